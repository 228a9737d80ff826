//! The lists that name every game. A new one is entered where the list has its place for it.

use anyhow::{Context, ensure};

use super::{LOCK, Name};
use crate::openapi;

pub struct List {
    /// From the root of the workspace.
    pub path: &'static str,
    /// What the list is, for whoever reads what was touched.
    pub what: &'static str,
    /// The file that follows from it.
    pub derived: Option<&'static str>,
    /// The text of the file with the game in its list. None if there is no such list.
    enter: Enter,
}

pub const LISTS: [List; 6] = [
    List::of("crates/bots/Cargo.toml", "dependencies", depend).deriving(LOCK),
    List::of("crates/bots/src/lib.rs", "modules", add_module),
    List::of("crates/games/src/lib.rs", "games", list_game).deriving(openapi::PATH),
    List::of("crates/client/Cargo.toml", "dependencies", depend).deriving(LOCK),
    List::of("crates/client/src/lib.rs", "modules", add_module),
    List::of("crates/client/src/games.rs", "games", list_page),
];

/// Enters a game in the text of a file.
type Enter = fn(&str, &Name) -> Option<String>;

impl List {
    const fn of(path: &'static str, what: &'static str, enter: Enter) -> List {
        List { path, what, derived: None, enter }
    }

    const fn deriving(self, path: &'static str) -> List {
        List { derived: Some(path), ..self }
    }

    pub fn entered(&self, text: &str, name: &Name) -> anyhow::Result<String> {
        let List { path, what, .. } = self;
        let marks = [
            format!("\n{}.path", name.id),
            format!("mod {};", name.module),
            format!(" {}::{}", name.module, name.type_name),
        ];
        let is_there = marks.iter().any(|mark| text.contains(mark));
        ensure!(!is_there, "{path} has {} in its {what} already", name.id);
        (self.enter)(text, name).with_context(|| format!("{path} has no list of {what} any more"))
    }
}

/// In the order of the alphabet.
fn depend(text: &str, name: &Name) -> Option<String> {
    let head = "\n[dependencies]\n";
    let start = text.find(head)? + head.len();
    let key = |line: &str| line.split(['.', ' ']).next().map(str::to_owned);
    let is_entry = |line: &str| line.contains('=');
    let line = format!("{id}.path = \"../{id}\"\n", id = name.id);
    insert(text, start, is_entry, &key(&line)?, key, &line)
}

/// In the order of the alphabet, whoever may use them.
fn add_module(text: &str, name: &Name) -> Option<String> {
    let module = |line: &str| {
        let line = line.strip_prefix("pub ").unwrap_or(line);
        line.strip_prefix("mod ")?.trim_end().strip_suffix(';').map(str::to_owned)
    };
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if module(line).is_some() {
            break;
        }
        start += line.len();
    }
    let line = format!("pub mod {};\n", name.module);
    insert(text, start, |line| module(line).is_some(), &name.module, module, &line)
}

/// Before the first entry that comes later; None if there are no entries.
fn insert(
    text: &str,
    start: usize,
    is_entry: impl Fn(&str) -> bool,
    wanted: &str,
    key: impl Fn(&str) -> Option<String>,
    line: &str,
) -> Option<String> {
    let entries = text[start..].split_inclusive('\n').take_while(|line| is_entry(line));
    let entries: Vec<&str> = entries.collect();
    let is_before = |entry: &&&str| key(entry).is_some_and(|key| key.as_str() < wanted);
    let n_before = entries.iter().take_while(is_before).count();
    let at = start + entries[..n_before].concat().len();
    (!entries.is_empty()).then(|| [&text[..at], line, &text[at..]].concat())
}

fn list_game(text: &str, name: &Name) -> Option<String> {
    append(text, &format!("    {}::{},\n", name.module, name.type_name))
}

/// With what the start page says until somebody knows better.
fn list_page(text: &str, name: &Name) -> Option<String> {
    const LINE_MAX: usize = 100;
    let head = format!("    {}::{} {{", name.module, name.type_name);
    let rest = format!("messages: {}, minutes: 10, symbol: \"rathaus\"", name.constant);
    let in_one = format!("{head} {rest} }}\n");
    let entry = match in_one.trim_end().len() <= LINE_MAX {
        true => in_one,
        false => format!("{head}\n        {rest}\n    }}\n"),
    };
    append(text, &entry)
}

/// At the end of `games! { … }`: the order is that of the start page.
fn append(text: &str, entry: &str) -> Option<String> {
    let start = text.find("\ngames! {\n")?;
    let end = start + text[start..].find("\n}\n")? + 1;
    Some([&text[..end], entry, &text[end..]].concat())
}
