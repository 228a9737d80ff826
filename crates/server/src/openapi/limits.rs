//! How much may be asked for, in numbers.

use engine::schemars::generate::Contract;
use games::{Definitions, generator, taken};
use serde_json::{Value, json};

use crate::config::{Limits, Patience};

/// The values themselves.
pub fn usual() -> Value {
    json!({ "limits": Limits::default(), "patience": Patience::default() })
}

/// What each of them is, with its usual value.
pub fn definitions() -> Definitions {
    let mut generator = generator(Contract::Serialize);
    generator.subschema_for::<Limits>();
    generator.subschema_for::<Patience>();
    taken(generator)
}
