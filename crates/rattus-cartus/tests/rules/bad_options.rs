//! What cannot be set up or read, and what is said about it.

use engine::{BadOptions, Fast, Match};
use rattus_cartus::{
    Action, Buildings, Card, CardSpots, Kind, Options, Person, Position, RattusCartus, Slot,
    TableChoice, View,
};

use crate::table::Table;

fn refusal(options: &Options, n_seats: u8) -> Option<BadOptions> {
    Match::<RattusCartus>::new(options, n_seats, &mut Fast::new(0)).err()
}

/// RC-19: one, or six, cannot play.
#[test]
fn too_few_and_too_many_seats_are_refused() {
    for given in [0, 1, 6, 7, u8::MAX] {
        let bad = refusal(&Options::default(), given).expect("the game is for two to five");
        assert_eq!(bad, BadOptions::Seats { given, min: 2, max: 5 });
    }
}

/// RC-23: zero to five copies of the first building of a class.
#[test]
fn custom_numbers_have_a_range() {
    for class in 0..6 {
        for given in [0, 5, 6, u8::MAX] {
            let mut numbers = [2; 6];
            numbers[class] = given;
            let options = Options { buildings: Buildings::Custom(numbers), ..Options::default() };
            let expected =
                BadOptions::OutOfRange { option: "buildings", given: given.into(), min: 0, max: 5 };
            assert_eq!(refusal(&options, 3), (5 < given).then_some(expected));
        }
    }
}

/// RC-10: a table that nobody knows.
#[test]
fn an_unknown_table_is_refused() {
    for name in ["odd", "", "Even"] {
        let table = TableChoice::Named(name.to_owned());
        let bad = refusal(&Options { table, ..Options::default() }, 4);
        let expected = BadOptions::unknown_name("table", "unknown-table", "RC-9");
        assert_eq!(bad, Some(expected));
    }
}

#[test]
fn unknown_options_are_refused() {
    let read = serde_json::from_str::<Options>;
    assert_eq!(read("{}").unwrap(), Options::default());
    let error = read(r#"{"rounds": 5}"#).unwrap_err().to_string();
    assert!(error.contains("unknown field `rounds`"), "{error}");
    for bad in [
        r#"{"buildings": "all"}"#,
        r#"{"buildings": {"custom": [1, 2, 3, 4, 5]}}"#,
        r#"{"buildings": {"custom": [1, 2, 3, 4, 5, 300]}}"#,
        r#"{"buildings": {"custom": [1, 2, 3, 4, 5, -1]}}"#,
        r#"{"all_dead": "some_lose"}"#,
        r#"{"supply_order": 1}"#,
        r#"{"may_decline": "no"}"#,
        r#"{"rats_face_down": null}"#,
        "null",
        "",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let custom = read(r#"{"buildings": {"custom": [5, 4, 3, 2, 1, 0]}}"#).unwrap();
    assert_eq!(custom.buildings, Buildings::Custom([5, 4, 3, 2, 1, 0]));
}

#[test]
fn malformed_cards_are_refused() {
    for bad in
        ["", "church", "church-", "church-x", "church--1", "church-+1", "monk-3", "church-300"]
    {
        let error = bad.parse::<Person>().unwrap_err();
        assert_eq!(error, format!("there is no population card {bad:?}"));
    }
    assert_eq!("church".parse::<Card>().unwrap_err(), r#""church" lacks its nuns"#);
    assert_eq!("swords".parse::<Kind>().unwrap_err(), r#"there is no kind "swords""#);
    for kind in Kind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
    assert_eq!("magic-3".parse::<Card>().unwrap().to_string(), "magic-3");
}

#[test]
fn malformed_places_are_refused() {
    assert!([0, 4, u8::MAX].iter().all(|number| Slot::new(*number).is_none()));
    assert!([0, 6, u8::MAX].iter().all(|number| Position::new(*number).is_none()));
    for bad in [r#"["cellar"]"#, r#"[{"held": 5}]"#, r#"[{"held": -1}]"#, r#""deck""#] {
        assert!(serde_json::from_str::<CardSpots>(bad).is_err(), "{bad}");
    }
    let good = r#"[{"held":2},"deck","nun_row"]"#;
    let places = serde_json::from_str::<CardSpots>(good).unwrap();
    assert_eq!(serde_json::to_string(&places).unwrap(), good);
}

#[test]
fn malformed_actions_are_refused() {
    let read = serde_json::from_str::<Action>;
    for bad in [
        r#""play""#,
        r#"{"choose_supply": {"slot": 0}}"#,
        r#"{"choose_supply": {"slot": 4}}"#,
        r#"{"choose_supply": {}}"#,
        r#"{"look_at": {"position": 6}}"#,
        r#"{"look_at": {"position": "1"}}"#,
        r#"{"lay": {"kind": "church-4"}}"#,
        r#"{"lay": {"kind": "monk"}}"#,
        r#"{"lay": {"kind": "church", "nuns": 4}}"#,
        r#"{"target": {"seat": -1}}"#,
        r#"{"done": true}"#,
        "{}",
        "17",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let lay = read(r#"{"lay": {"kind": "church"}}"#).unwrap();
    assert_eq!(lay, Action::Lay { kind: "church".parse().unwrap() });
}

#[test]
fn malformed_views_are_refused() {
    let view = Table::new(2, &Options::default(), 1).public();
    let json = serde_json::to_string(&view).unwrap();
    assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
    for (from, to) in [
        ("\"round\":1", "\"round\":256"),
        ("\"own\":null", "\"own\":null,\"seed\":7"),
        ("\"copy\":1", "\"copy\":-1"),
        ("\"building\":\"farm\"", "\"building\":\"inn\""),
        ("\"choose_supply\"", "\"choose\""),
    ] {
        let bad = json.replacen(from, to, 1);
        assert_ne!(bad, json, "{from} is not there");
        assert!(serde_json::from_str::<View>(&bad).is_err(), "{bad}");
    }
}
