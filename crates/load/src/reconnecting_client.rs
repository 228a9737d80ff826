//! A client that always comes back. It follows a match by the session logic of the page, over
//! connections that may break at any moment, and keeps a diary of what it was promised.

mod diary;
mod habits;

use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{Chance, Fast};
use futures_util::{SinkExt, StreamExt};
use protocol::session::{Follower, Reaction, delay_ms};
use protocol::{Frame, FromClient, Json, Order, ToClient};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

pub use self::diary::{Diary, Promise};
pub use self::habits::Habits;

type Socket = WebSocketStream<TcpStream>;

/// Rushed orders that may be on their way at once.
const RUSHED_MAX: usize = 3;

pub struct ReconnectingClient {
    address: SocketAddr,
    cookie: Option<String>,
    table: String,
    habits: Habits,
    chance: Fast,
    socket: Option<Socket>,
    /// Connections that were given up without a word, as when a phone changes its network.
    abandoned: Vec<Socket>,
    n_tries: u32,
    n_keys: u64,
    follower: Follower,
    frame: Option<Frame>,
    diary: Arc<Mutex<Diary>>,
    acts_at: Instant,
    /// By when there should be an answer.
    answer_due: Option<Instant>,
    whim_at: Instant,
}

impl ReconnectingClient {
    /// A spectator has no cookie.
    pub fn new(
        address: SocketAddr,
        cookie: Option<String>,
        table: &str,
        habits: Habits,
    ) -> ReconnectingClient {
        let now = Instant::now();
        ReconnectingClient {
            address,
            cookie,
            table: table.to_owned(),
            chance: Fast::new(habits.seed),
            habits,
            socket: None,
            abandoned: Vec::new(),
            n_tries: 0,
            n_keys: 0,
            follower: Follower::default(),
            frame: None,
            diary: Arc::default(),
            acts_at: now,
            answer_due: None,
            whim_at: now,
        }
    }

    /// The diary, which goes on being written while it is read.
    pub fn diary(&self) -> Arc<Mutex<Diary>> {
        Arc::clone(&self.diary)
    }

    fn write(&self) -> MutexGuard<'_, Diary> {
        self.diary.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn follower(&self) -> &Follower {
        &self.follower
    }

    /// The newest frame.
    pub fn frame(&self) -> Option<&Frame> {
        self.frame.as_ref()
    }

    pub fn is_over(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| frame.outcome.is_some())
    }

    /// Acts whenever it can, until somebody says stop or the match is over.
    pub async fn play(&mut self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() && !self.is_over() {
            tokio::select! {
                _ = stop.changed() => {}
                () = self.go_on(true) => {}
            }
        }
    }

    /// Begins nothing new and listens until every order is answered and a frame of this version is
    /// shown. False if that takes too long.
    pub async fn settle(&mut self, version: u64, within: Duration) -> bool {
        let settled = async {
            while !self.is_settled(version) {
                self.go_on(false).await;
            }
        };
        timeout(within, settled).await.is_ok()
    }

    fn is_settled(&self, version: u64) -> bool {
        let is_shown = self.follower.version().is_some_and(|shown| version <= shown);
        is_shown && self.follower.orders().is_settled()
    }

    /// As when a tab is looked at again: the old connection may be dead, so there is a new one.
    pub fn wake_up(&mut self) {
        self.hang_up();
    }

    /// One thing after the other.
    async fn go_on(&mut self, acts: bool) {
        let Some(socket) = &mut self.socket else {
            return self.connect().await;
        };
        let far = Instant::now() + Duration::from_secs(60);
        let acts_at = self.acts_at;
        let can_act = acts && self.habits.acts && can_act(&self.follower, self.frame.as_ref());
        let has_whims = acts && self.habits.has_whims();
        let (answer_due, whim_at) = (self.answer_due.unwrap_or(far), self.whim_at);
        tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => self.hear(&text).await,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_))) => {
                    self.write().n_goodbyes += 1;
                    self.hang_up();
                }
                Some(Ok(_) | Err(_)) | None => {
                    self.write().n_cut_off += 1;
                    self.hang_up();
                }
            },
            () = sleep_until(acts_at), if can_act => self.act().await,
            () = sleep_until(answer_due) => self.hang_up(),
            () = sleep_until(whim_at), if has_whims => self.follow_whim().await,
        }
    }

    async fn connect(&mut self) {
        if 0 < self.n_tries {
            let delay_ms = delay_ms(self.n_tries - 1) / self.habits.hurry;
            sleep(Duration::from_millis(delay_ms.into())).await;
        }
        self.n_tries += 1;
        self.follower.reconnect();
        let heard = self.follower.heard().map_or(String::new(), |heard| {
            format!("&heard={}&version={}", heard.n_steps, heard.version)
        });
        let (address, table) = (self.address, &self.table);
        let url = format!("ws://{address}/api/tables/{table}/socket?changes=true{heard}");
        if let Ok(Some(socket)) = timeout(self.answer_within(), self.opened(url)).await {
            self.socket = Some(socket);
            self.write().n_connections += 1;
            let after = self.habits.whim_after(&mut self.chance);
            self.whim_at = Instant::now() + after;
            // Whoever is connected is told something at once.
            self.answer_due = Some(Instant::now() + self.answer_within());
        }
    }

    async fn opened(&self, url: String) -> Option<Socket> {
        let mut request = url.into_client_request().ok()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).ok()?);
        }
        let stream = TcpStream::connect(self.address).await.ok()?;
        stream.set_nodelay(true).ok()?;
        client_async(request, stream).await.ok().map(|(socket, _)| socket)
    }

    /// A server that is slow is not asked ever more.
    fn answer_within(&self) -> Duration {
        self.habits.answer_within * 2u32.pow(self.n_tries.min(5))
    }

    fn hang_up(&mut self) {
        self.socket = None;
        self.answer_due = None;
    }

    async fn hear(&mut self, text: &str) {
        let said: ToClient = match serde_json::from_str(text) {
            Ok(said) => said,
            Err(why) => return self.write().complain(format!("a message cannot be read: {why}")),
        };
        self.n_tries = 0;
        let shown = self.follower.version();
        self.write().note(&said, shown);
        match self.follower.take_in(&said) {
            Reaction::Nothing => {}
            Reaction::Show => {
                self.frame = self.follower.frame().and_then(readable);
                self.acts_at = Instant::now() + self.habits.thinks_for(&mut self.chance);
            }
            Reaction::Say(orders) => {
                for order in orders {
                    self.say(&order).await;
                }
            }
            Reaction::Complain(problem) => self.write().complaints.push(problem),
            Reaction::StartOver => self.hang_up(),
            Reaction::OtherEra => {
                self.frame = None;
                self.write().n_eras += 1;
                self.hang_up();
            }
        }
        if self.follower.orders().is_settled() && self.frame.is_some() {
            self.answer_due = None;
        }
    }

    /// Does something that the newest frame offers.
    async fn act(&mut self) {
        let Some(frame) = &self.frame else { return };
        let n_actions = u32::try_from(frame.actions.len()).unwrap_or(u32::MAX);
        let goes_back = frame.can_undo && self.chance.below(12) == 0;
        let order = match goes_back || n_actions == 0 {
            true => Order::Undo,
            false => {
                let choice = self.chance.below(n_actions) as usize;
                Order::Act { action: frame.actions[choice].clone() }
            }
        };
        self.n_keys += 1;
        let key = format!("{:x}-{}", self.habits.seed, self.n_keys);
        let rushes = self.habits.rushes && self.chance.below(2) == 0;
        let before: Vec<String> = self.unsettled_keys();
        let said = match rushes {
            true => self.follower.rush(order, key),
            false => self.follower.place(order, key),
        };
        let placed = self.follower.orders().unsettled();
        let new: Vec<FromClient> = placed.filter(|it| !before.contains(&it.key)).cloned().collect();
        self.write().placed.extend(new);
        self.acts_at = Instant::now() + self.habits.thinks_for(&mut self.chance);
        if let Some(order) = said {
            self.say(&order).await;
        }
    }

    fn unsettled_keys(&self) -> Vec<String> {
        self.follower.orders().unsettled().map(|order| order.key.clone()).collect()
    }

    async fn say(&mut self, order: &FromClient) {
        let within = self.answer_within();
        self.answer_due = Some(Instant::now() + within);
        let text = serde_json::to_string(order).expect("the protocol becomes JSON");
        if let Some(socket) = &mut self.socket {
            // A broken socket shows when it is listened to, and a stuck one by its silence.
            let sending = socket.send(Message::Text(Utf8Bytes::from(text)));
            let _ = timeout(within, sending).await;
        }
    }

    /// Sleeps like a tab in the background, or changes the network.
    async fn follow_whim(&mut self) {
        self.whim_at = Instant::now() + self.habits.whim_after(&mut self.chance);
        match self.chance.below(2) {
            0 => sleep(self.habits.sleeps_for(&mut self.chance)).await,
            _ => {
                self.abandoned.extend(self.socket.take());
                self.hang_up();
            }
        }
    }
}

/// What a client waits for.
impl fmt::Debug for ReconnectingClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReconnectingClient")
            .field("is_connected", &self.socket.is_some())
            .field("n_tries", &self.n_tries)
            .field("n_connections", &self.write().n_connections)
            .field("version", &self.follower.version())
            .field("orders", self.follower.orders())
            .finish_non_exhaustive()
    }
}

fn readable(frame: &Frame<Json, Json>) -> Option<Frame> {
    let (view, actions) = (frame.view.read().ok()?, frame.actions.read().ok()?);
    Some(frame.clone().with(view, actions))
}

/// Whether something can be ordered now.
fn can_act(follower: &Follower, frame: Option<&Frame>) -> bool {
    let Some(frame) = frame else { return false };
    let is_to_act = frame.viewer.seat().is_some_and(|seat| frame.to_act.contains(seat));
    let has_room = follower.orders().rushed().count() < RUSHED_MAX;
    follower.orders().is_idle() && has_room && is_to_act && !frame.actions.is_empty()
}
