//! What is told to whoever runs the server: one line for a request, one for whatever else is worth
//! knowing. No secret is in it: no cookie, no name, and of a table only a part of its address,
//! which is the key to it.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};

use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use protocol::TableId;

use crate::limits::locked;
use crate::routes::{Caller, is_probe};
use crate::state::AppState;

/// Work that takes longer is worth a line.
const SLOW: Duration = Duration::from_millis(100);
/// How often one kind of limit is worth a line.
const LIMITS_EVERY: Duration = Duration::from_secs(1);
/// And how often it is worth one that there is little room left for all.
const FILLING_EVERY: Duration = Duration::from_secs(10 * 60);
/// So much of a table's address is told.
const ID_DIGITS: usize = 6;
/// Longer parts of a path may be the address of a table, however they are written.
const PART_CHARS_MAX: usize = 20;
const PATH_CHARS_MAX: usize = 200;

/// The code of a refusal, for the line of its request.
#[derive(Clone)]
pub struct Code(pub String);

/// One line for every request, also for one whose client has not waited for the answer.
pub async fn requests(
    State(state): State<Arc<AppState>>,
    mut request: Request,
    next: Next,
) -> Response {
    let caller = Caller::of(&state, request.headers(), request.extensions());
    request.extensions_mut().insert(caller);
    let mut line = Line {
        is_probe: is_probe(request.uri().path()),
        method: request.method().clone(),
        path: shown_path(request.uri().path()),
        client: if is_heard() { caller.tag(&state) } else { String::new() },
        began_at: Instant::now(),
        answer: None,
    };
    let response = next.run(request).await;
    let code = response.extensions().get::<Code>().map(|code| code.0.clone());
    line.answer = Some((response.status(), response.body().size_hint().exact(), code));
    response
}

/// Whether anybody reads what is told of requests.
fn is_heard() -> bool {
    tracing::enabled!(tracing::Level::INFO)
}

struct Line {
    is_probe: bool,
    method: Method,
    path: String,
    client: String,
    began_at: Instant,
    /// Status, bytes and the code of a refusal; None while there is none.
    answer: Option<(StatusCode, Option<u64>, Option<String>)>,
}

impl Drop for Line {
    fn drop(&mut self) {
        let Line { method, path, client, .. } = self;
        let ms = ms_since(self.began_at);
        let Some((status, bytes, code)) = self.answer.take() else {
            return tracing::info!(%method, path, client, ms, "request given up");
        };
        let status = status.as_u16();
        match self.is_probe {
            true => tracing::debug!(%method, path, status, ms, bytes, client, code, "request"),
            false => tracing::info!(%method, path, status, ms, bytes, client, code, "request"),
        }
    }
}

/// A path without what only those may know who have the link.
fn shown_path(path: &str) -> String {
    let mut shown = String::new();
    for (idx, part) in path.split('/').enumerate() {
        if idx != 0 {
            shown.push('/');
        }
        // The files of the page have a dot in their names, and no table has.
        if part.chars().count() <= PART_CHARS_MAX || part.contains('.') {
            shown.push_str(part);
        } else {
            shown.extend(part.chars().take(ID_DIGITS));
            shown.push('…');
        }
    }
    match shown.char_indices().nth(PATH_CHARS_MAX) {
        Some((end, _)) => format!("{}…", &shown[..end]),
        None => shown,
    }
}

/// Enough of a table's address to tell tables apart.
pub fn short(id: &TableId) -> &str {
    id.0.get(..ID_DIGITS).unwrap_or(&id.0)
}

/// Says so if some work has taken long.
pub fn note_slow(what: &str, began_at: Instant) {
    if SLOW <= began_at.elapsed() {
        tracing::warn!(what, ms = ms_since(began_at), "slow");
    }
}

pub fn ms_since(began_at: Instant) -> u64 {
    u64::try_from(began_at.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// When each kind of limit was last told of, and how often it has bitten since.
type Told = HashMap<String, (Instant, u64)>;

static LIMITS: LazyLock<Mutex<Told>> = LazyLock::new(Mutex::default);
static FILLING: LazyLock<Mutex<Told>> = LazyLock::new(Mutex::default);

/// Says that a limit has bitten: under a flood once a second, with the number of times.
pub fn note_limit(code: &str) {
    if let Some(n_times) = due(&mut locked(&LIMITS), code, LIMITS_EVERY, Instant::now()) {
        tracing::warn!(code, n_times, "limit reached");
    }
}

/// Says that all together will soon be refused, so that whoever runs the server can make room.
pub fn note_filling(code: &str, n: u64, max: u64) {
    if due(&mut locked(&FILLING), code, FILLING_EVERY, Instant::now()).is_some() {
        tracing::warn!(code, n, max, "limit of all is near");
    }
}

/// How often it has bitten since it was last told, if it is to be told now.
fn due(limits: &mut Told, code: &str, every: Duration, now: Instant) -> Option<u64> {
    match limits.get_mut(code) {
        Some((told_at, n_untold)) if now < *told_at + every => {
            *n_untold += 1;
            None
        }
        Some((told_at, n_untold)) => {
            *told_at = now;
            Some(std::mem::take(n_untold) + 1)
        }
        None => {
            limits.insert(code.to_owned(), (now, 0));
            Some(1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_gives_no_table_away() {
        let id = "0123456789abcdef01234567";
        let encoded = id.replace('a', "%61");
        for (path, shown) in [
            ("/".to_owned(), "/"),
            (format!("/api/tables/{id}/frame"), "/api/tables/012345…/frame"),
            (format!("/api/tables/{encoded}"), "/api/tables/012345…"),
            (format!("/table/{id}"), "/table/012345…"),
            ("/client-0123456789abcdef_bg.wasm".to_owned(), "/client-0123456789abcdef_bg.wasm"),
            ("/api/tables/mine".to_owned(), "/api/tables/mine"),
        ] {
            assert_eq!(shown_path(&path), shown);
        }
        assert_eq!(shown_path(&"/a".repeat(1000)).chars().count(), PATH_CHARS_MAX + 1);
    }

    #[test]
    fn a_limit_is_told_of_once_a_second() {
        let mut limits = HashMap::new();
        let start = Instant::now();
        let mut at =
            |code, ms| due(&mut limits, code, LIMITS_EVERY, start + Duration::from_millis(ms));
        assert_eq!(at("too-fast", 0), Some(1));
        assert_eq!(at("crowded", 0), Some(1));
        assert_eq!(at("too-fast", 10), None);
        assert_eq!(at("too-fast", 999), None);
        assert_eq!(at("too-fast", 1000), Some(3));
        assert_eq!(at("too-fast", 1500), None);
    }
}
