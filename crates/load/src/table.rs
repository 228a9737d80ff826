//! A table under load: its players, its spectators, and a match after the other.

mod settle;

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Chance, Fast};
use futures_util::stream::{BoxStream, SelectAll, StreamExt};
use protocol::TableInfo;
use serde_json::value::RawValue;
use tokio::time::sleep_until;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::guest::{Guest, HttpClient};
use crate::meter::{Meter, add};
use crate::sight::{Seen, ServerMessage};
use crate::socket::{self, Mouth, open, say};
use crate::{Failed, Mode, Plan};

/// What comes in at one of the sockets: None when it is closed.
type News = (usize, Option<Utf8Bytes>);
type Ears = SelectAll<BoxStream<'static, News>>;

/// As often an order may be refused before somebody looks into it.
const REFUSALS_MAX: u32 = 50;
const TURN_TOO_LONG: &str = "turn-too-long";

pub struct Table {
    plan: Arc<Plan>,
    meter: Arc<Meter>,
    http: HttpClient,
    guests: Vec<Guest>,
    game: String,
    id: String,
    clients: Vec<Client>,
    ears: Ears,
    chance: Fast,
    n_orders: u64,
    n_refusals: u32,
    /// Whoever acts next starts the turn anew.
    goes_back: bool,
    pending: Option<Pending>,
    /// When the next action is due, where the plan has a pace.
    due: Option<Instant>,
}

/// One socket: of a player, or of a spectator.
#[derive(Default)]
struct Client {
    mouth: Option<Mouth>,
    /// Of whoever never listens.
    deaf_ears: Option<socket::Ears>,
    seen: Option<Seen>,
    /// Somebody takes a turn back, and this one has not seen it yet.
    may_go_back: bool,
    /// Until the first frame.
    came_at: Option<Instant>,
}

/// An action that is on its way.
struct Pending {
    client: usize,
    key: String,
    text: String,
    due: Instant,
    /// Once it is acknowledged.
    version: Option<u64>,
    /// Clients that have seen a frame since.
    shown: Vec<bool>,
}

impl Table {
    /// A table with its players, before anybody has opened a socket.
    pub async fn make(
        plan: Arc<Plan>,
        meter: Arc<Meter>,
        http: HttpClient,
        number: usize,
    ) -> Result<Table, Failed> {
        let game = plan.games[number % plan.games.len()].clone();
        let mut guests = Vec::new();
        for seat in 0..plan.n_players {
            guests.push(http.guest(&format!("Load {number}-{seat}")).await?);
        }
        let mut table = Table {
            chance: Fast::new(plan.seed.wrapping_add(number as u64)),
            plan,
            meter,
            http,
            guests,
            game,
            id: String::new(),
            clients: Vec::new(),
            ears: SelectAll::new(),
            n_orders: 0,
            n_refusals: 0,
            goes_back: false,
            pending: None,
            due: None,
        };
        table.begin().await?;
        Ok(table)
    }

    /// A new match.
    async fn begin(&mut self) -> Result<(), Failed> {
        let TableInfo { id, .. } =
            self.guests[0].make_table(&self.game, self.plan.n_players).await?;
        self.id = id.0;
        for guest in &self.guests[1..] {
            guest.sit(&self.id).await?;
        }
        self.guests[0].start(&self.id).await?;
        self.pending = None;
        let n_clients = self.guests.len() + self.plan.n_spectators;
        self.clients = (0..n_clients).map(|_| Client::default()).collect();
        Ok(())
    }

    /// Everybody opens a socket, or opens it again.
    pub async fn connect(&mut self) -> Result<(), Failed> {
        self.ears = SelectAll::new();
        for idx in 0..self.clients.len() {
            let client = &mut self.clients[idx];
            client.came_at = Some(Instant::now());
            let guest = self.guests.get(idx);
            let seen = client.seen.as_ref();
            let (mouth, ears) = open(guest, self.http.address, &self.id, seen).await?;
            client.mouth = Some(mouth);
            let is_slow = self.plan.mode == Mode::SlowReaders && guest.is_none();
            if is_slow {
                client.deaf_ears = Some(ears);
                continue;
            }
            let texts = ears.filter_map(move |message| async move {
                match message {
                    Ok(Message::Text(text)) => Some((idx, Some(text))),
                    Ok(Message::Close(_)) | Err(_) => Some((idx, None)),
                    Ok(_) => None,
                }
            });
            self.ears.push(texts.boxed());
        }
        Ok(())
    }

    /// Nobody is there any more.
    pub fn leave(&mut self) {
        self.ears = SelectAll::new();
        for client in &mut self.clients {
            client.mouth = None;
            client.deaf_ears = None;
        }
    }

    /// Waits until everybody who listens has seen a frame.
    pub async fn enter(&mut self) -> Result<(), Failed> {
        let listens = |client: &&Client| client.came_at.is_some();
        let n_listening = |table: &Table| table.clients.iter().filter(listens).count();
        let n_deaf = match self.plan.mode {
            Mode::SlowReaders => self.plan.n_spectators,
            _ => 0,
        };
        while n_deaf < n_listening(self) {
            let news = self.ears.next().await;
            self.hear(news).await?;
        }
        Ok(())
    }

    /// Plays until it is time to stop, match after match; the first action when it is due.
    pub async fn play(&mut self, first: Instant, stop: Instant) -> Result<(), Failed> {
        self.due = self.plan.interval().map(|_| first);
        let mut cut_at = self.cut_after(first, stop);
        loop {
            if self.clients.iter().any(|client| client.seen.as_ref().is_some_and(|it| it.is_over)) {
                add(&self.meter.n_matches, 1);
                self.begin().await?;
                self.connect().await?;
                self.enter().await?;
            }
            let now = Instant::now();
            if stop <= now {
                return Ok(());
            }
            if cut_at.is_some_and(|at| at <= now) {
                self.come_back().await?;
                cut_at = self.cut_after(now, stop);
            }
            let wakes_at = match self.due.filter(|due| now < *due) {
                Some(due) => due,
                None => {
                    self.act(now).await;
                    stop
                }
            };
            let wakes_at = cut_at.map_or(wakes_at, |at| at.min(wakes_at)).min(stop);
            tokio::select! {
                news = self.ears.next() => self.hear(news).await?,
                () = sleep_until(wakes_at.into()) => {}
            }
        }
    }

    /// When everybody is cut off next.
    fn cut_after(&self, now: Instant, stop: Instant) -> Option<Instant> {
        let interval = stop.saturating_duration_since(now).min(Duration::from_secs(2));
        (self.plan.mode == Mode::Reconnect && !interval.is_zero()).then(|| now + interval)
    }

    /// All connections break, and all clients go on where they were. Whoever does not know what
    /// has become of an order sends it again.
    async fn come_back(&mut self) -> Result<(), Failed> {
        self.leave();
        self.connect().await?;
        if let Some(pending) = self.pending.as_ref().filter(|it| it.version.is_none()) {
            let (client, text) = (pending.client, pending.text.clone());
            self.send(client, text).await;
        }
        Ok(())
    }

    /// Somebody does something, unless an action is still on its way.
    async fn act(&mut self, now: Instant) {
        if self.pending.as_ref().is_some_and(|pending| !pending.is_done(&self.clients)) {
            return;
        }
        let offers: Vec<usize> = (0..self.clients.len())
            .filter(|idx| self.clients[*idx].seen.as_ref().is_some_and(|it| it.acting.is_some()))
            .collect();
        let Some(client) = pick(&offers, &mut self.chance).copied() else { return };
        let Some(seen) = self.clients[client].seen.as_ref() else { return };
        let Some(seat) = seen.acting else { return };
        let actions = seen.actions();
        let Some(action) = pick(&actions, &mut self.chance) else { return };
        let version = seen.version;
        self.n_orders += 1;
        let key = format!("{}", self.n_orders);
        let order = match std::mem::take(&mut self.goes_back) {
            true => {
                self.clients.iter_mut().for_each(|client| client.may_go_back = true);
                r#""restart_turn""#.to_owned()
            }
            false => format!(r#"{{"act":{{"action":{action}}}}}"#),
        };
        let text =
            format!(r#"{{"seat":{},"version":{version},"key":"{key}","order":{order}}}"#, seat.0);
        let due = self.due.filter(|_| matches!(self.plan.mode, Mode::Open { .. })).unwrap_or(now);
        if let (Some(was_due), Some(interval)) = (self.due, self.plan.interval()) {
            self.due = Some(was_due + interval);
        }
        let shown = vec![false; self.clients.len()];
        self.pending = Some(Pending { client, key, text: text.clone(), due, version: None, shown });
        self.send(client, text).await;
    }

    async fn send(&mut self, client: usize, text: String) {
        if let Some(mouth) = &mut self.clients[client].mouth {
            // A broken socket shows when it is listened to.
            let _ = say(mouth, text).await;
        }
    }

    /// Takes in what a client is sent.
    async fn hear(&mut self, news: Option<News>) -> Result<(), Failed> {
        let at = Instant::now();
        let Some((idx, text)) = news else {
            return Err(Failed::Broken("all sockets of a table are closed".to_owned()));
        };
        let Some(text) = text else {
            add(&self.meter.n_cut_off, 1);
            return match self.guests.get(idx) {
                Some(_) => Err(Failed::Broken("a player was cut off".to_owned())),
                None => Ok(()),
            };
        };
        add(&self.meter.n_bytes, text.len() as u64);
        let heard: ServerMessage<'_> = serde_json::from_str(&text)
            .map_err(|why| Failed::Broken(format!("a message cannot be read: {why}")))?;
        match heard {
            ServerMessage::Welcome(_) | ServerMessage::Table(_) => {}
            ServerMessage::Frame(sight) => {
                let Client { seen, may_go_back, .. } = &self.clients[idx];
                let seen = Seen::follow(seen.as_ref(), &sight, *may_go_back);
                self.note_frame(idx, seen, at)?;
            }
            ServerMessage::Change { from, frame } => {
                let Client { seen, may_go_back, .. } = &self.clients[idx];
                let seen = Seen::change(seen.as_ref(), from, &frame, *may_go_back);
                self.note_frame(idx, seen, at)?;
            }
            ServerMessage::Accepted { key, version } => self.note_acknowledged(key, version, at),
            ServerMessage::Refused { key, problem } => return self.note_refused(key, problem),
        }
        Ok(())
    }

    fn note_frame(
        &mut self,
        idx: usize,
        seen: Result<Seen, String>,
        at: Instant,
    ) -> Result<(), Failed> {
        add(&self.meter.n_frames, 1);
        let (client, seen) = (&mut self.clients[idx], seen.map_err(Failed::Broken)?);
        let is_back = client.seen.as_ref().is_some_and(|before| seen.n_steps < before.n_steps);
        client.may_go_back &= !is_back;
        client.seen = Some(seen);
        if let Some(came_at) = self.clients[idx].came_at.take() {
            self.meter.entered(at - came_at);
        }
        self.note_shown(idx, at);
        Ok(())
    }

    fn note_shown(&mut self, idx: usize, at: Instant) {
        let Some(pending) = &mut self.pending else { return };
        if idx != pending.client && !std::mem::replace(&mut pending.shown[idx], true) {
            self.meter.shown(at.saturating_duration_since(pending.due));
        }
    }

    fn note_acknowledged(&mut self, key: &str, version: u64, at: Instant) {
        let Some(pending) = &mut self.pending else { return };
        if pending.key == key && pending.version.is_none() {
            pending.version = Some(version);
            self.n_refusals = 0;
            self.meter.acknowledged(at.saturating_duration_since(pending.due));
        }
    }

    fn note_refused(&mut self, key: &str, problem: &RawValue) -> Result<(), Failed> {
        // A turn that goes on for ever by chance is the only thing that is offered and refused.
        if problem.get().contains(TURN_TOO_LONG) {
            self.goes_back = true;
            self.pending = None;
            return Ok(());
        }
        add(&self.meter.n_refused, 1);
        self.n_refusals += 1;
        if self.pending.as_ref().is_some_and(|pending| pending.key == key) {
            self.pending = None;
        }
        match self.n_refusals < REFUSALS_MAX {
            true => Ok(()),
            false => Err(Failed::Broken(format!("everything is refused: {problem}"))),
        }
    }
}

impl Pending {
    /// Acknowledged, and seen by whoever did it.
    fn is_done(&self, clients: &[Client]) -> bool {
        let seen = clients[self.client].seen.as_ref();
        self.version.is_some_and(|version| seen.is_some_and(|seen| version <= seen.version))
    }
}

fn pick<'a, T>(choices: &'a [T], chance: &mut Fast) -> Option<&'a T> {
    let n = u32::try_from(choices.len()).ok().filter(|n| *n != 0)?;
    choices.get(chance.below(n) as usize)
}
