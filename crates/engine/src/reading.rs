//! JSON as values of our types. A text becomes a [`Value`] first, and one small reader makes of
//! that whatever is wanted. What serde derives for a type is then compiled for this reader alone,
//! which keeps the page of a game small. So does that a struct is handed over as the list of its
//! fields, for which serde derives half as much as for an object, and that what reads a part is
//! never inlined: there are hundreds of parts. A field that a type does not know is an error.

use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Map, Value, map};

use crate::Strict;

/// Why something could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread(Box<Cause>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Cause {
    why: String,
    names: Option<&'static [&'static str]>,
}

impl Misread {
    /// The names that would have been right, where one was wrong.
    pub fn names(&self) -> Option<&'static [&'static str]> {
        self.0.names
    }
}

/// Reads a text in which no object has two fields of the same name.
pub fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, Misread> {
    let Strict(value) = serde_json::from_str(text).map_err(Misread::custom)?;
    read_value(&value)
}

pub fn read_value<'de, T: Deserialize<'de>>(value: &'de Value) -> Result<T, Misread> {
    T::deserialize(Reader(value))
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.why)
    }
}

impl std::error::Error for Misread {}

impl Error for Misread {
    fn custom<T: fmt::Display>(why: T) -> Misread {
        Misread(Box::new(Cause { why: why.to_string(), names: None }))
    }

    fn unknown_variant(name: &str, names: &'static [&'static str]) -> Misread {
        let why = format!("unknown variant `{name}`, expected one of {}", names.join(", "));
        Misread(Box::new(Cause { why, names: Some(names) }))
    }
}

#[derive(Clone, Copy)]
struct Reader<'de>(&'de Value);

impl<'de> Reader<'de> {
    #[inline(never)]
    fn misread(self, expected: &dyn Expected) -> Misread {
        let found = match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(it) => Unexpected::Bool(*it),
            Value::Number(_) => Unexpected::Other("number"),
            Value::String(it) => Unexpected::Str(it),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        Misread::invalid_type(found, expected)
    }

    #[inline(never)]
    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::Number(number) = self.0 else { return Err(self.misread(&visitor)) };
        match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => visitor.visit_u64(number),
            (None, Some(number)) => visitor.visit_i64(number),
            (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
        }
    }

    #[inline(never)]
    fn text<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(self.misread(&visitor)),
        }
    }

    #[inline(never)]
    fn nothing<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            _ => Err(self.misread(&visitor)),
        }
    }

    #[inline(never)]
    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let Value::Array(values) = self.0 else { return Err(self.misread(&visitor)) };
        let mut list = List(values);
        let read = visitor.visit_seq(&mut list)?;
        match list.0 {
            [] => Ok(read),
            _ => Err(too_long(values)),
        }
    }

    #[inline(never)]
    fn object<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Object(fields) => visitor.visit_map(Object::of(fields)),
            _ => Err(self.misread(&visitor)),
        }
    }

    /// An object whose fields are known, as the list of them in the order of the type.
    #[inline(never)]
    fn fields<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let mut fields = self.known_fields(names, &visitor)?;
        visitor.visit_seq(&mut fields).map_err(|misread| fields.explained(misread))
    }

    #[inline(never)]
    fn known_fields(
        self,
        names: &'static [&'static str],
        expected: &dyn Expected,
    ) -> Result<Fields<'de>, Misread> {
        let Value::Object(object) = self.0 else { return Err(self.misread(expected)) };
        match object.keys().find(|name| !names.contains(&name.as_str())) {
            Some(unknown) => Err(Misread::unknown_field(unknown, names)),
            None => Ok(Fields { names, object, missing: None }),
        }
    }

    /// A name, or an object of one field: the name and what comes with it.
    #[inline(never)]
    fn variant(self, expected: &dyn Expected) -> Result<Variant<'de>, Misread> {
        match self.0 {
            Value::String(name) => Ok(Variant { name, content: None }),
            Value::Object(fields) if fields.len() == 1 => {
                let (name, content) = fields.iter().next().expect("it has one");
                Ok(Variant { name, content: Some(Reader(content)) })
            }
            _ => Err(self.misread(expected)),
        }
    }
}

#[inline(never)]
fn too_long(values: &[Value]) -> Misread {
    Misread::invalid_length(values.len(), &"fewer elements in the list")
}

macro_rules! read_as {
    ($($form:ident: $($method:ident)*;)*) => {
        $($(
            fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
                self.$form(visitor)
            }
        )*)*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Misread;

    read_as! {
        number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8
            deserialize_u16 deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64;
        text: deserialize_char deserialize_str deserialize_string deserialize_identifier;
        nothing: deserialize_unit;
        list: deserialize_seq;
        object: deserialize_map;
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(_) => self.number(visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Bool(value) => visitor.visit_bool(*value),
            _ => Err(self.misread(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.nothing(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misread> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.fields(names, visitor)
    }

    #[inline(never)]
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let variant = self.variant(&visitor)?;
        visitor.visit_enum(variant)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf }
}

/// What is left of a list.
struct List<'de>(&'de [Value]);

impl<'de> SeqAccess<'de> for List<'de> {
    type Error = Misread;

    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Misread> {
        let Some((first, rest)) = self.0.split_first() else { return Ok(None) };
        self.0 = rest;
        seed.deserialize(Reader(first)).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The fields of an object that are still to be read.
struct Fields<'de> {
    names: &'static [&'static str],
    object: &'de Map<String, Value>,
    /// The field that was asked for last, if it is not there. Its type may have another value then.
    missing: Option<&'static str>,
}

impl<'de> Fields<'de> {
    #[inline(never)]
    fn next(&mut self) -> Option<Reader<'de>> {
        let (name, rest) = self.names.split_first()?;
        self.names = rest;
        let value = self.object.get(*name);
        self.missing = value.is_none().then_some(name);
        value.map(Reader)
    }

    #[inline(never)]
    fn explained(&self, misread: Misread) -> Misread {
        self.missing.map_or(misread, Misread::missing_field)
    }
}

impl<'de> SeqAccess<'de> for Fields<'de> {
    type Error = Misread;

    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Misread> {
        self.next().map(|value| seed.deserialize(value)).transpose()
    }
}

/// What is left of an object, and the value of the field whose name was read last.
struct Object<'de> {
    fields: map::Iter<'de>,
    value: &'de Value,
}

impl<'de> Object<'de> {
    fn of(fields: &'de Map<String, Value>) -> Object<'de> {
        Object { fields: fields.iter(), value: &Value::Null }
    }
}

impl<'de> MapAccess<'de> for Object<'de> {
    type Error = Misread;

    #[inline(never)]
    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Misread> {
        let Some((name, value)) = self.fields.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some)
    }

    #[inline(never)]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misread> {
        seed.deserialize(Reader(self.value))
    }
}

struct Variant<'de> {
    name: &'de str,
    content: Option<Reader<'de>>,
}

impl<'de> Variant<'de> {
    #[inline(never)]
    fn content(self) -> Result<Reader<'de>, Misread> {
        let missing = || Misread::custom(format_args!("`{}` without its content", self.name));
        self.content.ok_or_else(missing)
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Misread;
    type Variant = Variant<'de>;

    #[inline(never)]
    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Variant<'de>), Misread> {
        let name = seed.deserialize(BorrowedStrDeserializer::new(self.name))?;
        Ok((name, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Misread;

    fn unit_variant(self) -> Result<(), Misread> {
        match self.content {
            None | Some(Reader(Value::Null)) => Ok(()),
            Some(content) => Err(content.misread(&"a name alone")),
        }
    }

    #[inline(never)]
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misread> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misread> {
        self.content()?.list(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.content()?.fields(names, visitor)
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::*;

    #[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Piece {
        field: (i8, u64),
        #[serde(default)]
        note: Option<String>,
        weight: f32,
        does: Vec<Does>,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Does {
        Nothing,
        Move(u8),
        Turn(bool, char),
        Take { from: Option<u8> },
    }

    fn piece() -> Piece {
        let does =
            vec![Does::Nothing, Does::Move(3), Does::Turn(true, 'x'), Does::Take { from: None }];
        Piece { field: (-3, u64::MAX), note: Some("a \"b\"".to_owned()), weight: 0.5, does }
    }

    #[test]
    fn what_is_written_is_read() {
        let text = serde_json::to_string(&piece()).unwrap();
        assert_eq!(read_json(&text), Ok(piece()));
        assert_eq!(read_value(&serde_json::to_value(piece()).unwrap()), Ok(piece()));
    }

    fn check_refused<T: DeserializeOwned + fmt::Debug>(text: &str, why: &str) {
        assert_eq!(read_json::<T>(text).unwrap_err().to_string(), why, "{text}");
    }

    #[test]
    fn what_is_wrong_is_said() {
        check_refused::<Piece>(r#"{ "field": [1, 2] }"#, "missing field `weight`");
        check_refused::<Piece>(
            r#"{ "field": [1, 2], "weight": 1, "height": 1, "does": [] }"#,
            "unknown field `height`, expected one of `field`, `note`, `weight`, `does`",
        );
        check_refused::<Does>(r#"{ "take": { "to": 1 } }"#, "unknown field `to`, expected `from`");
        check_refused::<(u8, u8)>("[1]", "invalid length 1, expected a tuple of size 2");
        check_refused::<(u8, u8)>(
            "[1, 2, 3]",
            "invalid length 3, expected fewer elements in the list",
        );
        check_refused::<u8>("256", "invalid value: integer `256`, expected u8");
        check_refused::<u8>("\"1\"", "invalid type: string \"1\", expected u8");
        check_refused::<Does>("\"move\"", "`move` without its content");
        check_refused::<Does>(r#"{ "nothing": 1 }"#, "invalid type: number, expected a name alone");
        check_refused::<Piece>(
            r#"{ "a": 1, "a": 1 }"#,
            "field `a` is given twice at line 1 column 18",
        );
    }

    #[test]
    fn a_field_may_be_left_out_that_has_another_value() {
        let read = read_json::<Piece>(r#"{ "weight": 1, "field": [1, 2], "does": [] }"#);
        assert_eq!(read, Ok(Piece { field: (1, 2), weight: 1.0, ..Piece::default() }));
    }

    #[test]
    fn a_wrong_name_knows_the_right_ones() {
        let misread = read_json::<Does>("\"jump\"").unwrap_err();
        assert_eq!(misread.names(), Some(&["nothing", "move", "turn", "take"][..]));
        assert_eq!(
            misread.to_string(),
            "unknown variant `jump`, expected one of nothing, move, turn, take"
        );
    }
}
