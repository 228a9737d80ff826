//! What cannot be set up or read, and what is said about it.

use engine::{BadOptions, Fast, Match, Seat};
use saint_malo::{Action, Dice, Field, FirstPlayer, Options, Plan, SaintMalo, View};

use crate::table::{START, Table};

fn refusal(options: &Options, n_seats: u8) -> Option<BadOptions> {
    Match::<SaintMalo>::new(options, n_seats, &mut Fast::new(0)).err()
}

/// An option is accepted at both ends of its range, and refused by name one step outside.
#[track_caller]
fn check_range(option: &'static str, least: u8, most: u8, set: fn(&mut Options, u8)) {
    let with = |value| {
        let mut options = Options::default();
        set(&mut options, value);
        options
    };
    for n_seats in 1..=5 {
        assert_eq!(refusal(&with(least), n_seats), None);
        assert_eq!(refusal(&with(most), n_seats), None);
        for given in [least.checked_sub(1), Some(most + 1), Some(u8::MAX)].into_iter().flatten() {
            let (min, max) = (i64::from(least), i64::from(most));
            let expected = BadOptions::OutOfRange { option, given: given.into(), min, max };
            assert_eq!(refusal(&with(given), n_seats), Some(expected));
        }
    }
}

/// SM-71, SM-83, SM-84, SM-85: each option has its range.
#[test]
fn options_have_ranges() {
    check_range("round_cap", 30, 99, |options, value| options.round_cap = value);
    check_range("practice_turns", 12, 40, |options, value| options.practice_turns = value);
    check_range("practice_goal", 20, 120, |options, value| options.practice_goal = value);
    check_range("practice_dice", 0, 5, |options, value| options.practice_dice = value);
}

/// SM-6: the first player must sit at the table.
#[test]
fn the_first_player_sits_at_the_table() {
    for n_seats in 2..=5 {
        for seat in [0, n_seats - 1, n_seats, u8::MAX] {
            let first_player = FirstPlayer::Seat(Seat(seat));
            let refused = refusal(&Options { first_player, ..Options::default() }, n_seats);
            assert_eq!(refused.is_some(), n_seats <= seat, "seat {seat} of {n_seats}");
        }
    }
    let first_player = FirstPlayer::Seat(Seat(2));
    let bad = refusal(&Options { first_player, ..Options::default() }, 2).expect("two sit here");
    assert_eq!(bad.to_string(), "option first_player is 2, but must be 0 to 1");
}

/// SM-1: nobody, or six, cannot play.
#[test]
fn no_seats_and_six_seats_are_refused() {
    for given in [0, 6, 7, u8::MAX] {
        let bad = refusal(&Options::default(), given).expect("the game is for one to five");
        assert_eq!(bad, BadOptions::Seats { given, min: 1, max: 5 });
    }
}

#[test]
fn unknown_options_are_refused() {
    let read = serde_json::from_str::<Options>;
    assert_eq!(read("{}").unwrap(), Options::default());
    let error = read(r#"{"rounds": 5}"#).unwrap_err().to_string();
    assert!(error.contains("unknown field `rounds`"), "{error}");
    for bad in [
        r#"{"round_cap": 300}"#,
        r#"{"round_cap": -1}"#,
        r#"{"round_cap": "60"}"#,
        r#"{"round_cap": 60.5}"#,
        r#"{"first_player": "youngest"}"#,
        r#"{"first_player": {"seat": -1}}"#,
        r#"{"first_player": 1}"#,
        "null",
        "",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let named = read(r#"{"first_player": {"seat": 1}, "practice_dice": 0}"#).unwrap();
    assert_eq!(named.first_player, FirstPlayer::Seat(Seat(1)));
    let random = read(r#"{"first_player": "random"}"#).unwrap();
    assert_eq!(random, Options::default());
}

#[test]
fn malformed_fields_are_refused() {
    for bad in ["", "d", "d44", "a1", "g1", "a7", "g7", "h4", "d0", "d8", "D4", "4d", "é", "dé"] {
        let error = bad.parse::<Field>().unwrap_err();
        assert_eq!(error, format!("there is no field {bad:?}"));
    }
    assert!(Field::all().all(|field| field.to_string().parse() == Ok(field)));
}

#[test]
fn malformed_dice_are_refused() {
    assert_eq!("LLLLLL".parse::<Dice>().unwrap_err(), r#""LLLLLL" is more than 5 dice"#);
    for bad in ["l", "K", "C C", "Ä", "5"] {
        let error = bad.parse::<Dice>().unwrap_err();
        assert!(error.starts_with("no symbol has the letter"), "{error}");
    }
    assert_eq!("".parse(), Ok(Dice::NONE));
}

#[test]
fn malformed_plans_are_refused() {
    let changed = |from: &str, to: &str| START.replacen(from, to, 1).parse::<Plan>().unwrap_err();
    let not_square = "a city is drawn as seven rows of seven letters";
    assert_eq!("".parse::<Plan>().unwrap_err(), not_square);
    assert_eq!(changed("#.....#", ""), not_square);
    assert_eq!(changed("#.....#", "#......#"), not_square);
    assert_eq!(changed("#.....#", ".......").as_str(), "'.' on a tower");
    assert_eq!(changed(".cc....", "#cc....").as_str(), "no piece has the letter '#'");
    for bad in ["0", "6", "T", "W", "?", "ä"] {
        let error = changed(".cc....", &format!("{bad}cc...."));
        assert!(error.starts_with("no piece has the letter"), "{error}");
    }
    assert_eq!(changed(".cc....", ".wc....").as_str(), "a wall on the inner field b2");
}

#[test]
fn malformed_actions_are_refused() {
    let read = serde_json::from_str::<Action>;
    for bad in [
        r#""rol""#,
        r#"{"place": {"field": "a1"}}"#,
        r#"{"place": {"field": 22}}"#,
        r#"{"place": {}}"#,
        r#"{"place": {"field": "d4", "piece": "wall"}}"#,
        r#"{"reroll": {"dice": "Q"}}"#,
        r#"{"reroll": {"dice": "LLLLLL"}}"#,
        r#"{"use": {"task": {"person": "mayor"}}}"#,
        r#"{"use": {"task": {"logs": 256}}}"#,
        r#"{"use": {"task": {"logs": -1}}}"#,
        r#"{"use": {"task": "logs"}}"#,
        "{}",
        "17",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}

/// SM-17, SM-20: what can be read but is no action of the game is refused by the rules.
#[test]
fn well_formed_nonsense_is_refused() {
    let read = |json: &str| serde_json::from_str::<Action>(json).unwrap();
    let table = Table::of(2).coins(1_000).dice("LCWXH");
    for n in [0, 6, 255] {
        for task in ["logs", "crates", "walls", "church"] {
            table.check_refused(read(&format!(r#"{{"use": {{"task": {{"{task}": {n}}}}}}}"#)));
        }
    }
    let mut table = Table::of(2);
    table.roll("LCWXH");
    table.check_refused(read(r#"{"reroll": {"dice": ""}}"#));
    table.check_refused(read(r#"{"reroll": {"dice": "SSSSS"}}"#));
}

#[test]
fn malformed_views_are_refused() {
    let json = serde_json::to_string(&Table::of(2).view()).unwrap();
    assert!(serde_json::from_str::<View>(&json).is_ok());
    for (from, to) in [
        ("#.....#/", "#....##/"),
        ("\"round\":1", "\"round\":256"),
        ("\"dice\":\"\"", "\"dice\":\"ZZ\""),
        ("\"turn\":0", "\"turn\":-1"),
        ("\"phase\":\"roll\"", "\"phase\":\"rolled\""),
        ("\"first\":0", "\"first\":0,\"seed\":7"),
    ] {
        let bad = json.replacen(from, to, 1);
        assert_ne!(bad, json, "{from} is not there");
        assert!(serde_json::from_str::<View>(&bad).is_err(), "{bad}");
    }
}
