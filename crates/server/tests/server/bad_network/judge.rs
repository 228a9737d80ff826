//! What must be true when the network is good again.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::Viewer;
use load::{Guest, ReconnectingClient};
use protocol::Frame;
use serde_json::Value;

use super::proxy::Proxy;
use crate::test_server::TestServer;

/// As long a client may take to catch up.
const PATIENCE: Duration = Duration::from_secs(60);
/// A match with a clock goes on while it is looked at.
const LOOKS_MAX: u32 = 20;

#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub n_schedules: u64,
    pub n_placed: u64,
    pub n_promises: u64,
    pub n_refused: u64,
    pub n_reconnects: u64,
    pub n_cut: u64,
    pub n_late: u64,
    pub n_lost: u64,
    pub n_twice: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        self.n_schedules += other.n_schedules;
        self.n_placed += other.n_placed;
        self.n_promises += other.n_promises;
        self.n_refused += other.n_refused;
        self.n_reconnects += other.n_reconnects;
        self.n_cut += other.n_cut;
        self.n_late += other.n_late;
        self.n_lost += other.n_lost;
        self.n_twice += other.n_twice;
    }

    pub fn with(mut self, proxy: &Proxy) -> Tally {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        self.n_cut = read(&proxy.counts.cut);
        self.n_late = read(&proxy.counts.late);
        self.n_lost = read(&proxy.counts.lost);
        self.n_twice = read(&proxy.counts.twice);
        self
    }
}

pub async fn judge(
    server: &TestServer,
    guests: &[Guest],
    table: &str,
    clients: &mut [ReconnectingClient],
    seed: u64,
) -> Tally {
    for client in clients.iter_mut() {
        client.wake_up();
        let is_settled = client.settle(0, PATIENCE).await;
        assert!(is_settled, "seed {seed}: something has no answer: {client:?}");
    }
    for client in clients.iter_mut() {
        agree(guests, table, client, seed).await;
    }
    let stored = stored_keys(server, table);
    let mut tally = Tally { n_schedules: 1, ..Tally::default() };
    let mut placed = BTreeSet::new();
    for client in clients.iter() {
        let diary = client.diary();
        let diary = diary.lock().unwrap();
        assert!(diary.faults.is_empty(), "seed {seed}: {:?}", diary.faults);
        for promise in &diary.promises {
            assert!(stored.contains_key(&promise.key), "seed {seed}: {promise:?} is missing");
        }
        // Where the moment of arrival counts, a late copy may still be carried out.
        let bound = diary.placed.iter().filter(|order| order.version.is_some());
        for order in bound.filter(|order| diary.refused.contains(&order.key)) {
            assert!(!stored.contains_key(&order.key), "seed {seed}: {order:?} was refused");
        }
        placed.extend(diary.placed.iter().map(|order| order.key.clone()));
        tally.n_placed += diary.placed.len() as u64;
        tally.n_promises += diary.promises.len() as u64;
        tally.n_refused += diary.refused.len() as u64;
        tally.n_reconnects += diary.n_connections as u64 - 1;
    }
    for (key, n_times) in stored {
        assert_eq!(n_times, 1, "seed {seed}: {key} was carried out more than once");
        assert!(placed.contains(&key), "seed {seed}: nobody has ordered {key}");
    }
    tally
}

/// The client shows what the server has: view, choices, and the story as far back as it goes.
async fn agree(guests: &[Guest], table: &str, client: &mut ReconnectingClient, seed: u64) {
    for _ in 0..LOOKS_MAX {
        let viewer = client.frame().expect("it has settled").viewer;
        let (guest, eyes) = match viewer {
            Viewer::Seat(seat) => (&guests[seat.idx()], seat.0.to_string()),
            Viewer::Spectator => (&guests[0], "spectator".to_owned()),
        };
        let frame = guest.frame(table, &eyes).await.unwrap();
        let frame: Frame = serde_json::from_value(frame).unwrap();
        assert!(client.settle(frame.version, PATIENCE).await, "seed {seed}: {eyes} is behind");
        let shown = client.frame().expect("it has settled");
        if shown.version != frame.version {
            continue;
        }
        assert_eq!(shown.view, frame.view, "seed {seed}, {eyes}");
        assert_eq!(shown.actions, frame.actions, "seed {seed}, {eyes}");
        assert_eq!(shown.to_act, frame.to_act, "seed {seed}, {eyes}");
        assert_eq!(shown.can_undo, frame.can_undo, "seed {seed}, {eyes}");
        assert_eq!(shown.outcome, frame.outcome, "seed {seed}, {eyes}");
        let told = guest.log(table, &eyes).await.unwrap();
        let story = client.follower().story();
        if story.len() != told.len() {
            // The match has gone on since.
            continue;
        }
        let heard: Vec<&Vec<Value>> = story.steps().iter().map(|step| &step.events).collect();
        let held = told[story.first()..].iter().collect::<Vec<_>>();
        assert_eq!(heard, held, "seed {seed}, {eyes}");
        return;
    }
    panic!("seed {seed}: the match never stands still");
}

/// The keys of all orders that were carried out, with how often.
fn stored_keys(server: &TestServer, table: &str) -> BTreeMap<String, u64> {
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    let sql = "SELECT key, count(*) FROM steps JOIN tables ON tables.no = steps.table_no
               WHERE tables.id = ?1 AND key IS NOT NULL GROUP BY key";
    let mut statement = database.prepare(sql).unwrap();
    let rows = statement.query_map([table], |row| Ok((row.get(0)?, row.get::<_, i64>(1)?)));
    rows.unwrap().map(|row| row.map(|(key, n)| (key, n.unsigned_abs())).unwrap()).collect()
}
