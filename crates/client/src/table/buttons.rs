//! The buttons that stand at the same place in every game. What is off stays pressable: it says
//! why.

use leptos::prelude::*;
use web_sys::MouseEvent;

use super::why::{Reason, Why, not_your_turn};
use super::{GameUi, TableCx};
use crate::kit::symbol::Symbol;

/// Says what follows and does it. Where nothing can be done, `reason` says why.
#[component]
pub fn MainButton<G: GameUi>(
    cx: TableCx<G>,
    #[prop(into)] label: Signal<String>,
    /// Why it is off, if it is.
    #[prop(into)]
    reason: Signal<Option<Reason>>,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    let why = Why::here::<G>();
    let is_off = move || cx.busy.get() || reason.with(Option::is_some);
    let go = move |click: MouseEvent| match reason.get_untracked() {
        Some(reason) => why.answer(&click, &reason),
        None if cx.busy.get_untracked() => why.answer(&click, &busy(cx)),
        None => press.run(()),
    };
    view! {
        <button
            class="button button--primary button--big main-button"
            aria-disabled=move || is_off().to_string()
            title=move || reason.get().map(|reason| reason.in_words())
            on:click=go
        >
            {move || label.get()}
        </button>
    }
}

/// Takes one step back, as long as the rules let the viewer.
#[component]
pub fn UndoButton<G: GameUi>(cx: TableCx<G>) -> impl IntoView {
    view! {
        <BackButton
            cx
            class="button button--big undo-button"
            key="table-undo"
            symbol="undo"
            go=cx.undo
            text_class="undo-button__text"
        />
    }
}

/// Takes back the whole turn, as far as nothing was learned.
#[component]
pub fn RestartButton<G: GameUi>(cx: TableCx<G>) -> impl IntoView {
    view! {
        <BackButton
            cx
            class="button button--quiet restart-button"
            key="table-restart"
            symbol="restart"
            go=cx.restart
            text_class="sr"
        />
    }
}

#[component]
fn BackButton<G: GameUi>(
    cx: TableCx<G>,
    class: &'static str,
    key: &'static str,
    symbol: &'static str,
    go: Callback<()>,
    text_class: &'static str,
) -> impl IntoView {
    let why = Why::here::<G>();
    let reason =
        move || {
            let texts = cx.words.texts();
            cx.moment.with(|moment| {
                if moment.can_undo {
                    return None;
                }
                let not_now = not_your_turn(moment, &cx.names.get(), &texts);
                Some(not_now.unwrap_or_else(|| {
                    Reason::by_rule(G::UNDO_RULE, &texts, "table-undo-off", &[])
                }))
            })
        };
    let is_off = move || cx.busy.get() || reason().is_some();
    let press = move |click: MouseEvent| match untrack(reason) {
        Some(reason) => why.answer(&click, &reason),
        None if cx.busy.get_untracked() => why.answer(&click, &busy(cx)),
        None => go.run(()),
    };
    let title = move || reason().map_or_else(|| cx.words.say(key, &[]), |it| it.in_words());
    view! {
        <button
            class=class
            aria-label=cx.words.of(key)
            title=title
            aria-disabled=move || is_off().to_string()
            on:click=press
        >
            <Symbol id=symbol class="sym--20 mono"/>
            <span class=text_class>{cx.words.of(key)}</span>
        </button>
    }
}

fn busy<G: GameUi>(cx: TableCx<G>) -> Reason {
    Reason::plain(&cx.words.texts_once(), "why-busy")
}
