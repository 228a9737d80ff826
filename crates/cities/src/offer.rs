//! The offer board: four rows of four columns, what lies there, and who has taken it. Of a
//! face-down item nothing is known, not even here: it is drawn when it is turned up (CI-103).

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::mode::{N_COLUMNS, N_ROWS};
use crate::{CardIdx, Features, Owner, Pieces, Row, TileIdx};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Face up, by column; the fourth lies face down.
    pub cards: [Option<CardIdx>; 3],
    pub tiles: [Option<TileIdx>; 3],
    /// Face up, by column; in the fourth another one lies face down.
    pub features: [Features; N_COLUMNS],
    /// The fourth column has two question marks.
    pub pieces: [Pieces; 3],
    /// By row and column.
    pub workers: [[Option<Owner>; N_COLUMNS]; N_ROWS],
}

/// The last column: face-down items and question marks.
pub(crate) const LAST_COLUMN: u8 = N_COLUMNS as u8 - 1;

impl Offer {
    pub fn worker(&self, row: Row, column: u8) -> Option<Owner> {
        self.workers[row.idx()][usize::from(column)]
    }

    pub fn n_standing(&self) -> u8 {
        self.workers.iter().flatten().flatten().count() as u8
    }

    #[inline]
    pub fn n_in_row(&self, row: Row, seat: Seat) -> u8 {
        let is_own = |worker: &&Option<Owner>| **worker == Some(Owner::Seat(seat));
        self.workers[row.idx()].iter().filter(is_own).count() as u8
    }

    /// The leftmost column of a row without a worker.
    pub fn first_free(&self, row: Row) -> Option<u8> {
        let free = self.workers[row.idx()].iter().position(Option::is_none);
        free.map(|column| column as u8)
    }

    /// CI-67: whose worker is the rightmost of the last row.
    pub(crate) fn nearest_to_star(&self) -> Option<Owner> {
        self.workers[Row::Pieces.idx()].iter().rev().find_map(|worker| *worker)
    }

    /// Whether something lies face down there.
    pub fn is_hidden(&self, row: Row, column: u8) -> bool {
        let is_free = self.worker(row, column).is_none();
        column == LAST_COLUMN && row != Row::Pieces && is_free
    }

    /// Removes all that lies open in a column.
    pub(crate) fn clear(&mut self, row: Row, column: u8) {
        let column = usize::from(column);
        match row {
            Row::Cards => self.cards.get_mut(column).into_iter().for_each(|card| *card = None),
            Row::Tiles => self.tiles.get_mut(column).into_iter().for_each(|tile| *tile = None),
            Row::Features => self.features[column] = Features::NONE,
            Row::Pieces => {
                self.pieces.get_mut(column).into_iter().for_each(|hand| *hand = Pieces::NONE);
            }
        }
    }
}
