//! Population cards, Jokers and special cards, as they are named everywhere.

use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{N_CLASSES, N_KINDS, N_PILES};

/// A class of the land (RC-1).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Peasantry,
    Bourgeoisie,
    Church,
    Chivalry,
    Magic,
    Royalty,
}

/// What lies in open piles (RC-26). All but the markers are held in hand.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    Joker,
    Sword,
    Flute,
    Pass,
    Gold,
    VpMarker,
}

/// What an action says of a hand card: nuns have no effect there (RC-29). The order is the one in
/// which sets of cards are sorted (RC-30).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub enum Kind {
    Of(Class),
    Joker,
    Sword,
    Flute,
    Pass,
    Gold,
}

/// A population card. On the wire `church-4`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Person {
    pub class: Class,
    pub nuns: u8,
}

/// A card that can be held in hand. On the wire `church-4` or `joker`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub enum Card {
    Person(Person),
    Joker,
    Sword,
    Flute,
    Pass,
    Gold,
}

impl Class {
    pub const ALL: [Class; N_CLASSES] = [
        Class::Peasantry,
        Class::Bourgeoisie,
        Class::Church,
        Class::Chivalry,
        Class::Magic,
        Class::Royalty,
    ];

    pub fn name(self) -> &'static str {
        Kind::Of(self).name()
    }
}

impl Pile {
    pub const ALL: [Pile; N_PILES] =
        [Pile::Joker, Pile::Sword, Pile::Flute, Pile::Pass, Pile::Gold, Pile::VpMarker];

    /// What is taken from the pile, if it is held in hand.
    pub fn kind(self) -> Option<Kind> {
        match self {
            Pile::Joker => Some(Kind::Joker),
            Pile::Sword => Some(Kind::Sword),
            Pile::Flute => Some(Kind::Flute),
            Pile::Pass => Some(Kind::Pass),
            Pile::Gold => Some(Kind::Gold),
            Pile::VpMarker => None,
        }
    }
}

impl Kind {
    pub const ALL: [Kind; N_KINDS] = [
        Kind::Of(Class::Peasantry),
        Kind::Of(Class::Bourgeoisie),
        Kind::Of(Class::Church),
        Kind::Of(Class::Chivalry),
        Kind::Of(Class::Magic),
        Kind::Of(Class::Royalty),
        Kind::Joker,
        Kind::Sword,
        Kind::Flute,
        Kind::Pass,
        Kind::Gold,
    ];

    pub fn idx(self) -> usize {
        match self {
            Kind::Of(class) => class as usize,
            Kind::Joker => N_CLASSES,
            Kind::Sword => N_CLASSES + 1,
            Kind::Flute => N_CLASSES + 2,
            Kind::Pass => N_CLASSES + 3,
            Kind::Gold => N_CLASSES + 4,
        }
    }

    /// RC-47: Pass and Gold are never laid.
    pub fn is_layable(self) -> bool {
        !matches!(self, Kind::Pass | Kind::Gold)
    }

    /// RC-52: what counts for the strength of a visitor.
    pub fn is_strength(self) -> bool {
        matches!(self, Kind::Of(_) | Kind::Joker)
    }

    pub fn name(self) -> &'static str {
        const NAMES: [&str; N_KINDS] = [
            "peasantry",
            "bourgeoisie",
            "church",
            "chivalry",
            "magic",
            "royalty",
            "joker",
            "sword",
            "flute",
            "pass",
            "gold",
        ];
        NAMES[self.idx()]
    }
}

impl Card {
    pub fn kind(self) -> Kind {
        match self {
            Card::Person(person) => Kind::Of(person.class),
            Card::Joker => Kind::Joker,
            Card::Sword => Kind::Sword,
            Card::Flute => Kind::Flute,
            Card::Pass => Kind::Pass,
            Card::Gold => Kind::Gold,
        }
    }

    /// The card of a kind that has no nuns.
    pub(crate) fn plain(kind: Kind) -> Option<Card> {
        match kind {
            Kind::Of(_) => None,
            Kind::Joker => Some(Card::Joker),
            Kind::Sword => Some(Card::Sword),
            Kind::Flute => Some(Card::Flute),
            Kind::Pass => Some(Card::Pass),
            Kind::Gold => Some(Card::Gold),
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.class, self.nuns)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Person(person) => write!(f, "{person}"),
            other => write!(f, "{}", other.kind()),
        }
    }
}

impl FromStr for Kind {
    type Err = String;
    fn from_str(text: &str) -> Result<Kind, String> {
        let named = Kind::ALL.into_iter().find(|kind| kind.name() == text);
        named.ok_or_else(|| format!("there is no kind {text:?}"))
    }
}

impl FromStr for Person {
    type Err = String;
    fn from_str(text: &str) -> Result<Person, String> {
        let parts = text.split_once('-').and_then(|(class, nuns)| {
            let class = Class::ALL.into_iter().find(|known| known.name() == class)?;
            let is_plain = nuns.bytes().all(|byte| byte.is_ascii_digit());
            Some(Person { class, nuns: nuns.parse().ok().filter(|_| is_plain)? })
        });
        parts.ok_or_else(|| format!("there is no population card {text:?}"))
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Card, String> {
        if let Ok(kind) = text.parse::<Kind>() {
            return Card::plain(kind).ok_or_else(|| format!("{text:?} lacks its nuns"));
        }
        text.parse().map(Card::Person)
    }
}

/// Spelled on the wire as in text.
macro_rules! spelled {
    ($($type:ty),*) => {$(
        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = String;
            fn try_from(text: String) -> Result<$type, String> {
                text.parse()
            }
        }
    )*};
}

spelled!(Kind, Person, Card);
