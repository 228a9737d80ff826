//! One word for one thing: messages, rules pages and the news say what the glossary of their
//! language says, and a message cites no rule by its number.

use super::fluent::{self, Message};
use super::tree::{File, Finding, Tree};
use crate::rules::is_number;

/// A row of a glossary: what a thing is called, and what it is never called.
struct Term<'t> {
    term: &'t str,
    never: Vec<String>,
}

pub fn check(tree: &Tree) -> Vec<Finding> {
    let files_in = |folder: &'static str, ending: &'static str| {
        let file = move |file| Some((file, language_of(file, folder, ending)?));
        tree.files.iter().filter_map(file)
    };
    let messages = files_in("crates/texts/messages/", ".ftl");
    let messages = messages.flat_map(|(file, language)| check_file(tree, file, language));
    let rules = files_in("crates/client/rules/", ".md");
    let rules = rules.flat_map(|(file, language)| check_rules(tree, file, language));
    // What is new is told to players, in English.
    let news = tree.file("CHANGELOG.md").into_iter();
    let news = news.flat_map(|file| check_rules(tree, file, "en"));
    messages.chain(rules).chain(news).collect()
}

/// `de` of `crates/texts/messages/de/client.ftl`.
fn language_of<'f>(file: &'f File, folder: &str, ending: &str) -> Option<&'f str> {
    let (language, name) = file.path.strip_prefix(folder)?.split_once('/')?;
    name.ends_with(ending).then_some(language)
}

fn terms_of<'t>(tree: &'t Tree, language: &str) -> Vec<Term<'t>> {
    let glossary = tree.file(&format!("crates/texts/glossary/{language}.md"));
    glossary.map(|it| terms(&it.text)).unwrap_or_default()
}

fn check_file(tree: &Tree, file: &File, language: &str) -> Vec<Finding> {
    let terms = terms_of(tree, language);
    // A file that cannot be read is a finding of the messages.
    let messages = fluent::messages(file).unwrap_or_default();
    messages.iter().flat_map(|message| check_message(file, message, &terms)).collect()
}

/// What players read of the rules: neither symbols and drawings by their names, nor code.
fn check_rules(tree: &Tree, file: &File, language: &str) -> Vec<Finding> {
    let terms = terms_of(tree, language);
    let lines = file.lines().take_while(|(_, line)| *line != "---");
    let lines = lines.filter(|(_, line)| !line.starts_with("> "));
    lines
        .flat_map(|(number, line)| {
            let line = match line.strip_prefix("! ") {
                Some(picture) => picture.split_once(' ').unwrap_or_default().1,
                None => line,
            };
            let words = line.split('`').step_by(2).collect::<Vec<_>>().join(" ").to_lowercase();
            let wrong: Vec<Finding> = wrong_words(&words, &terms)
                .map(|(never, term)| {
                    let sentence = format!("says “{never}”, the glossary says “{term}”");
                    file.finding(number, sentence)
                })
                .collect();
            wrong
        })
        .collect()
}

/// What these words say, and what they should.
fn wrong_words<'t>(
    words: &str,
    terms: &'t [Term<'t>],
) -> impl Iterator<Item = (&'t String, &'t str)> {
    let never = terms.iter().flat_map(|term| term.never.iter().map(move |it| (it, term.term)));
    never.filter(move |(never, _)| has_words(words, never))
}

fn check_message(file: &File, message: &Message, terms: &[Term]) -> Vec<Finding> {
    let words = message.words.to_lowercase();
    let wrong = wrong_words(&words, terms).map(|(never, term)| {
        let sentence = format!("`{}` says “{never}”, the glossary says “{term}”", message.key);
        file.finding(message.line, sentence)
    });
    let number = rule_number(&message.words).map(|number| {
        let sentence = format!("`{}` names {number}: a rule is a link, not a word", message.key);
        file.finding(message.line, sentence)
    });
    wrong.chain(number).collect()
}

/// The rows of a table with the columns concept, term and never.
fn terms(text: &str) -> Vec<Term<'_>> {
    let rows = text.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.filter_map(|row| {
        let mut cells = row.trim_matches('|').split('|').map(str::trim).skip(1);
        let (term, never) = (cells.next()?, cells.next()?);
        let never = never.split(',').map(|it| it.trim().to_lowercase());
        Some(Term { term, never: never.filter(|it| !it.is_empty()).collect() })
    })
    .collect()
}

/// Whether whole words of `text` are these.
fn has_words(text: &str, words: &str) -> bool {
    let is_inside = |it: Option<char>| it.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + words.len()..]);
        !is_inside(before.chars().next_back()) && !is_inside(after.chars().next())
    })
}

/// "SM-12", "CI-9".
fn rule_number(text: &str) -> Option<&str> {
    let words = text.split(|it: char| !(it.is_alphanumeric() || it == '-'));
    words.into_iter().find(|word| is_number(word))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    const GLOSSARY: &str = "# Words\n\n| concept | term | never |\n| --- | --- | --- |\n\
                            | robot | robot | bot, bots |\n| turn | turn | |\n";

    fn files(messages: &str) -> [(&str, &str); 2] {
        [
            ("crates/texts/glossary/en.md", GLOSSARY),
            ("crates/texts/messages/en/table.ftl", messages),
        ]
    }

    #[test]
    fn a_wrong_term_is_found_in_every_variant() {
        let messages = "a = { $n ->\n    [one] a robot\n   *[other] { $n } Bots\n}\nb = bottom\n";
        let expected =
            ["crates/texts/messages/en/table.ftl:1: `a` says “bots”, the glossary says “robot”"];
        check_finds(check, &files(messages), &expected);
    }

    #[test]
    fn parts_of_words_and_placeholders_are_no_terms() {
        check_clean(check, &files("a = The { $bots } robots sit at the bottom, by turns.\n"));
    }

    #[test]
    fn rules_say_what_the_glossary_says() {
        let page = "# Game\n\nSM-1 Each bot plays, `bot` too.\n\n> bot\n\n! bots A robot.\n\n\
                    ---\n\nBots.\n";
        let files = [
            ("crates/texts/glossary/en.md", GLOSSARY),
            ("crates/client/rules/en/saint-malo.md", page),
        ];
        let expected =
            ["crates/client/rules/en/saint-malo.md:3: says “bot”, the glossary says “robot”"];
        check_finds(check, &files, &expected);
    }

    #[test]
    fn what_is_new_is_told_in_the_same_words() {
        let files = [
            ("crates/texts/glossary/en.md", GLOSSARY),
            ("CHANGELOG.md", "# What is new\n\n- Bots are robots, `bot` too.\n"),
        ];
        check_finds(check, &files, &["CHANGELOG.md:3: says “bots”, the glossary says “robot”"]);
    }

    #[test]
    fn no_message_names_a_rule_by_its_number() {
        let messages = "why-SM-9 = Not now.\nb = See SM-9 (2-4 players).\n";
        let expected =
            ["crates/texts/messages/en/table.ftl:2: `b` names SM-9: a rule is a link, not a word"];
        check_finds(check, &files(messages), &expected);
    }
}
