//! `rathaus games`

use std::process::Stdio;

use serde_json::json;

use crate::run::{command, objects, printed};

#[test]
fn games_come_with_bots_and_options() {
    let printed = printed(&["games"]);
    for words in [
        "saint-malo (Saint Malo)",
        "players: 1 to 5",
        "easy, medium, hard\n",
        "round_cap = 60",
        "turbo-taxi (Turbo Taxi)",
        "players: 2 to 4",
        "easy, medium, hard, turbo, matched (adapts to you)\n",
        "crossing = \"junction\"",
    ] {
        assert!(printed.contains(words), "{printed}");
    }
}

#[test]
fn a_game_is_an_object() {
    let games = objects(&["games"]);
    assert_eq!(games[0]["game"], "saint-malo");
    assert_eq!((&games[0]["seats_min"], &games[0]["seats_max"]), (&json!(1), &json!(5)));
    assert_eq!(games[0]["levels"], json!(["easy", "medium", "hard"]));
    assert_eq!(games[0]["options"]["practice_goal"], 50);
    assert_eq!(games[1]["game"], "turbo-taxi");
    assert_eq!(games[1]["levels"], json!(["easy", "medium", "hard", "turbo", "matched"]));
    assert_eq!(games[1]["options"]["placement_s"], 30);
}

/// As in `rathaus simulate … | head -1`.
#[test]
fn a_reader_who_leaves_is_no_fault() {
    let args = ["simulate", "saint-malo", "--players", "2", "--bots", "random", "--games", "3"];
    let mut child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}
