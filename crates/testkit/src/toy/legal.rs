//! What is allowed in the toy.

use engine::{Game, Seat};

use super::{Action, BID_MAX, CARD_MAX, Fault, Phase, Toy};

pub(super) fn actions(toy: &Toy, seat: Seat, out: &mut Vec<Action>) {
    let is_in_turn = toy.to_act().contains(seat);
    match toy.phase {
        Phase::Bid { .. } if is_in_turn || toy.has(Fault::ListsOutOfTurn) => {
            out.extend((0..=BID_MAX).map(|chips| Action::Bid { chips }));
        }
        Phase::Claim { peeked, size, .. } if is_in_turn => {
            claim_actions(toy, seat, peeked, size, out)
        }
        Phase::Over if is_in_turn => out.push(Action::Done),
        Phase::Bid { .. } | Phase::Claim { .. } | Phase::Showdown { .. } | Phase::Over => {}
    }
}

fn claim_actions(toy: &Toy, seat: Seat, peeked: Option<Seat>, size: u8, out: &mut Vec<Action>) {
    if peeked.is_none() {
        let others = Seat::all(toy.n_seats).filter(|other| *other != seat);
        out.extend(others.map(|at| Action::Peek { at }));
    }
    if size + 1 < toy.n_seats {
        out.push(Action::Raise);
    }
    out.push(Action::Done);
    if toy.has(Fault::ListsTwice) {
        out.push(Action::Done);
    }
}

/// Without a fault this is what the list says, as it should be.
pub(super) fn is_legal(toy: &Toy, seat: Seat, action: &Action) -> bool {
    let mut listed = Vec::new();
    actions(toy, seat, &mut listed);
    match toy.options.fault {
        Fault::RefusesListed if *action == (Action::Bid { chips: BID_MAX }) => false,
        Fault::AcceptsUnlisted if *action == Action::Raise => true,
        Fault::RefusesBySecret if *action == Action::Raise => {
            toy.cards[seat.next(toy.n_seats)] < CARD_MAX / 2 || listed.contains(action)
        }
        _ => listed.contains(action),
    }
}
