//! What every answer says to a browser, and which requests of a browser are not its user's own.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::hosts;
use crate::refusal::{Refusal, RefusalCode};
use crate::routes::{is_of_interface, is_probe};
use crate::state::AppState;

const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
         worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// A browser that was here over HTTPS comes back over nothing else for a year.
const ONLY_HTTPS: &str = "max-age=31536000";

/// Adds the headers to every answer and turns requests from other sites away.
pub async fn security_headers(
    State(state): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    // Such an answer is true only at this moment, and perhaps only for this guest.
    let is_of_now = is_of_interface(request.uri().path());
    let mut response = match check(&state, &request) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    // What never changes says so itself.
    let may_be_kept = !is_of_now || response.headers().contains_key(header::CACHE_CONTROL);
    let mut say = |name: &'static str, value: &'static str| {
        let name = HeaderName::from_static(name);
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    };
    for (name, value) in HEADERS {
        say(name, value);
    }
    if !may_be_kept {
        say("cache-control", "no-store");
    }
    if state.config.is_secure {
        say("strict-transport-security", ONLY_HTTPS);
    }
    response
}

fn check(state: &AppState, request: &Request) -> Result<(), Refusal> {
    // Whoever watches over servers calls them as it likes, and learns nothing.
    if !is_probe(request.uri().path()) {
        hosts::check(&state.config, request.headers())?;
    }
    match is_foreign(request.method(), request.headers()) {
        true => Err(RefusalCode::ForeignOrigin.into()),
        false => Ok(()),
    }
}

/// Whether another site made the browser send this. Programs send no origin and carry no cookie
/// that is not their own.
fn is_foreign(method: &Method, headers: &HeaderMap) -> bool {
    let is_harmless = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
        && !headers.contains_key(header::UPGRADE);
    if is_harmless {
        return false;
    }
    let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    if !matches!(site, None | Some(b"same-origin" | b"none")) {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    match (authority, host) {
        (Some((_, authority)), Some(host)) => !authority.eq_ignore_ascii_case(host),
        (None, _) | (_, None) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(method: Method, headers: &[(&'static str, &'static str)], is_refused: bool) {
        let pairs = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let map = HeaderMap::from_iter(pairs);
        assert_eq!(is_foreign(&method, &map), is_refused, "{method} {headers:?}");
    }

    #[test]
    fn other_sites_change_nothing_here() {
        let host = ("host", "rathaus.example:8080");
        let own = ("origin", "https://rathaus.example:8080");
        let other = ("origin", "https://evil.example");
        check(Method::POST, &[host, own], false);
        check(Method::POST, &[host], false);
        check(Method::GET, &[host, other], false);
        check(Method::POST, &[host, other], true);
        check(Method::DELETE, &[host, ("origin", "null")], true);
        check(Method::POST, &[host, ("sec-fetch-site", "cross-site")], true);
        check(Method::GET, &[host, other, ("upgrade", "websocket")], true);
        check(Method::GET, &[host, own, ("upgrade", "websocket")], false);
    }
}
