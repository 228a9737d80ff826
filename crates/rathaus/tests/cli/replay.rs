//! `rathaus replay` of good Records

use engine::{Match, Player, Record, Scripted, Seat};
use saint_malo::{Action, FirstPlayer, Options, SaintMalo};

use crate::run::{check_refused, file, folder, objects, printed, short_record};

#[test]
fn a_replay_says_who_played_and_where_points_came_from() {
    let file = file(&folder("replay_text"), "a.jsonl", short_record().to_text().as_bytes());
    let printed = printed(&["replay", &file]);
    for words in [
        "Saint Malo",
        "played by 0: Seat 0",
        "entries replayed and checked",
        "all draws follow from the secret",
        "as a spectator sees it:",
        "Lost cannons",
        "Full city",
        "Score",
    ] {
        assert!(printed.contains(words), "{words}: {printed}");
    }
}

#[test]
fn a_replay_can_stop_anywhere() {
    let record = short_record();
    let file = file(&folder("replay_to"), "a.jsonl", record.to_text().as_bytes());
    for to in [0, 1, record.entries.len() / 2, record.entries.len()] {
        let replayed = objects(&["replay", &file, "--to", &to.to_string()]).remove(0);
        assert_eq!(replayed["shown"], to);
        assert_eq!(replayed["entries"], record.entries.len());
        let is_whole = to == record.entries.len();
        assert_eq!(replayed["outcome"].is_object(), is_whole);
        assert_eq!(replayed["dice"], if is_whole { "checked" } else { "not_reached" });
    }
    let start = printed(&["replay", &file, "--to", "0"]);
    assert!(start.contains("After entry 0 of "), "{start}");
    assert!(start.contains("not over at this point"), "{start}");
}

#[test]
fn everybody_at_the_table_can_look() {
    let record = testkit::random_record::<SaintMalo>(&Options::default(), 3, 1);
    let file = file(&folder("replay_view"), "a.jsonl", record.to_text().as_bytes());
    for view in ["0", "1", "2", "spectator"] {
        let replayed = objects(&["replay", &file, "--to", "9", "--view", view]).remove(0);
        assert_eq!(replayed["view"]["cities"].as_array().map(Vec::len), Some(3));
    }
    let printed = printed(&["replay", &file, "--to", "9", "--view", "2"]);
    assert!(printed.contains("After entry 9 of"), "{printed}");
    assert!(printed.contains("as seat 2 sees it:"), "{printed}");
    for view in ["3", "8", "255", "256", "-1", "nobody", ""] {
        let view = format!("--view={view}");
        check_refused(&["replay", &file, &view], 2, &["not at this table", "seat 0 to 2"]);
    }
}

#[test]
fn a_replay_ends_where_the_record_does() {
    let record = short_record();
    let n_entries = record.entries.len();
    let file = file(&folder("replay_beyond"), "a.jsonl", record.to_text().as_bytes());
    let beyond = (n_entries + 1).to_string();
    let expected = format!("the saved game has {n_entries} entries");
    check_refused(&["replay", &file, "--to", &beyond], 2, &[&expected]);
    check_refused(&["replay", &file, "--to", "99999999999999999999"], 2, &["--to"]);
    check_refused(&["replay", &file, "--to", "-1"], 2, &["-1"]);
}

/// A match that is not over, with dice from nowhere.
#[test]
fn a_match_can_be_kept_before_its_end() {
    let options = Options { first_player: FirstPlayer::Seat(Seat(0)), ..Options::default() };
    let mut dice = Scripted::new([0, 1, 2, 3, 4]);
    let (mut played, _) = Match::<SaintMalo>::new(&options, 2, &mut dice).unwrap();
    played.play(Seat(0), Action::Roll, 0, &mut dice).unwrap();
    let player = |name: &str| Player { name: name.to_owned(), bot: None };
    let record = Record::of(&played, vec![player("Anna"), player("\u{1b}[31mBen")], None);
    let file = file(&folder("replay_unfinished"), "a.jsonl", record.to_text().as_bytes());
    let printed = printed(&["replay", &file]);
    assert!(printed.contains("played by 0: Anna, 1: \\u{1b}[31mBen"), "{printed}");
    assert!(printed.contains("no secret was promised"), "{printed}");
    assert!(printed.contains("not over at this point"), "{printed}");
}
