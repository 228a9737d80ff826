//! Every message is said by somebody. A key is named in the code as it is, or put together there:
//! of a form with a word in it (`why-{rule}`), or of two parts that are both named in one file.

use std::collections::{BTreeMap, BTreeSet};

use super::fluent;
use super::tree::{Finding, Tree};

/// A form with fewer letters would fit everything.
const LETTERS_MIN: usize = 3;

pub fn check(tree: &Tree) -> Vec<Finding> {
    let named = Named::read(tree);
    let is_english = |path: &str| path.starts_with("crates/texts/messages/en/");
    let files = tree.files.iter().filter(|file| is_english(&file.path));
    // A file that cannot be read is a finding of the messages.
    let messages = files.map(|file| (file, fluent::messages(file).unwrap_or_default()));
    let messages: Vec<_> = messages.collect();
    let referred: BTreeSet<&str> = messages
        .iter()
        .flat_map(|(_, messages)| messages.iter().flat_map(|it| &it.referred))
        .map(String::as_str)
        .collect();
    let mut findings = Vec::new();
    for (file, messages) in &messages {
        for message in messages {
            let key = message.key.split('.').next().unwrap_or_default();
            if !referred.contains(key.trim_start_matches('-')) && !named.has(key) {
                let sentence = format!("nobody says `{}`", message.key);
                findings.push(file.finding(message.line, sentence));
            }
        }
    }
    findings
}

/// The texts in the code that could be keys, or forms of keys.
#[derive(Default)]
struct Named {
    /// With the files in which they stand.
    words: BTreeMap<String, BTreeSet<String>>,
    /// What stands between the parts that are put in.
    forms: Vec<Vec<String>>,
}

impl Named {
    fn read(tree: &Tree) -> Named {
        let mut named = Named::default();
        for file in tree.rust_files() {
            for token in file.code.live_tokens() {
                let Some(text) = token.text.strip_prefix('"') else { continue };
                named.note(text.trim_end_matches('"'), &file.path);
            }
        }
        named
    }

    fn note(&mut self, text: &str, path: &str) {
        let can_be_key = |it: &str| it.chars().all(|it| it.is_alphanumeric() || "-_".contains(it));
        if can_be_key(text) {
            self.words.entry(text.to_owned()).or_default().insert(path.to_owned());
            return;
        }
        let mut pieces = Vec::new();
        for part in text.split('{') {
            pieces.push(part.rsplit('}').next().unwrap_or_default().to_owned());
        }
        let n_letters = pieces.iter().flat_map(|it| it.chars()).filter(|it| it.is_alphabetic());
        if 1 < pieces.len()
            && LETTERS_MIN <= n_letters.count()
            && pieces.iter().all(|it| can_be_key(it))
        {
            self.forms.push(pieces);
        }
    }

    fn has(&self, key: &str) -> bool {
        let halves = key.match_indices('-').map(|(at, _)| (&key[..at], &key[at + 1..]));
        let files = |it: &str| self.words.get(it);
        let are_together = |one: &str, other: &str| match (files(one), files(other)) {
            (Some(of_one), Some(of_other)) => !of_one.is_disjoint(of_other),
            _ => false,
        };
        files(key).is_some()
            || self.forms.iter().any(|form| fits(key, form))
            || halves.into_iter().any(|(one, other)| are_together(one, other))
    }
}

/// Whether a key is made of these pieces, with something between each two of them.
fn fits(key: &str, pieces: &[String]) -> bool {
    let (first, last) = (&pieces[0], &pieces[pieces.len() - 1]);
    let inner = key.strip_prefix(first.as_str()).and_then(|it| it.strip_suffix(last.as_str()));
    let Some(mut rest) = inner.filter(|it| !it.is_empty()) else { return false };
    for piece in &pieces[1..pieces.len() - 1] {
        let start = rest.chars().next().map_or(0, char::len_utf8);
        let Some(at) = rest.get(start..).and_then(|it| it.find(piece.as_str())) else {
            return false;
        };
        rest = &rest[start + at + piece.len()..];
    }
    !rest.is_empty()
}

#[cfg(test)]
mod tests {
    use super::super::testing::check_finds;
    use super::*;

    const CODE: &str = r#"fn a() {
        say("plain");
        say(&format!("why-{rule}"));
        say(&format!("{}-option-{}", game, key));
        say(&format!("{prefix}-{name}"));
        let (prefix, name) = ("to", "mill");
    }"#;

    fn check_keys(messages: &str, expected: &[&str]) {
        let files = [
            ("crates/client/src/lib.rs", CODE),
            ("crates/texts/messages/en/table.ftl", messages),
            ("crates/texts/messages/de/table.ftl", "other = Anderes\n"),
        ];
        check_finds(check, &files, expected);
    }

    #[test]
    fn what_is_named_or_put_together_is_said() {
        let messages = "plain = A { inner }\ninner = B\nwhy-SM-9 = C\ncities-option-city = D\n\
                        to-mill = E\n";
        check_keys(messages, &[]);
    }

    #[test]
    fn parts_that_stand_in_different_files_are_no_key() {
        let files = [
            ("crates/client/src/a.rs", "fn a() { say(\"to\"); }"),
            ("crates/client/src/b.rs", "fn b() { say(\"mill\"); }"),
            ("crates/texts/messages/en/table.ftl", "to-mill = A\n"),
        ];
        check_finds(
            check,
            &files,
            &["crates/texts/messages/en/table.ftl:1: nobody says `to-mill`"],
        );
    }

    #[test]
    fn what_nobody_names_is_found() {
        let messages = "plain = A\nto-castle = B\nwhy- = C\n";
        let expected = [
            "crates/texts/messages/en/table.ftl:2: nobody says `to-castle`",
            "crates/texts/messages/en/table.ftl:3: nobody says `why-`",
        ];
        check_keys(messages, &expected);
    }
}
