//! The nine cells of a plan (TT-8), and the 24 edges at which they touch each other and the border.

use std::fmt;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Field, Side, Sides};

/// 0 to 8, row by row from the top left.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

/// A set of edges, one bit each: 0 to 11 are the border fields, the others lie between cells.
pub(crate) type Edges = u32;

/// The cell of the turned-up card.
pub const CENTRE: Cell = Cell(4);

pub const N_CELLS: usize = 9;
const N_COLUMNS: u8 = 3;

/// The number of the edge at each side of each cell.
const EDGES: [[u8; 4]; N_CELLS] = [
    [0, 12, 14, 11],
    [1, 13, 15, 12],
    [2, 3, 16, 13],
    [14, 17, 19, 10],
    [15, 18, 20, 17],
    [16, 4, 21, 18],
    [19, 22, 8, 9],
    [20, 23, 7, 22],
    [21, 5, 6, 23],
];

/// The edges at each set of sides of each cell.
const EDGES_AT: [[Edges; 16]; N_CELLS] = edges_at();

impl Cell {
    pub const fn new(number: u8) -> Option<Cell> {
        if number < N_CELLS as u8 { Some(Cell(number)) } else { None }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..N_CELLS as u8).map(Cell)
    }

    /// All but the centre.
    pub fn outer() -> impl DoubleEndedIterator<Item = Cell> + Clone {
        Cell::all().filter(|cell| *cell != CENTRE)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    pub const fn row(self) -> u8 {
        self.0 / N_COLUMNS
    }

    pub const fn column(self) -> u8 {
        self.0 % N_COLUMNS
    }

    /// The cell beyond a side; none at the border.
    pub const fn neighbour(self, side: Side) -> Option<Cell> {
        let is_at_border = match side {
            Side::N => self.row() == 0,
            Side::E => self.column() == N_COLUMNS - 1,
            Side::S => self.row() == N_COLUMNS - 1,
            Side::W => self.column() == 0,
        };
        if is_at_border {
            return None;
        }
        Some(Cell(match side {
            Side::N => self.0 - N_COLUMNS,
            Side::E => self.0 + 1,
            Side::S => self.0 + N_COLUMNS,
            Side::W => self.0 - 1,
        }))
    }

    /// The border field beyond a side; none inside.
    pub fn field(self, side: Side) -> Option<Field> {
        Field::new(EDGES[self.idx()][side as usize])
    }

    /// The edges at some of its sides.
    pub(crate) const fn edges(self, sides: Sides) -> Edges {
        EDGES_AT[self.idx()][sides.bits() as usize]
    }

    /// All pairs of neighbours, the lower cell first, in ascending order, with the side of the
    /// lower cell that they share.
    pub fn pairs() -> impl Iterator<Item = (Cell, Cell, Side)> {
        Cell::all().flat_map(|cell| {
            let beyond = move |side| Some((cell, cell.neighbour(side)?, side));
            [Side::E, Side::S].into_iter().filter_map(beyond)
        })
    }
}

const fn edges_at() -> [[Edges; 16]; N_CELLS] {
    let mut table = [[0; 16]; N_CELLS];
    let mut entry = 0;
    while entry < N_CELLS * 16 * 4 {
        let (cell, sides, side) = (entry / 64, entry / 4 % 16, entry % 4);
        if sides >> side & 1 != 0 {
            table[cell][sides] |= 1 << EDGES[cell][side];
        }
        entry += 1;
    }
    table
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl TryFrom<u8> for Cell {
    type Error = String;
    fn try_from(number: u8) -> Result<Cell, String> {
        Cell::new(number).ok_or_else(|| format!("TT-8: there is no cell {number}"))
    }
}

impl From<Cell> for u8 {
    fn from(cell: Cell) -> u8 {
        cell.0
    }
}
