//! What only the two ends know: these stand for the parts of whichever game is played, in the
//! description of the protocol. The games themselves describe them under these names.

use std::borrow::Cow;

use engine::JsonSchema;
use engine::schemars::{Schema, SchemaGenerator};

macro_rules! parts {
    ($($name:ident)+) => {
        $(pub struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                true.into()
            }
        })+
    };
}

parts!(Game Options Action View Event);
