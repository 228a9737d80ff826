//! The app: which page is shown, and what all pages share.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Me;

use crate::help::Help;
use crate::http::Answer;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::toast::{ToastArea, Toasts};
use crate::offline::{NewerStrip, Offline};
use crate::pages::analysis::{AnalysisPage, FileAnalysisPage};
use crate::pages::new_table::NewTablePage;
use crate::pages::not_found::NotFoundPage;
use crate::pages::replay::{FileReplayPage, OnlyHere, ReplayPage};
use crate::pages::rules::RulesPage;
use crate::pages::start::StartPage;
use crate::pages::table::TablePage;
use crate::preferences::Preferences;
use crate::route::Route;
use crate::sound::Sounds;
use crate::top_bar::{Called, Heading, TopBar};
use crate::words::{Common, Words};
use crate::{browser, games, http};

/// Changes the page.
#[derive(Clone, Copy)]
pub struct Navigator {
    route: RwSignal<Route>,
}

/// The guest, once the server has said who it is.
#[derive(Clone, Copy)]
pub struct Guest(pub RwSignal<Option<Me>>);

impl Guest {
    pub fn here() -> Guest {
        expect_context::<Guest>()
    }

    /// Whoever wants to play without having said a name gets a plain one, and can change it.
    pub async fn introduce(self, words: Words) -> Answer<()> {
        if self.0.get_untracked().is_none() {
            let me = match http::me().await? {
                Some(me) => me,
                None => http::rename_me(words.say_once("guest-default", &[])).await?,
            };
            self.0.set(Some(me));
        }
        Ok(())
    }
}

impl Navigator {
    pub fn here() -> Navigator {
        expect_context::<Navigator>()
    }

    /// The page that is shown.
    pub fn route(self) -> Signal<Route> {
        self.route.into()
    }

    pub fn go(self, to: &Route) {
        browser::push_path(&to.path());
        browser::scroll_to_top();
        self.route.set(to.clone());
    }
}

#[component]
pub fn App(common: Common) -> impl IntoView {
    let preferences = Preferences::load();
    let words = preferences.words(common);
    let toasts = Toasts::new(words);
    preferences.follow(words);
    games::follow_language(preferences.lang, words, toasts);
    let navigator = Navigator { route: RwSignal::new(Route::parse(&browser::address())) };
    let guest = Guest(RwSignal::new(None));
    provide_context(preferences);
    provide_context(Sounds::new(preferences));
    provide_context(words);
    provide_context(toasts);
    provide_context(navigator);
    provide_context(guest);
    provide_context(Heading::new());
    provide_context(Called::new());
    provide_context(Help::new());
    provide_context(Offline::new(preferences.is_kept));
    provide_context(OnlyHere::default());

    window_event_listener(ev::popstate, move |_| {
        navigator.route.set(Route::parse(&browser::address()));
    });
    spawn_local(async move {
        if let Ok(me) = http::me().await {
            guest.0.set(me);
        }
    });
    let route = Memo::new(move |_| navigator.route.get());
    view! {
        <TopBar/>
        <NewerStrip/>
        {live(move || page(route.get()))}
        <ToastArea/>
    }
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Start => view! { <StartPage/> }.into_any(),
        Route::New { game } | Route::Rules { game } | Route::Learn { game }
            if !games::can_play(&game) =>
        {
            view! { <NotFoundPage/> }.into_any()
        }
        Route::Solo { game, .. } if !games::has_solo(&game) => view! { <NotFoundPage/> }.into_any(),
        Route::New { game } => view! { <NewTablePage game/> }.into_any(),
        Route::Table { id } => view! { <TablePage id/> }.into_any(),
        Route::Replay { id, look } => view! { <ReplayPage id look/> }.into_any(),
        Route::ReplayFile { look } => view! { <FileReplayPage look/> }.into_any(),
        Route::Analysis { id } => view! { <AnalysisPage id/> }.into_any(),
        Route::AnalysisFile => view! { <FileAnalysisPage/> }.into_any(),
        Route::Learn { game } => games::page_with_code(&game, |code| code.ui.show_lesson()),
        Route::Rules { game } => view! { <RulesPage game/> }.into_any(),
        Route::Solo { game, at, query } => {
            games::page_with_code(&game, move |code| match code.solo {
                Some(page) => page(&at, &query),
                None => view! { <NotFoundPage/> }.into_any(),
            })
        }
        Route::Unknown => view! { <NotFoundPage/> }.into_any(),
    }
}
