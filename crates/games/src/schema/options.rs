//! The values of options, as the game says them (`Game::option_fields`).

use engine::{OptionField, OptionKind, OptionNumbers};
use serde_json::{Value, json};

use super::variants::one_of;
use super::{Definitions, PLACE};

/// Writes the values of each option into the definition of all options.
pub fn bound(definitions: &mut Definitions, fields: &[OptionField]) {
    bound_in(definitions, "Options", fields);
}

fn bound_in(definitions: &mut Definitions, name: &str, fields: &[OptionField]) {
    for field in fields {
        let known = definitions[name]["properties"][field.key].clone();
        let values = match &field.kind {
            OptionKind::PerSeat(fields) => {
                let of_seat = name_of(&resolved(definitions, &known)["items"]);
                let of_seat = of_seat.expect("the options of a seat are a type of their own");
                bound_in(definitions, &of_seat, fields);
                continue;
            }
            kind => values(kind, &resolved(definitions, &known)),
        };
        let Some(values) = values else { continue };
        let object = definitions.get_mut(name).expect("it was there a moment ago");
        object["properties"][field.key] = with_rest_of(values, &known);
    }
}

/// None: the type says all of it.
fn values(kind: &OptionKind, resolved: &Value) -> Option<Value> {
    match kind {
        OptionKind::Number { min, max } => {
            Some(json!({ "type": "integer", "minimum": min, "maximum": max }))
        }
        // A file of components may have names of its own.
        OptionKind::Choice(values) if takes_any_text(resolved) => {
            let mut text = resolved.clone();
            text["examples"] = json!(values);
            Some(text)
        }
        OptionKind::Choice(values) => Some(one_of(values)),
        OptionKind::ChoiceOrNumbers { names, numbers } => {
            Some(json!({ "oneOf": [one_of(names), list(numbers)] }))
        }
        OptionKind::NamedOrFile(names) => {
            Some(json!({ "oneOf": [one_of(names), { "type": "object" }] }))
        }
        OptionKind::Switch | OptionKind::Seat | OptionKind::File | OptionKind::PerSeat(_) => None,
    }
}

fn takes_any_text(schema: &Value) -> bool {
    schema["type"] == "string" && schema.get("enum").is_none()
}

fn list(numbers: &OptionNumbers) -> Value {
    let OptionNumbers { name, len, min, max } = numbers;
    let number = json!({ "type": "integer", "minimum": min, "maximum": max });
    let list = json!({ "type": "array", "items": number, "minItems": len, "maxItems": len });
    json!({
        "type": "object",
        "properties": { *name: list },
        "required": [name],
        "additionalProperties": false,
    })
}

/// What the type says besides: the default, and what the option is for.
fn with_rest_of(mut values: Value, known: &Value) -> Value {
    for key in ["description", "default"] {
        if let Some(said) = known.get(key) {
            values[key] = said.clone();
        }
    }
    values
}

fn resolved(definitions: &Definitions, schema: &Value) -> Value {
    name_of(schema).map_or_else(|| schema.clone(), |name| definitions[&name].clone())
}

fn name_of(schema: &Value) -> Option<String> {
    let reference = schema["$ref"].as_str()?;
    reference.strip_prefix(&format!("#{PLACE}/")).map(str::to_owned)
}
