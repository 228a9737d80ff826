//! Both languages say the same: same files, same keys, same placeholders.

use std::collections::BTreeMap;

use super::fluent::{self, Message};
use super::tree::{File, Finding, Tree};

const LANGUAGES: [&str; 2] = ["en", "de"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    if !tree.has_crate("texts") {
        return Vec::new();
    }
    let mut findings = Vec::new();
    let [english, german] = LANGUAGES.map(|name| Language::read(tree, name, &mut findings));
    check_missing(&english, &german, &mut findings);
    check_missing(&german, &english, &mut findings);
    check_placeholders(&english, &german, &mut findings);
    findings
}

/// All messages of one language, by file and key.
struct Language<'t> {
    name: &'static str,
    messages: BTreeMap<(&'t str, String), (&'t File, Message)>,
}

impl<'t> Language<'t> {
    fn read(tree: &'t Tree, name: &'static str, findings: &mut Vec<Finding>) -> Language<'t> {
        let folder = format!("crates/texts/messages/{name}/");
        let is_ours = |file: &&File| file.path.starts_with(&folder) && file.extension() == "ftl";
        let mut messages = BTreeMap::new();
        let mut seen = BTreeMap::new();
        for file in tree.files.iter().filter(is_ours) {
            let read = fluent::messages(file).unwrap_or_else(|faults| {
                findings.extend(faults);
                Vec::new()
            });
            for message in read {
                // One bundle holds all files of a language, so a key is free only once.
                let place = (file.name(), message.line);
                if let Some((name, line)) = seen.insert(message.key.clone(), place) {
                    let sentence = format!("`{}` stands already in {name}:{line}", message.key);
                    findings.push(file.finding(message.line, sentence));
                }
                messages.insert((file.name(), message.key.clone()), (file, message));
            }
        }
        if messages.is_empty() {
            findings.push(Finding::new(&folder, 1, "there are no messages in this language"));
        }
        Language { name, messages }
    }
}

fn check_missing(here: &Language, there: &Language, findings: &mut Vec<Finding>) {
    for (place, (file, message)) in &here.messages {
        if !there.messages.contains_key(place) {
            let (file_name, key) = place;
            let sentence = format!("`{key}` is missing in {}/{file_name}", there.name);
            findings.push(file.finding(message.line, sentence));
        }
    }
}

fn check_placeholders(here: &Language, there: &Language, findings: &mut Vec<Finding>) {
    for (place, (_, ours)) in &here.messages {
        let Some((file, theirs)) = there.messages.get(place) else { continue };
        for placeholder in ours.placeholders.symmetric_difference(&theirs.placeholders) {
            let sentence = format!("`{}` has ${placeholder} in one language only", theirs.key);
            findings.push(file.finding(theirs.line, sentence));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::check_finds;
    use super::*;

    fn check_pair(english: &str, german: &str, expected: &[&str]) {
        let files = [
            ("crates/texts/Cargo.toml", ""),
            ("crates/texts/messages/en/table.ftl", english),
            ("crates/texts/messages/de/table.ftl", german),
        ];
        check_finds(check, &files, expected);
    }

    #[test]
    fn two_languages_that_agree_are_clean() {
        let english = "# Who wins.\nwon = { $name } wins { $n ->\n    [one] a point\n   \
                       *[other] { $n } points\n}.\n    .title = { -game }\n-game = Cities\n";
        let german = "won =\n    { $n } Punkte für { $name }.\n    .title = { -game }\n\
                      -game = Cities\n";
        check_pair(english, german, &[]);
    }

    #[test]
    fn keys_are_in_both_languages() {
        let expected = [
            "crates/texts/messages/en/table.ftl:2: `b` is missing in de/table.ftl",
            "crates/texts/messages/de/table.ftl:1: `c` is missing in en/table.ftl",
        ];
        check_pair("a = A\nb = B\n", "c = C\na = A\n", &expected);
    }

    #[test]
    fn placeholders_are_in_both_languages() {
        let expected = ["crates/texts/messages/de/table.ftl:1: `a` has $name in one language only"];
        check_pair("a = { $name } { $n }\n", "a = { NUMBER($n) }\n", &expected);
    }

    #[test]
    fn a_key_stands_once() {
        let expected = ["crates/texts/messages/en/table.ftl:3: `a` stands already in table.ftl:1"];
        check_pair("a = A\nb = B\na = C\n", "a = A\nb = B\n", &expected);
    }

    #[test]
    fn files_are_in_both_languages() {
        let files =
            [("crates/texts/Cargo.toml", ""), ("crates/texts/messages/en/table.ftl", "a = A\n")];
        let expected = [
            "crates/texts/messages/de/:1: there are no messages in this language",
            "crates/texts/messages/en/table.ftl:1: `a` is missing in de/table.ftl",
        ];
        check_finds(check, &files, &expected);
    }

    #[test]
    fn a_broken_file_is_named_with_its_line() {
        let files = [
            ("crates/texts/Cargo.toml", ""),
            ("crates/texts/messages/en/table.ftl", "a = A\nb\n"),
            ("crates/texts/messages/de/table.ftl", "a = A\n"),
        ];
        let first = check(&Tree::of(&files)).remove(0).to_string();
        assert!(first.starts_with("crates/texts/messages/en/table.ftl:2: "), "{first}");
    }
}
