//! What is allowed, from the fewest coins to the most.

use engine::{Game, Seat};

use crate::components::TAKE_MAX;
use crate::{Action, CoinPile};

/// CP-2, CP-5, CP-6.
pub(crate) fn actions(game: &CoinPile, seat: Seat, out: &mut Vec<Action>) {
    if !game.to_act().contains(seat) {
        return;
    }
    out.extend((1..=TAKE_MAX.min(game.n_left)).map(|n| Action::Take { n }));
}
