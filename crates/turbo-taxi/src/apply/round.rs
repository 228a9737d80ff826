//! How a deal, a round and the game end (TT-70 to TT-75, TT-79 to TT-81).

use std::cmp::Reverse;

use engine::{Cx, Game, Millis, Seat, Seats};

use super::begin_deal;
use crate::game::VOID_DEALS_MAX;
use crate::options::{Options, Tie};
use crate::{Answer, CardKind, Cell, Event, How, Medal, Nearest, Phase, TurboTaxi, VoidReason};

const LOOK_MS: Millis = 10_000;
const UNSOLVABLE_SHOWN_MS: Millis = 3_000;

/// TT-29: the neutral set, in the order of chance.
pub(crate) fn shuffled_set(options: &Options, cx: &mut Cx<'_, Event>) -> Vec<CardKind> {
    let mut stack: Vec<CardKind> = options.components().set.iter().collect();
    for last in (1..stack.len()).rev() {
        stack.swap(last, cx.below(last as u32 + 1) as usize);
    }
    stack
}

/// TT-70: nobody wins, and the answer is told.
pub(super) fn void(game: &mut TurboTaxi, reason: VoidReason, cx: &mut Cx<'_, Event>) {
    let deal = game.dealt_mut();
    deal.clock = deal.clock.stopped(cx.now);
    let Answer { n_solutions, plan } = deal.answer;
    cx.tell_all(|| Event::DealVoid { reason, n_solutions, plan });
    let shown_ms = match reason {
        VoidReason::Unsolvable => UNSOLVABLE_SHOWN_MS,
        VoidReason::GivenUp | VoidReason::TimeUp => LOOK_MS,
    };
    game.phase = Phase::Void { reason, until: cx.now + shown_ms, ready: Seats::none() };
}

/// TT-64, TT-73: other calls lapse. In an extra round there is no medal to win (TT-81).
pub(super) fn win(game: &mut TurboTaxi, winner: Seat, how: How, cx: &mut Cx<'_, Event>) {
    let deal = game.dealt_mut();
    deal.n_checked = deal.calls.len();
    deal.clock = deal.clock.stopped(cx.now);
    let (at, n_right) = (deal.clock.elapsed(cx.now), deal.answer.n_solutions);
    if game.tied.is_some() {
        game.champion = Some(winner);
        cx.tell_all(|| Event::TieBroken { seat: winner, how });
    } else {
        let card = game.stack.pop().expect("the card that was turned up");
        let nearest = nearest(game, winner);
        game.medals.push(Medal { seat: winner, card, how, at, n_right, nearest });
        cx.tell_all(|| Event::MedalWon { seat: winner, card, how });
    }
    let until = cx.now + LOOK_MS;
    game.phase = Phase::RoundEnd { winner, how, until, ready: Seats::none() };
    cx.tell_all(|| {
        let racers = &game.dealt().racers[..usize::from(game.n_seats)];
        Event::RoundEnded { boards: racers.iter().map(|racer| racer.board.plan).collect() }
    });
}

/// TT-74: everybody sees the boards now, so it may stay known who was close. Of several it is the
/// first seat; who had laid nothing was not close.
fn nearest(game: &TurboTaxi, winner: Seat) -> Option<Nearest> {
    let others = game.live().iter().filter(|seat| *seat != winner);
    let laid = others.map(|seat| (seat, game.dealt().racers[seat.idx()].board.plan.n_laid()));
    let (seat, n_laid) = laid.min_by_key(|(_, n_laid)| Reverse(*n_laid))?;
    (0 < n_laid).then_some(Nearest { seat, n_missing: Cell::outer().count() as u8 - n_laid })
}

/// TT-74.
pub(super) fn ready(game: &mut TurboTaxi, seat: Seat, cx: &mut Cx<'_, Event>) {
    let all = Seats::all(game.n_seats);
    match &mut game.phase {
        Phase::Void { ready, .. } => {
            ready.insert(seat);
            if *ready == all {
                leave_void(game, cx);
            }
        }
        Phase::RoundEnd { ready, .. } => {
            ready.insert(seat);
            if *ready == all {
                leave_round(game, cx);
            }
        }
        phase => unreachable!("legal.rs does not offer Ready in {phase:?}"),
    }
}

/// TT-71: the card goes back to a place that chance names, and the round has another deal.
pub(super) fn leave_void(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let card = game.stack.pop().expect("the card that was turned up");
    if game.deal_number == VOID_DEALS_MAX {
        return withdraw(game, card, cx);
    }
    let place = cx.below(game.stack.len() as u32 + 1) as usize;
    game.stack.insert(place, card);
    game.deal_number += 1;
    begin_deal(game, cx);
}

/// A table that finds nothing for ever still comes to an end.
fn withdraw(game: &mut TurboTaxi, card: CardKind, cx: &mut Cx<'_, Event>) {
    cx.tell_all(|| Event::CardWithdrawn { card });
    if game.tied.is_some() {
        return end(game, cx);
    }
    game.withdrawn.push(card);
    next_round(game, cx);
}

/// TT-75: the winner is the next commissioner.
pub(super) fn leave_round(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let Phase::RoundEnd { winner, .. } = game.phase else {
        unreachable!("a round is left at its end");
    };
    if game.champion.is_some() {
        return end(game, cx);
    }
    game.commissioner = winner;
    next_round(game, cx);
}

/// TT-79.
fn next_round(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let n_rounds_played = game.medals.len() + game.withdrawn.len();
    let is_last = n_rounds_played == usize::from(game.options.n_rounds());
    let leaders = leaders(game);
    if is_last {
        match game.options.tie {
            Tie::ExtraRound if 1 < leaders.len() => {
                game.tied = Some(leaders);
                game.stack = shuffled_set(&game.options, cx);
            }
            Tie::ExtraRound | Tie::Shared => return end(game, cx),
        }
    }
    game.round += 1;
    game.deal_number = 1;
    begin_deal(game, cx);
}

/// The seats with the most medals.
fn leaders(game: &TurboTaxi) -> Seats {
    let seats = Seat::all(game.n_seats);
    let most = seats.clone().map(|seat| game.n_medals(seat)).max();
    seats.filter(|seat| Some(game.n_medals(*seat)) == most).collect()
}

fn end(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    game.phase = Phase::Over;
    game.deal = None;
    cx.tell_all(|| Event::GameEnded { outcome: game.outcome().expect("the game is over") });
}
