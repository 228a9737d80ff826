//! Short messages at the bottom of the page, one at a time.

use std::time::Duration;

use leptos::prelude::*;
use protocol::Problem;

use super::symbol::Symbol;
use crate::words::{Value, Words};

const SHOWN_MS: u64 = 4_000;

#[derive(Clone, Copy)]
pub struct Toasts {
    current: RwSignal<Option<Toast>>,
    n_shown: StoredValue<u64>,
    words: Words,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Toast {
    text: String,
    is_trouble: bool,
    number: u64,
}

impl Toasts {
    pub fn new(words: Words) -> Toasts {
        Toasts { current: RwSignal::new(None), n_shown: StoredValue::new(0), words }
    }

    pub fn here() -> Toasts {
        expect_context::<Toasts>()
    }

    pub fn say(self, text: String) {
        self.show(text, false);
    }

    /// What went wrong, in the user's language if we know the code.
    pub fn problem(self, problem: &Problem) {
        self.show(problem_text(self.words, problem), true);
    }

    fn show(self, text: String, is_trouble: bool) {
        self.n_shown.update_value(|n| *n += 1);
        let number = self.n_shown.get_value();
        self.current.set(Some(Toast { text, is_trouble, number }));
        let hide = move || {
            let is_current =
                |toast: &Option<Toast>| toast.as_ref().is_some_and(|toast| toast.number == number);
            if self.current.with_untracked(is_current) {
                self.current.set(None);
            }
        };
        set_timeout(hide, Duration::from_millis(SHOWN_MS));
    }
}

/// A problem as a sentence. The server's own words are the last resort.
pub fn problem_text(words: Words, problem: &Problem) -> String {
    let texts = words.texts_once();
    let args: Vec<(&str, Value<'_>)> =
        problem.args.iter().map(|(name, value)| (name.as_str(), value.as_str().into())).collect();
    let known = [format!("problem-{}", problem.code), problem.code.clone()];
    let text = known.iter().find_map(|key| texts.find(key, &args));
    text.unwrap_or_else(|| problem.message.clone())
}

#[component]
pub fn ToastArea() -> impl IntoView {
    let toasts = Toasts::here();
    let words = Words::here();
    let close = move |_| toasts.current.set(None);
    let shown = move || {
        toasts.current.get().map(|toast| {
            let symbol = if toast.is_trouble { "warning" } else { "check" };
            view! {
                <div class="toast">
                    <Symbol id=symbol class="sym--24 mono"/>
                    <span class="toast__text">{toast.text}</span>
                    <button class="button" on:click=close>{words.of("ok")}</button>
                </div>
            }
        })
    };
    view! { <div class="toasts" role="status" aria-live="polite">{shown}</div> }
}
