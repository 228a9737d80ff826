//! Every refusal: its status, its codes, and how it is answered.

use std::collections::BTreeMap;

use games::Definitions;
use serde_json::{Value, json};
use utoipa::IntoResponses;
use utoipa::openapi::{Ref, RefOr, Response};

use crate::refusal::{CODES, RefusalCode, is_worth_waiting};

/// What any request may be answered with.
pub struct Refusals;

impl IntoResponses for Refusals {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let response = |status: u16| Ref::from_response_name(name(status)).into();
        codes_by_status().into_keys().map(|status| (status.to_string(), response(status))).collect()
    }
}

/// One for each status, with the codes that it may have.
pub fn responses() -> BTreeMap<String, Value> {
    let named = |(status, codes): (u16, Vec<_>)| (name(status), response(status, &codes));
    codes_by_status().into_iter().map(named).collect()
}

/// Problems of any kind, and those of each status.
pub fn define(definitions: &mut Definitions) {
    definitions.insert("Code".to_owned(), json!({ "type": "string", "enum": CODES }));
    let problem = definitions.get_mut("Problem").expect("a socket tells problems too");
    problem["properties"]["code"]["$ref"] = json!("#/components/schemas/Code");
    for (status, codes) in codes_by_status() {
        let code = json!({ "type": "object", "properties": { "code": { "enum": codes } } });
        let problem = json!({ "$ref": "#/components/schemas/Problem" });
        definitions.insert(problem_name(status), json!({ "allOf": [problem, code] }));
    }
}

fn codes_by_status() -> BTreeMap<u16, Vec<&'static str>> {
    let mut by_status = BTreeMap::<u16, Vec<&str>>::new();
    for refused in RefusalCode::ALL {
        let (status, code) = refused.line();
        by_status.entry(status).or_default().push(code);
    }
    by_status
}

fn name(status: u16) -> String {
    format!("Refused{status}")
}

fn problem_name(status: u16) -> String {
    format!("Problem{status}")
}

fn response(status: u16, codes: &[&'static str]) -> Value {
    let schema = json!({ "$ref": format!("#/components/schemas/{}", problem_name(status)) });
    let mut response = json!({
        "description": format!("Refused: {}.", codes.join(", ")),
        "content": { "application/json": { "schema": schema } },
    });
    if is_worth_waiting(status) {
        let seconds = json!({ "type": "integer", "minimum": 1 });
        let description = "After so many seconds it may be worth trying again.";
        let header = json!({ "description": description, "required": true, "schema": seconds });
        response["headers"] = json!({ "Retry-After": header });
    }
    response
}
