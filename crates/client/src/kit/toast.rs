//! Short messages over the page, one at a time.

use std::time::Duration;

use leptos::prelude::*;
use protocol::Problem;
use texts::reports;

use super::symbol::Symbol;
use crate::kit::live::live;
use crate::route::Route;
use crate::words::Words;

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
    /// The rule behind a refusal.
    rule: Option<RuleLink>,
    number: u64,
}

/// A rule by its number, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
struct RuleLink {
    number: &'static str,
    href: String,
}

impl Toasts {
    pub fn new(words: Words) -> Toasts {
        Toasts { current: RwSignal::new(None), n_shown: StoredValue::new(0), words }
    }

    pub fn here() -> Toasts {
        expect_context::<Toasts>()
    }

    pub fn say(self, text: String) {
        self.show(text, false, None);
    }

    /// Why something cannot be done, with the rule of this game that says so.
    pub fn refusal(self, game: &str, text: String, rule: Option<&'static str>) {
        let rule = rule.map(|number| {
            let page = Route::Rules { game: game.to_owned() }.path();
            RuleLink { number, href: format!("{page}#{number}") }
        });
        self.show(text, true, rule);
    }

    /// What went wrong, in the user's language if we know the code.
    pub fn problem(self, problem: &Problem) {
        self.show(problem_text(self.words, problem), true, None);
    }

    /// Nothing is said any more.
    pub fn clear(self) {
        if self.current.with_untracked(Option::is_some) {
            self.current.set(None);
        }
    }

    fn show(self, text: String, is_trouble: bool, rule: Option<RuleLink>) {
        self.n_shown.update_value(|n| *n += 1);
        let number = self.n_shown.get_value();
        self.current.set(Some(Toast { text, is_trouble, rule, number }));
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
    let args = problem.args.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let text = reports::problem(&texts, &problem.code, args);
    // The page has codes of its own.
    let text = text.or_else(|| texts.find(&problem.code, &[]));
    text.unwrap_or_else(|| problem.message.clone())
}

#[component]
pub fn ToastArea() -> impl IntoView {
    let toasts = Toasts::here();
    let words = Words::here();
    let close = move |_| toasts.current.set(None);
    let shown = live(move || {
        toasts.current.get().map(|toast| {
            let symbol = if toast.is_trouble { "warning" } else { "check" };
            let rule = toast.rule.map(|RuleLink { number, href }| {
                view! { " ("<a class="toast__rule" href=href target="_blank">{number}</a>")" }
            });
            view! {
                <div class="toast">
                    <Symbol id=symbol class="sym--24 mono"/>
                    <span class="toast__text">{toast.text}{rule}</span>
                    <button class="button" on:click=close>{words.of("ok")}</button>
                </div>
            }
        })
    });
    view! { <div class="toasts" role="status" aria-live="polite">{shown}</div> }
}
