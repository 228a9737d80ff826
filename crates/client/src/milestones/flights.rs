//! What is seen to travel: tiles to whoever takes them and onto the path, pieces onto the map.

use engine::Seat;
use milestones::{Build, Event, Milestones, Space, Tile};

use super::names::worker_symbol;
use super::places;
use crate::table::Place;
use crate::table::flight::Flight;

pub fn flights(event: &Event, game: &Milestones, by: Seat) -> Vec<Flight> {
    match event {
        Event::Picked { seat, tile } => {
            let worker = game.edition().tile(*tile).left;
            let (from, to) = (places::tile(*tile), Place::seat(*seat));
            vec![Flight::of(worker_symbol(worker.kind), from, to)]
        }
        Event::StartTilePlaced { seat, tile, left } => both_halves(game, *seat, *tile, *left),
        Event::TilePlaced { tile, left, .. } => both_halves(game, by, *tile, *left),
        Event::SectionBuilt { section, .. } => {
            built("ms-milestone", Build::Section, places::corner(section.via))
        }
        Event::HouseBuilt { plot, .. } => built("ms-house", Build::House, places::plot(*plot)),
        Event::MarketBuilt { corner, .. } => {
            built("ms-market", Build::Market, places::corner(*corner))
        }
        _ => Vec::new(),
    }
}

/// Each worker to a space of its own.
fn both_halves(game: &Milestones, seat: Seat, tile: Tile, left: u8) -> Vec<Flight> {
    let halves = game.edition().tile(tile);
    let flight = |(worker, space): (milestones::Worker, u8)| {
        let to = places::space(seat, Space::Path(space));
        Flight::of(worker_symbol(worker.kind), places::tile(tile), to)
    };
    [(halves.left, left), (halves.right, left + 1)].map(flight).to_vec()
}

fn built(symbol: &str, build: Build, to: Place) -> Vec<Flight> {
    vec![Flight::of(symbol, places::build(build), to)]
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Match, Viewer};
    use milestones::Options;

    use super::*;

    #[test]
    fn both_workers_of_a_tile_go_to_their_spaces() {
        let (start, _) =
            Match::<Milestones>::new(&Options::default(), 2, &mut Fast::new(3)).unwrap();
        let game = start.game();
        let tile = Vec::from(game.view(Viewer::Spectator).display)[0];
        let placed = Event::TilePlaced { tile, left: 3, covered: vec![], lost_bonus: vec![] };
        let flown = flights(&placed, game, Seat(1));
        let to: Vec<String> = flown.iter().map(|flight| flight.to.to_string()).collect();
        assert_eq!(to, ["space-1-3", "space-1-4"]);
        assert!(flown.iter().all(|flight| flight.from == places::tile(tile)));
    }
}
