//! Slow and silent connections are closed, and too many of them are not let in.

use std::time::Duration;

use hyper::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::test_server::{GAME, TestServer, at};

/// No test waits longer; none is meant to wait half as long.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a server of these tests waits for a client.
const SHORT_MS: u64 = 100;

async fn impatient() -> TestServer {
    TestServer::open_with(|config| {
        config.patience.headers_ms = SHORT_MS;
        config.patience.body_ms = SHORT_MS;
        config.patience.send_ms = SHORT_MS;
        config.patience.ping_ms = SHORT_MS;
        config.patience.silence_ms = 3 * SHORT_MS;
    })
    .await
}

/// Everything that comes until the server closes the connection, be it politely or not.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    let _ = read.expect("the server closes the connection");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn who_says_nothing_is_shown_out() {
    let server = impatient().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    assert_eq!(rest(&mut stream).await, "");
}

/// Slow loris: a header now and then, and never the last one.
#[tokio::test]
async fn who_never_ends_the_headers_is_shown_out() {
    let server = impatient().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /api/me HTTP/1.1\r\nhost: h\r\n").await.unwrap();
    let (mut reader, mut writer) = stream.split();
    let mut bytes = Vec::new();
    let dribble = async {
        while writer.write_all(b"x: y\r\n").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(SHORT_MS / 4)).await;
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        read = timeout(PATIENCE, reader.read_to_end(&mut bytes)) => {
            let _ = read.expect("the server closes the connection");
        }
        () = dribble => unreachable!("it waits for the other"),
    }
    assert!(!String::from_utf8_lossy(&bytes).contains(" 200 "));
}

#[tokio::test]
async fn headers_that_are_too_large_are_refused() {
    let server = TestServer::open().await;
    for (n_bytes, status) in [(12 * 1024, 200), (20 * 1024, 431)] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let large = "x".repeat(n_bytes);
        let head =
            format!("GET /api/me HTTP/1.1\r\nhost: h\r\nx: {large}\r\nconnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let answer = rest(&mut stream).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{n_bytes}: {answer}");
    }
}

#[tokio::test]
async fn who_asks_no_more_is_shown_out() {
    let server = impatient().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /api/me HTTP/1.1\r\nhost: h\r\n\r\n").await.unwrap();
    assert!(rest(&mut stream).await.starts_with("HTTP/1.1 200 OK"));
}

#[tokio::test]
async fn a_body_that_does_not_arrive_is_refused() {
    let server = impatient().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/me HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n\
                content-length: 15\r\n\r\n{\"name\":";
    stream.write_all(head.as_bytes()).await.unwrap();
    let answer = rest(&mut stream).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"too-slow\""), "{answer}");
}

/// Requests go in, and nobody takes the answers.
#[tokio::test]
async fn who_reads_no_answers_is_shown_out() {
    let server = impatient().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = b"GET /api/openapi.json HTTP/1.1\r\nhost: h\r\n\r\n".repeat(100);
    let flood = async { while stream.write_all(&request).await.is_ok() {} };
    timeout(PATIENCE, flood).await.expect("the server closes the connection");
}

/// A socket that does not even answer pings.
#[tokio::test]
async fn a_silent_socket_is_closed() {
    let server = impatient().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let path = at(&table, "socket");
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: h\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let heard = rest(&mut stream).await;
    assert!(heard.starts_with("HTTP/1.1 101 "), "{heard}");
}

/// A socket that asks and asks and never reads: what it is owed does not pile up for ever.
#[tokio::test]
async fn a_socket_that_never_reads_is_closed() {
    let server = impatient().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let address = format!("ws://{}{}", server.address, at(&table, "socket"));
    let mut request = address.into_client_request().unwrap();
    let cookie = HeaderValue::from_str(anna.cookie.as_ref().unwrap()).unwrap();
    request.headers_mut().insert("cookie", cookie);
    let stream = TcpStream::connect(server.address).await.unwrap();
    let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let mut stream = socket.into_inner();
    let order = json!({ "seat": 0, "version": 0, "key": "k", "order": "undo" }).to_string();
    let mut frame = vec![0x81, 0x80 | order.len() as u8, 0, 0, 0, 0];
    frame.extend(order.bytes());
    let frames = frame.repeat(100);
    let flood = async { while stream.write_all(&frames).await.is_ok() {} };
    timeout(PATIENCE, flood).await.expect("the server closes the socket");
}

/// Pings are answered, so they count.
#[tokio::test]
async fn a_flood_of_pings_is_cut_off() {
    let server = TestServer::open_with(|config| {
        config.limits.orders_burst = 5;
        config.limits.orders_per_second = 1;
    })
    .await;
    let anna = server.guest("Anna").await;
    let table = anna.table(json!(["me", "open"])).await;
    let address = format!("ws://{}{}", server.address, at(&table, "socket"));
    let stream = TcpStream::connect(server.address).await.unwrap();
    let (socket, _) = tokio_tungstenite::client_async(address, stream).await.unwrap();
    let mut stream = socket.into_inner();
    let pings = [0x89, 0x80, 0, 0, 0, 0].repeat(200);
    stream.write_all(&pings).await.unwrap();
    rest(&mut stream).await;
}

#[tokio::test]
async fn messages_that_are_too_large_end_a_socket() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    socket.say("x".repeat(17 * 1024)).await;
    while socket.next().await.is_some() {}
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let server = TestServer::open_with(|config| config.limits.connections_per_address = 2).await;
    let first = TcpStream::connect(server.address).await.unwrap();
    let _second = TcpStream::connect(server.address).await.unwrap();
    let mut third = TcpStream::connect(server.address).await.unwrap();
    let answer = rest(&mut third).await;
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert!(answer.contains("\"too-many-connections\""), "{answer}");
    drop(first);
    while server.stranger().try_get("/api/me").await != Some(200) {
        tokio::task::yield_now().await;
    }
}

/// A socket is a connection for as long as it lives.
#[tokio::test]
async fn sockets_are_connections() {
    let server = TestServer::open_with(|config| config.limits.connections_per_address = 2).await;
    let anna = server.guest("Anna").await;
    let table = anna.table(json!(["me", "open"])).await;
    let mut sockets = Vec::new();
    while sockets.len() < 2 {
        // The connections of the requests before may still be about to close.
        match anna.try_socket(&at(&table, "socket"), &[]).await {
            Ok(socket) => sockets.push(socket),
            Err(_) => tokio::task::yield_now().await,
        }
    }
    for socket in &mut sockets {
        socket.table().await;
    }
    for _ in 0..3 {
        let mut third = TcpStream::connect(server.address).await.unwrap();
        let answer = rest(&mut third).await;
        assert!(answer.contains("\"too-many-connections\""), "{answer}");
    }
    drop(sockets);
    while server.stranger().try_get("/api/me").await != Some(200) {
        tokio::task::yield_now().await;
    }
}

/// Behind a proxy everybody has the same address.
#[tokio::test]
async fn addresses_behind_a_proxy_are_not_counted() {
    let server = TestServer::open_with(|config| {
        config.limits.connections_per_address = 1;
        config.is_secure = true;
    })
    .await;
    let _first = TcpStream::connect(server.address).await.unwrap();
    assert_eq!(server.stranger().get("/api/me").await.status, 200);
}

#[tokio::test]
async fn a_full_server_says_so() {
    let server = TestServer::open_with(|config| config.limits.connections_total = 1).await;
    let _first = TcpStream::connect(server.address).await.unwrap();
    let mut second = TcpStream::connect(server.address).await.unwrap();
    let answer = rest(&mut second).await;
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    assert!(answer.contains("\"crowded\""), "{answer}");
}

#[tokio::test]
async fn questions_are_limited() {
    let server = TestServer::open_with(|config| {
        config.limits.reads_burst = 3;
        config.limits.reads_per_second = 1;
    })
    .await;
    let stranger = server.stranger();
    for _ in 0..3 {
        assert_eq!(stranger.get("/api/tables").await.status, 200);
    }
    let id = "0".repeat(24);
    for path in ["/api/me", "/api/games", "/api/tables", "/api/tables/mine", "/api/openapi.json"] {
        stranger.get(path).await.refused(429, "too-fast");
    }
    for path in ["frame", "record", "socket"] {
        stranger.get(&format!("/api/tables/{id}/{path}")).await.refused(429, "too-fast");
    }
    stranger.get(&format!("/api/records/{id}")).await.refused(429, "too-fast");
}

/// Records are large; one guest cannot fill the memory with them.
#[tokio::test]
async fn uploads_come_one_by_one() {
    let server = TestServer::open_with(|config| config.limits.uploads_per_guest = 1).await;
    let anna = server.guest("Anna").await;
    let slow = anna.begin_upload().await;
    let upload = || anna.send(Method::POST, "/api/records", &[], "x");
    upload().await.refused(429, "too-fast");
    drop(slow);
    while upload().await.status != 400 {}
}

/// Deep JSON costs a parser its stack, unless it stops in time.
#[tokio::test]
async fn deep_bodies_are_refused() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let (deep, deeper) = ("[".repeat(16_000), "[".repeat(100_000));
    let options = format!("{{\"game\":\"{GAME}\",\"seats\":[\"me\"],\"options\":{deeper}");
    for (path, body) in [("/api/me", deep), ("/api/tables", options)] {
        let json = [("content-type", "application/json")];
        anna.send(Method::POST, path, &json, body).await.refused(400, "malformed");
    }
}

/// Who asks for something is told within a time that it cannot be had, whatever it waits for.
#[tokio::test]
async fn who_asks_is_answered_while_nothing_can_be_written() {
    let server = TestServer::open_with(|config| {
        config.patience.body_ms = SHORT_MS;
        config.patience.poll_ms = SHORT_MS;
        config.patience.answer_ms = SHORT_MS;
    })
    .await;
    let folder = server.folder.path();
    let somebody_else = rusqlite::Connection::open(folder.join("rathaus.db")).unwrap();
    somebody_else.execute_batch("BEGIN IMMEDIATE").unwrap();
    let stranger = server.stranger();
    let refused = stranger.post("/api/me", json!({ "name": "Anna" })).await;
    refused.refused(503, "unavailable");
    assert!(refused.headers.contains_key("retry-after"));
    somebody_else.execute_batch("ROLLBACK").unwrap();
    while stranger.post("/api/me", json!({ "name": "Anna" })).await.status != 200 {}
}
