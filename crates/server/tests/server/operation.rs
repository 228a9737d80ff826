//! What whoever runs a server relies on: monitors, names, waiting times, an end in order.

use std::time::Duration;

use hyper::Method;
use protocol::Health;
use serde_json::json;
use tokio::time::timeout;

use crate::raw::{Connection, ask};
use crate::test_server::{GAME, TestServer, at};

#[tokio::test]
async fn monitors_are_answered_and_never_too_often() {
    let server = TestServer::open_with(|config| config.limits.reads_burst = 1).await;
    for _ in 0..20 {
        for (path, status) in [("/health", "alive"), ("/ready", "ready")] {
            let answer = server.stranger().get(path).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            let health: Health = answer.json();
            assert_eq!(health.status, status);
            assert!(!health.purpose.is_empty());
            assert_eq!(answer.headers["cache-control"], "no-store");
        }
    }
    // However they call the server, and with an old protocol.
    for host in ["", "host: evil.example\r\n", "host: a\r\nhost: b\r\n"] {
        let answer = ask(server.address, &format!("GET /health HTTP/1.0\r\n{host}\r\n")).await;
        assert_eq!(answer.unwrap().status, 200, "{host}");
    }
    server.stranger().post_nothing("/health").await.refused(405, "no-method");
}

/// A database that somebody else keeps locked takes nothing: that is what a broken disk looks like
/// without one.
#[tokio::test]
async fn a_server_that_cannot_store_is_not_ready() {
    let server = TestServer::open().await;
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    database.execute_batch("BEGIN IMMEDIATE").unwrap();
    let answer = server.stranger().get("/ready").await;
    answer.refused(503, "storage-failed");
    assert!(answer.headers.contains_key("retry-after"));
    assert_eq!(server.stranger().get("/health").await.status, 200);
    database.execute_batch("ROLLBACK").unwrap();
    while server.stranger().get("/ready").await.status != 200 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn where_there_is_nothing_a_browser_gets_the_page_and_everybody_404() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let page = stranger.get("/").await;
    for path in ["/metrics", "/healthz", "/foo", "/new", "/table/XY", "/table/a/b", "/robots"] {
        stranger.get(path).await.refused(404, "not-found");
        let html = [("accept", "text/html,application/xhtml+xml")];
        let shown = stranger.send(Method::GET, path, &html, "").await;
        assert_eq!(shown.status, 404, "{path}");
        assert_eq!(shown.headers["content-type"], "text/html; charset=utf-8");
        assert_eq!(shown.body, page.body);
    }
}

#[tokio::test]
async fn a_server_is_called_by_its_name() {
    let server =
        TestServer::open_with(|config| config.hosts = vec!["games.example".to_owned()]).await;
    let get = async |hosts: &str| {
        let bytes = format!("GET /api/games HTTP/1.1\r\n{hosts}connection: close\r\n\r\n");
        let answer = ask(server.address, &bytes).await.unwrap();
        let problem: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        (answer.status, problem["code"].as_str().unwrap_or_default().to_owned())
    };
    for host in ["127.0.0.1:8080", "localhost", "attic", "attic.local", "GAMES.example:8080"] {
        assert_eq!(get(&format!("host: {host}\r\n")).await.0, 200, "{host}");
    }
    let refused = |status, code: &str| (status, code.to_owned());
    assert_eq!(get("host: evil.example\r\n").await, refused(421, "unknown-host"));
    assert_eq!(get("").await, refused(400, "bad-host"));
    assert_eq!(get("host: a\r\nhost: a\r\n").await, refused(400, "bad-host"));
    // A page of that name, whose address has become ours, speaks for itself.
    let rebound = "POST /api/me HTTP/1.1\r\nhost: evil.example\r\norigin: http://evil.example\r\n\
                   content-type: application/json\r\ncontent-length: 14\r\n\r\n{\"name\":\"Eve\"}";
    assert_eq!(ask(server.address, rebound).await.unwrap().status, 421);
}

/// The parser takes it, and SECURITY.md says so: a head that ends its lines like this means what it
/// says, with one host and no more, and no second request hides in it.
#[tokio::test]
async fn lines_may_end_in_a_bare_line_feed() {
    let server = TestServer::open().await;
    let head = |hosts: &str| format!("GET /api/me HTTP/1.1\n{hosts}connection: close\n\n");
    for (hosts, status) in [
        ("host: localhost\n", 200),
        ("host: evil.example\n", 421),
        ("host: a\nhost: b\n", 400),
        ("host: localhost\r\nx: y\nhost: b\n", 400),
    ] {
        assert_eq!(ask(server.address, &head(hosts)).await.unwrap().status, status, "{hosts:?}");
    }
    let mut connection = Connection::open(server.address).await;
    let hidden = head("host: localhost\n");
    connection.send(&format!("{}{hidden}", head("host: localhost\n"))).await;
    assert_eq!(connection.answer().await.unwrap().status, 200);
    assert!(connection.answer().await.is_none(), "the first one was the last");
}

#[tokio::test]
async fn whoever_comes_too_fast_is_told_how_long_to_wait() {
    let server = TestServer::open_with(|config| {
        config.limits.new_guests_burst = 1;
        config.limits.tables_per_guest = 0;
    })
    .await;
    let anna = server.guest("Anna").await;
    let refused = server.stranger().post("/api/me", json!({ "name": "Eve" })).await;
    refused.refused(429, "too-fast");
    assert_eq!(refused.headers["retry-after"], "1");
    let refused = anna.post("/api/tables", json!({ "game": GAME, "seats": ["me"] })).await;
    refused.refused(429, "too-many-tables");
    assert!(refused.headers.contains_key("retry-after"));
}

/// The body comes after the head, so that the answer is ready before it.
#[tokio::test]
async fn a_refusal_keeps_the_connection_or_says_that_it_closes() {
    let server = TestServer::open_with(|config| config.limits.new_guests_burst = 1).await;
    server.guest("Anna").await;
    let mut connection = Connection::open(server.address).await;
    for _ in 0..3 {
        let head = "POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n\
                    content-length: 2000\r\n\r\n";
        connection.send(head).await;
        tokio::task::yield_now().await;
        connection.send(&" ".repeat(2000)).await;
        let answer = connection.answer().await.expect("the connection is kept");
        assert_eq!(answer.status, 401, "{}", answer.body);
        assert!(!answer.headers.contains_key("connection"));
    }
    let huge = "POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n\
                content-length: 99000000\r\n\r\n";
    connection.send(huge).await;
    let answer = connection.answer().await.unwrap();
    assert_eq!(answer.headers["connection"], "close");
    assert!(connection.answer().await.is_none());
}

/// A bot that plays over HTTP plays as fast as one with a socket.
#[tokio::test]
async fn orders_are_no_questions() {
    let server = TestServer::open_with(|config| {
        config.limits.reads_burst = 5;
        config.limits.reads_per_second = 1;
    })
    .await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    for number in 0..50 {
        let key = format!("k{number}");
        let order = json!({ "seat": 0, "version": 0, "key": key, "order": "undo" });
        anna.post(&at(&table, "order"), order).await.refused(409, "nothing-to-undo");
    }
    assert_eq!(anna.get("/api/me").await.status, 200);
    for _ in 0..10 {
        server.stranger().post_nothing(&at(&table, "start")).await;
    }
    server.stranger().post_nothing(&at(&table, "start")).await.refused(429, "too-fast");
}

#[tokio::test]
async fn nothing_of_the_moment_is_kept_and_https_is_remembered() {
    for is_secure in [false, true] {
        let server = TestServer::open_with(|config| config.is_secure = is_secure).await;
        for path in ["/api/me", "/api/nothing", "/api/openapi.json", "/api"] {
            let headers = server.stranger().get(path).await.headers;
            assert_eq!(headers["cache-control"], "no-store", "{path}");
            assert_eq!(headers.contains_key("strict-transport-security"), is_secure, "{path}");
        }
        assert_eq!(server.stranger().get("/").await.headers["cache-control"], "no-cache");
    }
}

/// Sockets hear that the server goes, and whoever waits for a frame is answered.
#[tokio::test]
async fn an_end_is_told_to_everybody() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut sockets = Vec::new();
    for _ in 0..5 {
        let mut socket = anna.socket(&table).await;
        socket.frame().await;
        sockets.push(socket);
    }
    let seat = crate::test_server::Guest { address: server.address, cookie: anna.cookie.clone() };
    let path = at(&table, "frame?seat=0&after=0");
    let waiting = tokio::spawn(async move { seat.get(&path).await.status });
    // Orders that are on their way when the server closes.
    for socket in &mut sockets {
        for _ in 0..20 {
            socket.say("{}").await;
        }
    }
    while server.stranger().get("/ready").await.status != 200 {}
    let (address, closing) = (server.address, tokio::spawn(server.close()));
    for socket in &mut sockets {
        assert_eq!(socket.closed().await, Some(1001));
    }
    assert_eq!(waiting.await.unwrap(), 204);
    timeout(Duration::from_secs(20), closing).await.unwrap().unwrap();
    assert!(tokio::net::TcpStream::connect(address).await.is_err());
}
