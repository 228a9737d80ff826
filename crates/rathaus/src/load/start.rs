//! How long a server takes to answer after its start, and to open a game that was stored long ago.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::Args;
use super::own_server::{Limits, OwnServer};
use crate::columns::columns;
use crate::complaint::Complaint;
use crate::progress;
use crate::voice::Voice;

/// However short the time is.
const STARTS_MIN: usize = 3;

#[derive(Serialize)]
struct Report {
    tables: u64,
    database_bytes: u64,
    /// From before the process was made to the first answer.
    to_first_answer: Times,
    to_open: Times,
}

/// In milliseconds.
#[derive(Serialize)]
struct Times {
    n: usize,
    p50: f64,
    p99: f64,
    max: f64,
}

impl Times {
    fn of(mut times: Vec<Duration>) -> Times {
        times.sort();
        let n = times.len();
        let ms = |share: f64| {
            let idx = (n as f64 * share) as usize;
            times.get(idx.min(n.saturating_sub(1))).map_or(0.0, |it| it.as_secs_f64() * 1e3)
        };
        Times { n, p50: ms(0.5), p99: ms(0.99), max: ms(1.0) }
    }

    fn in_words(&self, voice: &Voice) -> String {
        let ms = |value: f64| voice.number(value, 2);
        format!("{}  {}  {}", ms(self.p50), ms(self.p99), ms(self.max))
    }
}

pub fn run(args: &Args, games: &[String], voice: &Voice) -> Result<(), Complaint> {
    let folder = Rc::new(tempfile::tempdir()?);
    let n_tables = u32::try_from(args.tables()).expect("there are at most 100,000");
    let named = server::stock(folder.path(), games, args.players, n_tables)
        .map_err(|error| Complaint::Failed(error.to_string()))?;
    let database_bytes = bytes_in(folder.path())?;
    let (mut starts, mut opens) = (Vec::new(), Vec::new());
    let bar = progress::bar(100);
    let began_at = Instant::now();
    let mut tables = named.iter().cycle();
    while starts.len() < STARTS_MIN || began_at.elapsed().as_secs_f64() < args.seconds() {
        let started_at = Instant::now();
        let server = OwnServer::open_at(Rc::clone(&folder), voice, Limits::Lifted, &[])?;
        answer(server.address, "/api/games", voice)?;
        starts.push(started_at.elapsed());
        for table in tables.by_ref().take(named.len().div_ceil(STARTS_MIN)) {
            let asked_at = Instant::now();
            answer(server.address, &format!("/api/tables/{}/frame", table.0), voice)?;
            opens.push(asked_at.elapsed());
        }
        drop(server);
        bar.set_position((began_at.elapsed().as_secs_f64() / args.seconds() * 100.0) as u64);
    }
    bar.finish_and_clear();
    let (to_first_answer, to_open) = (Times::of(starts), Times::of(opens));
    let report = Report { tables: args.tables(), database_bytes, to_first_answer, to_open };
    voice.report(&report, || in_words(voice, &report))
}

fn in_words(voice: &Voice, report: &Report) -> String {
    let row = |key: &str, value: String| vec![voice.say(key, &[]), value];
    let rows = [
        row("load-starts", voice.number(report.to_first_answer.n as f64, 0)),
        row("load-to-first-answer", report.to_first_answer.in_words(voice)),
        row("load-opened", voice.number(report.to_open.n as f64, 0)),
        row("load-to-open", report.to_open.in_words(voice)),
    ];
    let mb = voice.number(report.database_bytes as f64 / 1e6, 0);
    let heading = [("tables", report.tables.into()), ("mb", mb.into())];
    format!("{}\n{}", voice.say("load-stored", &heading), columns(&rows))
}

fn bytes_in(folder: &Path) -> Result<u64, Complaint> {
    let mut n_bytes = 0;
    for entry in std::fs::read_dir(folder)? {
        n_bytes += entry?.metadata()?.len();
    }
    Ok(n_bytes)
}

/// Asks once, and waits for all of the answer.
fn answer(address: SocketAddr, path: &str, voice: &Voice) -> Result<(), Complaint> {
    let mut stream = TcpStream::connect(address)?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    match answer.strip_prefix("HTTP/1.1 200") {
        Some(_) => Ok(()),
        None => {
            let status = answer.lines().next().unwrap_or_default().to_owned();
            let args = [
                ("asked", path.to_owned().into()),
                ("status", status.into()),
                ("answer", String::new().into()),
            ];
            Err(Complaint::Failed(voice.say("load-refused", &args)))
        }
    }
}
