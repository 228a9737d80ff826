//! A page that begins with a question to the server.

use std::future::Future;

use leptos::prelude::*;

use crate::http::Answer;
use crate::kit::link::Link;
use crate::kit::live::live;
use crate::kit::trouble::{Loading, Trouble};
use crate::route::Route;
use crate::words::Words;

/// Quiet shapes while the server thinks, then the page or what went wrong.
pub fn fetched<T, F>(
    ask: impl Fn() -> F + 'static,
    page: impl Fn(T) -> AnyView + Send + 'static,
) -> impl IntoView
where
    T: Clone + Send + Sync + 'static,
    F: Future<Output = Answer<T>> + 'static,
{
    let answer = LocalResource::new(ask);
    live(move || match answer.get() {
        None => view! { <main class="wrap page"><Loading/></main> }.into_any(),
        Some(Err(problem)) => view! {
            <main class="wrap page">
                <Trouble problem/>
                <BackToStart/>
            </main>
        }
        .into_any(),
        Some(Ok(answer)) => page(answer),
    })
}

#[component]
pub fn BackToStart() -> impl IntoView {
    let words = Words::here();
    view! {
        <p class="page__back">
            <Link to=Route::Start class="button">{words.of("to-start")}</Link>
        </p>
    }
}
