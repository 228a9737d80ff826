//! Whole games that must come out as they were written. After a change of the rules that changes
//! them, `RATHAUS_WRITE_REPLAYS=1 cargo test -p cities kept_games` writes them anew.

use std::path::Path;

use cities::{Cities, CityChoice, Length, Options, StartPlayer};
use engine::{Record, Seat};
use serde_json::json;
use testkit::{Kept, random_record};

use crate::table::{built_in_json, components};

const NAMES: [&str; 6] = [
    "1-seat-practice.jsonl",
    "2-seats-duel.jsonl",
    "2-seats-long-duel.jsonl",
    "3-seats-named-city.jsonl",
    "4-seats.jsonl",
    "4-seats-own-components.jsonl",
];

fn kept() -> Kept<Cities, { NAMES.len() }> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    Kept { folder, names: NAMES, games: random_games }
}

/// Random games, in the order of their names.
fn random_games() -> [Record<Cities>; NAMES.len()] {
    let default = Options::default();
    let long = Options { length: Length::Long, ..Options::default() };
    let named = Options {
        city: CityChoice::Named("buenos-aires".to_owned()),
        start_player: StartPlayer::Seat(Seat(2)),
        ..Options::default()
    };
    let city = &built_in_json()["cities"][4];
    let file = json!({"game": "cities", "format": 1, "cities": [city]});
    let own = Options { components: components(&file), ..Options::default() };
    [
        random_record(&default, 1, 1),
        random_record(&default, 2, 2),
        random_record(&long, 2, 3),
        random_record(&named, 3, 4),
        random_record(&default, 4, 5),
        random_record(&own, 4, 6),
    ]
}

/// CI-3, CI-105: a log and its draws are enough to play a game again, to the same outcome.
#[test]
fn kept_games_come_out_as_written() {
    kept().check();
}
