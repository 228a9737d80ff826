//! Ids, names and remarks in a component file (CI-9, CI-10).

use engine::{Part, is_name, is_shown};

use crate::{Json, Wording};

const ID_CHARACTERS_MAX: usize = 32;
/// CI-10.
const NOTE_CHARACTERS_MAX: usize = 500;

/// CI-9.
pub(crate) fn is_id(text: &str) -> bool {
    let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    (1..=ID_CHARACTERS_MAX).contains(&text.len()) && text.chars().all(is_allowed)
}

/// CI-9.
pub(super) fn id(part: &Part<'_>) -> Option<String> {
    let id = part.text()?;
    if !is_id(id) {
        part.by("CI-9").fault("bad-id", &[("max", &ID_CHARACTERS_MAX)]);
        return None;
    }
    Some(id.to_owned())
}

/// CI-10: both languages, so many characters at most.
pub(super) fn wording(part: &Part<'_>, n_characters_max: usize) -> Option<Wording> {
    let part = part.by("CI-10");
    part.object(&["en", "de"], &[]);
    let read = |key| {
        let part = part.get(key)?;
        let text = part.text()?;
        let has_length = (1..=n_characters_max).contains(&text.chars().count());
        if has_length && !text.trim().is_empty() && is_shown(text) {
            return Some(text.to_owned());
        }
        part.fault("bad-text", &[("max", &n_characters_max)]);
        None
    };
    let (en, de) = (read("en"), read("de"));
    Some(Wording { en: en?, de: de? })
}

/// CI-10: a text that explains and changes nothing.
pub(super) fn remark<'f>(part: &Part<'f>) -> Option<&'f str> {
    part.by("CI-10").note(NOTE_CHARACTERS_MAX)
}

/// The remark of a key that may be left out.
pub(super) fn optional_remark(part: &Part<'_>, key: &str) -> String {
    part.get(key).and_then(|text| remark(&text)).unwrap_or_default().to_owned()
}

/// All texts of a part of the file that explains.
pub(super) fn remarks(part: &Part<'_>) {
    match part.json() {
        Json::Text(_) => {
            remark(part);
        }
        Json::List(_) => part.items().iter().for_each(remarks),
        Json::Object(entries) => {
            for (key, _) in entries {
                match part.get(key) {
                    Some(value) if is_name(key, ID_CHARACTERS_MAX) => remarks(&value),
                    Some(_) | None => {
                        let args: [(_, &dyn std::fmt::Display); 1] = [("max", &ID_CHARACTERS_MAX)];
                        part.by("CI-10").field_fault(key, "bad-text", &args);
                    }
                }
            }
        }
        Json::Null | Json::Bool(_) | Json::Whole(_) | Json::Fraction(_) => {}
    }
}
