//! What an action would bring, split by where it comes from. The rules are asked: the client counts
//! nothing itself.

use cities::{Action, CardIdx, Change, Cities, GoalProgress, N_COLUMNS, N_GOALS, Phase, Row};
use engine::{Game, Seat};

use super::laying::after;

/// What is before somebody who looks at an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// The change of the live score, and the rings that would follow at the end of the turn.
    pub total: i32,
    /// The weightiest first; those without points last.
    pub lines: Vec<Line>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    Card {
        card: CardIdx,
        points: i32,
    },
    Water(i32),
    Parks(i32),
    Monuments(i32),
    /// A ring on this number, if the turn ends so.
    Ring {
        goal: u8,
        points: i32,
    },
    /// Nearer to a goal, or farther from it.
    Goal {
        goal: u8,
        n: u32,
        at_least: u32,
        is_nearer: bool,
    },
}

impl Line {
    pub fn points(self) -> i32 {
        match self {
            Line::Card { points, .. } | Line::Ring { points, .. } => points,
            Line::Water(points) | Line::Parks(points) | Line::Monuments(points) => points,
            Line::Goal { .. } => 0,
        }
    }
}

/// None if the action is not offered, or if chance has a say in it.
pub fn gain(game: &Cities, seat: Seat, action: &Action) -> Option<Gain> {
    game.foresee(seat, action).map(|change| of_change(&change))
}

fn of_change(change: &Change) -> Gain {
    let (before, after) = (&change.before.score, &change.after.score);
    let cards = change.cards().into_iter().map(|(card, points)| Line::Card { card, points });
    let mut lines: Vec<Line> = cards.collect();
    lines.push(Line::Water(after.water - before.water));
    lines.push(Line::Parks(after.parks - before.parks));
    lines.push(Line::Monuments(after.monuments - before.monuments));
    for (goal, (before, after)) in (0..).zip(change.before.goals.iter().zip(&change.after.goals)) {
        let points = ring(after) - ring(before);
        if points != 0 {
            lines.push(Line::Ring { goal, points });
        } else if before.n != after.n && after.claimed.is_none() && after.vacant.is_some() {
            let is_nearer = before.n < after.n;
            lines.push(Line::Goal { goal, n: after.n, at_least: after.at_least, is_nearer });
        }
    }
    lines.retain(|line| line.points() != 0 || matches!(line, Line::Goal { .. }));
    engine::sort_short(&mut lines, |line| -line.points().abs());
    Gain { total: lines.iter().map(|line| line.points()).sum(), lines }
}

/// The number that a seat has, or would have if its turn ended now.
fn ring(goal: &GoalProgress) -> i32 {
    let would_claim = goal.vacant.filter(|_| goal.is_fulfilled());
    goal.claimed.or(would_claim).unwrap_or(0)
}

/// What lies between two states of one game.
pub fn between(before: &Cities, after: &Cities, seat: Seat) -> Gain {
    of_change(&Change { before: before.explain(seat), after: after.explain(seat) })
}

/// The live score, and the rings that would follow at the end of the turn.
pub fn total(game: &Cities, seat: Seat) -> i32 {
    let rings = (0..N_GOALS as u8).map(|goal| {
        let progress = game.progress(seat, goal);
        ring(&progress) - progress.claimed.unwrap_or(0)
    });
    game.score(seat).total() + rings.sum::<i32>()
}

/// The most that a column of the offer brings in this turn. None where chance has a say in it.
pub fn most(game: &Cities, me: Seat, row: Row, column: u8) -> Option<i32> {
    if usize::from(column) + 1 == N_COLUMNS {
        return None;
    }
    let now = after(game, me, &Action::Take { row, column })?;
    Some(total(&now, me) - total(game, me) + best_of_hand(&now, me))
}

/// What all that is in the hand would still bring.
pub fn best_of_hand(game: &Cities, me: Seat) -> i32 {
    let mut now = game.clone();
    // One after the other, each where it brings most: so would somebody who looks.
    while let Some(next) = best_next(&now, me) {
        now = next;
    }
    total(&now, me) - total(game, me)
}

/// The best that can be laid next, if it does no harm.
fn best_next(game: &Cities, me: Seat) -> Option<Cities> {
    let mut actions = Vec::new();
    game.legal_actions(me, &mut actions);
    let is_laying = |action: &&Action| {
        use Action::{PlaceFeature, PlacePiece, PlaceTile};
        matches!(action, PlaceTile { .. } | PlaceFeature { .. } | PlacePiece { .. })
    };
    let must = matches!(game.phase(), Phase::PlaceTile { .. });
    let mut best: Option<(i32, Cities)> = None;
    for then in actions.iter().filter(is_laying).filter_map(|action| after(game, me, action)) {
        let worth = total(&then, me);
        if best.as_ref().is_none_or(|(most, _)| *most < worth) {
            best = Some((worth, then));
        }
    }
    let (worth, then) = best?;
    (must || total(game, me) <= worth).then_some(then)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::random_walk::RandomWalk;

    /// Over whole random games: what is foreseen is what the score then says.
    #[test]
    fn what_is_foreseen_happens() {
        let mut walk = RandomWalk::<Cities>::new(2, 3);
        let mut n_checked = 0;
        while let Some((seat, action)) = walk.choose() {
            let foreseen = gain(walk.game(), seat, &action);
            let before = walk.game().score(seat).total();
            let was_placing = !matches!(walk.game().phase(), Phase::Confirm { .. });
            walk.act(seat, action);
            let Some(foreseen) = foreseen.filter(|_| was_placing) else { continue };
            let rings: i32 = foreseen
                .lines
                .iter()
                .filter(|line| matches!(line, Line::Ring { .. }))
                .map(|line| line.points())
                .sum();
            assert_eq!(walk.game().score(seat).total() - before, foreseen.total - rings);
            n_checked += 1;
        }
        assert!(50 < n_checked);
    }
}
