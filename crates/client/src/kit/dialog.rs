//! A question, or a page over the page. The browser's own dialog keeps the keyboard inside.

use leptos::html;
use leptos::prelude::*;

use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::words::Words;

/// Open as long as `is_open` says so. Escape closes it.
#[component]
pub fn Dialog(
    is_open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    #[prop(into, optional)] class: String,
    /// The word of the button that closes it, where there is nothing else to be decided.
    #[prop(optional)]
    closing: Option<&'static str>,
    children: ChildrenFn,
) -> impl IntoView {
    let words = Words::here();
    let dialog = NodeRef::<html::Dialog>::new();
    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        let wants = is_open.get();
        if wants && !dialog.open() {
            let _ = dialog.show_modal();
        }
        if !wants && dialog.open() {
            dialog.close();
        }
    });
    let close = move |word: &'static str| {
        view! {
            <div class="dialog__actions">
                <button class="button button--primary" on:click=move |_| is_open.set(false)>
                    {words.of(word)}
                </button>
            </div>
        }
    };
    let content = live(move || is_open.get().then(|| (children(), closing.map(close))));
    view! {
        <dialog
            node_ref=dialog
            class=format!("dialog {class}")
            aria-label=follows(move || title.get())
            on:close=move |_| is_open.set(false)
        >
            <h3>{live(move || title.get())}</h3>
            {content}
        </dialog>
    }
}

/// Asks before something that cannot be undone.
#[component]
pub fn Confirm(
    is_open: RwSignal<bool>,
    question: &'static str,
    explanation: &'static str,
    verb: &'static str,
    confirm: Callback<()>,
) -> impl IntoView {
    let words = Words::here();
    let title = Signal::derive(move || words.say(question, &[]));
    let close = move |_| is_open.set(false);
    let go = move |_| {
        is_open.set(false);
        confirm.run(());
    };
    view! {
        <Dialog is_open title>
            <p class="quiet">{words.of(explanation)}</p>
            <div class="dialog__actions">
                <button class="button" on:click=close>{words.of("cancel")}</button>
                <button class="button button--primary" on:click=go>{words.of(verb)}</button>
            </div>
        </Dialog>
    }
}
