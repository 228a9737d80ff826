//! The search over a whole turn: two moves with all that is done at their stops. After the first
//! move only the most promising ways are followed.

use engine::{Cx, Game, Scripted, Seat};
use milestones::{Action, Milestones, Phase};

use super::choices::{Step, Width};
use super::valuer::Valuer;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub width: Width,
    /// How many ways are followed into the second move.
    pub n_followed: usize,
    /// So many positions are judged at most, but for the ways that have been begun.
    pub n_judged_max: u64,
}

/// A way through the turn, so far.
#[derive(Clone)]
pub struct Way {
    pub steps: Vec<Action>,
    pub game: Milestones,
    pub value: f32,
}

/// The best ways through the rest of the turn, the best one first.
pub fn ways(game: &Milestones, effort: Effort, valuer: &mut Valuer) -> Vec<Way> {
    let seat = game.turn();
    valuer.begin(game);
    let mut ways = Vec::new();
    expand(game, seat, &[], effort.width, valuer, &mut ways);
    let is_half_way = |way: &Way| way.game.turn() == seat && way.game.phase() == Phase::Move;
    let (mut open, mut ended): (Vec<Way>, Vec<Way>) = ways.into_iter().partition(is_half_way);
    rank(&mut open, seat, valuer);
    rank(&mut ended, seat, valuer);
    for way in open.iter().take(effort.n_followed) {
        if !ended.is_empty() && effort.n_judged_max <= valuer.n_judged {
            break;
        }
        let mut further = Vec::new();
        expand(&way.game, seat, &way.steps, effort.width, valuer, &mut further);
        rank(&mut further, seat, valuer);
        ended.extend(further.into_iter().next());
    }
    ended.sort_by(|a, b| b.value.total_cmp(&a.value));
    ended
}

fn rank(ways: &mut [Way], seat: Seat, valuer: &mut Valuer) {
    for way in ways.iter_mut() {
        way.value = valuer.utility(&way.game, seat);
    }
    ways.sort_by(|a, b| b.value.total_cmp(&a.value));
}

/// All ways to the end of the present visit, or of the next one if there is none.
fn expand(
    game: &Milestones,
    seat: Seat,
    steps: &[Action],
    width: Width,
    valuer: &mut Valuer,
    out: &mut Vec<Way>,
) {
    let mut expansion = Expansion { seat, width, valuer, out };
    expansion.go(game, steps, 0);
}

struct Expansion<'a> {
    seat: Seat,
    width: Width,
    valuer: &'a mut Valuer,
    out: &'a mut Vec<Way>,
}

impl Expansion<'_> {
    fn go(&mut self, game: &Milestones, so_far: &[Action], n_done: usize) {
        let mut choices = Vec::new();
        super::choices::choices(game, self.seat, self.width, n_done, self.valuer, &mut choices);
        for step in choices {
            let next = after(game, step);
            let actions = [Some(step.first), step.second].into_iter().flatten();
            let steps: Vec<Action> = so_far.iter().copied().chain(actions).collect();
            let is_visit_over =
                next.turn() != self.seat || matches!(next.phase(), Phase::Move | Phase::Over);
            if is_visit_over {
                self.out.push(Way { steps, game: next, value: 0.0 });
            } else {
                let is_on_arrival = game.phase() == Phase::Move;
                self.go(&next, &steps, if is_on_arrival { 0 } else { n_done + 1 });
            }
        }
    }
}

/// The same game a step later. Which tile is turned up is not foreseen: always the first one, and
/// nothing here looks at it.
fn after(game: &Milestones, step: Step) -> Milestones {
    let mut next = game.clone();
    for action in [Some(step.first), step.second].into_iter().flatten() {
        let seat = next.turn();
        next.apply(seat, &action, &mut Cx::silent(0, &mut Scripted::new([0])));
    }
    next
}
