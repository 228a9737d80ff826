//! What cannot be set up or read, and what is said about it.

use engine::{BadOptions, Fast, Match, Seat, Viewer};
use turbo_taxi::{
    Action, Components, FirstCommissioner, HelperCards, Options, TurboTaxi, Unsolvable, View,
};

use crate::table::Table;

fn refusal(options: &Options, n_seats: u8) -> Option<BadOptions> {
    Match::<TurboTaxi>::new(options, n_seats, &mut Fast::new(0)).err()
}

/// TT-30: the host names a seat at the table.
#[test]
fn the_first_commissioner_sits_at_the_table() {
    for n_seats in 2..=4 {
        for seat in [0, n_seats - 1, n_seats, u8::MAX] {
            let first_commissioner = FirstCommissioner::Seat(Seat(seat));
            let options = Options { first_commissioner, ..Options::default() };
            assert_eq!(refusal(&options, n_seats).is_some(), n_seats <= seat);
        }
    }
    let first_commissioner = FirstCommissioner::Seat(Seat(2));
    let bad = refusal(&Options { first_commissioner, ..Options::default() }, 2).unwrap();
    assert_eq!(bad.to_string(), "option first_commissioner is 2, but must be 0 to 1");
}

/// TT-78: helper cards would give away that a task is solvable.
#[test]
fn helper_cards_are_not_for_honest_tables() {
    let mut options = Options { unsolvable: Unsolvable::Honest, ..Options::default() };
    options.handicaps[1].helper_cards = HelperCards::One;
    let bad = BadOptions::OutOfRange { option: "helper_cards", given: 1, min: 0, max: 0 };
    assert_eq!(refusal(&options, 2), Some(bad));
    options.unsolvable = Unsolvable::Announce;
    assert_eq!(refusal(&options, 2), None);
    // A seat that nobody has taken is not looked at.
    let mut options = Options { unsolvable: Unsolvable::Honest, ..Options::default() };
    options.handicaps[3].helper_cards = HelperCards::Two;
    assert_eq!(refusal(&options, 3), None);
    assert!(refusal(&options, 4).is_some());
}

/// TT-1, TT-34: all that is wrong with a component file is what the table is refused with.
#[test]
fn components_are_checked() {
    let with = |json: &str| {
        let options = serde_json::from_str::<Options>(&format!("{{\"components\": {json}}}"));
        refusal(&options.unwrap(), 2).map(|bad| bad.to_string())
    };
    let printed = serde_json::to_string(&Components::default()).unwrap();
    assert_eq!((with("{}"), with(&printed)), (None, None));
    let said = with(r#"{"green": [3], "greens": []}"#).unwrap();
    let unknown = "TT-13 greens: unknown-key (known set, crossing, green)";
    assert_eq!(said, format!("TT-34 green: green-too-few (found 1, min 2); {unknown}"));
}

/// TT-7: whoever brings components says there what the crossing does.
#[test]
fn components_say_what_the_crossing_does() {
    let read = |json: &str| serde_json::from_str::<Options>(json).unwrap().components().crossing;
    assert_eq!(read("{}").label(), "junction");
    assert_eq!(read(r#"{"crossing": "overpass"}"#).label(), "overpass");
    assert_eq!(read(r#"{"components": {"crossing": "overpass"}}"#).label(), "overpass");
}

/// An option is one of its values; what else is written is refused with the list of them.
#[track_caller]
fn check_choice(key: &str, values: &[&str], default: &str) {
    for value in values {
        let json = format!("{{\"{key}\": {value}}}");
        let options: Options = serde_json::from_str(&json).expect(&json);
        let written = serde_json::to_value(&options).unwrap()[key].to_string();
        assert_eq!(written, *value);
        assert_eq!(options == Options::default(), *value == default, "{json}");
    }
    for bad in ["7", "-1", "\"never\"", "null", "[]", "30.5", "\"30\"", "70000"] {
        let json = format!("{{\"{key}\": {bad}}}");
        assert!(serde_json::from_str::<Options>(&json).is_err(), "{json}");
    }
}

/// TT-37, TT-42, TT-51, TT-53, TT-54, TT-62, TT-63, TT-79, TT-81, TT-82: the values of each option.
#[test]
fn options_are_choices() {
    check_choice("crossing", &["\"junction\"", "\"overpass\""], "\"junction\"");
    check_choice("placement", &["\"commissioner\"", "\"auto\""], "\"commissioner\"");
    check_choice("placement_s", &["15", "30", "60", "\"off\""], "30");
    check_choice("unsolvable", &["\"announce\"", "\"honest\""], "\"announce\"");
    check_choice("assist", &["\"off\"", "\"edges\"", "\"full\""], "\"off\"");
    check_choice("round_limit_s", &["\"off\"", "180", "300", "600"], "\"off\"");
    check_choice("halt", &["\"full_board\"", "\"any_time\""], "\"full_board\"");
    check_choice("latency", &["\"fair\"", "\"receipt\""], "\"fair\"");
    check_choice("check_show_s", &["3", "5", "8"], "5");
    check_choice("rounds", &["12", "8", "6"], "12");
    check_choice("tie", &["\"shared\"", "\"extra_round\""], "\"shared\"");
    check_choice("progress", &["\"shown\"", "\"hidden\""], "\"shown\"");
    check_choice("watch_boards", &["\"after_round\"", "\"when_out\""], "\"after_round\"");
    check_choice("stack_list", &["\"hidden\"", "\"shown\""], "\"hidden\"");
    let read = |json: &str| serde_json::from_str::<Options>(json);
    let error = read(r#"{"placement_s": 20}"#).unwrap_err().to_string();
    assert!(error.contains("unknown variant `20`, expected one of `15`, `30`, `60`, `off`"));
    for delay in [0, 5, 10, 20, 30] {
        let seat = format!("{{\"delay_s\": {delay}}}");
        read(&format!("{{\"handicaps\": [{seat}, {{}}, {{}}, {{}}]}}")).unwrap();
    }
    assert!(read(r#"{"handicaps": [{"delay_s": 15}, {}, {}, {}]}"#).is_err());
    assert!(read(r#"{"handicaps": [{"helper_cards": 3}, {}, {}, {}]}"#).is_err());
    assert!(read(r#"{"handicaps": []}"#).is_err());
    assert!(read(r#"{"hurry": true}"#).is_err());
}

#[test]
fn malformed_actions_are_refused() {
    let read = serde_json::from_str::<Action>;
    for bad in [
        r#""halted""#,
        r#"{"build": {"lay": {"card": "curve4", "cell": 0}}}"#,
        r#"{"build": {"lay": {"card": "curve0", "cell": 9}}}"#,
        r#"{"build": {"lay": {"card": "curve0", "cell": -1}}}"#,
        r#"{"build": {"lay": {"card": "curve0"}}}"#,
        r#"{"build": {"lay": {"card": "curve0", "cell": 0, "turn": 1}}}"#,
        r#"{"build": "rotate"}"#,
        r#"{"place_figure": {"figure": "green_taxi", "field": 0}}"#,
        r#"{"place_figure": {"figure": "black_taxi", "field": 12}}"#,
        "{}",
        "17",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    for good in [
        r#"{"build":{"lay":{"card":"curve0","cell":6}}}"#,
        r#"{"build":"clear"}"#,
        r#""halt""#,
        r#"{"place_figure":{"figure":"black_taxi","field":11}}"#,
    ] {
        assert_eq!(serde_json::to_string(&read(good).unwrap()).unwrap(), good);
    }
}

#[test]
fn malformed_views_are_refused() {
    let table = Table::race(2);
    let json = serde_json::to_string(&engine::Game::view(table.game(), Viewer::Spectator)).unwrap();
    assert!(serde_json::from_str::<View>(&json).is_ok());
    for (from, to) in [
        ("\"round\":1", "\"round\":256"),
        ("\"centre\":\"dcurve1\"", "\"centre\":\"dcurve2\""),
        ("\"commissioner\":0", "\"commissioner\":0,\"secret\":7"),
        ("\"phase\":\"build\"", "\"phase\":\"built\""),
        ("\"status\":\"building\"", "\"status\":\"cheating\""),
    ] {
        let bad = json.replacen(from, to, 1);
        assert_ne!(bad, json, "{from} is not there");
        assert!(serde_json::from_str::<View>(&bad).is_err(), "{bad}");
    }
}
