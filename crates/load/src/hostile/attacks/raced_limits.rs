//! Limits on what exists, raced: everybody asks at the same moment for one more.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use hyper::Method;
use serde_json::json;
use tokio::time::sleep;

use super::Attacker;
use crate::hostile::wire::{Line, socket_at};

const N_AT_ONCE: usize = 200;
/// Below what one address may have.
const CONNECTIONS_PER_ADDRESS: usize = 50;
const GAME: &str = "saint-malo";

pub async fn run(attacker: Arc<Attacker>) {
    loop {
        race_tables(&attacker).await;
        race_records(&attacker).await;
        race_guests(&attacker).await;
        race_sockets(&attacker).await;
        let pause = attacker.part(0.03);
        sleep(pause.clamp(Duration::from_millis(200), Duration::from_secs(15))).await;
    }
}

/// A guest may have twenty tables.
async fn race_tables(attacker: &Attacker) {
    let Some(guest) = attacker.guest().await else { return };
    let seats = json!(["me", "open"]);
    let body = json!({ "game": GAME, "seats": seats }).to_string();
    let n = race(attacker, lines_of(attacker, &guest).await, "/api/tables", &body).await;
    attacker.tally.peak("tables-of-a-guest", n);
}

/// A guest may have a hundred Records, and two on their way.
async fn race_records(attacker: &Attacker) {
    let Some(guest) = attacker.guest().await else { return };
    let record = &attacker.scene.plan.materials.record;
    let n = race(attacker, lines_of(attacker, &guest).await, "/api/records", record).await;
    attacker.tally.peak("records-at-once", n);
}

/// An address may become a hundred guests at once.
async fn race_guests(attacker: &Attacker) {
    let route = attacker.route();
    let lines = (0..N_AT_ONCE).map(|_| Line::new(route)).collect();
    let body = json!({ "name": "Racer" }).to_string();
    let n = race(attacker, connected(lines).await, "/api/me", &body).await;
    attacker.tally.peak("guests-of-an-address", n);
}

/// A guest may have twenty sockets.
async fn race_sockets(attacker: &Attacker) {
    let Some(mut guest) = attacker.guest().await else { return };
    let (options, seats) = (json!({}), json!(["me", "open"]));
    let table = attacker.new_table(&mut guest, GAME, &options, &seats).await;
    let Some(table) = table else { return };
    let opening = (0..N_AT_ONCE).map(|_| {
        let (route, cookie) = (guest.route, guest.cookie.as_deref());
        socket_at(route, cookie, &table)
    });
    let opened: Vec<_> = join_all(opening).await;
    for socket in &opened {
        match socket {
            Ok(_) => attacker.tally.status(101, None),
            Err(answer) => attacker.tally.note(answer),
        }
    }
    attacker.tally.peak("sockets-of-a-guest", opened.iter().filter(|it| it.is_ok()).count());
}

/// Connections of one guest, from as many addresses as it takes.
async fn lines_of(attacker: &Attacker, guest: &Line) -> Vec<Line> {
    let cookie = guest.cookie.as_deref().unwrap_or_default();
    let mut route = attacker.route();
    let mut lines = Vec::new();
    for n in 1..=N_AT_ONCE {
        lines.push(Line::of(route, cookie));
        if n % CONNECTIONS_PER_ADDRESS == 0 {
            route = attacker.route();
        }
    }
    connected(lines).await
}

async fn connected(lines: Vec<Line>) -> Vec<Line> {
    let connecting = lines.into_iter().map(|mut line| async {
        // Whoever has no connection yet makes one later.
        let _ = line.connect().await;
        line
    });
    join_all(connecting).await
}

/// How many were granted.
async fn race(attacker: &Attacker, mut lines: Vec<Line>, path: &str, body: &str) -> usize {
    let asking =
        lines.iter_mut().map(|line| attacker.ask(line, Method::POST, path, body.to_owned()));
    join_all(asking).await.into_iter().flatten().count()
}
