//! The honest: tables of two at which somebody acts once a second, match after match. They come
//! back when they are cut off, and in the end hold every acknowledgement against the server.

mod check;
pub mod message;
mod player;
mod robot;
mod table;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::task::JoinHandle;

use self::robot::play_robot;
use self::table::Table;
use super::plan::HostilePlan;
use crate::Failed;
use crate::meter::{LONGEST_US, Latencies, latencies};

/// From one action of a table to the next.
const INTERVAL: Duration = Duration::from_secs(1);
/// Tables that are made at the same time.
const N_AT_ONCE: usize = 8;
/// Players besides who have a robot for an opponent.
const N_ROBOTS: usize = 5;
/// More losses than these are only counted.
const LOSSES_SHOWN_MAX: usize = 5;

pub struct Honest {
    plan: Arc<HostilePlan>,
    tables: Vec<Table>,
}

pub struct Playing {
    tables: Vec<JoinHandle<HonestResult>>,
    robots: Vec<JoinHandle<Latencies>>,
}

/// What tables have to tell.
pub struct HonestResult {
    pub to_ack: Latencies,
    pub to_other: Latencies,
    pub own_delay: Latencies,
    /// The steps of robots.
    pub robots: Latencies,
    pub n_matches: u64,
    pub n_reconnects: u64,
    pub refused: BTreeMap<String, u64>,
    pub n_unanswered: u64,
    /// Acknowledgements that the server has shown again.
    pub kept: u64,
    pub n_lost: u64,
    pub losses: Vec<String>,
}

impl Honest {
    /// All tables, with everybody at them, before anybody attacks.
    pub async fn gather(plan: &Arc<HostilePlan>, watch: impl Fn(usize)) -> Result<Honest, Failed> {
        let make = |number: usize| Table::make(Arc::clone(plan), number);
        let mut making = stream::iter((0..plan.n_tables).map(make)).buffer_unordered(N_AT_ONCE);
        let mut tables = Vec::new();
        while let Some(table) = making.try_next().await? {
            tables.push(table);
            watch(tables.len());
        }
        Ok(Honest { plan: Arc::clone(plan), tables })
    }

    /// The tables take turns within a second, so that the server is asked evenly.
    pub fn play(self, start: Instant, stop: Instant) -> Playing {
        let n_tables = self.tables.len();
        let tables: Vec<_> = self
            .tables
            .into_iter()
            .enumerate()
            .map(|(number, mut table)| {
                let share = number as f64 / n_tables as f64;
                let first = start + INTERVAL.mul_f64(share);
                tokio::spawn(async move {
                    table.play(first, stop).await;
                    table.check().await
                })
            })
            .collect();
        let robots = 0..self.plan.share_of(N_ROBOTS);
        let robots =
            robots.map(|number| tokio::spawn(play_robot(Arc::clone(&self.plan), number, stop)));
        Playing { tables, robots: robots.collect() }
    }
}

impl Playing {
    /// When all have played and checked.
    pub async fn settled(self) -> Result<HonestResult, Failed> {
        let mut all = HonestResult::new();
        for table in self.tables {
            all.add(table.await.map_err(|why| Failed::Broken(why.to_string()))?);
        }
        for robot in self.robots {
            let steps = robot.await.map_err(|why| Failed::Broken(why.to_string()))?;
            all.robots.add(steps).expect("all have the same bounds");
        }
        Ok(all)
    }
}

impl HonestResult {
    fn new() -> HonestResult {
        HonestResult {
            to_ack: latencies(),
            to_other: latencies(),
            own_delay: latencies(),
            robots: latencies(),
            n_matches: 0,
            n_reconnects: 0,
            refused: BTreeMap::new(),
            n_unanswered: 0,
            kept: 0,
            n_lost: 0,
            losses: Vec::new(),
        }
    }

    fn add(&mut self, other: HonestResult) {
        for (to, from) in [
            (&mut self.to_ack, &other.to_ack),
            (&mut self.to_other, &other.to_other),
            (&mut self.own_delay, &other.own_delay),
            (&mut self.robots, &other.robots),
        ] {
            to.add(from).expect("all have the same bounds");
        }
        self.n_matches += other.n_matches;
        self.n_reconnects += other.n_reconnects;
        for (code, n) in other.refused {
            *self.refused.entry(code).or_default() += n;
        }
        self.n_unanswered += other.n_unanswered;
        self.kept += other.kept;
        self.n_lost += other.n_lost;
        let n_more = LOSSES_SHOWN_MAX.saturating_sub(self.losses.len());
        self.losses.extend(other.losses.into_iter().take(n_more));
    }

    fn lose(&mut self, what: String) {
        self.n_lost += 1;
        if self.losses.len() < LOSSES_SHOWN_MAX {
            self.losses.push(what);
        }
    }
}

fn record(latencies: &mut Latencies, after: Duration) {
    let micros = u64::try_from(after.as_micros()).unwrap_or(LONGEST_US);
    latencies.saturating_record(micros.max(1));
}
