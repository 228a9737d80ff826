//! What can be said in one language.

use std::borrow::Cow;

use crate::subject;
use crate::{Lang, Wording};

/// What stands in for a placeholder: texts and numbers become one with `into()`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

/// Says things in one language. Can be shared between threads.
pub struct Texts {
    lang: Lang,
    wordings: Vec<Wording>,
}

impl Texts {
    /// All that is carried along.
    pub fn new(lang: Lang) -> Texts {
        Texts::of(lang, subject::ALL.iter().filter_map(|subject| subject.wording(lang)))
    }

    /// These messages alone, which are in this language.
    pub fn of(lang: Lang, wordings: impl IntoIterator<Item = Wording>) -> Texts {
        Texts { lang, wordings: wordings.into_iter().collect() }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of a key. A key without a text is our own fault; it is shown as it is.
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.find(key, args).unwrap_or_else(|| key.to_owned())
    }

    /// "A, B and C".
    pub fn list<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        let items: Vec<T> = items.into_iter().collect();
        match &items[..] {
            [] => String::new(),
            [one] => one.as_ref().to_owned(),
            [first @ .., last] => {
                let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
                let args = [("first", first.join(", ").into()), ("last", last.as_ref().into())];
                self.say("list-and", &args)
            }
        }
    }

    /// The text of a key that is put together at run time and may have none.
    pub fn find(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        self.wordings.iter().find_map(|wording| wording.say(key, args, self))
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(
            impl From<$number> for Value<'_> {
                fn from(number: $number) -> Self {
                    Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
                }
            }
        )*
    };
}

numbers! { i8 i16 i32 i64 u8 u16 u32 u64 usize }

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
    use unic_langid::LanguageIdentifier;

    use super::*;

    fn sources(lang: Lang) -> impl Iterator<Item = &'static str> {
        subject::ALL.iter().filter_map(move |subject| subject.text(lang))
    }

    fn keys(lang: Lang) -> Vec<&'static str> {
        let lines = sources(lang).flat_map(|source| source.lines());
        let lines = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key)).collect()
    }

    /// What stands after a `$` anywhere: a message may say others, with their placeholders.
    fn names(lang: Lang) -> BTreeSet<&'static str> {
        let after = sources(lang).flat_map(|source| source.split('$').skip(1));
        after.map(|it| it.split([' ', '}', ')']).next().unwrap_or(it)).collect()
    }

    /// All that choices tell apart.
    fn words_of_choices(lang: Lang) -> BTreeSet<&'static str> {
        let lines = sources(lang).flat_map(|source| source.lines());
        let keys = lines.filter_map(|line| {
            let (key, _) =
                line.trim_start_matches([' ', '*']).strip_prefix('[')?.split_once(']')?;
            Some(key)
        });
        keys.collect()
    }

    /// With everything that an argument can be: what we say is what Fluent says.
    #[test]
    fn every_message_is_said_as_fluent_says_it() {
        let values = ["0", "1", "2", "21", "-1", "yes", "no", "Klaus"];
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let identifier: LanguageIdentifier = lang.code().parse().unwrap();
            let mut bundle = FluentBundle::new(vec![identifier]);
            bundle.set_use_isolating(false);
            for source in sources(lang) {
                let resource = FluentResource::try_new(source.to_owned()).unwrap();
                bundle.add_resource(resource).expect("a key stands once");
            }
            let (names, keys) = (names(lang), keys(lang));
            assert!(100 < keys.len(), "{}", keys.len());
            for value in values.into_iter().chain(words_of_choices(lang)) {
                let mut fluent_args = FluentArgs::new();
                let number = value.parse::<i64>().ok();
                let ours = || number.map_or_else(|| value.into(), Value::from);
                let args: Vec<(&str, Value<'_>)> = names.iter().map(|it| (*it, ours())).collect();
                for name in &names {
                    match number {
                        Some(number) => fluent_args.set(*name, number),
                        None => fluent_args.set(*name, value),
                    }
                }
                for key in &keys {
                    let pattern = bundle.get_message(key).and_then(|it| it.value());
                    let pattern = pattern.unwrap_or_else(|| panic!("{lang:?} lacks {key}"));
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, Some(&fluent_args), &mut errors);
                    assert!(errors.is_empty(), "{lang:?}, {key}: {errors:?}");
                    assert_eq!(texts.find(key, &args).as_deref(), Some(&*said), "{lang:?}, {key}");
                }
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

    #[test]
    fn lists_end_in_and() {
        let said = |lang, items: &[&str]| Texts::new(lang).list(items);
        assert_eq!(said(Lang::En, &[]), "");
        assert_eq!(said(Lang::En, &["A"]), "A");
        assert_eq!(said(Lang::En, &["A", "B"]), "A and B");
        assert_eq!(said(Lang::De, &["A", "B", "C"]), "A, B und C");
    }
}
