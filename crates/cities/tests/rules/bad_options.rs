//! What cannot be set up or read, and what is said about it.

use cities::{Action, Cities, CityChoice, Components, Json, Length, Options, StartPlayer, View};
use engine::{BadOptions, Fast, Match, Seat};
use serde_json::json;

use crate::table::{Table, built_in_json, components, fixed};

fn refusal(options: &Options, n_seats: u8) -> Option<BadOptions> {
    Match::<Cities>::new(options, n_seats, &mut Fast::new(0)).err()
}

/// CI-18: nobody, or five, cannot play.
#[test]
fn no_seats_and_five_seats_are_refused() {
    for given in [0, 5, 8, u8::MAX] {
        let bad = refusal(&Options::default(), given).expect("the game is for one to four");
        assert_eq!(bad, BadOptions::Seats { given, min: 1, max: 4 });
    }
}

/// CI-23: the start player must sit at the table.
#[test]
fn the_start_player_sits_at_the_table() {
    for n_seats in 2..=4 {
        for seat in [0, n_seats - 1, n_seats, u8::MAX] {
            let start_player = StartPlayer::Seat(Seat(seat));
            let refused = refusal(&Options { start_player, ..Options::default() }, n_seats);
            assert_eq!(refused.is_some(), n_seats <= seat, "seat {seat} of {n_seats}");
        }
    }
    let start_player = StartPlayer::Seat(Seat(2));
    let bad = refusal(&Options { start_player, ..Options::default() }, 2).expect("two sit here");
    assert_eq!(bad.to_string(), "option start_player is 2, but must be 0 to 1");
}

/// CI-19: a city that the table in use does not hold is refused.
#[test]
fn an_unknown_city_is_refused() {
    let named = |id: &str| Options { city: CityChoice::Named(id.to_owned()), ..fixed() };
    assert_eq!(refusal(&named("venice"), 2), None);
    for id in ["atlantis", "Venice", "", " venice"] {
        let bad = BadOptions::unknown_name("city", "unknown-city", "CI-19");
        assert_eq!(refusal(&named(id), 2), Some(bad));
    }
    let mut file = built_in_json();
    file.as_object_mut().unwrap().remove("totals");
    file["cities"] = json!([file["cities"][0].clone()]);
    let only = |id: &str| Options { components: components(&file), ..named(id) };
    assert_eq!(refusal(&only("new-york"), 2), None);
    assert!(refusal(&only("venice"), 2).is_some());
}

/// CI-6: a file with faults is refused with all of them, and nothing is set up.
#[test]
fn a_faulty_file_is_refused() {
    let mut file = built_in_json();
    file["city_tiles"][5]["face"] = json!("WW/RX");
    file["cards"][0]["vp"] = json!(31);
    let options = Options { components: components(&file), ..fixed() };
    let bad = refusal(&options, 3).unwrap();
    assert_eq!(
        bad.to_string(),
        "CI-13 cards[0].vp: out-of-range (min 1, max 30, found 31); \
         CI-11 city_tiles[5].face: bad-face (found \"WW/RX\")"
    );
    let huge = Json::Text("x".repeat(300_000));
    let options = Options { components: Components::of(huge), ..fixed() };
    let bad = refusal(&options, 3).unwrap();
    assert_eq!(bad.to_string(), "CI-4 : too-large (found 300002, max 262144)");
}

#[test]
fn unknown_options_are_refused() {
    let read = serde_json::from_str::<Options>;
    assert_eq!(read("{}").unwrap(), Options::default());
    let error = read(r#"{"rounds": 5}"#).unwrap_err().to_string();
    assert!(error.contains("unknown field `rounds`"), "{error}");
    for bad in [
        r#"{"length": "endless"}"#,
        r#"{"length": 7}"#,
        r#"{"city": 3}"#,
        r#"{"city": null}"#,
        r#"{"start_player": "youngest"}"#,
        r#"{"start_player": {"seat": -1}}"#,
        r#"{"start_player": 1}"#,
        r#"{"city": "new york"}"#,
        r#"{"city": ""}"#,
        "null",
        "",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let written = r#"{"city": "lisbon", "length": "long", "start_player": {"seat": 1}}"#;
    let expected = Options {
        city: CityChoice::Named("lisbon".to_owned()),
        length: Length::Long,
        start_player: StartPlayer::Seat(Seat(1)),
        components: Components::BUILT_IN,
    };
    assert_eq!(read(written).unwrap(), expected);
    assert_eq!(
        serde_json::to_value(Options::default()).unwrap(),
        json!({"city": "random", "length": "short", "start_player": "random",
               "components": null})
    );
}

/// CI-19: what cannot be a city is answered with those that are built in.
#[test]
fn cities_are_listed() {
    let error = serde_json::from_str::<Options>(r#"{"city": "?"}"#).unwrap_err().to_string();
    assert!(error.contains("unknown variant `?`, expected one of `random`, `new-york`"), "{error}");
}

/// CI-6: any JSON can be given as a file, and is refused by what is wrong with it.
#[test]
fn any_file_can_be_given() {
    for (file, said) in [
        ("1", "CI-4 : not-object (found 1)"),
        ("{}", "CI-4 game: missing-key; CI-4 format: missing-key"),
        ("[]", "CI-4 : not-object (found [])"),
    ] {
        let options = format!(r#"{{"components": {file}}}"#);
        let options: Options = serde_json::from_str(&options).unwrap();
        assert_eq!(refusal(&options, 2).unwrap().to_string(), said);
    }
}

#[test]
fn malformed_actions_are_refused() {
    let read = serde_json::from_str::<Action>;
    for bad in [
        r#""don""#,
        r#"{"take": {"row": "cards"}}"#,
        r#"{"take": {"row": "cards", "column": -1}}"#,
        r#"{"take": {"row": "cards", "column": 256}}"#,
        r#"{"take": {"row": "bag", "column": 0}}"#,
        r#"{"take": {"row": 0, "column": 0}}"#,
        r#"{"take": {"row": "cards", "column": 0, "seat": 1}}"#,
        r#"{"place_tile": {"at": [0, 1]}}"#,
        r#"{"place_tile": {"at": [0, 128], "rotation": 0}}"#,
        r#"{"place_tile": {"at": [0], "rotation": 0}}"#,
        r#"{"place_piece": {"colour": "pink", "at": [0, 0]}}"#,
        r#"{"place_feature": {"kind": -1, "at": [0, 0]}}"#,
        r#"{"discard_piece": {}}"#,
        "{}",
        "17",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}

/// CI-33, CI-45, CI-48: what can be read but is no action of the game is refused by the rules.
#[test]
fn well_formed_nonsense_is_refused() {
    let read = |json: &str| serde_json::from_str::<Action>(json).unwrap();
    let table = Table::of(2);
    table.check_refused(read(r#"{"take": {"row": "cards", "column": 255}}"#), "CI-33");
    table.check_refused(read(r#"{"choose_start_tile": {"tile": 255}}"#), "CI-24");
    table.check_refused(read(r#"{"discard_piece": {"colour": "red"}}"#), "CI-35");
    table.check_refused(read(r#"{"place_tile": {"at": [0, 1], "rotation": 0}}"#), "CI-35");
    let table = Table::of(2).tile("A1");
    for at in ["[127, 127]", "[-128, -128]", "[0, 127]", "[-128, 0]"] {
        let action = format!(r#"{{"place_tile": {{"at": {at}, "rotation": 0}}}}"#);
        table.check_refused(read(&action), "CI-42");
    }
    let table = Table::of(2).features(&["ferry"]);
    table.check_refused(read(r#"{"place_feature": {"kind": 255, "at": [0, 0]}}"#), "CI-48");
    table.check_refused(read(r#"{"discard_feature": {"kind": 10}}"#), "CI-48");
    table.check_refused(read(r#"{"place_feature": {"kind": 2, "at": [-128, 127]}}"#), "CI-47");
}

#[test]
fn malformed_views_are_refused() {
    let json = serde_json::to_string(&Table::of(2).view()).unwrap();
    assert!(serde_json::from_str::<View>(&json).is_ok());
    for (from, to) in [
        ("\"plan\":\"W", "\"plan\":\"X"),
        ("\"round\":1", "\"round\":256"),
        ("\"phase\":\"take\"", "\"phase\":\"took\""),
        ("\"turn\":0", "\"turn\":-1"),
        ("\"bag\":[\"red\"", "\"bag\":[\"pink\""),
        ("\"cards\":[]", "\"cards\":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]"),
        ("\"unseen\":{\"cards\":[", "\"unseen\":{\"cards\":[32,"),
        ("\"first\":0", "\"first\":0,\"seed\":7"),
    ] {
        let bad = json.replacen(from, to, 1);
        assert_ne!(bad, json, "{from} is not there");
        assert!(serde_json::from_str::<View>(&bad).is_err(), "{bad}");
    }
}
