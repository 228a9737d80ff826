//! City tiles: where they go and how they are turned (CI-41 to CI-47).

use std::collections::BTreeSet;

use cities::{Action, Face, Length, Options, Phase, Position};
use engine::{Chance, Fast};

use crate::table::{ME, Table, fixed, place_tile, tile};

/// Positions on offer.
fn positions(table: &Table) -> Vec<(i8, i8)> {
    let at = |action| match action {
        Action::PlaceTile { at, .. } => Some((at.row, at.column)),
        _ => None,
    };
    table.offered().into_iter().filter_map(at).collect::<BTreeSet<_>>().into_iter().collect()
}

fn rotations(table: &Table) -> Vec<u8> {
    let first = positions(table)[0];
    let rotation = |action| match action {
        Action::PlaceTile { at, rotation } if (at.row, at.column) == first => Some(rotation),
        _ => None,
    };
    table.offered().into_iter().filter_map(rotation).collect()
}

fn long_duel() -> Table {
    Table::with(2, &Options { length: Length::Long, ..fixed() })
}

/// CI-41: a tile is placed, not discarded.
#[test]
fn a_tile_must_be_placed() {
    let table = Table::of(2).tile("E1");
    assert!(table.offered().iter().all(|action| matches!(action, Action::PlaceTile { .. })));
    table.check_refused(Action::Done, "CI-41");
}

/// CI-42: it touches an own tile with a full edge; corners do not count, and no tile is covered.
#[test]
fn a_tile_shares_an_edge() {
    let table = Table::of(2).city("W P/R B").tile("E1");
    assert_eq!(positions(&table), [(-1, 0), (0, -1), (0, 1), (1, 0)]);
    for (row, column) in [(0, 0), (1, 1), (-1, -1), (0, 2), (2, 0), (100, 100), (-128, 127)] {
        table.check_refused(place_tile(row, column, 0), "CI-42");
    }
}

/// CI-43: quarter turns clockwise, and equal looks once.
#[test]
fn tiles_are_turned() {
    let face: Face = "WR/BP".parse().unwrap();
    let turned: Vec<String> = (0..4).map(|n| face.turned(n).to_string()).collect();
    assert_eq!(turned, ["WR/BP", "BW/PR", "PB/RW", "RP/WB"]);
    assert_eq!(rotations(&Table::of(2).tile("E1")), [0, 1, 2, 3]);
    for (face, n) in [("WW/WW", 1), ("WR/RW", 2), ("WW/RR", 4), ("WR/RP", 4)] {
        assert_eq!(face.parse::<Face>().unwrap().rotations().count(), n, "{face}");
    }
    let table = Table::of(2).city("W P/R B").tile("E1");
    table.check_refused(place_tile(0, 1, 4), "CI-43");
    table.check_refused(place_tile(0, 1, 255), "CI-43");
}

/// CI-43, CI-44: a tile lies as it was turned, whatever its neighbours are.
#[test]
fn any_terrain_may_adjoin_any_other() {
    let mut table = Table::of(2).city("W P/R B").tile("E1");
    table.act(place_tile(0, 1, 1));
    table.check_city("W P B W / R B R R");
    assert_eq!(table.offered(), [Action::Done]);
}

/// CI-45: the bounding box has at most three rows and three columns.
#[test]
fn the_box_is_three_by_three() {
    let row = "W P W P W P/R B R B R B";
    let table = Table::of(2).city(row).tile("E1");
    assert_eq!(positions(&table), [(-1, 0), (-1, 1), (-1, 2), (1, 0), (1, 1), (1, 2)]);
    table.check_refused(place_tile(0, 3, 0), "CI-45");
    table.check_refused(place_tile(0, -1, 0), "CI-45");
}

/// CI-45: in the long duel three by five, in either direction, until the box decides.
#[test]
fn the_long_box_is_three_by_five() {
    let row = "W P W P W P/R B R B R B";
    let table = long_duel().city(row).tile("E1");
    assert!(positions(&table).contains(&(0, 3)) && positions(&table).contains(&(0, -1)));
    let wide = "W P W P W P W P/R B R B R B R B";
    let table = long_duel().city(&format!("{wide}/{wide}/{wide}")).tile("E1");
    let outside = |at: &(i8, i8)| at.0 < 0 || 3 <= at.0;
    assert!(!positions(&table).iter().any(outside));
    assert!(positions(&table).contains(&(1, 4)) && positions(&table).contains(&(1, -1)));
    table.check_refused(place_tile(3, 0, 0), "CI-45");
    let column = "W P/R B/W P/R B/W P/R B/W P/R B";
    let table = long_duel().city(column).tile("E1");
    assert!(positions(&table).contains(&(4, 0)) && positions(&table).contains(&(0, 1)));
}

/// CI-46: there is always a position, and the last tile completes the rectangle.
#[test]
fn the_rectangle_is_completed() {
    let mut chance = Fast::new(46);
    for (length, n_tiles) in [(Length::Short, 9), (Length::Long, 15)] {
        for _ in 0..200 {
            let mut table = Table::with(2, &Options { length, ..fixed() });
            for i in 1..n_tiles {
                let id = ["A1", "E2", "F3"][i as usize % 3];
                table = table.edit(|view| view.phase = Phase::PlaceTile { tile: tile(id) });
                let offered = table.offered();
                assert!(!offered.is_empty());
                assert!(offered.len() <= if n_tiles == 9 { 32 } else { 52 });
                table.act(offered[chance.below(offered.len() as u32) as usize]);
            }
            let (n_rows, n_columns) = table.mine().size();
            assert_eq!(u32::from(n_rows) * u32::from(n_columns), n_tiles);
            assert_eq!(table.mine().n_tiles(), n_tiles);
            assert!(table.tile("A1").offered().is_empty());
        }
    }
}

/// CI-47: rows grow downwards from the starting tile, and numbers can be negative.
#[test]
fn coordinates_count_from_the_starting_tile() {
    let mut table = Table::of(2).city("W P/R B").tile("E1");
    table.act(place_tile(-1, 0, 0));
    let mut table = table.tile("G1");
    table.act(place_tile(-1, -1, 0));
    table.check_city_at("W W W R / P R B R / .. .. W P / .. .. R B", (-1, -1));
    let mut table = table.pieces("R");
    assert_eq!(table.spaces(), [(-2, 1), (-1, -1), (-1, 1), (1, 0)]);
    table.act(crate::table::place_piece('R', -1, -1));
    assert_eq!(table.game.neighbourhood(ME).building_at((-1, -1).into()).unwrap().height, 1);
}

impl Table {
    #[track_caller]
    fn check_city_at(&self, drawn: &str, top_left: (i8, i8)) {
        let expected = crate::table::city(drawn).to_string();
        assert_eq!(self.mine().to_string(), expected);
        assert_eq!(self.mine().top_left(), Position::from(top_left));
    }
}
