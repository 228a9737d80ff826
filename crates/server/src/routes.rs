//! Which address does what.

mod body;
mod health;
mod me;
mod openapi;
mod options;
mod play;
mod records;
mod socket;
mod tables;
mod who;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, delete, get, post};

use crate::admission;
use crate::log;
use crate::pages;
use crate::refusal::{Fault, Refusal};
use crate::security_headers::security_headers;
use crate::state::AppState;
use crate::unread;

pub use self::health::is_probe;
pub use self::who::Caller;

/// The whole API, each line a method, an address and what it does; `openapi.json` describes each.
fn api() -> Vec<(&'static str, MethodRouter<Arc<AppState>>)> {
    vec![
        ("GET /health", get(health::health)),
        ("GET /ready", get(health::ready)),
        ("GET /api/me", get(me::me)),
        ("POST /api/me", post(me::name_me)),
        ("GET /api/games", get(tables::games)),
        ("GET /api/tables", get(tables::open_tables)),
        ("POST /api/tables", post(tables::new_table)),
        ("GET /api/tables/mine", get(tables::my_tables)),
        ("GET /api/tables/{id}", get(tables::table)),
        ("GET /api/tables/{id}/options", get(options::options)),
        ("POST /api/tables/{id}/seat", post(tables::sit)),
        ("DELETE /api/tables/{id}/seat", delete(tables::leave)),
        ("POST /api/tables/{id}/start", post(tables::start)),
        ("POST /api/tables/{id}/rematch", post(tables::rematch)),
        ("GET /api/tables/{id}/frame", get(play::frame)),
        ("GET /api/tables/{id}/log", get(play::log)),
        ("POST /api/tables/{id}/order", post(play::order)),
        ("GET /api/tables/{id}/socket", get(socket::socket)),
        ("GET /api/tables/{id}/record", get(records::record_of_table)),
        ("POST /api/records", post(records::upload)),
        ("GET /api/records/{id}", get(records::record)),
        ("GET /api/openapi.json", get(openapi::openapi)),
    ]
}

/// Whether an address is one of the interface, and not of the page.
pub fn is_of_interface(path: &str) -> bool {
    is_probe(path) || path == "/api" || path.starts_with("/api/")
}

pub fn router(state: Arc<AppState>) -> Router {
    let mut router = Router::new();
    for (line, handler) in api() {
        let (_, path) = line.split_once(' ').expect("a line has a method and an address");
        router = router.route(path, handler);
    }
    router
        .method_not_allowed_fallback(async || Refusal::from(Fault::NoMethod))
        .fallback(pages::page)
        .layer(from_fn_with_state(Arc::clone(&state), admission::admit))
        .layer(from_fn(unread::read_on))
        .layer(from_fn_with_state(Arc::clone(&state), security_headers))
        .layer(from_fn_with_state(Arc::clone(&state), log::requests))
        .with_state(state)
}
