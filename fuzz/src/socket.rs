//! What is said over a socket. The first line names the game, the seats and the options, behind
//! `changes` if frames are to be told as changes; every other line is a message: `a:` the action of
//! that number among those that are offered, `b:` binary, `p:` a ping, `o:` a pong, `r:` bytes past
//! the protocol of sockets, anything else text. Each text and each binary message is answered
//! exactly once, and what is made of the changes is what the server has.

use std::sync::Mutex;

use futures_util::{SinkExt, StreamExt};
use protocol::session::{Follower, Reaction};
use protocol::{Frame, Json, Order, ToClient};
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
const CHANGES: &str = "changes ";

/// A table as long as nothing has been done at it: its first line, its id.
static TABLE: Mutex<Option<(String, String)>> = Mutex::new(None);

pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for game in games::IDS {
        for (how, actions) in [("", ["roll", "pass"]), (CHANGES, ["keep", "stop"])] {
            let order = |order: Value| {
                json!({ "seat": 0, "version": 0, "key": "k", "order": order }).to_string()
            };
            let lines = [
                format!("{how}{game} 2 {{}}"),
                order(json!({ "act": { "action": actions[0] } })),
                "a:0".to_owned(),
                "a:7".to_owned(),
                order(json!("undo")),
                format!("b:{}", order(json!({ "act": { "action": { actions[1]: 1 } } }))),
                "p:ping".to_owned(),
                "a:1".to_owned(),
                order(json!("restart_turn")),
                "o:pong".to_owned(),
                "r:\u{1}\u{2}hello".to_owned(),
            ];
            seeds.push(lines[..10].join("\n").into_bytes());
            seeds.push(lines.join("\n").into_bytes());
        }
    }
    seeds
}

pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let plain = first.strip_prefix(CHANGES);
    let (first, wants_changes) = (plain.unwrap_or(first), plain.is_some());
    let mut table = TABLE.lock().expect("a panic ends the run");
    if table.as_ref().is_none_or(|(line, _)| line != first) {
        *table = new_table(first).map(|id| (first.to_owned(), id));
    }
    let Some((_, id)) = table.as_ref() else { return };
    let talk = HOUSE.runtime.block_on(converse(id, wants_changes, rest));
    if let Some(shown) = talk.follower.frame() {
        check_shown(id, shown);
    }
    if talk.is_changed {
        *table = None;
    }
}

fn new_table(first: &str) -> Option<String> {
    let mut words = first.splitn(3, ' ');
    let (game, n_seats) = (words.next()?, words.next()?.parse::<u8>().ok()?);
    let options = serde_json::from_str(words.next()?).ok()?;
    HOUSE.table(game, usize::from(n_seats), &options, true)
}

/// What was said and heard so far.
#[derive(Default)]
struct Talk {
    follower: Follower,
    n_asked: usize,
    n_answered: usize,
    /// Whether an order was carried out.
    is_changed: bool,
}

async fn converse(id: &str, wants_changes: bool, lines: &str) -> Talk {
    let address = HOUSE.address;
    let mut request = format!("ws://{address}/api/tables/{id}/socket?changes={wants_changes}")
        .into_client_request()
        .expect("an address");
    let cookie = HeaderValue::from_str(&HOUSE.cookie).expect("a cookie is plain text");
    request.headers_mut().insert("cookie", cookie);
    let stream = TcpStream::connect(HOUSE.address).await.expect("the server is there");
    let (mut socket, _) = client_async(request, stream).await.expect("a socket is opened");
    let mut talk = Talk::default();
    for (number, line) in lines.lines().take(LINES_MAX).enumerate() {
        let message = match line.split_at_checked(2) {
            Some(("r:", raw)) => {
                break_protocol(socket, raw.as_bytes()).await;
                return talk;
            }
            Some(("a:", choice)) => {
                talk.answered(&mut socket).await;
                match talk.offered(choice, number) {
                    Some(order) => Message::text(order),
                    None => continue,
                }
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
            return talk;
        }
        talk.n_asked += usize::from(message.is_text() || message.is_binary());
        socket.send(message).await.expect("the socket is open");
    }
    talk.answered(&mut socket).await;
    talk
}

impl Talk {
    /// Waits for as many answers as there were messages, and for something to be seen.
    async fn answered(&mut self, socket: &mut WebSocketStream<TcpStream>) {
        while self.n_answered < self.n_asked || self.follower.frame().is_none() {
            let message = timeout(PATIENCE, socket.next()).await.expect("the server answers");
            let message =
                message.expect("the socket is open").expect("the server keeps to the protocol");
            let Message::Text(text) = message else { continue };
            let said: ToClient =
                serde_json::from_str(&text).expect("the server speaks the protocol");
            match &said {
                ToClient::Accepted { .. } => {
                    (self.n_answered, self.is_changed) = (self.n_answered + 1, true)
                }
                ToClient::Refused { problem, .. } => {
                    assert!(server::CODES.contains(&problem.code.as_str()), "{}", problem.code);
                    self.n_answered += 1;
                }
                ToClient::Welcome { .. } | ToClient::Table(_) => {}
                ToClient::Frame(_) | ToClient::Change(_) => {}
            }
            let reaction = self.follower.take_in(&said);
            assert!(reaction != Reaction::StartOver, "a change fits what was shown before");
        }
    }

    /// An order to do what is offered under a number.
    fn offered(&self, choice: &str, number: usize) -> Option<String> {
        let frame = self.follower.frame()?;
        let actions: Vec<Value> = frame.actions.read().ok()?;
        let idx = choice.parse::<usize>().ok()?.checked_rem(actions.len())?;
        let order = Order::Act { action: actions[idx].clone() };
        let (seat, version, key) = (frame.viewer.seat()?, frame.version, format!("a{number}"));
        let order = json!({ "seat": seat, "version": version, "key": key, "order": order });
        Some(order.to_string())
    }
}

/// What was shown last is what there is to be seen, unless something has happened since.
fn check_shown(id: &str, shown: &Frame<Json, Json>) {
    let Some(seat) = shown.viewer.seat() else { return };
    let request = format!(
        "GET /api/tables/{id}/frame?seat={} HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\
         cookie: {}\r\n\r\n",
        seat.0, HOUSE.cookie
    );
    let answer = HOUSE.send(request.as_bytes()).expect("a proper request is answered");
    // In a race it may be kept back for a moment.
    if answer.status != 200 {
        return;
    }
    let there: Frame<Json, Json> =
        serde_json::from_slice(&answer.body).expect("the API speaks the protocol");
    if there.version == shown.version {
        assert_eq!((&there.view, &there.actions), (&shown.view, &shown.actions));
    }
}

/// Whatever comes of it, the server must live on. An order that it could carry out would have to be
/// masked as a client's are, which bytes of text hardly ever are.
async fn break_protocol(mut socket: WebSocketStream<TcpStream>, raw: &[u8]) {
    let _ = socket.get_mut().write_all(raw).await;
    let _ = socket.get_mut().shutdown().await;
    let _ = timeout(PATIENCE, async { while let Some(Ok(_)) = socket.next().await {} }).await;
}
