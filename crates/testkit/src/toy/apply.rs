//! How the toy's state changes.

use engine::{Audience, Chance, Cx, Seat, Seats};

use super::fault::Stray;
use super::{Action, BID_MS_MAX, CARD_MAX, Event, Fault, Phase, SHOWDOWN_MS, Toy};

/// More than anybody should be told of one step, or have to store of it.
const WITHOUT_MEASURE: usize = 20_000;

pub(super) fn apply(toy: &mut Toy, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
    if let (Some(stray), true) = (&toy.stray, toy.has(Fault::SharesClones)) {
        stray.count();
    }
    match *action {
        Action::Bid { chips } => bid(toy, seat, chips, cx),
        Action::Peek { at } => peek(toy, seat, at, cx),
        Action::Raise => raise(toy, cx),
        Action::Done => claim(toy, cx),
    }
}

pub(super) fn expire(toy: &mut Toy, cx: &mut Cx<'_, Event>) {
    match toy.phase {
        Phase::Bid { .. } => {
            for bid in &mut toy.bids[..usize::from(toy.n_seats)] {
                bid.get_or_insert(0);
            }
            show_bids(toy, cx);
        }
        Phase::Showdown { .. } if toy.round < toy.options.n_rounds || toy.has(Fault::NeverEnds) => {
            deal(toy, cx);
        }
        Phase::Showdown { .. } | Phase::Claim { .. } | Phase::Over => toy.phase = Phase::Over,
    }
}

/// Begins a round.
pub(super) fn deal(toy: &mut Toy, cx: &mut Cx<'_, Event>) {
    let mut deck: Vec<u8> = (1..=CARD_MAX).collect();
    toy.round = toy.round.saturating_add(1);
    toy.bids = Default::default();
    toy.phase = Phase::Bid { until: cx.now + BID_MS_MAX };
    for seat in Seat::all(toy.n_seats) {
        let card = deck.swap_remove(cx.below(deck.len() as u32) as usize);
        toy.cards[seat] = card;
        cx.tell(Audience::only(seat), || Event::Dealt { card });
    }
}

fn bid(toy: &mut Toy, seat: Seat, chips: u8, cx: &mut Cx<'_, Event>) {
    toy.bids[seat] = Some(chips);
    cx.tell(Audience::only(seat), || Event::Bid { chips });
    cx.tell(Audience::except(seat), || Event::BidHidden { seat });
    if toy.bids[..usize::from(toy.n_seats)].iter().all(Option::is_some) {
        show_bids(toy, cx);
    }
}

/// The highest bid plays, among equal ones the lowest seat.
fn show_bids(toy: &mut Toy, cx: &mut Cx<'_, Event>) {
    let seats = Seat::all(toy.n_seats);
    let bids: Vec<u8> = seats.clone().map(|seat| toy.bids[seat].unwrap_or(0)).collect();
    for seat in seats.clone() {
        toy.paid[seat] += i32::from(bids[seat.idx()]);
    }
    let seat = seats.rev().max_by_key(|seat| bids[seat.idx()]).expect("a table has seats");
    toy.phase = Phase::Claim { seat, peeked: None, size: 0 };
    cx.tell_all(|| Event::BidsShown { bids });
    cx.seal();
}

fn peek(toy: &mut Toy, seat: Seat, at: Seat, cx: &mut Cx<'_, Event>) {
    if let Phase::Claim { peeked, .. } = &mut toy.phase {
        *peeked = Some(at);
    }
    let card = toy.cards[at];
    cx.tell(Audience::only(seat), || Event::Peeked { at, card });
    cx.tell(Audience::except(seat), || Event::PeekedHidden { seat, at });
    if toy.has(Fault::TellsSpectatorsMore) {
        let everyone = Audience::Except(Seats::all(toy.n_seats));
        cx.tell(everyone, || Event::PeekedHidden { seat, at });
    }
    if !toy.has(Fault::PeeksUnsealed) {
        cx.seal();
    }
}

fn raise(toy: &mut Toy, cx: &mut Cx<'_, Event>) {
    if toy.has(Fault::DrawsWithoutMeasure) {
        for _ in 0..WITHOUT_MEASURE {
            cx.below(2);
        }
    }
    if toy.has(Fault::CountsRaises) {
        toy.stray = Some(Stray::counted());
    }
    let is_talkative = toy.has(Fault::TellsCardWithRaise);
    let is_brittle = toy.has(Fault::PanicsAtTwo);
    if let Phase::Claim { seat, size, .. } = &mut toy.phase {
        *size += 1;
        assert!(*size < 2 || !is_brittle, "two is too many");
        let card = is_talkative.then_some(toy.cards[*seat]);
        cx.tell_all(|| Event::Raised { seat: *seat, size: *size, card });
    }
}

fn claim(toy: &mut Toy, cx: &mut Cx<'_, Event>) {
    let Phase::Claim { seat, size, .. } = toy.phase else {
        return;
    };
    let cards = &toy.cards[..usize::from(toy.n_seats)];
    let n_times = if toy.has(Fault::TellsWithoutMeasure) { WITHOUT_MEASURE } else { 1 };
    let n_lower = cards.iter().filter(|card| **card < toy.cards[seat]).count();
    let is_right = usize::from(size) <= n_lower;
    let points = if is_right { i32::from(size) } else { -i32::from(size) };
    toy.won[seat] += points;
    toy.phase = Phase::Showdown { until: cx.now + SHOWDOWN_MS };
    cx.tell_all(|| Event::Claimed { seat, points, cards: cards.repeat(n_times) });
    cx.seal();
}

/// Deals cards that are not known, for [`super::view::imagine`].
pub(super) fn deal_unknown(known: &[Option<u8>], chance: &mut dyn Chance) -> Vec<u8> {
    let mut deck: Vec<u8> = (1..=CARD_MAX).filter(|card| !known.contains(&Some(*card))).collect();
    let mut any = || deck.swap_remove(chance.below(deck.len() as u32) as usize);
    known.iter().map(|card| card.unwrap_or_else(&mut any)).collect()
}
