//! Many guests of one address, each of whom asks for no more than one guest may.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;
use tokio::time::sleep;

use super::Attacker;
use crate::hostile::address::Route;

/// Together they ask for twice as much as an address may.
const N_GUESTS: usize = 50;
const EVERY: Duration = Duration::from_millis(15);
const TOO_FAST: &str = "too-fast";
const GAME: &str = "saint-malo";

/// What all of them have got.
struct Crowd {
    route: Route,
    began_at: Instant,
    n_granted: AtomicU64,
}

pub async fn run(attacker: Arc<Attacker>) {
    let (route, began_at) = (attacker.route(), Instant::now());
    let crowd = Crowd { route, began_at, n_granted: AtomicU64::new(0) };
    join_all((0..attacker.share_of(N_GUESTS)).map(|_| hurry(&attacker, &crowd))).await;
}

/// Questions and orders in turn, of which there are different limits. The orders come too late.
async fn hurry(attacker: &Attacker, crowd: &Crowd) {
    let mut line = loop {
        if let Some(line) = attacker.guest_from(crowd.route).await {
            break line;
        }
    };
    let (options, seats) = (json!({}), json!(["me", "me"]));
    let table = loop {
        if let Some(table) = attacker.new_table(&mut line, GAME, &options, &seats).await {
            break table;
        }
    };
    attacker.start(&mut line, &table).await;
    let (frame, order) =
        (format!("/api/tables/{table}/frame"), format!("/api/tables/{table}/order"));
    let late = json!({ "seat": 0, "version": 99, "key": "k", "order": "undo" }).to_string();
    for n in 0.. {
        let answer = match n % 2 {
            0 => line.get(&frame).await,
            _ => line.post(&order, late.clone()).await,
        };
        attacker.tally.note(&answer);
        if answer.is_ok_and(|answer| answer.code.as_deref() != Some(TOO_FAST)) {
            crowd.note(attacker);
        }
        sleep(EVERY).await;
    }
}

impl Crowd {
    /// Beyond what comes in by the second, an address has only what it may ask for at once.
    fn note(&self, attacker: &Attacker) {
        let n_granted = self.n_granted.fetch_add(1, Ordering::Relaxed) + 1;
        let seconds = self.began_at.elapsed().as_secs_f64();
        let n_by_second =
            seconds * f64::from(attacker.scene.plan.limits.address_requests_per_second);
        let n_at_once = n_granted.saturating_sub(n_by_second as u64);
        attacker.tally.peak("requests-of-an-address", usize::try_from(n_at_once).unwrap_or(0));
    }
}
