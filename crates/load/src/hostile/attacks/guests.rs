//! A flood of guests, from ever new addresses.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::time::sleep;

use super::Attacker;

const N_WORKERS: usize = 8;
/// More than an address may become at once.
const GUESTS_PER_ADDRESS: usize = 120;
const EVERY: Duration = Duration::from_millis(25);

pub async fn run(attacker: Arc<Attacker>) {
    join_all((0..attacker.share_of(N_WORKERS)).map(|_| flood(&attacker))).await;
}

async fn flood(attacker: &Attacker) {
    loop {
        let mut line = attacker.stranger();
        for n in 0..GUESTS_PER_ADDRESS {
            line.cookie = None;
            let answer = line.say_name(&format!("Nobody {n}")).await;
            attacker.tally.note(&answer);
            sleep(EVERY).await;
        }
    }
}
