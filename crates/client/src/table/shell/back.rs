//! Taking back: one step, or the whole turn as far as nothing was learned. What is off says why.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::kit::live::follows;
use crate::kit::symbol::Symbol;
use crate::table::AnyTable;
use crate::table::why::Reason;

/// Takes one step back, as long as the rules let the viewer.
#[component]
pub fn UndoButton(table: AnyTable) -> impl IntoView {
    let go = Callback::new(move |()| table.undo());
    let can = Signal::derive(move || table.can_undo());
    let class = "button undo-button";
    view! { <BackButton table class key="table-undo" symbol="undo" can go/> }
}

/// Takes back the whole turn.
#[component]
pub fn RestartButton(table: AnyTable) -> impl IntoView {
    let go = Callback::new(move |()| table.restart());
    let can = Signal::derive(move || table.can_restart());
    let class = "button button--quiet restart-button";
    let key = table.back().map_or("table-restart", |back| back.restart_words);
    view! { <BackButton table class key symbol="restart" can go/> }
}

#[component]
fn BackButton(
    table: AnyTable,
    class: &'static str,
    key: &'static str,
    symbol: &'static str,
    can: Signal<bool>,
    go: Callback<()>,
) -> impl IntoView {
    let cx = table.cx;
    let reason = move || {
        let not_yet = table.guide.and_then(|guide| guide.not_yet(&cx.words.texts()));
        if not_yet.is_some() {
            return not_yet;
        }
        if can.get() {
            return cx.busy.get().then(|| Reason::plain(&cx.words.texts(), "why-busy"));
        }
        let texts = cx.words.texts();
        Some(table.not_now().unwrap_or_else(|| match table.back() {
            Some(back) => Reason::plain(&texts, back.nothing),
            None => Reason::by_rule(cx.ui.basics().undo_rule, &texts, "table-undo-off", &[]),
        }))
    };
    let press = move |click: MouseEvent| match untrack(reason) {
        Some(reason) => table.refuse(&click, &reason),
        None => go.run(()),
    };
    let title = move || reason().map_or_else(|| cx.words.say(key, &[]), |it| it.text);
    view! {
        <button
            class=class
            data-place=symbol
            aria-label=cx.words.of(key)
            title=follows(title)
            aria-disabled=follows(move || reason().is_some().to_string())
            on:click=press
        >
            <Symbol id=symbol class="sym--20 mono"/>
            <span class="back__text">{cx.words.of(key)}</span>
        </button>
    }
}
