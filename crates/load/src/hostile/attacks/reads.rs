//! A flood of questions without a cookie: whatever is large or costs something to answer.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use hyper::Method;
use tokio::time::sleep;

use super::Attacker;

const N_WORKERS: usize = 8;
/// More than an address may ask at once.
const QUESTIONS_PER_ADDRESS: usize = 300;
const EVERY: Duration = Duration::from_millis(10);

pub async fn run(attacker: Arc<Attacker>) {
    join_all((0..attacker.share_of(N_WORKERS)).map(|worker| flood(&attacker, worker))).await;
}

async fn flood(attacker: &Attacker, worker: usize) {
    let mut n = worker * 7;
    loop {
        let mut line = attacker.stranger();
        for _ in 0..QUESTIONS_PER_ADDRESS {
            let path = question(attacker, n);
            attacker.ask(&mut line, Method::GET, &path, "").await;
            n += 1;
            sleep(EVERY).await;
        }
    }
}

fn question(attacker: &Attacker, n: usize) -> String {
    let table = attacker.scene.table(n / 10).unwrap_or_else(|| format!("{n:024x}"));
    let record = attacker.scene.record(n / 10).unwrap_or_else(|| format!("{n:024x}"));
    match n % 10 {
        0 | 1 => format!("/api/tables/{table}/frame?seat=spectator"),
        2 => format!("/api/tables/{table}"),
        3 => "/api/tables".to_owned(),
        4 => "/api/games".to_owned(),
        5 => format!("/api/records/{record}"),
        6 => "/api/openapi.json".to_owned(),
        7 => format!("/api/tables/{table}/log"),
        8 => format!("/api/tables/{table}/options"),
        _ => "/".to_owned(),
    }
}
