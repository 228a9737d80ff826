//! Values of the wrong form: whatever the rules cannot read, the schema refuses. And where somebody
//! else may write values, it refuses nothing that is good.

use std::collections::BTreeSet;

use engine::read_value;
use jsonschema::Validator;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Parts that were changed before, by the names that lead there.
#[derive(Default)]
pub struct Mutated(BTreeSet<String>);

const UNKNOWN: &str = "no such name";

impl Mutated {
    /// Changes every part of a value of which there was none like it before.
    pub fn check<T: DeserializeOwned>(
        &mut self,
        validator: &Validator,
        value: &Value,
        is_good: impl Fn(T) -> bool,
    ) {
        let mut places = Vec::new();
        self.list(value, &mut Vec::new(), "", &mut places);
        for place in places {
            let part = value.pointer(&place).expect("it was found there");
            for changed in changed(part) {
                let mut mutated = value.clone();
                *mutated.pointer_mut(&place).expect("it was found there") = changed;
                check(validator, &mutated, &is_good);
            }
        }
    }

    /// Lists the places of parts that are new.
    fn list(&mut self, part: &Value, at: &mut Vec<String>, kind: &str, places: &mut Vec<String>) {
        if self.0.insert(format!("{kind} {}", name_of_kind(part))) {
            places.push(at.concat());
        }
        let mut go_on = |step: String, kind: String, part: &Value| {
            at.push(format!("/{step}"));
            self.list(part, at, &kind, places);
            at.pop();
        };
        match part {
            Value::Object(fields) => {
                for (name, part) in fields {
                    go_on(name.clone(), format!("{kind}/{name}"), part);
                }
            }
            Value::Array(parts) => {
                for (idx, part) in parts.iter().enumerate() {
                    go_on(idx.to_string(), format!("{kind}/*"), part);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}

fn check<T: DeserializeOwned>(
    validator: &Validator,
    mutated: &Value,
    is_good: &impl Fn(T) -> bool,
) {
    let (is_valid, read) = (validator.is_valid(mutated), read_value::<T>(mutated));
    assert!(read.is_ok() || !is_valid, "the schema takes what cannot be read: {mutated}");
    assert!(is_valid || !read.is_ok_and(is_good), "the schema refuses what is good: {mutated}");
}

fn name_of_kind(value: &Value) -> &str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "bool",
        Value::Number(_) => "number",
        // The name of a variant, or a drawing of which there are many.
        Value::String(text) if text.len() < 20 => text,
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "object",
    }
}

/// Of another form, each in another way.
fn changed(part: &Value) -> Vec<Value> {
    match part {
        Value::Null => vec![],
        Value::Bool(_) => vec![json!("true"), json!(0)],
        Value::Number(_) => vec![json!("1"), json!(true), json!(1.5), json!({})],
        Value::String(_) => vec![json!(1.5), json!(true), json!([])],
        Value::Array(_) => vec![json!("list"), json!(7.5), json!({ UNKNOWN: 1 })],
        Value::Object(fields) => {
            let mut changed = vec![json!(7.5), json!(false), json!({ UNKNOWN: 1 })];
            let mut more = fields.clone();
            more.insert(UNKNOWN.to_owned(), json!(1));
            changed.push(Value::Object(more));
            for name in fields.keys() {
                let mut fewer = fields.clone();
                let taken = fewer.remove(name).expect("it is one of them");
                changed.push(Value::Object(fewer.clone()));
                fewer.insert(UNKNOWN.to_owned(), taken);
                changed.push(Value::Object(fewer));
            }
            changed
        }
    }
}
