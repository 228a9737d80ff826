//! Results on standard output: sentences for people, or one JSON object per line for programs.

use std::io::{self, Write};

use serde::Serialize;
use texts::{Texts, Value};

use crate::complaint::Complaint;

pub struct Voice {
    pub texts: Texts,
    pub is_json: bool,
}

impl Voice {
    /// One result, as an object or in words.
    pub fn report(
        &self,
        object: &impl Serialize,
        words: impl FnOnce() -> String,
    ) -> Result<(), Complaint> {
        let line = if self.is_json {
            serde_json::to_string(object).expect("results have string keys and finite numbers")
        } else {
            words()
        };
        let mut out = io::stdout().lock();
        writeln!(out, "{line}")?;
        Ok(out.flush()?)
    }

    /// Something that only people need.
    pub fn remark(&self, words: impl FnOnce() -> String) -> Result<(), Complaint> {
        if self.is_json {
            return Ok(());
        }
        Ok(writeln!(io::stdout().lock(), "{}", words())?)
    }

    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.texts.say(key, args)
    }

    pub fn number(&self, value: f64, n_decimals: usize) -> String {
        self.texts.lang().number(value, n_decimals)
    }

    /// A share of one, as a percentage.
    pub fn percent(&self, share: f64) -> String {
        self.texts.lang().percent(&self.number(share * 100.0, 1))
    }
}

/// A complaint on standard error. Where that is closed too, the exit status has to do.
pub fn complain(words: &str) {
    let _ = writeln!(io::stderr().lock(), "{}", harmless(words));
}

/// Somebody else's text with nothing in it that a terminal would obey, apart from line breaks.
pub fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => shown.push(c),
            c if c.is_control() => shown.extend(c.escape_default()),
            c => shown.push(c),
        }
    }
    shown
}
