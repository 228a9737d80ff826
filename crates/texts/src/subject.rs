//! What the messages are about, so that whoever speaks of one game need not carry the others.

use crate::{Lang, Wording};

/// The same messages in both languages.
pub struct Subject {
    english: Source,
    german: Source,
}

struct Source {
    /// Changes with the content.
    file: &'static str,
    text: Option<&'static str>,
}

impl Subject {
    fn source(&self, lang: Lang) -> &Source {
        match lang {
            Lang::En => &self.english,
            Lang::De => &self.german,
        }
    }

    /// The name of the file in which a page finds it.
    pub fn file(&self, lang: Lang) -> &'static str {
        self.source(lang).file
    }

    /// None where it is not carried along: in a page, which fetches what it says.
    pub fn text(&self, lang: Lang) -> Option<&'static str> {
        self.source(lang).text
    }

    /// As [`Subject::text`], to be said.
    pub fn wording(&self, lang: Lang) -> Option<Wording> {
        let read = |text| Wording::read(text).expect("the tests of this crate read every file");
        self.text(lang).map(read)
    }
}

// `COMMON`: what is said wherever somebody is. `ANALYSIS`: where a match is taken apart. One for
// each game, such as `SAINT_MALO`: what is said at its table, and while its options are chosen;
// `GAMES` are these. `ALL` of them, with `TERMINAL`. `build.rs` finds the files.
include!(concat!(env!("OUT_DIR"), "/subjects.rs"));
