//! Every request is counted before it is routed, whether there is anything at its address or not:
//! so nothing that is added later can be asked for without end.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;
use crate::routes::{Caller, is_of_interface, is_probe};
use crate::state::AppState;

pub async fn admit(State(state): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let caller = Caller::of_extensions(request.extensions());
    match check(&state, &caller, request.method(), request.uri().path()) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

fn check(state: &AppState, caller: &Caller, method: &Method, path: &str) -> Result<(), Refusal> {
    let now = Instant::now();
    // To be told anything else would cost no less.
    if is_probe(path) {
        return Ok(());
    }
    if !is_of_interface(path) {
        return state.pages.admit(caller.network(), now);
    }
    // Somebody without a name changes nothing: to be told so is a question.
    let is_question = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    match is_question || caller.guest.is_none() {
        true => state.reads.admit(caller.client, now),
        false => state.requests.admit(caller.client, now),
    }?;
    // In this order: what one guest is refused is not taken from the others of the address.
    state.address_requests.admit(caller.network(), now)
}
