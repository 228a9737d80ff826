//! Bodies and queries: read within limits, and refused with a reason.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Bytes, to_bytes};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use protocol::TableId;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use utoipa::IntoParams;

use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;

/// More than this only a file of components has. What is smaller is read in no time.
const SMALL_BYTES_MAX: usize = 16 * 1024;

/// A small JSON body.
pub struct Body<T>(pub T);

/// A small JSON body that may be left out.
pub struct MaybeBody<T>(pub T);

/// The part of the address behind the question mark.
pub struct Query<T>(pub T);

/// The table that the address names.
#[derive(IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub struct AtTable(#[param(value_type = String)] pub TableId);

impl<T: DeserializeOwned> FromRequest<Arc<AppState>> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &Arc<AppState>) -> Result<Body<T>, Refusal> {
        let bytes = json_within(state, request, small_bytes_max(state)).await?;
        parse(&bytes).map(Body)
    }
}

impl<T: DeserializeOwned + Default> FromRequest<Arc<AppState>> for MaybeBody<T> {
    type Rejection = Refusal;

    async fn from_request(
        request: Request,
        state: &Arc<AppState>,
    ) -> Result<MaybeBody<T>, Refusal> {
        let is_json = is_json(request.headers());
        let bytes = bytes_within(state, request, small_bytes_max(state)).await?;
        match (bytes.is_empty(), is_json) {
            (true, _) => Ok(MaybeBody(T::default())),
            (false, true) => parse::<Option<T>>(&bytes).map(|it| MaybeBody(it.unwrap_or_default())),
            (false, false) => Err(RefusalCode::NotJson.into()),
        }
    }
}

impl<T: DeserializeOwned> FromRequestParts<Arc<AppState>> for Query<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<AppState>) -> Result<Query<T>, Refusal> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        let malformed = |why: QueryRejection| malformed(why.body_text());
        query.map(|axum::extract::Query(query)| Query(query)).map_err(malformed)
    }
}

impl FromRequestParts<Arc<AppState>> for AtTable {
    type Rejection = Refusal;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &Arc<AppState>,
    ) -> Result<AtTable, Refusal> {
        let path = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        let malformed = |why: PathRejection| malformed(why.body_text());
        path.map(|axum::extract::Path(id)| AtTable(TableId(id))).map_err(malformed)
    }
}

fn small_bytes_max(state: &AppState) -> usize {
    state.config.limits.body_bytes_max.min(SMALL_BYTES_MAX)
}

/// Reads a body of at most `max` bytes that says of itself that it is JSON.
pub async fn json_within(state: &AppState, request: Request, max: usize) -> Result<Bytes, Refusal> {
    let is_json = is_json(request.headers());
    let bytes = bytes_within(state, request, max).await?;
    if is_json { Ok(bytes) } else { Err(RefusalCode::NotJson.into()) }
}

/// Reads a body of at most `max` bytes.
pub async fn bytes_within(
    state: &AppState,
    request: Request,
    max: usize,
) -> Result<Bytes, Refusal> {
    let within = Duration::from_millis(state.config.patience.body_ms);
    let too_large = || Refusal::from(RefusalCode::TooLarge).with("max", max);
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| max < length) {
        return Err(too_large());
    }
    let read = timeout(within, to_bytes(request.into_body(), max)).await;
    read.map_err(|_| RefusalCode::TooSlow)?.map_err(|_| too_large())
}

pub fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    serde_json::from_slice(bytes).map_err(malformed)
}

fn malformed(why: impl ToString) -> Refusal {
    Refusal::from(RefusalCode::Malformed).with("why", why)
}

fn is_json(headers: &HeaderMap) -> bool {
    let content_type = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let essence = content_type.and_then(|it| it.split(';').next()).unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}
