//! Messages as they are written in the files: in the syntax of Fluent, of which they need little.
//! `key = text`, with placeholders `{ $name }`, other messages `{ key }`, texts `{ " " }`, and
//! choices `{ $n -> [one] … *[other] … }`. The tests hold what is said against Fluent itself, which
//! would be large in the page, most of all for numbers and languages that nobody needs here.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::{Texts, Value};

/// The messages of one file.
#[derive(Clone)]
pub struct Wording(Arc<BTreeMap<String, Pattern>>);

type Pattern = Vec<Piece>;

enum Piece {
    Text(String),
    Placeholder(String),
    Message(String),
    Choice { on: String, variants: Vec<Variant> },
}

struct Variant {
    key: String,
    is_default: bool,
    pattern: Pattern,
}

impl Wording {
    /// None if it is something else than messages.
    pub fn read(text: &str) -> Option<Wording> {
        let mut reader = Reader { rest: text };
        let mut messages = BTreeMap::new();
        while reader.skip_to_message() {
            let key = reader.name()?;
            reader.skip_spaces();
            reader.expect('=')?;
            let known = messages.insert(key.to_owned(), reader.pattern()?);
            let is_whole = reader.rest.is_empty() || reader.rest.starts_with('\n');
            if known.is_some() || !is_whole {
                return None;
            }
        }
        Some(Wording(Arc::new(messages)))
    }

    /// Says the message, if it is here. It may contain others of the same texts.
    pub(crate) fn say(
        &self,
        key: &str,
        args: &[(&str, Value<'_>)],
        texts: &Texts,
    ) -> Option<String> {
        let mut said = String::new();
        write(self.0.get(key)?, args, texts, &mut said);
        Some(said)
    }
}

fn write(pattern: &Pattern, args: &[(&str, Value<'_>)], texts: &Texts, said: &mut String) {
    let arg = |wanted: &str| args.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value);
    for piece in pattern {
        match piece {
            Piece::Text(text) => said.push_str(text),
            Piece::Placeholder(name) => match arg(name) {
                Some(value) => said.push_str(&value.text()),
                None => said.push_str(&format!("{{${name}}}")),
            },
            Piece::Message(key) => said.push_str(&texts.say(key, args)),
            Piece::Choice { on, variants } => {
                let meant = |variant: &&Variant| arg(on).is_some_and(|it| it.is(&variant.key));
                let default = || variants.iter().find(|variant| variant.is_default);
                if let Some(variant) = variants.iter().find(meant).or_else(default) {
                    write(&variant.pattern, args, texts, said);
                }
            }
        }
    }
}

impl Value<'_> {
    fn text(&self) -> Cow<'_, str> {
        match self {
            Value::Text(text) => Cow::Borrowed(text),
            Value::Number(number) => Cow::Owned(number.to_string()),
        }
    }

    /// Whether a variant of this key is meant. Both languages tell apart one and all others.
    fn is(&self, key: &str) -> bool {
        match self {
            Value::Text(text) => text == key,
            Value::Number(number) => match key {
                "one" => number.abs() == 1,
                "other" => number.abs() != 1,
                key => key.parse().is_ok_and(|it: i64| it == *number),
            },
        }
    }
}

/// What is left of a file.
struct Reader<'a> {
    rest: &'a str,
}

/// A part of a pattern before its lines are known to be indented together.
enum Part<'a> {
    Written(&'a str),
    /// So many ends of lines, and so many spaces after them.
    Break {
        n_lines: usize,
        n_spaces: usize,
    },
    Piece(Piece),
}

impl<'a> Reader<'a> {
    /// Over empty lines and comments. Whether there is another message.
    fn skip_to_message(&mut self) -> bool {
        loop {
            self.rest = self.rest.trim_start();
            if !self.rest.starts_with('#') {
                return !self.rest.is_empty();
            }
            self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
        }
    }

    fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    fn expect(&mut self, char: char) -> Option<()> {
        self.rest = self.rest.strip_prefix(char)?;
        Some(())
    }

    /// The longest beginning of such characters.
    fn while_is(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|char| !is_part(char)).unwrap_or(self.rest.len());
        let (part, rest) = self.rest.split_at(end);
        self.rest = rest;
        part
    }

    fn name(&mut self) -> Option<&'a str> {
        let name = self.while_is(|char| char.is_ascii_alphanumeric() || "-_".contains(char));
        (!name.is_empty()).then_some(name)
    }

    /// Up to the end of the message or of the variant.
    fn pattern(&mut self) -> Option<Pattern> {
        self.skip_spaces();
        let mut parts = Vec::new();
        loop {
            let written = self.while_is(|char| !"\n{}".contains(char));
            if !written.is_empty() {
                parts.push(Part::Written(written));
            }
            if self.rest.starts_with('{') {
                parts.push(Part::Piece(self.placeable()?));
                continue;
            }
            match self.line_break() {
                Some(part) => parts.push(part),
                None => return Some(dedented(parts)),
            }
        }
    }

    /// To the next line, if it goes on with the pattern.
    fn line_break(&mut self) -> Option<Part<'a>> {
        let next = self.rest.trim_start();
        let between = &self.rest[..self.rest.len() - next.len()];
        let (lines, spaces) = between.rsplit_once('\n')?;
        let goes_on = next.starts_with(|char| !"[*.}".contains(char)) && !spaces.is_empty();
        if !goes_on {
            return None;
        }
        self.rest = next;
        let n_lines = lines.matches('\n').count() + 1;
        Some(Part::Break { n_lines, n_spaces: spaces.len() })
    }

    fn placeable(&mut self) -> Option<Piece> {
        self.expect('{')?;
        self.rest = self.rest.trim_start();
        let piece = if self.rest.starts_with('"') {
            Piece::Text(self.quoted()?)
        } else if self.expect('$').is_some() {
            let name = self.name()?.to_owned();
            self.rest = self.rest.trim_start();
            match self.rest.strip_prefix("->") {
                Some(rest) => {
                    self.rest = rest;
                    Piece::Choice { on: name, variants: self.variants()? }
                }
                None => Piece::Placeholder(name),
            }
        } else {
            Piece::Message(self.name()?.to_owned())
        };
        self.rest = self.rest.trim_start();
        self.expect('}')?;
        Some(piece)
    }

    /// Of all that may be escaped, nobody needs more than quotes.
    fn quoted(&mut self) -> Option<String> {
        self.expect('"')?;
        let text = self.while_is(|char| char != '"' && char != '\\');
        self.expect('"')?;
        Some(text.to_owned())
    }

    fn variants(&mut self) -> Option<Vec<Variant>> {
        let mut variants = Vec::new();
        loop {
            self.rest = self.rest.trim_start();
            let is_default = self.expect('*').is_some();
            if self.expect('[').is_none() {
                let n_defaults = variants.iter().filter(|it: &&Variant| it.is_default).count();
                return (n_defaults == 1 && !is_default).then_some(variants);
            }
            let key = self.name()?.to_owned();
            self.expect(']')?;
            variants.push(Variant { key, is_default, pattern: self.pattern()? });
        }
    }
}

/// Without the spaces that all lines begin with, and without those at the end.
fn dedented(parts: Vec<Part<'_>>) -> Pattern {
    let n_spaces = |part: &Part<'_>| match part {
        Part::Break { n_spaces, .. } => Some(*n_spaces),
        Part::Written(_) | Part::Piece(_) => None,
    };
    let n_common = parts.iter().filter_map(n_spaces).min().unwrap_or(0);
    let mut pattern = Pattern::new();
    let mut text = String::new();
    for (i, part) in parts.into_iter().enumerate() {
        match part {
            Part::Written(written) => text += written,
            Part::Break { .. } if i == 0 => {}
            Part::Break { n_lines, n_spaces } => {
                text.truncate(text.trim_end_matches(' ').len());
                text += &"\n".repeat(n_lines);
                text += &" ".repeat(n_spaces - n_common);
            }
            Part::Piece(piece) => {
                pattern.extend((!text.is_empty()).then(|| Piece::Text(std::mem::take(&mut text))));
                pattern.push(piece);
            }
        }
    }
    let text = text.trim_end();
    pattern.extend((!text.is_empty()).then(|| Piece::Text(text.to_owned())));
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn said(file: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        let texts = Texts::of(Lang::En, Wording::read(file));
        texts.find("it", args)
    }

    fn check(file: &str, args: &[(&str, Value<'_>)], expected: &str) {
        assert_eq!(said(file, args).as_deref(), Some(expected), "{file}");
    }

    #[test]
    fn a_message_may_have_several_lines() {
        check(
            "# about it\n\nit = one\n    two\n\n      three  \n\nother = x",
            &[],
            "one\ntwo\n\n  three",
        );
        check("it =\n    one\n    { \"  \" }", &[], "one\n  ");
    }

    #[test]
    fn a_choice_may_be_inside_of_another() {
        let file = "name = Ann\nit = { $n ->\n    [0] none\n    [one] { $is ->\n        \
                    [yes] own\n       \
                    *[no] { name }\n    }\n   *[other] { $n } of { name }\n}!";
        check(file, &[("n", 0.into())], "none!");
        check(file, &[("n", 1.into()), ("is", "yes".into())], "own!");
        check(file, &[("n", 1.into()), ("is", "Ann".into())], "Ann!");
        check(file, &[("n", 7.into())], "7 of Ann!");
        check(file, &[], "{$n} of Ann!");
    }

    #[test]
    fn what_is_not_messages_is_refused() {
        for file in [
            "<html>\n<p>Log in</p>",
            "it",
            "it = { $n",
            "it = { $n -> [one] a }",
            "it = a }",
            "it = a\nit = b",
        ] {
            assert!(Wording::read(file).is_none(), "{file}");
        }
    }
}
