//! The difference between two JSON texts of the same kind, as places where one is cut and pasted to
//! become the other. Most of what a viewer sees stays as it is from one frame to the next, so that
//! the difference is much shorter than the text. Found in one pass, along the structure of the
//! texts: they are as `serde_json` writes them, without blanks.

use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};

/// Bytes `at..at + cut` of the old text are replaced by `paste`. In a list, `at` counts from the
/// end of the splice before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "(usize, usize, String)", into = "(usize, usize, String)")]
pub struct Splice {
    pub at: usize,
    pub cut: usize,
    pub paste: String,
}

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

    /// What is the same at both ends stays. In between, as many as before are compared one by one.
    fn lists(&mut self, old: Range<usize>, new: Range<usize>) {
        let (olds, news) = (parts(self.old, &old), parts(self.new, &new));
        let is_same = |one: &Range<usize>, other: &Range<usize>| {
            self.old[one.clone()] == self.new[other.clone()]
        };
        let pairs = olds.iter().zip(&news);
        let n_first = pairs.take_while(|(one, other)| is_same(one, other)).count();
        let pairs = olds[n_first..].iter().rev().zip(news[n_first..].iter().rev());
        let n_last = pairs.take_while(|(one, other)| is_same(one, other)).count();
        let (old_middle, new_middle) =
            (&olds[n_first..olds.len() - n_last], &news[n_first..news.len() - n_last]);
        if old_middle.len() == new_middle.len() {
            for (one, other) in old_middle.iter().zip(new_middle) {
                self.values(one.clone(), other.clone());
            }
            return;
        }
        // With the commas between them and their neighbours.
        let between = |parts: &[Range<usize>], whole: &Range<usize>| {
            let start = n_first.checked_sub(1).map_or(whole.start + 1, |idx| parts[idx].end);
            let end = match n_last {
                0 => whole.end - 1,
                n_last => parts[parts.len() - n_last].start,
            };
            start..end
        };
        self.replace(between(&olds, &old), between(&news, &new));
    }

    fn replace(&mut self, old: Range<usize>, new: Range<usize>) {
        let paste = self.new[new].to_owned();
        self.splices.push(Splice { at: old.start - self.end, cut: old.len(), paste });
        self.end = old.end;
    }
}

/// From the first of these parts to the end of the whole.
fn rest(parts: &[Range<usize>], whole: &Range<usize>) -> Range<usize> {
    parts[0].start..whole.end - 1
}

/// Elements of a list, or members of an object.
fn parts(text: &str, whole: &Range<usize>) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let (mut parts, mut start, mut depth) = (Vec::new(), whole.start + 1, 0);
    let mut at = start;
    let end = whole.end - 1;
    while at < end {
        match bytes[at] {
            b'"' => at = string_end(bytes, at) - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(start..at);
                start = at + 1;
            }
            _ => {}
        }
        at += 1;
    }
    if start < end {
        parts.push(start..end);
    }
    parts
}

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
