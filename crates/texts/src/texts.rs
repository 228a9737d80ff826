//! The messages of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Lang;
use crate::subject::{self, Subject};

/// What stands in for a placeholder: texts and numbers become one with `into()`.
pub use fluent_bundle::FluentValue as Value;

/// Says things in one language. Can be shared between threads.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// All that there is to say.
    pub fn new(lang: Lang) -> Texts {
        Texts::about(lang, subject::ALL)
    }

    /// The messages of these subjects alone.
    pub fn about(lang: Lang, subjects: &[&Subject]) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![identifier(lang)]);
        // The marks around placeholders that help mixed scripts only disturb a terminal.
        bundle.set_use_isolating(false);
        for source in subjects.iter().flat_map(|subject| subject.files(lang)) {
            let resource = FluentResource::try_new((*source).to_owned())
                .expect("the tests of this crate read every file");
            bundle.add_resource(resource).expect("a key stands once, as the tests check");
        }
        Texts { lang, bundle }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of a key. A key without a text is our own fault; it is shown as it is.
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.find(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// The text of a key that is put together at run time and may have none.
    pub fn find(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut fluent_args = FluentArgs::new();
        for (name, value) in args {
            fluent_args.set(*name, value.clone());
        }
        let text = self.bundle.format_pattern(pattern, Some(&fluent_args), &mut Vec::new());
        Some(text.into_owned())
    }
}

fn identifier(lang: Lang) -> LanguageIdentifier {
    lang.code().parse().expect("a code is a language identifier")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(lang: Lang) -> impl Iterator<Item = &'static str> {
        subject::ALL.iter().flat_map(move |subject| subject.files(lang)).copied()
    }

    fn keys(lang: Lang) -> Vec<&'static str> {
        let lines = sources(lang).flat_map(|source| source.lines());
        let lines = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key)).collect()
    }

    /// What stands after a `$` anywhere: a message may say others, with their placeholders.
    fn placeholders(lang: Lang) -> Vec<&'static str> {
        let after = sources(lang).flat_map(|source| source.split('$').skip(1));
        after.map(|it| it.split([' ', '}', ')']).next().unwrap_or(it)).collect()
    }

    #[test]
    fn every_message_can_be_said() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let mut args = FluentArgs::new();
            placeholders(lang).into_iter().for_each(|name| args.set(name, 2));
            let keys = keys(lang);
            assert!(100 < keys.len(), "{}", keys.len());
            for key in keys {
                let pattern = texts.bundle.get_message(key).and_then(|message| message.value());
                let pattern = pattern.unwrap_or_else(|| panic!("{lang:?} has no text for {key}"));
                let mut errors = Vec::new();
                texts.bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{lang:?}, {key}: {errors:?}");
            }
        }
    }

    #[test]
    fn placeholders_are_filled_in() {
        let args = [("option", "round_cap".into()), ("given", 7.into())];
        let args = [args.as_slice(), &[("min", 30.into()), ("max", 99.into())]].concat();
        assert_eq!(
            Texts::new(Lang::De).say("bad-options-range", &args),
            "die Option round_cap ist 7, erlaubt sind 30 bis 99"
        );
        assert_eq!(
            Texts::new(Lang::En).say("bad-options-range", &args),
            "option round_cap is 7, but must be 30 to 99"
        );
    }

    #[test]
    fn a_key_without_a_text_is_noticed() {
        let texts = Texts::new(Lang::En);
        assert_eq!(texts.find("no-such-key", &[]), None);
        assert_eq!(texts.say("no-such-key", &[]), "no-such-key");
    }
}
