//! Definitions and measures, one by one (CI-70 to CI-91).

use cities::Survey;

use crate::table::{ME, Table, check_count, city, counted, in_city, measure};

/// CI-70: sides count, corners do not, and tile borders make no difference.
#[test]
fn adjacent_is_sharing_a_side() {
    let at_water = r#"{"kind": "buildings", "filter": {"adjacent_to": ["water"]}}"#;
    check_count(at_water, "W R1 / P R1", 1, &[(0, 1)]);
    check_count(at_water, "P W R1 P / P P P P", 1, &[(0, 2)]);
}

/// CI-71: an area is one space or more; features do not divide it.
#[test]
fn areas_are_connected() {
    let areas = r#"{"kind": "areas", "of": ["water"], "min_size": 1, "min_kinds": 0}"#;
    assert_eq!(counted(areas, "W W2 / P W").0, 1);
    assert_eq!(counted(areas, "W P / P W").0, 2);
    assert_eq!(counted(areas, "W P W W / R W W P").0, 2);
}

/// CI-72: a building has pieces; lots, monuments and bare special tiles are none.
#[test]
fn buildings_have_pieces() {
    let all = r#"{"kind": "buildings", "filter": {}}"#;
    check_count(all, "R !! / ** *B1", 1, &[(1, 1)]);
    check_count(all, "R4 G1 / W P", 2, &[(0, 0), (0, 1)]);
}

/// CI-73: pieces decide, a bare special tile has every colour, a monument none.
#[test]
fn the_colour_of_a_lot() {
    let lots = r#"{"kind": "largest_area", "of": "lots_of_one_colour"}"#;
    check_count(lots, "R ** / B !!", 2, &[(0, 0), (0, 1)]);
    check_count(lots, "R ** B B / W W W W", 3, &[(0, 1), (0, 2), (0, 3)]);
    check_count(lots, "R *R2 B B / W W W W", 2, &[(0, 0), (0, 1)]);
    check_count(lots, "R R1 R !! / R P P R", 4, &[(0, 0), (0, 1), (0, 2), (1, 0)]);
}

/// CI-74: copies of a kind count once.
#[test]
fn equal_features_count_once() {
    let most = r#"{"kind": "most_kinds", "of": "water"}"#;
    check_count(most, "W1 W1 / W2 P", 2, &[(0, 0), (0, 1), (1, 0)]);
    assert_eq!(counted(most, "P1 P2 / P3 P4").0, 0);
}

/// CI-75: goals ask for a minimum, cards for the exact height unless they say "or more".
#[test]
fn minimum_and_exact() {
    let drawn = "R1 R2 / R3 R4";
    check_count(r#"{"kind": "buildings", "filter": {"height": 2}}"#, drawn, 1, &[(0, 1)]);
    let or_more = r#"{"kind": "buildings", "filter": {"min_height": 2}}"#;
    check_count(or_more, drawn, 3, &[(0, 1), (1, 0), (1, 1)]);
    let up_to = r#"{"kind": "buildings", "filter": {"max_height": 2}}"#;
    check_count(up_to, drawn, 2, &[(0, 0), (0, 1)]);
    let table = Table::with(2, &in_city("new-york")).city("P P P P / P P P P");
    assert!(table.game.progress(ME, 0).is_fulfilled());
    assert_eq!(table.game.progress(ME, 0).n, 8);
}

/// CI-76: all fields of a filter must hold.
#[test]
fn filters_are_conjunctions() {
    let drawn = "W R2 B2 P / P R1 R2 P";
    let both = r#"{"kind": "buildings", "filter": {"adjacent_to": ["park", "water"]}}"#;
    check_count(both, drawn, 0, &[]);
    let filter = r#"{"kind": "buildings", "filter":
        {"colour": "red", "min_height": 2, "max_height": 3, "adjacent_to": ["park"]}}"#;
    check_count(filter, drawn, 1, &[(1, 2)]);
    check_count(
        r#"{"kind": "buildings", "filter": {}}"#,
        drawn,
        4,
        &[(0, 1), (0, 2), (1, 1), (1, 2)],
    );
}

/// CI-77: a card scores by whole groups, and of equal sets the first in reading order is shown.
#[test]
fn floors_and_reading_order() {
    let table = Table::of(2).city("R1 R1 R1 R1 / R1 W P P").cards(&["height-1"]);
    let worth = table.game.worth(ME, table.game.cards(ME)[0]);
    assert_eq!((worth.n, worth.points, worth.spaces.len()), (5, 2, 5));
    let largest = r#"{"kind": "largest_area", "of": "water"}"#;
    check_count(largest, "P W P W / P W P W", 2, &[(0, 1), (1, 1)]);
}

/// CI-78.
#[test]
fn matching_buildings() {
    let red = r#"{"kind": "buildings", "filter": {"colour": "red"}}"#;
    check_count(red, "R1 B1 / *R4 R", 2, &[(0, 0), (1, 0)]);
}

/// CI-79: the rarest member decides.
#[test]
fn disjoint_sets() {
    let sets = r#"{"kind": "sets", "members": [{"colour": "red"}, {"colour": "blue"}]}"#;
    check_count(sets, "R1 R2 / R3 B1", 1, &[(0, 0), (1, 1)]);
    check_count(sets, "R1 R2 / R3 G1", 0, &[]);
}

/// CI-80: colours, heights, or both at once, which is a matching.
#[test]
fn distinct_buildings() {
    let by = |by| format!(r#"{{"kind": "distinct", "by": "{by}", "filter": {{}}}}"#);
    let drawn = "R1 R2 B1 B1 / W W W W";
    check_count(&by("colour"), drawn, 2, &[(0, 0), (0, 2)]);
    check_count(&by("height"), drawn, 2, &[(0, 0), (0, 1)]);
    check_count(&by("colour_and_height"), drawn, 2, &[(0, 1), (0, 2)]);
    // Four colours and four heights, but blue and green have one height only, the same.
    let blocked = "R1 R2 R3 R4 / B1 G1 Y1 Y2";
    assert_eq!(counted(&by("colour_and_height"), blocked).0, 3);
    let filtered = r#"{"kind": "distinct", "by": "height", "filter": {"adjacent_to": ["water"]}}"#;
    check_count(filtered, "W R1 R2 P / R3 P P P", 2, &[(0, 1), (1, 0)]);
}

/// CI-81: pairs by relation; a building may be in several, and ends can be asked for.
#[test]
fn adjacent_pairs() {
    let pairs = |relation| format!(r#"{{"kind": "adjacent_pairs", "relation": "{relation}"}}"#);
    let drawn = "R1 R1 / R2 B4";
    let all = [(0, 0), (0, 1), (1, 0), (1, 1)];
    check_count(&pairs("any"), drawn, 4, &all);
    check_count(&pairs("same_colour"), drawn, 2, &[(0, 0), (0, 1), (1, 0)]);
    check_count(&pairs("other_colour"), drawn, 2, &[(0, 1), (1, 0), (1, 1)]);
    check_count(&pairs("same_height"), drawn, 1, &[(0, 0), (0, 1)]);
    check_count(&pairs("height_step"), drawn, 1, &[(0, 0), (1, 0)]);
    let ends = r#"{"kind": "adjacent_pairs", "relation": "any",
        "a": {"colour": "blue"}, "b": {"height": 1}}"#;
    check_count(ends, drawn, 1, &[(0, 1), (1, 1)]);
}

/// CI-82: the largest group of water, park, buildings, or lots of one colour.
#[test]
fn largest_areas() {
    let of = |of| format!(r#"{{"kind": "largest_area", "of": "{of}"}}"#);
    let drawn = "W W R1 R / P W B2 R";
    check_count(&of("water"), drawn, 3, &[(0, 0), (0, 1), (1, 1)]);
    check_count(&of("park"), drawn, 1, &[(1, 0)]);
    check_count(&of("buildings"), drawn, 2, &[(0, 2), (1, 2)]);
    check_count(&of("lots_of_one_colour"), drawn, 3, &[(0, 2), (0, 3), (1, 3)]);
}

/// CI-83: rows or columns touched, whichever are more.
#[test]
fn the_span_of_an_area() {
    let span = r#"{"kind": "area_span", "of": "water"}"#;
    check_count(span, "W W W P / P P W P", 3, &[(0, 0), (0, 1), (0, 2), (1, 2)]);
    let tall = "P W / W W / W P / W P / W P / P P";
    assert_eq!(counted(span, tall).0, 5);
}

/// CI-84: areas of a size and with so many kinds, of one terrain or both.
#[test]
fn areas_by_size_and_kinds() {
    let areas = |of, size, kinds| {
        format!(r#"{{"kind": "areas", "of": {of}, "min_size": {size}, "min_kinds": {kinds}}}"#)
    };
    let drawn = "W1 W R P2 / W P W P3";
    check_count(&areas(r#"["water"]"#, 2, 0), drawn, 1, &[(0, 0), (0, 1), (1, 0)]);
    assert_eq!(counted(&areas(r#"["water", "park"]"#, 1, 0), drawn).0, 4);
    check_count(&areas(r#"["water", "park"]"#, 1, 2), drawn, 1, &[(0, 3), (1, 3)]);
    check_count(&areas(r#"["park"]"#, 3, 0), drawn, 0, &[]);
}

/// CI-85: the area with most kinds.
#[test]
fn most_kinds_in_one_area() {
    let most = r#"{"kind": "most_kinds", "of": "park"}"#;
    check_count(most, "P1 P2 R P3 / R R P3 P4", 2, &[(0, 0), (0, 1)]);
    check_count(most, "P P / W1 R", 0, &[]);
}

/// CI-86: spaces, next to a terrain, between buildings.
#[test]
fn counted_spaces() {
    check_count(r#"{"kind": "spaces", "of": "park"}"#, "P W / R P1", 2, &[(0, 0), (1, 1)]);
    let at_water = r#"{"kind": "spaces", "of": "park", "adjacent_to": "water"}"#;
    check_count(at_water, "P W P P / R R R R", 2, &[(0, 0), (0, 2)]);
    let bridges = r#"{"kind": "spaces", "of": "water", "between_buildings": true}"#;
    check_count(bridges, "R1 W R2 W / P B1 P P", 1, &[(0, 1)]);
    check_count(bridges, "R1 P / W1 P / B1 P / P P", 1, &[(1, 0)]);
    check_count(bridges, "W R1 / B1 W", 0, &[]);
}

/// CI-87: most buildings around one space, which is shown with them.
#[test]
fn most_buildings_around_a_space() {
    let most = r#"{"kind": "most_around", "of": "park"}"#;
    check_count(most, "R1 P R1 P / P R1 P R1", 3, &[(0, 0), (0, 1), (0, 2), (1, 1)]);
    check_count(most, "P P / P R", 0, &[]);
}

/// CI-88: the longest unbroken line with enough colours, else nothing.
#[test]
fn longest_runs() {
    let run = |n| format!(r#"{{"kind": "longest_run", "min_colours": {n}}}"#);
    let drawn = "R1 R1 R1 P / B1 G1 W R1";
    check_count(&run(1), drawn, 3, &[(0, 0), (0, 1), (0, 2)]);
    check_count(&run(2), drawn, 2, &[(0, 0), (1, 0)]);
    check_count(&run(3), drawn, 0, &[]);
    // A row does not go on in the next one.
    check_count(&run(1), "P P R1 R1 / R1 R1 P P", 2, &[(0, 2), (0, 3)]);
}

/// CI-89: rows and columns with enough buildings, gaps allowed.
#[test]
fn lines_with_buildings() {
    let lines = r#"{"kind": "lines", "min_buildings": 2}"#;
    check_count(lines, "R1 W / B1 Y1", 2, &[(0, 0), (1, 0), (1, 1)]);
    assert_eq!(counted(lines, "R1 W P B1 / W R1 W P").0, 1);
}

/// CI-90: the fullest block.
#[test]
fn fullest_squares() {
    let square = |side| format!(r#"{{"kind": "fullest_square", "side": {side}}}"#);
    let drawn = "R1 W R1 R1 / W R1 R1 B2";
    check_count(&square(2), drawn, 4, &[(0, 2), (0, 3), (1, 2), (1, 3)]);
    let rest = [(0, 2), (0, 3), (1, 1), (1, 2), (1, 3)];
    check_count(&square(3), drawn, 5, &rest);
}

/// CI-91: one storey, two, three, each next to the one before.
#[test]
fn climbing() {
    let climb = r#"{"kind": "climb"}"#;
    check_count(climb, "R1 B2 / G4 Y3", 4, &[(0, 0), (0, 1), (1, 0), (1, 1)]);
    check_count(climb, "R1 W / W B2", 1, &[(0, 0)]);
    check_count(climb, "R2 B3 / W W", 0, &[]);
    check_count(climb, "R1 R2 B1 B2 / P P P G3", 3, &[(0, 2), (0, 3), (1, 3)]);
}

/// CI-83, CI-89: long neighbourhoods have more rows and columns than goals may ask for.
#[test]
fn measures_work_in_the_long_duel() {
    let row = "W W W W W W W W W W / R1 R1 R1 R1 R1 R1 R1 R1 R1 R1";
    let city = city(row);
    let count = |json| Survey::of(&city).count(&measure(json)).n;
    assert_eq!(count(r#"{"kind": "area_span", "of": "water"}"#), 10);
    assert_eq!(count(r#"{"kind": "longest_run", "min_colours": 1}"#), 10);
    assert_eq!(count(r#"{"kind": "lines", "min_buildings": 1}"#), 11);
}
