//! Whole games that must come out as they were written. After a change of the rules that changes
//! them, `RATHAUS_WRITE_REPLAYS=1 cargo test -p saint-malo kept_games` writes them anew.

use std::path::Path;

use engine::{Record, Seat};
use saint_malo::{FirstPlayer, Options, SaintMalo};
use testkit::{Kept, random_record};

const NAMES: [&str; 6] = [
    "1-seat-crowded-sea.jsonl",
    "2-seats-full-city.jsonl",
    "3-seats-named-first.jsonl",
    "4-seats-cap.jsonl",
    "5-seats-cap.jsonl",
    "1-seat-short.jsonl",
];

fn kept() -> Kept<SaintMalo, { NAMES.len() }> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    Kept { folder, names: NAMES, games: random_games }
}

/// Random games, in the order of their names.
fn random_games() -> [Record<SaintMalo>; NAMES.len()] {
    let default = Options::default();
    let short = Options { round_cap: 30, practice_turns: 12, ..Options::default() };
    let named = Options { first_player: FirstPlayer::Seat(Seat(1)), ..short.clone() };
    let crowded = Options { practice_turns: 40, practice_dice: 5, ..Options::default() };
    [
        random_record(&crowded, 1, 1),
        random_record(&default, 2, 7),
        random_record(&named, 3, 3),
        random_record(&short, 4, 4),
        random_record(&short, 5, 5),
        random_record(&short, 1, 6),
    ]
}

/// SM-79: a log and its draws are enough to play a game again, to the same outcome.
#[test]
fn kept_games_come_out_as_written() {
    kept().check();
}

/// SM-69, SM-71: the kept games show both ways to end.
#[test]
fn kept_games_end_in_both_ways() {
    for (name, is_full) in [(NAMES[1], true), (NAMES[3], false)] {
        let replayed = kept().read(name).replay(None).unwrap();
        let game = replayed.game();
        assert_eq!(game.cities().iter().any(|city| city.is_full()), is_full, "{name}");
        assert_eq!(game.round() == game.last_round(), !is_full, "{name}");
    }
}
