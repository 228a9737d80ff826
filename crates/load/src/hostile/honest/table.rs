//! An honest table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Chance, Fast};
use protocol::{NewSeat, NewTable, TableId};
use serde::Deserialize;
use serde_json::json;
use tokio::time::{sleep, sleep_until};

use super::message::{Accepted, Refused, Seen, ServerMessage};
use super::player::Player;
use super::{HonestResult, INTERVAL, record};
use crate::Failed;
use crate::hostile::address::{Party, Route};
use crate::hostile::plan::HostilePlan;
use crate::hostile::wire::{Answer, Line, Silence};

const N_PLAYERS: usize = 2;
/// Whoever hears nothing about an order for so long takes the connection for dead.
const ANSWER_WITHIN: Duration = Duration::from_secs(15);
/// After the end an order may take so long.
const PATIENCE: Duration = Duration::from_secs(30);
/// As often a new match is tried before the table gives up, half a second apart.
const TRIES_MAX: usize = 120;

pub struct Table {
    plan: Arc<HostilePlan>,
    number: usize,
    pub(super) players: Vec<Player>,
    id: String,
    chance: Fast,
    n_orders: u64,
    pending: Option<Pending>,
    due: Instant,
    /// When the last action was done with, so that whoever is late after it is late by itself.
    free_at: Instant,
    /// Of all matches that were played here.
    pub(super) promises: Vec<Promise>,
    pub(super) told: HonestResult,
}

/// An acknowledged order.
pub struct Promise {
    pub table: String,
    pub player: usize,
    pub key: String,
    pub text: String,
    pub version: u64,
}

/// An action that is on its way.
struct Pending {
    player: usize,
    key: String,
    text: String,
    due: Instant,
    said_at: Instant,
    /// Once it is acknowledged.
    version: Option<u64>,
    /// Whether the other player has seen a frame since.
    is_shown: bool,
}

#[derive(Deserialize)]
struct Made {
    id: TableId,
}

impl Table {
    /// A table at which both have seen the first frame.
    pub async fn make(plan: Arc<HostilePlan>, number: usize) -> Result<Table, Failed> {
        let mut players = Vec::new();
        for seat in 0..N_PLAYERS {
            let n = u32::try_from(number * N_PLAYERS + seat).unwrap_or(u32::MAX);
            let route = Route { server: plan.address, from: Party::Honest.address(n) };
            let mut line = Line::new(route);
            let answer = line.say_name(&format!("Honest {number}-{seat}")).await;
            good("/api/me", answer)?;
            players.push(Player::new(line));
        }
        let mut table = Table {
            chance: Fast::new(plan.seed.wrapping_add(number as u64)),
            plan,
            number,
            players,
            id: String::new(),
            n_orders: 0,
            pending: None,
            due: Instant::now(),
            free_at: Instant::now(),
            promises: Vec::new(),
            told: HonestResult::new(),
        };
        table.begin().await?;
        let latest = Instant::now() + PATIENCE;
        while table.players.iter().any(|player| player.seen.is_none()) {
            if latest <= Instant::now() {
                return Err(Failed::Broken("an honest player was shown nothing".to_owned()));
            }
            table.go_on(latest).await;
        }
        Ok(table)
    }

    /// A new match.
    async fn begin(&mut self) -> Result<(), Failed> {
        let game = self.plan.games[self.number % self.plan.games.len()].clone();
        let seats = vec![NewSeat::Me, NewSeat::Open];
        let new = NewTable { game, options: json!({}), seats, is_listed: false };
        let body = serde_json::to_string(&new).expect("the protocol becomes JSON");
        let answer = good("/api/tables", self.players[0].line.post("/api/tables", body).await)?;
        let made: Made =
            serde_json::from_slice(&answer.body).map_err(|why| Failed::Broken(why.to_string()))?;
        let path = format!("/api/tables/{}", made.id.0);
        let seat = format!("{path}/seat");
        good(&seat, self.players[1].line.post(&seat, "{}").await)?;
        let start = format!("{path}/start");
        good(&start, self.players[0].line.post(&start, "").await)?;
        self.id = made.id.0;
        self.pending = None;
        self.players.iter_mut().for_each(Player::leave);
        Ok(())
    }

    /// Plays until it is time to stop, the first action when it is due; then waits for what is
    /// still on its way.
    pub async fn play(&mut self, first: Instant, stop: Instant) {
        self.due = first;
        loop {
            let now = Instant::now();
            if stop <= now {
                break;
            }
            if self.is_over() && self.pending.as_ref().is_none_or(|it| it.version.is_some()) {
                self.told.n_matches += 1;
                if !self.begin_again(stop).await {
                    break;
                }
                continue;
            }
            if self.due <= now && !self.is_busy() {
                self.act(now).await;
            }
            let due = if self.is_busy() || self.due <= now { stop } else { self.due };
            self.go_on(due.min(stop)).await;
        }
        let latest = Instant::now() + PATIENCE;
        let is_open = |table: &Table| table.pending.as_ref().is_some_and(|it| it.version.is_none());
        while is_open(self) && Instant::now() < latest {
            self.go_on(latest).await;
        }
        if let Some(pending) = self.pending.take().filter(|it| it.version.is_none()) {
            self.told.n_unanswered += 1;
            let waited = pending.due.elapsed();
            record(&mut self.told.to_ack, waited);
            record(&mut self.told.to_other, waited);
        }
    }

    fn is_over(&self) -> bool {
        self.players.iter().any(|player| player.seen.as_ref().is_some_and(|seen| seen.is_over))
    }

    async fn begin_again(&mut self, stop: Instant) -> bool {
        for _ in 0..TRIES_MAX {
            match self.begin().await {
                Ok(()) => return true,
                Err(Failed::Refused { answer, .. }) => self.note_code(&answer),
                Err(Failed::Unreachable(_) | Failed::Broken(_)) => self.told.n_reconnects += 1,
            }
            if stop <= Instant::now() {
                return false;
            }
            sleep(INTERVAL / 2).await;
        }
        false
    }

    fn is_busy(&self) -> bool {
        let seen = |player: usize| self.players[player].seen.as_ref().map_or(0, |it| it.version);
        self.pending.as_ref().is_some_and(|pending| {
            pending.version.is_none_or(|version| seen(pending.player) < version)
        })
    }

    /// Somebody does something that is offered.
    async fn act(&mut self, now: Instant) {
        let offers = |player: &Player| player.seen.as_ref().is_some_and(|it| it.offer.is_some());
        let can_act = |idx: &usize| {
            let player = &self.players[*idx];
            player.is_connected() && offers(player)
        };
        let acting: Vec<usize> = (0..self.players.len()).filter(can_act).collect();
        let Some(player) = pick(&acting, &mut self.chance).copied() else { return };
        let Some(seen) = &self.players[player].seen else { return };
        let Some((seat, actions)) = &seen.offer else { return };
        let Some(action) = pick(actions, &mut self.chance) else { return };
        self.n_orders += 1;
        let key = self.n_orders.to_string();
        let text = format!(
            r#"{{"seat":{},"version":{},"key":"{key}","order":{{"act":{{"action":{action}}}}}}}"#,
            seat.0, seen.version
        );
        let due = self.due;
        self.due = due + INTERVAL;
        let could_act_at = due.max(self.free_at);
        record(&mut self.told.own_delay, now.saturating_duration_since(could_act_at));
        self.players[player].say(&text).await;
        self.pending =
            Some(Pending { player, key, text, due, said_at: now, version: None, is_shown: false });
    }

    /// Whatever happens next: somebody hears something or comes back, or it is `until`.
    async fn go_on(&mut self, until: Instant) {
        let now = Instant::now();
        self.give_up_the_silent(now);
        for idx in 0..self.players.len() {
            if self.players[idx].comes_back_at().is_some_and(|at| at <= now) {
                self.come_back(idx).await;
            }
        }
        let returns = self.players.iter().filter_map(Player::comes_back_at).min();
        let gives_up = self.pending.as_ref().filter(|it| it.version.is_none());
        let gives_up = gives_up.map(|pending| pending.said_at + ANSWER_WITHIN);
        let wakes_at = [returns, gives_up].into_iter().flatten().fold(until, Instant::min);
        let [first, second] = &mut self.players[..] else { return };
        let (idx, text) = tokio::select! {
            text = first.hear() => (0, text),
            text = second.hear() => (1, text),
            () = sleep_until(wakes_at.into()) => return,
        };
        match text {
            Some(text) => {
                let at = Instant::now();
                self.take_in(idx, &text, at);
                if !self.is_busy() {
                    self.free_at = at;
                }
            }
            None => {
                self.told.n_reconnects += 1;
                self.players[idx].hang_up();
            }
        }
    }

    /// A connection on which nobody answers is dead.
    fn give_up_the_silent(&mut self, now: Instant) {
        let Some(pending) = &mut self.pending else { return };
        if pending.version.is_none() && pending.said_at + ANSWER_WITHIN <= now {
            pending.said_at = now;
            self.told.n_reconnects += 1;
            self.players[pending.player].hang_up();
        }
    }

    /// Whoever does not know what has become of an order sends it again.
    async fn come_back(&mut self, idx: usize) {
        if !self.players[idx].come_back(&self.id).await {
            return;
        }
        let is_mine = |it: &&Pending| it.player == idx && it.version.is_none();
        if let Some(text) = self.pending.as_ref().filter(is_mine).map(|it| it.text.clone()) {
            self.players[idx].say(&text).await;
        }
    }

    fn take_in(&mut self, idx: usize, text: &str, at: Instant) {
        let Ok(ServerMessage { frame, accepted, refused }) =
            serde_json::from_str::<ServerMessage<'_>>(text)
        else {
            self.note_code("unreadable");
            return;
        };
        if let Some(sight) = frame {
            self.players[idx].seen = Some(Seen::from(sight));
            if let Some(pending) = &mut self.pending
                && idx != pending.player
                && !std::mem::replace(&mut pending.is_shown, true)
            {
                record(&mut self.told.to_other, at.saturating_duration_since(pending.due));
            }
        }
        if let Some(accepted) = accepted {
            self.note_accepted(accepted, at);
        }
        if let Some(Refused { key, problem }) = refused {
            self.note_code(&problem.code);
            if self.pending.as_ref().is_some_and(|pending| pending.key == key) {
                self.pending = None;
            }
        }
    }

    fn note_accepted(&mut self, Accepted { key, version }: Accepted, at: Instant) {
        let Some(pending) = &mut self.pending else { return };
        if pending.key != key || pending.version.is_some() {
            return;
        }
        pending.version = Some(version);
        record(&mut self.told.to_ack, at.saturating_duration_since(pending.due));
        let (player, text) = (pending.player, pending.text.clone());
        self.promises.push(Promise { table: self.id.clone(), player, key, text, version });
    }

    fn note_code(&mut self, code: &str) {
        *self.told.refused.entry(code.to_owned()).or_default() += 1;
    }
}

/// An answer without which there is no table.
fn good(asked: &str, answer: Result<Answer, Silence>) -> Result<Answer, Failed> {
    match answer {
        Ok(answer) if answer.is_good() => Ok(answer),
        Ok(Answer { status, code, .. }) => {
            let answer = code.unwrap_or_else(|| status.to_string());
            Err(Failed::Refused { asked: asked.to_owned(), status, answer })
        }
        Err(silence) => Err(Failed::Unreachable(format!("{asked}: {}", silence.label()))),
    }
}

fn pick<'a, T>(choices: &'a [T], chance: &mut Fast) -> Option<&'a T> {
    let n = u32::try_from(choices.len()).ok().filter(|n| *n != 0)?;
    choices.get(chance.below(n) as usize)
}
