//! The description of the interface. Routes and bodies are described where they are, games describe
//! themselves; here it is put together. It lies in `openapi.json`, which is what is answered:
//! `cargo xtask openapi` writes it.

pub mod bodies;
mod limits;
pub mod refusals;

use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;

use crate::cookie::COOKIE;

const DESCRIPTION: &str = "City games. A bot: POST /api/me and keep the cookie; POST /api/tables, \
    or sit down at one; POST start as its host; then again and again GET \
    frame?after=VERSION&seat=N, and when your seat is in to_act, POST order with one of the \
    frame's actions. The frame with an outcome is the last. Whatever is refused is answered with \
    a Problem and its code; with 429 and 503 comes Retry-After, the number of seconds after which \
    it may be worth trying again. How much one guest, one address and all together may ask for \
    and store is in x-limits: usual values, of which a host may have chosen others.";

/// The description of these routes.
pub fn described<S>(routes: OpenApiRouter<S>) -> Value
where
    S: Clone + Send + Sync + 'static,
{
    let mut described = serde_json::to_value(routes.into_openapi()).expect("it becomes JSON");
    described["info"] = json!({ "title": "Rathaus", "version": "1", "description": DESCRIPTION });
    described["servers"] = json!([{ "url": "/" }]);
    described["x-limits"] = limits::usual();
    let mut schemas = bodies::definitions();
    refusals::define(&mut schemas);
    schemas.extend(limits::definitions());
    described["components"] = json!({
        "schemas": schemas,
        "responses": refusals::responses(),
        "securitySchemes": { "guest": { "type": "apiKey", "in": "cookie", "name": COOKIE } },
    });
    described
}
