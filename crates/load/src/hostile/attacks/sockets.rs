//! Sockets and bare connections by the hundred, from one address and from many.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::Attacker;
use crate::hostile::address::Route;
use crate::hostile::wire::{Silence, status_of, text_of};

/// Addresses that open more sockets than one may have.
const N_ADDRESSES: usize = 40;
const SOCKETS_PER_ADDRESS: usize = 25;
/// More than an address may have.
const CONNECTIONS: usize = 300;
const STAYS_FOR: Duration = Duration::from_secs(20);

pub async fn run(attacker: Arc<Attacker>) {
    let table = loop {
        if let Some(table) = busy_table(&attacker).await {
            break table;
        }
    };
    let addresses = (0..attacker.share_of(N_ADDRESSES)).map(|_| crowd(&attacker, &table));
    tokio::join!(join_all(addresses), connections(&attacker));
}

/// Two robots play there, so there is something to be sent.
async fn busy_table(attacker: &Attacker) -> Option<String> {
    let mut line = attacker.guest().await?;
    let games = &attacker.scene.plan.materials.robot_games;
    let seats = json!([0, 1].map(|_| json!({ "bot": { "level": "easy" } })));
    let table = attacker.new_table(&mut line, &games[0], &json!({}), &seats).await?;
    attacker.start(&mut line, &table).await?;
    Some(table)
}

async fn crowd(attacker: &Attacker, table: &str) {
    loop {
        let route = attacker.route();
        join_all((0..SOCKETS_PER_ADDRESS).map(|_| look_on(attacker, route, table))).await;
        sleep(super::PAUSE).await;
    }
}

async fn look_on(attacker: &Attacker, route: Route, table: &str) {
    let Some(mut socket) = attacker.socket(route, None, table).await else { return };
    let looking = async {
        while let Some(text) = text_of(socket.next().await) {
            attacker.tally.heard(text.map_or(0, |text| text.len()));
        }
    };
    // Whoever is still there then leaves by itself.
    let _ = timeout(STAYS_FOR, looking).await;
}

/// From one address, each with half a request.
async fn connections(attacker: &Attacker) {
    loop {
        let route = attacker.route();
        join_all((0..attacker.share_of(CONNECTIONS)).map(|_| half_open(attacker, route))).await;
        sleep(super::PAUSE).await;
    }
}

async fn half_open(attacker: &Attacker, route: Route) {
    match route.connect().await {
        Ok(mut stream) => match status_of(&mut stream, STAYS_FOR).await {
            Ok(status) => attacker.tally.status(status, None),
            Err(Silence::TooLate) => attacker.tally.through("stays-open"),
            Err(silence) => attacker.tally.silent(silence),
        },
        Err(_) => attacker.tally.silent(Silence::NoConnection),
    }
}
