//! The dice of a finished match can be recomputed, and nothing about them can be changed unseen.

use engine::{Outcome, Record, Secret};
use saint_malo::SaintMalo;

use crate::run::{check_refused, file, folder, objects, short_record};

#[test]
fn fair_dice_are_found_fair() {
    let record = short_record();
    let path = file(&folder("fair"), "match.jsonl", record.to_text().as_bytes());
    let found = &objects(&["fair", &path])[0];
    let secret = record.closing.secret.clone().unwrap();
    assert_eq!(found["secret"], String::from(secret.clone()));
    assert_eq!(found["commitment"], String::from(secret.commitment()));
    assert_eq!(found["draws"], record.replay(None).unwrap().n_draws());

    let promised = String::from(secret.commitment());
    assert_eq!(objects(&["fair", &path, "--promised", &promised]).len(), 1);
    let other = String::from(Secret::new([7; 32]).commitment());
    check_refused(&["fair", &path, "--promised", &other], 1, &["another fingerprint"]);
    check_refused(&["fair", &path, "--promised", "12"], 2, &["--promised cannot be “12”"]);
}

#[test]
fn other_dice_are_found() {
    let folder = folder("unfair");
    let record = short_record();
    let secret = record.closing.secret.clone().unwrap();
    let check = |change: &dyn Fn(&mut Record<SaintMalo>), words: &[&str]| {
        let mut changed = record.clone();
        change(&mut changed);
        let path = file(&folder, "match.jsonl", changed.to_text().as_bytes());
        check_refused(&["fair", &path], 1, words);
    };
    let other = Secret::new([7; 32]);
    check(&|record| record.closing.secret = Some(other.clone()), &["match.jsonl, line"]);
    check(
        &|record| {
            record.closing.secret = Some(other.clone());
            record.header.commitment = Some(other.commitment());
        },
        &["match.jsonl, line", "do not follow from the secret"],
    );
    check(&|record| record.header.commitment = None, &["line"]);
    check(&|record| record.closing.secret = None, &["secret"]);
    assert_eq!(Outcome::clone(record.closing.outcome.as_ref().unwrap()).standings.len(), 1);
    assert_eq!(record.header.commitment, Some(secret.commitment()));
}
