//! Definitions under names that no other game has.

use serde_json::Value;

use super::{Definitions, PLACE};

/// Puts the game's name before the names of all but the shared words.
pub fn of_game(id: &str, definitions: Definitions, shared: &Definitions) -> Definitions {
    let is_shared = |name: &str| shared.get(name).is_some_and(|it| definitions[name] == *it);
    let own = |name: &str| match is_shared(name) {
        true => name.to_owned(),
        false => format!("{}{name}", camel_case(id)),
    };
    renamed(&definitions, &own)
}

/// Definitions under other names, by which they also refer to each other.
pub fn renamed(definitions: &Definitions, own: &impl Fn(&str) -> String) -> Definitions {
    let renamed = definitions.iter().map(|(name, schema)| {
        let mut schema = schema.clone();
        rename(&mut schema, own);
        (own(name), schema)
    });
    renamed.collect()
}

/// `saint-malo` or `turn_began` as it stands in the names of types.
pub fn camel_case(id: &str) -> String {
    let capitalised = |word: &str| {
        let (first, rest) = word.split_at_checked(1).unwrap_or((word, ""));
        format!("{}{rest}", first.to_uppercase())
    };
    id.split(['-', '_']).map(capitalised).collect()
}

/// All references in a schema lead to the new names.
fn rename(schema: &mut Value, own: &impl Fn(&str) -> String) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(reference) if key == "$ref" => {
                        let place = format!("#{PLACE}/");
                        let name = reference.strip_prefix(&place).expect("we made it");
                        *reference = format!("{place}{}", own(name));
                    }
                    value => rename(value, own),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|value| rename(value, own)),
        _ => {}
    }
}
