//! An answer comes within a time, whatever the work behind it waits for: a connection is held by
//! nobody for ever.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::config::Patience;
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;

/// What was begun may still be done: who asks again is told what has become of it.
pub async fn answer_in_time(
    State(state): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    let within = within(&state.config.patience);
    let answer = timeout(within, next.run(request)).await;
    answer.unwrap_or_else(|_| Refusal::from(RefusalCode::Unavailable).into_response())
}

/// A request that waits for its body or for a frame does so within a time of its own.
fn within(patience: &Patience) -> Duration {
    let Patience { body_ms, answer_ms, poll_ms, .. } = *patience;
    Duration::from_millis(answer_ms.saturating_add(body_ms.max(poll_ms)))
}
