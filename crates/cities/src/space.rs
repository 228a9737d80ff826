//! Spaces, tile positions, and sets of spaces as bitboards.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

/// A space, counted from the top left space of the starting tile (CI-47), so that numbers may be
/// negative. On the wire: `[row, column]`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Space {
    pub row: i8,
    pub column: i8,
}

/// A place for a tile, counted from the starting tile at (0, 0). On the wire: `[row, column]`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(from = "(i8, i8)", into = "(i8, i8)")]
pub struct Position {
    pub row: i8,
    pub column: i8,
}

/// A set of spaces in the frame of one neighbourhood: row 0 and column 0 are its top left corner.
/// Bit 11 * row + column; the eleventh column is empty: a shift over the edge falls into it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Spaces(u128);

const STRIDE: u32 = 11;
/// Spaces along the longest side: the long duel has five tiles.
pub(crate) const SIDE_MAX: u32 = 10;
const ROW: u128 = (1 << SIDE_MAX) - 1;

impl Spaces {
    pub const NONE: Spaces = Spaces(0);
    const ALL: Spaces = Spaces(all_rows());

    pub(crate) fn at(row: u32, column: u32) -> Spaces {
        Spaces(1 << (row * STRIDE + column))
    }

    /// A whole row of the frame.
    pub(crate) fn row(row: u32) -> Spaces {
        Spaces(ROW << (row * STRIDE))
    }

    /// A whole column of the frame.
    pub(crate) fn column(column: u32) -> Spaces {
        Spaces(COLUMN << column)
    }

    /// A square block in the corner of the frame.
    pub(crate) fn block(side: u32) -> Spaces {
        let line = (1u128 << side) - 1;
        Spaces((0..side).fold(0, |block, i| block | line << (i * STRIDE)))
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn has_any(self, other: Spaces) -> bool {
        self.0 & other.0 != 0
    }

    /// The first in reading order.
    #[inline]
    pub fn first(self) -> Spaces {
        Spaces(self.0 & self.0.wrapping_neg())
    }

    /// The first `n` in reading order.
    pub(crate) fn first_n(self, n: u32) -> Spaces {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        Spaces(self.0 & !rest)
    }

    /// Each space as a set of its own, in reading order.
    #[inline]
    pub fn singles(self) -> impl Iterator<Item = Spaces> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let single = Spaces(rest).first();
            rest ^= single.0;
            (!single.is_empty()).then_some(single)
        })
    }

    /// Row and column of each space in the frame, in reading order.
    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = (u32, u32)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            Some((bit / STRIDE, bit % STRIDE))
        })
    }

    /// Whether this set comes first in reading order: the first space in which the two differ is
    /// one of this set.
    pub(crate) fn is_before(self, other: Spaces) -> bool {
        Spaces(self.0 ^ other.0).first().has_any(self)
    }

    /// CI-70: the spaces that share a side with one of these; they may be among them.
    #[inline]
    pub fn adjacent(self) -> Spaces {
        let s = self.0;
        Spaces((s << 1 | s >> 1 | s << STRIDE | s >> STRIDE) & Spaces::ALL.0)
    }

    /// The spaces that have the given ones to their left and to their right, or above and below.
    pub(crate) fn between(self) -> Spaces {
        let s = self.0;
        Spaces((s << 1 & s >> 1 | s << STRIDE & s >> STRIDE) & Spaces::ALL.0)
    }

    /// The set moved by one, to the left or up: the spaces before these.
    #[inline]
    pub(crate) fn stepped_back(self, step: Step) -> Spaces {
        Spaces(self.0 >> step.n_bits())
    }

    /// The spaces after these.
    #[inline]
    pub(crate) fn stepped(self, step: Step) -> Spaces {
        Spaces(self.0 << step.n_bits())
    }

    /// The set moved down and to the right by so many spaces.
    pub(crate) fn shifted(self, n_rows: u32, n_columns: u32) -> Spaces {
        Spaces(self.0 << (n_rows * STRIDE + n_columns))
    }

    /// CI-71: the connected groups, in reading order of their first spaces.
    #[inline]
    pub fn areas(self) -> impl Iterator<Item = Spaces> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let area = flood(rest);
            rest ^= area;
            Some(Spaces(area))
        })
    }

    /// How many rows and columns the set touches.
    pub(crate) fn extent(self) -> (u32, u32) {
        let (mut rest, mut columns, mut n_rows) = (self.0, 0, 0);
        while rest != 0 {
            columns |= rest & ROW;
            n_rows += u32::from(rest & ROW != 0);
            rest >>= STRIDE;
        }
        (n_rows, columns.count_ones())
    }
}

/// To the next space of a row or of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Right,
    Down,
}

impl Step {
    pub(crate) const ALL: [Step; 2] = [Step::Right, Step::Down];

    #[inline]
    fn n_bits(self) -> u32 {
        match self {
            Step::Right => 1,
            Step::Down => STRIDE,
        }
    }
}

const COLUMN: u128 = {
    let (mut column, mut row) = (0, 0);
    while row < SIDE_MAX {
        column |= 1 << (row * STRIDE);
        row += 1;
    }
    column
};

const fn all_rows() -> u128 {
    let (mut all, mut row) = (0, 0);
    while row < SIDE_MAX {
        all |= ROW << (row * STRIDE);
        row += 1;
    }
    all
}

/// The connected group of the first space. Cities of three by three tiles fit into one word, which
/// is much faster.
#[inline]
fn flood(all: u128) -> u128 {
    match u64::try_from(all) {
        Ok(all) => flood_word(all).into(),
        Err(_) => {
            let mut area = all & all.wrapping_neg();
            loop {
                let grown = (area | area << 1 | area >> 1 | area << STRIDE | area >> STRIDE) & all;
                if grown == area {
                    return area;
                }
                area = grown;
            }
        }
    }
}

#[inline]
fn flood_word(all: u64) -> u64 {
    let mut area = all & all.wrapping_neg();
    loop {
        let grown = (area | area << 1 | area >> 1 | area << STRIDE | area >> STRIDE) & all;
        if grown == area {
            return area;
        }
        area = grown;
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Spaces) {
        self.0 |= other.0;
    }
}

/// The other spaces of the frame.
impl Not for Spaces {
    type Output = Spaces;
    #[inline]
    fn not(self) -> Spaces {
        Spaces(!self.0 & Spaces::ALL.0)
    }
}

impl From<(i8, i8)> for Space {
    fn from((row, column): (i8, i8)) -> Space {
        Space { row, column }
    }
}

impl From<Space> for (i8, i8) {
    fn from(space: Space) -> (i8, i8) {
        (space.row, space.column)
    }
}

impl From<(i8, i8)> for Position {
    fn from((row, column): (i8, i8)) -> Position {
        Position { row, column }
    }
}

impl From<Position> for (i8, i8) {
    fn from(position: Position) -> (i8, i8) {
        (position.row, position.column)
    }
}
