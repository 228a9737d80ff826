//! The longest turns of the longest matches, taken back at all tables at once: how long everybody
//! else waits meanwhile. Then the tables fall asleep, and are woken one after the other.

mod bystanders;
mod dawdler;
mod report;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::future::{join_all, try_join_all};
use tokio::time::{sleep, timeout_at};

use self::bystanders::{Bystanders, Wait};
use self::dawdler::Dawdler;
use crate::Failed;
use crate::guest::HttpClient;
use crate::meter::{Latencies, latencies, note_in};
use crate::process::Process;
use crate::report::Latency;

pub use self::report::{RestartsReason, RestartsReport};

/// Turns grow and are taken back so often.
const N_ROUNDS: usize = 5;
/// The others ask for so long before and after, so that somebody is always asking.
const LEAD: Duration = Duration::from_millis(100);

#[derive(Clone, Debug)]
pub struct RestartsPlan {
    pub address: SocketAddr,
    /// The server's process, where its use of the machine is to be measured.
    pub pid: Option<u32>,
    /// What the others play, from guest to guest.
    pub games: Vec<String>,
    pub n_tables: usize,
    pub n_players: u8,
    /// So long the matches grow before the turns do.
    pub duration: Duration,
    /// After so long a table that everybody has left is asleep.
    pub asleep_after: Duration,
    pub seed: u64,
}

/// Runs to the end. `watch` is told how many tables are ready, and then how much is done of all.
pub async fn run_restarts(
    plan: RestartsPlan,
    watch: impl Fn(usize, f64),
) -> Result<RestartsReport, Failed> {
    let http = HttpClient::new(plan.address);
    let process = plan.pid.and_then(Process::find);
    let mut dawdlers = Vec::new();
    for number in 0..plan.n_tables {
        let seed = plan.seed.wrapping_add(number as u64);
        dawdlers.push(Dawdler::sit_down(&http, plan.n_players, seed).await?);
        watch(dawdlers.len(), 0.0);
    }
    let until = Instant::now() + plan.duration;
    try_join_all(dawdlers.iter_mut().map(|dawdler| dawdler.lengthen_match(until))).await?;
    watch(plan.n_tables, 0.3);

    let bystanders = Bystanders::gather(&http, &plan.games, plan.seed).await?;
    let mut restarts = latencies();
    let mut rounds = Vec::new();
    for _ in 0..N_ROUNDS {
        try_join_all(dawdlers.iter_mut().map(Dawdler::lengthen_turn)).await?;
        sleep(LEAD).await;
        let began_at = Instant::now();
        let taken = try_join_all(dawdlers.iter_mut().map(Dawdler::restart)).await?;
        rounds.push((began_at, Instant::now()));
        taken.into_iter().for_each(|took| note_in(&mut restarts, took));
        sleep(LEAD).await;
    }
    let waits = bystanders.dismissed().await?;
    watch(plan.n_tables, 0.6);

    // They fall asleep in the middle of a turn.
    let n_open = try_join_all(dawdlers.iter_mut().map(Dawdler::lengthen_turn)).await?;
    join_all(dawdlers.iter_mut().map(Dawdler::leave)).await;
    sleep(plan.asleep_after).await;
    watch(plan.n_tables, 0.9);
    let cpu_before = process.and_then(Process::cpu);
    let mut wakings = latencies();
    for dawdler in &dawdlers {
        note_in(&mut wakings, dawdler.wake().await?);
    }
    let cpu = process.and_then(Process::cpu).zip(cpu_before);
    let cpu = cpu.map(|(after, before)| after.saturating_sub(before).as_secs_f64());
    let during = |wait: &&Wait| rounds.iter().any(|round| wait.overlaps(*round));
    let report = RestartsReport {
        tables: plan.n_tables,
        steps_open: n_open.into_iter().min().unwrap_or(0),
        changes: dawdlers.iter().map(|dawdler| dawdler.n_changes).min().unwrap_or(0),
        restarts: Latency::of(&restarts),
        others: Latency::of(&lengths(waits.iter().filter(during))),
        others_else: Latency::of(&lengths(waits.iter().filter(|wait| !during(wait)))),
        wakings: Latency::of(&wakings),
        cpu_ms_per_waking: cpu.map(|cpu| cpu * 1e3 / plan.n_tables as f64),
        reasons: Vec::new(),
        holds: false,
    };
    Ok(report.judged())
}

fn lengths<'a>(waits: impl Iterator<Item = &'a Wait>) -> Latencies {
    let mut all = latencies();
    waits.for_each(|wait| note_in(&mut all, wait.length()));
    all
}

/// Goes on until something has come of it, but not for ever.
async fn within<T>(
    limit: Duration,
    doing: impl Future<Output = Result<T, Failed>>,
) -> Result<T, Failed> {
    let done = timeout_at((Instant::now() + limit).into(), doing).await;
    done.unwrap_or_else(|_| Err(Failed::Broken("a match does not go on".to_owned())))
}
