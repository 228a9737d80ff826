//! The two buttons that stand at the same place in every game.

use leptos::prelude::*;

use super::{GameUi, TableCx};
use crate::kit::symbol::Symbol;

/// Says what follows and does it. Where nothing can be done, `reason` says why.
#[component]
pub fn MainButton(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] is_off: Signal<bool>,
    #[prop(into, optional)] reason: MaybeProp<String>,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    let go = move |_| {
        if !is_off.get_untracked() {
            press.run(());
        }
    };
    view! {
        <button
            class="button button--primary button--big main-button"
            aria-disabled=move || is_off.get().to_string()
            title=move || reason.get()
            on:click=go
        >
            {move || label.get()}
        </button>
    }
}

/// Takes one step back, as long as the rules let the viewer.
#[component]
pub fn UndoButton<G: GameUi>(cx: TableCx<G>) -> impl IntoView {
    let is_off = move || !cx.moment.with(|moment| moment.can_undo) || cx.busy.get();
    let go = move |_| {
        if !untrack(is_off) {
            cx.undo.run(());
        }
    };
    let title = move || is_off().then(|| cx.words.say("table-undo-off", &[]));
    view! {
        <button
            class="button button--big undo-button"
            aria-disabled=move || is_off().to_string()
            title=title
            on:click=go
        >
            <Symbol id="undo" class="sym--20 mono"/>
            {cx.words.of("table-undo")}
        </button>
    }
}

/// Takes back the whole turn, as far as nothing was learned.
#[component]
pub fn RestartButton<G: GameUi>(cx: TableCx<G>) -> impl IntoView {
    let is_off = move || !cx.moment.with(|moment| moment.can_undo) || cx.busy.get();
    let go = move |_| {
        if !untrack(is_off) {
            cx.restart.run(());
        }
    };
    view! {
        <button
            class="button button--quiet restart-button"
            aria-label=cx.words.of("table-restart")
            title=cx.words.of("table-restart")
            aria-disabled=move || is_off().to_string()
            on:click=go
        >
            <Symbol id="restart" class="sym--20 mono"/>
            <span class="restart-button__text">{cx.words.of("table-restart")}</span>
        </button>
    }
}
