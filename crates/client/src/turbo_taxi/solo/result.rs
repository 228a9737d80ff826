//! How a task ended, in the place of the hand.

use leptos::prelude::*;

use super::attempt::{Attempt, Stage};
use super::best_list::slips;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::turbo_taxi::time::exact;
use crate::words::Words;

/// The children are the buttons.
#[component]
pub fn SingleResult(
    attempt: Attempt,
    #[prop(into)] is_best: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let words = Words::here();
    let is_solved = move || attempt.stage.get() == Stage::Solved;
    let title = live(move || {
        let key = if is_solved() { "taxi-solved" } else { "taxi-lost" };
        words.say(key, &[])
    });
    let symbol = Signal::derive(move || {
        let symbol = if is_solved() { "tt-medal" } else { "tt-barrier" };
        symbol.to_owned()
    });
    let slips = live(move || slips(&words.texts(), attempt.n_wrong.get(), attempt.n_hints.get()));
    let best = live(move || {
        (is_best.get() && is_solved()).then(|| {
            view! { <span class="tag tag--good">{words.of("taxi-best")}</span> }
        })
    });
    view! {
        <div class="result" role="status">
            <Symbol id=symbol class="sym--64"/>
            <p class="result__title">{title}</p>
            <p class="result__time">
                <b class="num">
                    {live(move || is_solved().then(|| exact(attempt.watch.elapsed())))}
                </b>
                {best}
                <span class="small quiet">{slips}</span>
            </p>
            <div class="result__go">{children()}</div>
        </div>
    }
}
