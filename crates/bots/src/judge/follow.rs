//! The mean over what may be drawn, for a judge that can judge any position.

use engine::{Chance, Cx, Fast, Game, Imagine, Seat, Viewer, act};

use super::{Judge, Judgement, Way, Ways};

/// A mean, summed up value by value.
#[derive(Clone, Debug)]
pub struct Mean {
    sum: Judgement,
    squares: f64,
    weight: f64,
    n: u32,
    seat: Seat,
}

impl Mean {
    /// Over values for a table of `n_seats`, with the error of one seat's chance.
    pub fn new(n_seats: u8, seat: Seat) -> Mean {
        Mean { sum: Judgement::nothing(n_seats), squares: 0.0, weight: 0.0, n: 0, seat }
    }

    pub fn add(&mut self, value: &Judgement, weight: f64) {
        self.sum.add(value, weight);
        self.squares += weight * value.win[self.seat.idx()].powi(2);
        self.weight += weight;
        self.n += 1;
    }

    /// With the standard error of the chance, if the values were drawn. Nothing of nothing.
    pub fn done(self) -> Option<(Judgement, f64)> {
        if self.n == 0 {
            return None;
        }
        let mut mean = Judgement::nothing(self.sum.win.len() as u8);
        mean.add(&self.sum, 1.0 / self.weight);
        let spread = self.squares / self.weight - mean.win[self.seat.idx()].powi(2);
        let n = f64::from(self.n);
        let error = if self.n < 2 { 0.0 } else { (spread.max(0.0) / (n - 1.0)).sqrt() };
        Some((mean, error))
    }
}

/// Where a way leads to: all that may be drawn on it, where that is at most `n_tried` things, and
/// otherwise so many samples of it. What is hidden is dealt anew for every sample. Nothing if the
/// way is possible in none of them.
pub fn follow<G: Imagine>(
    judge: &mut dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    n_tried: u32,
) -> Option<Way<G::Action>> {
    let n_seats = G::seen(view, seat).n_seats();
    let mut mean = Mean::new(n_seats, seat);
    let mut all = Counting::default();
    let first = after::<G>(view, seat, actions, &mut Fast::new(0), &mut all);
    if all.n_possible() <= u64::from(n_tried) && is_all_known::<G>(view, seat) {
        mean.add(&stands(judge, &first?, seat), all.likelihood());
        while all.next() {
            let game = after::<G>(view, seat, actions, &mut Fast::new(0), &mut all);
            mean.add(&stands(judge, &game?, seat), all.likelihood());
        }
        let (judgement, _) = mean.done()?;
        return Some(Way { actions: actions.to_vec(), judgement, error: 0.0 });
    }
    for sample in 0..n_tried {
        let mut deal = Fast::new(u64::from(sample));
        let mut draws = Fast::new(u64::from(sample) ^ SALT);
        if let Some(game) = after::<G>(view, seat, actions, &mut deal, &mut draws) {
            mean.add(&stands(judge, &game, seat), 1.0);
        }
    }
    let (judgement, error) = mean.done()?;
    Some(Way { actions: actions.to_vec(), judgement, error })
}

/// The ways that begin so, each judged by where it leads to. They end where something is drawn.
pub fn weigh<G: Imagine>(
    judge: &mut dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    choices: Vec<Vec<G::Action>>,
    played: &[G::Action],
    n_tried: u32,
) -> Ways<G::Action> {
    let mut ways: Vec<Way<G::Action>> = Vec::new();
    for mut actions in choices {
        actions.truncate(n_until_drawn::<G>(view, seat, &actions));
        if ways.iter().all(|way| way.actions != actions) {
            ways.extend(follow(judge, view, seat, &actions, n_tried));
        }
    }
    let known = ways.iter().find(|way| way.actions == played).cloned();
    let played = match known {
        None if !played.is_empty() => follow(judge, view, seat, played, n_tried),
        known => known,
    };
    Ways::ranked(ways, played, seat)
}

/// All that a seat may do now.
pub fn offered<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// The best few of these by a rough value.
pub fn most_promising<A: Copy>(actions: Vec<A>, n: usize, rough: impl Fn(A) -> f64) -> Vec<A> {
    let mut rated: Vec<(f64, A)> = actions.into_iter().map(|it| (rough(it), it)).collect();
    rated.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    rated.into_iter().take(n).map(|(_, action)| action).collect()
}

/// Plays some actions of a seat, as far as they are possible, with whatever is drawn.
pub fn play_unseen<G: Game>(game: &mut G, seat: Seat, actions: &[G::Action]) {
    let mut chance = Fast::new(0);
    for action in actions {
        if act(game, seat, action, &mut Cx::silent(0, &mut chance)).is_err() {
            return;
        }
    }
}

/// How many actions there are up to the first that draws something, or ends the turn.
fn n_until_drawn<G: Imagine>(view: &G::View, seat: Seat, actions: &[G::Action]) -> usize {
    let mut game = G::imagine(view, seat, &mut Fast::new(0));
    for (i, action) in actions.iter().enumerate() {
        let mut all = Counting::default();
        game.apply(seat, action, &mut Cx::silent(0, &mut all));
        if 0 < all.n_drawn || !game.to_act().contains(seat) {
            return i + 1;
        }
    }
    actions.len()
}

/// Deals and draws of a sample are not alike.
const SALT: u64 = 0x9e37_79b9_7f4a_7c15;

fn after<G: Imagine>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    deal: &mut Fast,
    draws: &mut dyn Chance,
) -> Option<G> {
    let mut game = G::imagine(view, seat, deal);
    for action in actions {
        act(&mut game, seat, action, &mut Cx::silent(0, draws)).ok()?;
    }
    Some(game)
}

/// Whether there is one state only that looks like this.
pub fn is_all_known<G: Imagine>(view: &G::View, seat: Seat) -> bool {
    G::imagine(view, seat, &mut Fast::new(1)) == G::imagine(view, seat, &mut Fast::new(2))
}

/// How a position stands, as `seat` sees it.
fn stands<G: Game>(judge: &mut dyn Judge<G>, game: &G, seat: Seat) -> Judgement {
    match game.outcome() {
        Some(outcome) => Judgement::of_outcome(&outcome),
        None => judge.value(&game.view(Viewer::Seat(seat)), seat),
    }
}

/// Goes through all that may be drawn, one walk after the other.
#[derive(Default)]
struct Counting {
    /// What this walk draws, and out of how many.
    draws: Vec<(u32, u32)>,
    n_drawn: usize,
}

impl Counting {
    fn n_possible(&self) -> u64 {
        self.draws.iter().fold(1, |all, (_, n)| all.saturating_mul(u64::from(*n)))
    }

    /// How likely this walk is.
    fn likelihood(&self) -> f64 {
        self.draws.iter().map(|(_, n)| 1.0 / f64::from(*n)).product()
    }

    /// Begins the next walk, with another last draw. Says whether there is one.
    fn next(&mut self) -> bool {
        self.n_drawn = 0;
        while let Some((drawn, n)) = self.draws.last_mut() {
            *drawn += 1;
            if *drawn < *n {
                return true;
            }
            self.draws.pop();
        }
        false
    }
}

impl Chance for Counting {
    fn below(&mut self, n: u32) -> u32 {
        if self.n_drawn == self.draws.len() {
            self.draws.push((0, n));
        }
        let (drawn, _) = self.draws[self.n_drawn];
        self.n_drawn += 1;
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_draws_everything_once() {
        let mut all = Counting::default();
        let mut seen = Vec::new();
        let mut total = 0.0;
        loop {
            // How much there is to draw from may depend on what was drawn before.
            let first = all.below(3);
            let second = if first == 1 { all.below(2) } else { 0 };
            seen.push((first, second));
            total += all.likelihood();
            if !all.next() {
                break;
            }
        }
        assert_eq!(seen, [(0, 0), (1, 0), (1, 1), (2, 0)]);
        assert!((total - 1.0).abs() < 1e-12);
    }
}
