//! The settings, behind a button of the top bar.

use leptos::prelude::*;

use crate::kit::dialog::Dialog;
use crate::kit::icon_button::IconButton;
use crate::kit::live::follows;
use crate::preferences::{Keep, Preference, Preferences, Theme};
use crate::sound::{Sound, Sounds};
use crate::table::pace::Pace;
use crate::words::{Lang, Words};

#[component]
pub fn SettingsButton() -> impl IntoView {
    let words = Words::here();
    let is_open = RwSignal::new(false);
    let title = Signal::derive(move || words.say("settings-title", &[]));
    view! {
        <IconButton
            symbol="settings"
            label=title
            class="settings-button"
            on_press=move |()| is_open.set(true)
        />
        <Dialog is_open title class="settings" closing="ok">
            {languages()}
            {themes()}
            {paces()}
            <Volume/>
            <Switch of=Preferences::here().is_still key="settings-still"/>
            <Switch of=Preferences::here().ends_by_itself key="settings-ends-by-itself"/>
            <Switch of=Preferences::here().helps_newcomers key="settings-newcomer"/>
            <Switch of=Preferences::here().is_kept key="settings-kept"/>
            <Switch of=Preferences::here().shows_survival key="settings-shows-survival"/>
            <Switch of=Preferences::here().asks_halt_twice key="settings-halt-twice"/>
            <p class="small quiet">{words.of("settings-keys")}</p>
        </Dialog>
    }
}

/// Each in its own words, so that nobody is lost.
fn languages() -> impl IntoView {
    let all = [(Lang::De, "Deutsch"), (Lang::En, "English")];
    let all = all.map(|(lang, name)| (lang, Signal::stored(name.to_owned())));
    chips("settings-language", "lang", Preferences::here().lang, all.into())
}

fn themes() -> impl IntoView {
    let words = Words::here();
    let all = Theme::ALL.map(|theme| (theme, Signal::derive(words.of(theme.key()))));
    chips("settings-theme", "theme", Preferences::here().theme, all.into())
}

/// How fast the turns of the others are shown.
fn paces() -> impl IntoView {
    let words = Words::here();
    let all = Pace::ALL.map(|pace| (pace, Signal::derive(words.of(pace.short()))));
    chips("settings-pace", "pace", Preferences::here().pace, all.into())
}

/// One of several, each with its name.
fn chips<T: Keep>(
    legend: &'static str,
    name: &'static str,
    of: Preference<T>,
    all: Vec<(T, Signal<String>)>,
) -> impl IntoView {
    let chip = move |(it, words): (T, Signal<String>)| {
        view! {
            <label class="chip" class:is-selected=follows(move || of.get() == it)>
                <input
                    class="sr"
                    type="radio"
                    name=name
                    value=it.code()
                    prop:checked=follows(move || of.get() == it)
                    on:change=move |_| of.choose(it)
                />
                {words}
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{Words::here().of(legend)}</legend>
            <div class="choices">{all.into_iter().map(chip).collect_view()}</div>
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
                prop:value=follows(move || volume.get().to_string())
                on:change=slide
            />
        </label>
    }
}

#[component]
fn Switch(of: Preference<bool>, key: &'static str) -> impl IntoView {
    let words = Words::here();
    view! {
        <label class="check" data-key=key>
            <input
                type="checkbox"
                prop:checked=follows(move || of.get())
                on:change=move |event| of.choose(event_target_checked(&event))
            />
            <span>{words.of(key)}</span>
        </label>
    }
}
