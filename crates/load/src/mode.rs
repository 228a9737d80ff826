//! The course of a load: make the tables, let them play, look at what every client shows.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::time::sleep_until;

use crate::guest::HttpClient;
use crate::meter::Meter;
use crate::process::Process;
use crate::report::{Report, ServerUse};
use crate::storm::storm;
use crate::table::Table;
use crate::{Failed, Mode, Plan};

/// Tables that are made at the same time.
const N_AT_ONCE: usize = 16;
/// How often whoever watches is told.
const TICK: Duration = Duration::from_millis(200);

/// Runs a load to its end. `watch` is told how many tables are ready, and then the share of the
/// time that has passed.
pub async fn run(plan: Plan, watch: impl Fn(usize, f64)) -> Result<Report, Failed> {
    let (plan, meter) = (Arc::new(plan), Arc::new(Meter::new()));
    let http = HttpClient::new(plan.address);
    let process = plan.pid.and_then(Process::find);
    let memory_empty = process.and_then(Process::memory);
    let tables = made(&plan, &meter, &http, &watch).await?;

    meter.reset();
    let cpu_before = process.and_then(Process::cpu);
    let start = Instant::now();
    let stop = start + plan.duration;
    let n_tables = tables.len();
    let playing: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(number, mut table)| {
            let mode = plan.mode;
            let share = number as f64 / n_tables as f64;
            let first = start + plan.interval().unwrap_or_default().mul_f64(share);
            tokio::spawn(async move {
                match mode {
                    Mode::Connect => storm(&mut table, stop).await?,
                    _ => table.play(first, stop).await?,
                }
                Ok::<Table, Failed>(table)
            })
        })
        .collect();
    watched(start, stop, n_tables, &watch).await;
    let seconds = start.elapsed().as_secs_f64();
    let mut report = Report::of(&meter, seconds);
    report.server = process.and_then(|process| {
        let cpu = process.cpu()?.saturating_sub(cpu_before?).as_secs_f64();
        let memory_bytes = process.memory()?;
        let added = memory_bytes.saturating_sub(memory_empty?) as f64;
        Some(ServerUse {
            cpu_us_per_action: cpu * 1e6 / report.actions.max(1) as f64,
            cpu_share: cpu / seconds,
            memory_bytes,
            memory_bytes_per_table: added / n_tables as f64,
        })
    });
    report.tables = n_tables;
    report.sockets = plan.n_sockets();
    for task in playing {
        let table = task.await.map_err(|why| Failed::Broken(why.to_string()))?;
        report.views_compared += table?.settle().await?;
    }
    Ok(report)
}

/// All tables, with everybody at them.
async fn made(
    plan: &Arc<Plan>,
    meter: &Arc<Meter>,
    http: &HttpClient,
    watch: &impl Fn(usize, f64),
) -> Result<Vec<Table>, Failed> {
    let make = |number: usize| {
        let (plan, meter, http) = (Arc::clone(plan), Arc::clone(meter), http.clone());
        async move {
            let mode = plan.mode;
            let mut table = Table::make(plan, meter, http, number).await?;
            if mode != Mode::Connect {
                table.connect().await?;
                table.enter().await?;
            }
            Ok::<Table, Failed>(table)
        }
    };
    let mut making = stream::iter((0..plan.n_tables).map(make)).buffer_unordered(N_AT_ONCE);
    let mut tables = Vec::new();
    while let Some(table) = making.try_next().await? {
        tables.push(table);
        watch(tables.len(), 0.0);
    }
    Ok(tables)
}

async fn watched(start: Instant, stop: Instant, n_tables: usize, watch: &impl Fn(usize, f64)) {
    let whole = (stop - start).as_secs_f64();
    loop {
        let now = Instant::now();
        watch(n_tables, ((now - start).as_secs_f64() / whole).min(1.0));
        if stop <= now {
            return;
        }
        sleep_until((now + TICK).min(stop).into()).await;
    }
}
