//! All build at once (TT-44 to TT-53, TT-68).

use engine::{Audience, Cx, Seat, Seats};

use super::{call, check, round, time};
use crate::film::{Shot, shoot};
use crate::options::{Progress, WatchBoards};
use crate::{Board, Event, Phase, Step, TurboTaxi, VoidReason};

/// One's own step, which nobody else sees. It is taken back by its opposite, not by undoing: then
/// the end of the log tells nobody who has built.
pub(super) fn build(game: &mut TurboTaxi, seat: Seat, step: Step, cx: &mut Cx<'_, Event>) {
    let fair = time::fair_instant(game, seat, cx);
    let set = game.options.components().set;
    let deal = game.dealt_mut();
    let at = deal.clock.elapsed(cx.now);
    let racer = &mut deal.racers[seat.idx()];
    let n_before = racer.board.plan.n_laid();
    racer.board.build(step);
    let bare = || Board::with_centre(deal.task.centre, set);
    shoot(&mut racer.film, Shot { at, step }, bare);
    racer.last_step = fair;
    let n = racer.board.plan.n_laid();
    cx.tell(watchers(game, seat), || Event::Built { seat, step });
    if n != n_before && game.options.progress == Progress::Shown {
        cx.tell_all(|| Event::Progress { seat, n });
    }
}

/// TT-82: who sees a board while it is being built.
fn watchers(game: &TurboTaxi, seat: Seat) -> Audience {
    match game.options.watch_boards {
        WatchBoards::AfterRound => Audience::only(seat),
        WatchBoards::WhenOut => {
            let mut others = game.live();
            others.remove(seat);
            Audience::Except(others)
        }
    }
}

/// TT-68.
pub(super) fn vote(game: &mut TurboTaxi, seat: Seat, stands: bool, cx: &mut Cx<'_, Event>) {
    time::fair_instant(game, seat, cx);
    let deal = game.dealt_mut();
    match stands {
        true => deal.votes.insert(seat),
        false => deal.votes.remove(seat),
    }
    cx.tell_all(|| Event::VoteChanged { seat, stands });
    if have_all_given_up(game) {
        round::void(game, VoidReason::GivenUp, cx);
    }
}

/// Whether the votes of all live seats stand. That of a caller has lapsed (TT-55).
pub(super) fn have_all_given_up(game: &TurboTaxi) -> bool {
    let deal = game.dealt();
    deal.standing(deal.votes) == game.live()
}

/// A hold has ended, time is up, or a seat may begin.
pub(super) fn go_on(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let is_time_up = game.time_up_at().is_some_and(|at| at <= cx.now);
    let hold_is_over = match game.phase {
        Phase::Calling { until } => until <= cx.now,
        _ => false,
    };
    // TT-53: calls that have come in are checked before the deal is void.
    let has_calls = !game.dealt().pending.is_empty();
    if hold_is_over || (is_time_up && has_calls) {
        call::end_hold(game, cx);
    } else if is_time_up {
        round::void(game, VoidReason::TimeUp, cx);
    } else {
        let options = game.options.clone();
        let deal = game.dealt_mut();
        let elapsed = deal.clock.elapsed(cx.now);
        let holds_still = |seat: &Seat| elapsed < options.delay_ms(*seat);
        deal.waiting = deal.waiting.iter().filter(holds_still).collect();
    }
}

/// TT-67: everybody goes on where he stopped, all from the same moment (TT-60).
pub(super) fn resume(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let met_at = time::common_moment(game, cx);
    let deal = game.dealt_mut();
    deal.met_at = met_at;
    deal.clock = deal.clock.resumed(met_at);
    game.phase = Phase::Build;
    cx.tell_all(|| Event::Resumed);
}

/// TT-57: the boards are frozen and the first of the calls is shown. Who wished a pause has one.
pub(super) fn freeze(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let deal = game.dealt_mut();
    deal.pause_wishes = Seats::none();
    deal.clock = deal.clock.stopped(cx.now);
    check::show(game, cx);
}
