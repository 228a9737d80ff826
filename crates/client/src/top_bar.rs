//! The bar at the top of every page.

use leptos::prelude::*;

use crate::games;
use crate::kit::link::Link;
use crate::kit::symbol::Symbol;
use crate::pages::guest::GuestButton;
use crate::preferences::{Preferences, Theme};
use crate::route::Route;
use crate::words::{Lang, Words};

/// What the page below says about itself: its game, and how far a match is.
#[derive(Clone, Copy)]
pub struct Heading(RwSignal<Option<Said>>);

#[derive(Clone, PartialEq, Eq)]
struct Said {
    game: String,
    progress: String,
}

impl Heading {
    pub fn new() -> Heading {
        Heading(RwSignal::new(None))
    }

    /// Shows `progress` until the page that calls this is left.
    pub fn follow(game: &str, progress: impl Fn() -> String + 'static) {
        let Heading(heading) = expect_context();
        let game = game.to_owned();
        Effect::new(move || {
            heading.set(Some(Said { game: game.clone(), progress: progress() }));
        });
        on_cleanup(move || heading.set(None));
    }
}

impl Default for Heading {
    fn default() -> Heading {
        Heading::new()
    }
}

#[component]
pub fn TopBar() -> impl IntoView {
    let words = Words::here();
    let Heading(heading) = expect_context();
    let said = move || {
        heading.get().map(|Said { game, progress }| {
            let name = move || words.say(&format!("{game}-name"), &[]);
            view! {
                <span class="topbar__game">{name}</span>
                <span class="topbar__progress quiet">{progress}</span>
            }
        })
    };
    let game = Signal::derive(move || {
        let game = heading.with(|said| said.as_ref().map(|said| said.game.clone()));
        game.unwrap_or_else(|| games::first().to_owned())
    });
    let rules = Signal::derive(move || Route::Rules { game: game.get() });
    let help = Signal::derive(move || Some(words.say("top-help", &[])));
    let guest = move || heading.with(Option::is_none).then(|| view! { <GuestButton/> });
    view! {
        <header class="topbar">
            <Link to=Route::Start class="brand">
                <Symbol id="rathaus"/>
                <span>"Rathaus"</span>
            </Link>
            {said}
            <span class="topbar__spring"></span>
            <LanguageButton/>
            <ThemeButton/>
            <Link to=rules class="icon-button" label=help>
                <Symbol id="help" class="sym--24"/>
            </Link>
            {guest}
        </header>
    }
}

/// With two languages, one press changes to the other.
#[component]
fn LanguageButton() -> impl IntoView {
    let words = Words::here();
    let preferences: Preferences = expect_context();
    let other = move || match preferences.lang.get() {
        Lang::En => Lang::De,
        Lang::De => Lang::En,
    };
    let choose = move |_| preferences.choose_lang(untrack(other));
    view! {
        <button
            class="icon-button language-button"
            aria-label=words.of("top-language")
            title=words.of("top-language")
            on:click=choose
        >
            <Symbol id="language" class="sym--24"/>
        </button>
    }
}

#[component]
fn ThemeButton() -> impl IntoView {
    let words = Words::here();
    let preferences: Preferences = expect_context();
    let label = move || {
        let theme = words.say(preferences.theme.get().key(), &[]);
        words.say("top-theme", &[("theme", theme.into())])
    };
    let choose = move |_| {
        preferences.choose_theme(match preferences.theme.get_untracked() {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::System,
        });
    };
    view! {
        <button class="icon-button theme-button" aria-label=label title=label on:click=choose>
            <Symbol id="theme" class="sym--24"/>
        </button>
    }
}
