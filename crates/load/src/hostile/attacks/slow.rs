//! Those who take their time: connections on which nothing is said, requests byte by byte, answers
//! and sockets that nobody reads.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::Attacker;
use crate::hostile::address::Route;
use crate::hostile::wire::{Silence, status_of};

/// Of each kind.
const N_EACH: usize = 40;
/// Below the connections that an address may have.
const PER_ADDRESS: usize = 100;
const BYTE_EVERY: Duration = Duration::from_millis(300);
/// So long a connection is watched after the last byte.
const WATCHED_FOR: Duration = Duration::from_secs(90);
const PIPELINED: usize = 2000;

#[derive(Clone, Copy)]
enum Kind {
    SaysNothing,
    Headers,
    Body,
    Upload,
    NeverReads,
    DeafSocket,
}

const KINDS: [Kind; 6] = [
    Kind::SaysNothing,
    Kind::Headers,
    Kind::Body,
    Kind::Upload,
    Kind::NeverReads,
    Kind::DeafSocket,
];

pub async fn run(attacker: Arc<Attacker>) {
    let mut route = attacker.route();
    let mut clients = Vec::new();
    for n in 0..attacker.share_of(N_EACH) * KINDS.len() {
        clients.push(dawdle(&attacker, route, KINDS[n % KINDS.len()], n));
        if (n + 1) % PER_ADDRESS == 0 {
            route = attacker.route();
        }
    }
    join_all(clients).await;
}

/// Again and again.
async fn dawdle(attacker: &Attacker, route: Route, kind: Kind, n: usize) {
    let cookie = match kind {
        Kind::Upload => attacker.guest_from(route).await.and_then(|guest| guest.cookie),
        _ => None,
    };
    loop {
        let Ok(mut stream) = route.connect().await else {
            attacker.tally.silent(Silence::NoConnection);
            sleep(super::PAUSE * 5).await;
            continue;
        };
        let ended = match kind {
            Kind::SaysNothing => status_of(&mut stream, WATCHED_FOR).await,
            Kind::Headers => slowly(&mut stream, "", &head("GET", "/api/games", "")).await,
            Kind::Body => {
                let head = head("POST", "/api/me", "content-length: 300\r\n");
                slowly(&mut stream, &head, &" ".repeat(300)).await
            }
            Kind::Upload => {
                let cookie = cookie.as_deref().unwrap_or_default();
                let more = format!("cookie: {cookie}\r\ncontent-length: 4000000\r\n");
                let head = head("POST", "/api/records", &more);
                slowly(&mut stream, &head, &" ".repeat(400)).await
            }
            Kind::NeverReads => never_read(&mut stream).await,
            Kind::DeafSocket => match attacker.scene.table(n) {
                Some(table) => deaf(&mut stream, &table).await,
                None => status_of(&mut stream, super::PAUSE * 20).await,
            },
        };
        match ended {
            Ok(status) => attacker.tally.status(status, None),
            // The server has had enough of it.
            Err(Silence::Closed) => attacker.tally.refused("closed"),
            Err(silence) => attacker.tally.silent(silence),
        }
        sleep(super::PAUSE).await;
    }
}

fn head(method: &str, path: &str, more: &str) -> String {
    format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\n{more}\r\n")
}

/// The first part at once, the second byte by byte.
async fn slowly(stream: &mut TcpStream, at_once: &str, slowly: &str) -> Result<u16, Silence> {
    let closed = |_| Silence::Closed;
    stream.write_all(at_once.as_bytes()).await.map_err(closed)?;
    for byte in slowly.as_bytes() {
        stream.write_all(&[*byte]).await.map_err(closed)?;
        match status_of(stream, BYTE_EVERY).await {
            Err(Silence::TooLate) => {}
            answered => return answered,
        }
    }
    status_of(stream, WATCHED_FOR).await
}

/// Thousands of questions, whose answers are left lying.
async fn never_read(stream: &mut TcpStream) -> Result<u16, Silence> {
    let questions = head("GET", "/api/openapi.json", "").repeat(PIPELINED);
    match timeout(WATCHED_FOR, stream.write_all(questions.as_bytes())).await {
        Ok(Ok(())) => {}
        Ok(Err(_)) => return Err(Silence::Closed),
        Err(_) => return Err(Silence::TooLate),
    }
    sleep(WATCHED_FOR).await;
    match stream.write_all(b"\r\n").await {
        Ok(()) => Err(Silence::TooLate),
        Err(_) => Err(Silence::Closed),
    }
}

/// A socket that takes the greeting and then nothing more.
async fn deaf(stream: &mut TcpStream, table: &str) -> Result<u16, Silence> {
    let more = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let head = head("GET", &format!("/api/tables/{table}/socket"), more);
    stream.write_all(head.as_bytes()).await.map_err(|_| Silence::Closed)?;
    let status = status_of(stream, WATCHED_FOR).await?;
    if status == 101 {
        sleep(WATCHED_FOR).await;
    }
    Ok(status)
}
