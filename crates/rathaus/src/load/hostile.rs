//! `rathaus load --mode hostile`: whether honest players notice an attack.

use std::net::SocketAddr;
use std::time::Duration;

use load::{AttackReport, HostileLimits, HostilePlan, HostileReport, Latency, run_hostile};

use super::materials::{games_without_race, materials};
use super::own_server::{Limits, OwnServer};
use super::{Args, complaint, does_not_hold};
use crate::columns::columns;
use crate::complaint::Complaint;
use crate::progress;
use crate::voice::Voice;

/// Of the answers to an attack, so many kinds are shown.
const ANSWERS_SHOWN: usize = 4;

pub fn run(args: &Args, games: Vec<String>, voice: &Voice) -> Result<(), Complaint> {
    if args.address.is_some_and(|address| !is_of_this_machine(address)) {
        return Err(Complaint::BadInput(voice.say("hostile-only-here", &[])));
    }
    let own = match args.address {
        Some(_) => None,
        None => Some(OwnServer::open(voice, Limits::Default)?),
    };
    let plan = HostilePlan {
        address: args.address.or(own.as_ref().map(|server| server.address)).expect("one of them"),
        pid: args.pid.or(own.as_ref().map(OwnServer::pid)),
        data: own.as_ref().map(|server| server.folder().to_owned()),
        games: if args.games.is_empty() { games_without_race() } else { games },
        n_tables: args.tables() as usize,
        duration: Duration::from_secs_f64(args.seconds()),
        seed: args.seed,
        materials: materials(),
        limits: limits(),
    };
    let bar = progress::bar(args.tables());
    let watch = |n_ready: usize, share: f64| {
        bar.set_length(if share == 0.0 { args.tables() } else { 100 });
        bar.set_position(if share == 0.0 { n_ready as u64 } else { (share * 100.0) as u64 });
    };
    let report = run_hostile(plan, watch);
    bar.finish_and_clear();
    let report = report.map_err(|failed| complaint(voice, failed))?;
    voice.report(&report, || in_words(voice, &report))?;
    if report.holds {
        return Ok(());
    }
    Err(does_not_hold(voice, report.reasons.iter().map(|it| it.key())))
}

/// Those of every server that has not been told others.
fn limits() -> HostileLimits {
    let limits = server::Limits::default();
    HostileLimits {
        tables_per_guest: limits.tables_per_guest,
        sockets_per_guest: limits.sockets_per_guest,
        records_per_guest: limits.records_per_guest,
        guests_per_address: limits.new_guests_burst,
        changes_per_match: limits.changes_per_match,
        address_requests_burst: limits.address_requests_burst,
        address_requests_per_second: limits.address_requests_per_second,
    }
}

/// Attackers come from many addresses, which only a loopback has.
fn is_of_this_machine(address: SocketAddr) -> bool {
    address.is_ipv4() && address.ip().is_loopback()
}

fn in_words(voice: &Voice, report: &HostileReport) -> String {
    let heading =
        [("tables", report.tables.into()), ("seconds", voice.number(report.seconds, 1).into())];
    let heading = voice.say("hostile-heading", &heading);
    let attacks = attacks_in_words(voice, report);
    let rows = columns(&rows(voice, report));
    let losses: String = report.honest.losses.iter().map(|loss| format!("\n  {loss}")).collect();
    let verdict = match report.holds {
        true => format!("\n\n{}", voice.say("hostile-holds", &[])),
        false => String::new(),
    };
    format!("{heading}\n{rows}{losses}\n\n{attacks}{verdict}")
}

fn rows(voice: &Voice, report: &HostileReport) -> Vec<Vec<String>> {
    let row = |key: &str, value: String| vec![voice.say(key, &[]), value];
    let count = |value: u64| voice.number(value as f64, 0);
    let mb = |bytes: u64| voice.number(bytes as f64 / 1e6, 1);
    let honest = &report.honest;
    let mut rows = vec![
        row("hostile-actions", count(honest.actions)),
        row("hostile-matches", count(honest.matches)),
        row("hostile-to-ack", latency(voice, honest.to_ack)),
        row("hostile-to-other", latency(voice, honest.to_other)),
        row("hostile-own-delay", latency(voice, honest.own_delay)),
        row("hostile-robots", latency(voice, honest.robots)),
        row("hostile-reconnects", count(honest.reconnects)),
        row("hostile-refused", count(honest.refused.values().sum())),
        row("hostile-n-unanswered", count(honest.unanswered)),
        row("hostile-n-lost", count(honest.lost)),
    ];
    if let Some(server) = &report.server {
        rows.push(row("hostile-cpu", voice.percent(server.cpu_share)));
        let memory = [server.memory_start, server.memory_peak, server.memory_end].map(mb);
        rows.push(row("hostile-memory", memory.join("  ")));
    }
    if let Some((start, end)) = report.data_bytes {
        rows.push(row("hostile-data", [start, end].map(mb).join("  ")));
    }
    if let Some(ms) = report.me_ms {
        rows.push(row("hostile-me", voice.number(ms, 1)));
    }
    rows
}

/// p50, p99 and the longest.
fn latency(voice: &Voice, latency: Latency) -> String {
    [latency.p50, latency.p99, latency.max].map(|ms| voice.number(ms, 1)).join("  ")
}

/// A line for each attack: the numbers in columns, and behind them what was answered most.
fn attacks_in_words(voice: &Voice, report: &HostileReport) -> String {
    let titles = ["attack", "through", "refused", "silent"];
    let titles = titles.map(|title| voice.say(&format!("hostile-column-{title}"), &[]));
    let mut rows = vec![titles.to_vec()];
    let mut ends = vec![voice.say("hostile-column-answers", &[])];
    for attack in &report.attacks {
        let numbers = [attack.through, attack.refused, attack.silent];
        let numbers = numbers.map(|value| voice.number(value as f64, 0));
        let name = voice.say(&format!("hostile-attack-{}", attack.name), &[]);
        rows.push([name].into_iter().chain(numbers).collect());
        ends.push(answers(voice, attack));
    }
    let lines = columns(&rows);
    let lines = lines.lines().zip(ends).map(|(line, end)| format!("{line}  {end}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The most frequent answers, and the peaks of what is limited.
fn answers(voice: &Voice, attack: &AttackReport) -> String {
    let mut answers: Vec<(&String, u64)> = attack.answers.iter().map(|(it, n)| (it, *n)).collect();
    answers.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    let shown = |label: &str, n: u64| format!("{label}: {}", voice.number(n as f64, 0));
    let most = answers.into_iter().take(ANSWERS_SHOWN).map(|(label, n)| shown(label, n));
    let peaks = attack.peaks.iter().map(|(of, n)| format!("max {}", shown(of, *n)));
    most.chain(peaks).collect::<Vec<_>>().join("; ")
}
