//! One socket at one table: orders come in, tables and frames go out.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use engine::Seat;
use protocol::{FromClient, ToClient};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval, timeout};

use super::body::{AtTable, Query, parse};
use super::who::Who;
use crate::distance::{Distance, RoundTrips};
use crate::gate::{Bucket, Pace};
use crate::guest::GuestId;
use crate::hall::Hall;
use crate::refusal::{Fault, Refusal};
use crate::table::{Ask, Newcomer, Resume, WatcherId, Welcome};

const READ_BUFFER_BYTES: usize = 4 * 1024;
const MESSAGE_BYTES_MAX: usize = 16 * 1024;
const WRITE_BUFFER_BYTES_MAX: usize = 4 * 1024 * 1024;
/// So many messages may wait for a slow reader.
const OUTBOX_LEN: usize = 32;
const PING_EVERY: Duration = Duration::from_secs(20);
/// In a race the distance is measured all the time.
const PING_EVERY_IN_RACE: Duration = Duration::from_secs(1);
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
    /// Through the eyes of which own seat, where there are several.
    seat: Option<u8>,
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
    let distance = Arc::<Distance>::default();
    let seat = query.seat.map(Seat);
    let (outbox, news) = mpsc::channel(OUTBOX_LEN);
    let newcomer =
        Newcomer { guest: who.guest, outbox, resume, seat, distance: Arc::clone(&distance) };
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .max_message_size(MESSAGE_BYTES_MAX);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let pings = Pings { sent_at: None, round_trips: RoundTrips::default(), distance };
        let _counted = counted;
        talk(hall, table, socket, newcomer, news, pings).await;
    }))
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
    pings: Pings,
}

/// Our pings, one at a time.
struct Pings {
    sent_at: Option<Instant>,
    round_trips: RoundTrips,
    distance: Arc<Distance>,
}

/// The conversation is over.
struct Over;

async fn talk(
    hall: Arc<Hall>,
    table: mpsc::Sender<Ask>,
    mut socket: WebSocket,
    newcomer: Newcomer,
    mut news: mpsc::Receiver<Utf8Bytes>,
    pings: Pings,
) {
    let guest = newcomer.guest;
    if !say(&mut socket, &ToClient::Welcome { era: hall.turnover.era() }).await {
        return;
    }
    let (reply, welcome) = oneshot::channel();
    if table.send(Ask::Watch { newcomer, reply }).await.is_err() {
        return;
    }
    let Welcome { watcher, is_race } = match welcome.await {
        Ok(Ok(welcome)) => welcome,
        Ok(Err(refusal)) => {
            let refused = ToClient::Refused { key: String::new(), problem: refusal.problem };
            say(&mut socket, &refused).await;
            return;
        }
        Err(_) => return,
    };
    let limits = &hall.config.limits;
    let pace = Pace { burst: limits.orders_burst, per_second: limits.orders_per_second };
    let bucket = Bucket::full(pace, std::time::Instant::now());
    let mut talk =
        Talk { socket, table: table.clone(), guest, watcher, pace, bucket, n_warnings: 0, pings };
    let ping_every = if is_race { PING_EVERY_IN_RACE } else { PING_EVERY };
    tokio::select! {
        Over = talk.go_on(&mut news, ping_every) => {}
        () = hall.closed() => {}
    }
    // Says goodbye if anybody is there to hear it.
    let _ = timeout(SEND_WITHIN, talk.socket.send(Message::Close(None))).await;
    drop(news);
    let _ = table.send(Ask::Unwatch { watcher }).await;
}

/// False if nobody is there to hear it.
async fn say(socket: &mut WebSocket, words: &ToClient) -> bool {
    let text = serde_json::to_string(words).expect("the protocol becomes JSON");
    let sent = timeout(SEND_WITHIN, socket.send(Message::Text(text.into()))).await;
    matches!(sent, Ok(Ok(())))
}

impl Talk {
    async fn go_on(&mut self, news: &mut mpsc::Receiver<Utf8Bytes>, ping_every: Duration) -> Over {
        let mut pings = interval(ping_every);
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
                    true => self.ping().await,
                    false => Err(Over),
                },
            };
            if let Err(over) = step {
                return over;
            }
        }
    }

    /// A ping that was not answered yet measures more than a new one would.
    async fn ping(&mut self) -> Result<(), Over> {
        if self.pings.sent_at.is_none() {
            self.pings.sent_at = Some(Instant::now());
        }
        self.send(Message::Ping(Default::default())).await
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
            Message::Ping(_) => return Ok(()),
            Message::Pong(_) => {
                self.pings.answered();
                return Ok(());
            }
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

impl Pings {
    fn answered(&mut self) {
        if let Some(sent_at) = self.sent_at.take() {
            self.round_trips.push(sent_at.elapsed());
            self.distance.note(&self.round_trips);
        }
    }
}
