//! What the user likes, kept by the browser and followed by every open page of it.

use leptos::ev;
use leptos::prelude::*;

use crate::browser;
use crate::kit::effect::effect;
use crate::table::pace::Pace;
use crate::words::{Common, Lang, Words};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    System,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Theme::System => "theme-system",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
        }
    }
}

/// Something that can be kept as a word.
pub trait Keep: Copy + PartialEq + Send + Sync + 'static {
    fn code(self) -> String;
    fn from_code(code: &str) -> Option<Self>;
}

impl Keep for Lang {
    fn code(self) -> String {
        Lang::code(self).to_owned()
    }
    fn from_code(code: &str) -> Option<Lang> {
        Lang::from_code(code)
    }
}

impl Keep for Theme {
    fn code(self) -> String {
        let code = match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        code.to_owned()
    }
    fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

impl Keep for bool {
    fn code(self) -> String {
        self.to_string()
    }
    fn from_code(code: &str) -> Option<bool> {
        code.parse().ok()
    }
}

/// Percent.
impl Keep for u8 {
    fn code(self) -> String {
        self.to_string()
    }
    fn from_code(code: &str) -> Option<u8> {
        code.parse().ok().filter(|percent| *percent <= 100)
    }
}

/// One preference: a signal, and the name under which the browser keeps it.
pub struct Preference<T: Keep> {
    name: &'static str,
    signal: RwSignal<T>,
}

impl<T: Keep> Clone for Preference<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Keep> Copy for Preference<T> {}

impl<T: Keep> Preference<T> {
    fn load(name: &'static str, default: T) -> Preference<T> {
        Preference { name, signal: RwSignal::new(stored(name).unwrap_or(default)) }
    }

    pub fn get(self) -> T {
        self.signal.get()
    }

    pub fn get_untracked(self) -> T {
        self.signal.get_untracked()
    }

    pub fn choose(self, value: T) {
        browser::store(self.name, &value.code());
        self.signal.set(value);
    }

    /// Takes over what another page of ours has stored.
    fn reload(self) {
        if let Some(value) = stored(self.name).filter(|value| *value != self.get_untracked()) {
            self.signal.set(value);
        }
    }
}

fn stored<T: Keep>(name: &str) -> Option<T> {
    browser::stored(name).and_then(|code| T::from_code(&code))
}

#[derive(Clone, Copy)]
pub struct Preferences {
    pub lang: Preference<Lang>,
    pub theme: Preference<Theme>,
    /// Nothing travels or breathes, whatever the system says.
    pub is_still: Preference<bool>,
    /// Of all sounds, in percent.
    pub volume: Preference<u8>,
    /// A turn in which nothing is left to decide ends by itself.
    pub ends_by_itself: Preference<bool>,
    /// How fast the steps of the others are shown.
    pub pace: Preference<Pace>,
    /// More words in the first matches of a game, and a lesson offered.
    pub helps_newcomers: Preference<bool>,
    /// The browser keeps the page, to play without a network.
    pub is_kept: Preference<bool>,
    /// Rattus Cartus: the own chance to live, from what one may know.
    pub shows_survival: Preference<bool>,
    /// Turbo Taxi: "Halt!" counts only with a second press soon after the first.
    pub asks_halt_twice: Preference<bool>,
}

const VOLUME: u8 = 50;
const LANG: &str = "rathaus-lang";

/// The language in which the page begins.
pub fn first_lang() -> Lang {
    stored(LANG).unwrap_or_else(|| Lang::from_locale(&browser::language()))
}

impl Preferences {
    pub fn load() -> Preferences {
        Preferences {
            lang: Preference::load(LANG, first_lang()),
            theme: Preference::load("rathaus-theme", Theme::System),
            is_still: Preference::load("rathaus-still", false),
            volume: Preference::load("rathaus-volume", VOLUME),
            ends_by_itself: Preference::load("rathaus-ends-by-itself", false),
            pace: Preference::load("rathaus-pace", Pace::Normal),
            helps_newcomers: Preference::load("rathaus-newcomer", true),
            is_kept: Preference::load("rathaus-kept", true),
            shows_survival: Preference::load("rathaus-shows-survival", true),
            asks_halt_twice: Preference::load("rathaus-halt-twice", false),
        }
    }

    pub fn here() -> Preferences {
        expect_context::<Preferences>()
    }

    pub fn words(self, common: Common) -> Words {
        Words::new(move || self.lang.get(), common)
    }

    /// Keeps the page as the preferences are.
    pub fn follow(self, words: Words) {
        effect(move || {
            let _ = browser::root().set_attribute("lang", words.texts().lang().code());
        });
        effect(move || {
            let _ = match self.theme.get() {
                Theme::System => browser::root().remove_attribute("data-theme"),
                theme => browser::root().set_attribute("data-theme", &theme.code()),
            };
        });
        effect(move || {
            let _ = match self.is_still.get() {
                true => browser::root().set_attribute("data-motion", "off"),
                false => browser::root().remove_attribute("data-motion"),
            };
        });
        let listener = window_event_listener(ev::storage, move |_| {
            self.lang.reload();
            self.theme.reload();
            self.is_still.reload();
            self.volume.reload();
            self.ends_by_itself.reload();
            self.pace.reload();
            self.helps_newcomers.reload();
            self.is_kept.reload();
            self.shows_survival.reload();
            self.asks_halt_twice.reload();
        });
        on_cleanup(move || listener.remove());
    }

    pub fn mute(self) {
        self.volume.choose(if self.volume.get_untracked() == 0 { VOLUME } else { 0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_kept<T: Keep + std::fmt::Debug>(value: T) {
        assert_eq!(T::from_code(&value.code()), Some(value));
    }

    #[test]
    fn what_is_kept_can_be_read_again() {
        Theme::ALL.into_iter().for_each(check_kept);
        Lang::ALL.into_iter().for_each(check_kept);
        Pace::ALL.into_iter().for_each(check_kept);
        [0, 50, 100u8].into_iter().for_each(check_kept);
        [true, false].into_iter().for_each(check_kept);
    }

    #[test]
    fn nonsense_is_not_taken() {
        assert_eq!(Theme::from_code("pink"), None);
        assert_eq!(u8::from_code("101"), None);
        assert_eq!(bool::from_code("yes"), None);
    }
}
