//! How much one guest may ask for.

use std::time::{Duration, Instant};

use hyper::Method;
use protocol::Order;
use serde_json::json;
use tokio::time::timeout;

use crate::house::{GAME, House, at};

#[tokio::test]
async fn large_bodies_are_refused() {
    let house = House::open_with(|config| config.limits.record_bytes_max = 100_000).await;
    let anna = house.guest("Anna").await;
    let huge = json!({ "name": "x".repeat(330_000) });
    anna.post("/api/me", huge).await.refused(413, "too-large");
    let record = "x".repeat(100_001);
    anna.send(Method::POST, "/api/records", &[], record).await.refused(413, "too-large");
}

#[tokio::test]
async fn fast_orders_are_refused_and_a_flood_is_cut_off() {
    let house = House::open_with(|config| {
        config.limits.orders_burst = 5;
        config.limits.orders_per_second = 1;
    })
    .await;
    let anna = house.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    let seat = socket.frame().await.viewer.seat().unwrap();
    let mut codes = Vec::new();
    for _ in 0..8 {
        socket.order(seat, 0, Order::Undo).await;
        codes.push(socket.refusal().await.code);
    }
    // Making the table and beginning the match were changes too.
    assert_eq!(codes[..3], vec!["nothing-to-undo"; 3]);
    assert_eq!(codes.last().unwrap(), "too-fast");
    let mut another = anna.socket(&table).await;
    let mut codes = Vec::new();
    for _ in 0..4 {
        another.order(seat, 0, Order::Undo).await;
        codes.push(another.refusal().await.code);
    }
    assert!(codes.iter().filter(|code| *code == "too-fast").count() >= 2, "{codes:?}");
    for _ in 0..200 {
        let order = json!({ "seat": 0, "version": 0, "key": "k", "order": "undo" });
        socket.say(order.to_string()).await;
    }
    while socket.next().await.is_some() {}

    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(anna.post_nothing(&at(&table, "start")).await.status.as_u16());
    }
    assert_eq!(statuses.last(), Some(&429));
}

#[tokio::test]
async fn a_match_has_only_so_many_steps() {
    let house = House::open_with(|config| config.limits.changes_per_match = 1).await;
    let anna = house.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    for code in [None, Some("match-too-long")] {
        let frame = socket.frame().await;
        let (seat, action) = (frame.viewer.seat().unwrap(), frame.actions[0].clone());
        socket.order(seat, frame.version, Order::Act { action }).await;
        match code {
            None => {}
            Some(code) => assert_eq!(socket.refusal().await.code, code),
        }
    }
}

#[tokio::test]
async fn who_comes_and_goes_does_not_bury_the_others() {
    let house = House::open_with(|config| config.limits.sockets_per_guest = 100).await;
    let anna = house.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    socket.frame().await;
    let began = Instant::now();
    for _ in 0..30 {
        drop(house.stranger().socket(&table).await);
    }
    let _stays = house.stranger().socket(&table).await;
    let mut n_watching = Vec::new();
    while let Ok(told) = timeout(Duration::from_secs(1), socket.table()).await {
        n_watching.push(told.n_watching);
    }
    assert_eq!(n_watching.last(), Some(&1));
    let n_quarters = began.elapsed().as_millis() as usize / 250;
    assert!(n_watching.len() <= n_quarters + 2, "{n_watching:?} in {n_quarters} quarters");
}

#[tokio::test]
async fn tables_records_and_sockets_are_limited() {
    let house = House::open_with(|config| {
        config.limits.tables_per_guest = 2;
        config.limits.tables_total = 3;
        config.limits.sockets_per_guest = 2;
        config.limits.records_per_guest = 0;
    })
    .await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    let new = json!({ "game": GAME, "seats": ["me", "me"] });
    let table = anna.table(json!(["me", "open"])).await;
    anna.table(json!(["me", "open"])).await;
    anna.post("/api/tables", &new).await.refused(429, "too-many-tables");
    // Nobody looks at what there is no room for.
    let strange = json!({ "game": "none", "seats": ["me"] });
    anna.post("/api/tables", &strange).await.refused(429, "too-many-tables");
    bert.table(json!(["me", "open"])).await;
    bert.post("/api/tables", &new).await.refused(503, "server-full");
    anna.send(Method::POST, "/api/records", &[], "").await.refused(429, "too-many-records");

    let first = anna.socket(&table).await;
    let _second = anna.socket(&table).await;
    assert!(anna.try_socket(&at(&table, "socket"), &[]).await.is_err());
    drop(first);
    let mut again = anna.try_socket(&at(&table, "socket"), &[]).await;
    while again.is_err() {
        tokio::task::yield_now().await;
        again = anna.try_socket(&at(&table, "socket"), &[]).await;
    }
}

/// Nothing is ever deleted, so what nobody has finished must not fill the server for ever.
#[tokio::test]
async fn tables_of_long_ago_take_no_room() {
    let house = House::open_with(|config| config.limits.tables_total = 1).await;
    let (anna, bert) = (house.guest("Anna").await, house.guest("Bert").await);
    anna.table(json!(["me", "open"])).await;
    let new = json!({ "game": GAME, "seats": ["me", "me"] });
    bert.post("/api/tables", &new).await.refused(503, "server-full");
    let database = rusqlite::Connection::open(house.folder.path().join("rathaus.db")).unwrap();
    let a_week_ago = "UPDATE tables SET created_at = created_at - 7 * 24 * 60 * 60 - 1";
    database.execute(a_week_ago, []).unwrap();
    bert.table(json!(["me", "open"])).await;
    anna.post("/api/tables", &new).await.refused(503, "server-full");
}

#[tokio::test]
async fn new_guests_come_one_by_one() {
    let house = House::open_with(|config| config.limits.new_guests_burst = 3).await;
    let stranger = house.stranger();
    for _ in 0..3 {
        assert_eq!(stranger.post("/api/me", json!({ "name": "A" })).await.status, 200);
    }
    stranger.post("/api/me", json!({ "name": "A" })).await.refused(429, "too-fast");
}

/// Whether a second stranger, with another address in the header, is somebody else.
async fn are_told_apart(house: &House, first: &str, second: &str) -> bool {
    let mut statuses = Vec::new();
    for forwarded in [first, first, second] {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", forwarded)];
        let body = json!({ "name": "A" }).to_string();
        let answer = house.stranger().send(Method::POST, "/api/me", &headers, body).await;
        statuses.push(answer.status.as_u16());
    }
    assert_eq!(statuses[..2], [200, 429]);
    statuses[2] == 200
}

#[tokio::test]
async fn a_proxy_says_who_is_behind_it_and_nobody_else_does() {
    for (is_secure, second, is_other) in [
        (true, "192.0.2.2", true),
        (true, "192.0.2.9, 192.0.2.2", true),
        (true, "192.0.2.2, 192.0.2.1", false),
        (false, "192.0.2.2", false),
    ] {
        let house = House::open_with(|config| {
            config.is_secure = is_secure;
            config.limits.new_guests_burst = 1;
        })
        .await;
        let are_two = are_told_apart(&house, "192.0.2.1", second).await;
        assert_eq!(are_two, is_other, "{is_secure} {second}");
    }
}
