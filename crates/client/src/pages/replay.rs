//! A finished match, or a Record from the reader's own disk, step by step.

mod controls;
mod record_error;
mod table;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableId;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use self::record_error::RecordTrouble;
use self::table::ReplayTable;
use super::table::BackToStart;
use crate::games::{self, Visitor};
use crate::http;
use crate::kit::symbol::Symbol;
use crate::kit::trouble::{Loading, Trouble};
use crate::replay::Replay;
use crate::table::GameUi;
use crate::words::Words;

#[component]
pub fn ReplayPage(id: TableId) -> impl IntoView {
    let record = LocalResource::new(move || {
        let id = id.clone();
        async move { http::record(&id).await }
    });
    move || match record.get() {
        None => view! { <main class="wrap page"><Loading/></main> }.into_any(),
        Some(Err(problem)) => view! {
            <main class="wrap page">
                <Trouble problem/>
                <BackToStart/>
            </main>
        }
        .into_any(),
        Some(Ok(text)) => shown(&text),
    }
}

/// The file is read here and sent nowhere.
#[component]
pub fn FileReplayPage() -> impl IntoView {
    let words = Words::here();
    let record = RwSignal::new(None::<String>);
    let choose = move |event: web_sys::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok();
            record.set(text.and_then(|text| text.as_string()));
        });
    };
    let picker = move || {
        view! {
            <main class="wrap page">
                <h1>{words.of("file-title")}</h1>
                <section class="panel file">
                    <Symbol id="eye" class="sym--64"/>
                    <label class="field">
                        <span>{words.of("file-choose")}</span>
                        <input type="file" accept=".rathaus,.jsonl,.txt" on:change=choose/>
                    </label>
                </section>
                <BackToStart/>
            </main>
        }
    };
    move || match record.get() {
        None => picker().into_any(),
        Some(text) => shown(&text),
    }
}

fn shown(text: &str) -> AnyView {
    let error = match engine::game_of_record(text.as_bytes()) {
        Ok(game) => match games::visit(&game, Show { text }) {
            Some(view) => return view,
            None => {
                engine::RecordError { line: 1, problem: engine::RecordProblem::OtherGame(game) }
            }
        },
        Err(error) => error,
    };
    view! { <RecordTrouble error/> }.into_any()
}

struct Show<'a> {
    text: &'a str,
}

impl Visitor for Show<'_> {
    type Output = AnyView;
    fn visit<G: GameUi>(self) -> AnyView {
        match Replay::<G>::read(self.text) {
            Ok(replay) => view! { <ReplayTable replay/> }.into_any(),
            Err(error) => view! { <RecordTrouble error/> }.into_any(),
        }
    }
}
