//! An address that means nothing.

use leptos::prelude::*;

use crate::kit::link::Link;
use crate::kit::trouble::Empty;
use crate::route::Route;
use crate::words::Words;

#[component]
pub fn NotFoundPage() -> impl IntoView {
    let words = Words::here();
    view! {
        <main class="wrap page">
            <Empty symbol="rathaus" key="not-found">
                <Link to=Route::Start class="button">{words.of("to-start")}</Link>
            </Empty>
        </main>
    }
}
