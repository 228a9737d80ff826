//! The road cards: six kinds, 17 states (TT-1 to TT-7).

use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Crossing, Side, Sides};

/// In the order of TT-2.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum CardKind {
    Straight,
    Curve,
    Tee,
    Crossing,
    #[serde(rename = "dcurve")]
    DoubleCurve,
    DeadEnd,
}

/// A kind in one of its orientations. The order is that of the labels, so that plans sort as their
/// texts do.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Card {
    Crossing,
    Curve0,
    Curve1,
    Curve2,
    Curve3,
    #[serde(rename = "dcurve0")]
    DoubleCurve0,
    #[serde(rename = "dcurve1")]
    DoubleCurve1,
    DeadEnd0,
    DeadEnd1,
    DeadEnd2,
    DeadEnd3,
    Straight0,
    Straight1,
    Tee0,
    Tee1,
    Tee2,
    Tee3,
}

impl CardKind {
    pub const ALL: [CardKind; 6] = [
        CardKind::Straight,
        CardKind::Curve,
        CardKind::Tee,
        CardKind::Crossing,
        CardKind::DoubleCurve,
        CardKind::DeadEnd,
    ];

    pub fn idx(self) -> usize {
        self as usize
    }

    pub fn label(self) -> &'static str {
        ["straight", "curve", "tee", "crossing", "dcurve", "deadend"][self.idx()]
    }

    /// The states of this kind, each a turn after the one before.
    pub fn cards(self) -> &'static [Card] {
        match self {
            CardKind::Straight => &[Card::Straight0, Card::Straight1],
            CardKind::Curve => &[Card::Curve0, Card::Curve1, Card::Curve2, Card::Curve3],
            CardKind::Tee => &[Card::Tee0, Card::Tee1, Card::Tee2, Card::Tee3],
            CardKind::Crossing => &[Card::Crossing],
            CardKind::DoubleCurve => &[Card::DoubleCurve0, Card::DoubleCurve1],
            CardKind::DeadEnd => &[Card::DeadEnd0, Card::DeadEnd1, Card::DeadEnd2, Card::DeadEnd3],
        }
    }

    /// The state after so many turns from the first; more than there are begin anew.
    pub fn turned(self, n_turns: u8) -> Card {
        let cards = self.cards();
        cards[usize::from(n_turns) % cards.len()]
    }
}

impl Card {
    /// By kind in the order of TT-2, then by turn.
    pub const ALL: [Card; 17] = [
        Card::Straight0,
        Card::Straight1,
        Card::Curve0,
        Card::Curve1,
        Card::Curve2,
        Card::Curve3,
        Card::Tee0,
        Card::Tee1,
        Card::Tee2,
        Card::Tee3,
        Card::Crossing,
        Card::DoubleCurve0,
        Card::DoubleCurve1,
        Card::DeadEnd0,
        Card::DeadEnd1,
        Card::DeadEnd2,
        Card::DeadEnd3,
    ];

    pub fn kind(self) -> CardKind {
        match self {
            Card::Straight0 | Card::Straight1 => CardKind::Straight,
            Card::Curve0 | Card::Curve1 | Card::Curve2 | Card::Curve3 => CardKind::Curve,
            Card::Tee0 | Card::Tee1 | Card::Tee2 | Card::Tee3 => CardKind::Tee,
            Card::Crossing => CardKind::Crossing,
            Card::DoubleCurve0 | Card::DoubleCurve1 => CardKind::DoubleCurve,
            Card::DeadEnd0 | Card::DeadEnd1 | Card::DeadEnd2 | Card::DeadEnd3 => CardKind::DeadEnd,
        }
    }

    /// The number behind the kind in the label; 0 for the crossing.
    pub fn turn(self) -> u8 {
        let first = self.kind().cards()[0];
        self as u8 - first as u8
    }

    /// TT-3: a quarter turn clockwise.
    pub fn turned(self) -> Card {
        self.kind().turned(self.turn() + 1)
    }

    /// The sides at which a road leaves the card.
    pub const fn ends(self) -> Sides {
        let [one, other] = self.roads(Crossing::Junction);
        Sides::of_bits(one.bits() | other.bits())
    }

    /// The ends that hang together within the card (TT-2). The second road is empty on most cards.
    pub const fn roads(self, crossing: Crossing) -> [Sides; 2] {
        match (self, crossing) {
            (Card::Straight0, _) => [NS, NONE],
            (Card::Straight1, _) => [EW, NONE],
            (Card::Curve0, _) => [NE, NONE],
            (Card::Curve1, _) => [ES, NONE],
            (Card::Curve2, _) => [SW, NONE],
            (Card::Curve3, _) => [NW, NONE],
            // A tee is named after the side that it lacks.
            (Card::Tee0, _) => [Sides::of_bits(0b1110), NONE],
            (Card::Tee1, _) => [Sides::of_bits(0b1101), NONE],
            (Card::Tee2, _) => [Sides::of_bits(0b1011), NONE],
            (Card::Tee3, _) => [Sides::of_bits(0b0111), NONE],
            (Card::Crossing, Crossing::Junction) => [Sides::ALL, NONE],
            (Card::Crossing, Crossing::Overpass) => [NS, EW],
            (Card::DoubleCurve0, _) => [NE, SW],
            (Card::DoubleCurve1, _) => [NW, ES],
            (Card::DeadEnd0, _) => [Sides::only(Side::N), NONE],
            (Card::DeadEnd1, _) => [Sides::only(Side::E), NONE],
            (Card::DeadEnd2, _) => [Sides::only(Side::S), NONE],
            (Card::DeadEnd3, _) => [Sides::only(Side::W), NONE],
        }
    }

    /// Whether a road of the card leads from one side to the other.
    pub fn joins(self, one: Side, other: Side, crossing: Crossing) -> bool {
        self.roads(crossing).iter().any(|road| road.contains(one) && road.contains(other))
    }

    pub fn label(self) -> &'static str {
        LABELS[self as usize]
    }
}

const NONE: Sides = Sides::NONE;
const NS: Sides = Sides::of_bits(0b0101);
const EW: Sides = Sides::of_bits(0b1010);
const NE: Sides = Sides::of_bits(0b0011);
const ES: Sides = Sides::of_bits(0b0110);
const SW: Sides = Sides::of_bits(0b1100);
const NW: Sides = Sides::of_bits(0b1001);

const LABELS: [&str; 17] = [
    "crossing",
    "curve0",
    "curve1",
    "curve2",
    "curve3",
    "dcurve0",
    "dcurve1",
    "deadend0",
    "deadend1",
    "deadend2",
    "deadend3",
    "straight0",
    "straight1",
    "tee0",
    "tee1",
    "tee2",
    "tee3",
];

/// A label that no card has (TT-2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCard(pub String);

impl fmt::Display for UnknownCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TT-2: no card is called {:?}", self.0)
    }
}

impl std::error::Error for UnknownCard {}

impl FromStr for Card {
    type Err = UnknownCard;
    fn from_str(label: &str) -> Result<Card, UnknownCard> {
        let card = Card::ALL.into_iter().find(|card| card.label() == label);
        card.ok_or_else(|| UnknownCard(label.to_owned()))
    }
}

impl FromStr for CardKind {
    type Err = UnknownCard;
    fn from_str(label: &str) -> Result<CardKind, UnknownCard> {
        let kind = CardKind::ALL.into_iter().find(|kind| kind.label() == label);
        kind.ok_or_else(|| UnknownCard(label.to_owned()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

impl fmt::Display for CardKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}
