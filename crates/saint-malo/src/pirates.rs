//! The pirate board: rows of boxes, and an attack when a row is full.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{BOXES_PER_ROW, N_ROWS, STRENGTHS};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pirates {
    /// The row that is being marked, from 0; after the sixth attack there is none left.
    pub row: u8,
    /// Boxes marked in that row.
    pub n_marked: u8,
    /// Boxes in every row.
    pub n_boxes: u8,
}

/// What one mark does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    Box,
    /// The last box of a row: the pirates attack with this strength.
    LastBox {
        strength: u8,
    },
}

impl Pirates {
    /// SM-5, SM-81.
    pub fn at_start(n_seats: u8) -> Pirates {
        Pirates { row: 0, n_marked: 0, n_boxes: BOXES_PER_ROW[usize::from(n_seats) - 1] }
    }

    /// The strength of the next attack. None after the sixth.
    pub fn strength(self) -> Option<u8> {
        STRENGTHS.get(usize::from(self.row)).copied()
    }

    /// Boxes left until the next attack.
    pub fn n_left(self) -> u8 {
        self.n_boxes - self.n_marked
    }

    pub fn is_over(self) -> bool {
        usize::from(self.row) == N_ROWS
    }

    /// SM-59, SM-61: marks one box. None if all rows are full (SM-67).
    pub(crate) fn mark(&mut self) -> Option<Mark> {
        let strength = self.strength()?;
        self.n_marked += 1;
        if self.n_marked < self.n_boxes {
            return Some(Mark::Box);
        }
        self.row += 1;
        self.n_marked = 0;
        Some(Mark::LastBox { strength })
    }
}
