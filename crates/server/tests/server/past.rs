//! What has happened at a table is read page by page, and a stranger's look costs little.

use futures_util::future::join_all;
use protocol::{Change, Frame, Json, LogPage, Order, ToClient};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use crate::test_server::{Guest, TestServer, at};

/// Plays so many steps as they are offered, both seats by one guest.
async fn played(anna: &Guest, n_steps: usize) -> protocol::TableInfo {
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    for _ in 0..n_steps {
        let frame = socket.frame().await;
        let seat = frame.viewer.seat().unwrap();
        let action = frame.actions[0].clone();
        socket.order(seat, frame.version, Order::Act { action }).await;
    }
    socket.frame().await;
    table
}

#[tokio::test]
async fn a_newcomer_hears_the_last_steps_and_reads_the_others() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = played(&anna, 30).await;
    let frame: Frame = anna.get(&at(&table, "frame?seat=spectator")).await.json();
    assert_eq!((frame.n_steps_kept, frame.first_step + frame.events.len()), (0, 31));
    assert!(frame.events.len() < 31 && !frame.events.is_empty());
    let path = format!("log?seat=spectator&before={}", frame.first_step);
    let page: LogPage = server.stranger().get(&at(&table, &path)).await.json();
    assert_eq!((page.first_step, page.events.len()), (0, frame.first_step));
    // The newest page has all of it, since the match is short.
    let whole: LogPage = server.stranger().get(&at(&table, "log")).await.json();
    let told: Vec<&Vec<Value>> = page.events.iter().chain(&frame.events).collect();
    assert_eq!(whole.events.iter().collect::<Vec<_>>(), told);
}

#[tokio::test]
async fn a_page_belongs_to_the_frame_that_the_reader_has_seen() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = played(&anna, 12).await;
    let version = anna.get(&at(&table, "frame?seat=spectator")).await.json::<Frame>().version;
    let ask = |version: u64| at(&table, &format!("log?seat=spectator&before=10&version={version}"));
    assert_eq!(anna.get(&ask(version)).await.json::<LogPage>().events.len(), 10);
    anna.get(&ask(version + 1)).await.refused(409, "stale");
    anna.get(&ask(3)).await.refused(409, "stale");
    anna.get(&at(&table, "log?before=x")).await.refused(400, "malformed");
}

#[tokio::test]
async fn sleeping_matches_are_read_only_so_often_for_an_address() {
    let server = TestServer::open_with(|config| {
        config.limits.wakings_burst = 3;
        config.limits.wakings_per_second = 1;
        config.table_sleeps_after_ms = 1;
    })
    .await;
    let anna = server.guest("Anna").await;
    let table = played(&anna, 3).await;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        let answer = server.stranger().get(&at(&table, "log")).await;
        statuses.push(answer.status.as_u16());
    }
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    let refused = server.stranger().get(&at(&table, "log")).await;
    refused.refused(429, "too-fast");
}

/// The same server once more, with all of its tables asleep, of which an address may wake one.
async fn asleep(server: TestServer) -> TestServer {
    let folder = server.close().await;
    TestServer::open_at(folder, |config| {
        config.limits.wakings_burst = 1;
        config.limits.wakings_per_second = 0;
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_woken_once_for_all_who_come() {
    const N_STRANGERS: usize = 60;
    let server = TestServer::open().await;
    let table = played(&server.guest("Anna").await, 12).await;
    let server = asleep(server).await;
    let (stranger, path) = (server.stranger(), at(&table, "frame?seat=spectator"));
    for answer in join_all((0..N_STRANGERS).map(|_| stranger.get(&path))).await {
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    // All of them together have used up what an address may.
    stranger.get(&at(&table, "log")).await.refused(429, "too-fast");
    stranger.socket(&table).await.frame().await;
}

/// Whatever it is that a match would have to be gone through for.
#[tokio::test]
async fn a_strangers_look_is_refused_before_it_costs_anything() {
    let mut server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let tables = [played(&anna, 3).await, played(&anna, 3).await];
    for what in ["log", "record", "frame?seat=spectator", "socket"] {
        server = asleep(server).await;
        let stranger = server.stranger();
        let awake = at(&tables[0], "frame?seat=spectator");
        assert_eq!(stranger.get(&awake).await.status, 200);
        let path = at(&tables[1], what);
        if what == "socket" {
            let Err(Error::Http(answer)) = stranger.try_socket(&path, &[]).await else {
                panic!("it was let in")
            };
            assert_eq!(answer.status().as_u16(), 429);
        } else {
            stranger.get(&path).await.refused(429, "too-fast");
        }
        // What is awake costs nothing.
        assert_eq!(stranger.get(&awake).await.status, 200);
    }
}

/// Whoever asks for changes can make each frame of the one before, and it is the same.
#[tokio::test]
async fn changes_make_the_frames_that_others_are_sent() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let path = at(&table, "socket?changes=true&seat=0");
    let mut changes = anna.try_socket(&path, &[]).await.unwrap();
    let mut frames = anna.try_socket(&at(&table, "socket?seat=0"), &[]).await.unwrap();
    let mut players = anna.socket(&table).await;
    let mut known: Option<Frame<Json, Json>> = None;
    let (mut n_changes, mut n_bytes) = (0, [0, 0]);
    for _ in 0..20 {
        let whole = frames.frame().await;
        let told = loop {
            match changes.next_text().await {
                text if text.contains("\"frame\":{\"version\"") => break text,
                _ => {}
            }
        };
        n_bytes[0] += serde_json::to_string(&whole).unwrap().len();
        n_bytes[1] += told.len();
        let next = match serde_json::from_str::<ToClient>(&told).unwrap() {
            ToClient::Frame(frame) => *frame,
            ToClient::Change(change) => {
                n_changes += 1;
                let change: Change = *change;
                change.applied(known.as_ref().unwrap()).unwrap()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(next.view.read::<Value>().unwrap(), whole.view);
        assert_eq!(next.actions.read::<Vec<Value>>().unwrap(), whole.actions);
        assert_eq!((next.version, &next.events), (whole.version, &whole.events));
        known = Some(next);
        let frame = players.frame().await;
        let (seat, action) = (frame.viewer.seat().unwrap(), frame.actions[0].clone());
        players.order(seat, frame.version, Order::Act { action }).await;
    }
    assert_eq!(n_changes, 19);
    assert!(2 * n_bytes[1] < n_bytes[0], "{n_bytes:?}");
}
