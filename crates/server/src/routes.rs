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
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::admission;
use crate::answer_timeout::answer_in_time;
use crate::log;
use crate::pages;
use crate::refusal::{Refusal, RefusalCode};
use crate::security_headers::security_headers;
use crate::state::AppState;
use crate::unread;

pub use self::health::is_probe;
pub use self::who::Caller;

/// The whole API. A route that is not described does not compile.
fn api() -> OpenApiRouter<Arc<AppState>> {
    OpenApiRouter::new()
        .routes(routes!(health::health))
        .routes(routes!(health::ready))
        .routes(routes!(me::me, me::name_me))
        .routes(routes!(tables::games))
        .routes(routes!(tables::open_tables, tables::new_table))
        .routes(routes!(tables::my_tables))
        .routes(routes!(tables::table))
        .routes(routes!(options::options))
        .routes(routes!(tables::sit, tables::leave))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(play::frame))
        .routes(routes!(play::log))
        .routes(routes!(play::order))
        .routes(routes!(socket::socket))
        .routes(routes!(records::record_of_table))
        .routes(routes!(records::upload))
        .routes(routes!(records::record))
        .routes(routes!(openapi::openapi))
}

/// What `openapi.json` says.
pub fn description() -> Value {
    crate::openapi::described(api())
}

/// Whether an address is one of the interface, and not of the page.
pub fn is_of_interface(path: &str) -> bool {
    is_probe(path) || path == "/api" || path.starts_with("/api/")
}

pub fn router(state: Arc<AppState>) -> Router {
    let (router, _) = api().split_for_parts();
    router
        .method_not_allowed_fallback(async || Refusal::from(RefusalCode::NoMethod))
        .fallback(pages::page)
        .layer(from_fn_with_state(Arc::clone(&state), answer_in_time))
        .layer(from_fn_with_state(Arc::clone(&state), admission::admit))
        .layer(from_fn(unread::read_on))
        .layer(from_fn_with_state(Arc::clone(&state), security_headers))
        .layer(from_fn_with_state(Arc::clone(&state), log::requests))
        .with_state(state)
}
