//! Save files. The bytes are tried as they are, and once more with all sums put right: somebody who
//! means harm computes them too.

use games::{Title, Visitor, check_record};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::golden::{self, Golden};

const SUM: &str = ",\"sum\":\"";
/// The first steps of a match lead to its rules as well as all of them, and are tried sooner.
const N_ENTRIES: usize = 12;
const BYTES_MAX: usize = 20_000;

pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for golden in golden::records() {
        seeds.push(beginning(&golden).into_bytes());
        if golden.text.len() < BYTES_MAX {
            seeds.push(golden.text.into_bytes());
        }
    }
    seeds
}

/// The Record of a match that was broken off after its first steps.
fn beginning(golden: &Golden) -> String {
    let closing = serde_json::json!({ "outcome": null });
    let entries = golden.entries.iter().take(N_ENTRIES);
    let lines = [&golden.header].into_iter().chain(entries).chain([&closing]).map(without_sum);
    sealed(lines)
}

fn without_sum(line: &Value) -> String {
    let mut line = line.clone();
    line.as_object_mut().expect("a line is an object").remove("sum");
    line.to_string()
}

pub fn check(bytes: &[u8]) {
    check_one(bytes);
    if let Ok(text) = str::from_utf8(bytes) {
        let bodies = text.lines().map(|line| match line.rfind(SUM) {
            Some(cut) => format!("{}}}", &line[..cut]),
            None => line.to_owned(),
        });
        check_one(sealed(bodies).as_bytes());
    }
}

/// Every sum as it should be.
fn sealed(bodies: impl Iterator<Item = String>) -> String {
    let (mut text, mut sum) = (String::new(), String::new());
    for body in bodies {
        let open = body.strip_suffix('}').unwrap_or(&body);
        let hash = Sha256::new().chain_update(&sum).chain_update(open).finalize();
        sum = hex::encode(hash)[..12].to_owned();
        text.push_str(&format!("{open}{SUM}{sum}\"}}\n"));
    }
    text
}

/// A Record that is taken says the same when it is written again.
fn check_one(bytes: &[u8]) {
    if let Ok(summary) = check_record(bytes) {
        games::visit(&summary.game, Rewrite { bytes }).expect("the game was found before");
    }
}

struct Rewrite<'a> {
    bytes: &'a [u8],
}

impl Visitor for Rewrite<'_> {
    type Output = ();
    fn visit<G: Title>(self) {
        let record = engine::Record::<G>::parse(self.bytes).expect("it was read before");
        let text = record.to_text();
        let again = engine::Record::<G>::parse(text.as_bytes()).expect("what we write we read");
        assert_eq!(again, record);
        assert_eq!(again.to_text(), text);
        again.replay(None).expect("it was played before");
    }
}
