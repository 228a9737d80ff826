//! `rathaus load --mode restarts`: whether others wait while the longest turns are taken back, and
//! what it costs to wake their tables.

use std::rc::Rc;
use std::time::Duration;

use load::{Latency, RestartsPlan, RestartsReport, run_restarts};

use super::own_server::{Limits, OwnServer};
use super::{Args, complaint, does_not_hold};
use crate::columns::columns;
use crate::complaint::Complaint;
use crate::progress;
use crate::voice::Voice;

/// Of a server of one's own, so that nobody has to wait for half a minute.
const SLEEPS_AFTER: (&str, &str) = ("RATHAUS_TABLE_SLEEPS_AFTER_MS", "1000");
const ASLEEP_AFTER: Duration = Duration::from_secs(2);
/// A table that nobody turns to sleeps after half a minute, if nobody has decided otherwise.
const ASLEEP_ELSEWHERE_AFTER: Duration = Duration::from_secs(32);

pub fn run(args: &Args, games: Vec<String>, voice: &Voice) -> Result<(), Complaint> {
    let own = match args.address {
        Some(_) => None,
        None => {
            let folder = Rc::new(tempfile::tempdir()?);
            Some(OwnServer::open_at(folder, voice, Limits::Lifted, &[SLEEPS_AFTER])?)
        }
    };
    let plan = RestartsPlan {
        address: args.address.or(own.as_ref().map(|server| server.address)).expect("one of them"),
        pid: args.pid.or(own.as_ref().map(OwnServer::pid)),
        games,
        n_tables: args.tables() as usize,
        n_players: args.players,
        duration: Duration::from_secs_f64(args.seconds()),
        asleep_after: own.as_ref().map_or(ASLEEP_ELSEWHERE_AFTER, |_| ASLEEP_AFTER),
        seed: args.seed,
    };
    let bar = progress::bar(args.tables());
    let watch = |n_ready: usize, share: f64| {
        bar.set_length(if share == 0.0 { args.tables() } else { 100 });
        bar.set_position(if share == 0.0 { n_ready as u64 } else { (share * 100.0) as u64 });
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let report = runtime.block_on(run_restarts(plan, watch));
    bar.finish_and_clear();
    let report = report.map_err(|failed| complaint(voice, failed))?;
    voice.report(&report, || in_words(voice, &report))?;
    if report.holds {
        return Ok(());
    }
    Err(does_not_hold(voice, report.reasons.iter().map(|it| it.key())))
}

fn in_words(voice: &Voice, report: &RestartsReport) -> String {
    let heading = [
        ("tables", report.tables.into()),
        ("steps", report.steps_open.into()),
        ("changes", report.changes.into()),
    ];
    let row = |key: &str, value: String| vec![voice.say(key, &[]), value];
    let mut rows = vec![
        row("restarts-taken", latency(voice, report.restarts)),
        row("restarts-others", latency(voice, report.others)),
        row("restarts-others-else", latency(voice, report.others_else)),
        row("restarts-wakings", latency(voice, report.wakings)),
    ];
    if let Some(ms) = report.cpu_ms_per_waking {
        rows.push(row("restarts-cpu", voice.number(ms, 1)));
    }
    format!("{}\n{}", voice.say("restarts-heading", &heading), columns(&rows))
}

/// p50, p99 and the longest.
fn latency(voice: &Voice, latency: Latency) -> String {
    [latency.p50, latency.p99, latency.max].map(|ms| voice.number(ms, 1)).join("  ")
}
