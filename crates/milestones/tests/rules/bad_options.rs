//! What cannot be set up or read, and what is said about it.

use engine::{BadOptions, Fast, Match, Seat};
use milestones::{Action, Corner, Milestones, Options, Plot, StallRounds, StartSeat, Target, Tile};

use crate::table::{Table, with_edition};

fn refusal(options: &Options, n_seats: u8) -> Option<BadOptions> {
    Match::<Milestones>::new(options, n_seats, &mut Fast::new(0)).err()
}

/// MS-121: ten, twenty or thirty rounds, and whoever says otherwise is told so.
#[test]
fn stall_rounds_are_a_choice() {
    for rounds in StallRounds::ALL {
        let text = serde_json::to_string(&rounds).unwrap();
        assert_eq!(text, rounds.number().to_string());
        assert_eq!(serde_json::from_str::<StallRounds>(&text).unwrap(), rounds);
    }
    assert_eq!(Options::default().stall_rounds.number(), 10);
    for bad in ["9", "15", "\"?\""] {
        let error = serde_json::from_str::<StallRounds>(bad).unwrap_err().to_string();
        assert!(error.contains("expected one of `10`, `20`, `30`"), "{error}");
    }
}

/// MS-28: the start player must sit at the table.
#[test]
fn the_start_seat_is_at_the_table() {
    for n_seats in 2..=4 {
        for seat in [0, n_seats - 1, n_seats, u8::MAX] {
            let start_seat = StartSeat::Seat(Seat(seat));
            let refused = refusal(&Options { start_seat, ..Options::default() }, n_seats);
            assert_eq!(refused.is_some(), n_seats <= seat, "seat {seat} of {n_seats}");
        }
    }
    let start_seat = StartSeat::Seat(Seat(3));
    let bad = refusal(&Options { start_seat, ..Options::default() }, 3).expect("three sit here");
    assert_eq!(bad.to_string(), "option start_seat is 3, but must be 0 to 2");
}

/// MS-9, MS-2: a bad file is refused with the places of its faults.
#[test]
fn a_bad_edition_is_refused_by_name() {
    let options = with_edition(|file| file["map"]["rows"][2]["cells"][4] = 17.into());
    let bad = refusal(&options, 2).expect("the number is too high");
    let said = "MS-12 map.rows[2].cells[4]: bad-cell (corner C5, found 17)";
    assert_eq!(bad.to_string(), said);
    assert_eq!(bad, options.read_edition().unwrap_err().into());
}

#[test]
fn options_are_read() {
    let read = serde_json::from_str::<Options>;
    assert_eq!(read("{}").unwrap(), Options::default());
    let error = read(r#"{"rounds": 5}"#).unwrap_err().to_string();
    assert!(error.contains("unknown field `rounds`"), "{error}");
    for bad in [
        r#"{"stall_rounds": 300}"#,
        r#"{"stall_rounds": 15}"#,
        r#"{"stall_rounds": "10"}"#,
        r#"{"target": "long"}"#,
        r#"{"target": 67}"#,
        r#"{"start_seat": "youngest"}"#,
        r#"{"start_seat": 1}"#,
        "null",
        "",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let named = read(r#"{"start_seat": {"seat": 1}, "target": "short", "stall_rounds": 30}"#);
    let named = named.unwrap();
    assert_eq!((named.start_seat, named.target), (StartSeat::Seat(Seat(1)), Target::Short));
    assert_eq!(named.stall_rounds.number(), 30);
    assert_eq!(read(r#"{"edition": null}"#).unwrap(), Options::default());
}

/// MS-9: any JSON can stand where a file is wanted; what is wrong is said of the place.
#[test]
fn any_json_is_judged_as_a_file() {
    for (file, found) in [
        ("17", "17"),
        ("1.5", "1.5"),
        ("[1, {}]", "[…]"),
        ("\"S\"", "\"S\""),
        ("18446744073709551615", "18446744073709552000"),
    ] {
        let text = format!(r#"{{"edition": {file}}}"#);
        let options: Options = serde_json::from_str(&text).unwrap();
        let said = format!("MS-9 : not-object (found {found})");
        assert_eq!(refusal(&options, 2).unwrap().to_string(), said);
        let back: Options =
            serde_json::from_str(&serde_json::to_string(&options).unwrap()).unwrap();
        assert_eq!(back, options);
    }
    let empty: Options = serde_json::from_str(r#"{"edition": {}}"#).unwrap();
    assert_eq!(empty.read_edition().unwrap_err().n_all(), 8);
    let twice: Options = serde_json::from_str(r#"{"edition": {"id": "a", "id": "b"}}"#).unwrap();
    assert!(refusal(&twice, 2).unwrap().to_string().contains("MS-9 id: repeated-key"));
}

#[test]
fn malformed_actions_are_refused() {
    let read = serde_json::from_str::<Action>;
    for bad in [
        r#""stop""#,
        r#"{"move": {"to": "market"}}"#,
        r#"{"move": {"to": {"path": -1}}}"#,
        r#"{"move": {}}"#,
        r#"{"move": {"to": "mill", "by": 3}}"#,
        r#"{"pick_tile": {"tile": "W01"}}"#,
        r#"{"build_house": {"plot": "A1-A2"}}"#,
        r#"{"build_house": {"plot": ["A1", "A2", "B2"]}}"#,
        r#"{"build_market": {"corner": "a1"}}"#,
        r#"{"sell": {"materials": ["stone"]}}"#,
        r#"{"buy": {"material": "gold"}}"#,
        r#"{"keep": {"goods": {"gold": 3}}}"#,
        "{}",
        "17",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let good = read(r#"{"lay_road": {"via": "A2", "to": "A3"}}"#).unwrap();
    let corner = |column| Corner { row: 0, column };
    assert_eq!(good, Action::LayRoad { via: corner(2), to: corner(3) });
}

/// What can be read but is no action of the game is refused by the rules.
#[test]
fn well_formed_nonsense_is_refused() {
    let read = |json: &str| serde_json::from_str::<Action>(json).unwrap();
    let table = Table::of(2).office("st9 wo9 sa9");
    table.check_refused(read(r#"{"build_house": {"plot": "Z1-Z2-Z40"}}"#), "MS-79");
    table.check_refused(read(r#"{"build_house": {"plot": "A1-A1-A1"}}"#), "MS-79");
    table.check_refused(read(r#"{"build_market": {"corner": "Z40"}}"#), "MS-83");
    table.check_refused(read(r#"{"start_road": {"from": "Z40"}}"#), "MS-71");
    let table = Table::of(2);
    table.check_refused(read(r#"{"move": {"to": {"path": 255}}}"#), "MS-43");
    let table = crate::draft::drafting(2, Seat(0));
    table.check_refused(Action::PickTile { tile: Tile(255) }, "MS-30");
    assert!("A1-A1-A1".parse::<Plot>().is_ok(), "the map says which triangles there are");
}
