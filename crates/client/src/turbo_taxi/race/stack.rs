//! The stack: how many medals are left to win, and where the next one comes from.

use leptos::prelude::*;
use turbo_taxi::{CardKind, Phase};

use super::racing::Race;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::turbo_taxi::names::kind_name;
use crate::turbo_taxi::places;

#[component]
pub fn Stack(race: Race) -> impl IntoView {
    let words = race.cx.words;
    let n_stack = Memo::new(move |_| race.cx.moment.with(|moment| moment.view.n_stack));
    let centre = Memo::new(move |_| race.cx.moment.with(|moment| moment.view.centre));
    let top = live(move || match (race.phase.get(), centre.get()) {
        (Phase::Build | Phase::Calling { .. } | Phase::Check { .. }, Some(card)) => {
            let kind = kind_name(&words.texts(), card.kind());
            words.say("taxi-stack-open", &[("kind", kind.into())])
        }
        _ if n_stack.get() == 0 => String::new(),
        // TT-79: what nobody has played for stays unseen.
        (Phase::Over, _) => words.say("taxi-stack-over", &[]),
        _ => words.say("taxi-stack-closed", &[]),
    });
    let list = live(move || {
        let is_over = race.phase.get() == Phase::Over;
        let list = race.cx.moment.with(|moment| moment.view.stack_list).filter(|_| !is_over)?;
        let texts = words.texts();
        let kind = |kind: &CardKind| format!("{} × {}", list[*kind], kind_name(&texts, *kind));
        let left = CardKind::ALL.iter().filter(|kind| 0 < list[**kind]).map(kind);
        Some(view! { <p class="note">{texts.list(left)}</p> })
    });
    view! {
        <p class="note" data-place=places::STACK.to_string()>
            <Symbol id="tt-medal" class="sym--20"/>
            <span>
                <b>{live(move || words.say("taxi-stack", &[("n", n_stack.get().into())]))}</b>
                " "
                {top}
            </span>
        </p>
        {list}
    }
}
