//! Variants of enums under names of their own, such as `EventPlaced`: code that is generated from
//! the schemas calls them so, and some generators cannot read them otherwise.

use serde_json::{Value, json};

use super::names::camel_case;
use super::{Definitions, reference};

/// What a variant holds becomes a definition, where it is more than one value.
pub fn named(mut definitions: Definitions) -> Definitions {
    let mut held = Definitions::new();
    for (name, schema) in &mut definitions {
        let variants = schema.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten();
        let properties = variants.filter_map(|it| it.get_mut("properties")?.as_object_mut());
        for (key, holds) in properties.flatten() {
            if holds.get("properties").is_some() {
                let name = format!("{name}{}", camel_case(key));
                let inner = std::mem::replace(holds, reference(&name));
                held.insert(name, inner);
            }
        }
    }
    for (name, schema) in held {
        let before = definitions.insert(name, schema);
        assert!(before.is_none(), "no type is called like a variant");
    }
    definitions
}

/// One of these values, those of each type together.
pub fn one_of(values: &[Value]) -> Value {
    let (texts, others): (Vec<_>, Vec<_>) = values.iter().partition(|value| value.is_string());
    match (texts.is_empty(), others.is_empty()) {
        (true, _) => json!({ "type": "integer", "enum": others }),
        (_, true) => json!({ "type": "string", "enum": texts }),
        (false, false) => json!({
            "oneOf": [
                { "type": "integer", "enum": others },
                { "type": "string", "enum": texts },
            ],
        }),
    }
}
