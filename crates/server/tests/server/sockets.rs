//! Sockets as bytes: how they are asked for, and how messages go over them.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::raw::ask;
use crate::test_server::{TestServer, at};

const WANTED: [&str; 4] = [
    "connection: keep-alive, Upgrade\r\n",
    "upgrade: WebSocket\r\n",
    "sec-websocket-version: 13\r\n",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
];
const PIECE_BYTES_MAX: usize = 1024;

/// The next frame of a message: whether it is the last one, and what is in it. Pings may come in
/// between.
async fn piece(stream: &mut TcpStream) -> (bool, Vec<u8>) {
    loop {
        let first = stream.read_u8().await.unwrap();
        let n_bytes = match stream.read_u8().await.unwrap() {
            126 => stream.read_u16().await.unwrap().into(),
            n_bytes => usize::from(n_bytes),
        };
        let mut bytes = vec![0; n_bytes];
        stream.read_exact(&mut bytes).await.unwrap();
        let (is_last, is_control) = (first & 0x80 != 0, first & 0x08 != 0);
        if !is_control {
            return (is_last, bytes);
        }
    }
}

/// The example of RFC 6455, 1.3, and then a match that is too long for one piece.
#[tokio::test]
async fn what_is_long_comes_in_pieces() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET {} HTTP/1.1\r\nhost: localhost\r\n{}\r\n",
        at(&table, "socket"),
        WANTED.concat()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    let head = String::from_utf8(head).unwrap();
    assert!(head.starts_with("HTTP/1.1 101 "), "{head}");
    assert!(head.contains("sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), "{head}");
    let (mut message, mut n_pieces) = (Vec::new(), 0);
    let frame: Value = loop {
        let (is_last, mut bytes) = piece(&mut stream).await;
        assert!(bytes.len() <= PIECE_BYTES_MAX);
        message.append(&mut bytes);
        n_pieces += 1;
        if !is_last {
            continue;
        }
        if message.starts_with(br#"{"frame""#) {
            break serde_json::from_slice(&message).unwrap();
        }
        (message, n_pieces) = (Vec::new(), 0);
    };
    assert!(1 < n_pieces && frame["frame"]["version"] == 0, "{frame}");
}

#[tokio::test]
async fn a_socket_is_asked_for_in_full() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    for missing in WANTED {
        let headers = WANTED.concat().replace(missing, "");
        let path = at(&table, "socket");
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n{headers}\r\n");
        let answer = ask(server.address, &request).await.unwrap();
        let problem: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((answer.status, &problem["code"]), (400, &json!("malformed")));
    }
}
