//! The schemas of one game, ready to judge.

use jsonschema::Validator;
use serde_json::{Value, json};

pub struct Validators {
    pub action: Validator,
    pub view: Validator,
    pub event: Validator,
    pub options: Validator,
    pub record_line: Validator,
}

impl Validators {
    pub fn of(game: &str) -> Validators {
        let definitions = json!(games::definitions());
        let of = |part: &str| {
            let name = format!("{}{part}", camel_case(game));
            assert!(definitions.get(&name).is_some(), "there is no {name}");
            let schema = json!({
                "$ref": format!("#/components/schemas/{name}"),
                "components": { "schemas": definitions },
            });
            jsonschema::draft202012::new(&schema).unwrap_or_else(|error| panic!("{name}: {error}"))
        };
        Validators {
            action: of("Action"),
            view: of("View"),
            event: of("Event"),
            options: of("Options"),
            record_line: of("RecordLine"),
        }
    }
}

/// Written anew, so that the names are known from the outside.
fn camel_case(game: &str) -> String {
    let words = game.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
    words.collect()
}

#[track_caller]
pub fn check_valid(validator: &Validator, value: &Value) {
    if let Some(error) = validator.iter_errors(value).next() {
        panic!("{value}\nat {}: {error}", error.instance_path());
    }
}
