//! Whole games that must come out as they were written. After a change of the rules that changes
//! them, `RATHAUS_WRITE_REPLAYS=1 cargo test -p rattus-cartus kept_games` writes them anew.

use std::path::Path;

use engine::Record;
use rattus_cartus::{AllDead, Buildings, Options, RattusCartus, SupplyOrder, TableChoice};
use testkit::{Kept, random_record};

const NAMES: [&str; 5] = [
    "2-seats-first-game.jsonl",
    "3-seats-own-table.jsonl",
    "4-seats-first-game.jsonl",
    "4-seats-second-game.jsonl",
    "5-seats-mixed-together.jsonl",
];

fn kept() -> Kept<RattusCartus, { NAMES.len() }> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    Kept { folder, names: NAMES, games: random_games }
}

/// Random games, in the order of their names.
fn random_games() -> [Record<RattusCartus>; NAMES.len()] {
    let default = Options::default();
    let values = std::array::from_fn(|i| (i / 5) as u8);
    let own = Options { table: crate::table_file::with_markers(values), ..Options::default() };
    let second = Options { buildings: Buildings::Custom([0; 6]), ..Options::default() };
    let mixed = Options {
        buildings: Buildings::Mixed,
        table: TableChoice::Named("five-distinct".to_owned()),
        all_dead: AllDead::FewestRatsSurvive,
        supply_order: SupplyOrder::Together,
        may_decline: true,
        rats_face_down: true,
    };
    [
        random_record(&default, 2, 1),
        random_record(&own, 3, 2),
        random_record(&default, 4, 3),
        random_record(&second, 4, 4),
        random_record(&mixed, 5, 5),
    ]
}

#[test]
fn kept_games_come_out_as_written() {
    kept().check();
}

/// The kept games are those that the rules play today.
#[test]
fn kept_games_are_complete() {
    for (name, record) in NAMES.iter().zip(random_games()) {
        let is_same = kept().read(name).to_text() == record.to_text();
        assert!(is_same, "{name} is another game today");
    }
}
