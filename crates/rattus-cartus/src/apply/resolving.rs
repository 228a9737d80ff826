//! Phase D: one building after the other; and phase E.

use engine::{Cx, Seat};

use super::{actions, begin_round, gain_rats, put_away, show};
use crate::game::Queue;
use crate::{Class, Event, Kind, RattusCartus, Slot, Stage, score};

pub(super) fn begin(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) {
    // RC-51, RC-61: with two seats there is one premium action a round, so all is shown first.
    if game.n_seats == 2 {
        for slot in Slot::all(game.n_row()) {
            reveal(game, slot, cx);
        }
        game.premium = strongest(game, game.queue_of_entry());
    }
    open(game, Slot::FIRST, cx);
}

impl RattusCartus {
    /// Both seats of a game for two, the one first who entered first (RC-61).
    fn queue_of_entry(&self) -> Queue {
        self.clockwise_from(self.first_in.expect("all have entered")).collect()
    }
}

/// RC-60: the greatest strength, a tie going to the earlier entrant.
fn strongest(game: &RattusCartus, in_order: Queue) -> Option<Seat> {
    let strength = |seat: &Seat| game.laid[seat.idx()].strength();
    let most = in_order.as_slice().iter().map(strength).max()?;
    in_order.as_slice().iter().copied().find(|seat| strength(seat) == most)
}

/// RC-49: resolves a building and all after it, until somebody must decide.
fn open(game: &mut RattusCartus, slot: Slot, cx: &mut Cx<'_, Event>) {
    if game.n_row() < slot.number() {
        return end_round(game, cx);
    }
    if game.visitors(slot).is_empty() {
        return open(game, slot.next(), cx);
    }
    if game.n_seats != 2 {
        reveal(game, slot, cx);
        game.premium = strongest(game, game.row[slot.idx()].visitors);
    }
    let class = game.building(slot).class();
    let visitors = game.row[slot.idx()].visitors;
    for seat in visitors.as_slice() {
        let laid = game.laid[seat.idx()];
        advance(game, *seat, class, laid.strength(), cx);
        let n_persons = laid.strength() - laid.n_of(Kind::Joker);
        gain_rats(game, *seat, n_persons - laid.n_of(Kind::Of(class)), cx);
    }
    swords(game, slot, cx);
}

/// RC-50.
fn reveal(game: &mut RattusCartus, slot: Slot, cx: &mut Cx<'_, Event>) {
    let visitors = game.row[slot.idx()].visitors;
    for seat in visitors.as_slice().iter().copied() {
        let laid = game.laid[seat.idx()];
        show(game, seat, &laid);
        game.revealed.insert(seat);
        let print = game.terms.print;
        cx.tell_all(|| Event::Revealed { seat, slot, cards: print.cards(&laid) });
    }
}

/// RC-52, RC-54.
fn advance(game: &mut RattusCartus, seat: Seat, class: Class, by: u8, cx: &mut Cx<'_, Event>) {
    let track = &mut game.tracks[class as usize];
    track.advance(seat, by);
    let to = track.influence[seat.idx()];
    if 0 < by {
        cx.tell_all(|| Event::Advanced { seat, class, by, to });
    }
}

/// RC-55, RC-56.
fn swords(game: &mut RattusCartus, slot: Slot, cx: &mut Cx<'_, Event>) {
    let Some(winner) = game.winner(slot, Kind::Sword) else {
        return flutes(game, slot, cx);
    };
    let mut fewest = game.fewest(slot, Kind::Sword);
    match (fewest.next(), fewest.next()) {
        (Some(victim), None) => {
            drop(fewest);
            strike(game, slot, winner, victim, cx);
        }
        _ => {
            drop(fewest);
            game.stage = Stage::SwordTarget { slot, winner };
        }
    }
}

/// RC-57.
pub(super) fn strike(
    game: &mut RattusCartus,
    slot: Slot,
    winner: Seat,
    victim: Seat,
    cx: &mut Cx<'_, Event>,
) {
    let n = game.n_hand(victim) / 2;
    cx.tell_all(|| Event::SwordWon { seat: winner, victim, n });
    if n == 0 {
        return flutes(game, slot, cx);
    }
    game.stage = Stage::HalfOfHand { slot, winner, victim, n };
}

/// RC-59.
pub(super) fn flutes(game: &mut RattusCartus, slot: Slot, cx: &mut Cx<'_, Event>) {
    let winner = game.winner(slot, Kind::Flute).filter(|winner| 0 < game.rats(*winner));
    let Some(winner) = winner else {
        return act(game, slot, cx);
    };
    let mut fewest = game.fewest(slot, Kind::Flute);
    match (fewest.next(), fewest.next()) {
        (Some(target), None) => {
            drop(fewest);
            pipe(game, slot, winner, target, cx);
        }
        _ => {
            drop(fewest);
            game.stage = Stage::FluteTarget { slot, winner };
        }
    }
}

pub(super) fn pipe(
    game: &mut RattusCartus,
    slot: Slot,
    winner: Seat,
    target: Seat,
    cx: &mut Cx<'_, Event>,
) {
    game.rats[winner.idx()] -= 1;
    game.rats[target.idx()] += 1;
    cx.tell_all(|| Event::FluteWon { seat: winner, target });
    act(game, slot, cx);
}

/// RC-62, RC-80: the actions, or in the last round the bonus.
fn act(game: &mut RattusCartus, slot: Slot, cx: &mut Cx<'_, Event>) {
    if !game.is_last_round() {
        return actions::begin(game, slot, cx);
    }
    if let Some(seat) = game.premium.filter(|seat| game.visitors(slot).contains(seat)) {
        let class = game.building(slot).class();
        advance(game, seat, class, 1, cx);
    }
    clear(game, slot, cx);
}

/// RC-81.
pub(super) fn clear(game: &mut RattusCartus, slot: Slot, cx: &mut Cx<'_, Event>) {
    let visitors = game.row[slot.idx()].visitors;
    for seat in visitors.as_slice() {
        let laid = std::mem::take(&mut game.laid[seat.idx()]);
        put_away(game, &laid);
        game.lying.remove(*seat);
        game.revealed.remove(*seat);
    }
    cx.tell_all(|| Event::Cleared { slot });
    open(game, slot.next(), cx);
}

/// RC-82.
fn end_round(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) {
    for slot in Slot::all(game.n_row()) {
        game.discarded.insert(game.row[slot.idx()].card);
        game.row[slot.idx()].visitors = Queue::EMPTY;
    }
    game.premium = None;
    game.first_in = None;
    if game.is_last_round() {
        game.stage = Stage::Over;
        return cx.tell_all(|| Event::GameEnded { finish: Box::new(score::finish(game)) });
    }
    game.first = game.first.next(game.n_seats);
    let first = game.first;
    cx.tell_all(|| Event::RoundEnded { first });
    begin_round(game, cx);
}
