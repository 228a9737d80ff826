//! Words in the user's language, for components.

use std::sync::Arc;

use leptos::prelude::*;
pub use texts::{Lang, Texts, Value};
use texts::{Subject, subject};

/// The words of the language chosen now. Whatever shows them is told when the language changes.
#[derive(Clone, Copy)]
pub struct Words {
    texts: Signal<Arc<Texts>>,
    subjects: RwSignal<Vec<&'static Subject>>,
}

impl Words {
    /// The words that every page needs, in a language that may change.
    pub fn new(lang: impl Fn() -> Lang + Send + Sync + 'static) -> Words {
        let subjects = RwSignal::new(vec![&subject::COMMON]);
        let texts = move |_: Option<&_>| Arc::new(subjects.with(|it| Texts::about(lang(), it)));
        let texts = Memo::new_with_compare(texts, |_, _| true);
        Words { texts: texts.into(), subjects }
    }

    /// Speaks of this too from now on: a game brings its own messages.
    pub fn learn(self, subject: &'static Subject) {
        let knows = |it: &Vec<&Subject>| it.iter().any(|known| std::ptr::eq(*known, subject));
        if !self.subjects.with_untracked(knows) {
            self.subjects.update(|it| it.push(subject));
        }
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
            if can_play(&stem) && !with_games {
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
        check_keys(false, |lang| Texts::about(lang, &[&subject::COMMON]));
        let parts = ["name", "blurb", "mood"];
        for texts in Lang::ALL.map(|lang| Texts::about(lang, &[&subject::COMMON])) {
            for card in CARDS {
                let said = parts.map(|part| texts.find(&format!("{}-{part}", card.id), &[]));
                assert!(said.iter().all(Option::is_some), "{} in {:?}", card.id, texts.lang());
            }
        }
    }

    /// A symbol that does not exist is drawn as nothing, and nobody would hear of it.
    #[test]
    fn every_symbol_that_is_named_exists() {
        let symbols = fs::read_to_string(Path::new(MANIFEST).join("page/symbols.svg")).unwrap();
        let mut named = Vec::new();
        written(&SYMBOLS, &Path::new(MANIFEST).join("src"), true, &mut named);
        assert!(30 < named.len(), "{}", named.len());
        for id in named {
            assert!(symbols.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }
}
