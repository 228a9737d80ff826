//! Messages on their way to one socket. A reader that lets them pile up, in number or in size, is
//! cut off: so a connection takes no more memory than this and one message.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

const MESSAGES_MAX: usize = 32;
const BYTES_MAX: usize = 1024 * 1024;

/// The table's end.
pub struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    n_bytes: Arc<AtomicUsize>,
}

/// The socket's end.
pub struct News {
    messages: mpsc::Receiver<Utf8Bytes>,
    n_bytes: Arc<AtomicUsize>,
}

pub fn outbox() -> (Outbox, News) {
    let (sender, receiver) = mpsc::channel(MESSAGES_MAX);
    let n_bytes = Arc::<AtomicUsize>::default();
    let outbox = Outbox { messages: sender, n_bytes: Arc::clone(&n_bytes) };
    (outbox, News { messages: receiver, n_bytes })
}

impl Outbox {
    /// False if the reader does not keep up, or has gone. A large message alone is no fault of its.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        let n_waiting = self.n_bytes.fetch_add(message.len(), Ordering::Relaxed);
        let fits = n_waiting == 0 || n_waiting + message.len() <= BYTES_MAX;
        fits && self.messages.try_send(message).is_ok()
    }
}

impl News {
    /// None if the table has cut the reader off, or has gone.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let message = self.messages.recv().await?;
        self.n_bytes.fetch_sub(message.len(), Ordering::Relaxed);
        Some(message)
    }

    /// What waits already.
    pub fn next_waiting(&mut self) -> Option<Utf8Bytes> {
        let message = self.messages.try_recv().ok()?;
        self.n_bytes.fetch_sub(message.len(), Ordering::Relaxed);
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(n_bytes: usize) -> Utf8Bytes {
        "x".repeat(n_bytes).into()
    }

    #[test]
    fn many_small_messages_are_too_many() {
        let (outbox, mut news) = outbox();
        for _ in 0..MESSAGES_MAX {
            assert!(outbox.send(message(10)));
        }
        assert!(news.next_waiting().is_some());
        assert!(outbox.send(message(10)));
        assert!(!outbox.send(message(10)));
    }

    #[test]
    fn a_few_large_messages_are_too_many() {
        let (outbox, mut news) = outbox();
        assert!(outbox.send(message(2 * BYTES_MAX)));
        assert!(news.next_waiting().is_some());
        assert!(outbox.send(message(BYTES_MAX / 2)));
        assert!(outbox.send(message(BYTES_MAX / 2)));
        assert!(!outbox.send(message(1)));
    }
}
