//! Words in the user's language, for components.

use std::sync::Arc;

use leptos::prelude::*;
pub use texts::{Lang, Texts, Value};

/// The words of the language chosen now. Whatever shows them is told when the language changes.
#[derive(Clone, Copy)]
pub struct Words(Signal<Arc<Texts>>);

impl Words {
    pub fn new(texts: Signal<Arc<Texts>>) -> Words {
        Words(texts)
    }

    /// The words of the surrounding app.
    pub fn here() -> Words {
        expect_context::<Words>()
    }

    /// To be read inside of a view or an effect: it follows the language.
    pub fn texts(self) -> Arc<Texts> {
        self.0.get()
    }

    /// As [`Words::texts`], where only the moment counts.
    pub fn texts_once(self) -> Arc<Texts> {
        self.0.get_untracked()
    }

    /// A text without placeholders, as a piece of a view.
    pub fn of(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.say(key, &[])
    }

    pub fn say(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.0.with(|texts| texts.say(key, args))
    }

    /// As [`Words::say`], where only the moment counts: in callbacks.
    pub fn say_once(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.0.with_untracked(|texts| texts.say(key, args))
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

    /// What opens a key in our sources.
    const OPENERS: [&str; 6] =
        [".of(\"", "say(\"", "say_once(\"", "key=\"", "question=\"", "verb=\""];

    fn sources(folder: &Path, out: &mut String) {
        for entry in fs::read_dir(folder).expect("the sources lie beside the manifest") {
            let path = entry.expect("a folder can be listed").path();
            if path.is_dir() {
                sources(&path, out);
            } else {
                let source = fs::read_to_string(&path).expect("sources are text");
                out.push_str(source.split("#[cfg(test)]").next().unwrap_or_default());
            }
        }
    }

    /// A key that is written out in the sources has a text in both languages.
    #[test]
    fn every_key_has_a_text() {
        let mut source = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
        let all = Lang::ALL.map(Texts::new);
        let mut n_keys = 0;
        for opener in OPENERS {
            for (start, _) in source.match_indices(opener) {
                let key = source[start + opener.len()..].split('"').next().unwrap_or_default();
                n_keys += 1;
                for texts in &all {
                    assert_ne!(texts.find(key, &[]), None, "{key} in {:?}", texts.lang());
                }
            }
        }
        assert!(100 < n_keys, "{n_keys}");
    }
}
