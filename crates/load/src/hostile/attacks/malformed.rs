//! Everything that no client would ever say, over HTTP and over a socket.

use std::sync::Arc;
use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::time::sleep;

use super::Attacker;
use crate::hostile::wire::{Silence, status_of};

const EVERY: Duration = Duration::from_millis(20);
/// Some of it leaves the server waiting for more.
const ANSWERED_WITHIN: Duration = Duration::from_millis(500);

pub async fn run(attacker: Arc<Attacker>) {
    loop {
        let guest = attacker.guest().await;
        let cookie = guest.and_then(|guest| guest.cookie).unwrap_or_default();
        for request in requests(&cookie) {
            say(&attacker, &request, None).await;
            sleep(EVERY).await;
        }
        let table = attacker.scene.table(0);
        for frames in frames() {
            if let Some(table) = &table {
                say(&attacker, upgrade(table).as_bytes(), Some(&frames)).await;
            }
            sleep(EVERY).await;
        }
    }
}

/// `then` is said once the server has answered.
async fn say(attacker: &Attacker, bytes: &[u8], then: Option<&[u8]>) {
    let Ok(mut stream) = attacker.route().connect().await else {
        return attacker.tally.silent(Silence::NoConnection);
    };
    // A server that has heard enough closes, and then there is nothing more to be written.
    let _ = stream.write_all(bytes).await;
    let mut answered = status_of(&mut stream, ANSWERED_WITHIN).await;
    if let (Some(then), Ok(101)) = (then, &answered) {
        let _ = stream.write_all(then).await;
        // What was sent before the server closes is passed over.
        loop {
            answered = status_of(&mut stream, ANSWERED_WITHIN).await;
            if answered.is_err() {
                break;
            }
        }
    }
    match answered {
        Ok(status) => attacker.tally.status(status, None),
        Err(Silence::Closed) => attacker.tally.refused("closed"),
        Err(silence) => attacker.tally.silent(silence),
    }
}

fn requests(cookie: &str) -> Vec<Vec<u8>> {
    let post = |path: &str, body: &[u8]| {
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: h\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        [head.as_bytes(), body].concat()
    };
    let name = |name: &str| post("/api/me", format!(r#"{{"name":"{name}"}}"#).as_bytes());
    let mut all: Vec<Vec<u8>> = RAW.iter().map(|raw| raw.as_bytes().to_vec()).collect();
    let deep = [r#"{"game":"#, &"[".repeat(50_000)].concat();
    all.extend([
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        vec![0; 4096],
        vec![0xff; 4096],
        format!("GET /{} HTTP/1.1\r\nhost: h\r\n\r\n", "a".repeat(100_000)).into_bytes(),
        format!("GET / HTTP/1.1\r\nhost: h\r\n{}\r\n", "x: y\r\n".repeat(2000)).into_bytes(),
        format!("GET / HTTP/1.1\r\nhost: h\r\nx: {}\r\n\r\n", "y".repeat(100_000)).into_bytes(),
        format!("GET /api/me HTTP/1.1\r\nhost: h\r\ncookie: {}\r\n\r\n", "a=b;".repeat(1000))
            .into_bytes(),
        post("/api/tables", deep.as_bytes()),
        post("/api/tables", br#"{"game":"saint-malo","seats":["me"],"options":{"x":1e999}}"#),
        post("/api/tables", br#"{"game":"saint-malo","seats":[],"seats":[]}"#),
        post("/api/tables", br#"{"game":"turbo-taxi","seats":["me","me","me","me","me","me"]}"#),
        post("/api/tables", br#"{"game":"\ud800","seats":["me"]}"#),
        post("/api/tables", b"\xff\xfe\x00"),
        post("/api/tables/%2e%2e/start", b""),
        post("/api/tables/x/order", br#"{"seat":-1,"key":"","order":"undo"}"#),
        post("/api/records", b"{\"rathaus_record\":18446744073709551616}\n"),
        name(""),
        name("   "),
        name("\u{3164}"),
        name("\u{202e}drow"),
        name(&"e\u{301}\u{302}\u{303}\u{304}".repeat(5)),
        name(&"a".repeat(1000)),
    ]);
    all
}

const RAW: [&str; 20] = [
    "",
    "\r\n\r\n",
    "GET\r\n\r\n",
    "GET /api/me\r\n\r\n",
    "get /api/me HTTP/1.1\r\nhost: h\r\n\r\n",
    "GET /api/me HTTP/9.9\r\nhost: h\r\n\r\n",
    "GET /api/me HTTP/1.1\r\n\r\n",
    "GET /api/me HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
    "GET /api/me HTTP/1.1\nhost: h\n\n",
    "GET /../../etc/passwd HTTP/1.1\r\nhost: h\r\n\r\n",
    "GET /%2e%2e/%00 HTTP/1.1\r\nhost: h\r\n\r\n",
    "GET http://elsewhere.example/ HTTP/1.1\r\nhost: h\r\n\r\n",
    "CONNECT elsewhere.example:80 HTTP/1.1\r\nhost: h\r\n\r\n",
    "DELETE /api/me HTTP/1.1\r\nhost: h\r\n\r\n",
    "POST /api/me HTTP/1.1\r\nhost: h\r\ncontent-length: -1\r\n\r\n",
    "POST /api/me HTTP/1.1\r\nhost: h\r\ncontent-length: 99999999999999999999\r\n\r\n",
    "POST /api/me HTTP/1.1\r\nhost: h\r\ncontent-length: 5\r\n\
     transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST /api/me HTTP/1.1\r\nhost: h\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    "POST /api/me HTTP/1.1\r\nhost: h\r\norigin: https://elsewhere.example\r\n\
     content-length: 0\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

fn upgrade(table: &str) -> String {
    format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: h\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
}

/// Frames that break the rules of sockets. The mask, where there is one, is zero.
fn frames() -> Vec<Vec<u8>> {
    let masked = |first: u8, length: &[u8], body: &[u8]| {
        [&[first][..], length, &[0, 0, 0, 0], body].concat()
    };
    vec![
        // Without a mask, of an unknown kind, with reserved bits.
        [&[0x81, 5][..], b"hello"].concat(),
        masked(0x83, &[0x80], b""),
        masked(0xf1, &[0x80], b""),
        // A continuation of nothing, a beginning without an end, a long ping.
        masked(0x80, &[0x81], b"x"),
        masked(0x01, &[0x81], b"x").repeat(500),
        masked(0x89, &[0xfe, 0x01, 0x00], &[0; 256]),
        // Longer than anything, no text, a farewell of one byte and one with a wrong code.
        masked(0x81, &[0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], b""),
        masked(0x81, &[0x82], b"\xff\xfe"),
        masked(0x88, &[0x81], b"x"),
        masked(0x88, &[0x82], &[0, 1]),
        b"GET / HTTP/1.1\r\n\r\n".to_vec(),
        vec![0xff; 9000],
    ]
}
