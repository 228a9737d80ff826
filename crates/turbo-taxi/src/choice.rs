//! Options with a few numbers to choose from. On the wire each is the number itself, or `"off"`;
//! nothing else can be read.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

/// A number, or none for `off`.
pub(crate) type Number = Option<u16>;

const OFF: &str = "off";

/// What somebody wrote for such an option.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Written {
    Number(u16),
    Word(String),
}

pub(crate) fn write<S: Serializer>(number: Number, serializer: S) -> Result<S::Ok, S::Error> {
    match number {
        Some(number) => serializer.serialize_u16(number),
        None => serializer.serialize_str(OFF),
    }
}

pub(crate) fn label(number: Number) -> String {
    number.map_or_else(|| OFF.to_owned(), |number| number.to_string())
}

/// Reads one of `labels`, and says which there are if it is none of them.
pub(crate) fn read<'de, D: Deserializer<'de>>(
    deserializer: D,
    labels: &'static [&'static str],
) -> Result<Number, D::Error> {
    let (label, number) = match Written::deserialize(deserializer)? {
        Written::Number(number) => (number.to_string(), Some(number)),
        Written::Word(word) if word == OFF => (word, None),
        Written::Word(word) => return Err(Error::unknown_variant(&word, labels)),
    };
    match labels.contains(&label.as_str()) {
        true => Ok(number),
        false => Err(Error::unknown_variant(&label, labels)),
    }
}

/// An enum of numbers, the default first. The labels are those of the numbers and of `off`.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident: $labels:expr, $($variant:ident = $number:expr),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($variant),+
        }

        impl $name {
            /// The default first.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// As they are offered.
            pub(crate) fn listed() -> Vec<$name> {
                let label = |it: &$name| $crate::choice::label(it.number());
                let place = |it: &$name| $labels.iter().position(|known| *known == label(it));
                let mut all = $name::ALL.to_vec();
                all.sort_by_key(place);
                all
            }

            /// None: off.
            pub fn number(self) -> Option<u16> {
                match self {
                    $($name::$variant => $number),+
                }
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }

        impl engine::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn inline_schema() -> bool {
                true
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": ["integer", "string"], "enum": $name::listed() })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::choice::write(self.number(), serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let number = $crate::choice::read(from, &$labels)?;
                let has_number = |choice: &&$name| choice.number() == number;
                Ok(*$name::ALL.iter().find(has_number).expect("the labels are those of ALL"))
            }
        }
    };
}

pub(crate) use choice;
