//! Sharing: a text or a link on the clipboard.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::words::Words;

/// Copies what `text` says when it is pressed.
#[component]
pub fn ShareButton(key: &'static str, #[prop(into)] text: Callback<(), String>) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let share = move |_| {
        let text = text.run(());
        spawn_local(async move {
            let said = if browser::copy(&text).await { "taxi-copied" } else { "room-not-copied" };
            toasts.say(words.say_once(said, &[]));
        });
    };
    view! {
        <button type="button" class="button share-button" on:click=share>
            <Symbol id="link" class="sym--20 mono"/>
            {words.of(key)}
        </button>
    }
}
