//! What is wrong with a sentence, as far as it can be seen without knowing the language.

use std::collections::BTreeSet;

use texts::Lang;

/// English words after "1 " that end in s and are no plural.
const NO_PLURALS: [&str; 10] =
    ["across", "cross", "is", "less", "minus", "pass", "Pass", "plus", "was", "s"];

/// Words that some message says of several and not of one.
pub struct Plurals(BTreeSet<String>);

impl Plurals {
    /// Reads `[one] 1 card` and `*[other] { $n } cards` below each other.
    pub fn of<'a>(sources: impl IntoIterator<Item = &'a String>) -> Plurals {
        let mut plurals = BTreeSet::new();
        let mut singulars = BTreeSet::new();
        for source in sources {
            let lines: Vec<&str> = source.lines().map(str::trim).collect();
            for pair in lines.windows(2) {
                let one = pair[0].strip_prefix("[one] ").and_then(counted);
                let other = pair[1].strip_prefix("*[other] ").and_then(counted);
                if let (Some(one), Some(other)) = (one, other) {
                    singulars.insert(one.clone());
                    if one != other {
                        plurals.insert(other);
                    }
                }
            }
        }
        Plurals(&plurals - &singulars)
    }
}

/// The word behind the number with which a text begins.
fn counted(text: &str) -> Option<String> {
    let behind = match text.strip_prefix("1 ") {
        Some(behind) => behind,
        None => text.strip_prefix("{ $")?.split_once(" } ")?.1,
    };
    let word: String = behind.chars().take_while(|it| it.is_alphabetic()).collect();
    (!word.is_empty()).then_some(word)
}

pub fn faults(lang: Lang, text: &str, plurals: &Plurals) -> Vec<&'static str> {
    let looks = [
        (text.trim().is_empty(), "says nothing"),
        (text.contains("{$"), "has an argument that is not filled in"),
        (text.contains("  ") && !text.contains('\n'), "has two blanks"),
        (text.contains(" ,") || text.contains(" ."), "has a blank before a stop"),
        (is_one_of_many(lang, text), "has a verb of several for one"),
        (counts_one(text, |word| is_plural(lang, word, plurals)), "has a plural of one"),
    ];
    looks.into_iter().filter(|(is_fault, _)| *is_fault).map(|(_, fault)| fault).collect()
}

/// Whether "1 " stands before such a word.
fn counts_one(text: &str, is_fault: impl Fn(&str) -> bool) -> bool {
    text.match_indices("1 ").any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let is_one = before.is_none_or(|it| !it.is_alphanumeric() && !",.:".contains(it));
        let next = text[at + 2..].split(|it: char| !it.is_alphabetic()).next();
        is_one && next.is_some_and(&is_fault)
    })
}

/// Whether a verb of several is said of one: "es müssen 1 sein", but "es müssen 1 bis 2 sein".
fn is_one_of_many(lang: Lang, text: &str) -> bool {
    let verbs: &[&str] = match lang {
        Lang::En => &["are 1", "were 1"],
        Lang::De => &["müssen 1", "sind 1", "werden 1"],
    };
    let many = ["bis", "oder", "und", "to", "or", "and"];
    verbs.iter().any(|verb| {
        text.match_indices(verb).any(|(at, _)| {
            let behind = &text[at + verb.len()..];
            let is_longer =
                behind.starts_with(|it: char| it.is_alphanumeric() || ".,:".contains(it));
            let next = behind.split_whitespace().next();
            !is_longer && !next.is_some_and(|next| many.contains(&next))
        })
    })
}

fn is_plural(lang: Lang, word: &str, plurals: &Plurals) -> bool {
    let by_its_end = match lang {
        Lang::En => word.ends_with('s') && !NO_PLURALS.contains(&word),
        Lang::De => {
            let is_noun = word.chars().next().is_some_and(char::is_uppercase);
            is_noun && word.ends_with("en") && !word.ends_with("chen")
        }
    };
    by_its_end || plurals.0.contains(word)
}

#[test]
fn a_plural_of_one_is_found_in_both_languages() {
    let sources = ["[one] 1 Punkt\n*[other] { $n } Punkte", "[one] 1 Zug\n*[other] { $n } Zug"];
    let plurals = Plurals::of(&sources.map(str::to_owned));
    let has_one = |lang, text| !faults(lang, text, &plurals).is_empty();
    for text in ["noch 1 Karten", "1 Punkte.", "+1 Münzen"] {
        assert!(has_one(Lang::De, text), "{text}");
    }
    for text in ["1 Punkt", "1 Kästchen", "21 Punkte", "1 Zug", "0,1 Punkte", "1 gegen"] {
        assert!(!has_one(Lang::De, text), "{text}");
    }
    assert!(has_one(Lang::En, "1 cards"));
    assert!(!has_one(Lang::En, "1 pass"));
    assert!(has_one(Lang::De, "es müssen 1 sein, nicht 2"));
    assert!(has_one(Lang::De, "es müssen 1 mit dieser Rolle sein"));
    assert!(!has_one(Lang::De, "es müssen 1 bis 2 sein"));
    assert!(!has_one(Lang::De, "es müssen 10 sein"));
    assert!(has_one(Lang::En, "there are 1 here"));
}
