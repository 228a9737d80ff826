//! Whether the server can do its work now: what is played can be stored.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;
use crate::store::{DATABASE_FILE, StoreFailed, identity};

/// However many ask, the disk is tried only so often.
const TRIED_EVERY: Duration = Duration::from_secs(1);
/// A disk that does not answer by then cannot be worked with.
const TRIED_WITHIN: Duration = Duration::from_secs(2);

#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, Result<(), StoreFailed>)>>);

/// Why nobody should be sent here now.
pub async fn check(state: &AppState) -> Result<(), Refusal> {
    if state.is_closing() {
        return Err(RefusalCode::Closing.into());
    }
    let mut last = state.readiness.0.lock().await;
    let tried = match *last {
        Some((at, tried)) if at.elapsed() < TRIED_EVERY => tried,
        Some(_) | None => {
            let tried = timeout(TRIED_WITHIN, try_to_store(state)).await;
            let tried = tried.unwrap_or(Err(StoreFailed::Other));
            *last = Some((Instant::now(), tried));
            tried
        }
    };
    Ok(tried?)
}

async fn try_to_store(state: &AppState) -> Result<(), StoreFailed> {
    if state.store.is_read_only() {
        return Err(StoreFailed::ReadOnly);
    }
    let database = state.config.data.join(DATABASE_FILE);
    let work = move |connection: &mut rusqlite::Connection| {
        identity::write_again(connection).map_err(|error| StoreFailed::of_write(&error, &database))
    };
    state.store.with_writer(work).await.unwrap_or(Err(StoreFailed::Other))
}
