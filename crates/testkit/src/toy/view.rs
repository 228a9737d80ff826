//! What is known in the toy, and what may be true if just that is known.

use engine::{Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::apply::deal_unknown;
use super::fault::Stray;
use super::{BID_MAX, Fault, Options, Phase, SEATS_MAX, Toy};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub options: Options,
    pub round: u8,
    pub phase: Phase,
    pub seats: Vec<SeatView>,
    /// Empty but for the faults.
    pub stain: Option<Option<u8>>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub card: Option<u8>,
    pub bid: BidView,
    pub won: i32,
    pub paid: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BidView {
    Missing,
    Hidden,
    Shown { chips: u8 },
}

pub(super) fn view(toy: &Toy, viewer: Viewer) -> View {
    let n_cards = usize::from(toy.n_seats);
    let stain = match toy.options.fault {
        Fault::ShowsWhatJsonLoses => Some(None),
        Fault::ShowsSumOfCards => Some(Some(toy.cards[..n_cards].iter().sum())),
        _ => None,
    };
    let seats = Seat::all(toy.n_seats).map(|seat| SeatView {
        card: can_see_card(toy, viewer, seat).then_some(toy.cards[seat]),
        bid: bid_view(toy, viewer, seat),
        won: toy.won[seat],
        paid: toy.paid[seat],
    });
    View { options: toy.options, round: toy.round, phase: toy.phase, seats: seats.collect(), stain }
}

fn can_see_card(toy: &Toy, viewer: Viewer, at: Seat) -> bool {
    let is_own = viewer == Viewer::Seat(at);
    let is_leaked = viewer == Viewer::Spectator && toy.has(Fault::ShowsSpectatorsAll);
    is_own
        || is_leaked
        || match toy.phase {
            Phase::Bid { .. } => false,
            Phase::Claim { seat, peeked, .. } => viewer == Viewer::Seat(seat) && peeked == Some(at),
            Phase::Showdown { .. } | Phase::Over => true,
        }
}

fn bid_view(toy: &Toy, viewer: Viewer, seat: Seat) -> BidView {
    let is_open = !matches!(toy.phase, Phase::Bid { .. });
    match toy.bids[seat] {
        None => BidView::Missing,
        Some(chips) if is_open || viewer == Viewer::Seat(seat) => BidView::Shown { chips },
        Some(_) => BidView::Hidden,
    }
}

pub(super) fn imagine(view: &View, _seat: Seat, chance: &mut dyn Chance) -> Toy {
    let known: Vec<Option<u8>> = view.seats.iter().map(|seat| seat.card).collect();
    let fault = view.options.fault;
    let mut toy = Toy {
        options: view.options,
        n_seats: view.seats.len() as u8,
        round: view.round + u8::from(fault == Fault::ImaginesAnotherRound),
        phase: view.phase,
        cards: [0; SEATS_MAX],
        bids: [None; SEATS_MAX],
        won: [0; SEATS_MAX],
        paid: [0; SEATS_MAX],
        stray: Stray::of(fault),
    };
    for (i, card) in deal_unknown(&known, chance).into_iter().enumerate() {
        let seat = &view.seats[i];
        toy.cards[i] = card;
        toy.won[i] = seat.won;
        toy.paid[i] = seat.paid;
        toy.bids[i] = match seat.bid {
            BidView::Missing => None,
            BidView::Hidden => Some(chance.below(u32::from(BID_MAX) + 1) as u8),
            BidView::Shown { chips } => Some(chips),
        };
    }
    toy
}
