//! `rathaus analyse`

use std::fs;
use std::path::PathBuf;

use engine::{Fast, Match, Player, Record};
use saint_malo::{Options, SaintMalo};
use serde_json::Value;

use crate::run::{check_refused, file, folder, objects, printed, short_record};

const EXACT: f64 = 1e-9;

/// A match of random bots.
fn record(n_seats: u8) -> Record<SaintMalo> {
    testkit::random_record(&Options::default(), n_seats, 7)
}

fn kept(game: &str, name: &str) -> String {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    crates.join(game).join("tests/replays").join(name).to_str().unwrap().to_owned()
}

fn number(object: &Value, key: &str) -> f64 {
    object[key].as_f64().unwrap_or_else(|| panic!("{key}: {object}"))
}

/// Start, luck and mistakes of the seats are what the objects after them say, and the result.
#[test]
fn what_is_printed_adds_up() {
    let file = file(&folder("analyse_json"), "a.jsonl", record(3).to_text().as_bytes());
    let objects = objects(&["analyse", &file, "--ms", "1"]);
    let (seats, swings) = objects.split_at(3);
    for (idx, seat) in seats.iter().enumerate() {
        assert_eq!(seat["seat"], idx);
        let all = ["start", "luck", "errors"].map(|key| number(seat, key));
        assert!((all.iter().sum::<f64>() - number(seat, "result")).abs() < EXACT, "{seat}");
        assert!((0.0..=1.0).contains(&number(seat, "result")));
        let sum = |kind: &str| -> f64 {
            let of_kind = swings.iter().filter(|swing| swing["kind"] == kind);
            let at = |swing: &Value, key: &str| swing[key][idx].as_f64().unwrap();
            of_kind.map(|swing| at(swing, "after") - at(swing, "before")).sum()
        };
        assert!((sum("draw") - number(seat, "luck")).abs() < EXACT);
        assert!((sum("decision") - number(seat, "errors")).abs() < EXACT);
    }
    for swing in swings {
        let is_known = ["decision", "draw"].contains(&swing["kind"].as_str().unwrap());
        assert!(is_known && swing.get("start").is_none(), "{swing}");
    }
    assert!(swings.iter().any(|swing| 0.0 < swing["cost"].as_f64().unwrap_or(0.0)));
}

#[test]
fn luck_and_mistakes_are_told_in_words() {
    let folder = folder("analyse_words");
    let file = file(&folder, "a.jsonl", record(2).to_text().as_bytes());
    let svg = folder.join("a.svg").to_str().unwrap().to_owned();
    let printed = printed(&["analyse", &file, "--ms", "1", "--svg", &svg]);
    for words in ["own mistakes", "played", "\n1. step ", "\n3. step ", "better was "] {
        assert!(printed.contains(words), "{words}: {printed}");
    }
    assert!(!printed.contains('{'), "{printed}");
    let drawn = fs::read_to_string(&svg).unwrap();
    assert_eq!(drawn.matches("<polyline").count(), 2);
    assert!(drawn.contains(">3</text>"), "turning points have their numbers: {drawn}");
}

#[test]
fn one_seat_is_told_of_alone() {
    let file = file(&folder("analyse_seat"), "a.jsonl", record(2).to_text().as_bytes());
    let objects = objects(&["analyse", &file, "--ms", "1", "--seat", "1"]);
    assert!(objects.iter().all(|it| it["seat"] == 1 || it["seat"].is_null()), "{objects:?}");
    assert_eq!(objects.iter().filter(|it| it.get("start").is_some()).count(), 1);
    check_refused(&["analyse", &file, "--seat", "2"], 2, &["no seat 2", "from 0 to 1"]);
}

/// In Turbo Taxi there is time instead of chances.
#[test]
fn a_race_is_told_by_its_tasks() {
    let file = kept("turbo-taxi", "2-seats-printed.jsonl");
    let tasks = objects(&["analyse", &file]);
    for task in &tasks {
        assert_eq!(task["kind"], "task");
        assert_eq!(task["levels"].as_array().map(Vec::len), Some(4), "{task}");
    }
    let printed = printed(&["analyse", &file]);
    assert_eq!(printed.trim_end().lines().count(), tasks.len() + 1, "{printed}");
    assert!(printed.contains("right plans") && printed.contains("turbo"), "{printed}");
    let svg = folder("analyse_race").join("a.svg").to_str().unwrap().to_owned();
    check_refused(&["analyse", &file, "--svg", &svg], 2, &["chances to win in turbo-taxi"]);
}

/// Each with its status and its sentence.
#[test]
fn what_cannot_be_analysed_is_refused() {
    let folder = folder("analyse_refused");
    let text = record(2).to_text();
    let damaged = file(&folder, "damaged.jsonl", text.replacen("roll", "rool", 1).as_bytes());
    check_refused(&["analyse", &damaged], 1, &["damaged.jsonl, line 2: "]);
    let alone = file(&folder, "alone.jsonl", short_record().to_text().as_bytes());
    check_refused(&["analyse", &alone], 2, &["alone at the table"]);
    let player = Player { name: "Anna".to_owned(), bot: None };
    let (begun, _) = Match::<SaintMalo>::new(&Options::default(), 2, &mut Fast::new(1)).unwrap();
    let begun = Record::of(&begun, vec![player; 2], None).to_text();
    let begun = file(&folder, "begun.jsonl", begun.as_bytes());
    check_refused(&["analyse", &begun], 2, &["the game is not over"]);
    let mut old = record(2);
    old.header.rules_version += 1;
    let old = file(&folder, "old.jsonl", old.to_text().as_bytes());
    check_refused(&["analyse", &old], 1, &["old.jsonl, line 1: ", "version"]);
    check_refused(&["analyse", "no-such-file"], 2, &["cannot read no-such-file"]);
    let unknown =
        file(&folder, "unknown.jsonl", text.replacen("saint-malo", "chess", 1).as_bytes());
    check_refused(&["analyse", &unknown], 1, &["unknown.jsonl, line 1: "]);
}
