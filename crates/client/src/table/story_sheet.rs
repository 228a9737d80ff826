//! Where the screen has no room for the side column: the newest line of the log, and behind a tap
//! all the rest.

use leptos::prelude::*;

use super::LogLine;
use super::log::{Log, bold_pieces};
use super::seat_mark::SeatMark;
use crate::kit::dialog::Dialog;
use crate::kit::symbol::Symbol;
use crate::words::Words;

/// The children stand above the log: what the side column of the game shows besides it.
#[component]
pub fn StorySheet(
    #[prop(into)] lines: Signal<Vec<LogLine>>,
    pointed: RwSignal<Vec<String>>,
    is_open: RwSignal<bool>,
    #[prop(optional)] children: Option<ChildrenFn>,
) -> impl IntoView {
    let words = Words::here();
    let title = Signal::derive(move || words.say("table-log", &[]));
    let children = StoredValue::new(children);
    view! {
        <button
            class="ticker"
            title=words.of("table-log-open")
            on:click=move |_| is_open.set(true)
        >
            {move || newest(lines)}
            <Symbol id="log" class="sym--20 mono"/>
        </button>
        <Dialog is_open title class="dialog--sheet">
            {children.with_value(|children| children.as_ref().map(|children| children()))}
            <Log lines pointed/>
            <div class="dialog__actions">
                <button class="button" on:click=move |_| is_open.set(false)>
                    {words.of("go-back")}
                </button>
            </div>
        </Dialog>
    }
}

fn newest(lines: Signal<Vec<LogLine>>) -> Option<impl IntoView> {
    lines.with(|lines| {
        let line = lines.iter().rev().find(|line| !line.sentence.is_heading)?;
        let mark = line.sentence.seat.map(|seat| view! { <SeatMark seat class="sym--16"/> });
        Some(view! { {mark} <span class="ticker__text">{bold_pieces(&line.sentence)}</span> })
    })
}
