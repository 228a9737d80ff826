//! What is said over a socket. The first line names the game, the seats and the options; every
//! other line is a message: `b:` binary, `p:` a ping, `o:` a pong, `r:` bytes past the protocol of
//! sockets, anything else text. Each text and each binary message is answered exactly once.

use std::sync::Mutex;

use futures_util::{SinkExt, StreamExt};
use protocol::ToClient;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{Duration, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::test_server::HOUSE;

const LINES_MAX: usize = 30;
const PATIENCE: Duration = Duration::from_secs(5);

/// A table as long as nothing has been done at it: its first line, its id.
static TABLE: Mutex<Option<(String, String)>> = Mutex::new(None);

pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for game in games::IDS {
        for actions in [["roll", "pass"], ["keep", "stop"]] {
            let order = |order: Value| {
                json!({ "seat": 0, "version": 0, "key": "k", "order": order }).to_string()
            };
            let lines = [
                format!("{game} 2 {{}}"),
                order(json!({ "act": { "action": actions[0] } })),
                order(json!("undo")),
                format!("b:{}", order(json!({ "act": { "action": { actions[1]: 1 } } }))),
                "p:ping".to_owned(),
                order(json!("restart_turn")),
                "o:pong".to_owned(),
                "r:\u{1}\u{2}hello".to_owned(),
            ];
            seeds.push(lines.join("\n").into_bytes());
        }
    }
    seeds
}

pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let mut table = TABLE.lock().expect("a panic ends the run");
    if table.as_ref().is_none_or(|(line, _)| line != first) {
        *table = new_table(first).map(|id| (first.to_owned(), id));
    }
    let Some((_, id)) = table.as_ref() else { return };
    let is_changed = HOUSE.runtime.block_on(converse(id, rest));
    if is_changed {
        *table = None;
    }
}

fn new_table(first: &str) -> Option<String> {
    let mut words = first.splitn(3, ' ');
    let (game, n_seats) = (words.next()?, words.next()?.parse::<u8>().ok()?);
    let options = serde_json::from_str(words.next()?).ok()?;
    HOUSE.table(game, usize::from(n_seats), &options, true)
}

/// Whether an order was carried out.
async fn converse(id: &str, lines: &str) -> bool {
    let mut request = format!("ws://{}/api/tables/{id}/socket", HOUSE.address)
        .into_client_request()
        .expect("an address");
    let cookie = HeaderValue::from_str(&HOUSE.cookie).expect("a cookie is plain text");
    request.headers_mut().insert("cookie", cookie);
    let stream = TcpStream::connect(HOUSE.address).await.expect("the server is there");
    let (mut socket, _) = client_async(request, stream).await.expect("a socket is opened");
    let mut n_asked = 0;
    for line in lines.lines().take(LINES_MAX) {
        let message = match line.split_at_checked(2) {
            Some(("r:", raw)) => {
                break_protocol(socket, raw.as_bytes()).await;
                return false;
            }
            Some(("b:", rest)) => Message::binary(rest.as_bytes().to_vec()),
            Some(("p:", rest)) if rest.len() < 126 => {
                Message::Ping(rest.as_bytes().to_vec().into())
            }
            Some(("o:", rest)) if rest.len() < 126 => {
                Message::Pong(rest.as_bytes().to_vec().into())
            }
            _ => Message::text(line),
        };
        if 16 * 1024 < message.len() {
            return false;
        }
        n_asked += usize::from(message.is_text() || message.is_binary());
        socket.send(message).await.expect("the socket is open");
    }
    answered(&mut socket, n_asked).await
}

/// Waits for as many answers as there were messages.
async fn answered(socket: &mut WebSocketStream<TcpStream>, n_asked: usize) -> bool {
    let (mut n_answered, mut is_changed) = (0, false);
    while n_answered < n_asked {
        let message = timeout(PATIENCE, socket.next()).await.expect("every message is answered");
        let message =
            message.expect("the socket is open").expect("the server keeps to the protocol");
        let Message::Text(text) = message else { continue };
        let said: ToClient = serde_json::from_str(&text).expect("the server speaks the protocol");
        match said {
            ToClient::Accepted { .. } => (n_answered, is_changed) = (n_answered + 1, true),
            ToClient::Refused { problem, .. } => {
                assert!(server::CODES.contains(&problem.code.as_str()), "{}", problem.code);
                n_answered += 1;
            }
            ToClient::Welcome { .. } | ToClient::Table(_) => {}
            ToClient::Frame(_) | ToClient::Change(_) => {}
        }
    }
    is_changed
}

/// Whatever comes of it, the server must live on. An order that it could carry out would have to be
/// masked as a client's are, which bytes of text hardly ever are.
async fn break_protocol(mut socket: WebSocketStream<TcpStream>, raw: &[u8]) {
    let _ = socket.get_mut().write_all(raw).await;
    let _ = socket.get_mut().shutdown().await;
    let _ = timeout(PATIENCE, async { while let Some(Ok(_)) = socket.next().await {} }).await;
}
