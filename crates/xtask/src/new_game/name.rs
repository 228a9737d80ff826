//! The name of a new game, in every form in which it is written.

use std::collections::BTreeSet;

use anyhow::{Context, ensure};

use super::templates::uses_word;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// `harbour-market`
    pub id: String,
    /// `harbour_market`
    pub module: String,
    /// `HarbourMarket`
    pub type_name: String,
    /// `HARBOUR_MARKET`
    pub constant: String,
    /// `Harbour Market`
    pub title: String,
    /// `HM`, as in the rule HM-1.
    pub prefix: String,
}

const LENGTH_MAX: usize = 30;

/// Words that no module can be called.
const KEYWORDS: [&str; 56] = [
    "abstract", "alloc", "as", "async", "await", "become", "box", "break", "const", "continue",
    "core", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen",
    "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv",
    "pub", "ref", "return", "self", "static", "std", "struct", "super", "test", "trait", "true",
    "try", "type", "typeof", "union", "unsafe", "unsized", "use", "virtual", "where", "while",
    "yield",
];

impl Name {
    /// `taken`: the letters before the numbers of other games' rules.
    pub fn new(id: &str, taken: &BTreeSet<String>) -> anyhow::Result<Name> {
        let words: Vec<&str> = id.split('-').collect();
        let is_word = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        ensure!(
            words.iter().all(is_word) && id.len() <= LENGTH_MAX,
            "`{id}` is no name for a game: at most {LENGTH_MAX} small letters and digits, with a \
             hyphen between words, as in harbour-market"
        );
        let capitalised: Vec<String> = words.iter().map(|word| capital(word)).collect();
        let (module, type_name) = (words.join("_"), capitalised.concat());
        let is_template = id == "coin-pile";
        let means_something = KEYWORDS.contains(&module.as_str())
            || (!is_template && (uses_word(&module) || uses_word(&type_name)));
        ensure!(!means_something, "`{id}` means something else in the code of a game");
        Ok(Name {
            constant: module.to_uppercase(),
            title: capitalised.join(" "),
            prefix: prefix(&words, taken)?,
            id: id.to_owned(),
            module,
            type_name,
        })
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

/// The first letters of two words, or two letters of one, that no other game has.
fn prefix(words: &[&str], taken: &BTreeSet<String>) -> anyhow::Result<String> {
    let letters = |text: &str| -> Vec<char> {
        text.to_uppercase().chars().filter(char::is_ascii_uppercase).collect()
    };
    let initials: String = words.iter().map(|word| &word[..1]).collect();
    let all = [letters(&initials), letters(&words.concat()), ('A'..='Z').collect()].concat();
    let others = all.iter().filter(|letter| **letter != all[0]);
    let mut pairs = others.map(|second| String::from_iter([all[0], *second]));
    pairs.find(|pair| !taken.contains(pair)).context("all letters for numbers of rules are taken")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(id: &str) -> anyhow::Result<Name> {
        Name::new(id, &BTreeSet::from(["CI".to_owned(), "SM".to_owned()]))
    }

    #[test]
    fn a_name_has_many_forms() {
        let name = name("harbour-market").unwrap();
        let forms = [&name.module, &name.type_name, &name.constant, &name.title, &name.prefix];
        let expected =
            ["harbour_market", "HarbourMarket", "HARBOUR_MARKET", "Harbour Market", "HM"];
        assert_eq!(forms, expected);
    }

    #[test]
    fn numbers_of_rules_are_told_apart() {
        assert_eq!(name("citadel").unwrap().prefix, "CT");
        assert_eq!(name("small-market").unwrap().prefix, "SA");
        assert_eq!(name("chess").unwrap().prefix, "CH");
    }

    #[test]
    fn what_cannot_be_a_name_is_refused() {
        for id in ["", "Harbour", "harbour_market", "a--b", "-a", "a-", "3d", "a-3", "über", "a b"]
        {
            let refusal = name(id).unwrap_err().to_string();
            assert!(refusal.starts_with(&format!("`{id}` is no name")), "{refusal}");
            assert!(!refusal.contains('\n'));
        }
        for id in ["match", "test", "seat", "purse", "view", "game"] {
            assert!(name(id).is_err(), "{id}");
        }
    }
}
