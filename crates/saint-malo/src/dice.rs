//! Five symbol dice as a multiset: only the counts matter (SM-16).

use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{N_DICE, N_SYMBOLS};

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Symbol {
    #[serde(rename = "L")]
    Log,
    #[serde(rename = "C")]
    Crate,
    #[serde(rename = "W")]
    Wall,
    #[serde(rename = "X")]
    Cross,
    #[serde(rename = "H")]
    Head,
    #[serde(rename = "S")]
    Sabres,
}

/// Up to five dice. Four bits per symbol, logs highest, so that the order of the numbers is the
/// order of the counts in which rerolls are listed (SM-9). On the wire: letters, as in `CCWHS`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Dice(u32);

const BITS: u32 = 4;
const MASK: u32 = 0xf;

impl Symbol {
    /// In the order of the draws (SM-18).
    pub const ALL: [Symbol; N_SYMBOLS] =
        [Symbol::Log, Symbol::Crate, Symbol::Wall, Symbol::Cross, Symbol::Head, Symbol::Sabres];

    pub fn letter(self) -> char {
        ['L', 'C', 'W', 'X', 'H', 'S'][self as usize]
    }

    fn shift(self) -> u32 {
        BITS * (N_SYMBOLS as u32 - 1 - self as u32)
    }
}

impl Dice {
    pub const NONE: Dice = Dice(0);

    pub fn count(self, symbol: Symbol) -> u8 {
        (self.0 >> symbol.shift() & MASK) as u8
    }

    pub fn counts(self) -> [u8; N_SYMBOLS] {
        Symbol::ALL.map(|symbol| self.count(symbol))
    }

    pub fn len(self) -> u8 {
        self.counts().iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self == Dice::NONE
    }

    #[must_use]
    pub fn with(self, symbol: Symbol) -> Dice {
        Dice(self.0 + (1 << symbol.shift()))
    }

    #[must_use]
    pub fn without(self, part: Dice) -> Dice {
        debug_assert!(part.is_part_of(self), "{part:?} is not part of {self:?}");
        Dice(self.0 - part.0)
    }

    #[must_use]
    pub fn and(self, other: Dice) -> Dice {
        Dice(self.0 + other.0)
    }

    pub fn is_part_of(self, whole: Dice) -> bool {
        Symbol::ALL.into_iter().all(|symbol| self.count(symbol) <= whole.count(symbol))
    }

    /// Every part of these dice but the empty one, by counts ascending (SM-9, SM-12).
    pub fn parts(self) -> impl Iterator<Item = Dice> {
        let mut part = Dice::NONE;
        std::iter::from_fn(move || {
            part = part.next_part_of(self)?;
            Some(part)
        })
    }

    /// Counts on like an odometer whose wheels end at the counts of `whole`.
    fn next_part_of(self, whole: Dice) -> Option<Dice> {
        let mut part = self.0;
        let mut rest = whole.0;
        // Only the wheels that exist are looked at: the lowest non-zero count of `whole` first.
        while rest != 0 {
            let shift = rest.trailing_zeros() / BITS * BITS;
            let wheel = MASK << shift;
            if part & wheel < whole.0 & wheel {
                return Some(Dice(part + (1 << shift)));
            }
            part &= !wheel;
            rest &= !wheel;
        }
        None
    }
}

impl FromIterator<Symbol> for Dice {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Dice {
        symbols.into_iter().fold(Dice::NONE, Dice::with)
    }
}

impl FromStr for Dice {
    type Err = String;
    fn from_str(text: &str) -> Result<Dice, String> {
        if usize::from(N_DICE) < text.chars().count() {
            return Err(format!("{text:?} is more than {N_DICE} dice"));
        }
        let symbol = |letter| Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter);
        text.chars()
            .map(|letter| symbol(letter).ok_or(format!("no symbol has the letter {letter:?}")))
            .collect()
    }
}

impl TryFrom<String> for Dice {
    type Error = String;
    fn try_from(text: String) -> Result<Dice, String> {
        text.parse()
    }
}

impl From<Dice> for String {
    fn from(dice: Dice) -> String {
        dice.to_string()
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for symbol in Symbol::ALL {
            for _ in 0..self.count(symbol) {
                write!(f, "{}", symbol.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}
