//! Links that change the page without loading it anew.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::Navigator;
use crate::kit::live::follows;
use crate::route::Route;

/// A plain link with our own answer to a plain click; whoever wants a new tab gets one.
#[component]
pub fn Link(
    #[prop(into)] to: Signal<Route>,
    #[prop(into, optional)] class: Signal<String>,
    #[prop(into, optional)] label: MaybeProp<String>,
    /// Where following the link would leave something that goes on.
    #[prop(into, optional)]
    is_new_tab: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let navigator = Navigator::here();
    let follow = move |click: MouseEvent| {
        let is_plain = click.button() == 0
            && !is_new_tab.get_untracked()
            && !(click.ctrl_key() || click.meta_key() || click.shift_key() || click.alt_key());
        if is_plain {
            click.prevent_default();
            navigator.go(&to.get_untracked());
        }
    };
    view! {
        <a
            href=follows(move || to.get().path())
            class=follows(move || class.get())
            aria-label=follows(move || label.get())
            target=follows(move || is_new_tab.get().then_some("_blank"))
            on:click=follow
        >
            {children()}
        </a>
    }
}
