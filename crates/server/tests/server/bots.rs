//! Opponents that think, and players without sockets.

use engine::Fast;
use protocol::{Frame, FromClient, Order, SeatInfo, Stage, TableInfo, ToClient};
use serde_json::json;

use crate::talk::any;
use crate::test_server::{Guest, TestServer, at};

#[tokio::test]
async fn a_person_plays_against_a_bot() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", { "bot": { "level": "easy" } }])).await;
    let mut socket = anna.socket(&table).await;
    let frame = socket.frame().await;
    let (_, outcome) = socket.play_on(frame, 7).await;
    assert_eq!(outcome.standings.len(), 2);
}

/// Whoever waits for a frame over plain HTTP looks, too.
#[tokio::test]
async fn bots_need_no_socket() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let easy = json!({ "bot": { "level": "easy" } });
    let table = anna.started(json!([easy, easy])).await;
    let last = follow(&server.stranger(), &table, "seat=spectator").await;
    assert!(last.outcome.is_some());
    let info: TableInfo = anna.get(&format!("/api/tables/{}", table.id.0)).await.json();
    assert_eq!(info.stage, Stage::Finished);
    // After the end there is nothing to wait for.
    let path = at(&table, &format!("frame?seat=spectator&after={}", last.version));
    assert_eq!(anna.get(&path).await.status, 204);
}

/// Follows a match over plain HTTP to its end.
pub async fn follow(guest: &Guest, table: &TableInfo, query: &str) -> Frame {
    let mut path = at(table, &format!("frame?{query}"));
    loop {
        let answer = guest.get(&path).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let frame: Frame = answer.json();
        if frame.outcome.is_some() {
            return frame;
        }
        path = at(table, &format!("frame?{query}&after={}", frame.version));
    }
}

/// A whole game with nothing but requests, as a bot in another language would play it.
#[tokio::test]
async fn a_game_can_be_played_over_plain_http() {
    let server = TestServer::open().await;
    let bot = server.guest("Bot").await;
    let table = bot.started(json!(["me", { "bot": { "level": "easy" } }])).await;
    let mut chance = Fast::new(8);
    let mut n_heard = 0;
    let mut path = at(&table, "frame?seat=0");
    loop {
        let answer = bot.get(&path).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let frame: Frame = answer.json();
        assert_eq!(frame.n_steps_kept, n_heard, "nothing is told twice");
        n_heard += frame.events.len();
        if frame.outcome.is_some() {
            break;
        }
        let version = frame.version;
        if let Some(seat) = frame.viewer.seat().filter(|_| !frame.actions.is_empty()) {
            let order = Order::Act { action: any(&frame.actions, &mut chance) };
            let key = format!("order {version}");
            let order = FromClient { seat, version: Some(version), key: key.clone(), order };
            let answer = bot.post(&at(&table, "order"), &order).await;
            let accepted = ToClient::Accepted { key, version: version + 1 };
            assert_eq!(answer.json::<ToClient>(), accepted);
        }
        path = at(&table, &format!("frame?seat=0&after={version}"));
    }
}

/// Whoever leaves a match is replaced by a bot, and may come back.
#[tokio::test]
async fn a_bot_plays_on_for_somebody_who_left() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let bert = server.guest("Bert").await;
    let table = anna.table(json!(["me", "open"])).await;
    bert.post(&at(&table, "seat"), json!({ "seat": 1 })).await;
    anna.post_nothing(&at(&table, "start")).await;

    let left: TableInfo = bert.delete(&at(&table, "seat")).await.json();
    assert_eq!(json!(left.away), json!([1]));
    assert!(matches!(&left.seats[1], SeatInfo::Person { name, is_me: true, .. } if name == "Bert"));
    let order = json!({ "seat": 1, "version": 0, "key": "k", "order": "undo" });
    bert.post(&at(&table, "order"), order).await.refused(409, "seat-handed-over");
    let back: TableInfo = bert.post_nothing(&at(&table, "seat")).await.json();
    assert!(back.away.is_empty());
    server.stranger().post_nothing(&at(&table, "seat")).await.refused(401, "no-guest");
    let carl = server.guest("Carl").await;
    carl.post_nothing(&at(&table, "seat")).await.refused(409, "already-started");

    bert.delete(&at(&table, "seat")).await;
    let mut socket = anna.socket(&table).await;
    let frame = socket.frame().await;
    let (_, outcome) = socket.play_on(frame, 9).await;
    assert_eq!(outcome.standings.len(), 2);
}
