//! One socket at one table: orders come in, tables and frames go out.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use protocol::{FromClient, ToClient};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval, timeout};

use super::body::{AtTable, Query, parse};
use super::who::Who;
use crate::gate::{Bucket, Counted, Pace};
use crate::guest::GuestId;
use crate::hall::Hall;
use crate::refusal::{Fault, Refusal};
use crate::table::{Ask, Resume, WatcherId};

const READ_BUFFER_BYTES: usize = 4 * 1024;
const MESSAGE_BYTES_MAX: usize = 16 * 1024;
const WRITE_BUFFER_BYTES_MAX: usize = 4 * 1024 * 1024;
/// So many messages may wait for a slow reader.
const OUTBOX_LEN: usize = 32;
const PING_EVERY: Duration = Duration::from_secs(20);
const SILENCE_MAX: Duration = Duration::from_secs(50);
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// Whoever does not slow down after so many warnings is cut off.
const WARNINGS_MAX: u32 = 100;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SocketQuery {
    /// How many steps the client has heard of, the set-up counted as one.
    heard: Option<usize>,
    /// The version of the last frame it has seen. Without it nothing can be resumed: steps may have
    /// been taken back since.
    version: Option<u64>,
}

pub async fn socket(
    State(hall): State<Arc<Hall>>,
    AtTable(id): AtTable,
    who: Who,
    Query(query): Query<SocketQuery>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade =
        upgrade.map_err(|why| Refusal::from(Fault::Malformed).with("why", why.body_text()))?;
    let table = hall.table(&id).await?;
    let limits = &hall.config.limits;
    let (max, total_max) = (limits.sockets_per_guest, limits.connections_total);
    let counted = hall.sockets.count(who.client, max, total_max);
    let counted = counted.ok_or_else(|| Refusal::from(Fault::TooManySockets).with("max", max))?;
    let resume = query.heard.zip(query.version);
    let resume = resume.map(|(n_heard, version)| Resume { version, n_heard });
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .max_message_size(MESSAGE_BYTES_MAX);
    Ok(upgrade.on_upgrade(move |socket| talk(hall, table, socket, who.guest, resume, counted)))
}

/// The socket's side of a conversation.
struct Talk {
    socket: WebSocket,
    table: mpsc::Sender<Ask>,
    guest: Option<GuestId>,
    watcher: WatcherId,
    pace: Pace,
    bucket: Bucket,
    n_warnings: u32,
}

/// The conversation is over.
struct Over;

async fn talk(
    hall: Arc<Hall>,
    table: mpsc::Sender<Ask>,
    socket: WebSocket,
    guest: Option<GuestId>,
    resume: Option<Resume>,
    _counted: Counted,
) {
    let (outbox, mut news) = mpsc::channel(OUTBOX_LEN);
    let (reply, watcher) = oneshot::channel();
    if table.send(Ask::Watch { guest, outbox, resume, reply }).await.is_err() {
        return;
    }
    let Ok(watcher) = watcher.await else { return };
    let limits = &hall.config.limits;
    let pace = Pace { burst: limits.orders_burst, per_second: limits.orders_per_second };
    let bucket = Bucket::full(pace, std::time::Instant::now());
    let mut talk =
        Talk { socket, table: table.clone(), guest, watcher, pace, bucket, n_warnings: 0 };
    tokio::select! {
        Over = talk.go_on(&mut news) => {}
        () = hall.closed() => {}
    }
    // Says goodbye if anybody is there to hear it.
    let _ = timeout(SEND_WITHIN, talk.socket.send(Message::Close(None))).await;
    drop(news);
    let _ = table.send(Ask::Unwatch { watcher }).await;
}

impl Talk {
    async fn go_on(&mut self, news: &mut mpsc::Receiver<Utf8Bytes>) -> Over {
        let mut pings = interval(PING_EVERY);
        pings.tick().await;
        let mut heard_at = Instant::now();
        loop {
            let step = tokio::select! {
                message = news.recv() => match message {
                    Some(message) => self.send(Message::Text(message)).await,
                    // The table has cut us off, or has gone.
                    None => Err(Over),
                },
                message = self.socket.recv() => {
                    heard_at = Instant::now();
                    match message {
                        Some(Ok(message)) => self.hear(message).await,
                        Some(Err(_)) | None => Err(Over),
                    }
                }
                _ = pings.tick() => match heard_at.elapsed() < SILENCE_MAX {
                    true => self.send(Message::Ping(Default::default())).await,
                    false => Err(Over),
                },
            };
            if let Err(over) = step {
                return over;
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Over> {
        match timeout(SEND_WITHIN, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Over),
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Over> {
        let answer = match message {
            Message::Text(text) => self.order(text.as_bytes()).await?,
            Message::Binary(bytes) => self.order(&bytes).await?,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Over),
        };
        let answer = serde_json::to_string(&answer).expect("the protocol becomes JSON");
        self.send(Message::Text(answer.into())).await
    }

    async fn order(&mut self, text: &[u8]) -> Result<ToClient, Over> {
        let refused = |key: &str, refusal: Refusal| ToClient::Refused {
            key: key.to_owned(),
            problem: refusal.problem,
        };
        let order: FromClient = match parse(text) {
            Ok(order) => order,
            Err(refusal) => return self.warn().map(|()| refused("", refusal)),
        };
        let key = order.key.clone();
        if !self.bucket.take(self.pace, std::time::Instant::now()) {
            return self.warn().map(|()| refused(&key, Fault::TooFast.into()));
        }
        let (reply, answer) = oneshot::channel();
        let (guest, from) = (self.guest, Some(self.watcher));
        self.table.send(Ask::Order { guest, order, from, reply }).await.map_err(|_| Over)?;
        match answer.await.map_err(|_| Over)? {
            Ok(accepted) => Ok(accepted),
            Err(refusal) => Ok(refused(&key, refusal)),
        }
    }

    fn warn(&mut self) -> Result<(), Over> {
        self.n_warnings += 1;
        if WARNINGS_MAX < self.n_warnings { Err(Over) } else { Ok(()) }
    }
}
