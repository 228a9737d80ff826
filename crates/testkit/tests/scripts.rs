//! Written and kept games.

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use engine::{Game, Seat, Viewer};
use testkit::toy::{Action, Event, Options, Phase, Toy};
use testkit::{bad_replay, check_replays, heard, legal, play, played, random_record};

const BID: Action = Action::Bid { chips: 1 };
const NO_BID: Action = Action::Bid { chips: 0 };

/// What a panic says.
fn panic_of(script: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(script).expect_err("the script is wrong");
    *panic.downcast::<String>().expect("panics with values are formatted")
}

#[test]
fn a_script_plays_its_steps_with_its_draws() {
    let steps: &[(Seat, Action, &[u32])] = &[(Seat(0), NO_BID, &[]), (Seat(1), BID, &[])];
    let mut toy = played::<Toy>(&Options::default(), 2, &[4, 0], steps);
    let phase = Phase::Claim { seat: Seat(1), peeked: None, size: 0 };
    let view = toy.game().view(Viewer::Seat(Seat(1)));
    assert_eq!(view.phase, phase);
    assert_eq!(view.seats[1].card, Some(1));
    let peek = Action::Peek { at: Seat(0) };
    assert_eq!(legal(toy.game(), Seat(1)), [peek, Action::Raise, Action::Done]);
    let told = play(&mut toy, Seat(1), peek, &[]);
    let own = Event::Peeked { at: Seat(0), card: 5 };
    assert_eq!(heard(&told, Viewer::Seat(Seat(1))), [own]);
    let others = Event::PeekedHidden { seat: Seat(1), at: Seat(0) };
    assert_eq!(heard(&told, Viewer::Spectator), [others]);
}

#[test]
fn a_refused_step_is_named() {
    let text = panic_of(|| {
        played::<Toy>(&Options::default(), 2, &[4, 0], &[(Seat(0), Action::Done, &[])]);
    });
    assert!(text.starts_with("step 1, seat 0, Done: the rules do not offer"), "{text}");
}

#[test]
fn draws_must_be_used_up() {
    let text = panic_of(|| {
        played::<Toy>(&Options::default(), 2, &[4, 0, 1], &[]);
    });
    assert_eq!(text, "the set-up took the draws [4, 0], but the script says [4, 0, 1]");
    let text = panic_of(|| {
        played::<Toy>(&Options::default(), 2, &[4, 0], &[(Seat(0), BID, &[3])]);
    });
    assert!(text.ends_with("took the draws [], but the script says [3]"), "{text}");
}

/// A folder of this test's own, with these files in it.
fn folder(name: &str, files: &[(&str, String)]) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if dir.exists() {
        fs::remove_dir_all(&dir).unwrap();
    }
    fs::create_dir_all(&dir).unwrap();
    for (file, text) in files {
        fs::write(dir.join(file), text).unwrap();
    }
    dir
}

fn record_text(n_seats: u8) -> String {
    random_record::<Toy>(&Options::default(), n_seats, 7).to_text()
}

#[test]
fn kept_games_are_replayed() {
    let files = [("two.jsonl", record_text(2)), ("four.jsonl", record_text(4))];
    check_replays::<Toy>(&folder("good", &files));
}

#[test]
fn a_damaged_game_is_named() {
    let damaged = record_text(3).replacen("Seat 1", "Seat 9", 1);
    let dir = folder("damaged", &[("a.jsonl", record_text(2)), ("b.jsonl", damaged)]);
    let bad = bad_replay::<Toy>(&dir).unwrap();
    assert!(bad.contains("b.jsonl: line 1: the sum does not fit"), "{bad}");
}

#[test]
fn an_unfinished_game_is_no_kept_game() {
    let mut record = random_record::<Toy>(&Options::default(), 3, 7);
    record.entries.truncate(1);
    record.closing.outcome = None;
    record.closing.secret = None;
    let bad = bad_replay::<Toy>(&folder("unfinished", &[("a.jsonl", record.to_text())]));
    assert!(bad.unwrap().ends_with("the game is not played to its end"));
}

#[test]
fn a_folder_without_games_is_a_mistake() {
    let bad = bad_replay::<Toy>(&folder("none", &[("readme.md", String::new())]));
    assert!(bad.unwrap().ends_with("no *.jsonl files"));
}
