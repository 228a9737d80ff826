//! What can follow a match: once more, look at it again, keep it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{TableInfo, TakeSeat};

use super::final_scoring::Ending;
use crate::app::Navigator;
use crate::browser;
use crate::http::{self, Answer};
use crate::kit::link::Link;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::pages::quick_play::start_if_complete;
use crate::route::Route;
use crate::session::Session;
use crate::words::Words;

/// Sits down at the table of the rematch, or opens it.
async fn play_again(finished: TableInfo) -> Answer<TableInfo> {
    match finished.rematch {
        Some(id) => http::take_seat(&id, TakeSeat::default()).await,
        None => start_if_complete(http::rematch(&finished.id).await?).await,
    }
}

#[component]
pub fn EndActions(session: Session, is_counted: RwSignal<bool>) -> impl IntoView {
    let Ending(is_open) = expect_context();
    let words = Words::here();
    let toasts = Toasts::here();
    let navigator = Navigator::here();
    let id = session.table.with_untracked(|table| table.as_ref().map(|table| table.id.clone()));
    let id = id.expect("a match has a table");

    let again = move |_| {
        let Some(table) = session.table.get_untracked() else { return };
        spawn_local(async move {
            match play_again(table).await {
                Ok(table) => navigator.go(&Route::Table { id: table.id }),
                Err(problem) => toasts.problem(&problem),
            }
        });
    };
    let record_id = id.clone();
    let save = move |_| {
        let id = record_id.clone();
        spawn_local(async move {
            match http::record(&id).await {
                Ok(text) => browser::download(&format!("rathaus-{}.rathaus", id.0), &text),
                Err(problem) => toasts.problem(&problem),
            }
        });
    };
    let skip = live(move || {
        let skip = move |_| is_counted.set(true);
        (!is_counted.get()).then(|| {
            view! {
                <button class="button" data-place="skip-count" on:click=skip>
                    {words.of("news-skip")}
                </button>
            }
        })
    });
    view! {
        <div class="dialog__actions">
            {skip}
            <button class="button" on:click=move |_| is_open.set(false)>
                {words.of("end-look")}
            </button>
            <button class="button" on:click=save>{words.of("end-save")}</button>
            <Link to=Route::replay(id.clone()) class="button">{words.of("end-replay")}</Link>
            <Link to=Route::Analysis { id } class="button to-analysis">
                {words.of("to-analysis")}
            </Link>
            <button class="button button--primary" on:click=again>
                <Symbol id="restart" class="sym--20 mono"/>
                {words.of("end-again")}
            </button>
        </div>
    }
}
