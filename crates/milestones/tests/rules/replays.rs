//! Whole games that must come out as they were written. After a change of the rules that changes
//! them, `RATHAUS_WRITE_REPLAYS=1 cargo test -p milestones kept_games` writes them anew.

use std::path::Path;

use engine::{Fair, Fast, Game, Match, Player, Record, Seat, Secret};
use milestones::{EndCause, Milestones, Options, StartSeat, Target};
use serde_json::json;
use testkit::{Kept, legal, random_record};

use crate::busy::busy_choice;
use crate::table::with_edition;

const NAMES: [&str; 5] = [
    "2-seats-target.jsonl",
    "3-seats-target.jsonl",
    "4-seats-short-target.jsonl",
    "2-seats-stall.jsonl",
    "3-seats-other-map.jsonl",
];

fn kept() -> Kept<Milestones, { NAMES.len() }> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    Kept { folder, names: NAMES, games }
}

/// A game of busy players.
fn busy_record(options: &Options, n_seats: u8, seed: u64) -> Record<Milestones> {
    let secret = Secret::from_seed(seed, n_seats.into());
    let mut fair = Fair::new(&secret);
    let mut choices = Fast::new(seed);
    let (mut played, _) = Match::<Milestones>::new(options, n_seats, &mut fair).unwrap();
    let mut now = 0;
    while let Some(seat) = played.game().to_act().first() {
        let actions = legal(played.game(), seat);
        let action = busy_choice(played.game(), &actions, &mut choices);
        now += 1_000;
        played.play(seat, action, now, &mut fair).unwrap();
    }
    let players = Seat::all(n_seats).map(|seat| Player { name: format!("Seat {seat}"), bot: None });
    Record::of(&played, players.collect(), Some(&secret))
}

/// In the order of their names.
fn games() -> [Record<Milestones>; NAMES.len()] {
    let default = Options::default();
    let short = Options { target: Target::Short, ..Options::default() };
    let other_map = Options {
        start_seat: StartSeat::Seat(Seat(1)),
        ..with_edition(|file| {
            file["id"] = json!("higher-numbers");
            file["map"]["rows"][0]["cells"][1] = json!(9);
            file["map"]["closed_edges"] = json!(["A1-B1"]);
        })
    };
    [
        busy_record(&default, 2, 1),
        busy_record(&default, 3, 3),
        busy_record(&short, 4, 2),
        random_record(&default, 2, 4),
        busy_record(&other_map, 3, 10),
    ]
}

fn replayed(name: &str) -> Milestones {
    kept().read(name).replay(None).unwrap().game().clone()
}

/// MS-2: a log, its draws and its options are enough to play a game again, to the same outcome.
#[test]
fn kept_games_come_out_as_written() {
    kept().check();
}

/// MS-116, MS-121: the kept games show how games end, and all sources of points.
#[test]
fn kept_games_show_the_ways_to_end() {
    for name in NAMES {
        let why = replayed(name).end().unwrap().why;
        assert!(!name.contains("target") || why == EndCause::Target, "{name}");
        assert!(!name.contains("stall") || why == EndCause::Stall, "{name}");
    }
    let game = replayed(NAMES[1]);
    let outcome = game.outcome().unwrap();
    for line in 0..outcome.standings[0].lines.len() {
        let points = outcome.standings.iter().map(|standing| standing.lines[line].points);
        assert!(0 < points.sum::<i32>(), "{:?}", outcome.standings[0].lines[line].source);
    }
}

/// MS-2: the whole edition is in the record.
#[test]
fn a_record_holds_its_edition() {
    let game = replayed(NAMES[4]);
    assert_eq!(game.edition().id(), "higher-numbers");
    assert_eq!(game.edition().number("A2".parse().unwrap()), Some(9));
}
