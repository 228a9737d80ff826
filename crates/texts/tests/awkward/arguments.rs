//! What an argument can be, by its name.

use std::collections::BTreeSet;

use texts::{Lang, Texts, Value};

/// What somebody may be called.
const NAMES: [&str; 2] = ["Klaus", "Anna-Magdalena Wolkenstein"];
const NUMBERS: [i64; 3] = [0, 1, 2];
/// Arguments that are numbers even where no message tells one from two.
#[rustfmt::skip]
const COUNTED: [&str; 41] = [
    "all", "boxes", "changes", "coins", "column", "counted", "defence", "entries", "found", "from",
    "gone", "here", "kept", "left", "line", "marked", "max", "medals", "min", "missing", "mistakes",
    "n", "nuns", "nth", "number", "over", "picked", "points", "position", "rank", "rats", "round",
    "rounds", "row", "seconds", "shown", "step", "steps", "strength", "turned", "vp",
];
/// Where such an argument is a word all the same.
const WORDS: [(&str, &str); 17] = [
    ("bad-options-range", "max"),
    ("bad-options-range", "min"),
    ("data-heights-crossed", "max"),
    ("data-heights-crossed", "min"),
    ("data-out-of-range", "max"),
    ("data-out-of-range", "min"),
    ("data-wrong-total", "counted"),
    ("data-total-missing", "counted"),
    ("milestones-on-spaces", "left"),
    ("milestones-tile", "left"),
    ("rattus-ask-use", "rank"),
    ("restarts-heading", "changes"),
    ("restarts-heading", "steps"),
    ("restore-kept", "kept"),
    ("saint-malo-log-rerolled", "kept"),
    ("saint-malo-would-fall", "points"),
    ("usage-missing", "missing"),
];
/// What the rules or the code never let be one, or none.
const AT_LEAST: [(&str, &str, i64); 23] = [
    ("bad-options-seats", "max", 2),
    ("cities-lesson-goal", "rounds", 4),
    ("cities-storeys-min", "n", 2),
    ("cities-storeys-range", "max", 2),
    ("cities-unit-lines", "buildings", 2),
    ("data-bad-id", "max", 32),
    ("data-bad-name", "max", 32),
    ("data-bad-note", "max", 200),
    ("data-bad-text", "max", 40),
    ("data-green-too-few", "min", 2),
    ("data-too-large", "max", 64),
    ("data-too-many-corners", "max", 200),
    ("new-option-range", "max", 2),
    ("problem-bad-name", "max", 24),
    ("problem-bad-seats", "max", 2),
    ("problem-match-too-long", "max", 2),
    ("problem-too-large", "max", 2),
    ("rattus-cartus-lesson-end", "rounds", 8),
    ("rattus-lay-swords", "kept", 2),
    ("saint-malo-boxes", "boxes", 4),
    ("turbo-taxi-lesson-last", "medals", 2),
    ("turbo-taxi-lesson-wrong", "mistakes", 2),
    ("wanted-number", "max", 2),
];
/// Arguments that are somebody.
const PERSONS: [&str; 3] = ["host", "name", "other"];
/// Arguments that are lists of names, in which one may stand oneself.
const LISTS: [&str; 2] = ["list", "names"];

/// Everything that an argument of this name could be, of which the message tells these words apart.
pub fn values(
    texts: &Texts,
    key: &str,
    name: &str,
    words: &BTreeSet<String>,
) -> Vec<Value<'static>> {
    let told = words.iter().filter(|it| !is_number(it));
    let mut told: Vec<Value<'static>> = told.map(|it| it.clone().into()).collect();
    if !told.is_empty() {
        // `[no] … *[other] …` is said with what is none of its words, too.
        let has_others = words.contains("other");
        told.extend(has_others.then(|| format!("‹{name}›").into()));
        return told;
    }
    let is_counted = words.iter().any(|it| is_number(it)) || COUNTED.contains(&name);
    if is_counted && !WORDS.contains(&(key, name)) {
        let bound = AT_LEAST.iter().find(|(of, it, _)| (*of, *it) == (key, name));
        let least = bound.map_or(0, |(_, _, least)| *least);
        return NUMBERS.map(|n| n.max(least).into()).to_vec();
    }
    if LISTS.contains(&name) {
        let you = texts.say("seat-you", &[]);
        let all = [vec![you.as_str()], vec![you.as_str(), NAMES[0]], NAMES.to_vec()];
        return all.map(|it| texts.list(it).into()).to_vec();
    }
    if PERSONS.contains(&name) {
        return NAMES.map(Value::from).to_vec();
    }
    vec![format!("‹{name}›").into()]
}

pub fn is_number(word: &str) -> bool {
    word == "one" || word == "other" || word.parse::<i64>().is_ok()
}

#[test]
fn a_number_is_nothing_one_and_two_unless_that_cannot_be() {
    let texts = Texts::new(Lang::En);
    let said = |key, name| values(&texts, key, name, &BTreeSet::new());
    assert_eq!(said("any", "n"), NUMBERS.map(Value::from));
    assert_eq!(said("cities-storeys-min", "n"), [2, 2, 2].map(Value::from));
    assert_eq!(said("milestones-tile", "left"), [Value::from("‹left›".to_owned())]);
    assert_eq!(said("any", "name"), NAMES.map(Value::from));
    assert_eq!(said("any", "list")[1], Value::from("You and Klaus"));
}
