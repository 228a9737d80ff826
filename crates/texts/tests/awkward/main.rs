//! Every message with the arguments that are easily forgotten: nothing, one and two of a kind, a
//! long name, a name that ends in s, "you" in a list. What is said then stands in `said`, a file
//! for each file of messages, so that whoever changes a message reads it, and a game brings its
//! own; RATHAUS_WRITE_SAID writes them anew.

mod arguments;
mod faults;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use texts::{Lang, Texts, Value, Wording};

use self::arguments::{is_number, values};
use self::faults::{Plurals, faults};

/// What a message asks of its arguments: for each of them the words that it tells apart.
type Asked = BTreeMap<String, BTreeSet<String>>;

/// A message may say others, which then have its arguments.
#[derive(Clone, Default)]
struct Noted {
    asked: Asked,
    said: BTreeSet<String>,
}

/// The texts of a folder, by the names of its files.
fn texts_in(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).expect("each language has a folder");
    let read = |path: PathBuf| {
        let name = path.file_stem().expect("files have names").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("it is text"))
    };
    files.map(|file| read(file.expect("it is there").path())).collect()
}

/// A folder of this crate with the files of a language.
fn folder(name: &str, lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name).join(lang.code())
}

fn messages<'a>(sources: impl IntoIterator<Item = &'a String>) -> BTreeMap<String, Asked> {
    let mut messages: BTreeMap<String, Noted> = BTreeMap::new();
    for source in sources {
        let resource = parser::parse(source.as_str()).expect("tidy reads every file");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let noted = messages.entry(message.id.name.to_owned()).or_default();
            message.value.iter().for_each(|value| note(value, noted));
        }
    }
    messages.keys().map(|key| (key.clone(), asked(&messages, key))).collect()
}

fn asked(messages: &BTreeMap<String, Noted>, key: &str) -> Asked {
    let Some(noted) = messages.get(key) else { return Asked::new() };
    let mut all = noted.asked.clone();
    for (name, words) in noted.said.iter().flat_map(|said| asked(messages, said)) {
        all.entry(name).or_default().extend(words);
    }
    all
}

fn note(pattern: &Pattern<&str>, noted: &mut Noted) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => note_inline(inline, noted, &[]),
            Expression::Select { selector, variants } => {
                let words: Vec<String> = variants.iter().map(|it| word(&it.key)).collect();
                note_inline(selector, noted, &words);
                variants.iter().for_each(|variant| note(&variant.value, noted));
            }
        }
    }
}

fn word(key: &VariantKey<&str>) -> String {
    match key {
        VariantKey::Identifier { name } => (*name).to_owned(),
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
    }
}

fn note_inline(inline: &InlineExpression<&str>, noted: &mut Noted, words: &[String]) {
    match inline {
        InlineExpression::VariableReference { id } => {
            noted.asked.entry(id.name.to_owned()).or_default().extend(words.iter().cloned());
        }
        InlineExpression::MessageReference { id, .. } => {
            noted.said.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|it| note_inline(it, noted, words));
        }
        _ => {}
    }
}

/// The name of an argument, and what it can be.
type Choice<'a> = (&'a str, Vec<Value<'static>>);

/// A message with each of its arguments at each of its values, the others at their last; and all of
/// that for everything that its words tell apart: for oneself and for somebody else.
fn said(texts: &Texts, key: &str, asked: &Asked) -> BTreeSet<String> {
    let choices: Vec<Choice<'_>> = asked
        .iter()
        .map(|(name, words)| (name.as_str(), values(texts, key, name, words)))
        .collect();
    let mut said = BTreeSet::new();
    for base in bases(asked, &choices) {
        said.insert(texts.say(key, &base));
        for (idx, (name, values)) in choices.iter().enumerate() {
            for value in values {
                let mut args = base.clone();
                args[idx] = (*name, value.clone());
                said.insert(texts.say(key, &args));
            }
        }
    }
    said
}

/// Every argument at its last value, but those that are told apart by words at each of theirs.
fn bases<'a>(asked: &Asked, choices: &[Choice<'a>]) -> Vec<Vec<(&'a str, Value<'static>)>> {
    let mut bases = vec![Vec::new()];
    for (name, values) in choices {
        let tells_words = asked[*name].iter().any(|word| !is_number(word));
        let tried = if tells_words { &values[..] } else { &values[values.len() - 1..] };
        let with = |base: &Vec<_>| -> Vec<Vec<_>> {
            let more = |value: &Value<'static>| [&base[..], &[(*name, value.clone())]].concat();
            tried.iter().map(more).collect()
        };
        bases = bases.iter().flat_map(with).collect();
    }
    bases
}

/// What is written of a language has not changed unread.
fn check_read(lang: Lang, said: &BTreeMap<String, String>) {
    let folder = folder("tests/said", lang);
    if env::var_os("RATHAUS_WRITE_SAID").is_some() {
        fs::remove_dir_all(&folder).expect("the tests can be written");
        fs::create_dir(&folder).expect("the tests can be written");
        for (name, said) in said {
            fs::write(folder.join(format!("{name}.txt")), said).expect("the tests can be written");
        }
    }
    let known = texts_in(&folder);
    let names: BTreeSet<&String> = known.keys().chain(said.keys()).collect();
    for name in names {
        let [known, said] = [&known, said].map(|it| it.get(name).map_or("", String::as_str));
        let other = known.lines().zip(said.lines()).find(|(known, said)| known != said);
        let at = other.map_or("its end", |(_, said)| said);
        let path = folder.join(name).display().to_string();
        let call = "RATHAUS_WRITE_SAID=1 cargo test -p texts --test awkward";
        assert!(known == said, "{path} differs at {at:?}: run `{call}`, and read what has changed");
    }
}

fn check(lang: Lang) {
    let sources = texts_in(&folder("messages", lang));
    let wordings = sources.values().map(|it| Wording::read(it).expect("tidy reads every file"));
    let texts = Texts::of(lang, wordings);
    let plurals = Plurals::of(sources.values());
    let all = messages(sources.values());
    let (mut found, mut read) = (Vec::new(), BTreeMap::new());
    for (name, source) in &sources {
        for (key, asked) in messages([source]).keys().map(|key| (key, &all[key])) {
            let said = said(&texts, key, asked);
            let faulty = |text: &String| {
                let faults = faults(lang, text, &plurals);
                faults.into_iter().map(|it| format!("{key} {it}: {text}")).collect::<Vec<_>>()
            };
            found.extend(said.iter().flat_map(faulty));
            // What has no argument stands as it is in its own file.
            if !asked.is_empty() {
                let read: &mut String = read.entry(name.clone()).or_default();
                read.push_str(&format!("{key}\n"));
                said.iter().for_each(|text| read.push_str(&format!("    {text}\n")));
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    check_read(lang, &read);
}

#[test]
fn english_messages_bear_awkward_arguments() {
    check(Lang::En);
}

#[test]
fn german_messages_bear_awkward_arguments() {
    check(Lang::De);
}

/// The name is said only of somebody else, so that its values count there alone.
#[test]
fn a_sentence_for_oneself_hides_no_name() {
    for (lang, of_klaus) in [
        (Lang::En, "That spoils Klaus’s ‹side› side."),
        (Lang::De, "Damit ist die Mauer ‹side› von Klaus verbaut."),
    ] {
        let key = "saint-malo-log-spoiled";
        let said = said(
            &Texts::new(lang),
            key,
            &messages(texts_in(&folder("messages", lang)).values())[key],
        );
        assert!(said.contains(of_klaus), "{said:?}");
    }
}
