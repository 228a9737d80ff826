//! The description of the API, as it lies in `openapi.json`.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use super::who::Who;
use crate::openapi::refusals::Refusals;
use crate::refusal::Refusal;
use crate::state::AppState;

const OPENAPI: &str = include_str!("../../openapi.json");

/// This description
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "server",
    responses((status = 200, description = "OpenAPI 3.1.", body = Object), Refusals),
)]
pub async fn openapi(
    State(state): State<Arc<AppState>>,
    who: Who,
) -> Result<impl IntoResponse, Refusal> {
    who.may_fetch(&state, OPENAPI.len() as u64)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], OPENAPI))
}

#[cfg(test)]
mod tests {
    use std::{env, fs};

    use serde::Serialize;
    use serde_json::ser::PrettyFormatter;
    use serde_json::{Serializer, Value};

    use super::*;

    #[test]
    fn the_description_is_that_of_the_routes() {
        let text = written(&super::super::description());
        if env::var_os("RATHAUS_KEEP_OPENAPI").is_some() {
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
            return fs::write(path, text).unwrap();
        }
        assert!(OPENAPI == text, "openapi.json is not up to date: run `cargo xtask openapi`");
    }

    /// One blank a step, for it goes deep.
    fn written(description: &Value) -> String {
        let mut text = Vec::new();
        let lines = PrettyFormatter::with_indent(b" ");
        description.serialize(&mut Serializer::with_formatter(&mut text, lines)).unwrap();
        String::from_utf8(text).unwrap() + "\n"
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let description: Value = serde_json::from_str(OPENAPI).unwrap();
        let mut n_references = 0;
        for part in OPENAPI.split("\"$ref\": \"#").skip(1) {
            let pointer = part.split('"').next().unwrap();
            assert!(description.pointer(pointer).is_some(), "{pointer}");
            n_references += 1;
        }
        assert!(100 < n_references);
    }
}
