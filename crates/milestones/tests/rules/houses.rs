//! Houses (MS-79 to MS-82).

use milestones::Kind;

use crate::table::{Table, plot};

/// MS-79: on plots with a road piece on an edge, one house each.
#[test]
fn houses_stand_beside_roads() {
    let table = Table::of(2).sections(&["A1-A2-A3"]).office("st2 wo2");
    // Two edges, each at the rim of the map: one plot below each.
    assert_eq!(table.house_plots(), ["A1-A2-B2", "A2-A3-B3"]);
    // This plot has a corner on the road, but no edge.
    table.check_no_house("A2-B2-B3", "MS-79");
    table.check_no_house("E1-E2-F2", "MS-79");
    table.check_no_house("A1-A2-A3", "MS-79");
    let mut table = table;
    table.house("A2-A3-B3");
    table.check_no_house("A2-A3-B3", "MS-79");
    assert_eq!(table.house_plots(), ["A1-A2-B2"]);
}

/// MS-79: an edge inside the map serves the plots on both its sides.
#[test]
fn a_road_serves_both_sides() {
    let table = Table::of(2).sections(&["A1-A2-A3", "A3-B4-C3"]).office("st1 wo1");
    let expected = ["A1-A2-B2", "A2-A3-B3", "A3-A4-B4", "A3-B3-B4", "B3-B4-C3", "B4-C3-C4"];
    assert_eq!(table.house_plots(), expected);
}

/// MS-80: the free numbers of its corners, reached by roads or not.
#[test]
fn a_house_scores_free_numbers() {
    let table = Table::of(2).sections(&["A1-A2-A3", "A3-B4-C3"]).office("st1 wo1");
    let score = |table: &Table, name: &str| table.game.house_points(plot(name));
    // A3 is 2, B3 is 1, A4 is 1, C3 is 2, C4 is 1; A2 and B4 are milestones, A1 is the start.
    let expected = [
        ("A1-A2-B2", 2),
        ("A2-A3-B3", 3),
        ("A3-A4-B4", 3),
        ("A3-B3-B4", 3),
        ("B3-B4-C3", 3),
        ("B4-C3-C4", 3),
    ];
    for (name, points) in expected {
        assert_eq!(score(&table, name), points, "{name}");
        let mut built = table.clone();
        built.house(name);
        assert_eq!(built.mine().points.houses, points);
    }
    let taken = table.markets(&["A3"]);
    assert_eq!(score(&taken, "A2-A3-B3"), 1);
    assert_eq!(score(&taken, "A3-A4-B4"), 1);
}

/// MS-81: a house may be worth nothing, and a bare bush is a plot like any other.
#[test]
fn a_house_may_score_nothing() {
    let mut table = Table::of(2).sections(&["A1-A2-A3", "A1-B2-C2"]).office("st2 wo2");
    table.house("A1-A2-B2");
    assert_eq!(table.mine().score(), 0);
    table.house("B2-C1-C2");
    assert_eq!(table.mine().score(), 2 + 3);
    assert!(table.game.edition().bushes().contains(&plot("B2-C1-C2")));
}

/// MS-82, MS-86: with a bonus tile on the plot, only who can take it may build.
#[test]
fn a_bonus_tile_guards_its_plot() {
    let roads = Table::of(2).sections(&["A1-A2-A3", "A3-B4-C3"]).bonus("A3-B3-B4", Kind::Sand);
    let table = roads.clone().office("st1 wo1");
    table.check_no_house("A3-B3-B4", "MS-86");
    assert_eq!(table.house_plots().len(), 5);
    let table = roads.clone().path("sa1* wo2 . . . . . .").office("st1 wo1");
    table.check_no_house("A3-B3-B4", "MS-86");
    let table = roads.path("sa1 wo2 . . . . . .").office("st1 wo1");
    assert!(table.house_plots().contains(&"A3-B3-B4".to_owned()));
}

/// MS-82: twelve houses are the limit.
#[test]
fn there_are_twelve_houses() {
    let roads = ["A1-A2-A3", "A3-A4-A5", "A5-A6-A7", "A7-A8-A9", "A9-B9-C8", "C8-C7-C6"];
    let table = Table::of(2).sections(&roads).office("st2 wo2");
    let plots = table.house_plots();
    assert!(12 < plots.len());
    let first: Vec<&str> = plots.iter().map(String::as_str).take(11).collect();
    let mut table = table.houses(&first);
    assert_eq!(table.game.map().n_houses_left(), 1);
    table.house(&plots[11]);
    assert!(table.house_plots().is_empty());
    table.check_no_house(&plots[12], "MS-82");
}
