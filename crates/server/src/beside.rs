//! Work that takes a processor for a while: beside those who play, and only so much at a time.

use std::sync::Arc;
use std::time::Instant;

use tokio::task::spawn_blocking;

use crate::address::AddressTag;
use crate::log;
use crate::places::Places;
use crate::refusal::{Fault, Refusal};

/// Waits for a place, in turn with other addresses. It is taken until the work is done: whoever
/// hangs up meanwhile has not made room for another one.
pub async fn beside<T: Send + 'static, F: FnOnce() -> T + Send + 'static>(
    places: &Arc<Places>,
    by: AddressTag,
    work: F,
) -> Result<T, Refusal> {
    let place = places.take(by).await;
    let done = spawn_blocking(move || {
        let _place = place;
        let began_at = Instant::now();
        let done = work();
        // The name of the function that the work stands in.
        log::note_slow(std::any::type_name::<F>(), began_at);
        done
    });
    done.await.map_err(|_| Fault::Unavailable.into())
}
