//! Where there is no room for a list: one line for what is wrong.

use leptos::prelude::*;
use turbo_taxi::Finding;

use super::findings_list::{FindingsList, sign};
use super::names::finding_title;
use crate::kit::dialog::Dialog;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::words::Words;

/// The first fault and how many more; all of them behind a tap.
#[component]
pub fn FaultLine(#[prop(into)] findings: Signal<Vec<Finding>>) -> impl IntoView {
    let words = Words::here();
    let is_open = RwSignal::new(false);
    let title = Signal::derive(move || words.say("taxi-faults", &[]));
    let line = live(move || {
        let texts = words.texts();
        let findings = findings.get();
        let first = findings.first()?;
        let text = texts.say(
            "taxi-fault-line",
            &[("first", finding_title(&texts, first).into()), ("n", findings.len().into())],
        );
        Some(view! {
            <button type="button" class="edgeline" on:click=move |_| is_open.set(true)>
                <Symbol id=sign(first) class="sym--20 mono"/>
                <span>{text}</span>
                <Symbol id="next" class="sym--16 mono"/>
            </button>
        })
    });
    view! {
        {line}
        <Dialog is_open title class="dialog--sheet" closing="go-back">
            <FindingsList findings/>
        </Dialog>
    }
}
