//! Whole games that must come out as they were written. After a change of the rules that changes
//! them, `RATHAUS_WRITE_REPLAYS=1 cargo test -p turbo-taxi kept_games` writes them anew.

use std::path::Path;

use engine::{Cause, Game, Record, Viewer};
use testkit::Kept;
use turbo_taxi::{
    Assist, Crossing, Halt, HandicapDelay, HelperCards, Options, Placement, Progress, RoundLimit,
    Rounds, Tie, TurboTaxi, Unsolvable, WatchBoards,
};

use crate::lively;

const NAMES: [&str; 5] = [
    "2-seats-printed.jsonl",
    "3-seats-overpass-auto.jsonl",
    "4-seats-honest-any-time.jsonl",
    "2-seats-handicap-assist.jsonl",
    "3-seats-extra-round.jsonl",
];

fn kept() -> Kept<TurboTaxi, { NAMES.len() }> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    Kept { folder, names: NAMES, games }
}

/// Lively games, in the order of their names.
fn games() -> [Record<TurboTaxi>; NAMES.len()] {
    let default = Options::default();
    let overpass = Options {
        crossing: Crossing::Overpass,
        placement: Placement::Auto,
        rounds: Rounds::Eight,
        progress: Progress::Hidden,
        ..default.clone()
    };
    let honest = Options {
        unsolvable: Unsolvable::Honest,
        halt: Halt::AnyTime,
        rounds: Rounds::Six,
        round_limit_s: RoundLimit::Seconds180,
        watch_boards: WatchBoards::WhenOut,
        ..default.clone()
    };
    let mut handicap = Options { assist: Assist::Edges, rounds: Rounds::Six, ..default.clone() };
    handicap.handicaps[0].delay_s = HandicapDelay::Seconds10;
    handicap.handicaps[1].helper_cards = HelperCards::Two;
    let extra = Options { rounds: Rounds::Six, tie: Tie::ExtraRound, ..default.clone() };
    let tied = (0..).map(|seed| lively::record(&extra, 3, seed)).find(has_extra_round);
    [
        lively::record(&default, 2, 1),
        lively::record(&overpass, 3, 2),
        lively::record(&honest, 4, 3),
        lively::record(&handicap, 2, 4),
        tied.expect("some game ends in a tie"),
    ]
}

fn has_extra_round(record: &Record<TurboTaxi>) -> bool {
    let replayed = record.replay(None).unwrap();
    replayed.game().view(Viewer::Spectator).champion.is_some()
}

/// TT-84: log, draws and delays are enough to play a game again, to the same outcome.
#[test]
fn kept_games_come_out_as_written() {
    kept().check();
}

/// TT-58, TT-81: the kept games show what they are kept for: distances, and an extra round.
#[test]
fn kept_games_show_what_they_should() {
    let has_delays = |name: &str| {
        let is_far = |entry: &engine::Entry<TurboTaxi>| !entry.delays.is_zero();
        kept().read(name).entries.iter().any(|entry| is_far(entry) && entry.cause != Cause::Expire)
    };
    assert!(NAMES.iter().any(|name| has_delays(name)));
    assert!(has_extra_round(&kept().read(NAMES[4])));
}
