//! What a player judges by, and what it expects of the plague.

use engine::Seat;
use rattus_cartus::RattusCartus;

use super::outlook::{ByNuns, by_nuns};
use super::tracks::SEATS_MAX;
use super::weights::Weights;

/// One mind can think for all seats of a table, but each of them knows only what it may know.
#[derive(Clone, Debug)]
pub struct Mind {
    weights: &'static Weights,
    expected: [Option<Expected>; SEATS_MAX],
}

/// What a seat expects of the Nun-row. It is reckoned anew when a round begins or the seat has
/// looked: what is seen in between changes little.
#[derive(Clone, Copy, Debug)]
struct Expected {
    round: u8,
    n_unseen: u8,
    nuns: ByNuns,
}

impl Mind {
    pub fn new(weights: &'static Weights) -> Mind {
        Mind { weights, expected: [None; SEATS_MAX] }
    }

    pub fn weights(&self) -> &'static Weights {
        self.weights
    }

    pub fn nuns(&mut self, game: &RattusCartus, seat: Seat) -> &ByNuns {
        let (round, n_unseen) = (game.round(), game.n_unseen(seat));
        let is_known = |it: &Expected| (it.round, it.n_unseen) == (round, n_unseen);
        let known = self.expected[seat.idx()].filter(is_known);
        let anew = || Expected { round, n_unseen, nuns: by_nuns(&game.nun_odds(seat)) };
        &self.expected[seat.idx()].insert(known.unwrap_or_else(anew)).nuns
    }
}
