//! Load on a server of its own: every mode comes to its end, and every client shows what the server
//! has.

use crate::run::{Ran, check_refused, objects, rathaus};

fn loaded(mode: &[&str]) -> serde_json::Value {
    let args = ["load", "saint-malo", "--tables", "4", "--seconds", "1"];
    let reports = objects(&[&args[..], mode].concat());
    assert_eq!(reports.len(), 1);
    reports[0].clone()
}

#[test]
fn tables_play_in_every_mode() {
    for mode in [
        &["--mode", "closed"][..],
        &["--mode", "paced", "--rate", "20"],
        &["--mode", "open", "--rate", "100"],
        &["--mode", "reconnect"],
    ] {
        let report = loaded(&[mode, &["--spectators", "1"]].concat());
        assert!(10 <= report["actions"].as_u64().unwrap(), "{mode:?}: {report}");
        assert_eq!(report["to_ack"]["n"], report["actions"], "{mode:?}");
        assert_eq!(report["views_compared"], 12, "{mode:?}");
        for count in ["refused", "cut_off"] {
            assert_eq!(report[count], 0, "{mode:?}");
        }
        assert!(report["server"]["memory_bytes"].as_u64().unwrap() > 1 << 20, "{mode:?}");
    }
}

#[test]
fn everybody_comes_at_once() {
    let report = loaded(&["--mode", "connect", "--players", "4"]);
    assert!(32 <= report["to_enter"]["n"].as_u64().unwrap(), "{report}");
    assert_eq!(report["views_compared"], 16);
}

/// Players are not held up by spectators who never read.
#[test]
fn slow_readers_harm_nobody() {
    let report = loaded(&["--mode", "slow", "--spectators", "2"]);
    assert!(10 <= report["actions"].as_u64().unwrap(), "{report}");
    assert_eq!(report["views_compared"], 8);
}

/// Every attack is tried, and nothing that was acknowledged gets lost. How long the players wait is
/// not judged here: the machine has other tests to run.
#[test]
fn an_attack_loses_nothing() {
    let ran = rathaus(&["load", "--mode", "hostile", "--tables", "4", "--seconds", "5", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let honest = &report["honest"];
    assert_eq!((&honest["lost"], &honest["losses"]), (&0.into(), &serde_json::json!([])));
    assert!(4 <= honest["kept"].as_u64().unwrap(), "{report}");
    assert!(report["me_ms"].is_number(), "{report}");
    let attacks = report["attacks"].as_array().unwrap();
    assert_eq!(attacks.len(), 13);
    for attack in attacks {
        assert!(attack["tried"].as_u64().unwrap() != 0, "{attack}");
    }
    assert!(report["server"]["memory_peak"].as_u64().unwrap() > 1 << 20, "{report}");
    assert!(report["data_bytes"][1].as_u64() >= report["data_bytes"][0].as_u64(), "{report}");
    assert!(!report["reasons"].as_array().unwrap().contains(&"over-limit".into()), "{report}");
    check_verdict(&ran, &report);
}

/// Whoever asks by a script learns from the status alone.
fn check_verdict(ran: &Ran, report: &serde_json::Value) {
    let holds = report["holds"].as_bool().unwrap();
    assert_eq!(ran.status, Some(if holds { 0 } else { 1 }), "{}", ran.err);
    assert_eq!(ran.err.contains("does not hold"), !holds, "{}", ran.err);
}

/// Turns are as long as the server lets them be, at every table, and all of them are taken back.
/// How long anybody waits for that is not judged here.
#[test]
fn the_longest_turns_are_taken_back_at_once() {
    let args = ["load", "--mode", "restarts", "--tables", "2", "--seconds", "1", "--players", "3"];
    let ran = rathaus(&[&args[..], &["--json"]].concat());
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    check_verdict(&ran, &report);
    assert_eq!((&report["tables"], &report["steps_open"]), (&2.into(), &250.into()));
    // Six turns, five of them with their restarts, and what was played before.
    assert!(6 * 250 + 5 < report["changes"].as_u64().unwrap(), "{report}");
    assert_eq!(report["restarts"]["n"], 5 * 2);
    assert_eq!(report["wakings"]["n"], 2);
    for waits in ["others", "others_else"] {
        assert!(report[waits]["n"].as_u64().unwrap() != 0, "{report}");
    }
    assert!(report["cpu_ms_per_waking"].is_number(), "{report}");
}

/// A server starts on what was played long ago, and shows any of it.
#[test]
fn stored_games_are_opened() {
    let report = loaded(&["--mode", "start"]);
    assert!(3 <= report["to_first_answer"]["n"].as_u64().unwrap(), "{report}");
    assert!(6 <= report["to_open"]["n"].as_u64().unwrap(), "{report}");
}

#[test]
fn what_cannot_be_loaded() {
    check_refused(&["load", "chess"], 2, &["there is no game “chess”"]);
    check_refused(&["load", "--mode", "fast"], 2, &["--mode cannot be “fast”", "closed"]);
    check_refused(&["load", "--tables", "0"], 2, &["--tables cannot be “0”"]);
    check_refused(&["load", "--players", "7"], 2, &["--players cannot be “7”"]);
    check_refused(&["load", "--rate", "0"], 2, &["--rate cannot be “0”"]);
    check_refused(&["load", "--seconds", "0"], 2, &["--seconds cannot be “0”"]);
    let nobody = ["load", "--address", "127.0.0.1:1", "--seconds", "1"];
    check_refused(&nobody, 1, &["the server cannot be reached"]);
    let elsewhere = ["load", "--mode", "hostile", "--address", "192.0.2.1:80"];
    check_refused(&elsewhere, 2, &["only for a server on this machine"]);
    for flag in ["--lift-limits", "--seed=1"] {
        let open = ["serve", "--address", "0.0.0.0:0", flag];
        check_refused(&open, 2, &["works only on an address of this machine"]);
    }
}
