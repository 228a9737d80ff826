//! What is allowed.

mod forbids;

use engine::{Game, Seat};

use crate::cards::Kinds;
use crate::components::GUARD_TOWER_CARDS;
use crate::{Action, Kind, RattusCartus, Slot, Stage};

pub(crate) use forbids::{RULES as FORBIDDING, forbids};

/// Hands over what `seat` may do now, one by one.
#[inline]
pub(crate) fn each_action(game: &RattusCartus, seat: Seat, mut offer: impl FnMut(Action)) {
    if !game.to_act().contains(seat) {
        return;
    }
    let hand = game.hands[seat.idx()].kinds();
    let kinds = &game.card_choices[seat.idx()].kinds;
    match game.stage {
        // RC-36: every slot, whoever has chosen it before.
        Stage::ChooseSupply { .. } | Stage::ChooseTogether => {
            Slot::all(game.n_row()).for_each(|slot| offer(Action::ChooseSupply { slot }));
        }
        // RC-40: what the seat has not seen yet.
        Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => {
            game.unseen(seat).for_each(|position| offer(Action::LookAt { position }));
        }
        Stage::Enter { .. } if game.card_choices[seat.idx()].slot.is_none() => {
            Slot::all(game.n_row()).for_each(|slot| offer(Action::Enter { slot }));
            if can_pass(game, seat) {
                offer(Action::PlayPass);
            }
        }
        // RC-46, RC-47.
        Stage::Enter { .. } => {
            let layable = hand.more_than(kinds).filter(|kind| kind.is_layable());
            layable.for_each(|kind| offer(Action::Lay { kind }));
            offer(Action::Done);
        }
        Stage::SwordTarget { slot, .. } => {
            game.fewest(slot, Kind::Sword).for_each(|seat| offer(Action::Target { seat }));
        }
        Stage::FluteTarget { slot, .. } => {
            game.fewest(slot, Kind::Flute).for_each(|seat| offer(Action::Target { seat }));
        }
        Stage::UseOrDecline { .. } => {
            offer(Action::UseAction);
            offer(Action::Decline);
        }
        Stage::HalfOfHand { n, .. } => each_gift(hand, kinds, n, offer),
        Stage::Tribute { .. } => each_gift(hand, kinds, GUARD_TOWER_CARDS, offer),
        // RC-72: up to so many.
        Stage::Trade { n_max, .. } => {
            if kinds.len() < n_max {
                hand.more_than(kinds).for_each(|kind| offer(Action::Discard { kind }));
            }
            offer(Action::Done);
        }
        Stage::Over => {}
    }
}

/// RC-43.
fn can_pass(game: &RattusCartus, seat: Seat) -> bool {
    1 < game.queue.len() && 0 < game.n_of(seat, Kind::Pass)
}

/// RC-57, RC-68: just so many cards, of any kinds.
fn each_gift(hand: &Kinds, kinds: &Kinds, n: u8, mut offer: impl FnMut(Action)) {
    if kinds.len() < n {
        hand.more_than(kinds).for_each(|kind| offer(Action::Give { kind }));
    } else {
        offer(Action::Done);
    }
}
