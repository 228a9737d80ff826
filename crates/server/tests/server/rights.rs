//! Every route without a cookie, and with the wrong rights.

use hyper::Method;
use protocol::TableInfo;
use serde_json::{Value, json};

use crate::test_server::{GAME, Guest, TestServer, at};

/// Everything that only a guest may do, with a body that would be accepted.
fn for_guests(table: &TableInfo) -> Vec<(Method, String, Option<Value>)> {
    let order = json!({ "seat": 0, "version": 0, "key": "k", "order": "undo" });
    let new = json!({ "game": GAME, "seats": ["me", "open"] });
    vec![
        (Method::GET, "/api/tables/mine".to_owned(), None),
        (Method::POST, "/api/tables".to_owned(), Some(new)),
        (Method::POST, at(table, "seat"), None),
        (Method::DELETE, at(table, "seat"), None),
        (Method::POST, at(table, "start"), None),
        (Method::POST, at(table, "rematch"), None),
        (Method::POST, at(table, "order"), Some(order)),
        (Method::POST, "/api/records".to_owned(), Some(json!({}))),
    ]
}

async fn check_all_refused(
    guest: &Guest,
    table: &TableInfo,
    headers: &[(&str, &str)],
    want: (u16, &str),
) {
    for (method, path, body) in for_guests(table) {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let mut sent = vec![("content-type", "application/json")];
        sent.extend(headers);
        let answer = guest.send(method, &path, &sent, body).await;
        answer.refused(want.0, want.1);
    }
}

#[tokio::test]
async fn nobody_acts_without_a_cookie() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    check_all_refused(&server.stranger(), &table, &[], (401, "no-guest")).await;
    let mut forger = server.stranger();
    forger.cookie = Some(format!("{}0", anna.cookie.as_ref().unwrap().split_at(50).0));
    check_all_refused(&forger, &table, &[], (401, "no-guest")).await;
}

/// What anybody may look at.
#[tokio::test]
async fn anybody_may_watch() {
    let server = TestServer::open().await;
    let table = server.guest("Anna").await.started(json!(["me", "me"])).await;
    let stranger = server.stranger();
    for path in ["/api/me", "/api/games", "/api/tables", "/api/openapi.json"] {
        assert_eq!(stranger.get(path).await.status, 200, "{path}");
    }
    assert_eq!(stranger.get(&format!("/api/tables/{}", table.id.0)).await.status, 200);
    assert_eq!(stranger.get(&at(&table, "frame?seat=spectator")).await.status, 200);
    stranger.get(&at(&table, "frame?seat=0")).await.refused(403, "not-your-seat");
    stranger.get(&at(&table, "record")).await.refused(409, "not-finished");
    stranger.get(&at(&table, "socket")).await.refused(400, "malformed");
    stranger.get("/api/records/0").await.refused(404, "no-such-record");
}

#[tokio::test]
async fn a_table_obeys_its_host_and_its_players() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(json!(["me", "open"])).await;
    let undo = |seat: u8| json!({ "seat": seat, "version": 0, "key": "k", "order": "undo" });
    bert.post_nothing(&at(&table, "start")).await.refused(403, "not-host");
    anna.post_nothing(&at(&table, "start")).await.refused(409, "seats-open");
    anna.post(&at(&table, "order"), undo(0)).await.refused(409, "not-started");
    anna.get(&at(&table, "record")).await.refused(409, "not-started");
    bert.delete(&at(&table, "seat")).await.refused(403, "not-seated");
    bert.post_nothing(&at(&table, "seat")).await;
    bert.delete(&at(&table, "seat?seat=0")).await.refused(403, "not-your-seat");
    anna.post_nothing(&at(&table, "start")).await;
    anna.post_nothing(&at(&table, "start")).await.refused(409, "already-started");

    let carl = server.guest("Carl").await;
    carl.post(&at(&table, "order"), undo(0)).await.refused(403, "spectator");
    bert.post(&at(&table, "order"), undo(0)).await.refused(403, "not-your-seat");
    bert.post(&at(&table, "order"), undo(5)).await.refused(400, "no-such-seat");
    bert.get(&at(&table, "frame?seat=0")).await.refused(403, "not-your-seat");
    carl.post_nothing(&at(&table, "rematch")).await.refused(403, "not-seated");
}

#[tokio::test]
async fn out_of_turn_is_refused() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(json!(["me", "open"])).await;
    bert.post_nothing(&at(&table, "seat")).await;
    anna.post_nothing(&at(&table, "start")).await;
    let frame: protocol::Frame = anna.get(&at(&table, "frame")).await.json();
    let (idle, seat) = match frame.actions.is_empty() {
        true => (&anna, 0),
        false => (&bert, 1),
    };
    let active = if seat == 0 { &bert } else { &anna };
    let frame: protocol::Frame = active.get(&at(&table, "frame")).await.json();
    let act = json!({ "act": { "action": frame.actions[0] } });
    let order = json!({ "seat": seat, "version": 0, "key": "k", "order": act });
    idle.post(&at(&table, "order"), order).await.refused(409, "not-your-turn");
}

#[tokio::test]
async fn unknown_tables_do_not_exist() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let mut table = anna.table(json!(["me", "open"])).await;
    table.id.0 = "0".repeat(24);
    for what in ["frame", "record"] {
        anna.get(&at(&table, what)).await.refused(404, "no-such-table");
    }
    for what in ["seat", "start", "rematch"] {
        anna.post_nothing(&at(&table, what)).await.refused(404, "no-such-table");
    }
    assert!(anna.try_socket(&at(&table, "socket"), &[]).await.is_err());
    anna.get("/api/nothing").await.refused(404, "not-found");
    anna.delete("/api/me").await.refused(405, "no-method");
}

/// A page of another site cannot use the cookie of a visitor.
#[tokio::test]
async fn other_sites_are_turned_away() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let evil = [("origin", "https://evil.example")];
    let mut routes = for_guests(&table);
    routes.retain(|(method, ..)| method != Method::GET);
    for (method, path, _) in routes {
        anna.send(method, &path, &evil, "").await.refused(403, "foreign-origin");
    }
    assert!(anna.try_socket(&at(&table, "socket"), &evil).await.is_err());
    let own = format!("http://{}", server.address);
    assert!(anna.try_socket(&at(&table, "socket"), &[("origin", &own)]).await.is_ok());
}
