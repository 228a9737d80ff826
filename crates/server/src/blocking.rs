//! Work that takes a processor for a while: beside those who play, and only so much at a time.

use std::sync::Arc;
use std::time::Instant;

use tokio::task::spawn_blocking;

use crate::address::AddressTag;
use crate::log;
use crate::refusal::{Refusal, RefusalCode};
use crate::work_slots::WorkSlots;

/// Waits for a slot, in turn with other addresses. It is taken until the work is done: whoever
/// hangs up meanwhile has not made room for another one.
pub async fn run_blocking<T: Send + 'static, F: FnOnce() -> T + Send + 'static>(
    slots: &Arc<WorkSlots>,
    by: AddressTag,
    work: F,
) -> Result<T, Refusal> {
    let slot = slots.take(by).await;
    let done = spawn_blocking(move || {
        let _place = slot;
        let began_at = Instant::now();
        let done = work();
        // The name of the function that the work stands in.
        log::note_slow(std::any::type_name::<F>(), began_at);
        done
    });
    done.await.map_err(|_| RefusalCode::Unavailable.into())
}
