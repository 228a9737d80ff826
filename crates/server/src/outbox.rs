//! Messages on their way to one socket. A reader that lets them pile up, in number or in size, is
//! cut off: so a connection takes no more memory than this and one message.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use tokio::sync::Notify;

use crate::limits::locked;
use crate::websocket::Utf8Bytes;

const MESSAGES_MAX: usize = 32;
const BYTES_MAX: usize = 1024 * 1024;

/// The table's end.
pub struct Outbox(Arc<Way>);

/// The socket's end.
pub struct News(Arc<Way>);

/// Between them, almost always empty: so it takes no room for what may come.
#[derive(Default)]
struct Way {
    waiting: Mutex<Waiting>,
    /// Something waits, or nothing will any more.
    comes: Notify,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    n_bytes: usize,
    /// One of the ends has gone.
    is_over: bool,
}

pub fn outbox() -> (Outbox, News) {
    let way = Arc::<Way>::default();
    (Outbox(Arc::clone(&way)), News(way))
}

impl Outbox {
    /// False if the reader does not keep up, or has gone. A large message alone is no fault of its.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        let mut waiting = locked(&self.0.waiting);
        let n_bytes = waiting.n_bytes + message.len();
        let fits = waiting.n_bytes == 0 || n_bytes <= BYTES_MAX;
        if waiting.is_over || !fits || MESSAGES_MAX <= waiting.messages.len() {
            return false;
        }
        waiting.n_bytes = n_bytes;
        waiting.messages.push_back(message);
        drop(waiting);
        self.0.comes.notify_one();
        true
    }
}

impl News {
    /// None if the table has cut the reader off, or has gone.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            if let Some(message) = self.next_waiting() {
                return Some(message);
            }
            if locked(&self.0.waiting).is_over {
                return None;
            }
            self.0.comes.notified().await;
        }
    }

    /// What waits already.
    pub fn next_waiting(&mut self) -> Option<Utf8Bytes> {
        let mut waiting = locked(&self.0.waiting);
        let message = waiting.messages.pop_front()?;
        waiting.n_bytes -= message.len();
        Some(message)
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        locked(&self.0.waiting).is_over = true;
        self.0.comes.notify_one();
    }
}

impl Drop for News {
    fn drop(&mut self) {
        locked(&self.0.waiting).is_over = true;
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

    #[tokio::test]
    async fn what_was_sent_arrives_before_the_end() {
        let (outbox, mut news) = outbox();
        assert!(outbox.send(message(1)));
        drop(outbox);
        assert!(news.next().await.is_some());
        assert!(news.next().await.is_none());
    }

    #[tokio::test]
    async fn whoever_waits_is_woken() {
        let (outbox, mut news) = outbox();
        let reader = tokio::spawn(async move { (news.next().await, news.next().await) });
        tokio::task::yield_now().await;
        assert!(outbox.send(message(1)));
        tokio::task::yield_now().await;
        drop(outbox);
        let (first, second) = reader.await.expect("the reader ends");
        assert_eq!((first.map(|it| it.len()), second), (Some(1), None));
    }

    #[test]
    fn nobody_reads_any_more() {
        let (outbox, news) = outbox();
        drop(news);
        assert!(!outbox.send(message(1)));
    }
}
