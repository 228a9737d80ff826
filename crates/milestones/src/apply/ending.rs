//! The end of a turn and of the game (MS-115 to MS-124).

use engine::{Cx, Game};

use super::begin_turn;
use crate::tableau::Source;
use crate::{End, EndCause, Event, Milestones, Phase};

/// MS-116, MS-118, MS-120: the first trigger counts, later ones change nothing.
pub(super) fn trigger(game: &mut Milestones, why: EndCause, cx: &mut Cx<'_, Event>) {
    if game.end.is_some() {
        return;
    }
    let by = game.turn;
    game.end = Some(End { by, why });
    cx.tell_all(|| Event::EndTriggered { by, why });
}

/// MS-39: there is no way back behind the end of a turn.
pub(super) fn end_turn(game: &mut Milestones, cx: &mut Cx<'_, Event>) {
    cx.seal();
    game.n_turns += 1;
    game.n_dry_turns = if game.has_scored { 0 } else { game.n_dry_turns + 1 };
    let next = game.turn.next(game.n_seats);
    match game.end {
        Some(end) if end.by == next => final_scoring(game, cx),
        Some(_) => {
            begin_turn(game, next, cx);
            cx.tell_all(|| Event::LastTurn { seat: next });
        }
        None if has_stalled(game) => {
            trigger(game, EndCause::Stall, cx);
            final_scoring(game, cx);
        }
        None => begin_turn(game, next, cx),
    }
}

/// MS-121.
fn has_stalled(game: &Milestones) -> bool {
    let n_turns_max = u16::from(game.options.stall_rounds.number()) * u16::from(game.n_seats);
    n_turns_max <= game.n_dry_turns
}

/// MS-122 to MS-124.
fn final_scoring(game: &mut Milestones, cx: &mut Cx<'_, Event>) {
    let n_seats = usize::from(game.n_seats);
    for majority in game.majorities() {
        for (tableau, points) in game.tableaus[..n_seats].iter_mut().zip(majority.points) {
            tableau.points.add(Source::Majorities, points);
        }
        cx.tell_all(|| Event::MajorityScored {
            kind: majority.kind,
            totals: majority.totals[..n_seats].to_vec(),
            points: majority.points[..n_seats].to_vec(),
        });
    }
    game.phase = Phase::Over;
    cx.tell_all(|| Event::Ended { outcome: game.outcome().expect("the game is over") });
}
