//! Guests, tables, seats.

use protocol::{GameInfo, Me, SeatInfo, Stage, TableInfo};
use serde_json::{Value, json};

use crate::test_server::{GAME, TestServer, at};

#[tokio::test]
async fn a_guest_has_a_name_and_a_cookie() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    assert_eq!(stranger.get("/api/me").await.json::<Option<Me>>(), None);
    let answer = stranger.post("/api/me", json!({ "name": "  Änne " })).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let anna = server.guest("Anna").await;
    assert_eq!(anna.get("/api/me").await.json::<Me>().name, "Anna");

    // A new name shows where one sits.
    let table = anna.table(json!(["me", "open"])).await;
    anna.post("/api/me", json!({ "name": "Anne" })).await;
    assert_eq!(anna.get("/api/me").await.json::<Me>().name, "Anne");
    let mut socket = anna.socket(&table).await;
    let info = socket.table().await;
    assert_eq!(
        (info.host.as_str(), &json!(info.seats[0])["person"]["name"]),
        ("Anne", &json!("Anne"))
    );
}

#[tokio::test]
async fn games_are_described() {
    let server = TestServer::open().await;
    let games: Vec<GameInfo> = server.stranger().get("/api/games").await.json();
    assert_eq!(games.len(), games::IDS.len());
    let game = games.iter().find(|game| game.id == GAME).unwrap();
    assert_eq!(game.levels, ["easy", "medium", "hard"]);
    assert!(game.options.is_object());
    let openapi: Value = server.stranger().get("/api/openapi.json").await.json();
    assert_eq!(openapi["openapi"], "3.1.0");
}

#[tokio::test]
async fn tables_are_listed_joined_and_left() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let bert = server.guest("Bert").await;
    let hidden = anna.table(json!(["me", "open"])).await;
    let new = json!({ "game": GAME, "seats": ["open", "me"], "is_listed": true });
    let listed: TableInfo = anna.post("/api/tables", new).await.json();
    let open: Vec<TableInfo> = bert.get("/api/tables").await.json();
    assert_eq!(open.iter().map(|table| &table.id).collect::<Vec<_>>(), [&listed.id]);
    assert!(!open[0].is_host && listed.is_host);
    assert_eq!(listed.commitment, None);

    let joined: TableInfo = bert.post_nothing(&at(&listed, "seat")).await.json();
    assert!(matches!(&joined.seats[0], SeatInfo::Person { is_me: true, .. }));
    let again = bert.post_nothing(&at(&listed, "seat")).await;
    assert_eq!(again.json::<TableInfo>(), joined, "sitting down twice is once");
    let carl = server.guest("Carl").await;
    carl.post_nothing(&at(&listed, "seat")).await.refused(409, "table-full");
    carl.post(&at(&listed, "seat"), json!({ "seat": 0 })).await.refused(409, "seat-taken");
    carl.post(&at(&listed, "seat"), json!({ "seat": 7 })).await.refused(400, "no-such-seat");
    let left: TableInfo = bert.delete(&at(&listed, "seat")).await.json();
    assert_eq!(left.seats[0], SeatInfo::Open);

    let mine: Vec<TableInfo> = anna.get("/api/tables/mine").await.json();
    assert_eq!(mine.iter().map(|table| &table.id).collect::<Vec<_>>(), [&listed.id, &hidden.id]);
    assert_eq!(bert.get("/api/tables/mine").await.json::<Vec<TableInfo>>(), []);
    // A table that the last person has left is gone.
    assert_eq!(anna.delete(&at(&hidden, "seat")).await.status, 200);
    anna.get(&format!("/api/tables/{}", hidden.id.0)).await.refused(404, "no-such-table");
}

#[tokio::test]
async fn everybody_moves_on_by_a_seat_in_the_rematch() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let bert = server.guest("Bert").await;
    let table = anna.table(json!(["me", "open"])).await;
    bert.post_nothing(&at(&table, "seat")).await;
    anna.post_nothing(&at(&table, "start")).await;
    anna.post_nothing(&at(&table, "rematch")).await.refused(409, "not-finished");
    let (mut annas, mut berts) = (anna.socket(&table).await, bert.socket(&table).await);
    let (of_anna, of_bert) = (annas.frame().await, berts.frame().await);
    tokio::join!(annas.play_on(of_anna, 10), berts.play_on(of_bert, 11));

    let stranger = server.guest("Carl").await;
    stranger.post_nothing(&at(&table, "rematch")).await.refused(403, "not-seated");
    let rematch: TableInfo = anna.post_nothing(&at(&table, "rematch")).await.json();
    assert_eq!(rematch.stage, Stage::Waiting);
    assert!(matches!(&rematch.seats[0], SeatInfo::Kept { name, .. } if name == "Bert"));
    let same: TableInfo = bert.post_nothing(&at(&table, "rematch")).await.json();
    assert_eq!(same.id, rematch.id);
    let invitation = loop {
        let info = berts.table().await;
        if info.rematch.is_some() {
            break info.rematch;
        }
    };
    assert_eq!(invitation.as_ref(), Some(&rematch.id));
    let joined: TableInfo = bert.post_nothing(&at(&rematch, "seat")).await.json();
    assert!(matches!(&joined.seats[0], SeatInfo::Person { is_me: true, .. }));
    assert_eq!(anna.post_nothing(&at(&rematch, "start")).await.status, 200);
}
