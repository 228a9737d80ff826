//! A called plan is looked at by all (TT-63 to TT-69).

use engine::Cx;

use super::{build, round};
use crate::{Event, How, Phase, TurboTaxi, VoidReason, findings, is_right};

/// TT-63: the next call, for everybody to see.
pub(super) fn show(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let deal = game.dealt();
    let seat = deal.calls[deal.n_checked].seat;
    let plan = deal.racers[seat.idx()].board.plan;
    let components = game.options.components();
    cx.tell_all(|| Event::Checked {
        seat,
        plan,
        findings: findings(&deal.task, &plan, components),
    });
    game.phase = Phase::Check { seat, until: cx.now + game.options.check_show_ms() };
}

/// The time to look is over.
pub(super) fn judge(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let components = game.options.components();
    let deal = game.dealt_mut();
    let seat = deal.calls[deal.n_checked].seat;
    deal.n_checked += 1;
    if is_right(&deal.task, &deal.racers[seat.idx()].board.plan, components) {
        return round::win(game, seat, How::Plan, cx);
    }
    deal.out.insert(seat);
    cx.tell_all(|| Event::SatOut { seat });
    after_wrong_call(game, cx);
}

/// TT-66, TT-67, TT-69, in this order.
fn after_wrong_call(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let live = game.live();
    let deal = game.dealt();
    let is_time_up =
        game.options.round_limit_ms().is_some_and(|limit| limit <= deal.clock.elapsed(cx.now));
    match live.first() {
        Some(last) if live.len() == 1 => round::win(game, last, How::LastLeft, cx),
        _ if deal.n_checked < deal.calls.len() => show(game, cx),
        _ if build::have_all_given_up(game) => round::void(game, VoidReason::GivenUp, cx),
        _ if is_time_up => round::void(game, VoidReason::TimeUp, cx),
        _ => build::resume(game, cx),
    }
}
