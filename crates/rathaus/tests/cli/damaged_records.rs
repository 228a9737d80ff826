//! A damaged Record is refused with the line of the damage, whatever the damage.

use engine::{Outcome, Record, RecordError, Secret, game_of_record};
use saint_malo::{Options, SaintMalo};

use crate::run::{check_refused, file, folder, rathaus, short_record};

fn replayed(bytes: &[u8]) -> Result<Record<SaintMalo>, RecordError> {
    game_of_record(bytes)?;
    let record = Record::<SaintMalo>::parse(bytes)?;
    record.replay(None)?;
    Ok(record)
}

/// Refused at just this line, in process.
#[track_caller]
fn check_found(bytes: &[u8], line: usize) {
    match replayed(bytes) {
        Ok(_) => panic!("a record damaged in line {line} was accepted"),
        Err(error) => assert_eq!(error.line, line, "{error}"),
    }
}

/// Refused by the real binary, which names the line.
#[track_caller]
fn check_refused_at(folder_name: &str, bytes: &[u8], line: usize, words: &str) {
    let file = file(&folder(folder_name), "damaged.jsonl", bytes);
    check_refused(&["replay", &file], 1, &[&format!("damaged.jsonl, line {line}: "), words]);
}

fn text() -> String {
    let text = short_record().to_text();
    assert!(replayed(text.as_bytes()).is_ok());
    text
}

fn of_lines(lines: &[&str]) -> Vec<u8> {
    lines.iter().flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
}

#[test]
fn every_byte_counts() {
    let text = text();
    let mut line = 1;
    for i in 0..text.len() {
        for flipped in [0x01, 0x20, 0x80] {
            let mut bytes = text.clone().into_bytes();
            bytes[i] ^= flipped;
            check_found(&bytes, line);
        }
        line += usize::from(text.as_bytes()[i] == b'\n');
    }
}

#[test]
fn every_line_counts() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    for i in 0..lines.len() {
        let mut without = lines.clone();
        without.remove(i);
        let is_last = i + 1 == lines.len();
        // A last line that is missing is missed at the line that is the last now.
        check_found(&of_lines(&without), if is_last { i } else { i + 1 });

        let mut doubled = lines.clone();
        doubled.insert(i, lines[i]);
        check_found(&of_lines(&doubled), i + 2);

        let mut with_gap = lines.clone();
        with_gap.insert(i, "");
        check_found(&of_lines(&with_gap), i + 1);

        if !is_last {
            let mut swapped = lines.clone();
            swapped.swap(i, i + 1);
            check_found(&of_lines(&swapped), i + 1);
        }
    }
}

/// Only the last line break may be missing: nothing is lost with it.
#[test]
fn a_record_that_was_cut_off_is_noticed() {
    let text = text();
    assert!(replayed(text.trim_end().as_bytes()).is_ok());
    for n_bytes in 0..text.len() - 1 {
        let cut = &text.as_bytes()[..n_bytes];
        let n_lines = cut.strip_suffix(b"\n").unwrap_or(cut).split(|byte| *byte == b'\n').count();
        check_found(cut, n_lines);
    }
}

/// A forger who repairs the sums still has the rules and the secret against him.
#[test]
fn no_draw_can_be_forged() {
    let record = short_record();
    for (i, entry) in record.entries.iter().enumerate() {
        for k in 0..entry.draws.len() {
            let mut forged = record.clone();
            forged.entries[i].draws[k] = (entry.draws[k] + 1) % 6;
            assert!(replayed(forged.to_text().as_bytes()).is_err(), "entry {i}, draw {k}");
        }
        let mut forged = record.clone();
        forged.entries[i].draws = [&entry.draws[..], &[0]].concat().into();
        check_found(forged.to_text().as_bytes(), i + 2);
        let mut forged = record.clone();
        forged.entries.remove(i);
        assert!(replayed(forged.to_text().as_bytes()).is_err(), "entry {i}");
    }
}

fn check_forged(name: &str, forge: fn(&mut Record<SaintMalo>), line: usize, words: &str) {
    let mut record = short_record();
    forge(&mut record);
    check_refused_at(name, record.to_text().as_bytes(), line, words);
}

#[test]
fn forged_headers_are_refused() {
    check_forged("forged_format", |it| it.header.rathaus_record = 9, 1, "format 9");
    check_forged("forged_rules", |it| it.header.rules_version = 77, 1, "version 77");
    check_forged("forged_cap", |it| it.header.options.round_cap = 7, 1, "round_cap is 7");
    check_forged("forged_nobody", |it| it.header.seats.clear(), 1, "players, not 0");
    check_forged("forged_draws", |it| it.header.draws.push(1), 1, "draws");
    let crowd = |it: &mut Record<SaintMalo>| {
        let player = it.header.seats[0].clone();
        it.header.seats = vec![player; 300];
    };
    check_forged("forged_crowd", crowd, 1, "for 1 to 5 players");
    let mut record = short_record();
    record.header.game = "chess".to_owned();
    let file = file(&folder("forged_game"), "a.jsonl", record.to_text().as_bytes());
    check_refused(&["replay", &file], 2, &["there is no game “chess”", "saint-malo"]);
}

#[test]
fn forged_endings_are_refused() {
    let closing_line = short_record().entries.len() + 2;
    let better = |it: &mut Record<SaintMalo>| {
        let outcome: &mut Outcome = it.closing.outcome.as_mut().unwrap();
        outcome.standings[0].score += 1;
    };
    check_forged("forged_outcome", better, closing_line, "outcome");
    check_forged("forged_end", |it| it.closing.outcome = None, closing_line, "outcome");
    let other_secret =
        |it: &mut Record<SaintMalo>| it.closing.secret = Some(Secret::from_seed(9, 9));
    check_forged("forged_secret", other_secret, closing_line, "secret");
    let twice = |it: &mut Record<SaintMalo>| it.entries.extend(it.entries.last().cloned());
    check_forged("forged_entry", twice, closing_line, "the game is over");
}

#[test]
fn the_binary_names_the_line() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    for i in [0, 1, lines.len() / 2, lines.len() - 1] {
        let start: usize = lines[..i].iter().map(|line| line.len() + 1).sum();
        let mut bytes = text.clone().into_bytes();
        bytes[start + 5] ^= 0x02;
        check_refused_at(&format!("damaged_line_{i}"), &bytes, i + 1, "the checksum is wrong");
    }
    let cut = &text.as_bytes()[..text.len() / 2];
    let n_lines = cut.split(|byte| *byte == b'\n').count();
    check_refused_at("damaged_cut", cut, n_lines, "sum");
    let n_lines = lines.len();
    let unclosed = of_lines(&lines[..n_lines - 1]);
    check_refused_at("damaged_unclosed", &unclosed, n_lines - 1, "ends too early");
}

#[test]
fn what_is_no_record_is_refused() {
    check_refused_at("no_record_empty", b"", 1, "the file is empty");
    check_refused_at("no_record_newline", b"\n", 1, "the file is empty");
    check_refused_at("no_record_prose", b"Once upon a time\n", 1, "does not end in its checksum");
    let garbage: Vec<u8> = (0..=255).cycle().take(5_000).collect();
    check_refused_at("no_record_garbage", &garbage, 1, "line 1");
    check_refused_at("no_record_bytes", &[0xff; 100], 1, "not UTF-8");
}

/// A part of a damaged record can still be looked at: what is shown has been checked.
#[test]
fn what_lies_before_a_forgery_can_be_replayed() {
    let mut record = testkit::random_record::<SaintMalo>(&Options::default(), 2, 3);
    record.entries.truncate(40);
    let file = file(&folder("before_forgery"), "a.jsonl", record.to_text().as_bytes());
    assert_eq!(rathaus(&["replay", &file, "--to", "20"]).status, Some(0));
    assert_eq!(rathaus(&["replay", &file]).status, Some(1));
}
