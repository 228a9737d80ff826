//! Edition files with something in the wrong place, anywhere: they are refused, or they can be
//! played.

use engine::{Chance, Cx, Fast, Game, act, components};
use milestones::{Edition, EditionFile, Milestones, Options};
use serde_json::{Value, json};
use testkit::legal;

use crate::table::{built_in_value, json as read_json};

/// The places of a file, as JSON pointers.
fn places(value: &Value, at: &str, places: &mut Vec<String>) {
    places.push(at.to_owned());
    match value {
        Value::Array(items) => {
            for (idx, item) in items.iter().enumerate() {
                self::places(item, &format!("{at}/{idx}"), places);
            }
        }
        Value::Object(entries) => {
            for (key, entry) in entries {
                self::places(entry, &format!("{at}/{key}"), places);
            }
        }
        _ => {}
    }
}

fn junk(chance: &mut Fast) -> Value {
    let junk = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(7),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("S"),
        json!("A1-A2-B2"),
        json!("Z40-Z39"),
        json!("A1-A1-A1"),
        json!("ß-ß"),
        json!([]),
        json!([[[]]]),
        json!({}),
        json!({"id": "W01"}),
    ];
    junk[chance.below(junk.len() as u32) as usize].clone()
}

/// A few random steps.
fn play_a_little(file: &Value, chance: &mut Fast) {
    let edition = Some(EditionFile::new(read_json(file)));
    let options = Options { edition, ..Options::default() };
    let mut game = Milestones::setup(&options, 4, &mut Cx::silent(0, chance)).unwrap();
    for _ in 0..60 {
        let Some(seat) = game.to_act().first() else { return };
        let actions = legal(&game, seat);
        let action = actions[chance.below(actions.len() as u32) as usize];
        act(&mut game, seat, &action, &mut Cx::silent(0, chance)).unwrap();
    }
}

/// MS-9 to MS-22: one or two places of a good file are overwritten. Whatever it is, there is an
/// edition or there are faults, each with its place and its rule.
#[test]
fn damaged_files_are_refused_or_played() {
    let mut chance = Fast::new(9);
    let file = built_in_value();
    let mut all = Vec::new();
    places(&file, "", &mut all);
    let mut n_played = 0;
    for i in 0..3_000 {
        let mut damaged = file.clone();
        for _ in 0..1 + i % 2 {
            let place = &all[chance.below(all.len() as u32) as usize];
            if let Some(value) = damaged.pointer_mut(place) {
                *value = junk(&mut chance);
            }
        }
        match components::read::<Edition>(&read_json(&damaged)) {
            Ok(edition) => {
                n_played += 1;
                assert!(edition.warnings().iter().all(|warning| !warning.to_string().is_empty()));
                play_a_little(&damaged, &mut chance);
            }
            Err(faults) => {
                assert!(!faults.listed.is_empty());
                assert!(faults.listed.iter().all(|fault| fault.rule.starts_with("MS-")));
            }
        }
    }
    assert!((50..2_900).contains(&n_played), "{n_played} of 3000 can be played");
}

/// MS-13: whatever is written in a file can be seen, and nobody has to read a book.
#[test]
fn texts_can_be_seen_and_are_short() {
    for (key, text, code) in [
        ("title", "a\u{202e}b".to_owned(), "bad-text"),
        ("title", "\u{3164}".to_owned(), "bad-text"),
        ("id", "x".repeat(61), "bad-text"),
        ("note", "x".repeat(501), "bad-note"),
    ] {
        let mut file = built_in_value();
        file[key] = json!(text);
        let faults = components::read::<Edition>(&read_json(&file)).unwrap_err();
        let found: Vec<(&str, &str)> =
            faults.listed.iter().map(|fault| (fault.code, fault.at.as_str())).collect();
        assert_eq!(found, [(code, key)]);
    }
}
