//! One socket at one table: orders come in, tables and frames go out.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use engine::Seat;
use protocol::{FromClient, TableId, ToClient};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval, timeout};
use utoipa::IntoParams;

use super::body::{AtTable, Query, parse};
use super::who::{Caller, Who};
use crate::address::AddressTag;
use crate::distance::{Distance, RoundTrips};
use crate::guest::GuestId;
use crate::limits::Client;
use crate::listener::ConnectionSlot;
use crate::log;
use crate::openapi::refusals::Refusals;
use crate::outbox::{News, outbox};
use crate::pages;
use crate::refusal::{Refusal, RefusalCode};
use crate::state::AppState;
use crate::table::{Ask, Newcomer, Resume, WatcherId, Welcome};
use crate::websocket::{CloseCode, CloseFrame, Error, Message, Upgrade, Utf8Bytes, WebSocket};

/// Whoever does not slow down after so many warnings is cut off.
const WARNINGS_MAX: u32 = 100;
/// How long somebody may take to hear that the socket closes.
const GOODBYE_WITHIN: Duration = Duration::from_secs(2);

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct SocketQuery {
    /// How many steps the client has heard of, the set-up counted as one.
    heard: Option<usize>,
    /// The version of the last frame it has seen. Without it nothing can be resumed: steps may have
    /// been taken back since.
    #[param(value_type = Option<usize>)]
    version: Option<u64>,
    /// Through the eyes of which own seat, where there are several. Left out: the one to act.
    #[param(maximum = 7)]
    seat: Option<u8>,
    /// Whether frames are to be told as changes of the ones before.
    #[serde(default)]
    changes: bool,
}

/// The table over a WebSocket
///
/// The server sends pings; a client that is silent for the time of x-limits, or does not read what
/// it is sent, is cut off and may come back. A server that ends closes with code 1001.
#[utoipa::path(
    get, path = "/api/tables/{id}/socket", tag = "play", params(AtTable, SocketQuery),
    responses(
        (status = 101, description = "The client sends FromClient, the server sends ToClient, one \
            JSON text per message: first `welcome`, then `table`, then, once the match has begun, \
            a whole `frame`; afterwards what is new."),
        Refusals,
    ),
)]
pub async fn socket(
    State(state): State<Arc<AppState>>,
    AtTable(id): AtTable,
    who: Who,
    Query(query): Query<SocketQuery>,
    Extension(slot): Extension<Arc<ConnectionSlot>>,
    Extension(caller): Extension<Caller>,
    upgrade: Upgrade,
) -> Result<Response, Refusal> {
    let tag = caller.tag(&state);
    // All together are counted as connections.
    let max = state.config.limits.sockets_per_guest;
    let counted = state.sockets.count(who.client, max, usize::MAX);
    let counted =
        counted.ok_or_else(|| Refusal::from(RefusalCode::TooManySockets).with("max", max))?;
    let table = state.table(&id, who.address).await?;
    let resume = query.heard.zip(query.version);
    let resume = resume.map(|(n_heard, version)| Resume { version, n_heard });
    let distance = Arc::<Distance>::default();
    let (seat, wants_changes) = (query.seat.map(Seat), query.changes);
    let (outbox, news) = outbox();
    let newcomer = Newcomer {
        guest: who.guest,
        outbox,
        resume,
        wants_changes,
        seat,
        distance: Arc::clone(&distance),
    };
    let Who { client, address, .. } = who;
    let network = caller.network();
    let arrival = Arrival { state, table, client, network, address, tag, newcomer, news, id };
    let counted = (counted, slot);
    Ok(upgrade.accept(move |socket| talk(arrival, socket, counted)))
}

/// Somebody who comes to a table, and what belongs to that.
struct Arrival {
    state: Arc<AppState>,
    table: mpsc::Sender<Box<Ask>>,
    client: Client,
    network: Client,
    address: AddressTag,
    /// Who it is, as logs may know.
    tag: String,
    newcomer: Newcomer,
    news: News,
    id: TableId,
}

/// The socket's side of a conversation.
struct Talk<'a> {
    socket: &'a mut WebSocket,
    table: &'a mpsc::Sender<Box<Ask>>,
    guest: Option<GuestId>,
    address: AddressTag,
    watcher: WatcherId,
    state: &'a AppState,
    client: Client,
    /// Where it comes from.
    network: Client,
    n_warnings: u32,
    counts: Counts,
    pings: Pings,
}

/// Messages in both directions, pings not counted.
#[derive(Clone, Copy, Default)]
struct Counts {
    n_heard: u64,
    n_sent: u64,
}

/// Our pings, one at a time.
struct Pings {
    sent_at: Option<Instant>,
    round_trips: RoundTrips,
    distance: Arc<Distance>,
}

/// The conversation is over.
struct Over;

/// Until one side ends it. `counted` is held for as long. One block: what is handed from one future
/// to another takes its room in both, at every table.
fn talk<C>(arrival: Arrival, mut socket: WebSocket, counted: C) -> impl Future<Output = ()> {
    let Arrival { state, table, client, network, address, tag, newcomer, mut news, id } = arrival;
    let began_at = std::time::Instant::now();
    async move {
        let _counted = counted;
        let (guest, distance) = (newcomer.guest, Arc::clone(&newcomer.distance));
        let welcome = welcomed(&state, &table, &mut socket, newcomer).await;
        let Some(Welcome { watcher, is_race, .. }) = welcome else {
            say_goodbye(&state, &mut socket).await;
            return note_closed(&id, &tag, began_at, Counts::default());
        };
        let patience = &state.config.patience;
        let ping_ms = if is_race { patience.ping_in_race_ms } else { patience.ping_ms };
        let mut talk = Talk {
            socket: &mut socket,
            table: &table,
            guest,
            address,
            watcher,
            state: &state,
            client,
            network,
            n_warnings: 0,
            counts: Counts::default(),
            pings: Pings { sent_at: None, round_trips: RoundTrips::default(), distance },
        };
        tokio::select! {
            Over = talk.go_on(&mut news, Duration::from_millis(ping_ms)) => {}
            () = state.closed() => {}
        }
        let counts = talk.counts;
        drop(news);
        let _ = table.send(Box::new(Ask::Unwatch { watcher })).await;
        say_goodbye(&state, &mut socket).await;
        note_closed(&id, &tag, began_at, counts);
    }
}

fn note_closed(id: &TableId, client: &str, began_at: std::time::Instant, counts: Counts) {
    let Counts { n_heard, n_sent } = counts;
    let (table, ms) = (log::short(id), log::ms_since(began_at));
    tracing::info!(table, client, ms, n_heard, n_sent, "socket closed");
}

/// None if there is nothing to be seen here, or nobody is there to see it.
async fn welcomed(
    state: &AppState,
    table: &mpsc::Sender<Box<Ask>>,
    socket: &mut WebSocket,
    newcomer: Newcomer,
) -> Option<Welcome> {
    let within = Duration::from_millis(state.config.patience.send_ms);
    let (reply, welcome) = oneshot::channel();
    table.send(Box::new(Ask::Watch { newcomer, reply })).await.ok()?;
    let welcome = tokio::select! {
        welcome = welcome => welcome.ok()?,
        () = state.closed() => return None,
    };
    let era = welcome.as_ref().map_or_else(|_| state.restoring.era(), |it| it.era.clone());
    let page = pages::starter().to_owned();
    if !say(socket, &ToClient::Welcome { era, page }, within).await {
        return None;
    }
    match welcome {
        Ok(welcome) => Some(welcome),
        Err(refusal) => {
            let refused = ToClient::Refused { key: String::new(), problem: refusal.problem };
            say(socket, &refused, within).await;
            None
        }
    }
}

/// Closes a socket, if anybody is there to hear it. What the other side has sent meanwhile is read
/// and forgotten: a connection that is closed with something unread takes the goodbye with it.
async fn say_goodbye(state: &AppState, socket: &mut WebSocket) {
    let reason = state.is_closing().then(|| CloseFrame {
        code: CloseCode::Away,
        reason: Utf8Bytes::from_static("the server is closing"),
    });
    let goodbye = async {
        socket.close(reason).await?;
        while let Some(Ok(message)) = socket.hear().await {
            if matches!(message, Message::Close(_)) {
                break;
            }
        }
        Ok::<(), Error>(())
    };
    // Whoever does not listen has been told nothing, which is no error of ours.
    let _ = timeout(GOODBYE_WITHIN, goodbye).await;
}

/// False if nobody is there to hear it.
async fn say(socket: &mut WebSocket, words: &ToClient, within: Duration) -> bool {
    let text = serde_json::to_string(words).expect("the protocol becomes JSON");
    let sending = async {
        socket.feed(text.into()).await?;
        socket.flush().await
    };
    matches!(timeout(within, sending).await, Ok(Ok(())))
}

impl Talk<'_> {
    async fn go_on(&mut self, news: &mut News, ping_every: Duration) -> Over {
        let mut pings = interval(ping_every);
        let silence_max = Duration::from_millis(self.state.config.patience.silence_ms);
        let mut heard_at = Instant::now();
        loop {
            let step = tokio::select! {
                message = news.next() => match message {
                    Some(message) => self.send(Some(message), news).await,
                    // The table has cut us off, or has gone.
                    None => Err(Over),
                },
                message = self.socket.hear() => {
                    heard_at = Instant::now();
                    match message {
                        Some(Ok(message)) => self.hear(message, news).await,
                        Some(Err(_)) | None => Err(Over),
                    }
                }
                _ = pings.tick() => match heard_at.elapsed() < silence_max {
                    true => self.ping(news).await,
                    false => Err(Over),
                },
            };
            if let Err(over) = step {
                return over;
            }
        }
    }

    /// A ping that was not answered yet measures more than a new one would.
    async fn ping(&mut self, news: &mut News) -> Result<(), Over> {
        if self.pings.sent_at.is_none() {
            self.pings.sent_at = Some(Instant::now());
        }
        self.send(None, news).await
    }

    /// Sends a message or else a ping, with all news that wait for the same reader.
    async fn send(&mut self, message: Option<Utf8Bytes>, news: &mut News) -> Result<(), Over> {
        let within = Duration::from_millis(self.state.config.patience.send_ms);
        let sending = async {
            let mut next = message;
            if next.is_none() {
                self.socket.ping().await?;
            }
            while let Some(message) = next.take().or_else(|| news.next_waiting()) {
                self.counts.n_sent += 1;
                self.socket.feed(message).await?;
            }
            self.socket.flush().await
        };
        match timeout(within, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Over),
        }
    }

    async fn hear(&mut self, message: Message, news: &mut News) -> Result<(), Over> {
        // What we have asked for costs nothing.
        if matches!(message, Message::Pong(_)) && self.pings.answered() {
            return Ok(());
        }
        self.counts.n_heard += 1;
        // Counted for the client and the address: more sockets, or new guests, are good for no more
        // orders.
        let now = std::time::Instant::now();
        let in_time = self.state.requests.admits(self.client, now)
            && self.state.address_requests.admits(self.network, now);
        let answer = match message {
            Message::Text(text) => self.order(text.as_bytes(), in_time).await?,
            Message::Binary(bytes) => self.order(&bytes, in_time).await?,
            // They cost an answer too.
            Message::Ping(_) | Message::Pong(_) if !in_time => return self.warn(),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) | Message::Frame(_) => return Err(Over),
        };
        let answer = serde_json::to_string(&answer).expect("the protocol becomes JSON");
        self.send(Some(answer.into()), news).await
    }

    async fn order(&mut self, text: &[u8], in_time: bool) -> Result<ToClient, Over> {
        let refused = |key: &str, refusal: Refusal| ToClient::Refused {
            key: key.to_owned(),
            problem: refusal.problem,
        };
        let order: FromClient = match parse(text) {
            Ok(order) => order,
            Err(refusal) => return self.warn().map(|()| refused("", refusal)),
        };
        let key = order.key.clone();
        if !in_time {
            let refusal = Refusal::from(RefusalCode::TooFast);
            log::note_limit(&refusal.problem.code);
            return self.warn().map(|()| refused(&key, refusal));
        }
        let (reply, answer) = oneshot::channel();
        let (guest, address, from) = (self.guest, self.address, Some(self.watcher));
        let ask = Box::new(Ask::Order { guest, address, order, from, reply });
        self.table.send(ask).await.map_err(|_| Over)?;
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
    /// False if there was no ping to answer.
    fn answered(&mut self) -> bool {
        let Some(sent_at) = self.sent_at.take() else { return false };
        self.round_trips.push(sent_at.elapsed());
        self.distance.note(&self.round_trips);
        true
    }
}
