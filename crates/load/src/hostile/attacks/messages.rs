//! Messages by the thousand over a socket: orders out of turn, nonsense, and nothing at all.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};

use super::Attacker;
use crate::hostile::wire::{Socket, text_of};

const N_WORKERS: usize = 6;
const MESSAGES: usize = 3000;
const GAME: &str = "saint-malo";
const LISTENS_FOR: Duration = Duration::from_secs(3);
/// Larger than a message may be.
const TOO_LARGE: usize = 20 * 1024;

#[derive(Deserialize)]
struct ServerMessage {
    refused: Option<Refused>,
}

#[derive(Deserialize)]
struct Refused {
    problem: Problem,
}

#[derive(Deserialize)]
struct Problem {
    code: String,
}

pub async fn run(attacker: Arc<Attacker>) {
    join_all((0..attacker.share_of(N_WORKERS)).map(|worker| flood(&attacker, worker))).await;
}

async fn flood(attacker: &Attacker, worker: usize) {
    loop {
        let Some(mut line) = attacker.guest().await else { continue };
        let (options, seats) = (json!({}), json!(["me", "me"]));
        let table = attacker.new_table(&mut line, GAME, &options, &seats).await;
        let Some(table) = table else { continue };
        attacker.start(&mut line, &table).await;
        for round in 0..5 {
            let cookie = line.cookie.as_deref();
            if let Some(socket) = attacker.socket(line.route, cookie, &table).await {
                pour(attacker, socket, worker + round).await;
            }
            sleep(super::PAUSE * 5).await;
        }
    }
}

/// Says everything without waiting, and listens at the same time.
async fn pour(attacker: &Attacker, socket: Socket, kind: usize) {
    let (mut mouth, mut ears) = socket.split();
    let saying = async {
        for n in 0..MESSAGES {
            if mouth.feed(message(kind, n)).await.is_err() || mouth.flush().await.is_err() {
                return;
            }
        }
    };
    let listening = async {
        loop {
            match timeout(LISTENS_FOR, ears.next()).await.map(text_of) {
                Ok(Some(text)) => note(attacker, text.as_deref().unwrap_or_default()),
                Ok(None) => return attacker.tally.refused("cut-off"),
                Err(_) => return,
            }
        }
    };
    tokio::join!(saying, listening);
}

fn message(kind: usize, n: usize) -> Message {
    let text = |text: String| Message::Text(Utf8Bytes::from(text));
    let order = |seat: usize, order: serde_json::Value| {
        text(json!({ "seat": seat, "key": n.to_string(), "order": order }).to_string())
    };
    match kind % 6 {
        0 => order(n % 2, json!("undo")),
        1 => order(n % 300, json!({ "act": { "action": { "roll": n } } })),
        2 => text("[".repeat(n % 2000)),
        3 => Message::Ping(Bytes::from_static(b"are you there")),
        4 => Message::Binary(Bytes::from(vec![0xff; n % 4000])),
        _ => text("x".repeat(if n % 50 == 49 { TOO_LARGE } else { 64 })),
    }
}

fn note(attacker: &Attacker, text: &str) {
    attacker.tally.heard(text.len());
    if text.starts_with(r#"{"refused""#) {
        let refused = serde_json::from_str::<ServerMessage>(text).ok().and_then(|it| it.refused);
        attacker.tally.refused(&refused.map_or_else(String::new, |it| it.problem.code));
    } else if text.starts_with(r#"{"accepted""#) {
        attacker.tally.through("accepted");
    }
}
