//! Cards that change hands, seen by giver and receiver alone (RC-105, RC-117).

use engine::{Audience, Cx, Seat, Seats};

use super::{others, take_in, take_out};
use crate::game::Given;
use crate::memory::CardSpot;
use crate::{Event, RattusCartus};

/// Ends the walk of the giver.
pub(super) fn give_walk(game: &mut RattusCartus, from: Seat, to: Seat, cx: &mut Cx<'_, Event>) {
    let cards = take_out(game, from);
    let n = cards.len();
    take_in(game, to, cards.persons());
    for (idx, n) in cards.others().into_iter().enumerate() {
        game.hands[to.idx()].insert_others(idx, n);
    }
    let print = game.terms.print;
    for seat in others(game.n_seats, from).filter(|seat| *seat != to) {
        game.memories[seat.idx()].given(from, to);
    }
    game.memories[from.idx()].lost_all(&cards, to, print);
    game.memories[to.idx()].saw_all(&cards, CardSpot::Held(from), print);
    game.gifts.push(Given { round: game.round, from, to, n, cards: Some(cards) });
    cx.tell_all(|| Event::Gave { seat: from, to, n });
    let both: Seats = [from, to].into_iter().collect();
    cx.tell(Audience::Only(both), || Event::GaveCards {
        seat: from,
        to,
        cards: print.cards(&cards),
    });
}
