//! Start tiles are picked and placed (MS-29 to MS-35).

use engine::{Cx, Fast, Game, Seat};
use milestones::{Action, Event, Milestones, Options, Path, Phase, StartSeat, Tile};
use testkit::legal;

use crate::table::Table;

/// A new game in which a seat will begin.
pub fn drafting(n_seats: u8, start: Seat) -> Table {
    let options = Options { start_seat: StartSeat::Seat(start), ..Options::default() };
    let mut chance = Fast::new(29);
    let game = Milestones::setup(&options, n_seats, &mut Cx::silent(0, &mut chance)).unwrap();
    Table { game }
}

/// The first tile on offer is picked.
pub fn pick_first(table: &mut Table) -> Vec<Event> {
    let action = table.offered()[0];
    table.act(action)
}

/// All have picked; the next step is to place.
fn placing(n_seats: u8, start: Seat) -> Table {
    let mut table = drafting(n_seats, start);
    while table.game.phase() == Phase::Draft {
        pick_first(&mut table);
    }
    table
}

fn order(n_seats: u8, start: Seat) -> Vec<u8> {
    let mut table = drafting(n_seats, start);
    let mut order = Vec::new();
    while table.game.phase() == Phase::Draft {
        order.push(table.game.turn().0);
        pick_first(&mut table);
    }
    order
}

/// MS-29, MS-30: counter-clockwise from the right neighbour of the start player, two each in a row.
#[test]
fn the_draft_runs_against_the_clock() {
    assert_eq!(order(2, Seat(0)), [1, 1, 0, 0]);
    assert_eq!(order(3, Seat(0)), [2, 2, 1, 1, 0, 0]);
    assert_eq!(order(4, Seat(2)), [1, 1, 0, 0, 3, 3, 2, 2]);
}

/// MS-30: a picked tile is gone for the others, and what is no start tile cannot be picked.
#[test]
fn every_start_tile_is_picked_once() {
    let mut table = drafting(4, Seat(0));
    let Action::PickTile { tile } = table.offered()[4] else { panic!("tiles are picked") };
    let events = table.act(Action::PickTile { tile });
    assert_eq!(events, [Event::Picked { seat: Seat(3), tile }]);
    table.check_refused(Action::PickTile { tile }, "MS-30");
    let in_display = table.game.display().iter().next().unwrap();
    table.check_refused(Action::PickTile { tile: in_display }, "MS-30");
    table.check_refused(Action::PickTile { tile: Tile(200) }, "MS-30");
    assert_eq!(table.game.tableau(Seat(3)).start_tiles, [Some(tile), None]);
}

/// MS-31: one is left over, open to all, and never seen again.
#[test]
fn the_last_tile_leaves_the_game() {
    for n_seats in 2..=4 {
        let mut table = drafting(n_seats, Seat(0));
        let mut events = Vec::new();
        while table.game.phase() == Phase::Draft {
            events = pick_first(&mut table);
        }
        let left_over = table.game.left_over().expect("one more tile than is picked");
        assert_eq!(events[1], Event::LeftOver { tile: left_over });
        assert!(table.game.start_tiles().is_empty());
        let elsewhere = [table.game.stack(), table.game.display()];
        assert!(elsewhere.iter().all(|tiles| !tiles.contains(left_over)));
    }
}

/// MS-32: when all have picked, both tiles are placed in the same order, either of them first.
#[test]
fn tiles_are_placed_in_draft_order() {
    let mut table = placing(3, Seat(1));
    let mut seats = Vec::new();
    while table.game.phase() == Phase::PlaceStart {
        let seat = table.game.turn();
        seats.push(seat.0);
        let action = *table.offered().last().unwrap();
        let events = table.act(action);
        let Action::PlaceStartTile { tile, left } = action else { panic!("tiles are placed") };
        assert_eq!(events[0], Event::StartTilePlaced { seat, tile, left });
    }
    assert_eq!(seats, [0, 0, 2, 2, 1, 1]);
    let table = placing(2, Seat(0));
    let mine = table.game.tableau(Seat(1)).start_tiles.map(Option::unwrap);
    let offered = table.offered();
    assert_eq!(offered.len(), 14);
    for tile in mine {
        assert!(offered.contains(&Action::PlaceStartTile { tile, left: 3 }));
    }
    let others = table.game.tableau(Seat(0)).start_tiles[0].unwrap();
    table.check_refused(Action::PlaceStartTile { tile: others, left: 1 }, "MS-32");
}

/// MS-33: no overlap; gaps are free, and a row may fall.
#[test]
fn start_tiles_do_not_overlap() {
    let mut table = placing(2, Seat(0));
    let [first, second] = table.game.tableau(Seat(1)).start_tiles.map(Option::unwrap);
    table.act(Action::PlaceStartTile { tile: second, left: 3 });
    let lefts: Vec<Action> =
        [1, 5, 6, 7].map(|left| Action::PlaceStartTile { tile: first, left }).to_vec();
    assert_eq!(table.offered(), lefts);
    for left in [2, 3, 4] {
        table.check_refused(Action::PlaceStartTile { tile: first, left }, "MS-33");
    }
    table.act(Action::PlaceStartTile { tile: first, left: 7 });
    let path = table.game.tableau(Seat(1)).path;
    assert!(!path.is_rising(), "the first tile of the list has the lower numbers");
    assert_eq!(table.game.turn(), Seat(0));
}

/// MS-34: the left half lies on the lower space, and nothing lies outside.
#[test]
fn tiles_are_never_turned() {
    let mut table = placing(2, Seat(0));
    let [tile, other] = table.game.tableau(Seat(1)).start_tiles.map(Option::unwrap);
    for left in [0, 8, 9, 255] {
        table.check_refused(Action::PlaceStartTile { tile, left }, "MS-34");
    }
    table.act(Action::PlaceStartTile { tile, left: 1 });
    let workers = table.game.edition().tile(tile);
    let expected: Path = format!("{workers} . . . . . .").parse().unwrap();
    assert_eq!(table.game.tableau(Seat(1)).path, expected);
    // What is placed is no longer in hand: it cannot be placed again.
    table.check_refused(Action::PlaceStartTile { tile, left: 5 }, "MS-32");
    table.act(Action::PlaceStartTile { tile: other, left: 5 });
    assert_eq!(table.game.tableau(Seat(1)).start_tiles, [None, None]);
}

/// MS-35: the start player begins, then clockwise.
#[test]
fn the_start_player_begins() {
    for start in Seat::all(3) {
        let mut table = placing(3, start);
        let mut events = Vec::new();
        while table.game.phase() == Phase::PlaceStart {
            let action = table.offered()[0];
            events = table.act(action);
        }
        assert_eq!(events.last(), Some(&Event::TurnBegan { seat: start }));
        assert_eq!(table.game.turn(), start);
        let other = start.next(3);
        assert!(legal(&table.game, other).is_empty());
        let action = table.offered()[0];
        assert_eq!(table.game.forbids(other, &action), Some("MS-35"));
        table.idle_turn();
        assert_eq!(table.game.turn(), other);
    }
}
