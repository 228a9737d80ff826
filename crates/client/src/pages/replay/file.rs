//! A Record from the reader's own disk. It is uploaded, so that it has a link that can be shared;
//! without the server it can still be watched here.

use engine::RecordError;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::RecordInfo;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use super::super::fetched::BackToStart;
use super::record_error::RecordTrouble;
use super::{CheckRecord, OnlyHere, Unstored, game_of, shown};
use crate::app::{Guest, Navigator};
use crate::games::{self, CARDS, CodeMissing};
use crate::http::{self, Answer};
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::kit::toast::{Toasts, problem_text};
use crate::route::Route;
use crate::words::Words;

/// How far a file has come.
#[derive(Clone, PartialEq, Debug)]
enum Chosen {
    Nothing,
    OnItsWay,
    Damaged(RecordError),
    /// The code of its game could not be loaded, so nobody knows.
    Unchecked {
        text: String,
    },
    /// It holds, but the server has not taken it.
    OnlyHere(Unstored),
}

#[component]
pub fn FileReplayPage(
    /// Where the one begins that this page has; empty where one is to be chosen.
    look: String,
) -> impl IntoView {
    // The file may be of any game, and is to be shown even if the server is gone by then.
    CARDS.iter().for_each(|card| games::preload(card.id, Words::here()));
    games::preload_analysis(Words::here());
    let OnlyHere(kept) = OnlyHere::here();
    let again = kept.get_untracked().filter(|_| !look.is_empty());
    let chosen = RwSignal::new(again.map_or(Chosen::Nothing, Chosen::OnlyHere));
    let uploader = Uploader {
        chosen,
        kept,
        guest: Guest::here(),
        words: Words::here(),
        navigator: Navigator::here(),
        toasts: Toasts::here(),
    };
    live(move || match chosen.get() {
        Chosen::OnlyHere(unstored) => {
            let table = shown(unstored.text.to_string(), None, &look);
            view! { <OnlyHereStrip uploader unstored/>{table} }.into_any()
        }
        other => view! { <Picker uploader chosen=other/> }.into_any(),
    })
}

#[component]
fn Picker(uploader: Uploader, chosen: Chosen) -> impl IntoView {
    let words = Words::here();
    let choose = move |event: web_sys::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok();
            if let Some(text) = text.and_then(|text| text.as_string()) {
                uploader.open(text).await;
            }
        });
    };
    let is_on_its_way = chosen == Chosen::OnItsWay;
    let trouble = match chosen {
        Chosen::Damaged(error) => Some(view! { <RecordTrouble error/> }.into_any()),
        Chosen::Unchecked { text } => {
            let again = move || {
                let text = text.clone();
                spawn_local(async move { uploader.open(text).await });
            };
            Some(view! { <CodeMissing again/> }.into_any())
        }
        Chosen::Nothing | Chosen::OnItsWay | Chosen::OnlyHere(_) => None,
    };
    view! {
        <main class="wrap page">
            <h1>{words.of("file-title")}</h1>
            {trouble}
            <section class="panel file" aria-busy=is_on_its_way.to_string()>
                <Symbol id="eye" class="sym--64"/>
                <label class="field">
                    <span>{words.of("file-choose")}</span>
                    <input
                        type="file"
                        accept=".rathaus,.jsonl,.txt"
                        disabled=is_on_its_way
                        on:change=choose
                    />
                </label>
                {is_on_its_way.then(|| view! { <p role="status">{words.of("file-sending")}</p> })}
            </section>
            <BackToStart/>
        </main>
    }
}

/// Over a match that only this page knows: why, and another try.
#[component]
fn OnlyHereStrip(uploader: Uploader, unstored: Unstored) -> impl IntoView {
    let words = Words::here();
    let Unstored { text, problem } = unstored;
    let why = live(move || {
        words.texts();
        problem_text(words, &problem)
    });
    let again = move |_| {
        let text = text.to_string();
        spawn_local(async move { uploader.open(text).await });
    };
    view! {
        <div class="strip notice--careful only-here" role="alert">
            <Symbol id="offline" class="sym--24 mono"/>
            <span><b>{words.of("file-only-here")}</b>" "{why}</span>
            <button class="button" on:click=again>{words.of("file-again")}</button>
        </div>
    }
}

#[derive(Clone, Copy)]
struct Uploader {
    chosen: RwSignal<Chosen>,
    kept: RwSignal<Option<Unstored>>,
    guest: Guest,
    words: Words,
    navigator: Navigator,
    toasts: Toasts,
}

impl Uploader {
    async fn open(self, text: String) {
        self.chosen.try_set(Chosen::OnItsWay);
        // A damaged file need not travel; and here its fault is said in the reader's language.
        if let Err(why) = self.check(&text).await {
            self.chosen.try_set(why);
            return;
        }
        match self.upload(&text).await {
            Ok(info) => {
                self.toasts.say(self.words.say_once("file-stored", &[]));
                self.navigator.go(&Route::replay(info.id));
            }
            Err(problem) => {
                let unstored = Unstored { text: text.into(), problem };
                self.kept.set(Some(unstored.clone()));
                self.chosen.try_set(Chosen::OnlyHere(unstored));
            }
        }
    }

    async fn check(self, text: &str) -> Result<(), Chosen> {
        let game = game_of(text).map_err(Chosen::Damaged)?;
        let code = games::fetch(&game, self.words).await;
        let code = code.map_err(|_| Chosen::Unchecked { text: text.to_owned() })?;
        code.ui.check_record(CheckRecord(text)).map_err(Chosen::Damaged)
    }

    async fn upload(self, text: &str) -> Answer<RecordInfo> {
        self.guest.introduce(self.words).await?;
        http::upload(text).await
    }
}
