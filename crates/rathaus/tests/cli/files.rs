//! Options that come from a file: the components of a printed copy.

use std::fs;

use serde_json::{Value, json};
use testkit::FaultyFile;

use crate::run::{check_refused, folder, objects, rathaus};

const BUILDINGS: [&str; 12] = [
    "farm",
    "brewery",
    "marketplace",
    "office",
    "monastery",
    "hospital",
    "castle",
    "guard_tower",
    "fortune_tellers_tent",
    "rat_catchers_hut",
    "palace",
    "treasury",
];

fn supply_table() -> Value {
    let entry = json!({ "draw": 2, "rats": 1, "looks": 0 });
    let supply: serde_json::Map<String, Value> =
        BUILDINGS.iter().map(|id| ((*id).to_owned(), json!(vec![entry.clone(); 5]))).collect();
    json!({
        "format": "rattus-cartus-table/1",
        "name": "my-copy",
        "note": "",
        "supply": supply,
        "vp_markers": vec![2; 20]
    })
}

#[test]
fn a_table_file_is_played_with_and_its_faults_are_named() {
    let path = folder("table-file").join("table.json");
    let file = format!("table={}", path.display());
    let series = ["--players", "2", "--bots", "random", "--games", "1", "--file", &file];
    let simulate = [&["simulate", "rattus-cartus"], &series[..]].concat();
    check_refused(&simulate, 2, &["table.json", "does not exist"]);

    fs::write(&path, supply_table().to_string()).unwrap();
    assert!(!objects(&simulate).is_empty());

    let mut faulty = supply_table();
    faulty["supply"]["farm"][1]["draw"] = json!(9);
    fs::write(&path, faulty.to_string()).unwrap();
    check_refused(&simulate, 2, &["  supply.farm[1].draw: this must be 0 to 8, not 9\n"]);

    let repeated = supply_table().to_string().replacen('{', "{\"name\": \"other\",", 1);
    fs::write(&path, repeated).unwrap();
    check_refused(&simulate, 2, &["table.json cannot be read: name: this key is here twice"]);

    fs::write(&path, "{").unwrap();
    check_refused(
        &simulate,
        2,
        &["table.json cannot be read: the whole file: this is not JSON from line 1, column 2 on"],
    );
}

/// Whatever is wrong with a file is told at once, a line for each.
#[test]
fn all_faults_of_a_file_are_listed() {
    for FaultyFile { game, option, path, said } in testkit::faulty_files() {
        let file = format!("{option}={}", path.display());
        let series = ["--players", "2", "--bots", "random", "--games", "1", "--file", &file];
        let ran = rathaus(&[&["simulate", &game], &series[..]].concat());
        let lines: Vec<&str> = ran.err.lines().filter_map(|it| it.strip_prefix("  ")).collect();
        assert_eq!(lines, said, "{game}");
        let n = said.len();
        let head = format!("rathaus: {n} things are wrong with the components:\n");
        assert!(ran.err.starts_with(&head) && ran.status == Some(2), "{}", ran.err);
    }
}

#[test]
fn a_file_needs_an_option_that_the_game_has() {
    let series = ["--players", "2", "--bots", "random", "--games", "1", "--file"];
    for game in ["rattus-cartus", "saint-malo"] {
        let simulate = [&["simulate", game], &series[..]].concat();
        check_refused(&[&simulate[..], &["table.json"]].concat(), 2, &["names no option"]);
    }
    let path = folder("map-file").join("map.json");
    fs::write(&path, "{}").unwrap();
    let file = format!("map={}", path.display());
    let simulate = [&["simulate", "rattus-cartus"], &series[..], &[&file]].concat();
    check_refused(&simulate, 2, &["there is no option “map”", "table"]);
}
