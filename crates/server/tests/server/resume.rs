//! A server that comes back on the same data folder.

use std::time::Duration;

use engine::{Fast, Seat};
use protocol::{Frame, FromClient, Order, Stage, TableInfo, ToClient};
use serde_json::json;

use crate::talk::{any, first_order};
use crate::test_server::{Guest, TestServer, at};

/// The same guests visit the new server.
fn moved(guest: &Guest, server: &TestServer) -> Guest {
    Guest { address: server.address, cookie: guest.cookie.clone() }
}

#[tokio::test]
async fn every_table_is_as_it_was() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let waiting = anna.table(json!(["me", "open"])).await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    let mut frame = socket.frame().await;
    let mut last_order = None;
    for number in 0..10 {
        let (seat, order) = first_order(&frame);
        let key = format!("step {number}");
        let order = FromClient { seat, version: Some(frame.version), key, order };
        socket.order_as(order.clone()).await;
        frame = socket.frame().await;
        last_order = Some(order);
    }
    let finished = anna.started(json!(["me", "me"])).await;
    let mut other = anna.socket(&finished).await;
    let first = other.frame().await;
    let (end, _) = other.play_on(first, 13).await;
    let record = anna.get(&at(&finished, "record")).await.text().to_owned();
    let folder = server.close().await;
    while socket.next().await.is_some() {}

    let server = TestServer::open_at(folder, |_| {}).await;
    let anna = moved(&anna, &server);
    let info: TableInfo = anna.get(&format!("/api/tables/{}", waiting.id.0)).await.json();
    assert_eq!((info.stage, info.is_host), (Stage::Waiting, true));
    let mine: Vec<TableInfo> = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine.len(), 3);

    let mut socket = anna.socket(&table).await;
    let resumed = socket.frame().await;
    assert_eq!((resumed.version, &resumed.view), (frame.version, &frame.view));
    assert_eq!(resumed.actions, frame.actions);
    assert!(frame.now <= resumed.now);
    // An order from before is known again.
    let order = last_order.unwrap();
    let (key, version) = (order.key.clone(), frame.version);
    socket.order_as(order).await;
    assert_eq!(socket.next().await, Some(ToClient::Accepted { key, version }));
    socket.play_on(resumed, 14).await;

    let ended: Frame = anna.get(&at(&finished, "frame")).await.json();
    assert_eq!((ended.version, ended.outcome), (end.version, end.outcome));
    assert_eq!(anna.get(&at(&finished, "record")).await.text(), record);
}

/// A bot whose turn it was goes on thinking as soon as somebody looks.
#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let server = TestServer::open_with(|config| config.bot_pause_ms = 60_000).await;
    let anna = server.guest("Anna").await;
    let easy = json!({ "bot": { "level": "easy" } });
    let table = anna.table(json!([easy, easy])).await;
    let mut socket = anna.socket(&table).await;
    anna.post_nothing(&at(&table, "start")).await;
    assert_eq!(socket.frame().await.version, 0, "the bots wait for the audience");
    let folder = server.close().await;

    let server = TestServer::open_at(folder, |_| {}).await;
    let anna = moved(&anna, &server);
    let mut socket = anna.socket(&table).await;
    let frame = socket.frame().await;
    let (last, _) = socket.play_on(frame, 15).await;
    assert!(10 < last.version);
}

/// What cannot be stored has not happened, and nobody was told that it had.
#[tokio::test]
async fn a_step_that_cannot_be_stored_did_not_happen() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    let frame = socket.frame().await;
    let full_disk = "CREATE TRIGGER full BEFORE INSERT ON steps
                     BEGIN SELECT RAISE(FAIL, 'the disk is full'); END";
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    database.execute_batch(full_disk).unwrap();
    let (seat, order) = first_order(&frame);
    socket.order(seat, frame.version, order).await;
    assert_eq!(socket.refusal().await.code, "storage-failed");
    let before: Frame = anna.get(&at(&table, "frame")).await.json();
    assert_eq!((before.version, &before.view), (frame.version, &frame.view));

    database.execute_batch("DROP TRIGGER full").unwrap();
    let (seat, order) = first_order(&before);
    socket.order(seat, before.version, order).await;
    assert_eq!(socket.accepted().await, 1);
}

/// A table that nobody turns to is only its rows, and nobody notices.
#[tokio::test]
async fn a_table_falls_asleep_between_orders() {
    let server = TestServer::open_with(|config| config.table_sleeps_after_ms = 1).await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", { "bot": { "level": "easy" } }])).await;
    let mut chance = Fast::new(16);
    for number in 0..60 {
        let frame: Frame = anna.get(&at(&table, "frame?seat=0")).await.json();
        if frame.actions.is_empty() {
            // The bot's turn: waits for its next step.
            anna.get(&at(&table, &format!("frame?seat=0&after={}", frame.version))).await;
            continue;
        }
        let order = Order::Act { action: any(&frame.actions, &mut chance) };
        let key = format!("order {number}");
        let order = FromClient { seat: Seat(0), version: Some(frame.version), key, order };
        let answer = anna.post(&at(&table, "order"), &order).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        // Again, and perhaps to another task: it is known all the same.
        assert_eq!(anna.post(&at(&table, "order"), &order).await.body, answer.body);
    }
}

/// A table that nobody looks at is in its rows and nowhere else: what happens to them happens to
/// the match.
#[tokio::test]
async fn a_table_that_nobody_looks_at_leaves_the_memory() {
    let server = TestServer::open_with(|config| config.table_sleeps_after_ms = 1).await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    let frame = socket.frame().await;
    let (seat, order) = first_order(&frame);
    socket.order(seat, frame.version, order).await;
    assert_eq!(socket.accepted().await, 1);
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    database.execute("DELETE FROM steps", []).unwrap();
    // Somebody looks: the match is awake, however long that takes.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let version = async || anna.get(&at(&table, "frame")).await.json::<Frame>().version;
    assert_eq!(version().await, 1);
    drop(socket);
    let asleep = async {
        while version().await != 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), asleep).await.expect("the table stays awake");
}
