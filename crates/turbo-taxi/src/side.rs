//! The four sides of a cell, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

/// TT-2. N is up (TT-8).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Side {
    N,
    E,
    S,
    W,
}

/// A set of sides, as four bits in the order of [`Side`]. On the wire: the letters, such as `NS`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Sides(u8);

impl Side {
    /// Clockwise.
    pub const ALL: [Side; 4] = [Side::N, Side::E, Side::S, Side::W];

    pub fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }

    /// A quarter turn clockwise.
    pub fn turned(self) -> Side {
        Side::ALL[(self as usize + 1) % 4]
    }

    pub fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

impl Sides {
    pub const NONE: Sides = Sides(0);
    pub const ALL: Sides = Sides(0b1111);

    /// From the bits of `N E S W`, N being the lowest.
    pub const fn of_bits(bits: u8) -> Sides {
        Sides(bits & Sides::ALL.0)
    }

    pub const fn bits(self) -> u8 {
        self.0
    }

    pub const fn only(side: Side) -> Sides {
        Sides(1 << side as u8)
    }

    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 != 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Side> + Clone {
        Side::ALL.into_iter().filter(move |side| self.contains(*side))
    }

    /// All of them a quarter turn clockwise.
    pub fn turned(self) -> Sides {
        Sides((self.0 << 1 | self.0 >> 3) & Sides::ALL.0)
    }
}

impl BitAnd for Sides {
    type Output = Sides;
    fn bitand(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }
}

impl BitOr for Sides {
    type Output = Sides;
    fn bitor(self, other: Sides) -> Sides {
        Sides(self.0 | other.0)
    }
}

impl Not for Sides {
    type Output = Sides;
    fn not(self) -> Sides {
        Sides(!self.0 & Sides::ALL.0)
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Sides {
        sides.into_iter().fold(Sides::NONE, |set, side| set | Sides::only(side))
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| write!(f, "{}", side.letter()))
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl TryFrom<String> for Sides {
    type Error = String;
    fn try_from(letters: String) -> Result<Sides, String> {
        let sides: Sides =
            Side::ALL.into_iter().filter(|it| letters.contains(it.letter())).collect();
        match sides.to_string() == letters {
            true => Ok(sides),
            false => Err(format!("{letters:?} are no sides in the order NESW")),
        }
    }
}

impl From<Sides> for String {
    fn from(sides: Sides) -> String {
        sides.to_string()
    }
}
