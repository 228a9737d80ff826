//! JSON that people write: a field that is given twice is an error, not a riddle.

use std::fmt;

use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Number, Value};

/// Any JSON value in which no object has two fields of the same name.
#[derive(Clone, PartialEq, Debug)]
pub struct Strict(pub Value);

/// Reads a value that must be [`Strict`]; for `#[serde(deserialize_with)]`.
pub fn strict<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    deserializer.deserialize_any(StrictVisitor)
}

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        strict(deserializer).map(Strict)
    }
}

struct StrictVisitor;

impl<'de> DeserializeSeed<'de> for StrictVisitor {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        strict(deserializer)
    }
}

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(StrictVisitor)? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            let value = object.next_value_seed(StrictVisitor)?;
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format_args!("field `{name}` is given twice")));
            }
            fields.insert(name, value);
        }
        Ok(Value::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_come_through() {
        let value = json!({ "a": [1, -2, 0.5, null, true], "b": { "a": "text" } });
        let Strict(read) = serde_json::from_str(&value.to_string()).unwrap();
        assert_eq!(read, value);
    }

    #[test]
    fn a_repeated_field_is_named() {
        let why = serde_json::from_str::<Strict>(r#"{ "a": 1, "b": [{ "c": 1, "c": 1 }] }"#);
        let why = why.unwrap_err().to_string();
        assert!(why.contains("field `c` is given twice"), "{why}");
        assert!(why.contains("line 1 column"), "{why}");
    }
}
