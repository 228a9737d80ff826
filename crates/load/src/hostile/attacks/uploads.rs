//! Large Records, good ones and bad ones, and ones that never end.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use hyper::Method;
use hyper::body::Bytes;
use serde::Deserialize;
use tokio::time::sleep;

use super::Attacker;

const N_WORKERS: usize = 6;
const EVERY: Duration = Duration::from_millis(400);
/// Large ones that the server may take, all together: the disk is ours, too.
const LARGE_MAX: u32 = 64;
/// Larger than a Record may be.
const TOO_LARGE: usize = 5 << 20;
const LARGE: usize = 4_000_000;

#[derive(Deserialize)]
struct Stored {
    id: String,
}

pub async fn run(attacker: Arc<Attacker>) {
    let records = records(&attacker);
    let n_large = AtomicU32::new(0);
    let workers = (0..attacker.share_of(N_WORKERS))
        .map(|worker| upload(&attacker, &records, &n_large, worker));
    join_all(workers).await;
}

/// The first two are good. What follows is found to be bad at once, or only at the very end.
fn records(attacker: &Attacker) -> Vec<Bytes> {
    let materials = &attacker.scene.plan.materials;
    let long = materials.long_record.clone().into_bytes();
    let mut damaged = long.clone();
    if let Some(byte) = damaged.iter_mut().rev().nth(20) {
        *byte ^= 1;
    }
    let cut_off = long[..long.len() / 2].to_vec();
    let mut deep = materials.record.clone().into_bytes();
    deep.extend(b"[".repeat(100_000));
    let all = [
        long,
        materials.record.clone().into_bytes(),
        damaged,
        cut_off,
        deep,
        vec![b' '; LARGE],
        b"{}\n".repeat(LARGE / 3),
        vec![0xff; LARGE],
        vec![b'x'; TOO_LARGE],
    ];
    all.into_iter().map(Bytes::from).collect()
}

async fn upload(attacker: &Attacker, records: &[Bytes], n_large: &AtomicU32, worker: usize) {
    let mut n = worker;
    loop {
        let Some(mut line) = attacker.guest().await else { continue };
        for _ in 0..records.len() * 2 {
            let record = &records[n % records.len()];
            let is_long = n.is_multiple_of(records.len());
            n += 1;
            if is_long && LARGE_MAX <= n_large.load(Ordering::Relaxed) {
                continue;
            }
            let stored = attacker.ask(&mut line, Method::POST, "/api/records", record.clone());
            if let Some(stored) = stored.await {
                n_large.fetch_add(u32::from(is_long), Ordering::Relaxed);
                if let Ok(Stored { id }) = serde_json::from_slice(&stored.body) {
                    attacker.scene.know_record(&id);
                }
            }
            sleep(EVERY).await;
        }
    }
}
