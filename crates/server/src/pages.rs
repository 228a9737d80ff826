//! The client, carried inside the program.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::body::{Body, HttpBody};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::is_page;

use crate::refusal::{Refusal, RefusalCode};
use crate::routes::Caller;
use crate::state::AppState;

/// A file of the client, with its packed forms where they were built.
struct File {
    name: &'static str,
    /// Changes with the content.
    tag: &'static str,
    plain: &'static [u8],
    br: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/client.rs"));

const INDEX: &str = "index.html";
const FOREVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// What lies at an address that is not of the interface. Counted by address, since nobody has to be
/// a guest for that.
pub async fn page(
    State(state): State<Arc<AppState>>,
    Extension(caller): Extension<Caller>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let found = find(&method, &uri, &headers);
    let n_bytes = found.body().size_hint().exact().filter(|_| method != Method::HEAD);
    let admitted =
        state.page_bytes.admit_bytes(caller.network(), n_bytes.unwrap_or(0), Instant::now());
    admitted.map_or_else(IntoResponse::into_response, |()| found)
}

/// Files by their name; every address of the page is the page, which finds out itself what it is
/// to show. Where there is nothing, a browser gets the page as well, which says so.
fn find(method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Refusal::from(RefusalCode::NotFound).into_response();
    }
    if !matches!(*method, Method::GET | Method::HEAD) {
        return Refusal::from(RefusalCode::NoMethod).into_response();
    }
    match file(path) {
        Some(file) => send(file, uri.query(), headers),
        None if wants_page(headers) => nothing_here(headers),
        None => Refusal::from(RefusalCode::NotFound).into_response(),
    }
}

/// The file that starts the page: another one whenever anything of the program has changed.
pub fn starter() -> &'static str {
    FILES.iter().map(|file| file.name).find(|name| name.starts_with("boot-")).unwrap_or_default()
}

fn file(path: &str) -> Option<&'static File> {
    let name = if is_page(path, games::IDS) { INDEX } else { path };
    FILES.iter().find(|file| file.name == name)
}

/// Whether somebody sees the answer, and not a program.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

fn nothing_here(headers: &HeaderMap) -> Response {
    let index = FILES.iter().find(|file| file.name == INDEX).expect("the page is built in");
    let (encoding, bytes) = packed(index, headers);
    let mut response = (StatusCode::NOT_FOUND, Body::from(bytes)).into_response();
    let sent = response.headers_mut();
    sent.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(INDEX)));
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static(ASK_AGAIN));
    sent.insert(header::VARY, HeaderValue::from_static("accept, accept-encoding"));
    if let Some(encoding) = encoding {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

fn send(file: &'static File, query: Option<&str>, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", file.tag);
    let is_versioned = query.is_some_and(|query| query == format!("v={}", file.tag));
    let cache = if is_versioned || is_hashed(file.name) { FOREVER } else { ASK_AGAIN };
    let (encoding, bytes) = packed(file, headers);

    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|it| it.trim() == tag));
    let mut response = match is_known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => Body::from(bytes).into_response(),
    };
    let sent = response.headers_mut();
    sent.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(file.name)));
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    sent.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    sent.insert(header::ETAG, HeaderValue::from_str(&tag).expect("a tag is hex digits"));
    if let Some(encoding) = encoding {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The smallest form that the client can unpack.
fn packed(file: &File, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    let accepts = |name: &str| {
        let mut offers = accepted.unwrap_or_default().split(',');
        offers.any(|offer| {
            let (coding, weight) = offer.split_once(';').unwrap_or((offer, ""));
            coding.trim() == name && weight.trim() != "q=0"
        })
    };
    match (file.br, file.gzip) {
        (Some(bytes), _) if accepts("br") => (Some("br"), bytes),
        (_, Some(bytes)) if accepts("gzip") => (Some("gzip"), bytes),
        (Some(_) | None, Some(_) | None) => (None, file.plain),
    }
}

/// Whether the name itself changes with the content: `client-0123abcd.js`.
fn is_hashed(name: &str) -> bool {
    let is_hash = |part: &str| {
        8 <= part.len()
            && part.chars().all(|char| char.is_ascii_hexdigit())
            && part.chars().any(|char| char.is_ascii_digit())
    };
    name.split(['-', '_', '.']).any(is_hash)
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "otf" => "font/otf",
        "ico" => "image/x-icon",
        "json" | "webmanifest" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_from_pages() {
        let known = games::IDS[0];
        for page in ["", "table/0a1b", "replay/0a1b", &format!("rules/{known}")] {
            assert_eq!(file(page).map(|file| file.name), Some(INDEX), "{page}");
        }
        for none in ["rules/x", "favicon.gif", "table/x.js", ".env", "a/../b.txt", "new", "metrics"]
        {
            assert!(file(none).is_none(), "{none}");
        }
    }

    #[test]
    fn names_with_a_hash_last_forever() {
        assert!(is_hashed("client-0123abcd.js"));
        assert!(is_hashed("client-0123456789abcdef_bg.wasm"));
        for plain in ["client.js", "client_bg.wasm", "index.html", "style.css"] {
            assert!(!is_hashed(plain), "{plain}");
        }
    }

    #[test]
    fn packed_forms_are_for_those_who_can_unpack_them() {
        let file =
            File { name: "a.js", tag: "0", plain: b"plain", br: Some(b"br"), gzip: Some(b"gzip") };
        let check = |accepted: &'static str, expected| {
            let value = HeaderValue::from_static(accepted);
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]);
            assert_eq!(packed(&file, &headers).0, expected, "{accepted}");
        };
        check("gzip, deflate, br", Some("br"));
        check("gzip;q=0.5", Some("gzip"));
        check("br;q=0, identity", None);
        check("", None);
    }
}
