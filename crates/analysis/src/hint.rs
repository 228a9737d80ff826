//! What a seat had better do.

use bots::{Botted, Budget, Judge, Way};
use engine::{Line, Seat};
use protocol::{Gain, Hint};

use crate::walk::as_json;

/// More would not help.
const N_HINTS: usize = 3;
/// What is further behind the best is no advice.
const BEHIND_MAX: f64 = 0.05;

/// The best one to three things that `seat`, who is to act, can do. Nothing where nobody can judge.
pub fn hint<G: Botted>(view: &G::View, seat: Seat, budget: Budget) -> Vec<Hint> {
    let Some(mut judge) = G::judge(budget) else { return Vec::new() };
    let ways = judge.ways(view, seat, &[]).best;
    let chance = |way: &Way<G::Action>| way.judgement.win[seat.idx()];
    let Some(most) = ways.first().map(chance) else { return Vec::new() };
    let good = ways.iter().filter(|way| most - chance(way) <= BEHIND_MAX);
    let told = |way: &Way<G::Action>| Hint {
        actions: as_json::<G>(&way.actions),
        win: chance(way),
        behind: most - chance(way),
        error: way.error,
        points: way.judgement.points[seat.idx()],
        gains: gains::<G>(judge.as_ref(), view, seat, &way.actions),
    };
    good.take(N_HINTS).map(told).collect()
}

/// What a way changes at once in the sources of the score.
fn gains<G: Botted>(
    judge: &dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
) -> Vec<Gain> {
    let mut game = G::seen(view, seat);
    let before = judge.sources(&game, seat);
    bots::judge::play_unseen(&mut game, seat, actions);
    let after = judge.sources(&game, seat);
    differences(&before, &after)
}

fn differences(before: &[Line], after: &[Line]) -> Vec<Gain> {
    let points = |lines: &[Line], source: &str| -> i32 {
        lines.iter().filter(|line| line.source == source).map(|line| line.points).sum()
    };
    let mut gains: Vec<Gain> = Vec::new();
    for line in after.iter().chain(before) {
        let is_known = gains.iter().any(|gain| gain.source == line.source);
        let change = points(after, &line.source) - points(before, &line.source);
        if !is_known && change != 0 {
            gains.push(Gain { source: line.source.to_string(), points: change });
        }
    }
    gains
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changes_is_told() {
        let before = [Line::new("walls", 4), Line::new("coins", 2)];
        let after = [Line::new("walls", 4), Line::new("coins", 1), Line::new("church", 9)];
        let told = differences(&before, &after);
        let told: Vec<(&str, i32)> =
            told.iter().map(|gain| (gain.source.as_str(), gain.points)).collect();
        assert_eq!(told, [("coins", -1), ("church", 9)]);
    }
}
