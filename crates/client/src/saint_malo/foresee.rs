//! What an action would bring. The rules themselves are asked, on a copy of the game: the client
//! judges nothing.

use engine::{Chance, Game, Imagine};
use saint_malo::{Action, Bonus, Event, Field, Phase, SaintMalo, Score, Side, Symbol, Task};

/// The game once the rolling is stopped: tasks can be chosen straight after a roll.
pub fn game_after_rolling(game: &SaintMalo) -> SaintMalo {
    match game.phase() {
        Phase::Reroll { .. } => after(game, Action::Stop).0,
        _ => game.clone(),
    }
}

/// The most that a use of the dice brings at once, as numbers with their symbols.
pub fn worth(game: &SaintMalo, task: Task) -> Vec<(i32, &'static str)> {
    let n = i32::from(task.n_dice());
    match task {
        Task::Logs(_) => return vec![(n, "die-log")],
        Task::Crates(_) => return Vec::new(),
        Task::Walls(_) => return vec![(n, "sm-shield")],
        Task::Church(_) | Task::Person(_) => {}
    }
    let (placing, _) = after(game, Action::Use { task });
    let mut actions = Vec::new();
    placing.legal_actions(game.turn(), &mut actions);
    let gains = actions.iter().filter_map(|action| match action {
        Action::Place { field } => Some(gain(&placing, *field)),
        _ => None,
    });
    let best = gains.max_by_key(|gain| 2 * (gain.vp + gain.at_end) + gain.coins + gain.defence);
    let best = best.unwrap_or_default();
    let all =
        [(best.vp + best.at_end, "ct-star"), (best.coins, "sm-coin"), (best.defence, "sm-shield")];
    all.into_iter().filter(|(n, _)| 0 < *n).take(1).collect()
}

/// What one placement brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// Victory points at once.
    pub vp: i32,
    /// Points that only count at the end: churches, the full city.
    pub at_end: i32,
    pub coins: i32,
    pub defence: i32,
    pub spoils: Option<Side>,
    pub completes: Option<(Side, Bonus)>,
}

impl Gain {
    pub fn is_nothing(&self) -> bool {
        (self.vp, self.at_end, self.coins, self.defence) == (0, 0, 0, 0)
    }
}

pub fn gain(game: &SaintMalo, field: Field) -> Gain {
    let (next, events) = after(game, Action::Place { field });
    let (before, city) = (game.city(game.turn()), next.city(game.turn()));
    let at_end = |city| {
        let score = Score::of(city);
        score.churches + score.full_city
    };
    let mut gain = Gain {
        vp: i32::from(city.earned.total()) - i32::from(before.earned.total()),
        at_end: at_end(city) - at_end(before),
        coins: i32::from(city.n_coins) - i32::from(before.n_coins),
        defence: i32::from(city.defence()) - i32::from(before.defence()),
        ..Gain::default()
    };
    for event in events {
        match event {
            Event::SideSpoiled { side } => gain.spoils = Some(side),
            Event::SideCompleted { side, bonus } => gain.completes = Some((side, bonus)),
            _ => {}
        }
    }
    gain
}

/// What ending the turn does, as far as the dice on the table decide it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Consequence {
    pub n_boxes: u8,
    /// The strengths of the attacks, each with whether the seat holds.
    pub attacks: Vec<(u8, bool)>,
    /// The attack after those; None after the last of all.
    pub threat: Option<Threat>,
    pub ends_game: bool,
}

/// An attack that is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Boxes that are still to be marked before it.
    pub n_left: u8,
    pub strength: u8,
    /// Of the seat in turn.
    pub defence: u8,
}

pub fn consequence(game: &SaintMalo) -> Consequence {
    let turn = game.turn();
    let game = game.supposing(game.dice(), Phase::Finish);
    let (next, events) = after(&game, Action::Done);
    let threat = next.pirates().strength().map(|strength| Threat {
        n_left: next.pirates().n_left(),
        strength,
        defence: next.city(turn).defence(),
    });
    let ends_game = next.outcome().is_some();
    let mut found = Consequence { threat, ends_game, ..Consequence::default() };
    for event in events {
        match event {
            Event::SabresMarked { from, to, .. } => found.n_boxes += to - from,
            Event::Attacked { strength, lost, .. } => {
                found.attacks.push((strength, !lost[turn.idx()]));
            }
            _ => {}
        }
    }
    found
}

/// The fields whose pieces pay for a person on `field`.
pub fn payers(game: &SaintMalo, field: Field) -> Vec<Field> {
    let Phase::PlacePerson { person } = game.phase() else {
        return Vec::new();
    };
    let city = game.city(game.turn());
    let around = saint_malo::Fields::only(field).all_round();
    let paying = match person {
        saint_malo::Person::Merchant => city.crates(),
        saint_malo::Person::Priest => city.churches(),
        saint_malo::Person::Juggler => city.persons(),
        _ => saint_malo::Fields::NONE,
    };
    (paying & around).iter().collect()
}

/// The game after an action that needs no luck, and what was told of it.
fn after(game: &SaintMalo, action: Action) -> (SaintMalo, Vec<Event>) {
    game.after(game.turn(), &action, &mut CalmSea)
}

/// The extra dice of practice are still to come: none of them is counted.
struct CalmSea;

impl Chance for CalmSea {
    fn below(&mut self, _n: u32) -> u32 {
        Symbol::Log as u32
    }
}

#[cfg(test)]
mod tests {
    use engine::{Match, Scripted, Seat, Viewer};
    use saint_malo::{Dice, Options, Person, Plan, View};

    use super::*;

    fn game(plan: &str, dice: &str, phase: Phase) -> SaintMalo {
        let view = view(plan, dice, phase);
        SaintMalo::seen(&view, view.turn)
    }

    fn view(plan: &str, dice: &str, phase: Phase) -> View {
        let (start, _) =
            Match::<SaintMalo>::new(&Options::default(), 2, &mut Scripted::new([0])).unwrap();
        let mut view = start.game().view(Viewer::Spectator);
        view.cities[0].plan = plan.parse::<Plan>().unwrap();
        view.dice = dice.parse::<Dice>().unwrap();
        view.phase = phase;
        view
    }

    const CRATES: &str = "#.....# .ccc... .c.c... .c.c... ....... ....... #.....#";

    #[test]
    fn a_merchant_shows_what_the_crates_pay() {
        let game = game(CRATES, "HHHLL", Phase::PlacePerson { person: Person::Merchant });
        let field = "c3".parse().unwrap();
        assert_eq!(gain(&game, field).coins, 7);
        assert_eq!(payers(&game, field).len(), 7);
        let outside = gain(&game, "b1".parse().unwrap());
        assert_eq!((outside.coins, outside.spoils), (2, Some(Side::Top)));
    }

    #[test]
    fn tasks_can_be_asked_for_before_rolling_is_stopped() {
        let game = game_after_rolling(&game(CRATES, "CCWHS", Phase::Reroll { rolls_left: 1 }));
        assert_eq!(game.phase(), Phase::Use);
        assert_eq!(worth(&game, Task::Walls(1)), [(1, "sm-shield")]);
        assert_eq!(worth(&game, Task::Person(Person::Citizen)), [(1, "ct-star")]);
    }

    #[test]
    fn the_end_of_a_turn_is_foreseen() {
        let mut view = view(CRATES, "LLLSS", Phase::Finish);
        view.pirates.n_marked = 2;
        let found = consequence(&SaintMalo::seen(&view, Seat(0)));
        assert_eq!((found.n_boxes, found.attacks), (2, vec![(1, false)]));
    }
}
