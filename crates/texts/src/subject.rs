//! What the messages are about, so that whoever speaks of one game need not carry the others.

use crate::Lang;

/// The same files in both languages.
pub struct Subject {
    english: &'static [&'static str],
    german: &'static [&'static str],
}

impl Subject {
    pub(crate) fn files(&self, lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => self.english,
            Lang::De => self.german,
        }
    }
}

// `COMMON`: what is said wherever somebody is. One for each game, such as `SAINT_MALO`: what is
// said at its table, and while its options are chosen. `ALL` of them. `build.rs` finds the files.
include!(concat!(env!("OUT_DIR"), "/subjects.rs"));
