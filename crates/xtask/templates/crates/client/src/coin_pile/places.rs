//! The names of the places of Coin Pile.

use crate::table::Place;

/// So many coins of the pile.
pub fn take(n: u8) -> Place {
    Place::of("take", n)
}
