//! Turns without an end: in Turbo Taxi a figure can be placed and lifted for ever, if nobody has
//! set a time for it. Then everything is taken back, at all tables at once.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{MissedTickBehavior, interval, sleep, sleep_until};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::Attacker;
use crate::hostile::wire::{Line, Silence, Socket, text_of};

const GAME: &str = "turbo-taxi";
/// Tables whose turns grow until all are restarted at the same moment.
const N_PATIENT: usize = 10;
/// Tables that restart whenever their turn has grown a little.
const N_RESTLESS: usize = 3;
const RESTLESS_STEPS: u64 = 2000;
/// Steps of the longest turn, and how many changes are left for taking them back: a match may have
/// 25,000 of both.
const STEPS_MAX: u64 = 24_000;
const CHANGES_MAX: u64 = 24_900;
/// Just below what a guest may order.
const ORDER_EVERY: Duration = Duration::from_millis(10);
/// Steps taken back one by one before the rest is.
const UNDOS: u64 = 300;
/// After so many refusals in a row a turn does not grow any more, and a table is given up.
const REFUSALS_IN_TURN_MAX: u64 = 4;
const REFUSALS_MAX: u64 = 100;
/// Parts of the whole time at which all restart.
const MOMENTS: [f64; 3] = [0.3, 0.75, 0.95];

/// A turn that is held open.
pub struct OpenTurn {
    socket: Socket,
    pub table: String,
    place: Value,
    lift: Value,
    n_orders: u64,
    n_accepted: u64,
    /// Since an order was last accepted.
    n_refused: u64,
    n_answers: u64,
    /// The server has closed the socket.
    is_lost: bool,
}

#[derive(Deserialize)]
struct ServerMessage {
    frame: Option<Offered>,
    refused: Option<Refused>,
}

#[derive(Deserialize)]
struct Offered {
    actions: Vec<Value>,
}

#[derive(Deserialize)]
struct Refused {
    problem: Problem,
}

#[derive(Deserialize)]
struct Problem {
    code: String,
}

pub async fn run(attacker: Arc<Attacker>) {
    let patient = (0..attacker.share_of(N_PATIENT)).map(|_| grow_and_wait(&attacker));
    let restless = (0..attacker.share_of(N_RESTLESS)).map(|_| grow_and_restart(&attacker));
    tokio::join!(join_all(patient), join_all(restless));
}

/// Long turns, restarted by all at once. What is left of the table is for strangers to wake.
async fn grow_and_wait(attacker: &Attacker) {
    for moment in MOMENTS {
        let at = attacker.scene.start + attacker.part(moment);
        while Instant::now() < at {
            let Some(mut turn) = OpenTurn::begin(attacker).await else { continue };
            turn.grow(attacker, STEPS_MAX, at).await;
            turn.idle(at).await;
            turn.order(attacker, "restart_turn").await;
            turn.grow(attacker, UNDOS, at + attacker.part(0.1)).await;
            for _ in 0..UNDOS {
                turn.order(attacker, "undo").await;
            }
            attacker.scene.know_table(&turn.table);
        }
    }
}

async fn grow_and_restart(attacker: &Attacker) {
    let far = attacker.scene.start + attacker.part(1.0);
    loop {
        let Some(mut turn) = OpenTurn::begin(attacker).await else { continue };
        while turn.is_open() {
            turn.grow(attacker, RESTLESS_STEPS, far).await;
            for _ in 0..UNDOS {
                turn.order(attacker, "undo").await;
            }
            turn.order(attacker, "restart_turn").await;
        }
        attacker.scene.know_table(&turn.table);
    }
}

impl OpenTurn {
    /// A table of one guest who sits on both seats.
    pub async fn begin(attacker: &Attacker) -> Option<OpenTurn> {
        let mut line: Line = attacker.guest().await?;
        let options = json!({ "placement_s": "off", "first_commissioner": { "seat": 0 } });
        let seats = json!(["me", "me"]);
        let table = attacker.new_table(&mut line, GAME, &options, &seats).await?;
        attacker.start(&mut line, &table).await?;
        let mut socket = attacker.socket(line.route, line.cookie.as_deref(), &table).await?;
        let actions = loop {
            let text = text_of(socket.next().await)?;
            let heard = text.and_then(|text| serde_json::from_str::<ServerMessage>(&text).ok());
            if let Some(frame) = heard.and_then(|heard| heard.frame) {
                break frame.actions;
            }
        };
        let place = actions.into_iter().find(|action| action.get("place_figure").is_some())?;
        let lift = json!({ "lift_figure": { "figure": place["place_figure"]["figure"] } });
        Some(OpenTurn {
            socket,
            table,
            place,
            lift,
            n_orders: 0,
            n_accepted: 0,
            n_refused: 0,
            n_answers: 0,
            is_lost: false,
        })
    }

    /// Whether the table is good for anything more.
    fn is_open(&self) -> bool {
        !self.is_lost && self.n_accepted < CHANGES_MAX && self.n_refused < REFUSALS_MAX
    }

    /// Places and lifts for so many steps more, or until then, or until the server takes no more.
    pub async fn grow(&mut self, attacker: &Attacker, n_steps: u64, until: Instant) {
        let enough = self.n_accepted + n_steps;
        let mut ticks = interval(ORDER_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let takes_steps = |turn: &OpenTurn| {
            turn.is_open() && turn.n_accepted < enough && turn.n_refused < REFUSALS_IN_TURN_MAX
        };
        self.n_refused = 0;
        while takes_steps(self) && Instant::now() < until {
            tokio::select! {
                _ = ticks.tick() => {
                    let is_even = self.n_orders.is_multiple_of(2);
                    let action = if is_even { &self.place } else { &self.lift };
                    if !self.say(&json!({ "act": { "action": action } })).await {
                        return self.lose(attacker).await;
                    }
                }
                message = self.socket.next() => match text_of(message) {
                    Some(text) => self.take_in(attacker, text.as_deref()),
                    None => return self.lose(attacker).await,
                },
            }
        }
    }

    /// Listens until then, so that nobody takes it for somebody who does not.
    async fn idle(&mut self, until: Instant) {
        loop {
            tokio::select! {
                message = self.socket.next() => if text_of(message).is_none() { return },
                () = sleep_until(until.into()) => return,
            }
        }
    }

    /// One order, and its answer.
    async fn order(&mut self, attacker: &Attacker, order: &str) {
        let before = self.n_answers;
        if !self.is_open() || !self.say(&json!(order)).await {
            return;
        }
        while self.n_answers == before {
            match text_of(self.socket.next().await) {
                Some(text) => self.take_in(attacker, text.as_deref()),
                None => return self.lose(attacker).await,
            }
        }
        sleep(ORDER_EVERY).await;
    }

    async fn say(&mut self, order: &Value) -> bool {
        self.n_orders += 1;
        let text = json!({ "seat": 0, "key": self.n_orders.to_string(), "order": order });
        let message = Message::Text(Utf8Bytes::from(text.to_string()));
        self.socket.send(message).await.is_ok()
    }

    fn take_in(&mut self, attacker: &Attacker, text: Option<&str>) {
        let Some(text) = text else { return };
        attacker.tally.heard(text.len());
        if text.starts_with(r#"{"accepted""#) {
            self.n_accepted += 1;
            self.n_refused = 0;
            self.n_answers += 1;
            attacker.tally.through("accepted");
        } else if text.starts_with(r#"{"refused""#) {
            self.n_refused += 1;
            self.n_answers += 1;
            let refused =
                serde_json::from_str::<ServerMessage>(text).ok().and_then(|it| it.refused);
            let code = refused.map_or_else(String::new, |it| it.problem.code);
            attacker.tally.refused(&code);
        }
        attacker.tally.peak("steps", usize::try_from(self.n_accepted).unwrap_or(usize::MAX));
    }

    async fn lose(&mut self, attacker: &Attacker) {
        attacker.tally.silent(Silence::Closed);
        self.is_lost = true;
        sleep(super::PAUSE).await;
    }
}
