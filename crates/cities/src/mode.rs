//! What the number of seats decides (CI-18, CI-20, CI-21, CI-45), and the other numbers of the
//! rules. A test compares them with the section `rules` of `components.json`.

use crate::Length;
use crate::tile::N_COLOURS;

pub const N_ROWS: usize = 4;
pub const N_COLUMNS: usize = 4;
pub const SEATS_MAX: usize = 4;
pub const PIECES_PER_COLOUR: u8 = 25;
/// CI-30: open pieces by column.
pub const PIECES_PER_COLUMN: [u8; 3] = [4, 3, 3];
/// CI-29: open features by column.
pub const FEATURES_PER_COLUMN: [u8; N_COLUMNS] = [2, 1, 1, 1];
/// CI-37.
pub const PIECES_FROM_BAG: u8 = 2;
/// CI-94: by the number of different features.
pub const AREA_POINTS: [i32; 5] = [0, 1, 3, 6, 10];
/// CI-96.
pub const MONUMENT_POINTS: i32 = 2;
/// CI-109: the rounds after which a neutral ring goes on a goal, in the order of the goals.
pub const NEUTRAL_RING_ROUNDS: [u8; 3] = [2, 3, 4];
/// CI-110: bronze, silver, gold, platinum. Silver is success.
pub const MEDALS: [i32; 4] = [50, 57, 67, 77];
pub const PRACTICE_GOAL: i32 = MEDALS[1];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    pub id: &'static str,
    pub n_seats: u8,
    pub n_rounds: u8,
    /// Workers of a seat in one row.
    pub n_per_row: u8,
    /// The shorter and the longer side of the finished neighbourhood, in tiles.
    pub bounds: [u8; 2],
    /// The numbers of a goal that are used, by place.
    pub ladder_steps: &'static [usize],
}

const ENDS: &[usize] = &[0, 2];
const ALL: &[usize] = &[0, 1, 2];

const fn few(id: &'static str, n_seats: u8, n_rounds: u8, bounds: [u8; 2]) -> Mode {
    Mode { id, n_seats, n_rounds, n_per_row: 2, bounds, ladder_steps: ENDS }
}

const fn many(id: &'static str, n_seats: u8) -> Mode {
    Mode { id, n_seats, n_rounds: 8, n_per_row: 1, bounds: [3, 3], ladder_steps: ALL }
}

pub const MODES: [Mode; 5] = [
    few("solo", 1, 4, [3, 3]),
    few("duel", 2, 4, [3, 3]),
    few("long_duel", 2, 7, [3, 5]),
    many("three", 3),
    many("four", 4),
];

impl Mode {
    pub fn of(n_seats: u8, length: Length) -> Mode {
        match (n_seats, length) {
            (1, _) => MODES[0],
            (2, Length::Short) => MODES[1],
            (2, Length::Long) => MODES[2],
            (3, _) => MODES[3],
            _ => MODES[4],
        }
    }

    /// CI-20.
    pub fn n_workers(&self) -> u8 {
        self.n_per_row * N_ROWS as u8
    }

    /// Workers that stand when a round is over, neutral ones included (CI-108).
    pub(crate) fn n_standing_at_end(&self) -> u8 {
        let n_owners = if self.n_seats == 1 { 2 } else { self.n_seats };
        self.n_workers() * n_owners
    }

    /// CI-45: whether a bounding box of so many tiles is allowed.
    pub fn fits(&self, n_rows: u8, n_columns: u8) -> bool {
        let [short, long] = self.bounds;
        n_rows.min(n_columns) <= short && n_rows.max(n_columns) <= long
    }
}

pub const N_PIECES: u8 = PIECES_PER_COLOUR * N_COLOURS as u8;
