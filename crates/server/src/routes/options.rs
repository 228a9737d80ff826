//! The options of a table in full, files of components included. They never change, so a client
//! asks once.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use super::body::AtTable;
use super::who::Who;
use crate::openapi::bodies;
use crate::openapi::refusals::Refusals;
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;

const FOR_EVER: &str = "private, max-age=31536000, immutable";

/// The options of a table in full, files of components included
///
/// They never change, so the answer may be kept for ever.
#[utoipa::path(
    get, path = "/api/tables/{id}/options", tag = "tables",
    params(
        AtTable,
        ("If-None-Match" = Option<String>, Header,
            description = "The ETag of an answer from before."),
    ),
    responses(
        (status = 200, description = "The options.", body = bodies::Options,
            headers(("ETag" = String), ("Cache-Control" = String))),
        (status = 304, description = "They are as they were."),
        Refusals,
    ),
)]
pub async fn options(
    State(state): State<Arc<AppState>>,
    AtTable(id): AtTable,
    who: Who,
    asked: HeaderMap,
) -> Result<Response, Refusal> {
    let row = state.store.table(&id).await?.ok_or(RefusalCode::NoSuchTable)?;
    // What stands for a file is its hash.
    let digest = Sha256::digest(row.options.to_string());
    let tag = format!("\"{}\"", hex::encode(&digest[..16]));
    let headers = [(header::CACHE_CONTROL, FOR_EVER), (header::ETAG, tag.as_str())];
    let known = asked.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let is_known = known.is_some_and(|known| known.contains(&tag) || known.trim() == "*");
    if is_known {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    who.may_fetch(&state, state.store.n_bytes_of_options(&row).await?)?;
    Ok((headers, Json(state.store.options(&row).await?)).into_response())
}
