//! An edition file as it was written: any JSON at all. What is wrong with it is said by the
//! edition, with the place, and not by whoever read the text.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    Null,
    Bool(bool),
    Whole(i64),
    /// A number that is not whole, or too large to be one.
    Fraction(f64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    pub fn text(text: impl Into<String>) -> Json {
        Json::Text(text.into())
    }

    pub fn texts<'t>(texts: impl IntoIterator<Item = &'t str>) -> Json {
        Json::List(texts.into_iter().map(Json::text).collect())
    }

    pub fn object<'k>(entries: impl IntoIterator<Item = (&'k str, Json)>) -> Json {
        Json::Object(entries.into_iter().map(|(key, json)| (key.to_owned(), json)).collect())
    }

    /// An entry of an object. None in anything that is no object.
    pub fn find(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(entries) => entries.get(key),
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

    /// The entries of a list; none in anything that is no list.
    pub fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            _ => &[],
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
                let entry = |(key, json): (&String, &Json)| quoted(key) + 1 + json.n_bytes();
                separated(entries.len()) + entries.iter().map(entry).sum::<usize>()
            }
        }
    }
}

/// Short values in full, long ones by what they are.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(is_true) => write!(f, "{is_true}"),
            Json::Whole(number) => write!(f, "{number}"),
            Json::Fraction(number) => write!(f, "{number}"),
            Json::Text(text) if text.chars().count() <= 40 => write!(f, "{text:?}"),
            Json::Text(_) => f.write_str("a text"),
            Json::List(_) => f.write_str("a list"),
            Json::Object(_) => f.write_str("an object"),
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
            Json::Object(entries) => serializer.collect_map(entries),
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(AnyJson)
    }
}

/// Up to here every whole number is a float of its own.
const EXACT_MAX: f64 = (1u64 << 53) as f64;

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

    fn visit_u64<E: Error>(self, number: u64) -> Result<Json, E> {
        Ok(i64::try_from(number).map_or(Json::Fraction(number as f64), Json::Whole))
    }

    /// `1.0` is as whole as `1`.
    fn visit_f64<E: Error>(self, number: f64) -> Result<Json, E> {
        let is_whole = number.fract() == 0.0 && number.abs() < EXACT_MAX;
        Ok(if is_whole { Json::Whole(number as i64) } else { Json::Fraction(number) })
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
        let mut entries = BTreeMap::new();
        while let Some((key, json)) = object.next_entry::<String, Json>()? {
            if entries.insert(key.clone(), json).is_some() {
                return Err(A::Error::custom(format!("the key {key:?} stands there twice")));
            }
        }
        Ok(Json::Object(entries))
    }
}
