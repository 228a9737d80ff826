//! The loop of twelve spaces (MS-42).

use std::fmt;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{N_PATH_SPACES, N_SPACES};

/// A space of the loop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    Castle,
    /// 1 to 8, from left to right.
    Path(u8),
    TradingHouse,
    BuildingOffice,
    Mill,
}

impl Space {
    /// 0 for the castle, 11 for the mill.
    pub fn number(self) -> u8 {
        match self {
            Space::Castle => 0,
            Space::Path(number) => number,
            Space::TradingHouse => N_PATH_SPACES + 1,
            Space::BuildingOffice => N_PATH_SPACES + 2,
            Space::Mill => N_PATH_SPACES + 3,
        }
    }

    /// The space with a number; the castle is met again after the mill.
    fn numbered(number: u8) -> Space {
        match number % N_SPACES {
            0 => Space::Castle,
            number if number <= N_PATH_SPACES => Space::Path(number),
            number if number == N_PATH_SPACES + 1 => Space::TradingHouse,
            number if number == N_PATH_SPACES + 2 => Space::BuildingOffice,
            _ => Space::Mill,
        }
    }

    /// All spaces, the castle first.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..N_SPACES).map(Space::numbered)
    }

    /// MS-43, MS-44: where a move from here may end, the next castle last.
    pub fn targets(self) -> impl Iterator<Item = Space> {
        (self.number() + 1..=N_SPACES).map(Space::numbered)
    }

    pub fn is_path(self) -> bool {
        matches!(self, Space::Path(_))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Castle => f.write_str("castle"),
            Space::Path(number) => write!(f, "path {number}"),
            Space::TradingHouse => f.write_str("trading house"),
            Space::BuildingOffice => f.write_str("building office"),
            Space::Mill => f.write_str("mill"),
        }
    }
}
