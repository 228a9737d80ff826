//! Beside the board: what is wrong with a plan, and the stack.

use leptos::prelude::*;
use turbo_taxi::{CardKind, Phase};

use super::scene::Scene;
use crate::kit::symbol::Symbol;
use crate::turbo_taxi::findings_list::FindingsList;
use crate::turbo_taxi::names::kind_name;

/// Of the plan that all look at; with help (TT-51) of one's own while building.
#[component]
pub fn CheckedFindings(scene: Scene) -> impl IntoView {
    let findings = Signal::derive(move || match scene.phase.get() {
        Phase::Check { .. } => {
            scene.cx.moment.with(|moment| moment.view.findings.clone().unwrap_or_default())
        }
        _ => scene.marks(),
    });
    view! { <FindingsList findings/> }
}

#[component]
pub fn StackPanel(scene: Scene) -> impl IntoView {
    let words = scene.cx.words;
    let n_stack = Memo::new(move |_| scene.cx.moment.with(|moment| moment.view.n_stack));
    let centre = Memo::new(move |_| scene.cx.moment.with(|moment| moment.view.centre));
    let top = move || match centre.get() {
        Some(card) => {
            let kind = kind_name(&words.texts(), card.kind());
            words.say("taxi-stack-open", &[("kind", kind.into())])
        }
        None => words.say("taxi-stack-closed", &[]),
    };
    let list = move || {
        let list = scene.cx.moment.with(|moment| moment.view.stack_list)?;
        let texts = words.texts();
        let kind = |kind: &CardKind| format!("{} × {}", list[*kind], kind_name(&texts, *kind));
        let left = CardKind::ALL.iter().filter(|kind| 0 < list[**kind]).map(kind);
        Some(view! { <p class="quiet small">{left.collect::<Vec<_>>().join(", ")}</p> })
    };
    view! {
        <section class="panel stackp">
            <h2 class="panel__head">
                <Symbol id="tt-medal" class="sym--24"/>
                {words.of("taxi-stack")}
            </h2>
            <div class="panel__body">
                <b class="num">{move || words.say("taxi-cards", &[("n", n_stack.get().into())])}</b>
                <p class="quiet small">{top}</p>
                {list}
            </div>
        </section>
    }
}
