//! The tools of the checker: values with their places, and what may be asked of them.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use engine::{is_name, is_note, is_shown};

use super::{Code, Finding};
use crate::{Json, Wording};

/// A value and its JSON pointer.
#[derive(Clone)]
pub(super) struct Node<'j> {
    pub json: &'j Json,
    pub at: String,
}

/// Collects findings and goes on.
#[derive(Default)]
pub(super) struct Reader {
    pub findings: Vec<Finding>,
}

const ID_CHARACTERS_MAX: usize = 32;
/// CI-10.
const NOTE_CHARACTERS_MAX: usize = 500;

/// CI-9.
pub(crate) fn is_id(text: &str) -> bool {
    let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    (1..=ID_CHARACTERS_MAX).contains(&text.len()) && text.chars().all(is_allowed)
}

/// A key inside a JSON pointer (RFC 6901).
pub(super) fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

impl<'j> Node<'j> {
    pub fn root(json: &'j Json) -> Node<'j> {
        Node { json, at: String::new() }
    }

    pub fn get(&self, key: &str) -> Option<Node<'j>> {
        Some(Node { json: self.json.get(key)?, at: format!("{}/{}", self.at, escaped(key)) })
    }

    /// The things of a list; none if it is not one.
    pub fn items(&self) -> Vec<Node<'j>> {
        let Json::List(items) = self.json else { return Vec::new() };
        let node = |(i, json)| Node { json, at: format!("{}/{i}", self.at) };
        items.iter().enumerate().map(node).collect()
    }

    pub fn is_list(&self) -> bool {
        matches!(self.json, Json::List(_))
    }

    pub fn is_text(&self, text: &str) -> bool {
        matches!(self.json, Json::Text(given) if given == text)
    }
}

impl Reader {
    pub fn report(
        &mut self,
        node: &Node<'_>,
        code: Code,
        expected: impl Into<String>,
        rule: &'static str,
    ) {
        let found = node.json.to_string();
        self.findings.push(Finding::new(node.at.clone(), code, found, expected.into(), rule));
    }

    pub fn report_found(
        &mut self,
        node: &Node<'_>,
        code: Code,
        found: impl Into<String>,
        expected: impl Into<String>,
        rule: &'static str,
    ) {
        let at = node.at.clone();
        self.findings.push(Finding::new(at, code, found.into(), expected.into(), rule));
    }

    /// CI-7, CI-8: an object with these keys and no others. Returns whether all that it needs is
    /// there.
    pub fn object(
        &mut self,
        node: &Node<'_>,
        required: &[&str],
        optional: &[&str],
        rule: &'static str,
    ) -> bool {
        let Json::Object(entries) = node.json else {
            self.report(node, Code::WrongType, "an object", rule);
            return false;
        };
        let mut keys = BTreeSet::new();
        for (key, _) in entries {
            let is_known = required.contains(&key.as_str()) || optional.contains(&key.as_str());
            let is_repeated = !keys.insert(key);
            if !is_known || is_repeated {
                let at = format!("{}/{}", node.at, escaped(key));
                let expected = match [required, optional].concat() {
                    _ if is_repeated => "each key once".to_owned(),
                    known => format!("one of {}", known.join(", ")),
                };
                let found = format!("{key:?}");
                self.findings.push(Finding::new(at, Code::UnknownKey, found, expected, "CI-8"));
            }
        }
        let missing: Vec<&&str> =
            required.iter().filter(|key| node.json.get(key).is_none()).collect();
        for key in &missing {
            self.report_found(node, Code::MissingKey, "nothing", format!("{key:?}"), rule);
        }
        missing.is_empty()
    }

    pub fn list<'j>(&mut self, node: &Node<'j>, rule: &'static str) -> Option<Vec<Node<'j>>> {
        match node.json {
            Json::List(_) => Some(node.items()),
            _ => {
                self.report(node, Code::WrongType, "a list", rule);
                None
            }
        }
    }

    /// The number of things must be right; if it is not, that is said at their list.
    pub fn count(
        &mut self,
        node: &Node<'_>,
        n: usize,
        allowed: RangeInclusive<usize>,
        rule: &'static str,
    ) -> bool {
        if allowed.contains(&n) {
            return true;
        }
        let (min, max) = (allowed.start(), allowed.end());
        let expected = if min == max { format!("{min}") } else { format!("{min} to {max}") };
        self.report_found(node, Code::WrongCount, n.to_string(), expected, rule);
        false
    }

    pub fn integer(
        &mut self,
        node: &Node<'_>,
        allowed: RangeInclusive<i64>,
        rule: &'static str,
    ) -> Option<i64> {
        match node.json {
            Json::Whole(n) if allowed.contains(n) => Some(*n),
            Json::Whole(_) => {
                let expected = format!("{} to {}", allowed.start(), allowed.end());
                self.report(node, Code::OutOfRange, expected, rule);
                None
            }
            _ => {
                self.report(node, Code::WrongType, "a whole number", "CI-8");
                None
            }
        }
    }

    pub fn boolean(&mut self, node: &Node<'_>) -> Option<bool> {
        match node.json {
            Json::Bool(is_true) => Some(*is_true),
            _ => {
                self.report(node, Code::WrongType, "true or false", "CI-8");
                None
            }
        }
    }

    pub fn text<'j>(&mut self, node: &Node<'j>) -> Option<&'j str> {
        match node.json {
            Json::Text(text) if is_note(text, NOTE_CHARACTERS_MAX) => Some(text),
            Json::Text(_) => {
                let expected = format!("up to {NOTE_CHARACTERS_MAX} characters that can be seen");
                self.report(node, Code::BadText, expected, "CI-10");
                None
            }
            _ => {
                self.report(node, Code::WrongType, "a text", "CI-8");
                None
            }
        }
    }

    /// All texts of a part of the file that explains and changes nothing.
    pub fn remarks(&mut self, node: &Node<'_>) {
        match node.json {
            Json::Text(_) => {
                self.text(node);
            }
            Json::List(_) => node.items().iter().for_each(|item| self.remarks(item)),
            Json::Object(entries) => {
                for (key, _) in entries {
                    match node.get(key) {
                        Some(value) if is_name(key, ID_CHARACTERS_MAX) => self.remarks(&value),
                        Some(_) | None => {
                            let expected = format!("keys of 1 to {ID_CHARACTERS_MAX} characters");
                            self.report(node, Code::BadText, expected, "CI-10");
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// The text of a key that may be left out.
    pub fn optional_text(&mut self, node: &Node<'_>, key: &str) -> String {
        let text = node.get(key).and_then(|text| self.text(&text));
        text.unwrap_or_default().to_owned()
    }

    /// One of a few words.
    pub fn word<T: Copy>(
        &mut self,
        node: &Node<'_>,
        words: &[(&str, T)],
        rule: &'static str,
    ) -> Option<T> {
        let text = self.text(node)?;
        let known = words.iter().find(|(word, _)| *word == text);
        if known.is_none() {
            let names: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            let expected = format!("one of {}", names.join(", "));
            self.report(node, Code::UnknownValue, expected, rule);
        }
        known.map(|(_, value)| *value)
    }

    /// CI-9.
    pub fn id(&mut self, node: &Node<'_>) -> Option<String> {
        let id = self.text(node)?;
        if !is_id(id) {
            self.report(node, Code::BadId, "1 to 32 of A-Z, a-z, 0-9 and -", "CI-9");
            return None;
        }
        Some(id.to_owned())
    }

    /// CI-10: both languages, so many characters at most.
    pub fn wording(&mut self, node: &Node<'_>, n_characters_max: usize) -> Option<Wording> {
        self.object(node, &["en", "de"], &[], "CI-10");
        let mut read = |key| {
            let place = node.get(key)?;
            let text = self.text(&place)?;
            let has_length = (1..=n_characters_max).contains(&text.chars().count());
            if has_length && !text.trim().is_empty() && is_shown(text) {
                return Some(text.to_owned());
            }
            let expected = format!("1 to {n_characters_max} characters that can be seen");
            self.report(&place, Code::BadText, expected, "CI-10");
            None
        };
        let (en, de) = (read("en"), read("de"));
        Some(Wording { en: en?, de: de? })
    }
}
