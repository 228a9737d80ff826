//! How much one guest may ask for.

use std::time::{Duration, Instant};

use hyper::Method;
use protocol::{Order, SeatInfo, TableInfo};
use serde_json::json;
use tokio::time::timeout;

use crate::authorisation::routes;
use crate::talk::Socket;
use crate::test_server::{GAME, TestServer, at};

#[tokio::test]
async fn large_bodies_are_refused() {
    let server = TestServer::open_with(|config| config.limits.record_bytes_max = 100_000).await;
    let anna = server.guest("Anna").await;
    let large = json!({ "name": "x".repeat(20_000), "seats": [] });
    let table = anna.table(json!(["me", "open"])).await;
    // Nobody but a new table has much to say.
    for path in ["/api/me", &at(&table, "seat"), &at(&table, "order")] {
        let problem = anna.post(path, &large).await.refused(413, "too-large");
        assert_eq!(problem.args["max"], "16384");
    }
    anna.post("/api/tables", &large).await.refused(400, "malformed");
    let huge = json!({ "name": "x".repeat(330_000) });
    anna.post("/api/tables", huge).await.refused(413, "too-large");
    let record = "x".repeat(100_001);
    anna.send(Method::POST, "/api/records", &[], record).await.refused(413, "too-large");
}

#[tokio::test]
async fn fast_orders_are_refused_and_a_flood_is_cut_off() {
    let server = TestServer::open_with(|config| {
        config.limits.orders_burst = 5;
        config.limits.orders_per_second = 1;
    })
    .await;
    let anna = server.guest("Anna").await;
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
    let server = TestServer::open_with(|config| config.limits.changes_per_match = 1).await;
    let anna = server.guest("Anna").await;
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

/// Robots go on by themselves, so they are bound by it as people are.
#[tokio::test]
async fn a_match_of_robots_has_only_so_many_steps() {
    const MAX: u64 = 5;
    let server = TestServer::open_with(|config| config.limits.changes_per_match = MAX).await;
    let anna = server.guest("Anna").await;
    let easy = json!({ "bot": { "level": "easy" } });
    let table = anna.started(json!([easy, easy])).await;
    let mut socket = anna.socket(&table).await;
    let mut version = 0;
    while let Ok(frame) = timeout(Duration::from_secs(1), socket.frame()).await {
        version = frame.version;
    }
    assert_eq!(version, MAX);
}

#[tokio::test]
async fn who_comes_and_goes_does_not_bury_the_others() {
    let server = TestServer::open_with(|config| config.limits.sockets_per_guest = 100).await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    socket.frame().await;
    let began = Instant::now();
    for _ in 0..30 {
        drop(server.stranger().socket(&table).await);
    }
    let _stays = server.stranger().socket(&table).await;
    let told = check_told(&mut socket, began).await;
    assert_eq!(told.n_watching, 1);
}

/// What the socket is told of the table until nothing more comes: four times a second, and last of
/// all how it is in the end.
async fn check_told(socket: &mut Socket, began: Instant) -> TableInfo {
    let mut told = Vec::new();
    while let Ok(table) = timeout(Duration::from_secs(1), socket.table()).await {
        told.push(table);
    }
    let n_quarters = began.elapsed().as_millis() as usize / 250;
    assert!(told.len() <= n_quarters + 2, "{} in {n_quarters} quarters", told.len());
    told.pop().expect("something was told")
}

#[tokio::test]
async fn who_sits_down_and_leaves_does_not_bury_the_others() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(json!(["me", "open"])).await;
    let mut socket = anna.socket(&table).await;
    let began = Instant::now();
    for _ in 0..50 {
        assert_eq!(bert.post_nothing(&at(&table, "seat")).await.status, 200);
        assert_eq!(bert.delete(&at(&table, "seat")).await.status, 200);
    }
    let sat: TableInfo = bert.post_nothing(&at(&table, "seat")).await.json();
    assert!(matches!(sat.seats[1], SeatInfo::Person { is_me: true, .. }));
    let told = check_told(&mut socket, began).await;
    assert!(matches!(told.seats[1], SeatInfo::Person { is_me: false, .. }));
}

#[tokio::test]
async fn tables_records_and_sockets_are_limited() {
    let server = TestServer::open_with(|config| {
        config.limits.tables_per_guest = 2;
        config.limits.tables_total = 3;
        config.limits.sockets_per_guest = 2;
        config.limits.records_per_guest = 0;
    })
    .await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
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

#[tokio::test]
async fn tables_count_for_whoever_has_opened_them() {
    let server = TestServer::open_with(|config| config.limits.tables_per_guest = 2).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let new = json!({ "game": GAME, "seats": ["me", "open"] });
    for _ in 0..2 {
        let table = anna.table(json!(["me", "open"])).await;
        bert.post_nothing(&at(&table, "seat")).await;
        let left: TableInfo = anna.delete(&at(&table, "seat")).await.json();
        assert_eq!(left.host, "Bert");
    }
    anna.post("/api/tables", &new).await.refused(429, "too-many-tables");
    for _ in 0..2 {
        assert_eq!(bert.post("/api/tables", &new).await.status, 201);
    }
    bert.post("/api/tables", &new).await.refused(429, "too-many-tables");
}

/// Nothing is ever deleted, so what nobody has finished must not fill the server for ever.
#[tokio::test]
async fn tables_of_long_ago_take_no_room() {
    let server = TestServer::open_with(|config| config.limits.tables_total = 1).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    anna.table(json!(["me", "open"])).await;
    let new = json!({ "game": GAME, "seats": ["me", "me"] });
    bert.post("/api/tables", &new).await.refused(503, "server-full");
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    let a_week_ago = "UPDATE tables SET created_at = created_at - 7 * 24 * 60 * 60 - 1";
    database.execute(a_week_ago, []).unwrap();
    bert.table(json!(["me", "open"])).await;
    anna.post("/api/tables", &new).await.refused(503, "server-full");
}

#[tokio::test]
async fn new_guests_come_one_by_one() {
    let server = TestServer::open_with(|config| config.limits.new_guests_burst = 3).await;
    let stranger = server.stranger();
    for _ in 0..3 {
        assert_eq!(stranger.post("/api/me", json!({ "name": "A" })).await.status, 200);
    }
    stranger.post("/api/me", json!({ "name": "A" })).await.refused(429, "too-fast");
}

/// Whether a second stranger, with another address in the header, is somebody else.
async fn are_told_apart(server: &TestServer, first: &str, second: &str) -> bool {
    let mut statuses = Vec::new();
    for forwarded in [first, first, second] {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", forwarded)];
        let body = json!({ "name": "A" }).to_string();
        let answer = server.stranger().send(Method::POST, "/api/me", &headers, body).await;
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
        let server = TestServer::open_with(|config| {
            config.is_secure = is_secure;
            config.limits.new_guests_burst = 1;
        })
        .await;
        let are_two = are_told_apart(&server, "192.0.2.1", second).await;
        assert_eq!(are_two, is_other, "{is_secure} {second}");
    }
}

/// Whatever is asked for, and whether it is there or not.
#[tokio::test]
async fn nothing_can_be_asked_for_without_end() {
    let server = TestServer::open_with(|config| {
        let limits = &mut config.limits;
        (limits.reads_burst, limits.reads_per_second) = (1, 0);
        (limits.pages_burst, limits.pages_per_second) = (2, 0);
    })
    .await;
    let stranger = server.stranger();
    assert_eq!(stranger.get("/api/nothing").await.status, 404);
    assert_eq!(stranger.get("/").await.status, 200);
    assert_eq!(stranger.get("/nothing").await.status, 404);
    let id = "0".repeat(24);
    let interface = routes().into_iter().map(|route| {
        let (method, path) = route.split_once(' ').unwrap();
        (method.parse::<Method>().unwrap(), path.replace("{id}", &id))
    });
    let elsewhere = ["/", "/index.html", "/nothing", "/nothing.js", "/api", "/api/nothing"];
    let methods = [Method::GET, Method::HEAD, Method::POST, Method::OPTIONS, Method::PATCH];
    let elsewhere = elsewhere
        .into_iter()
        .flat_map(|path| methods.iter().map(|method| (method.clone(), path.to_owned())));
    for (method, path) in interface.chain(elsewhere) {
        let is_probe = ["/health", "/ready"].contains(&path.as_str());
        let expected = if is_probe { 200 } else { 429 };
        let answer = stranger.send(method.clone(), &path, &[], "").await;
        assert_eq!(answer.status, expected, "{method} {path}");
    }
    stranger.send(Method::PUT, "/api/me", &[], "").await.refused(429, "too-fast");
}

/// Counted by address, so that a cookie is good for no more; and who knows a file already has it
/// for nothing.
#[tokio::test]
async fn bytes_of_the_page_are_limited() {
    let server = TestServer::open_with(|config| {
        config.limits.page_bytes_burst = 1;
        config.limits.page_bytes_per_second = 1;
    })
    .await;
    let page = server.stranger().get("/").await;
    assert_eq!(page.status, 200);
    let anna = server.guest("Anna").await;
    let refused = anna.get("/").await;
    refused.refused(429, "too-much-fetched");
    assert!(refused.headers.contains_key("retry-after"));
    let tag = page.headers["etag"].to_str().unwrap();
    let known = anna.send(Method::GET, "/", &[("if-none-match", tag)], "").await;
    assert_eq!(known.status, 304);
}
