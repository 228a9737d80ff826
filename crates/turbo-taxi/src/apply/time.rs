//! What is fair about time (TT-58 to TT-62).

use engine::{Cx, Millis, Seat};

use crate::options::Latency;
use crate::{Event, TurboTaxi};

/// How long an input of `seat` was on its way, as far as the table counts that.
pub(super) fn delay(game: &TurboTaxi, seat: Seat, cx: &mut Cx<'_, Event>) -> Millis {
    match game.options.latency {
        Latency::Fair => cx.delay(seat),
        Latency::Receipt => 0,
    }
}

/// TT-58: when `seat` did what arrives now. Notes that it did something.
pub(super) fn fair_instant(game: &mut TurboTaxi, seat: Seat, cx: &mut Cx<'_, Event>) -> Millis {
    let sent = cx.now.saturating_sub(delay(game, seat, cx));
    let deal = game.dealt_mut();
    let racer = &mut deal.racers[seat.idx()];
    racer.last_input = sent.max(deal.met_at).max(racer.last_input);
    racer.last_input
}

/// TT-60: the moment at which what happens now can have reached every seat.
pub(super) fn common_moment(game: &TurboTaxi, cx: &mut Cx<'_, Event>) -> Millis {
    let farthest = Seat::all(game.n_seats).map(|seat| delay(game, seat, cx)).max();
    cx.now + farthest.unwrap_or(0)
}
