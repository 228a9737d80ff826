//! Halt!: a red octagon whose sides fill up with the cards.

use leptos::prelude::*;
use turbo_taxi::Plan;

use crate::words::Words;

/// What the button says below its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HaltState {
    /// It can be pressed.
    Ready,
    /// So many cells are empty.
    Empty(u8),
    /// The call is on its way, or being checked.
    Called,
    /// Not now; the key of the reason.
    Off(&'static str),
}

impl HaltState {
    /// TT-54 `full_board`: nine cells must be filled.
    pub fn of(plan: &Plan) -> HaltState {
        match 8 - plan.n_laid() {
            0 => HaltState::Ready,
            n => HaltState::Empty(n),
        }
    }
}

const SIDES: [&str; 8] = [
    "M41.5 4L86.5 4",
    "M93.3 6.8L121.2 34.7",
    "M124 41.5L124 86.5",
    "M121.2 93.3L93.3 121.2",
    "M86.5 124L41.5 124",
    "M34.7 121.2L6.8 93.3",
    "M4 86.5L4 41.5",
    "M6.8 34.7L34.7 6.8",
];

#[component]
pub fn HaltButton(
    #[prop(into)] state: Signal<HaltState>,
    #[prop(into)] n_laid: Signal<u8>,
    halt: Callback<()>,
) -> impl IntoView {
    let words = Words::here();
    let reason = move || match state.get() {
        HaltState::Ready => words.say("taxi-halt-ready", &[]),
        HaltState::Empty(n) => words.say("taxi-halt-empty", &[("n", n.into())]),
        HaltState::Called => words.say("taxi-halt-called", &[]),
        HaltState::Off(key) => words.say(key, &[]),
    };
    let is_ready = move || state.get() == HaltState::Ready;
    let side = move |(i, d): (usize, &'static str)| {
        let class = move || if i < usize::from(n_laid.get()) { "done" } else { "todo" };
        view! { <path class=class d=d/> }
    };
    view! {
        <button
            type="button"
            class="halt"
            class:is-ready=is_ready
            class:is-called=move || state.get() == HaltState::Called
            aria-disabled=move || (!is_ready()).to_string()
            aria-label=move || format!("{} {}", words.say("taxi-halt", &[]), reason())
            on:click=move |_| halt.run(())
        >
            <svg class="octa" viewBox="0 0 128 128" aria-hidden="true">
                <g class="sides">{SIDES.into_iter().enumerate().map(side).collect_view()}</g>
                <polygon class="in" points=OCTAGON/>
            </svg>
            <span class="halt__t">
                <b>{words.of("taxi-halt")}</b>
                <small>{reason}</small>
            </span>
        </button>
    }
}

const OCTAGON: &str =
    "41.2,12.4 86.8,12.4 115.6,41.2 115.6,86.8 86.8,115.6 41.2,115.6 12.4,86.8 12.4,41.2";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_board_can_be_called() {
        let plan: Plan =
            "straight1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee2".parse().unwrap();
        assert_eq!(HaltState::of(&plan), HaltState::Ready);
        let plan: Plan = "straight1 - straight0 - dcurve1 - - - -".parse().unwrap();
        assert_eq!(HaltState::of(&plan), HaltState::Empty(6));
    }
}
