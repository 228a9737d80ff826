//! The description of the API, kept by hand.

use axum::http::header;
use axum::response::IntoResponse;

use super::who::Who;

const OPENAPI: &str = include_str!("../../openapi.json");

pub async fn openapi(_: Who) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

    fn description() -> Value {
        serde_json::from_str(OPENAPI).unwrap()
    }

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let routed: BTreeSet<String> =
            super::super::api().into_iter().map(|(line, _)| line.to_owned()).collect();
        let mut described = BTreeSet::new();
        for (path, item) in description()["paths"].as_object().unwrap() {
            let methods = item.as_object().unwrap().keys();
            for method in methods.filter(|method| METHODS.contains(&method.as_str())) {
                described.insert(format!("{} {path}", method.to_uppercase()));
            }
        }
        assert_eq!(described, routed);
    }

    #[test]
    fn every_problem_is_described() {
        let description = description();
        let codes = &description["components"]["schemas"]["Problem"]["properties"]["code"]["enum"];
        let codes: Vec<&str> =
            codes.as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect();
        assert_eq!(codes, crate::CODES);
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let description = description();
        let mut n_references = 0;
        for part in OPENAPI.split("\"$ref\": \"#").skip(1) {
            let pointer = part.split('"').next().unwrap();
            assert!(description.pointer(pointer).is_some(), "{pointer}");
            n_references += 1;
        }
        assert!(20 < n_references);
    }
}
