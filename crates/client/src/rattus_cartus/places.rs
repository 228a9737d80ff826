//! The names of the places of Rattus Cartus.

use engine::Seat;
use rattus_cartus::{Class, Kind, Position, Slot};

use crate::table::Place;

/// Playing a Pass, and giving up the action of a building.
pub const PASS: Place = Place::named("pass");
pub const DECLINE: Place = Place::named("decline");

/// The whole Nun-row, with what it makes of the own rats.
pub const NUN_ROW: Place = Place::named("nuns");

/// A building of the row.
pub fn slot(slot: Slot) -> Place {
    Place::of("slot", slot)
}

/// The track of a class.
pub fn class(class: Class) -> Place {
    Place::of("class", class.name())
}

/// The cards of a kind in the own hand.
pub fn card(kind: Kind) -> Place {
    Place::of("card", kind.name())
}

/// A card of the Nun-row.
pub fn nun(position: Position) -> Place {
    Place::of("nun", position)
}

/// Whom Swords hit, or who gets a rat.
pub fn target(seat: Seat) -> Place {
    Place::of("target", seat)
}
