//! What the keyboard can do, behind the key `?`.

use leptos::prelude::*;

use super::keys::{Shortcut, on_key};
use crate::kit::dialog::Dialog;
use crate::words::Words;

#[component]
pub fn KeyboardHelp(#[prop(into)] keys: Signal<Vec<Shortcut>>) -> impl IntoView {
    let words = Words::here();
    let is_open = RwSignal::new(false);
    on_key(move |key| {
        let is_ours = key == "?";
        if is_ours {
            is_open.set(true);
        }
        is_ours
    });
    let title = Signal::derive(move || words.say("keys-title", &[]));
    let row = move |shortcut: Shortcut| {
        view! {
            <div>
                <dt><kbd>{shortcut.keys}</kbd></dt>
                <dd>{words.of(shortcut.words)}</dd>
            </div>
        }
    };
    let rows = move || keys.get().into_iter().map(row).collect_view();
    view! {
        <Dialog is_open title class="keyboard-help" closing="go-back">
            <dl class="shortcuts">{rows}</dl>
        </Dialog>
    }
}
