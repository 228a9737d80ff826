//! For monitors and whatever starts and stops servers. Not counted for anybody, and cheap.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::Health;

use crate::openapi::bodies;
use crate::openapi::refusals::Refusals;
use crate::readiness;
use crate::refusal::Refusal;
use crate::state::AppState;

/// What monitors ask every few seconds.
pub fn is_probe(path: &str) -> bool {
    matches!(path, "/health" | "/ready")
}

/// Does the process answer?
///
/// For whoever starts it again when it does not.
#[utoipa::path(
    get, path = "/health", tag = "server",
    responses((status = 200, description = "It does.", body = bodies::Health), Refusals),
)]
pub async fn health() -> Json<Health> {
    let purpose = "The process answers. If this fails, start it again.";
    Json(Health { status: "alive".to_owned(), purpose: purpose.to_owned() })
}

/// Can what is played be stored?
///
/// For whoever sends people here. 503 says why not: closing, storage-full, storage-read-only,
/// storage-damaged or storage-failed.
#[utoipa::path(
    get, path = "/ready", tag = "server",
    responses((status = 200, description = "It can.", body = bodies::Health), Refusals),
)]
pub async fn ready(State(state): State<Arc<AppState>>) -> Result<Json<Health>, Refusal> {
    readiness::check(&state).await?;
    let purpose = "What is played can be stored. If this fails, send nobody here.";
    Ok(Json(Health { status: "ready".to_owned(), purpose: purpose.to_owned() }))
}
