//! What a seat remembers: where each card that it does not see may be (RC-106).
//!
//! The cards of one look are a few entries that nobody can tell apart; an entry is the set of
//! places where one such card may be. Every change is one that the seat was told of: a draw by
//! somebody else lets what may be in the deck be in that hand too, a gift between others spreads
//! what may be in the one hand to the other, and what is shown has found its entry. True numbers of
//! cards are never looked at beyond what they look like.

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::cards::{CardNo, Cards, Hand, Print};
use crate::components::{N_OTHER_CARDS, N_PERSONS, N_SPECIALS, PILE_SIZES, SEATS_MAX};

/// A set of places where a hidden card may be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, JsonSchema)]
#[schemars(from = "Vec<CardSpot>", into = "Vec<CardSpot>")]
pub struct CardSpots(u8);

/// A place where a hidden card may be. What a seat has laid face down counts as held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CardSpot {
    Held(Seat),
    Deck,
    NunRow,
}

impl CardSpot {
    fn bit(self) -> u8 {
        match self {
            CardSpot::Held(seat) => 1 << seat.0,
            CardSpot::Deck => 1 << SEATS_MAX,
            CardSpot::NunRow => 1 << (SEATS_MAX + 1),
        }
    }
}

impl CardSpots {
    pub const NONE: CardSpots = CardSpots(0);

    pub fn only(place: CardSpot) -> CardSpots {
        CardSpots(place.bit())
    }

    pub fn contains(self, place: CardSpot) -> bool {
        self.0 & place.bit() != 0
    }

    pub fn insert(&mut self, place: CardSpot) {
        self.0 |= place.bit();
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = CardSpot> {
        let held = (0..SEATS_MAX as u8).map(|seat| CardSpot::Held(Seat(seat)));
        held.chain([CardSpot::Deck, CardSpot::NunRow]).filter(move |place| self.contains(*place))
    }
}

impl FromIterator<CardSpot> for CardSpots {
    fn from_iter<I: IntoIterator<Item = CardSpot>>(places: I) -> CardSpots {
        let mut set = CardSpots::NONE;
        for place in places {
            set.insert(place);
        }
        set
    }
}

/// On the wire a set of places is a list.
impl Serialize for CardSpots {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSpots {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CardSpots, D::Error> {
        let places = Vec::<CardSpot>::deserialize(deserializer)?;
        let is_seat = |place: &CardSpot| match place {
            CardSpot::Held(seat) => seat.idx() < SEATS_MAX,
            CardSpot::Deck | CardSpot::NunRow => true,
        };
        if !places.iter().all(is_seat) {
            return Err(serde::de::Error::custom("there is no such seat"));
        }
        Ok(places.into_iter().collect())
    }
}

/// One entry per card of the game; empty where the seat sees the card, or where it lies in a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    pub persons: [CardSpots; N_PERSONS],
    pub others: [CardSpots; N_OTHER_CARDS],
}

/// No look is on more cards: there are fifteen Jokers.
const ALIKE_MAX: usize = 15;

/// The entries of one kind that is no class.
pub(crate) fn others_of(idx: usize) -> std::ops::Range<usize> {
    const STARTS: [usize; N_SPECIALS + 1] = {
        let mut starts = [0; N_SPECIALS + 1];
        let mut i = 0;
        while i < N_SPECIALS {
            starts[i + 1] = starts[i] + PILE_SIZES[i] as usize;
            i += 1;
        }
        starts
    };
    STARTS[idx]..STARTS[idx + 1]
}

impl Memory {
    /// Before anything is dealt: every population card may be in any of these places.
    pub fn at_start(places: CardSpots) -> Memory {
        Memory { persons: [places; N_PERSONS], others: [CardSpots::NONE; N_OTHER_CARDS] }
    }

    /// Somebody else draws.
    pub fn drawn_by(&mut self, seat: Seat) {
        spread(&mut self.persons, CardSpot::Deck, CardSpot::Held(seat));
    }

    /// The deck is empty, and these cards become the new one (RC-38).
    pub fn shuffled(&mut self, cards: Cards, print: Print) {
        for places in &mut self.persons {
            places.0 &= !CardSpot::Deck.bit();
        }
        for no in cards.iter() {
            lose_sight(&mut self.persons[print.alike(no)], CardSpot::Deck);
        }
    }

    /// Two others exchange cards that this seat does not see.
    pub fn given(&mut self, from: Seat, to: Seat) {
        spread(&mut self.persons, CardSpot::Held(from), CardSpot::Held(to));
        spread(&mut self.others, CardSpot::Held(from), CardSpot::Held(to));
    }

    /// A population card that was in this place is seen.
    pub fn saw(&mut self, no: CardNo, at: CardSpot, print: Print) {
        catch_sight(&mut self.persons[print.alike(no)], at);
    }

    /// Cards that were in this place are seen.
    pub fn saw_all(&mut self, cards: &Hand, at: CardSpot, print: Print) {
        for no in cards.persons().iter() {
            self.saw(no, at, print);
        }
        for (idx, n) in cards.others().iter().enumerate() {
            for _ in 0..*n {
                catch_sight(&mut self.others[others_of(idx)], at);
            }
        }
    }

    /// Cards that were seen go to somebody else.
    pub fn lost_all(&mut self, cards: &Hand, to: Seat, print: Print) {
        for no in cards.persons().iter() {
            lose_sight(&mut self.persons[print.alike(no)], CardSpot::Held(to));
        }
        for (idx, n) in cards.others().iter().enumerate() {
            self.taken(idx, *n, to);
        }
    }

    /// Somebody else takes cards from an open pile.
    pub fn taken(&mut self, idx: usize, n: u8, seat: Seat) {
        for _ in 0..n {
            lose_sight(&mut self.others[others_of(idx)], CardSpot::Held(seat));
        }
    }
}

/// What may be in one place may now be in the other.
#[inline]
fn spread(entries: &mut [CardSpots], from: CardSpot, to: CardSpot) {
    let (from, to) = (from.bit(), to.bit());
    for places in entries {
        places.0 |= if places.0 & from != 0 { to } else { 0 };
    }
}

fn lose_sight(alike: &mut [CardSpots], to: CardSpot) {
    let seen = alike.iter_mut().find(|places| places.is_empty());
    *seen.expect("a card that is in sight has an empty entry") = CardSpots::only(to);
}

/// One of the entries that may be there is the card that is seen. The narrowest is dropped: what is
/// left of nested ones is then just what is still possible. Of others that may be there too and are
/// not wider, one of each sort takes over what the dropped one allowed.
#[inline]
fn catch_sight(alike: &mut [CardSpots], at: CardSpot) {
    let bit = at.bit();
    let mut narrowest = usize::MAX;
    for (i, places) in alike.iter().enumerate() {
        let is_narrower = narrowest == usize::MAX || places.len() < alike[narrowest].len();
        if places.0 & bit != 0 && is_narrower {
            narrowest = i;
        }
    }
    assert!(narrowest != usize::MAX, "a card is only seen where it may be");
    let dropped = std::mem::take(&mut alike[narrowest]);
    let mut sorts = [CardSpots::NONE; ALIKE_MAX];
    let mut n_sorts = 0;
    for places in alike {
        let is_doubtful = places.0 & bit != 0 && places.0 & dropped.0 != dropped.0;
        if is_doubtful && !sorts[..n_sorts].contains(places) {
            sorts[n_sorts] = *places;
            n_sorts += 1;
            places.0 |= dropped.0;
        }
    }
}
