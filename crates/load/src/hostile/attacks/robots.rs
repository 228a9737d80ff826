//! Robots by the hundred: guests with twenty tables each, at which four of the strongest think and
//! somebody watches.

use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::future::join_all;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use tokio::sync::Mutex;

use super::Attacker;
use crate::hostile::address::Route;
use crate::hostile::wire::{Line, Silence, text_of};

const N_GUESTS: usize = 40;
const TABLES_PER_GUEST: usize = 20;
/// Below the connections that an address may have.
const GUESTS_PER_ADDRESS: usize = 10;

#[derive(Deserialize)]
struct ServerMessage {
    frame: Option<Waiting>,
}

#[derive(Deserialize)]
struct Waiting {
    outcome: Option<IgnoredAny>,
}

pub async fn run(attacker: Arc<Attacker>) {
    let mut route = attacker.route();
    let mut guests = Vec::new();
    for n in 1..=attacker.share_of(N_GUESTS) {
        guests.push(guest(&attacker, route));
        if n % GUESTS_PER_ADDRESS == 0 {
            route = attacker.route();
        }
    }
    join_all(guests).await;
}

async fn guest(attacker: &Attacker, route: Route) {
    let line = loop {
        if let Some(line) = attacker.guest_from(route).await {
            break Mutex::new(line);
        }
    };
    join_all((0..TABLES_PER_GUEST).map(|number| watch_robots(attacker, &line, number))).await;
}

/// One table after the other.
async fn watch_robots(attacker: &Attacker, line: &Mutex<Line>, number: usize) {
    let games = &attacker.scene.plan.materials.robot_games;
    let game = &games[number % games.len()];
    loop {
        if robots_play(attacker, line, game).await.is_none() {
            tokio::time::sleep(super::PAUSE * 10).await;
        }
    }
}

/// Until they have played to the end.
async fn robots_play(attacker: &Attacker, line: &Mutex<Line>, game: &str) -> Option<()> {
    let seats = json!([0, 1, 2, 3].map(|_| json!({ "bot": { "level": "hard" } })));
    let (table, route, cookie) = {
        let mut line = line.lock().await;
        let table = attacker.new_table(&mut line, game, &json!({}), &seats).await?;
        attacker.start(&mut line, &table).await?;
        (table, line.route, line.cookie.clone())
    };
    let mut socket = attacker.socket(route, cookie.as_deref(), &table).await?;
    loop {
        let Some(text) = text_of(socket.next().await) else {
            attacker.tally.silent(Silence::Closed);
            return None;
        };
        let Some(text) = text else { continue };
        attacker.tally.heard(text.len());
        let heard = serde_json::from_str::<ServerMessage>(&text).ok();
        let Some(frame) = heard.and_then(|heard| heard.frame) else { continue };
        attacker.tally.through("frame");
        if frame.outcome.is_some() {
            return Some(());
        }
    }
}
