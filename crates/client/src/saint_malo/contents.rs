//! What lies where on a city's map: plain data, from a view.

use engine::Seat;
use saint_malo::{City, Field, Fields, Piece, SaintMalo, Side};

/// The map is drawn on a square of this size; every field takes one of these steps.
pub const SIZE: f64 = 664.0;
pub const STEP: f64 = 80.0;
const MARGIN: f64 = 52.0;

#[derive(Clone, PartialEq, Debug)]
pub struct CityMap {
    pub fields: Vec<Ground>,
    pub sides: [(Side, SideState); 4],
    pub n_free: u32,
}

/// A field and what is on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ground {
    pub field: Field,
    pub x: f64,
    pub y: f64,
    pub is_outer: bool,
    pub piece: Option<Piece>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SideState {
    Open { n_walls: u32 },
    Complete,
    Spoiled,
}

/// The city of `seat`.
pub fn map(game: &SaintMalo, seat: Seat) -> CityMap {
    let city = game.city(seat);
    let place = |field: Field| {
        let (x, y) = corner(field);
        let is_outer = Fields::OUTER.contains(field);
        Ground { field, x, y, is_outer, piece: city.piece_at(field) }
    };
    CityMap {
        fields: Field::all().map(place).collect(),
        sides: Side::ALL.map(|side| (side, side_state(city, side))),
        n_free: city.free().len(),
    }
}

/// The upper left corner of a field.
pub fn corner(field: Field) -> (f64, f64) {
    let at = |n: u8| MARGIN + STEP * f64::from(n);
    (at(field.column()), at(field.row()))
}

fn side_state(city: &City, side: Side) -> SideState {
    if city.is_complete(side) {
        SideState::Complete
    } else if city.is_spoiled(side) {
        SideState::Spoiled
    } else {
        SideState::Open { n_walls: (city.walls() & side.fields()).len() }
    }
}

#[cfg(test)]
pub mod tests {
    use engine::{Game, Imagine, Match, Scripted, Viewer};
    use saint_malo::{Options, View};

    use super::*;

    /// Two players, before the first roll, as anybody sees it.
    pub fn start() -> View {
        let (start, _) =
            Match::<SaintMalo>::new(&Options::default(), 2, &mut Scripted::new([0])).unwrap();
        start.game().view(Viewer::Spectator)
    }

    #[test]
    fn the_first_city_shows_its_printed_crates() {
        let map = map(&SaintMalo::seen(&start(), Seat(0)), Seat(0));
        assert_eq!(map.fields.len(), 45);
        let crates = map.fields.iter().filter(|place| place.piece == Some(Piece::Crate));
        let labels: Vec<String> = crates.map(|place| place.field.to_string()).collect();
        assert_eq!(labels, ["b2", "c2", "b3", "b4"]);
        assert_eq!(map.n_free, 41);
    }
}
