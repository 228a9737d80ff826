//! A part of a component file with its place, and what may be asked of it. Whatever is not as it is
//! asked for is reported, and the walk goes on.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::RangeInclusive;

use super::Fault;
use crate::{Json, is_name, is_note};

#[derive(Clone)]
pub struct Part<'f> {
    json: &'f Json,
    at: String,
    rule: &'static str,
    faults: &'f RefCell<Vec<Fault>>,
}

impl<'f> Part<'f> {
    pub(super) fn whole_file(
        json: &'f Json,
        rule: &'static str,
        faults: &'f RefCell<Vec<Fault>>,
    ) -> Part<'f> {
        Part { json, at: String::new(), rule, faults }
    }

    pub fn json(&self) -> &'f Json {
        self.json
    }

    pub fn at(&self) -> &str {
        &self.at
    }

    /// The same part, seen by another rule; so are the parts within it.
    pub fn by(&self, rule: &'static str) -> Part<'f> {
        Part { rule, ..self.clone() }
    }

    pub fn fault(&self, code: &'static str, args: &[(&'static str, &dyn Display)]) {
        self.fault_at(self.at.clone(), code, args);
    }

    /// The same, with what stands there as `found`.
    pub fn unfit(&self, code: &'static str) {
        self.fault(code, &[("found", self.json)]);
    }

    /// A fault of a field that need not be there.
    pub fn field_fault(
        &self,
        key: &str,
        code: &'static str,
        args: &[(&'static str, &dyn Display)],
    ) {
        self.fault_at(field_at(&self.at, key), code, args);
    }

    fn fault_at(&self, at: String, code: &'static str, args: &[(&'static str, &dyn Display)]) {
        let args = args.iter().map(|(name, value)| (*name, value.to_string())).collect();
        self.faults.borrow_mut().push(Fault::new(at, code, self.rule, args));
    }

    /// How many faults were reported so far, anywhere in the file: what has not grown is good.
    pub fn n_faults(&self) -> usize {
        self.faults.borrow().len()
    }

    pub fn get(&self, key: &str) -> Option<Part<'f>> {
        let json = self.json.get(key)?;
        Some(Part { json, at: field_at(&self.at, key), ..self.clone() })
    }

    /// The entries of a list; none if it is not one.
    pub fn items(&self) -> Vec<Part<'f>> {
        let item = |(idx, json)| Part { json, at: entry_at(&self.at, idx), ..self.clone() };
        self.json.items().iter().enumerate().map(item).collect()
    }

    pub fn list(&self) -> Option<Vec<Part<'f>>> {
        match self.json {
            Json::List(_) => Some(self.items()),
            _ => {
                self.unfit("not-list");
                None
            }
        }
    }

    /// An object with these keys and no others, each once. Returns whether all that it must have
    /// is there.
    pub fn object(&self, must: &[&str], may: &[&str]) -> bool {
        let Json::Object(entries) = self.json else {
            self.unfit("not-object");
            return false;
        };
        let known = || [must, may].concat().join(", ");
        let mut keys = BTreeSet::new();
        for (key, _) in entries {
            if !must.contains(&key.as_str()) && !may.contains(&key.as_str()) {
                self.field_fault(key, "unknown-key", &[("known", &known())]);
            } else if !keys.insert(key) {
                self.field_fault(key, "repeated-key", &[]);
            }
        }
        let missing = must.iter().filter(|key| self.json.get(key).is_none());
        let missing: Vec<&&str> = missing.collect();
        missing.iter().for_each(|key| self.field_fault(key, "missing-key", &[]));
        missing.is_empty()
    }

    /// Every key that stands twice in an object, at any depth.
    pub(super) fn find_repeated(&self) {
        let mut keys = BTreeSet::new();
        for (key, json) in self.json.entries() {
            if !keys.insert(key) {
                self.field_fault(key, "repeated-key", &[]);
            }
            Part { json, at: field_at(&self.at, key), ..self.clone() }.find_repeated();
        }
        self.items().iter().for_each(Part::find_repeated);
    }

    /// There must be so many things; how many there are is said at their list.
    pub fn count(&self, found: usize, allowed: RangeInclusive<usize>) -> bool {
        let (min, max) = (allowed.start(), allowed.end());
        match allowed.contains(&found) {
            true => {}
            false if min == max => self.fault("wrong-count", &[("n", min), ("found", &found)]),
            false => {
                let args: [(_, &dyn Display); 3] = [("min", min), ("max", max), ("found", &found)];
                self.fault("count-out-of-range", &args);
            }
        }
        allowed.contains(&found)
    }

    pub fn whole(&self, allowed: RangeInclusive<i64>) -> Option<i64> {
        match self.json {
            Json::Whole(number) if allowed.contains(number) => Some(*number),
            Json::Whole(number) => {
                let (min, max) = (allowed.start(), allowed.end());
                let args: [(_, &dyn Display); 3] = [("min", min), ("max", max), ("found", number)];
                self.fault("out-of-range", &args);
                None
            }
            _ => {
                self.unfit("not-whole");
                None
            }
        }
    }

    pub fn flag(&self) -> Option<bool> {
        match self.json {
            Json::Bool(is_true) => Some(*is_true),
            _ => {
                self.unfit("not-flag");
                None
            }
        }
    }

    pub fn text(&self) -> Option<&'f str> {
        match self.json {
            Json::Text(text) => Some(text),
            _ => {
                self.unfit("not-text");
                None
            }
        }
    }

    /// A text of one or more lines, or an empty one.
    pub fn note(&self, chars_max: usize) -> Option<&'f str> {
        self.text_that(chars_max, "bad-note", |text| is_note(text, chars_max))
    }

    /// A text of one line, blanks around it not counted.
    pub fn name(&self, chars_max: usize) -> Option<&'f str> {
        self.text_that(chars_max, "bad-text", |text| is_name(text.trim(), chars_max))
    }

    fn text_that(
        &self,
        chars_max: usize,
        code: &'static str,
        is_good: impl Fn(&str) -> bool,
    ) -> Option<&'f str> {
        let text = self.text()?;
        if is_good(text) {
            return Some(text);
        }
        self.fault(code, &[("max", &chars_max)]);
        None
    }

    /// One of a few words.
    pub fn word<T: Copy>(&self, words: &[(&str, T)]) -> Option<T> {
        let text = self.text()?;
        let known = words.iter().find(|(word, _)| *word == text);
        if known.is_none() {
            let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            self.fault("unknown-word", &[("found", self.json), ("known", &known.join(", "))]);
        }
        known.map(|(_, value)| *value)
    }

    /// The one value that may stand here.
    pub fn exactly(&self, wanted: &Json) -> bool {
        let is_it = self.json == wanted;
        if !is_it {
            self.fault("wrong-value", &[("found", self.json), ("wanted", wanted)]);
        }
        is_it
    }

    /// What the file says of its own number of things must be what can be counted; where the
    /// numbers have names, each for itself.
    pub fn total(&self, counted: &Json) {
        match (self.json, counted) {
            (given, counted) if given.is_same(counted) => {}
            (Json::Object(_), Json::Object(entries)) => {
                for (key, counted) in entries {
                    match self.get(key) {
                        Some(given) => given.total(counted),
                        None => self.field_fault(key, "total-missing", &[("counted", counted)]),
                    }
                }
                let is_extra = |(key, _): &&(String, Json)| counted.get(key).is_none();
                for (key, given) in self.json.entries().iter().filter(is_extra) {
                    self.field_fault(key, "wrong-total", &[("found", given), ("counted", &0)]);
                }
            }
            (Json::List(given), Json::List(entries)) if given.len() == entries.len() => {
                self.items().iter().zip(entries).for_each(|(given, counted)| given.total(counted));
            }
            (given, counted) => {
                self.fault("wrong-total", &[("found", given), ("counted", counted)]);
            }
        }
    }
}

pub(super) fn entry_at(at: &str, idx: usize) -> String {
    format!("{at}[{idx}]")
}

/// A key that could be mistaken for something else stands in quotes.
pub(super) fn field_at(at: &str, key: &str) -> String {
    let is_plain = !key.is_empty()
        && key.len() <= KEY_MAX
        && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
    match (is_plain, at) {
        (true, "") => key.to_owned(),
        (true, at) => format!("{at}.{key}"),
        (false, at) => format!("{at}[{}]", Json::text(key)),
    }
}

const KEY_MAX: usize = 40;

/// The place around a field.
pub(super) fn parent(at: &str) -> &str {
    at.rfind(['.', '[']).map_or("", |end| &at[..end])
}
