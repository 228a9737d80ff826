//! Halt! for whoever plays alone: a red octagon that says how many cells are empty. At a table it
//! is the main button.

use leptos::prelude::*;
use turbo_taxi::Plan;

use crate::kit::live::{follows, live};
use crate::table::Place;
use crate::words::Words;

/// What the button says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HaltState {
    /// It can be pressed.
    Ready,
    /// It was pressed once and waits for the second press.
    Again,
    /// So many cells are empty.
    Empty(u8),
    Paused,
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

#[component]
pub fn HaltButton(#[prop(into)] state: Signal<HaltState>, halt: Callback<()>) -> impl IntoView {
    let words = Words::here();
    let label = live(move || match state.get() {
        HaltState::Ready => words.say("taxi-halt", &[]),
        HaltState::Again => words.say("taxi-halt-again", &[]),
        HaltState::Empty(n) => words.say("taxi-halt-empty", &[("n", n.into())]),
        HaltState::Paused => words.say("taxi-paused", &[]),
    });
    let is_ready = move || matches!(state.get(), HaltState::Ready | HaltState::Again);
    view! {
        <button
            type="button"
            class="button button--primary main-button halt"
            aria-disabled=follows(move || (!is_ready()).to_string())
            data-place=Place::MAIN.to_string()
            on:click=move |_| halt.run(())
        >
            <span>{label}</span>
        </button>
    }
}

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
