//! The drawings of the start page. They stand in the page as templates, so that the first of them
//! can be seen before the app runs.

use leptos::prelude::*;

use crate::browser;

#[component]
pub fn Picture(#[prop(into)] name: String) -> impl IntoView {
    view! { <div class="picture" aria-hidden="true" inner_html=browser::template(&name)></div> }
}
