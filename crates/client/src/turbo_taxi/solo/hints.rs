//! Hints, each telling strictly more (TT-93). The next one is offered when the one before was
//! asked for.

use leptos::prelude::*;
use turbo_taxi::{Hint, HintStep};

use super::attempt::{Attempt, Stage};
use crate::kit::live::{follows, live};
use crate::turbo_taxi::names::{card_name, cell_name};
use crate::words::{Texts, Words, say};

#[component]
pub fn HintRows(attempt: Attempt) -> impl IntoView {
    let words = Words::here();
    let row = move |step: HintStep| {
        let is_offered = move || {
            let is_building = attempt.stage.get() == Stage::Building;
            is_building && step as usize <= attempt.n_hint_steps.get()
        };
        let ask = move |_| {
            if untrack(is_offered) {
                attempt.ask(step);
            }
        };
        view! {
            <li>
                <button
                    type="button"
                    class="button hint"
                    data-hint=step as usize + 1
                    aria-disabled=follows(move || (!is_offered()).to_string())
                    on:click=ask
                >
                    <span>{words.of(question(step))}</span>
                    <b class="hint__cost">{live(move || cost(&words.texts(), attempt, step))}</b>
                </button>
            </li>
        }
    };
    let answer = live(move || {
        let hint = attempt.hint.get()?;
        Some(view! { <p class="hints__answer">{answer(&words.texts(), attempt, &hint)}</p> })
    });
    view! {
        <ol class="hints__rows">{HintStep::ALL.map(row).collect_view()}</ol>
        <div role="status">{answer}</div>
    }
}

fn question(step: HintStep) -> &'static str {
    match step {
        HintStep::Completable => "taxi-hint-1",
        HintStep::Differing => "taxi-hint-2",
        HintStep::NextCard => "taxi-hint-3",
        HintStep::WholePlan => "taxi-hint-4",
    }
}

fn cost(texts: &Texts, attempt: Attempt, step: HintStep) -> String {
    match step.cost_ms() {
        _ if !attempt.terms.do_hints_cost => String::new(),
        Some(ms) => texts.say("taxi-cost", &[("n", (ms / 1000).into())]),
        None => say(texts, "taxi-cost-task"),
    }
}

fn answer(texts: &Texts, attempt: Attempt, hint: &Hint) -> String {
    match hint {
        Hint::Unsolvable => say(texts, "taxi-answer-unsolvable"),
        Hint::Completable(true) => say(texts, "taxi-answer-can"),
        Hint::Completable(false) => say(texts, "taxi-answer-cannot"),
        Hint::Differing(cells) if cells.is_empty() => say(texts, "taxi-answer-none-differ"),
        Hint::Differing(cells) => {
            let cells: Vec<String> = cells.iter().map(|cell| cell_name(texts, *cell)).collect();
            texts.say("taxi-answer-differ", &[("cells", texts.list(&cells).into())])
        }
        Hint::NextCard { cell, card } => {
            let crossing = attempt.components.with(|components| components.crossing);
            let args = [
                ("place", cell_name(texts, *cell).into()),
                ("card", card_name(texts, *card, crossing).into()),
            ];
            texts.say("taxi-answer-next", &args)
        }
        Hint::Finished => say(texts, "taxi-answer-finished"),
        Hint::WholePlan(_) => say(texts, "taxi-answer-plan"),
    }
}
