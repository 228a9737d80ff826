//! Asks a type what it can be read from: a value that it cannot read makes it say what it expects.

use std::fmt;

use serde::de::value::{MapDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Value;

/// What `T` takes in the place where `value` has something that nothing can be read from: the names
/// of its choices. None if it is no choice among names.
pub fn choices<'de, T: Deserialize<'de>>(value: &'de Value) -> Option<&'static [&'static str]> {
    T::deserialize(Asking(value)).err()?.expected
}

/// JSON that is read with an error that remembers.
#[derive(Clone, Copy)]
struct Asking<'a>(&'a Value);

/// Why a value could not be read.
#[derive(Debug)]
struct Misfit {
    expected: Option<&'static [&'static str]>,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {:?}", self.expected)
    }
}

impl std::error::Error for Misfit {}

impl Error for Misfit {
    fn custom<T: fmt::Display>(_: T) -> Misfit {
        Misfit { expected: None }
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Misfit {
        Misfit { expected: Some(expected) }
    }
}

impl<'a> IntoDeserializer<'a, Misfit> for Asking<'a> {
    type Deserializer = Asking<'a>;
    fn into_deserializer(self) -> Asking<'a> {
        self
    }
}

impl<'de> Deserializer<'de> for Asking<'de> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), _, _) => visitor.visit_u64(number),
                (None, Some(number), _) => visitor.visit_i64(number),
                (None, None, number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(values) => {
                visitor.visit_seq(SeqDeserializer::new(values.iter().map(Asking)))
            }
            Value::Object(fields) => {
                let fields = fields.iter().map(|(key, value)| (key.as_str(), Asking(value)));
                visitor.visit_map(MapDeserializer::new(fields))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(text) => {
                StrDeserializer::new(text).deserialize_enum(name, variants, visitor)
            }
            // A variant with a value; nothing that is asked about has one.
            _ => Err(Misfit { expected: None }),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
