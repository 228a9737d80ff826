//! A button that shows a symbol and says its word to whoever asks.

use leptos::prelude::*;

use crate::kit::live::follows;

use super::symbol::Symbol;

/// `class` tells it apart, for style and tests.
#[component]
pub fn IconButton(
    #[prop(into)] symbol: Signal<String>,
    #[prop(into)] label: Signal<String>,
    #[prop(optional)] class: &'static str,
    /// Of the symbol.
    #[prop(default = "sym--24")]
    size: &'static str,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class=format!("icon-button {class}")
            aria-label=follows(move || label.get())
            title=follows(move || label.get())
            on:click=move |_| on_press.run(())
        >
            <Symbol id=symbol class=size/>
        </button>
    }
}
