//! What the user likes: language and theme, kept by the browser.

use std::sync::Arc;

use leptos::prelude::*;

use crate::browser;
use crate::words::{Lang, Texts, Words};

const LANG_KEY: &str = "rathaus-lang";
const THEME_KEY: &str = "rathaus-theme";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    System,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    pub fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Theme::System => "theme-system",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
        }
    }

    fn from_code(code: &str) -> Theme {
        let theme = Theme::ALL.into_iter().find(|theme| theme.code() == code);
        theme.unwrap_or(Theme::System)
    }
}

#[derive(Clone, Copy)]
pub struct Preferences {
    pub lang: RwSignal<Lang>,
    pub theme: RwSignal<Theme>,
}

impl Preferences {
    pub fn load() -> Preferences {
        let stored = browser::stored(LANG_KEY).and_then(|code| Lang::from_code(&code));
        let lang = stored.unwrap_or_else(|| Lang::from_locale(&browser::language()));
        let theme = Theme::from_code(&browser::stored(THEME_KEY).unwrap_or_default());
        Preferences { lang: RwSignal::new(lang), theme: RwSignal::new(theme) }
    }

    pub fn words(self) -> Words {
        Words::new(
            Memo::new_with_compare(
                move |_| Arc::new(Texts::new(self.lang.get())),
                |old, new| old.map(|texts| texts.lang()) != new.map(|texts| texts.lang()),
            )
            .into(),
        )
    }

    /// Keeps the page as the preferences are.
    pub fn follow(self) {
        Effect::new(move || {
            let _ = browser::root().set_attribute("lang", self.lang.get().code());
        });
        Effect::new(move || {
            let _ = match self.theme.get() {
                Theme::System => browser::root().remove_attribute("data-theme"),
                theme => browser::root().set_attribute("data-theme", theme.code()),
            };
        });
    }

    pub fn choose_lang(self, lang: Lang) {
        browser::store(LANG_KEY, lang.code());
        self.lang.set(lang);
    }

    pub fn choose_theme(self, theme: Theme) {
        browser::store(THEME_KEY, theme.code());
        self.theme.set(theme);
    }
}
