//! Strangers wake tables with long matches: nobody is there, everything must be gone through once
//! more, and whoever asks has not even a cookie.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::future::join_all;
use hyper::Method;
use tokio::time::{sleep, timeout};

use super::Attacker;
use super::long_match;
use crate::hostile::wire::text_of;

const N_TABLES: usize = 4;
/// Those who come at the same moment.
const N_STRANGERS: usize = 60;
/// A table that nobody turns to sleeps after half a minute.
const ASLEEP_AFTER: Duration = Duration::from_secs(32);
const STEPS_MAX: usize = 20_000;

pub async fn run(attacker: Arc<Attacker>) {
    let until = Instant::now() + attacker.part(0.3);
    let making = (0..attacker.share_of(N_TABLES)).map(|_| long_table(&attacker, until));
    let tables: Vec<String> = join_all(making).await.into_iter().flatten().collect();
    loop {
        sleep(ASLEEP_AFTER.min(attacker.part(0.1))).await;
        let strangers = (0..attacker.share_of(N_STRANGERS)).map(|n| wake(&attacker, &tables, n));
        join_all(strangers).await;
    }
}

/// A table with a long match that everybody has left.
async fn long_table(attacker: &Attacker, until: Instant) -> Option<String> {
    while Instant::now() < until {
        let Some(table) = long_match::played(attacker, STEPS_MAX, until).await else { continue };
        attacker.scene.know_table(&table);
        return Some(table);
    }
    None
}

async fn wake(attacker: &Attacker, tables: &[String], n: usize) {
    let Some(table) = tables.get(n % tables.len().max(1)) else { return };
    let mut line = attacker.stranger();
    match n % 3 {
        0 => {
            let path = format!("/api/tables/{table}/frame");
            attacker.ask(&mut line, Method::GET, &path, "").await;
        }
        1 => {
            let path = format!("/api/tables/{table}/record");
            attacker.ask(&mut line, Method::GET, &path, "").await;
        }
        _ => {
            let Some(mut socket) = attacker.socket(line.route, None, table).await else { return };
            // Until it has heard three messages, the last of them a frame.
            for _ in 0..3 {
                let heard = timeout(ASLEEP_AFTER, socket.next()).await.ok().and_then(text_of);
                let Some(text) = heard else { return };
                attacker.tally.heard(text.map_or(0, |text| text.len()));
            }
        }
    }
}
