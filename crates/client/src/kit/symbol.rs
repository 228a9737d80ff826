//! A symbol of `symbols.svg`. Beside its word it says nothing; alone it takes a label.

use leptos::prelude::*;

use crate::kit::live::follows;

/// Where a `<use>` finds a symbol: the page carries all of them, so that none is ever missing.
pub fn href(id: &str) -> String {
    format!("#{id}")
}

/// A symbol in a drawing, with its upper left corner at (x, y).
pub fn symbol_at(id: &str, x: f64, y: f64, size: f64) -> impl IntoView + use<> {
    view! { <use_ href=href(id) x=x y=y width=size height=size></use_> }
}

/// Whether there is one: what does not exist is drawn as nothing, and nobody would hear of it.
#[cfg(test)]
pub fn exists(id: &str) -> bool {
    include_str!("../../page/symbols.svg").contains(&format!("id=\"{id}\""))
}

/// `class` adds to `sym`: a size such as `sym--24`, or `mono`.
#[component]
pub fn Symbol(
    #[prop(into)] id: Signal<String>,
    #[prop(into, optional)] class: Signal<String>,
    #[prop(into, optional)] label: MaybeProp<String>,
) -> impl IntoView {
    view! {
        <svg
            class=follows(move || format!("sym {}", class.get()))
            role=follows(move || label.get().map(|_| "img"))
            aria-label=follows(move || label.get())
            aria-hidden=follows(move || if label.get().is_none() { Some("true") } else { None })
        >
            <use_ href=follows(move || href(&id.get()))></use_>
        </svg>
    }
}
