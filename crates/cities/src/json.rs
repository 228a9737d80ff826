//! JSON as a value that keeps the order of its keys, so that a component file can be checked as a
//! whole and every finding has a place in it.

mod parse;

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use parse::BadJson;

#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    Null,
    Bool(bool),
    Integer(i64),
    /// Any number that is not a whole one, or too large for one.
    Fraction(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// A JSON number is never the one float that differs from itself.
impl Eq for Json {}

impl Json {
    pub fn parse(text: &str) -> Result<Json, BadJson> {
        parse::parse(text)
    }

    /// The value of a key; of the first, if the key is there twice.
    pub fn get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(entries) => {
                entries.iter().find(|(name, _)| name == key).map(|(_, value)| value)
            }
            _ => None,
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

    /// About how long it is as text, without blanks.
    pub fn n_bytes(&self) -> usize {
        match self {
            Json::Null | Json::Bool(_) => 4,
            Json::Integer(n) => n.to_string().len(),
            Json::Fraction(n) => n.to_string().len(),
            Json::Text(text) => text.len() + 2,
            Json::List(items) => items.iter().map(|item| item.n_bytes() + 1).sum::<usize>() + 1,
            Json::Object(entries) => {
                let entry = |(key, value): &(String, Json)| key.len() + value.n_bytes() + 4;
                entries.iter().map(entry).sum::<usize>() + 1
            }
        }
    }
}

/// As JSON text, for messages.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(is_true) => write!(f, "{is_true}"),
            Json::Integer(n) => write!(f, "{n}"),
            Json::Fraction(n) => write!(f, "{n}"),
            Json::Text(text) => write!(f, "{text:?}"),
            Json::List(items) => write!(f, "a list of {}", items.len()),
            Json::Object(entries) => write!(f, "an object with {} keys", entries.len()),
        }
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::Null => serializer.serialize_unit(),
            Json::Bool(is_true) => serializer.serialize_bool(*is_true),
            Json::Integer(n) => serializer.serialize_i64(*n),
            Json::Fraction(n) => serializer.serialize_f64(*n),
            Json::Text(text) => serializer.serialize_str(text),
            Json::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Json::Object(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (key, value) in entries {
                    map.serialize_entry(key, value)?;
                }
                map.end()
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
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, is_true: bool) -> Result<Json, E> {
        Ok(Json::Bool(is_true))
    }

    fn visit_i64<E>(self, n: i64) -> Result<Json, E> {
        Ok(Json::Integer(n))
    }

    fn visit_u64<E>(self, n: u64) -> Result<Json, E> {
        Ok(i64::try_from(n).map_or(Json::Fraction(n as f64), Json::Integer))
    }

    fn visit_f64<E: serde::de::Error>(self, n: f64) -> Result<Json, E> {
        if n.is_nan() { Err(E::custom("not a number")) } else { Ok(Json::Fraction(n)) }
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = access.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Json, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = access.next_entry()? {
            entries.push(entry);
        }
        Ok(Json::Object(entries))
    }
}
