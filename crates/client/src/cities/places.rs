//! The names of the places of Cities.

use cities::{Position, Row, Space};
use engine::Seat;

use super::laying::Thing;
use super::names::{colour_name, row_name};
use crate::table::Place;

/// Gives away what is left in the hand.
pub const DISCARD: Place = Place::named("discard");
/// A quarter turn of the tile in the hand.
pub const TURN: Place = Place::named("turn");
/// The tile in the hand.
pub const IN_HAND: Place = Place::named("hand-tile");

/// A space of somebody's neighbourhood.
pub fn space(seat: Seat, at: Space) -> Place {
    Place::of("space", format_args!("{seat}-{},{}", at.row, at.column))
}

pub fn spaces(seat: Seat, all: Vec<Space>) -> Vec<Place> {
    all.into_iter().map(|at| space(seat, at)).collect()
}

/// A tile of somebody's neighbourhood, or where one can lie.
pub fn tile(seat: Seat, at: Position) -> Place {
    Place::of("tile", format_args!("{seat}-{},{}", at.row, at.column))
}

/// A column of the offer, counted from 1 as the keys are.
pub fn slot(row: Row, column: u8) -> Place {
    Place::of(row_name(row), column + 1)
}

pub fn start_tile(tile: u8) -> Place {
    Place::of("start", tile + 1)
}

/// Something in the hand.
pub fn thing(thing: Thing) -> Place {
    match thing {
        Thing::Feature(kind) => Place::of("hand-feature", kind.0),
        Thing::Piece(colour) => Place::of("hand", colour_name(colour)),
    }
}

pub fn goal(goal: u8) -> Place {
    Place::of("goal", goal + 1)
}

/// All cards of a seat.
pub fn cards(seat: Seat) -> Place {
    Place::of("cards-of", seat)
}
