//! What a seat has still to come: the workers that it has left, by row. Every seat uses each row a
//! fixed number of times, so this is known exactly.

use ::cities::{Cities, Row};
use engine::Seat;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Left {
    by_row: [u8; 4],
    n_rounds_all: f64,
}

impl Left {
    pub fn of(game: &Cities, seat: Seat) -> Left {
        let mode = game.mode();
        let later = mode.n_rounds - game.round();
        let by_row = Row::ALL.map(|row| {
            let n_now = match game.round() {
                0 => 0,
                _ => mode.n_per_row - game.offer().n_in_row(row, seat),
            };
            mode.n_per_row * later + n_now
        });
        Left { by_row, n_rounds_all: f64::from(mode.n_rounds * mode.n_per_row) }
    }

    pub fn of_row(&self, row: Row) -> f64 {
        f64::from(self.by_row[row.idx()])
    }

    /// The part of the game that is still to come, from 1 down to 0.
    pub fn part(&self, row: Row) -> f64 {
        self.of_row(row) / self.n_rounds_all
    }

    /// Nothing can change any more.
    pub fn is_over(&self) -> bool {
        self.by_row == [0; 4]
    }

    /// After one more take from a row.
    pub fn after(mut self, row: Row) -> Left {
        self.by_row[row.idx()] = self.by_row[row.idx()].saturating_sub(1);
        self
    }
}
