//! `rathaus load`: how much a server bears, with what it takes of the machine, and whether it keeps
//! its promises meanwhile.

mod hostile;
mod materials;
mod own_server;
mod restarts;
mod start;

use std::net::SocketAddr;
use std::time::Duration;

use load::{Failed, Latency, Mode, Plan, Report};

use self::own_server::{Limits, OwnServer};
use crate::columns::columns;
use crate::complaint::{Complaint, known_games};
use crate::open_files;
use crate::progress;
use crate::voice::Voice;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    #[arg(long, value_name = "ADDRESS")]
    address: Option<SocketAddr>,
    #[arg(long, value_name = "PID", requires = "address")]
    pid: Option<u32>,
    #[arg(long, value_name = "MODE", default_value = "closed", value_parser = MODES)]
    mode: String,
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=100_000)
    )]
    tables: Option<u64>,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 2,
        value_parser = clap::value_parser!(u8).range(2..=4)
    )]
    players: u8,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 0,
        value_parser = clap::value_parser!(u64).range(..=1000)
    )]
    spectators: u64,
    #[arg(long, value_name = "R", value_parser = rate)]
    rate: Option<f64>,
    #[arg(long, value_name = "T", value_parser = crate::bench::seconds)]
    seconds: Option<f64>,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

const MODES: [&str; 9] =
    ["closed", "paced", "open", "connect", "reconnect", "slow", START, HOSTILE, RESTARTS];
/// Of a server by itself: nobody plays.
const START: &str = "start";
/// Some play, and many attack.
const HOSTILE: &str = "hostile";
/// Some take their time and all of it back, and the others ask.
const RESTARTS: &str = "restarts";

impl Args {
    fn tables(&self) -> u64 {
        self.tables.unwrap_or(if self.mode == RESTARTS { 10 } else { 100 })
    }

    /// An attack takes its time to show what it does to a server, and long matches take theirs to
    /// become long.
    fn seconds(&self) -> f64 {
        self.seconds.unwrap_or(match self.mode.as_str() {
            HOSTILE => 600.0,
            RESTARTS => 300.0,
            _ => 10.0,
        })
    }
}

/// Actions a second: of each table where they are paced, of all tables where the rate is fixed.
fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse::<f64>().map_err(|error| error.to_string())?;
    let is_good = 0.001 < rate && rate <= 1e6;
    if is_good { Ok(rate) } else { Err("out of range".to_owned()) }
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    open_files::raise_limit();
    let games = known_games(&voice.texts, &args.games)?;
    if args.mode == START {
        return start::run(args, &games, voice);
    }
    if args.mode == HOSTILE {
        return hostile::run(args, games, voice);
    }
    if args.mode == RESTARTS {
        return restarts::run(args, games, voice);
    }
    let own = match args.address {
        Some(_) => None,
        None => Some(OwnServer::open(voice, Limits::Lifted)?),
    };
    let plan = Plan {
        address: args.address.or(own.as_ref().map(|server| server.address)).expect("one of them"),
        pid: args.pid.or(own.as_ref().map(OwnServer::pid)),
        games,
        n_tables: args.tables() as usize,
        n_players: args.players,
        n_spectators: args.spectators as usize,
        mode: mode(args),
        duration: Duration::from_secs_f64(args.seconds()),
        seed: args.seed,
    };
    let bar = progress::bar(args.tables());
    let watch = |n_ready: usize, share: f64| {
        bar.set_length(if share == 0.0 { args.tables() } else { 100 });
        bar.set_position(if share == 0.0 { n_ready as u64 } else { (share * 100.0) as u64 });
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let report = runtime.block_on(load::run(plan, watch));
    bar.finish_and_clear();
    let report = report.map_err(|failed| complaint(voice, failed))?;
    voice.report(&report, || in_words(voice, &report))
}

fn mode(args: &Args) -> Mode {
    match args.mode.as_str() {
        "paced" => Mode::Paced(Duration::from_secs_f64(1.0 / args.rate.unwrap_or(1.0))),
        "open" => Mode::Open { per_second: args.rate.unwrap_or(args.tables() as f64) },
        "connect" => Mode::Connect,
        "reconnect" => Mode::Reconnect,
        "slow" => Mode::SlowReaders,
        _ => Mode::Closed,
    }
}

fn complaint(voice: &Voice, failed: Failed) -> Complaint {
    Complaint::Failed(match failed {
        Failed::Unreachable(why) => voice.say("load-unreachable", &[("why", why.into())]),
        Failed::Refused { asked, status, answer } => {
            let args =
                [("asked", asked.into()), ("status", status.into()), ("answer", answer.into())];
            voice.say("load-refused", &args)
        }
        Failed::Broken(why) => voice.say("load-broken", &[("why", why.into())]),
    })
}

/// Why a server is not as it should be.
fn does_not_hold(voice: &Voice, keys: impl Iterator<Item = &'static str>) -> Complaint {
    let reasons: Vec<String> = keys.map(|key| voice.say(key, &[])).collect();
    let reasons = reasons.join(", ");
    Complaint::Failed(voice.say("hostile-does-not-hold", &[("reasons", reasons.into())]))
}

fn in_words(voice: &Voice, report: &Report) -> String {
    let heading = [
        ("tables", report.tables.into()),
        ("sockets", report.sockets.into()),
        ("seconds", voice.number(report.seconds, 1).into()),
    ];
    let row = |key: &str, value: String| vec![voice.say(key, &[]), value];
    let mut rows = Vec::new();
    let has_acted = report.actions != 0;
    if has_acted {
        rows.push(row("load-actions", voice.number(report.actions_per_second, 0)));
        rows.push(row("load-matches", voice.number(report.matches as f64, 0)));
    }
    rows.push(row("load-refusals", voice.number(report.refused as f64, 0)));
    rows.push(row("load-cut-off", voice.number(report.cut_off as f64, 0)));
    for (key, latency) in [
        ("load-to-ack", report.to_ack),
        ("load-to-other", report.to_other),
        ("load-to-enter", report.to_enter),
    ] {
        rows.extend(latency_in_words(voice, latency).map(|words| row(key, words)));
    }
    if has_acted {
        rows.push(row("load-bytes-per-action", voice.number(report.bytes_per_action, 0)));
    }
    rows.push(row("load-bytes-per-frame", voice.number(report.bytes_per_frame, 0)));
    if let Some(server) = &report.server {
        if has_acted {
            rows.push(row("load-cpu", voice.number(server.cpu_us_per_action, 1)));
        }
        rows.push(row("load-cpu-share", voice.percent(server.cpu_share)));
        rows.push(row("load-memory", voice.number(server.memory_bytes as f64 / 1e6, 1)));
        rows.push(row(
            "load-memory-per-table",
            voice.number(server.memory_bytes_per_table / 1e3, 1),
        ));
    }
    rows.push(row("load-compared", voice.number(report.views_compared as f64, 0)));
    format!("{}\n{}", voice.say("load-heading", &heading), columns(&rows))
}

/// None where nothing was measured.
fn latency_in_words(voice: &Voice, latency: Latency) -> Option<String> {
    let ms = |value: f64| voice.number(value, 2);
    let Latency { n, p50, p99, p999, .. } = latency;
    (n != 0).then(|| format!("{}  {}  {}", ms(p50), ms(p99), ms(p999)))
}
