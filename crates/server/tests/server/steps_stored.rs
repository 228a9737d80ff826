//! Steps of matches are limited in bytes: for whoever orders them, for an address, and for a day.

use std::time::Duration;

use futures_util::future::join_all;
use protocol::{FromClient, Order};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::storage::number;
use crate::talk::Socket;
use crate::test_server::{GAME, TestServer, at};

const MAX: u64 = 40_000;
/// What is not charged yet, at a table.
const BLOCK: u64 = 4096;

/// As long as a key may be.
fn key(number: usize) -> String {
    format!("{number:064}")
}

/// Does the first thing that is offered and takes it back, until that is refused.
async fn back_and_forth(socket: &mut Socket, salt: usize) -> String {
    let mut frame = socket.frame().await;
    let seat = frame.viewer.seat().unwrap();
    let mut number = salt;
    loop {
        let order = match frame.can_undo {
            true => Order::Undo,
            false => Order::Act { action: frame.actions[0].clone() },
        };
        number += 1;
        let (version, key) = (Some(frame.version), key(number));
        socket.order_as(FromClient { seat, version, key, order }).await;
        match socket.frame_or_refusal().await {
            Ok(next) => frame = next,
            Err(problem) => return problem.code,
        }
    }
}

/// As much as a row takes up at least.
fn on_disk(server: &TestServer) -> u64 {
    let sql = "SELECT coalesce(sum(octet_length(entry)), 0) + coalesce(sum(octet_length(key)), 0)
                + 20 * count(*) FROM steps";
    number(server, sql)
}

#[tokio::test]
async fn of_a_guest() {
    let server = TestServer::open_with(|config| config.limits.bytes_per_guest = MAX).await;
    let anna = server.guest("Anna").await;
    let tables = [anna.started(json!(["me"])).await, anna.started(json!(["me"])).await];
    for (table, salt) in tables.iter().zip([0, 1 << 32]) {
        let mut socket = anna.socket(table).await;
        assert_eq!(back_and_forth(&mut socket, salt).await, "too-much-stored");
        let n_bytes = on_disk(&server);
        assert!((MAX / 2..MAX).contains(&n_bytes), "{n_bytes}");
    }
    // What is left is less than the next steps need; a table or two find room in it.
    let new = json!({ "game": GAME, "seats": ["me"] });
    while anna.post("/api/tables", &new).await.status == 201 {}
    anna.post("/api/tables", &new).await.refused(429, "too-much-stored");
    // Another guest has room. What was ordered yesterday counts today, and no longer tomorrow.
    server.guest("Bert").await.started(json!(["me"])).await;
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    let a_day_passes = || database.execute_batch("UPDATE step_bytes SET day = day - 1").unwrap();
    let order = json!({ "seat": 0, "key": "one more", "order": "undo" });
    a_day_passes();
    anna.post(&at(&tables[0], "order"), &order).await.refused(429, "too-much-stored");
    anna.post("/api/tables", &new).await.refused(429, "too-much-stored");
    a_day_passes();
    assert_eq!(anna.post(&at(&tables[0], "order"), &order).await.status, 200);
    assert_eq!(anna.post("/api/tables", &new).await.status, 201);
}

/// Twenty tables of one guest, at all of which somebody orders at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn of_a_guest_at_all_tables_at_once() {
    const MAX: u64 = 200_000;
    let server = TestServer::open_with(|config| config.limits.bytes_per_guest = MAX).await;
    let anna = server.guest("Anna").await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(anna.socket(&anna.started(json!(["me"])).await).await);
    }
    let playing = sockets.iter_mut().enumerate().map(|(n, socket)| back_and_forth(socket, n << 32));
    for code in join_all(playing).await {
        assert_eq!(code, "too-much-stored");
    }
    let n_bytes = on_disk(&server);
    assert!((MAX / 4..MAX).contains(&n_bytes), "{n_bytes}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_an_address() {
    let server = TestServer::open_with(|config| config.limits.bytes_per_address = MAX).await;
    let guests = [server.guest("Anna").await, server.guest("Bert").await];
    let mut sockets = Vec::new();
    for guest in &guests {
        sockets.push(guest.socket(&guest.started(json!(["me"])).await).await);
    }
    let playing = sockets.iter_mut().enumerate().map(|(n, socket)| back_and_forth(socket, n << 32));
    for code in join_all(playing).await {
        assert_eq!(code, "too-much-stored-by-address");
    }
    assert!(on_disk(&server) < MAX);
}

/// What robots do is charged to the host, who can open nothing more when that is too much. Then
/// the robots stop too.
#[tokio::test]
async fn of_robots() {
    let server = TestServer::open_with(|config| config.limits.bytes_per_guest = MAX).await;
    let anna = server.guest("Anna").await;
    let easy = json!({ "bot": { "level": "easy" } });
    let table = anna.started(json!([easy, easy, easy, easy])).await;
    let mut socket = server.stranger().socket(&table).await;
    while on_disk(&server) < MAX / 2 {
        assert_eq!(socket.frame().await.outcome, None);
    }
    // They go on for as long as there is room, and then nothing more comes.
    while let Ok(frame) = timeout(Duration::from_secs(1), socket.frame()).await {
        assert_eq!(frame.outcome, None);
    }
    let n_bytes = on_disk(&server);
    assert!(n_bytes < MAX, "{n_bytes}");
    let new = json!({ "game": GAME, "seats": ["me"] });
    while anna.post("/api/tables", &new).await.status == 201 {}
    anna.post("/api/tables", &new).await.refused(429, "too-much-stored");
}

/// What was used of the room that was reserved is charged when the table goes to sleep.
#[tokio::test]
async fn of_a_table_that_sleeps() {
    let server = TestServer::open_with(|config| config.table_sleeps_after_ms = 1).await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me"])).await;
    let mut socket = anna.socket(&table).await;
    let frame = socket.frame().await;
    let action = frame.actions[0].clone();
    socket.order(frame.viewer.seat().unwrap(), frame.version, Order::Act { action }).await;
    socket.accepted().await;
    drop(socket);
    let charged = "SELECT coalesce(max(n_bytes), 0) FROM step_bytes WHERE owner = ''";
    while number(&server, charged) == 0 {
        tokio::task::yield_now().await;
    }
    assert!(number(&server, charged) < BLOCK / 8);
}

/// A key counts by its bytes.
#[tokio::test]
async fn with_long_keys() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me"])).await;
    for (key, code) in [("k".repeat(64), "nothing-to-undo"), ("\u{6f22}".repeat(22), "bad-key")] {
        let order = json!({ "seat": 0, "key": key, "order": "undo" });
        let problem: Value = anna.post(&at(&table, "order"), order).await.json();
        assert_eq!(problem["code"], code);
    }
}
