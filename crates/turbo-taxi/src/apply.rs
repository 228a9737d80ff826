//! What happens. Nothing is checked here: `legal.rs` has done that. Each file under `apply/` is a
//! part of a round, from the figures to the medal.

mod build;
mod call;
mod check;
mod pause;
mod place;
mod round;
mod time;
mod turn_up;

use engine::{Cx, Game, Seat};

use crate::{Action, Event, Phase, TurboTaxi};

pub(crate) use place::begin_deal;
pub(crate) use round::shuffled_set;

pub(crate) fn apply(game: &mut TurboTaxi, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
    match *action {
        // TT-36: until `Done` the engine can take everything back.
        Action::PlaceFigure { figure, field } => return place::put(game, figure, field, cx),
        Action::LiftFigure { figure } => return place::lift(game, figure, cx),
        _ => cx.seal(),
    }
    match *action {
        Action::PlaceFigure { .. } | Action::LiftFigure { .. } => {}
        Action::Done => place::set_task(game, cx),
        Action::Build(step) => build::build(game, seat, step, cx),
        Action::Halt => call::halt(game, seat, cx),
        Action::VoteGiveUp => build::vote(game, seat, true, cx),
        Action::WithdrawVote => build::vote(game, seat, false, cx),
        Action::Ready => round::ready(game, seat, cx),
        Action::Pause => pause::pause(game, seat, cx),
        Action::Resume => pause::resume(game, cx),
    }
}

/// Goes on where a deadline has passed, and only there.
pub(crate) fn expire(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let has_passed = game.deadline().is_some_and(|deadline| deadline <= cx.now);
    if !has_passed {
        return;
    }
    cx.seal();
    match game.phase {
        Phase::Place { .. } => place::set_task(game, cx),
        Phase::Countdown { .. } => turn_up::turn_up(game, cx),
        Phase::Build | Phase::Calling { .. } => build::go_on(game, cx),
        Phase::Check { .. } => check::judge(game, cx),
        Phase::Void { .. } => round::leave_void(game, cx),
        Phase::RoundEnd { .. } => round::leave_round(game, cx),
        Phase::Over => unreachable!("nothing is awaited after the end"),
    }
}
