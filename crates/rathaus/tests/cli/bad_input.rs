//! What cannot be used is refused in words, with status 2, and nothing is printed.

use crate::run::{check_refused, file, folder, text};

const PLAYED: [&str; 2] = ["simulate", "arena"];

/// Both commands that play a series refuse the same things.
fn check_series(change: &[&str], words: &[&str]) {
    for command in PLAYED {
        let good = ["--players=2", "--bots=random,easy", "--games=1"];
        let name = |arg: &str| arg.split('=').next().unwrap().to_owned();
        let kept = good.iter().filter(|arg| !change.iter().any(|it| name(it) == name(arg)));
        let kept: Vec<&str> = kept.copied().collect();
        check_refused(&[&[command, "saint-malo"], &kept[..], change].concat(), 2, words);
    }
}

#[test]
fn unknown_games() {
    let series = ["chess", "--players", "2", "--bots", "easy"];
    let words = ["there is no game “chess”", "saint-malo"];
    for command in PLAYED {
        check_refused(&[&[command], &series[..]].concat(), 2, &words);
    }
    check_refused(&["bench", "chess"], 2, &words);
    check_refused(&["train", "chess"], 2, &words);
    check_refused(&["bench", ""], 2, &["there is no game “”"]);
    check_refused(&["bench", "\u{1b}[2J"], 2, &["“\\u{1b}[2J”"]);
}

#[test]
fn unknown_bots() {
    check_series(&["--bots=easy,genius"], &["no robot “genius”", "easy", "medium", "hard"]);
    check_series(&["--bots=easy,"], &["no robot “”"]);
    check_series(&["--bots=HARD"], &["no robot “HARD”"]);
}

#[test]
fn too_few_or_too_many_bots() {
    let simulate = ["simulate", "saint-malo", "--games", "1"];
    for (players, bots) in [("3", "easy,easy"), ("2", "easy,easy,easy"), ("5", "easy,easy")] {
        let args = [&simulate[..], &["--players", players, "--bots", bots]].concat();
        check_refused(&args, 2, &["bots for", players]);
    }
    let arena = ["arena", "saint-malo", "--players", "2", "--bots", "easy,random,easy"];
    check_refused(&arena, 2, &["3 robots for 2 seats"]);
}

#[test]
fn seat_counts_that_the_game_does_not_have() {
    for players in ["0", "6", "300", "-1", "256", "4294967298"] {
        let expected = format!("for 1 to 5 players, not {players}");
        check_series(&[&format!("--players={players}")], &[&expected]);
        check_refused(&["bench", "saint-malo", "--players", players], 2, &[&expected]);
    }
    check_series(&["--players=two"], &["--players cannot be “two”", "a number of players"]);
}

#[test]
fn options_that_do_not_fit() {
    for (json, words) in [
        (r#"{"round_cap": 29}"#, "option round_cap is 29, but must be 30 to 99"),
        (r#"{"round_cap": 100}"#, "must be 30 to 99"),
        (r#"{"round_cap": 300}"#, "option round_cap cannot be 300"),
        (r#"{"round_cap": -1}"#, "option round_cap cannot be -1"),
        (r#"{"round_cap": "many"}"#, "option round_cap cannot be \"many\""),
        (r#"{"round_cap": null}"#, "option round_cap cannot be null"),
        (r#"{"practice_dice": 6}"#, "option practice_dice is 6, but must be 0 to 5"),
        (r#"{"first_player": {"seat": 2}}"#, "option first_player is 2, but must be 0 to 1"),
        (r#"{"first_player": "youngest"}"#, "option first_player cannot be \"youngest\""),
        (r#"{"rounds": 40}"#, "there is no option “rounds”; choose one of first_player"),
        ("{", "the options are not JSON"),
        ("", "the options are not JSON"),
        ("{round_cap: 40}", "the options are not JSON"),
        ("[60]", "the options must be a JSON object"),
        ("60", "the options must be a JSON object"),
    ] {
        check_series(&[&format!("--options={json}")], &[words]);
    }
    check_series(&[&format!("--options={}", "[".repeat(5_000))], &["not JSON"]);
}

#[test]
fn numbers_that_are_none() {
    check_series(&["--games=0"], &["--games cannot be “0”", "at least 1"]);
    check_series(&["--games=1.5"], &["--games cannot be “1.5”"]);
    check_series(&["--ms=0"], &["--ms cannot be “0”", "milliseconds"]);
    check_series(&["--seed=-1"], &["--seed cannot be “-1”"]);
    check_series(&["--seed=18446744073709551616"], &["--seed"]);
    for seconds in ["0", "-1", "NaN", "inf", "1e99", "soon"] {
        let seconds = format!("--seconds={seconds}");
        check_refused(&["bench", &seconds], 2, &["--seconds cannot be", "number of seconds"]);
    }
}

#[test]
fn command_lines_that_make_no_sense() {
    check_refused(&[], 2, &["a command is missing", "games, simulate, arena"]);
    check_refused(&["dance"], 2, &["no command “dance”", "rathaus --help"]);
    check_refused(&["games", "--loud"], 2, &["“--loud” is not expected here"]);
    check_refused(&["games", "more"], 2, &["“more”"]);
    check_refused(&["simulate", "saint-malo"], 2, &["is missing", "--players", "--bots"]);
    check_refused(&["replay"], 2, &["is missing", "<FILE>"]);
    check_refused(&["bench", "--players"], 2, &["--players needs a number of players"]);
    check_refused(&["games", "--json", "--json"], 2, &["--json can be given only once"]);
    check_refused(&["games", "--lang", "fr"], 2, &["--lang cannot be “fr”", "en or de"]);
}

#[test]
fn files_that_cannot_be_read() {
    let folder = folder("unreadable");
    let missing = text(&folder.join("missing.jsonl"));
    check_refused(&["replay", &missing], 2, &["cannot read", "missing.jsonl: it does not exist"]);
    check_refused(&["replay", &text(&folder)], 2, &["cannot read", "it is a folder"]);
    let below_file = format!("{}/a.jsonl", file(&folder, "file", b""));
    check_refused(&["replay", &below_file], 2, &["a part of the path is not a folder"]);
}

#[test]
fn folders_that_cannot_be_written() {
    let folder = folder("unwritable");
    let in_its_place = file(&folder, "file", b"kept");
    let below_file = format!("{in_its_place}/records");
    let series = ["simulate", "saint-malo", "--players", "1", "--bots", "random", "--games", "1"];
    for out in [&in_its_place, &below_file] {
        check_refused(&[&series[..], &["--out", out]].concat(), 2, &["cannot write", out]);
        check_refused(&["train", "saint-malo", "--out", out], 2, &["cannot write", out]);
    }
    assert_eq!(std::fs::read(in_its_place).unwrap(), b"kept");
    let taken = folder.join("saint-malo-1-1.jsonl");
    std::fs::create_dir(taken).unwrap();
    let out = text(&folder);
    let args = [&series[..], &["--out", &out]].concat();
    check_refused(&args, 2, &["cannot write", "saint-malo-1-1.jsonl", "it is a folder"]);
}
