//! The difference between two JSON texts of the same kind, as places where one is cut and pasted to
//! become the other. Most of what a viewer sees stays as it is from one frame to the next, so that
//! the difference is much shorter than the text. Found in one pass, along the structure of the
//! texts: they are as `serde_json` writes them, without blanks.

use std::fmt;
use std::ops::Range;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

/// `[at, cut, paste]`: bytes `at..at + cut` of the old text are replaced by `paste`. In a list,
/// `at` counts from the end of the splice before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "(usize, usize, String)", into = "(usize, usize, String)")]
pub struct Splice {
    pub at: usize,
    pub cut: usize,
    pub paste: String,
}

/// So many elements of two lists together are passed over to find where they are the same again.
const LOOKS_AHEAD: usize = 24;

/// The splices do not belong to this text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misfit;

impl From<(usize, usize, String)> for Splice {
    fn from((at, cut, paste): (usize, usize, String)) -> Splice {
        Splice { at, cut, paste }
    }
}

impl From<Splice> for (usize, usize, String) {
    fn from(splice: Splice) -> (usize, usize, String) {
        (splice.at, splice.cut, splice.paste)
    }
}

/// What makes the old text the new one.
pub fn splices(old: &str, new: &str) -> Vec<Splice> {
    let mut comparison = Comparison { old, new, end: 0, splices: Vec::new() };
    comparison.values(0..old.len(), 0..new.len());
    comparison.splices
}

/// The new text.
pub fn spliced(old: &str, splices: &[Splice]) -> Result<String, Misfit> {
    let n_pasted: usize = splices.iter().map(|splice| splice.paste.len()).sum();
    let mut new = String::with_capacity(old.len() + n_pasted);
    let mut rest = old;
    for Splice { at, cut, paste } in splices {
        let (kept, behind) = rest.split_at_checked(*at).ok_or(Misfit)?;
        new.push_str(kept);
        new.push_str(paste);
        rest = behind.get(*cut..).ok_or(Misfit)?;
    }
    new.push_str(rest);
    Ok(new)
}

struct Comparison<'a> {
    old: &'a str,
    new: &'a str,
    /// Where the last splice has ended in the old text.
    end: usize,
    splices: Vec<Splice>,
}

impl Comparison<'_> {
    fn values(&mut self, old: Range<usize>, new: Range<usize>) {
        if self.old[old.clone()] == self.new[new.clone()] {
            return;
        }
        let kinds = (self.old.as_bytes().get(old.start), self.new.as_bytes().get(new.start));
        match kinds {
            (Some(b'{'), Some(b'{')) => self.objects(old, new),
            (Some(b'['), Some(b'[')) => self.lists(old, new),
            _ => self.replace(old, new),
        }
    }

    /// As long as they have the same members in the same order, their values are compared.
    fn objects(&mut self, old: Range<usize>, new: Range<usize>) {
        let (olds, news) = (parts(self.old, &old), parts(self.new, &new));
        for (idx, (one, other)) in olds.iter().zip(&news).enumerate() {
            let (old_value, new_value) = (self.value(self.old, one), self.value(self.new, other));
            if self.old[one.start..old_value.start] != self.new[other.start..new_value.start] {
                return self.replace(rest(&olds[idx..], &old), rest(&news[idx..], &new));
            }
            self.values(old_value, new_value);
        }
        let n_common = olds.len().min(news.len());
        if n_common < olds.len().max(news.len()) {
            let after = |parts: &[Range<usize>], whole: &Range<usize>| {
                let start = n_common.checked_sub(1).map_or(whole.start + 1, |idx| parts[idx].end);
                start..whole.end - 1
            };
            self.replace(after(&olds, &old), after(&news, &new));
        }
    }

    fn value(&self, text: &str, member: &Range<usize>) -> Range<usize> {
        let key_end = string_end(text.as_bytes(), member.start);
        key_end + 1..member.end
    }

    /// What is the same at both ends stays. In between, as many as before are compared one by one;
    /// where there are more or fewer, they go on together at the next ones that are the same.
    fn lists(&mut self, old: Range<usize>, new: Range<usize>) {
        let (olds, news) = (parts(self.old, &old), parts(self.new, &new));
        let (old_text, new_text) = (self.old, self.new);
        let is_same = |(one, other): (&Range<usize>, &Range<usize>)| {
            old_text[one.clone()] == new_text[other.clone()]
        };
        let n_first = olds.iter().zip(&news).take_while(|pair| is_same(*pair)).count();
        let pairs = olds[n_first..].iter().rev().zip(news[n_first..].iter().rev());
        let n_last = pairs.take_while(|pair| is_same(*pair)).count();
        let (n_old, n_new) = (olds.len() - n_last, news.len() - n_last);
        if n_old == n_new {
            for (one, other) in olds[n_first..n_old].iter().zip(&news[n_first..n_new]) {
                self.values(one.clone(), other.clone());
            }
            return;
        }
        // With the commas between them and their neighbours, which are the same in both.
        let between = |parts: &[Range<usize>], whole: &Range<usize>, from: usize, to: usize| {
            let start = from.checked_sub(1).map_or(whole.start + 1, |idx| parts[idx].end);
            start..parts.get(to).map_or(whole.end - 1, |next| next.start)
        };
        let (mut one, mut other) = (n_first, n_first);
        while one < n_old || other < n_new {
            let alike = |ahead: &(usize, usize)| {
                let (one, other) = (one + ahead.0, other + ahead.1);
                one < n_old && other < n_new && is_same((&olds[one], &news[other]))
            };
            let ahead = distances().find(alike).unwrap_or((n_old - one, n_new - other));
            if ahead != (0, 0) {
                let (from, from_new) = (one, other);
                (one, other) = (one + ahead.0, other + ahead.1);
                self.replace(
                    between(&olds, &old, from, one),
                    between(&news, &new, from_new, other),
                );
            } else {
                (one, other) = (one + 1, other + 1);
            }
        }
    }

    fn replace(&mut self, old: Range<usize>, new: Range<usize>) {
        let paste = self.new[new].to_owned();
        self.splices.push(Splice { at: old.start - self.end, cut: old.len(), paste });
        self.end = old.end;
    }
}

/// How far ahead two lists may go on together: the nearest ones first.
fn distances() -> impl Iterator<Item = (usize, usize)> {
    (0..=LOOKS_AHEAD).flat_map(|far| (0..=far).map(move |one| (one, far - one)))
}

/// From the first of these parts to the end of the whole.
fn rest(parts: &[Range<usize>], whole: &Range<usize>) -> Range<usize> {
    parts[0].start..whole.end - 1
}

/// Elements of a list, or members of an object.
fn parts(text: &str, whole: &Range<usize>) -> Vec<Range<usize>> {
    let inner = whole.start + 1..whole.end - 1;
    let bytes = &text.as_bytes()[..inner.end];
    let (mut parts, mut start, mut depth) = (Vec::with_capacity(16), inner.start, 0);
    let mut at = inner.start;
    while let Some(byte) = bytes.get(at) {
        match MARKS[usize::from(*byte)] {
            Mark::Nothing => {}
            Mark::Quote => at = string_end(bytes, at) - 1,
            Mark::Opens => depth += 1,
            Mark::Closes => depth -= 1,
            Mark::Comma if depth == 0 => {
                parts.push(start..at);
                start = at + 1;
            }
            Mark::Comma => {}
        }
        at += 1;
    }
    if start < inner.end {
        parts.push(start..inner.end);
    }
    parts
}

#[derive(Clone, Copy)]
enum Mark {
    Nothing,
    Quote,
    Opens,
    Closes,
    Comma,
}

/// What a byte means outside of strings: looking it up is a third faster than comparing it.
const MARKS: [Mark; 256] = {
    let mut marks = [Mark::Nothing; 256];
    marks[b'"' as usize] = Mark::Quote;
    marks[b'{' as usize] = Mark::Opens;
    marks[b'[' as usize] = Mark::Opens;
    marks[b'}' as usize] = Mark::Closes;
    marks[b']' as usize] = Mark::Closes;
    marks[b',' as usize] = Mark::Comma;
    marks
};

/// Behind the closing quotation mark of a string that begins here.
fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the change belongs to another text")
    }
}

impl std::error::Error for Misfit {}

#[cfg(test)]
mod tests {
    use engine::{Chance, Fast};
    use serde_json::{Map, Value, json};

    use super::*;

    fn check(old: &Value, new: &Value, n_splices: usize) {
        let (old, new) = (old.to_string(), new.to_string());
        let found = splices(&old, &new);
        assert_eq!(spliced(&old, &found).as_deref(), Ok(new.as_str()), "{old} {found:?}");
        assert_eq!(found.len(), n_splices, "{old} {new} {found:?}");
    }

    #[test]
    fn only_what_differs_is_sent() {
        check(&json!({"a": 1, "b": [1, 2, 3]}), &json!({"a": 1, "b": [1, 2, 3]}), 0);
        check(&json!({"a": 1, "b": [1, 2, 3]}), &json!({"a": 2, "b": [1, 7, 3]}), 2);
        check(&json!([1, 2, 3]), &json!([1, 3]), 1);
        check(&json!([]), &json!([1, 3]), 1);
        check(&json!([1]), &json!([]), 1);
        check(&json!([1, 2]), &json!([0, 1, 2]), 1);
        check(&json!([1, 2, 3, 4, 5, 6]), &json!([1, 3, 5, 6]), 2);
        check(&json!([1, 2, 3, 4, 5]), &json!([0, 1, 3, 4, 5, 6, 7]), 3);
        check(&json!([1, 2, 3]), &json!([2]), 2);
        check(&json!([2]), &json!([1, 2, 3]), 2);
        check(&json!({"a": 1}), &json!({"a": 1, "b": 2}), 1);
        check(&json!({"a": 1, "b": 2}), &json!({"b": 2}), 1);
        check(&json!({}), &json!({"b": 2}), 1);
        check(&json!({"a\"}": "x,\\\"y"}), &json!({"a\"}": "x,\\\"z"}), 1);
        check(&json!({"a": [{"b": "ä"}, {"b": "ö"}]}), &json!({"a": [{"b": "ü"}, {"b": "ö"}]}), 1);
        check(&json!(null), &json!([1]), 1);
    }

    fn any(chance: &mut Fast, depth: u32) -> Value {
        match chance.below(if depth == 0 { 4 } else { 7 }) {
            0 => Value::Null,
            1 => json!(chance.below(3)),
            2 => json!(["", "a", "\",[{", "\\", "ßö€😀"][chance.below(5) as usize]),
            3 => json!(chance.below(2) == 0),
            4 | 5 => (0..chance.below(5)).map(|_| any(chance, depth - 1)).collect(),
            _ => {
                let members = (0..chance.below(5))
                    .map(|_| (format!("k{}", chance.below(6)), any(chance, depth - 1)));
                Value::Object(Map::from_iter(members))
            }
        }
    }

    #[test]
    fn any_text_becomes_any_other() {
        let mut chance = Fast::new(1);
        for _ in 0..20_000 {
            let old = any(&mut chance, 4).to_string();
            let new = any(&mut chance, 4).to_string();
            let found = splices(&old, &new);
            assert_eq!(spliced(&old, &found).as_deref(), Ok(new.as_str()), "{old} {found:?}");
        }
    }

    #[test]
    fn what_does_not_fit_is_noticed() {
        let splice = |at, cut| [Splice { at, cut, paste: String::new() }];
        assert_eq!(spliced("ab", &splice(3, 0)), Err(Misfit));
        assert_eq!(spliced("ab", &splice(1, 2)), Err(Misfit));
        assert_eq!(spliced("ä", &splice(1, 0)), Err(Misfit));
        assert_eq!(spliced("ab", &splice(1, 1)).as_deref(), Ok("a"));
    }
}
