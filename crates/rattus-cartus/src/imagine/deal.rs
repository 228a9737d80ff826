//! Dealing cards to spots that have room, each card to one where it may be, so that every such deal
//! is as likely as every other.

use engine::{Chance, Seat};

use crate::cards::Hand;
use crate::components::SEATS_MAX;
use crate::memory::{CardSpot, CardSpots};

/// Swaps per card that even out what dealing one by one has favoured.
const SWAPS_PER_CARD: usize = 8;

const DECK: usize = 2 * SEATS_MAX;
const NUN_ROW: usize = DECK + 1;
const N_SPOTS: usize = NUN_ROW + 1;

/// Where a hidden card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Deck,
    NunRow,
    Hand(Seat),
    Laid(Seat),
}

/// How many cards each spot still takes.
#[derive(Clone, Copy, Default)]
pub(super) struct Room([u8; N_SPOTS]);

/// A card that is to be dealt.
pub(super) struct Hidden {
    pub card: Hand,
    /// Spots where it may be, as bits.
    may_be: u16,
    spot_idx: usize,
}

impl Spot {
    fn idx(self) -> usize {
        match self {
            Spot::Hand(seat) => seat.idx(),
            Spot::Laid(seat) => SEATS_MAX + seat.idx(),
            Spot::Deck => DECK,
            Spot::NunRow => NUN_ROW,
        }
    }

    fn from_idx(idx: usize) -> Spot {
        match idx {
            0..SEATS_MAX => Spot::Hand(Seat(idx as u8)),
            DECK => Spot::Deck,
            NUN_ROW => Spot::NunRow,
            _ => Spot::Laid(Seat((idx - SEATS_MAX) as u8)),
        }
    }
}

impl Hidden {
    pub fn new(card: Hand, places: CardSpots, is_layable: bool) -> Hidden {
        let mut may_be = 0;
        let mut allow = |spot: Spot| may_be |= 1 << spot.idx();
        for place in places.iter() {
            match place {
                CardSpot::Deck => allow(Spot::Deck),
                CardSpot::NunRow => allow(Spot::NunRow),
                CardSpot::Held(seat) => {
                    allow(Spot::Hand(seat));
                    if is_layable {
                        allow(Spot::Laid(seat));
                    }
                }
            }
        }
        Hidden { card, may_be, spot_idx: 0 }
    }

    pub fn spot(&self) -> Spot {
        Spot::from_idx(self.spot_idx)
    }
}

impl Room {
    pub fn set(&mut self, spot: Spot, n: u8) {
        self.0[spot.idx()] = n;
    }
}

/// Deals all cards; there is room for just so many. The most restricted come first: as long as what
/// any two cards allow is nested or apart, each deal is then as likely as the others. Where it
/// overlaps, swaps even it out.
pub(super) fn deal(hidden: &mut [Hidden], room: Room, chance: &mut dyn Chance) {
    let mut room = room.0;
    let open = (0..N_SPOTS).filter(|idx| 0 < room[*idx]).fold(0, |open, idx| open | 1 << idx);
    hidden.iter_mut().for_each(|card| card.may_be &= open);
    hidden.sort_by_key(|card| (card.may_be.count_ones(), card.may_be));
    for i in 0..hidden.len() {
        match any_spot(hidden[i].may_be, &room, chance) {
            Some(idx) => {
                room[idx] -= 1;
                hidden[i].spot_idx = idx;
            }
            None => make_room(hidden, i, &mut room),
        }
    }
    if !is_laminar(hidden) {
        even_out(hidden, chance);
    }
}

fn spots(mut bits: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let idx = bits.trailing_zeros() as usize;
        bits &= bits.checked_sub(1)?;
        Some(idx)
    })
}

/// A spot for a card, in proportion to the room.
fn any_spot(may_be: u16, room: &[u8; N_SPOTS], chance: &mut dyn Chance) -> Option<usize> {
    let n_free: u32 = spots(may_be).map(|idx| u32::from(room[idx])).sum();
    if n_free == 0 {
        return None;
    }
    let mut nth = chance.below(n_free);
    spots(may_be).find(|idx| match nth.checked_sub(room[*idx].into()) {
        Some(rest) => {
            nth = rest;
            false
        }
        None => true,
    })
}

/// All spots of a card are taken by cards dealt before: they move on, along the shortest way to a
/// spot with room. There is one, for the true deal is possible.
fn make_room(hidden: &mut [Hidden], i: usize, room: &mut [u8; N_SPOTS]) {
    let mut came_from: [Option<(usize, usize)>; N_SPOTS] = [None; N_SPOTS];
    let mut reached = hidden[i].may_be;
    let mut waiting: Vec<usize> = spots(reached).collect();
    let mut n_seen = 0;
    while let Some(from) = waiting.get(n_seen).copied() {
        n_seen += 1;
        for j in (0..i).filter(|j| hidden[*j].spot_idx == from) {
            let new = hidden[j].may_be & !reached;
            reached |= new;
            for idx in spots(new) {
                came_from[idx] = Some((j, from));
                waiting.push(idx);
                if 0 < room[idx] {
                    room[idx] -= 1;
                    return move_on(hidden, i, &came_from, idx);
                }
            }
        }
    }
    unreachable!("the true deal finds room for every card");
}

fn move_on(
    hidden: &mut [Hidden],
    i: usize,
    came_from: &[Option<(usize, usize)>; N_SPOTS],
    free: usize,
) {
    let mut idx = free;
    while let Some((j, from)) = came_from[idx] {
        hidden[j].spot_idx = idx;
        idx = from;
    }
    hidden[i].spot_idx = idx;
}

/// Whether what any two cards allow is nested or apart. Equal sets stand side by side.
fn is_laminar(hidden: &[Hidden]) -> bool {
    let mut sets: Vec<u16> = hidden.iter().map(|card| card.may_be).collect();
    sets.dedup();
    let fit = |one: u16, other: u16| [0, one, other].contains(&(one & other));
    sets.iter().enumerate().all(|(i, one)| sets[..i].iter().all(|other| fit(*one, *other)))
}

/// Swaps of cards that may lie in each other's place lead from every deal to as many others, so
/// that after enough of them all deals are as likely.
fn even_out(hidden: &mut [Hidden], chance: &mut dyn Chance) {
    let n_cards = hidden.len() as u32;
    for _ in 0..SWAPS_PER_CARD * hidden.len() {
        let (i, j) = (chance.below(n_cards) as usize, chance.below(n_cards) as usize);
        let (one, other) = (hidden[i].spot_idx, hidden[j].spot_idx);
        if hidden[i].may_be & 1 << other != 0 && hidden[j].may_be & 1 << one != 0 {
            hidden[i].spot_idx = other;
            hidden[j].spot_idx = one;
        }
    }
}
