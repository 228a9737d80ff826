//! Board, hand and border answer to fingers by themselves. Where somebody is being taught, only
//! what is asked for is done, and the lesson hears of it.

use leptos::prelude::*;

use crate::kit::toast::Toasts;
use crate::lesson::Guide;
use crate::table::Place;
use crate::table::why::Reason;
use crate::words::Words;

#[derive(Clone, Copy)]
pub struct Lead {
    guide: Option<Guide>,
    toasts: Toasts,
    words: Words,
}

impl Lead {
    pub fn here() -> Lead {
        Lead { guide: Guide::here(), toasts: Toasts::here(), words: Words::here() }
    }

    /// A tap on a place.
    pub fn tap(self, place: &Place, does: impl FnOnce()) {
        let Some(guide) = self.guide else { return does() };
        match untrack(|| guide.holds_back(place, &self.words.texts())) {
            Some(reason) => self.refuse(&reason),
            None => {
                does();
                guide.done.run(place.clone());
            }
        }
    }

    /// Whether a tap there would be held back, for whatever is lit.
    pub fn holds_back(self, place: &Place) -> bool {
        self.guide.is_some_and(|guide| guide.holds_back(place, &self.words.texts()).is_some())
    }

    /// Whether anything else can be done than what a lesson asks for; says why not.
    pub fn is_free(self) -> bool {
        let held = self.guide.and_then(|guide| untrack(|| guide.not_yet(&self.words.texts())));
        if let Some(reason) = &held {
            self.refuse(reason);
        }
        held.is_none()
    }

    fn refuse(self, reason: &Reason) {
        self.toasts.refusal(super::GAME, reason.text.clone(), reason.rule);
    }
}
