//! The settings, behind a button of the top bar.

use leptos::prelude::*;

use crate::kit::dialog::Dialog;
use crate::kit::symbol::Symbol;
use crate::preferences::{Preference, Preferences, Theme};
use crate::sound::{Sound, Sounds};
use crate::words::{Lang, Words};

#[component]
pub fn SettingsButton() -> impl IntoView {
    let words = Words::here();
    let is_open = RwSignal::new(false);
    let title = Signal::derive(move || words.say("settings-title", &[]));
    let close = move |_| is_open.set(false);
    view! {
        <button
            class="icon-button settings-button"
            aria-label=move || title.get()
            title=move || title.get()
            on:click=move |_| is_open.set(true)
        >
            <Symbol id="settings" class="sym--24"/>
        </button>
        <Dialog is_open title class="settings">
            <Languages/>
            <Themes/>
            <Volume/>
            <Switch of=Preferences::here().is_still key="settings-still"/>
            <Switch of=Preferences::here().ends_by_itself key="settings-ends-by-itself"/>
            <Switch of=Preferences::here().shows_survival key="settings-shows-survival"/>
            <p class="small quiet">{words.of("settings-keys")}</p>
            <div class="dialog__actions">
                <button class="button button--primary" on:click=close>{words.of("ok")}</button>
            </div>
        </Dialog>
    }
}

/// Each in its own words, so that nobody is lost.
#[component]
fn Languages() -> impl IntoView {
    let words = Words::here();
    let lang = Preferences::here().lang;
    let option = move |(it, name): (Lang, &'static str)| {
        view! {
            <label class="chip" class:is-selected=move || lang.get() == it>
                <input
                    class="sr"
                    type="radio"
                    name="lang"
                    value=it.code()
                    prop:checked=move || lang.get() == it
                    on:change=move |_| lang.choose(it)
                />
                {name}
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{words.of("settings-language")}</legend>
            <div class="choices">
                {[(Lang::De, "Deutsch"), (Lang::En, "English")].map(option).collect_view()}
            </div>
        </fieldset>
    }
}

#[component]
fn Themes() -> impl IntoView {
    let words = Words::here();
    let theme = Preferences::here().theme;
    let option = move |it: Theme| {
        view! {
            <label class="chip" class:is-selected=move || theme.get() == it>
                <input
                    class="sr"
                    type="radio"
                    name="theme"
                    value=it.key()
                    prop:checked=move || theme.get() == it
                    on:change=move |_| theme.choose(it)
                />
                {words.of(it.key())}
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{words.of("settings-theme")}</legend>
            <div class="choices">{Theme::ALL.map(option).collect_view()}</div>
        </fieldset>
    }
}

/// Lets hear what it does.
#[component]
fn Volume() -> impl IntoView {
    let words = Words::here();
    let sounds = Sounds::here();
    let volume = Preferences::here().volume;
    let slide = move |event| {
        if let Ok(percent) = event_target_value(&event).parse() {
            volume.choose(percent);
            sounds.play(Sound::Dice(1));
        }
    };
    view! {
        <label class="field settings__volume">
            <span>{words.of("settings-volume")}</span>
            <input
                type="range"
                min="0"
                max="100"
                step="10"
                prop:value=move || volume.get().to_string()
                on:change=slide
            />
        </label>
    }
}

#[component]
fn Switch(of: Preference<bool>, key: &'static str) -> impl IntoView {
    let words = Words::here();
    view! {
        <label class="check">
            <input
                type="checkbox"
                prop:checked=move || of.get()
                on:change=move |event| of.choose(event_target_checked(&event))
            />
            <span>{words.of(key)}</span>
        </label>
    }
}
