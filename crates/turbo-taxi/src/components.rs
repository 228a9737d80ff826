//! What no source settles for good, in one table: how many cards of each kind a set has, whether
//! the crossing joins its roads, and which fields are green. Whoever owns the printed game can
//! correct it with a file, such as
//!
//! ```json
//! { "set": { "straight": 3, "curve": 3, "tee": 3, "crossing": 1, "dcurve": 1, "deadend": 1 },
//!   "crossing": "junction", "green": [0, 2, 3, 5, 6, 8, 9, 11] }
//! ```
//!
//! in which whatever is left out is as below. Checker, solver and puzzles are handed the table.

mod read;

use std::ops::Index;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Card, CardKind, Field, Fields};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Components {
    /// TT-1.
    pub set: CardSet,
    /// TT-7.
    pub crossing: Crossing,
    /// TT-10.
    pub green: Fields,
}

/// TT-7: whether the crossing joins its two roads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Crossing {
    #[default]
    Junction,
    Overpass,
}

/// So many cards of each kind: a whole set, or what is left of it in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "CardCounts", into = "CardCounts")]
pub struct CardSet([u8; CardKind::ALL.len()]);

/// TT-1: straight, curve, tee, crossing, double curve, dead end.
pub const CARD_SET: CardSet = CardSet([3, 3, 3, 1, 1, 1]);

pub const CARDS_PER_SET: u8 = 12;

/// TT-34: so many figures stand on green fields.
pub const GREEN_FIGURES_MIN: u8 = 2;

impl Components {
    /// The printed game, as far as it is known.
    pub const fn printed(crossing: Crossing) -> Components {
        Components { set: CARD_SET, crossing, green: Fields::GREEN }
    }

    pub const fn with_crossing(self, crossing: Crossing) -> Components {
        Components { crossing, ..self }
    }

    pub fn is_green(&self, field: Field) -> bool {
        self.green.contains(field)
    }
}

impl Default for Components {
    fn default() -> Components {
        Components::printed(Crossing::default())
    }
}

impl From<Crossing> for Components {
    fn from(crossing: Crossing) -> Components {
        Components::printed(crossing)
    }
}

impl From<&Components> for Components {
    fn from(components: &Components) -> Components {
        *components
    }
}

impl Crossing {
    pub const ALL: [Crossing; 2] = [Crossing::Junction, Crossing::Overpass];

    pub fn label(self) -> &'static str {
        ["junction", "overpass"][self as usize]
    }
}

impl CardSet {
    pub const NONE: CardSet = CardSet([0; CardKind::ALL.len()]);

    /// Counts in the order of [`CardKind`].
    pub const fn new(counts: [u8; CardKind::ALL.len()]) -> CardSet {
        CardSet(counts)
    }

    /// The number of cards of all kinds.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn has(&self, kind: CardKind) -> bool {
        0 < self[kind]
    }

    pub fn put(&mut self, kind: CardKind) {
        self.0[kind.idx()] += 1;
    }

    /// Takes a card of that kind away, if there is one.
    #[must_use]
    pub fn take(&mut self, kind: CardKind) -> bool {
        let has_one = self.has(kind);
        self.0[kind.idx()] -= u8::from(has_one);
        has_one
    }

    /// Every card, kind after kind.
    pub fn iter(&self) -> impl Iterator<Item = CardKind> + '_ {
        CardKind::ALL.into_iter().flat_map(|kind| (0..self[kind]).map(move |_| kind))
    }
}

impl Index<CardKind> for CardSet {
    type Output = u8;
    fn index(&self, kind: CardKind) -> &u8 {
        &self.0[kind.idx()]
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.put(card.kind()));
        set
    }
}

/// A set on the wire, by the labels of the kinds.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct CardCounts {
    straight: u8,
    curve: u8,
    tee: u8,
    crossing: u8,
    dcurve: u8,
    deadend: u8,
}

impl From<CardCounts> for CardSet {
    fn from(it: CardCounts) -> CardSet {
        CardSet([it.straight, it.curve, it.tee, it.crossing, it.dcurve, it.deadend])
    }
}

impl From<CardSet> for CardCounts {
    fn from(CardSet(counts): CardSet) -> CardCounts {
        let [straight, curve, tee, crossing, dcurve, deadend] = counts;
        CardCounts { straight, curve, tee, crossing, dcurve, deadend }
    }
}
