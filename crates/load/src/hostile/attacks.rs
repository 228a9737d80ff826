//! The attacks: each a module of its own, with its own addresses, all at once until time is up.

mod components;
mod guests;
mod long_match;
mod long_turns;
mod malformed;
mod messages;
mod one_address;
mod raced_limits;
mod reads;
mod robots;
mod slow;
mod sockets;
mod uploads;
mod waking;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use hyper::Method;
use hyper::body::Bytes;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout_at};

use super::address::{Party, Route};
use super::plan::HostilePlan;
use super::tally::{Counts, Tally};
use super::wire::{Answer, Line, Socket, socket_at};

type Attack = fn(Arc<Attacker>) -> BoxFuture<'static, ()>;

/// The name of each is a key of the message files, with `hostile-attack-` before it.
const ATTACKS: [(&str, Attack); 13] = [
    ("long-turns", |attacker| Box::pin(long_turns::run(attacker))),
    ("waking", |attacker| Box::pin(waking::run(attacker))),
    ("raced-limits", |attacker| Box::pin(raced_limits::run(attacker))),
    ("robots", |attacker| Box::pin(robots::run(attacker))),
    ("guests", |attacker| Box::pin(guests::run(attacker))),
    ("reads", |attacker| Box::pin(reads::run(attacker))),
    ("one-address", |attacker| Box::pin(one_address::run(attacker))),
    ("slow", |attacker| Box::pin(slow::run(attacker))),
    ("uploads", |attacker| Box::pin(uploads::run(attacker))),
    ("components", |attacker| Box::pin(components::run(attacker))),
    ("sockets", |attacker| Box::pin(sockets::run(attacker))),
    ("messages", |attacker| Box::pin(messages::run(attacker))),
    ("malformed", |attacker| Box::pin(malformed::run(attacker))),
];

/// Whoever was not answered waits so long before the next try.
const PAUSE: Duration = Duration::from_millis(100);

/// What an attack has to tell.
pub struct AttackResult {
    pub name: &'static str,
    pub counts: Counts,
}

/// What the attacks know together.
pub struct Scene {
    plan: Arc<HostilePlan>,
    start: Instant,
    /// Tables and Records whose addresses have become known to strangers.
    tables: Mutex<Vec<String>>,
    records: Mutex<Vec<String>>,
}

/// One attack: where it comes from, and what it has been answered.
pub struct Attacker {
    scene: Arc<Scene>,
    tally: Tally,
    party: Party,
    n_addresses: AtomicU32,
    n_names: AtomicU32,
}

#[derive(Deserialize)]
struct Made {
    id: String,
}

/// Runs all attacks until it is time to stop.
pub async fn attack(plan: &Arc<HostilePlan>, start: Instant, stop: Instant) -> Vec<AttackResult> {
    let scene = Arc::new(Scene {
        plan: Arc::clone(plan),
        start,
        tables: Mutex::default(),
        records: Mutex::default(),
    });
    let running: Vec<_> = (0..)
        .zip(ATTACKS)
        .map(|(number, (name, run))| {
            let attacker = Arc::new(Attacker {
                scene: Arc::clone(&scene),
                tally: Tally::default(),
                party: Party::Attack(number),
                n_addresses: AtomicU32::new(0),
                n_names: AtomicU32::new(0),
            });
            let task = tokio::spawn(timeout_at(stop.into(), run(Arc::clone(&attacker))));
            (name, attacker, task)
        })
        .collect();
    let mut results = Vec::new();
    for (name, attacker, task) in running {
        // An attack that is done before its time has told what it has to tell, too.
        let _ = task.await;
        results.push(AttackResult { name, counts: attacker.tally.taken() });
    }
    results
}

impl Scene {
    fn know_table(&self, id: &str) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).push(id.to_owned());
    }

    fn know_record(&self, id: &str) {
        self.records.lock().unwrap_or_else(PoisonError::into_inner).push(id.to_owned());
    }

    /// The n-th of those that are known, again and again.
    fn table(&self, n: usize) -> Option<String> {
        nth(&self.tables, n)
    }

    fn record(&self, n: usize) -> Option<String> {
        nth(&self.records, n)
    }
}

fn nth(known: &Mutex<Vec<String>>, n: usize) -> Option<String> {
    let known = known.lock().unwrap_or_else(PoisonError::into_inner);
    if known.is_empty() { None } else { known.get(n % known.len()).cloned() }
}

impl Attacker {
    /// So many out of those that a full attack has.
    fn share_of(&self, n_full: usize) -> usize {
        self.scene.plan.share_of(n_full)
    }

    /// A part of the whole time.
    fn part(&self, share: f64) -> Duration {
        self.scene.plan.duration.mul_f64(share)
    }

    /// From an address that nobody has come from for long.
    fn route(&self) -> Route {
        let n = self.n_addresses.fetch_add(1, Ordering::Relaxed);
        Route { server: self.scene.plan.address, from: self.party.address(n) }
    }

    /// Somebody without a name.
    fn stranger(&self) -> Line {
        Line::new(self.route())
    }

    /// Somebody with a name. None if the server has refused.
    async fn guest_from(&self, route: Route) -> Option<Line> {
        let mut line = Line::new(route);
        let n = self.n_names.fetch_add(1, Ordering::Relaxed);
        let answer = line.say_name(&format!("Guest {n}")).await;
        self.tally.note(&answer);
        if answer.is_ok_and(|answer| answer.is_good()) {
            return Some(line);
        }
        sleep(PAUSE).await;
        None
    }

    async fn guest(&self) -> Option<Line> {
        self.guest_from(self.route()).await
    }

    /// What the server answers, if it grants it.
    async fn ask(
        &self,
        line: &mut Line,
        method: Method,
        path: &str,
        body: impl Into<Bytes>,
    ) -> Option<Answer> {
        let answer = line.ask(method, path, body.into()).await;
        self.tally.note(&answer);
        if answer.is_err() {
            sleep(PAUSE).await;
        }
        answer.ok().filter(Answer::is_good)
    }

    async fn new_table(
        &self,
        line: &mut Line,
        game: &str,
        options: &Value,
        seats: &Value,
    ) -> Option<String> {
        let body = json!({ "game": game, "options": options, "seats": seats });
        let Some(answer) = self.ask(line, Method::POST, "/api/tables", body.to_string()).await
        else {
            sleep(PAUSE).await;
            return None;
        };
        serde_json::from_slice::<Made>(&answer.body).ok().map(|made| made.id)
    }

    async fn start(&self, line: &mut Line, table: &str) -> Option<()> {
        let path = format!("/api/tables/{table}/start");
        self.ask(line, Method::POST, &path, "").await.map(|_| ())
    }

    async fn socket(&self, route: Route, cookie: Option<&str>, table: &str) -> Option<Socket> {
        match socket_at(route, cookie, table).await {
            Ok(socket) => {
                self.tally.status(101, None);
                Some(socket)
            }
            Err(answer) => {
                self.tally.note(&answer);
                sleep(PAUSE).await;
                None
            }
        }
    }
}
