//! The bar at the top of every page.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::app::Navigator;
use crate::browser;
use crate::games;
use crate::help::Help;
use crate::kit::effect::effect;
use crate::kit::icon_button::IconButton;
use crate::kit::link::Link;
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::pages::guest::GuestButton;
use crate::preferences::Preferences;
use crate::route::Route;
use crate::settings::SettingsButton;
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
        effect(move || {
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

/// Where the window is low the bar makes way for the table, and comes when it is called.
#[derive(Clone, Copy)]
pub struct Called(RwSignal<bool>);

impl Called {
    pub fn new() -> Called {
        Called(RwSignal::new(false))
    }
}

impl Default for Called {
    fn default() -> Called {
        Called::new()
    }
}

/// The bar, what calls it, and what it opens.
const CALLED_PARTS: &str = ".topbar, .more-button, dialog";

/// Calls the bar, and sends it away.
#[component]
pub fn MoreButton(#[prop(optional)] class: &'static str) -> impl IntoView {
    let words = Words::here();
    let Called(is_called) = expect_context();
    view! {
        <button
            class=format!("more-button {class}")
            data-place="more"
            aria-expanded=follows(move || is_called.get().to_string())
            on:click=move |_| is_called.update(|is_called| *is_called = !*is_called)
        >
            <Symbol id="menu" class="sym--24 mono"/>
            <span>{words.of("top-more")}</span>
        </button>
    }
}

#[component]
pub fn TopBar() -> impl IntoView {
    let words = Words::here();
    let Called(is_called) = expect_context();
    // Whoever goes on at the table needs it no more.
    window_event_listener(ev::pointerdown, move |event| {
        let at = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        if at.is_some_and(|at| matches!(at.closest(CALLED_PARTS), Ok(None))) {
            is_called.set(false);
        }
    });
    let Heading(heading) = expect_context();
    let said = move || {
        heading.get().map(|Said { game, progress }| {
            let name = live(move || words.say(&format!("{game}-name"), &[]));
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
    let route = Navigator::here().route();
    let is_playing = Signal::derive(move || {
        route.with(|route| {
            matches!(route, Route::Table { .. } | Route::Solo { .. } | Route::Learn { .. })
        })
    });
    effect(move || browser::set_title(&title(heading.get(), words)));
    let help = Signal::derive(move || Some(words.say("top-help", &[])));
    let Help { is_open, is_there } = Help::here();
    let help_button = live(move || match is_there.get() {
        true => view! {
            <IconButton
                symbol="help"
                label=Signal::derive(words.of("top-help"))
                class="help-button"
                on_press=move |()| is_open.set(true)
            />
        }
        .into_any(),
        false => view! {
            <Link to=rules class="icon-button" label=help is_new_tab=is_playing>
                <Symbol id="help" class="sym--24"/>
            </Link>
        }
        .into_any(),
    });
    let guest = live(move || heading.with(Option::is_none).then(|| view! { <GuestButton/> }));
    view! {
        <header class="topbar" class:is-called=follows(move || is_called.get())>
            <Link to=Route::Start class="brand">
                <Symbol id="rathaus"/>
                <span>"Rathaus"</span>
            </Link>
            {said}
            <span class="topbar__spring"></span>
            <LanguageButton/>
            <SoundButton/>
            {help_button}
            <SettingsButton/>
            {guest}
        </header>
    }
}

/// What a tab is called.
fn title(said: Option<Said>, words: Words) -> String {
    let game = said.map(|said| words.say(&format!("{}-name", said.game), &[]) + " · ");
    game.unwrap_or_default() + "Rathaus"
}

/// With two languages, one press changes to the other.
#[component]
fn LanguageButton() -> impl IntoView {
    let words = Words::here();
    let lang = Preferences::here().lang;
    let other = move || match lang.get() {
        Lang::En => Lang::De,
        Lang::De => Lang::En,
    };
    view! {
        <IconButton
            symbol="language"
            label=Signal::derive(words.of("top-language"))
            class="language-button"
            on_press=move |()| lang.choose(untrack(other))
        />
    }
}

/// Sounds on or off; how loud is a setting.
#[component]
fn SoundButton() -> impl IntoView {
    let words = Words::here();
    let preferences = Preferences::here();
    let is_on = move || 0 < preferences.volume.get();
    let key = move || if is_on() { "top-sound-off" } else { "top-sound-on" };
    let symbol = move || if is_on() { "sound" } else { "sound-off" };
    view! {
        <IconButton
            symbol=Signal::derive(move || symbol().to_owned())
            label=Signal::derive(move || words.say(key(), &[]))
            class="sound-button"
            on_press=move |()| preferences.mute()
        />
    }
}
