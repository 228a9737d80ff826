//! From the wish to show a game to its code, over a connection that may fail.

use std::sync::Arc;

use futures_util::future::{self, LocalBoxFuture};
use leptos::prelude::*;
use leptos::task::spawn_local;

use texts::subject;

use super::{GameCode, NoCode, analysis, code, messages};
use crate::analysis::Shown;
use crate::http;
use crate::kit::effect::effect;
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::kit::trouble::{Empty, Loading};
use crate::offline::{self, Offline};
use crate::preferences::Preference;
use crate::words::{Lang, Words};

/// The code of a game; from now on its messages can be said.
pub async fn fetch(id: &str, words: Words) -> Result<GameCode, NoCode> {
    let messages = messages(id).ok_or(NoCode::UnknownGame)?;
    let (code, learned) = future::join(code(id), words.learn(messages)).await;
    learned?;
    code
}

/// Somebody is about to need it. If it fails now, whoever needs it will say so.
pub fn preload(id: &str, words: Words) {
    if let Some(messages) = messages(id) {
        words.prepare(messages);
    }
    let id = id.to_owned();
    spawn_local(async move {
        let _ = code(&id).await;
    });
}

/// The same of the page of an analysis.
pub fn preload_analysis(words: Words) {
    words.prepare(&subject::ANALYSIS);
    spawn_local(async {
        let _ = analysis().await;
    });
}

/// Says everything in the language that was chosen, once its words have come.
pub fn follow_language(lang: Preference<Lang>, words: Words, toasts: Toasts) {
    effect(move || {
        let chosen = lang.get();
        spawn_local(async move {
            if words.speak(chosen).await.is_err() && !reloaded_if_newer().await {
                lang.choose(words.texts_once().lang());
                toasts.say(words.say_once("code-missing", &[]));
            }
        });
    });
}

/// A server that answers, but has no such file any more, has a newer page.
async fn reloaded_if_newer() -> bool {
    let is_newer = http::me().await.is_ok();
    if is_newer {
        offline::renew();
    }
    is_newer
}

/// A page that a game shows, once its code is here.
pub fn page_with_code(id: &str, shown: impl Fn(GameCode) -> AnyView + Send + 'static) -> AnyView {
    let alone = |content| view! { <main class="wrap page">{content}</main> }.into_any();
    with_code(id, None, alone, Box::new(shown))
}

/// A part of a page that a game shows, once its code is here.
pub fn part_with_code(id: &str, shown: impl Fn(GameCode) -> AnyView + Send + 'static) -> AnyView {
    with_code(id, None, |content| content, Box::new(shown))
}

/// The page of an analysis of this game, once all of its code is here.
pub fn analysis_with_code(
    id: &str,
    shown: impl Fn(GameCode, Shown) -> AnyView + Send + 'static,
) -> AnyView {
    let page = RwSignal::new(None);
    let fetched: Beside = Arc::new(move |words: Words| {
        Box::pin(async move {
            let (code, learned) = future::join(analysis(), words.learn(&subject::ANALYSIS)).await;
            learned?;
            page.set(Some(code?));
            Ok(())
        })
    });
    let alone = |content| view! { <main class="wrap page">{content}</main> }.into_any();
    let shown = move |code| match page.get_untracked() {
        Some(page) => shown(code, page),
        None => ().into_any(),
    };
    with_code(id, Some(fetched), alone, Box::new(shown))
}

/// What has to come beside the code of the game.
type Beside = Arc<dyn Fn(Words) -> LocalBoxFuture<'static, Result<(), NoCode>> + Send + Sync>;

/// `framed` is what stands around all that is shown until then.
fn with_code(
    id: &str,
    beside: Option<Beside>,
    framed: fn(AnyView) -> AnyView,
    shown: Box<dyn Fn(GameCode) -> AnyView + Send>,
) -> AnyView {
    let (words, offline) = (Words::here(), Offline::here());
    let wish = Wish { id: id.into(), beside, words, offline, answer: RwSignal::new(None) };
    let answer = wish.answer;
    let first = wish.clone();
    spawn_local(async move {
        let _ = first.fetch().await;
    });
    let content = move || match answer.get() {
        None => framed(view! { <Loading/> }.into_any()),
        Some(Ok(code)) => shown(code),
        Some(Err(NoCode::UnknownGame)) => {
            framed(view! { <Empty symbol="warning" key="table-other-version"/> }.into_any())
        }
        Some(Err(NoCode::NotLoaded)) => {
            let wish = wish.clone();
            framed(view! { <CodeMissing again=move || wish.clone().renew()/> }.into_any())
        }
    };
    content.into_any()
}

#[derive(Clone)]
struct Wish {
    id: Arc<str>,
    beside: Option<Beside>,
    words: Words,
    offline: Offline,
    answer: RwSignal<Option<Result<GameCode, NoCode>>>,
}

impl Wish {
    async fn fetch(&self) -> Result<GameCode, NoCode> {
        let found = match &self.beside {
            None => fetch(&self.id, self.words).await,
            Some(beside) => {
                let (code, come) =
                    future::join(fetch(&self.id, self.words), beside(self.words)).await;
                come.and(code)
            }
        };
        self.answer.try_set(Some(found));
        if found.is_ok() {
            self.offline.use_it();
        }
        found
    }

    fn renew(self) {
        self.answer.set(None);
        spawn_local(async move {
            if self.fetch().await.is_err() {
                reloaded_if_newer().await;
            }
        });
    }
}

#[component]
pub fn CodeMissing(again: impl Fn() + 'static) -> impl IntoView {
    let words = Words::here();
    view! {
        <div class="notice notice--danger code-missing" role="alert">
            <Symbol id="offline" class="sym--24 mono"/>
            <span>{words.of("code-missing")}</span>
            <button type="button" class="button" on:click=move |_| again()>
                {words.of("code-again")}
            </button>
        </div>
    }
}
