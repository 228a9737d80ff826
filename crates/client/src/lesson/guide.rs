//! What a lesson asks for now, as the table knows it: what is not meant yet is held back, and what
//! was meant and is done leads on.

use leptos::prelude::*;

use crate::kit::memo::Memo;
use crate::table::Place;
use crate::table::why::Reason;
use crate::words::Texts;

/// A step as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Which step it is, from 0, of how many.
    pub step: usize,
    pub n_steps: usize,
    /// The message, and the numbers in it.
    pub message: String,
    pub numbers: Vec<(&'static str, i32)>,
    /// What it is about now.
    pub at: Place,
    pub is_press: bool,
    pub tab: Option<&'static str>,
}

#[derive(Clone, Copy)]
pub struct Guide {
    /// None where nothing is held back: before and after the lesson.
    pub asked: Memo<Option<Asked>>,
    /// Something was done at a place.
    pub done: Callback<Place>,
    /// What was to be seen was seen.
    pub seen: Callback<()>,
    /// From the first step.
    pub again: Callback<()>,
}

impl Guide {
    /// At a table without a lesson there is none.
    pub fn here() -> Option<Guide> {
        use_context()
    }

    pub fn is_on(self) -> bool {
        self.asked.with(Option::is_some)
    }

    /// Why a place is not pressed now, if the lesson means something else.
    pub fn holds_back(self, place: &Place, texts: &Texts) -> Option<Reason> {
        let is_meant = |asked: &Asked| asked.is_press && asked.at == *place;
        let is_held = self.asked.with(|asked| asked.as_ref().is_some_and(|it| !is_meant(it)));
        is_held.then(|| self.not_yet(texts)).flatten()
    }

    /// What is said of everything that is held back, as long as anything is.
    pub fn not_yet(self, texts: &Texts) -> Option<Reason> {
        self.is_on().then(|| Reason::plain(texts, "lesson-not-yet"))
    }
}
