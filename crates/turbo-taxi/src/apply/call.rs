//! "Halt!" (TT-54 to TT-62).

use engine::{Audience, Cx, Millis, Seat};

use super::{build, time};
use crate::deal::Call;
use crate::{Event, Phase, TurboTaxi};

const HOLD_ALLOWANCE_MS: Millis = 25;
const DEAD_HEAT_MS: Millis = 15;

pub(super) fn halt(game: &mut TurboTaxi, seat: Seat, cx: &mut Cx<'_, Event>) {
    let delay = time::delay(game, seat, cx);
    let fair = time::fair_instant(game, seat, cx);
    let deal = game.dealt_mut();
    let last_step = deal.racers[seat.idx()].last_step;
    let call = Call { seat, receipt: cx.now, delay, fair, last_step };
    deal.pending.push(call);
    cx.tell(Audience::only(seat), || Event::CallReceived { call });
    if game.phase == Phase::Build {
        game.phase = Phase::Calling { until: cx.now + hold(game, cx) };
    }
    let hold_is_over = game.phase == Phase::Calling { until: cx.now };
    let have_all_called = game.live().iter().all(|seat| game.dealt().has_called(seat));
    if hold_is_over || have_all_called {
        end_hold(game, cx);
    }
}

/// TT-59: long enough for a call that is already on its way.
fn hold(game: &TurboTaxi, cx: &mut Cx<'_, Event>) -> Millis {
    let others = game.live().iter().filter(|seat| !game.dealt().has_called(*seat));
    match others.map(|seat| time::delay(game, seat, cx)).max() {
        None | Some(0) => 0,
        Some(farthest) => farthest + HOLD_ALLOWANCE_MS,
    }
}

/// TT-55, TT-57: now everybody learns who has called.
pub(super) fn end_hold(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let pending = std::mem::take(&mut game.dealt_mut().pending);
    let calls = in_order(pending, |call| (game.n_medals(call.seat), place(game, call.seat)));
    let deal = game.dealt_mut();
    for Call { seat, .. } in &calls {
        if deal.votes.contains(*seat) {
            deal.votes.remove(*seat);
            cx.tell_all(|| Event::VoteChanged { seat: *seat, stands: false });
        }
    }
    deal.calls.extend(calls);
    build::freeze(game, cx);
}

/// Clockwise from the commissioner's left neighbour, the commissioner last.
fn place(game: &TurboTaxi, seat: Seat) -> u8 {
    (seat.0 + game.n_seats - game.commissioner.0 - 1) % game.n_seats
}

/// TT-61: by fair instant. Calls that come at most 15 ms after the first of them are as good, and
/// among those the last building step decides, then what `tie_break` says.
fn in_order<K: Ord>(mut calls: Vec<Call>, tie_break: impl Fn(&Call) -> K) -> Vec<Call> {
    let mut ordered = Vec::with_capacity(calls.len());
    while let Some(earliest) = calls.iter().map(|call| call.fair).min() {
        let is_dead_heat = |call: &Call| call.fair <= earliest + DEAD_HEAT_MS;
        let heat = (0..calls.len()).filter(|idx| is_dead_heat(&calls[*idx]));
        let key = |idx: &usize| (calls[*idx].last_step, tie_break(&calls[*idx]));
        let first = heat.min_by_key(key).expect("the earliest call is among them");
        ordered.push(calls.swap_remove(first));
    }
    ordered
}
