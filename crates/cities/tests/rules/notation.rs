//! Neighbourhoods as text: what RULES.md says under "Notation".

use cities::{Action, Face, Neighbourhood, Owner, Position, Space};
use engine::Seat;
use serde_json::json;

use crate::table::{ME, Table, fixed, place_piece, place_tile, take};

const EVERY_WORD: &str = "W P W1 W4/P2 P3 R B/G Y R1 B2/G3 Y4 !! **/*R1 *Y4 W P/R R G G";

/// CI-72, CI-73: one word a space, rows separated by strokes or line ends.
#[test]
fn a_neighbourhood_is_rows_of_words() {
    let city: Neighbourhood = EVERY_WORD.parse().unwrap();
    assert_eq!(city.to_string(), EVERY_WORD);
    assert_eq!(EVERY_WORD.replace('/', "\n   ").parse(), Ok(city));
    assert_eq!(city.size(), (3, 2));
    assert_eq!((city.buildings().len(), city.monuments().len(), city.specials().len()), (6, 1, 3));
    let holes = "W P .. ../R B .. ../W W W W/P P P P";
    assert_eq!(holes.parse::<Neighbourhood>().unwrap().to_string(), holes);
    assert_eq!("".parse::<Neighbourhood>().unwrap().n_tiles(), 0);
}

/// CI-47: on the wire a plan comes with the position of its corner.
#[test]
fn the_wire_knows_the_starting_tile() {
    let mut table = Table::of(2).city("W P/R B").tile("E1");
    table.act(place_tile(0, -1, 0));
    let json = serde_json::to_value(table.mine()).unwrap();
    assert_eq!(json, json!({"top_left": [0, -1], "plan": "W R W P/B R R B"}));
    assert_eq!(serde_json::from_value::<Neighbourhood>(json).unwrap(), *table.mine());
}

/// CI-43: a face is two letters, a stroke, two letters.
#[test]
fn faces_are_letters() {
    let face: Face = "WP/RY".parse().unwrap();
    assert_eq!(face.to_string(), "WP/RY");
    assert_eq!(serde_json::to_value(face).unwrap(), json!("WP/RY"));
}

/// CI-47: spaces and positions are pairs of numbers.
#[test]
fn actions_are_short() {
    let written = |action: Action| serde_json::to_string(&action).unwrap();
    assert_eq!(written(place_tile(-1, 2, 3)), r#"{"place_tile":{"at":[-1,2],"rotation":3}}"#);
    let piece = r#"{"place_piece":{"colour":"blue","at":[0,-3]}}"#;
    assert_eq!(written(place_piece('B', 0, -3)), piece);
    assert_eq!(written(take(3, 4)), r#"{"take":{"row":"features","column":3}}"#);
    assert_eq!(written(Action::Done), r#""done""#);
    let space: Space = serde_json::from_str("[4, -2]").unwrap();
    assert_eq!(space, Space { row: 4, column: -2 });
    let position: Position = serde_json::from_str("[-1, 0]").unwrap();
    assert_eq!(position, Position { row: -1, column: 0 });
}

#[test]
fn malformed_plans_are_refused() {
    for bad in ["W", "W P", "W P/R", "W P/R B/W P", "W P W/R B W", "W W W W W W W W W W W W/"] {
        assert!(bad.parse::<Neighbourhood>().is_err(), "{bad}");
    }
    for bad in ["X P/R B", "W0 P/R B", "W5 P/R B", "R5 P/R B", "R0 P/R B", "* P/R B", "*R P/R B"] {
        let error = bad.parse::<Neighbourhood>().unwrap_err();
        assert!(error.starts_with("no space is written"), "{error}");
    }
    for bad in ["*W1 P/R B", "!!1 P/R B", ".. P/R B", "W P/R ..", "Wx P/R B", "**R1 P/R B"] {
        assert!(bad.parse::<Neighbourhood>().is_err(), "{bad}");
    }
    // The frame must be tight: the bounding box is read from it.
    assert!(".. .. W P/.. .. R B".parse::<Neighbourhood>().is_err());
    assert!("W P/R B/.. ../.. ..".parse::<Neighbourhood>().is_err());
}

#[test]
fn malformed_corners_are_refused() {
    let read = |top_left: [i64; 2]| {
        let json = json!({"top_left": top_left, "plan": "W P .. ../R B .. ../W W W W/P P P P"});
        serde_json::from_value::<Neighbourhood>(json)
    };
    assert!(read([0, 0]).is_ok() && read([-1, -1]).is_ok());
    for bad in [[1, 0], [0, -1], [0, -2], [-2, 0], [-128, 0], [127, 127]] {
        assert!(read(bad).is_err(), "{bad:?}");
    }
}

const SHOWN: &str = "\
New York City, round 1 of 4, seat 0 in turn, places the pieces RB
goal: Central Park (largest area park: 6) 6 (seat 1) / 2
goal: Skyscrapers (buildings 3+ storeys: 4) 6 / 2
goal: Avenues (longest run in 1+ colours: 5) 8 / 2
cards     seat 0 | Red Quarter | Blue Quarter | face down
tiles     WW/RR | WW/BB | WW/GG | face down
features  Dolphins, Ferry | seat 1 | Trees | Monument, face down
pieces    RRBG | Y | G | ??
seat 0, score 9             seat 1, score 6
W1  P   R   B2              W   P
W2  P   !!  *Y4             R   B
seat 0: Towers (4)
";

/// CI-101: the terminal shows the whole table.
#[test]
fn a_table_is_drawn_for_the_terminal() {
    let table = Table::with(2, &fixed()).city("W1 P R B2/W2 P !! *Y4").city_of(Seat(1), "W P/R B");
    let table = table.cards(&["height-4"]).pieces("RB").edit(|view| {
        let pieces = crate::table::pieces;
        view.rings[0][0] = Some(Owner::Seat(Seat(1)));
        view.offer.workers[0][0] = Some(Owner::Seat(ME));
        view.offer.workers[2][1] = Some(Owner::Seat(Seat(1)));
        view.offer.cards = [None, Some(crate::table::card("colour-red")), None];
        view.offer.cards[2] = Some(crate::table::card("colour-blue"));
        view.offer.tiles = ["A1", "A2", "A3"].map(|id| Some(crate::table::tile(id)));
        let kinds = |ids: &[&str]| ids.iter().map(|id| crate::table::kind(id)).collect();
        let features = [&["dolphins", "ferry"][..], &[], &["trees"], &["monument"]];
        view.offer.features = features.map(kinds);
        view.offer.pieces = [pieces("RRBG"), pieces("Y"), pieces("G")];
    });
    assert_eq!(table.view().to_string(), SHOWN);
}

/// CI-2: every goal can be told apart in the terminal, whatever the components are called.
#[test]
fn measures_in_the_words_of_the_file() {
    let words = |city: usize| {
        let goals = &crate::table::built_in().cities[city].goals;
        goals.iter().map(|goal| goal.measure.to_string()).collect::<Vec<String>>()
    };
    assert_eq!(words(2)[0], "buildings at water");
    assert_eq!(words(2)[1..], ["area span water", "spaces water between buildings"]);
    assert_eq!(words(3)[0], "distinct by height at water");
    assert_eq!(words(5)[0], "largest area lots of one colour");
    assert_eq!(words(7)[0], "distinct by colour and height");
    assert_eq!(words(7)[2], "areas park, 1+ spaces, 1+ features");
    let card = |id| crate::table::built_in().card(crate::table::card(id)).measure.to_string();
    assert_eq!(card("set-heights"), "sets of 1 storeys, 2 storeys, 3 storeys, 4 storeys,");
    assert_eq!(card("mix-blue-4"), "buildings blue 4 storeys");
    assert_eq!(card("pair-step"), "adjacent pairs height step");
}
