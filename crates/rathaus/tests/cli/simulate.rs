//! `rathaus simulate`

use std::fs;

use serde_json::Value;

use crate::run::{command, folder, objects, printed, ran, text};

const THREE: [&str; 8] =
    ["simulate", "saint-malo", "--players", "3", "--bots", "easy,random,greedy", "--seed", "5"];

fn three(more: &[&'static str]) -> Vec<&'static str> {
    [&THREE[..], more].concat()
}

#[test]
fn every_match_and_every_seat_is_reported() {
    let printed = printed(&three(&["--games", "3"]));
    for words in ["game 1: ", "game 3: ", "0 easy", "1 random", "2 greedy", "mean score"] {
        assert!(printed.contains(words), "{printed}");
    }
}

#[test]
fn matches_come_in_order_and_then_the_seats() {
    let objects = objects(&three(&["--games", "70"]));
    let (matches, seats) = objects.split_at(70);
    for (number, object) in (1..).zip(matches) {
        assert_eq!(object["number"], number);
        assert_eq!(object["scores"].as_array().map(Vec::len), Some(3));
        let shares = object["shares"].as_array().unwrap();
        assert_eq!(shares.iter().filter_map(Value::as_f64).sum::<f64>(), 1.0);
    }
    let bots: Vec<_> = seats.iter().map(|seat| seat["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["easy", "random", "greedy"]);
    let check_mean = |key: &str, seat: usize, mean: &Value| {
        let values = matches.iter().map(|object| object[key][seat].as_f64().unwrap());
        let expected = values.sum::<f64>() / 70.0;
        assert!((mean.as_f64().unwrap() - expected).abs() < 1e-9, "{mean} {expected}");
    };
    for (seat, object) in seats.iter().enumerate() {
        assert_eq!(object["games"], 70);
        check_mean("shares", seat, &object["share"]);
        check_mean("scores", seat, &object["mean_score"]);
    }
}

#[test]
fn a_seed_is_a_series() {
    let once = printed(&three(&["--games", "6", "--json"]));
    assert_eq!(once, printed(&three(&["--games", "6", "--json"])));
    let shorter = printed(&three(&["--games", "2", "--json"]));
    assert_eq!(once.lines().next(), shorter.lines().next());
    let mut other = three(&["--games", "6", "--json"]);
    other[7] = "6";
    assert_ne!(once, printed(&other));
}

/// The machine may have any number of cores.
#[test]
fn threads_change_nothing() {
    let args = three(&["--games", "6", "--json"]);
    let [one, three] = ["1", "3"].map(|n| ran(command(&args).env("RAYON_NUM_THREADS", n)).out);
    assert_eq!(one, three);
    assert_eq!(one.lines().count(), 9);
}

#[test]
fn one_bot_sits_everywhere() {
    let args = ["simulate", "saint-malo", "--players", "5", "--bots", "random", "--games", "1"];
    let objects = objects(&args);
    assert!(objects[1..].iter().all(|seat| seat["bot"] == "random"));
    assert_eq!(objects.len(), 6);
}

#[test]
fn options_are_played_with() {
    let base = ["simulate", "saint-malo", "--players", "1", "--bots", "random", "--games", "1"];
    let short = objects(&[&base[..], &["--options", r#"{"practice_turns": 12}"#]].concat());
    let long = objects(&[&base[..], &["--options", r#"{"practice_turns": 40}"#]].concat());
    let entries = |objects: &[Value]| objects[0]["entries"].as_u64().unwrap();
    assert!(entries(&short) * 2 < entries(&long));
}

#[test]
fn kept_matches_can_be_replayed() {
    let folder = folder("kept_matches").join("new").join("folders");
    let out = text(&folder);
    let base = ["simulate", "saint-malo", "--bots", "easy", "--games", "2", "--out", &out];
    for players in ["1", "2", "3", "4", "5"] {
        let simulated = objects(&[&base[..], &["--players", players, "--seed", players]].concat());
        for number in ["1", "2"] {
            let file = folder.join(format!("saint-malo-{players}-{number}.jsonl"));
            let file = text(&file);
            let replayed = objects(&["replay", &file]).remove(0);
            let ending = &simulated[number.parse::<usize>().unwrap() - 1];
            assert_eq!(ending["file"], file.as_str());
            assert_eq!(ending["entries"], replayed["entries"]);
            let standings = replayed["outcome"]["standings"].as_array().unwrap();
            let scores: Vec<_> = standings.iter().map(|it| it["score"].clone()).collect();
            assert_eq!(ending["scores"], Value::Array(scores));
            assert_eq!(replayed["dice"], "checked");
        }
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 10);
}

/// A race has moments of its own, and bots that wait for them.
#[test]
fn a_race_is_kept_and_replayed() {
    let folder = folder("kept_races");
    let out = text(&folder);
    let base = ["simulate", "turbo-taxi", "--games", "1", "--out", &out];
    for (players, bots) in [("2", "hard,turbo"), ("3", "easy,hard,turbo"), ("4", "random")] {
        let series = ["--players", players, "--seed", players, "--bots", bots];
        let simulated = objects(&[&base[..], &series].concat());
        let file = text(&folder.join(format!("turbo-taxi-{players}-1.jsonl")));
        let replayed = objects(&["replay", &file]).remove(0);
        assert_eq!(simulated[0]["entries"], replayed["entries"]);
        assert_eq!(replayed["dice"], "checked");
        let scores = simulated[0]["scores"].as_array().unwrap();
        let n_medals: i64 = scores.iter().filter_map(Value::as_i64).sum();
        assert!((1..=12).contains(&n_medals));
    }
}
