//! The way to a lesson. It says how far somebody is.

use leptos::prelude::*;

use super::kept::{Kept, Progress};
use crate::kit::link::Link;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::route::Route;
use crate::words::{Texts, Words};

#[component]
pub fn LearnLink(
    game: &'static str,
    /// Tells it apart, for tests.
    class: &'static str,
    #[prop(optional)] is_new_tab: bool,
) -> impl IntoView {
    let words = Words::here();
    let progress = Kept::of(game).progress();
    let to = Route::Learn { game: game.to_owned() };
    view! {
        <Link to class=format!("button {class}") is_new_tab>
            <Symbol id="help" class="sym--20 mono"/>
            {live(move || said(progress, &words.texts()))}
        </Link>
    }
}

fn said(progress: Progress, texts: &Texts) -> String {
    match progress {
        Progress::New => texts.say("lesson-learn", &[]),
        Progress::Begun { n, of } => {
            texts.say("lesson-go-on", &[("n", n.into()), ("of", of.into())])
        }
        Progress::Learned => texts.say("lesson-once-more", &[]),
        Progress::PlayedOn => texts.say("lesson-back", &[]),
    }
}
