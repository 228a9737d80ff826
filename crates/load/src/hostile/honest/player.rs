//! One honest player: a cookie, an address of its own, and a socket that is opened again whenever
//! it breaks.

use std::future::pending;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::message::Seen;
use crate::hostile::wire::{Line, Socket, socket_at, text_of};

/// After the first break, and twice as much after every further one.
const COMES_BACK_AFTER: Duration = Duration::from_millis(100);
const DOUBLINGS_MAX: u32 = 5;
const WRITES_WITHIN: Duration = Duration::from_secs(5);

pub struct Player {
    pub line: Line,
    pub seen: Option<Seen>,
    socket: Option<Socket>,
    comes_back_at: Instant,
    n_failures: u32,
}

impl Player {
    pub fn new(line: Line) -> Player {
        let comes_back_at = Instant::now();
        Player { line, seen: None, socket: None, comes_back_at, n_failures: 0 }
    }

    /// Goes to another table.
    pub fn leave(&mut self) {
        self.seen = None;
        self.socket = None;
        self.n_failures = 0;
        self.comes_back_at = Instant::now();
    }

    pub fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// When the socket should be opened, if it is not open.
    pub fn comes_back_at(&self) -> Option<Instant> {
        if self.socket.is_some() { None } else { Some(self.comes_back_at) }
    }

    /// Whether the socket is open now.
    pub async fn come_back(&mut self, table: &str) -> bool {
        match socket_at(self.line.route, self.line.cookie.as_deref(), table).await {
            Ok(socket) => {
                self.socket = Some(socket);
                true
            }
            Err(_) => {
                self.hang_up();
                false
            }
        }
    }

    pub fn hang_up(&mut self) {
        self.socket = None;
        let after = COMES_BACK_AFTER * 2u32.pow(self.n_failures.min(DOUBLINGS_MAX));
        self.comes_back_at = Instant::now() + after;
        self.n_failures += 1;
    }

    pub async fn say(&mut self, text: &str) {
        if let Some(socket) = &mut self.socket {
            let message = Message::Text(Utf8Bytes::from(text.to_owned()));
            // A broken socket shows when it is listened to.
            let _ = timeout(WRITES_WITHIN, socket.send(message)).await;
        }
    }

    /// The next text. None when the socket has broken; whoever has none hears nothing.
    pub async fn hear(&mut self) -> Option<String> {
        let Some(socket) = &mut self.socket else { return pending().await };
        loop {
            match text_of(socket.next().await) {
                Some(Some(text)) => {
                    self.n_failures = 0;
                    return Some(text);
                }
                Some(None) => {}
                None => return None,
            }
        }
    }
}
