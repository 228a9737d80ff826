//! Work that takes a processor for a while: beside those who play, and only so much at a time.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::refusal::{Fault, Refusal};

/// Waits for a place, which is taken until the work is done: whoever hangs up meanwhile has not
/// made room for another one.
pub async fn beside<T: Send + 'static>(
    places: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let place = Arc::clone(places).acquire_owned().await;
    let done = spawn_blocking(move || {
        let _place = place;
        work()
    });
    done.await.map_err(|_| Fault::Unavailable.into())
}
