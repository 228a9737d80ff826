//! Words in the user's language, for components. What every page says is fetched before there is a
//! page, and what is said about a game along with the game: first in the language that is wanted,
//! then in the other one, so that a change needs no server.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
pub use texts::{Lang, Texts, Value};
use texts::{Subject, Wording, subject};

use crate::http;

/// The words of the language chosen now. Whatever shows them is told when the language changes.
#[derive(Clone, Copy)]
pub struct Words {
    wanted: Signal<Lang>,
    known: RwSignal<Known>,
    texts: Signal<Arc<Texts>>,
}

/// What every page says, in the language that is spoken first.
pub struct Common {
    lang: Lang,
    wording: Wording,
}

struct Known {
    /// What is spoken of.
    subjects: Vec<&'static Subject>,
    /// What was fetched, by the names of the files.
    read: Vec<(&'static str, Wording)>,
}

/// What is to be said has not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speechless;

impl Known {
    fn wording(&self, subject: &Subject, lang: Lang) -> Option<Wording> {
        let read = self.read.iter().find(|(file, _)| *file == subject.file(lang));
        read.map(|(_, wording)| wording.clone()).or_else(|| subject.wording(lang))
    }

    /// None if something has not come yet.
    fn texts(&self, lang: Lang) -> Option<Texts> {
        let wordings: Option<Vec<Wording>> =
            self.subjects.iter().map(|subject| self.wording(subject, lang)).collect();
        wordings.map(|wordings| Texts::of(lang, wordings))
    }
}

impl Common {
    pub async fn fetch(lang: Lang) -> Result<Common, Speechless> {
        let wording = fetched(subject::COMMON.file(lang)).await?;
        Ok(Common { lang, wording })
    }
}

async fn fetched(file: &str) -> Result<Wording, Speechless> {
    let text = http::text(&format!("/{file}")).await.map_err(|_| Speechless)?;
    Wording::read(&text).ok_or(Speechless)
}

impl Words {
    /// The words that every page needs, in a language that may change.
    pub fn new(lang: impl Fn() -> Lang + Send + Sync + 'static, common: Common) -> Words {
        let wanted = Signal::derive(lang);
        let Common { lang: first, wording } = common;
        let read = vec![(subject::COMMON.file(first), wording)];
        let known = RwSignal::new(Known { subjects: vec![&subject::COMMON], read });
        let texts = move |before: Option<&Arc<Texts>>| {
            let wanted = wanted.get();
            let before = before.map_or(first, |texts| texts.lang());
            // Until all has come, the page goes on in the language before.
            let texts = known.with(|it| it.texts(wanted).or_else(|| it.texts(before)));
            Arc::new(texts.expect("a subject is known before it is spoken of"))
        };
        let texts = Memo::new_with_compare(texts, |_, _| true);
        let words = Words { wanted, known, texts: texts.into() };
        words.prepare(&subject::COMMON);
        words
    }

    /// Speaks of this too from now on: a game brings its own messages.
    pub async fn learn(self, subject: &'static Subject) -> Result<(), Speechless> {
        // The language may change meanwhile.
        while let Some(lang) = self.missing(subject) {
            self.fetch(subject, lang).await?;
        }
        let is_new = |known: &Known| !known.subjects.iter().any(|it| std::ptr::eq(*it, subject));
        if self.known.with_untracked(is_new) {
            self.known.update(|known| known.subjects.push(subject));
        }
        self.prepare(subject);
        Ok(())
    }

    /// Fetches what is said about it, if it comes, before anybody speaks of it.
    pub fn prepare(self, subject: &'static Subject) {
        spawn_local(async move {
            for lang in [self.wanted.get_untracked()].into_iter().chain(Lang::ALL) {
                let _ = self.fetch(subject, lang).await;
            }
        });
    }

    /// Fetches what this language lacks. Then it is spoken, if it is still wanted.
    pub async fn speak(self, lang: Lang) -> Result<(), Speechless> {
        for subject in self.known.with_untracked(|known| known.subjects.clone()) {
            self.fetch(subject, lang).await?;
        }
        if self.wanted.get_untracked() == lang && self.texts_once().lang() != lang {
            self.known.notify();
        }
        Ok(())
    }

    /// The language that has to come before the subject can be spoken of.
    fn missing(self, subject: &'static Subject) -> Option<Lang> {
        let mut langs = [self.wanted.get_untracked(), self.texts_once().lang()].into_iter();
        langs.find(|lang| !self.knows(subject, *lang))
    }

    fn knows(self, subject: &'static Subject, lang: Lang) -> bool {
        let is_read =
            |known: &Known| known.read.iter().any(|(file, _)| *file == subject.file(lang));
        subject.text(lang).is_some() || self.known.with_untracked(is_read)
    }

    async fn fetch(self, subject: &'static Subject, lang: Lang) -> Result<(), Speechless> {
        if !self.knows(subject, lang) {
            let file = subject.file(lang);
            let wording = fetched(file).await?;
            self.known.update_untracked(|known| known.read.push((file, wording)));
        }
        Ok(())
    }

    /// The words of the surrounding app.
    pub fn here() -> Words {
        expect_context::<Words>()
    }

    /// To be read inside of a view or an effect: it follows the language.
    pub fn texts(self) -> Arc<Texts> {
        self.texts.get()
    }

    /// As [`Words::texts`], where only the moment counts.
    pub fn texts_once(self) -> Arc<Texts> {
        self.texts.get_untracked()
    }

    /// A text without placeholders, as a piece of a view.
    pub fn of(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.say(key, &[])
    }

    pub fn say(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.texts.with(|texts| texts.say(key, args))
    }

    /// As [`Words::say`], where only the moment counts: in callbacks.
    pub fn say_once(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.texts.with_untracked(|texts| texts.say(key, args))
    }
}

/// A text without placeholders.
pub fn say(texts: &Texts, key: &str) -> String {
    texts.say(key, &[])
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::games::{CARDS, can_play};
    use crate::kit::symbol;

    const MANIFEST: &str = env!("CARGO_MANIFEST_DIR");
    /// What opens a key of a text in our sources, and the name of a symbol.
    const KEYS: [&str; 7] =
        [".of(\"", "say(\"", "say_once(\"", "key=\"", "question=\"", "verb=\"", "title: \""];
    const SYMBOLS: [&str; 3] = ["<Symbol id=\"", "symbol: \"", "symbol=\""];

    /// What is written out in the sources below a folder behind one of these openers. A game's
    /// module is looked into only if `with_games`.
    fn written(openers: &[&str], folder: &Path, with_games: bool, out: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("the sources lie beside the manifest") {
            let path = entry.expect("a folder can be listed").path();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().replace('_', "-");
            // What is said of an analysis comes with its code, as with that of a game; what
            // explains a hint is fetched with the hint.
            let is_fetched_later = ["analysis", "hints", "worth"].contains(&&*stem);
            if (can_play(&stem) || is_fetched_later) && !with_games {
                continue;
            }
            if path.is_dir() {
                written(openers, &path, with_games, out);
                continue;
            }
            let source = fs::read_to_string(&path).expect("sources are text");
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            for opener in openers {
                let after = source.split(opener).skip(1);
                out.extend(after.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
            }
        }
    }

    fn check_keys(with_games: bool, texts: impl Fn(Lang) -> Texts) {
        let (mut found, sources) = (Vec::new(), Path::new(MANIFEST).join("src"));
        written(&KEYS, &sources, with_games, &mut found);
        assert!(100 < found.len(), "{}", found.len());
        for texts in Lang::ALL.map(texts) {
            for key in &found {
                assert_ne!(texts.find(key, &[]), None, "{key} in {:?}", texts.lang());
            }
        }
    }

    /// A key that is written out in the sources has a text in both languages.
    #[test]
    fn every_key_has_a_text() {
        check_keys(true, Texts::new);
    }

    /// What is shown of all games can be said before any of them is loaded.
    #[test]
    fn pages_without_a_game_have_their_texts() {
        let common = |lang| Texts::of(lang, subject::COMMON.wording(lang));
        check_keys(false, common);
        let parts = ["name", "blurb", "mood"];
        for texts in Lang::ALL.map(common) {
            for card in CARDS {
                let said = parts.map(|part| texts.find(&format!("{}-{part}", card.id), &[]));
                assert!(said.iter().all(Option::is_some), "{} in {:?}", card.id, texts.lang());
            }
        }
    }

    #[test]
    fn every_symbol_that_is_named_exists() {
        let mut named = Vec::new();
        written(&SYMBOLS, &Path::new(MANIFEST).join("src"), true, &mut named);
        assert!(30 < named.len(), "{}", named.len());
        for id in named {
            assert!(symbol::exists(&id), "{id}");
        }
    }
}
