//! Features (CI-48 to CI-55).

use cities::{Action, Phase};

use crate::table::{ME, Table, kind, place_feature, place_piece};

const CITY: &str = "
    W  P  R  B
    W  P  G  Y";

fn discard(id: &str) -> Action {
    Action::DiscardFeature { kind: kind(id) }
}

/// CI-48: one by one, in any order, placed or discarded.
#[test]
fn features_are_handled_one_by_one() {
    let table = Table::of(2).city(CITY).features(&["ferry", "kiosk"]);
    for (first, second) in [
        (place_feature("ferry", 0, 0), discard("kiosk")),
        (discard("kiosk"), place_feature("ferry", 1, 0)),
        (discard("ferry"), discard("kiosk")),
        (place_feature("kiosk", 0, 1), place_feature("ferry", 0, 0)),
    ] {
        let mut next = table.clone();
        next.act(first);
        assert!(matches!(next.game.phase(), Phase::PlaceFeatures { .. }));
        next.check_refused(first, "CI-48");
        next.act(second);
        assert_eq!(next.offered(), [Action::Done]);
    }
    table.check_refused(place_feature("yacht", 0, 0), "CI-48");
    table.check_refused(discard("yacht"), "CI-48");
}

/// CI-49: a space carries one feature for ever.
#[test]
fn one_feature_a_space() {
    let mut table = Table::of(2).city(CITY).features(&["ferry", "yacht"]);
    table.act(place_feature("ferry", 0, 0));
    table.check_refused(place_feature("yacht", 0, 0), "CI-49");
    assert_eq!(table.spaces(), [(1, 0)]);
    let table = Table::of(2).city("W1 P2 / !! **").features(&["trees", "monument", "special"]);
    assert_eq!(table.spaces(), []);
    table.check_refused(place_feature("trees", 0, 1), "CI-49");
    table.check_refused(place_feature("monument", 1, 0), "CI-49");
    table.check_refused(place_feature("special", 1, 1), "CI-49");
}

/// CI-50: water features go on water, park features into parks.
#[test]
fn blue_on_water_green_in_parks() {
    let table = Table::of(2).city(CITY).features(&["dolphins"]);
    assert_eq!(table.spaces(), [(0, 0), (1, 0)]);
    table.check_refused(place_feature("dolphins", 0, 1), "CI-50");
    table.check_refused(place_feature("dolphins", 0, 2), "CI-50");
    let table = Table::of(2).city(CITY).features(&["carousel"]);
    assert_eq!(table.spaces(), [(0, 1), (1, 1)]);
    table.check_refused(place_feature("carousel", 0, 0), "CI-50");
    table.check_refused(place_feature("carousel", 5, 0), "CI-47");
}

/// CI-51: grey features go on lots without pieces and without a feature, whatever the colour.
#[test]
fn grey_on_bare_lots() {
    let drawn = "W P R B1 / R !! ** Y";
    for id in ["monument", "special"] {
        let table = Table::of(2).city(drawn).features(&[id]);
        assert_eq!(table.spaces(), [(0, 2), (1, 0), (1, 3)]);
        table.check_refused(place_feature(id, 0, 0), "CI-51");
        table.check_refused(place_feature(id, 0, 1), "CI-51");
        table.check_refused(place_feature(id, 0, 3), "CI-51");
        table.check_refused(place_feature(id, 1, 1), "CI-49");
    }
}

/// CI-52: two equal features are one choice.
#[test]
fn equal_features_are_one_choice() {
    let mut table = Table::of(2).city(CITY).features(&["yacht", "yacht"]);
    assert_eq!(table.offered().len(), 3);
    table.act(place_feature("yacht", 0, 0));
    assert_eq!(table.offered().len(), 2);
    table.act(discard("yacht"));
    table.check_city("W2 P R B / W P G Y");
}

/// CI-53: a discarded feature is neither in a supply nor in a neighbourhood.
#[test]
fn a_discarded_feature_leaves_the_game() {
    let mut table = Table::of(2).city(CITY).features(&["yacht"]);
    let before = *table.game.unseen();
    table.act(discard("yacht"));
    assert_eq!(*table.game.unseen(), before);
    table.check_city(CITY);
}

/// CI-54: a monument bars its lot for ever.
#[test]
fn nothing_is_built_on_a_monument() {
    let mut table = Table::of(2).city(CITY).features(&["monument"]);
    table.act(place_feature("monument", 0, 2));
    let table = table.pieces("RBGY");
    assert!(!table.spaces().contains(&(0, 2)));
    for letter in "RBGY".chars() {
        table.check_refused(place_piece(letter, 0, 2), "CI-54");
    }
}

/// CI-55: a special tile takes any colour first, then that colour up to four storeys, and stays.
#[test]
fn a_special_tile_makes_a_lot_free() {
    let mut table = Table::of(2).city(CITY).features(&["special"]);
    table.act(place_feature("special", 0, 2));
    let mut table = table.pieces("BBBB");
    for height in 1..=4 {
        table.act(place_piece('B', 0, 2));
        assert_eq!(table.mine().word((0, 2).into()), format!("*B{height}"));
        let other = table.clone().pieces("RBGY");
        other.check_refused(place_piece('R', 0, 2), "CI-55");
        assert_eq!(other.offered().contains(&place_piece('B', 0, 2)), height < 4);
    }
    let full = table.pieces("B");
    full.check_refused(place_piece('B', 0, 2), "CI-58");
    assert_eq!(full.game.neighbourhood(ME).specials().len(), 1);
}
