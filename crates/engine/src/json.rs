//! Any JSON, as it was written: component files are kept like this, so that whoever checks one can
//! name every fault at its place. Fields stand in the order of the text, repeated ones too.

use std::fmt;

use schemars::JsonSchema;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, PartialEq, Debug, JsonSchema)]
#[schemars(from = "serde_json::Value", into = "serde_json::Value")]
pub enum Json {
    Null,
    Bool(bool),
    Whole(i64),
    /// A number that is not whole, or too large to be one.
    Fraction(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// JSON has no number that differs from itself.
impl Eq for Json {}

/// Where a text stops being JSON, both counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadJson {
    pub line: usize,
    pub column: usize,
}

/// Up to here every whole number is a float of its own.
const EXACT_MAX: f64 = (1u64 << 53) as f64;
/// Of longer texts the beginning is told.
const QUOTED_MAX: usize = 40;

impl Json {
    pub fn parse(text: &str) -> Result<Json, BadJson> {
        let bad = |why: serde_json::Error| {
            // A text that ends too soon is wrong where it ends. Columns count characters.
            let n_before = if why.is_eof() { why.column() } else { why.column().saturating_sub(1) };
            let line = text.lines().nth(why.line().saturating_sub(1)).unwrap_or_default();
            let n_before = line.get(..n_before).map_or(n_before, |before| before.chars().count());
            BadJson { line: why.line(), column: n_before + 1 }
        };
        serde_json::from_str(text).map_err(bad)
    }

    pub fn text(text: impl Into<String>) -> Json {
        Json::Text(text.into())
    }

    pub fn texts<'t>(texts: impl IntoIterator<Item = &'t str>) -> Json {
        Json::List(texts.into_iter().map(Json::text).collect())
    }

    pub fn object<'k>(entries: impl IntoIterator<Item = (&'k str, Json)>) -> Json {
        Json::Object(entries.into_iter().map(|(key, json)| (key.to_owned(), json)).collect())
    }

    /// The value of a key; of the first, if the key is there twice. None in what is no object.
    pub fn get(&self, key: &str) -> Option<&Json> {
        self.entries().iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, key: &str) -> Option<&mut Json> {
        match self {
            Json::Object(entries) => {
                entries.iter_mut().find(|(name, _)| name == key).map(|(_, value)| value)
            }
            _ => None,
        }
    }

    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn as_whole(&self) -> Option<i64> {
        match self {
            Json::Whole(number) => Some(*number),
            _ => None,
        }
    }

    /// The entries of a list; none in what is no list.
    pub fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            _ => &[],
        }
    }

    /// The fields of an object; none in what is no object.
    pub fn entries(&self) -> &[(String, Json)] {
        match self {
            Json::Object(entries) => entries,
            _ => &[],
        }
    }

    /// Equal, whatever the order of keys.
    pub fn is_same(&self, other: &Json) -> bool {
        match (self, other) {
            (Json::Object(some), Json::Object(others)) => {
                let has_same = |(key, value): &(String, Json)| {
                    other.get(key).is_some_and(|theirs| value.is_same(theirs))
                };
                some.len() == others.len() && some.iter().all(has_same)
            }
            (Json::List(some), Json::List(others)) => {
                let pairs = some.iter().zip(others);
                some.len() == others.len() && pairs.into_iter().all(|(one, two)| one.is_same(two))
            }
            (one, two) => one == two,
        }
    }

    /// The same without some keys, at any depth.
    pub fn without(&self, keys: &[&str]) -> Json {
        match self {
            Json::List(items) => Json::List(items.iter().map(|item| item.without(keys)).collect()),
            Json::Object(entries) => {
                let kept = entries.iter().filter(|(key, _)| !keys.contains(&key.as_str()));
                Json::Object(kept.map(|(key, json)| (key.clone(), json.without(keys))).collect())
            }
            other => other.clone(),
        }
    }

    /// How long the shortest text is that says this; escapes in texts are not counted.
    pub fn n_bytes(&self) -> usize {
        let quoted = |text: &str| text.len() + 2;
        let separated = |n_items: usize| 2 + n_items.saturating_sub(1);
        match self {
            Json::Null | Json::Bool(true) => 4,
            Json::Bool(false) => 5,
            Json::Whole(number) => number.to_string().len(),
            Json::Fraction(number) => number.to_string().len(),
            Json::Text(text) => quoted(text),
            Json::List(items) => {
                separated(items.len()) + items.iter().map(Json::n_bytes).sum::<usize>()
            }
            Json::Object(entries) => {
                let entry = |(key, json): &(String, Json)| quoted(key) + 1 + json.n_bytes();
                separated(entries.len()) + entries.iter().map(entry).sum::<usize>()
            }
        }
    }
}

/// For messages in any language: short values in full, of long ones the beginning.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(is_true) => write!(f, "{is_true}"),
            Json::Whole(number) => write!(f, "{number}"),
            Json::Fraction(number) => write!(f, "{number}"),
            Json::Text(text) if text.chars().count() <= QUOTED_MAX => write!(f, "{text:?}"),
            Json::Text(text) => {
                let begin: String = text.chars().take(QUOTED_MAX).chain(['…']).collect();
                write!(f, "{begin:?}")
            }
            Json::List(items) if items.is_empty() => f.write_str("[]"),
            Json::List(_) => f.write_str("[…]"),
            Json::Object(entries) if entries.is_empty() => f.write_str("{}"),
            Json::Object(_) => f.write_str("{…}"),
        }
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::Null => serializer.serialize_unit(),
            Json::Bool(is_true) => serializer.serialize_bool(*is_true),
            Json::Whole(number) => serializer.serialize_i64(*number),
            Json::Fraction(number) => serializer.serialize_f64(*number),
            Json::Text(text) => serializer.serialize_str(text),
            Json::List(items) => serializer.collect_seq(items),
            Json::Object(entries) => {
                let mut object = serializer.serialize_map(Some(entries.len()))?;
                for (key, value) in entries {
                    object.serialize_entry(key, value)?;
                }
                object.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(AnyJson)
    }
}

struct AnyJson;

impl<'de> Visitor<'de> for AnyJson {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E: Error>(self, is_true: bool) -> Result<Json, E> {
        Ok(Json::Bool(is_true))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Json, E> {
        Ok(Json::Whole(number))
    }

    /// What does not fit is far out of every range, and stays so.
    fn visit_u64<E: Error>(self, number: u64) -> Result<Json, E> {
        Ok(i64::try_from(number).map_or(Json::Fraction(number as f64), Json::Whole))
    }

    /// `1.0` is as whole as `1`.
    fn visit_f64<E: Error>(self, number: f64) -> Result<Json, E> {
        let is_whole = number.fract() == 0.0 && number.abs() < EXACT_MAX;
        match () {
            () if number.is_nan() => Err(E::custom("not a number")),
            () if is_whole => Ok(Json::Whole(number as i64)),
            () => Ok(Json::Fraction(number)),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Json, E> {
        Ok(Json::text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Json, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = object.next_entry()? {
            entries.push(entry);
        }
        Ok(Json::Object(entries))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_comes_back() {
        let text = r#"{"b":[1,-2,0.5,null,true],"a":{"b":"text"},"a":1}"#;
        let json = Json::parse(text).unwrap();
        assert_eq!(serde_json::to_string(&json).unwrap(), text);
        assert_eq!(json.n_bytes(), text.len());
        assert_eq!(json.get("b").map(|it| it.items().len()), Some(5));
    }

    #[test]
    fn a_fault_is_told_by_line_and_column() {
        let at = |text: &str| Json::parse(text).map_err(|BadJson { line, column }| (line, column));
        assert_eq!(at("{\n  \"a\": x}"), Err((2, 8)));
        assert_eq!(at("{\n  \"ä\": x}"), Err((2, 8)));
    }

    #[test]
    fn order_does_not_matter_where_nobody_asks_for_it() {
        let json = |text: &str| Json::parse(text).unwrap();
        assert!(
            json(r#"{"a":[{"b":1,"c":2}],"d":0}"#).is_same(&json(r#"{"d":0,"a":[{"c":2,"b":1}]}"#))
        );
        assert!(!json("[1,2]").is_same(&json("[2,1]")));
    }
}
