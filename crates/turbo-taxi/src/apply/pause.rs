//! Pausing (TT-77).

use engine::{Cx, Seat, Seats};

use super::{build, time};
use crate::{Event, Phase, TurboTaxi};

/// Between two rounds one seat is enough; in a race all live seats must wish it.
pub(super) fn pause(game: &mut TurboTaxi, seat: Seat, cx: &mut Cx<'_, Event>) {
    if game.phase.is_race() {
        time::fair_instant(game, seat, cx);
        let live = game.live();
        let deal = game.dealt_mut();
        deal.pause_wishes.insert(seat);
        cx.tell_all(|| Event::PauseWished { seat });
        if deal.standing(deal.pause_wishes) != live {
            return;
        }
        deal.pause_wishes = Seats::none();
        deal.clock = deal.clock.stopped(cx.now);
    }
    game.paused_at = Some(cx.now);
    cx.tell_all(|| Event::Paused { seat });
}

/// What was left of a time limit is still left.
pub(super) fn resume(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let paused_at = game.paused_at.take().expect("only a paused game is resumed");
    match &mut game.phase {
        Phase::RoundEnd { until, .. } => {
            *until += cx.now.saturating_sub(paused_at);
            cx.tell_all(|| Event::Resumed);
        }
        _ => build::resume(game, cx),
    }
}
