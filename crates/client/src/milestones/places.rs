//! The names of the places of Milestones.

use engine::Seat;
use milestones::{Build, Corner, Kind, Plot, Space, Tile};

use crate::table::Place;

/// A bonus tile that stays where it is.
pub const LEAVE: Place = Place::named("leave");

/// The race to the target, and the majorities.
pub const TARGET: Place = Place::named("target");

/// Somebody's whole loop.
pub fn ring_road(seat: Seat) -> Place {
    Place::of("ring-road", seat)
}

/// A space of somebody's loop: 0 is the castle, 1 to 8 the path, 9 to 11 the other buildings.
pub fn space(seat: Seat, space: Space) -> Place {
    Place::of("space", format_args!("{seat}-{}", space.number()))
}

pub fn corner(corner: Corner) -> Place {
    Place::of("corner", corner)
}

pub fn plot(plot: Plot) -> Place {
    Place::of("plot", plot)
}

/// A worker tile, wherever it lies.
pub fn tile(tile: Tile) -> Place {
    Place::of("tile", tile.0)
}

/// Something that the office builds.
pub fn build(build: Build) -> Place {
    Place::of("build", build_word(build))
}

pub fn build_word(build: Build) -> &'static str {
    match build {
        Build::Section => "section",
        Build::House => "house",
        Build::Market => "market",
    }
}

pub fn buy(material: Kind) -> Place {
    Place::of("buy", material.word())
}

pub fn sell(material: Kind) -> Place {
    Place::of("sell", material.word())
}

/// One of the goods before the castle.
pub fn good(kind: Kind, nth: u8) -> Place {
    Place::of("good", format_args!("{}-{}", kind.word(), nth + 1))
}
