//! The names of the places of Rattus Cartus.

use engine::Seat;
use rattus_cartus::{Action, Class, Kind, Position, RattusCartus, Slot};

use super::picks::Picks;
use crate::table::{Place, Scene};

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

/// What is to be chosen for an action.
pub fn of(scene: &Scene<'_, RattusCartus>, action: &Action) -> Vec<Place> {
    let picks = scene.local;
    match *action {
        Action::ChooseSupply { slot: at } => vec![slot(at)],
        Action::LookAt { position } => vec![nun(position)],
        Action::PlayPass => vec![PASS],
        Action::Enter { slot: at } if picks.slot == Some(at) => Vec::new(),
        Action::Enter { slot: at } => vec![slot(at)],
        Action::Lay { kind } | Action::Give { kind } | Action::Discard { kind } => {
            let is_picked = Picks::told(scene.view()).n_of(kind) < picks.n_of(kind);
            if is_picked { Vec::new() } else { vec![card(kind)] }
        }
        Action::Target { seat } => vec![target(seat)],
        Action::Decline => vec![DECLINE],
        Action::UseAction | Action::Done => Vec::new(),
    }
}
