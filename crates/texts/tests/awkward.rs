//! Every message with the arguments that are easily forgotten: nothing, one and two of a kind, a
//! long name, a name that ends in s, "you". All of it stands in a file afterwards, to be read.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use texts::{Lang, Texts, Value};

/// What somebody may be called.
const NAMES: [&str; 2] = ["Klaus", "Anna-Magdalena Wolkenstein"];
const NUMBERS: [i64; 3] = [0, 1, 2];
/// English words after "1 " that end in s and are no plural.
const NO_PLURALS: [&str; 10] =
    ["across", "cross", "is", "less", "minus", "pass", "Pass", "plus", "was", "s"];

/// What a message asks of its arguments: for each of them the words that it tells apart.
type Asked = BTreeMap<String, BTreeSet<String>>;

/// A message may say others, which then have its arguments.
#[derive(Clone, Default)]
struct Noted {
    asked: Asked,
    said: BTreeSet<String>,
}

fn messages(lang: Lang) -> BTreeMap<String, Asked> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages").join(lang.code());
    let mut messages: BTreeMap<String, Noted> = BTreeMap::new();
    for file in fs::read_dir(folder).expect("each language has a folder") {
        let source = fs::read_to_string(file.expect("it is there").path()).expect("it is text");
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

fn is_number(word: &String) -> bool {
    word == "one" || word == "other" || word.parse::<i64>().is_ok()
}

/// The arguments that are numbers somewhere.
fn numbers(all: &BTreeMap<String, Asked>) -> BTreeSet<&str> {
    let asked = all.values().flatten();
    let counted = asked.filter(|(_, words)| words.contains("one"));
    counted.map(|(name, _)| name.as_str()).collect()
}

/// Everything that an argument of this name could be.
fn values(name: &str, words: &BTreeSet<String>, is_counted: bool) -> Vec<Value<'static>> {
    let told: Vec<Value<'static>> =
        words.iter().filter(|it| !is_number(it)).map(|it| it.clone().into()).collect();
    // A bound from above is never one.
    if name == "max" {
        return vec![Value::from(20)];
    }
    match (told.is_empty(), is_counted || words.iter().any(is_number) || name == "n") {
        (false, _) => told,
        (true, true) => NUMBERS.map(Value::from).to_vec(),
        (true, false) => NAMES.map(Value::from).to_vec(),
    }
}

/// A message with each of its arguments at each of its values, the others at their last.
fn said(texts: &Texts, key: &str, asked: &Asked, counted: &BTreeSet<&str>) -> BTreeSet<String> {
    let args: Vec<(&str, Vec<Value<'static>>)> = asked
        .iter()
        .map(|(name, words)| (name.as_str(), values(name, words, counted.contains(name.as_str()))))
        .collect();
    let last = |values: &Vec<Value<'static>>| values[values.len() - 1].clone();
    let base: Vec<(&str, Value<'static>)> =
        args.iter().map(|(name, values)| (*name, last(values))).collect();
    let mut said = BTreeSet::from([texts.say(key, &base)]);
    for (idx, (name, values)) in args.iter().enumerate() {
        for value in values {
            let mut args = base.clone();
            args[idx] = (*name, value.clone());
            said.insert(texts.say(key, &args));
        }
    }
    said
}

fn faults(lang: Lang, text: &str) -> Vec<&'static str> {
    let has_plural_of_one = || {
        text.match_indices("1 ").any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let is_one = before.is_none_or(|it| !it.is_alphanumeric() && !",.:".contains(it));
            let next = text[at + 2..].split(|it: char| !it.is_alphabetic()).next();
            let is_plural = |it: &str| it.ends_with('s') && !NO_PLURALS.contains(&it);
            is_one && next.is_some_and(is_plural)
        })
    };
    let looks = [
        (text.trim().is_empty(), "says nothing"),
        (text.contains("{$"), "has an argument that is not filled in"),
        (text.contains("  ") && !text.contains('\n'), "has two blanks"),
        (text.contains(" ,") || text.contains(" ."), "has a blank before a stop"),
        (lang == Lang::En && has_plural_of_one(), "has a plural of one"),
    ];
    looks.into_iter().filter(|(is_fault, _)| *is_fault).map(|(_, fault)| fault).collect()
}

#[test]
fn every_message_bears_awkward_arguments() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        let (texts, all) = (Texts::new(lang), messages(lang));
        let counted = numbers(&all);
        let mut read = String::new();
        for (key, asked) in &all {
            for text in said(&texts, key, asked, &counted) {
                found.extend(faults(lang, &text).iter().map(|it| format!("{key} {it}: {text}")));
                read.push_str(&format!("{key}\n    {text}\n"));
            }
        }
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.txt", lang.code()));
        fs::write(path, read).expect("the target folder can be written");
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
