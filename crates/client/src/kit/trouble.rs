//! What a page shows while it waits for the server, or when the server has nothing for it.

use leptos::prelude::*;
use protocol::Problem;

use super::symbol::Symbol;
use super::toast::problem_text;
use crate::kit::live::live;
use crate::words::Words;

/// Quiet shapes; the style sheet shows them only after a moment.
#[component]
pub fn Loading() -> impl IntoView {
    view! {
        <div class="loading" aria-busy="true">
            <div class="skeleton skeleton--head"></div>
            <div class="skeleton"></div>
            <div class="skeleton"></div>
        </div>
    }
}

#[component]
pub fn Trouble(problem: Problem) -> impl IntoView {
    let words = Words::here();
    let text = live(move || {
        words.texts();
        problem_text(words, &problem)
    });
    view! {
        <div class="notice notice--danger" role="alert">
            <Symbol id="warning" class="sym--24"/>
            <span>{text}</span>
        </div>
    }
}

/// One large symbol, one sentence, and what the caller adds.
#[component]
pub fn Empty(
    #[prop(into)] symbol: String,
    key: &'static str,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let words = Words::here();
    view! {
        <div class="empty">
            <Symbol id=symbol class="sym--64"/>
            <p>{words.of(key)}</p>
            {children.map(|children| children())}
        </div>
    }
}
