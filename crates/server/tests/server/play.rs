//! Matches between people.

use engine::{Fast, Seat, Viewer};
use protocol::{Frame, FromClient, Order, Stage, TableInfo, ToClient};
use serde_json::{Value, json};

use crate::talk::{Socket, any, first_order};
use crate::test_server::{Guest, TestServer, at};

/// A table of two people, with the sockets of both.
async fn two_at_a_table(server: &TestServer) -> (Guest, Guest, TableInfo, [Socket; 2], [Frame; 2]) {
    let anna = server.guest("Anna").await;
    let bert = server.guest("Bert").await;
    let table = anna.table(json!(["me", "open"])).await;
    assert_eq!(bert.post(&at(&table, "seat"), json!({})).await.status, 200);
    let mut annas = anna.socket(&table).await;
    let mut berts = bert.socket(&table).await;
    assert_eq!(anna.post_nothing(&at(&table, "start")).await.status, 200);
    let frames = [annas.frame().await, berts.frame().await];
    (anna, bert, table, [annas, berts], frames)
}

/// The index of the player who is to act.
fn active(frames: &[Frame; 2]) -> usize {
    if frames[0].actions.is_empty() { 1 } else { 0 }
}

#[tokio::test]
async fn two_people_play_to_the_end() {
    let server = TestServer::open().await;
    let (anna, bert, table, [mut annas, mut berts], [of_anna, of_bert]) =
        two_at_a_table(&server).await;
    assert_eq!(of_anna.viewer, Viewer::Seat(Seat(0)));
    assert_eq!(of_bert.viewer, Viewer::Seat(Seat(1)));
    let (first, second) = tokio::join!(annas.play_on(of_anna, 1), berts.play_on(of_bert, 2));
    assert_eq!(first.1, second.1, "both see the same outcome");

    let finished: TableInfo = bert.get(&format!("/api/tables/{}", table.id.0)).await.json();
    assert_eq!(finished.stage, Stage::Finished);
    let record = anna.get(&at(&table, "record")).await;
    assert_eq!(record.headers["content-type"], "text/plain; charset=utf-8");
    let summary = games::check_record(&record.body).unwrap();
    assert!(summary.is_finished);
    assert_eq!(summary.players[1].name, "Bert");

    // Nothing can be done after the end, and the dice are as promised.
    let last = first.0;
    annas.order(Seat(0), last.version, Order::Undo).await;
    assert_eq!(annas.refusal().await.code, "game-over");
    let closing: Value = serde_json::from_str(record.text().lines().last().unwrap()).unwrap();
    assert!(closing["secret"].is_string());
}

#[tokio::test]
async fn an_order_is_carried_out_once() {
    let server = TestServer::open().await;
    let (anna, bert, table, mut sockets, frames) = two_at_a_table(&server).await;
    let active = active(&frames);
    let (seat, order) = first_order(&frames[active]);
    let version = frames[active].version;
    let once = FromClient { seat, version: Some(version), key: "once".to_owned(), order };
    let socket = &mut sockets[active];
    socket.order_as(once.clone()).await;
    assert_eq!(socket.accepted().await, version + 1);
    let frame = socket.frame().await;
    assert_eq!(frame.version, version + 1);
    socket.order_as(once.clone()).await;
    let again = socket.next().await;
    assert_eq!(again, Some(ToClient::Accepted { key: "once".to_owned(), version: version + 1 }));

    // An order for a moment that has passed.
    let (seat, order) = first_order(&frames[active]);
    socket.order(seat, version, order).await;
    assert_eq!(socket.refusal().await.code, "stale");

    // A bot has the seat now: what was done stays done, and nothing else can be.
    let guest = [anna, bert].into_iter().nth(active).unwrap();
    assert_eq!(guest.delete(&at(&table, "seat")).await.status, 200);
    socket.order_as(once).await;
    assert_eq!(socket.accepted().await, version + 1);
    let (seat, order) = first_order(&frames[active]);
    socket.order(seat, version + 1, order).await;
    assert_eq!(socket.refusal().await.code, "seat-handed-over");
}

/// Finding: each of them was answered with all that there is to see, which costs much more than to
/// order.
#[tokio::test]
async fn what_comes_too_late_is_refused_and_shows_nothing_again() {
    let server = TestServer::open().await;
    let (_, _, _, mut sockets, frames) = two_at_a_table(&server).await;
    let active = active(&frames);
    let (seat, order) = first_order(&frames[active]);
    let (socket, version) = (&mut sockets[active], frames[active].version);
    for _ in 0..51 {
        socket.order(seat, version, order.clone()).await;
    }
    let (mut shown, mut n_refused) = (Vec::new(), 0);
    while n_refused < 50 {
        match socket.next().await.unwrap() {
            ToClient::Frame(frame) => shown.push(frame.version),
            ToClient::Refused { problem, .. } => {
                assert_eq!(problem.code, "stale");
                n_refused += 1;
            }
            other => assert!(!matches!(other, ToClient::Change(_)), "nobody asked for changes"),
        }
    }
    assert_eq!(shown, [version + 1], "what the first of them has done");
}

/// Plays until a step can be taken back, takes it back, and sees the frame of before.
#[tokio::test]
async fn a_step_can_be_taken_back() {
    let server = TestServer::open().await;
    let (_, _, _, mut sockets, mut frames) = two_at_a_table(&server).await;
    let mut chance = Fast::new(3);
    loop {
        let active = active(&frames);
        let before = frames[active].clone();
        assert!(before.outcome.is_none(), "no step could be taken back");
        let seat = before.viewer.seat().unwrap();
        let action = any(&before.actions, &mut chance);
        sockets[active].order(seat, before.version, Order::Act { action }).await;
        frames = [sockets[0].frame().await, sockets[1].frame().await];
        let after = frames[active].clone();
        if !after.can_undo {
            continue;
        }
        sockets[active].order(seat, after.version, Order::Undo).await;
        for (socket, own) in sockets.iter_mut().zip([active == 0, active == 1]) {
            let undone = socket.frame().await;
            assert_eq!(undone.version, after.version + 1);
            assert_eq!(undone.n_steps_kept + 1, after.n_steps_kept + after.events.len());
            assert!(undone.events.is_empty());
            assert!(!own || (&undone.view, &undone.actions) == (&before.view, &before.actions));
        }
        return;
    }
}

#[tokio::test]
async fn a_step_of_somebody_else_stays() {
    let server = TestServer::open().await;
    let (_, _, _, mut sockets, frames) = two_at_a_table(&server).await;
    let active = active(&frames);
    let (seat, order) = first_order(&frames[active]);
    sockets[active].order(seat, 0, Order::Undo).await;
    assert_eq!(sockets[active].refusal().await.code, "nothing-to-undo");
    sockets[active].order(seat, 0, order).await;
    let other = 1 - active;
    let version = sockets[other].frame().await.version;
    sockets[other].order(Seat(other as u8), version, Order::RestartTurn).await;
    // The first step rolled dice.
    assert_eq!(sockets[other].refusal().await.code, "cannot-undo-sealed");
}

/// Several seats of one guest: frames come through the eyes of the seat that is to act.
#[tokio::test]
async fn one_guest_plays_both_seats() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    let mut frame = socket.frame().await;
    let mut chance = Fast::new(4);
    let mut n_changes = 0;
    while n_changes < 3 {
        let seat = frame.viewer.seat().unwrap();
        assert!(frame.to_act.contains(seat));
        let action = any(&frame.actions, &mut chance);
        socket.order(seat, frame.version, Order::Act { action }).await;
        let next = socket.frame().await;
        let is_whole = next.n_steps_kept == 0;
        assert_eq!(is_whole, next.viewer != frame.viewer, "another viewer is told everything");
        n_changes += u32::from(is_whole);
        frame = next;
    }
}

#[tokio::test]
async fn spectators_watch_and_do_not_act() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut watching = server.stranger().socket(&table).await;
    let ToClient::Table(info) = watching.next().await.unwrap() else {
        panic!("the table comes first");
    };
    assert_eq!((info.n_watching, info.is_host), (1, false));
    let frame = watching.frame().await;
    assert_eq!(frame.viewer, Viewer::Spectator);
    assert!(frame.actions.is_empty());
    watching.order(Seat(0), 0, Order::Undo).await;
    assert_eq!(watching.refusal().await.code, "spectator");

    let mut playing = anna.socket(&table).await;
    let own = playing.frame().await;
    let (seat, order) = first_order(&own);
    playing.order(seat, own.version, order).await;
    let seen = watching.frame().await;
    assert_eq!((seen.version, seen.n_steps_kept, seen.events.len()), (1, 1, 1));
}

/// Plays one step, loses the connection, comes back.
#[tokio::test]
async fn a_broken_connection_goes_on_where_it_was() {
    let server = TestServer::open().await;
    let (anna, bert, table, mut sockets, frames) = two_at_a_table(&server).await;
    let active = active(&frames);
    let [mut annas, mut berts] = {
        let (seat, order) = first_order(&frames[active]);
        sockets[active].order(seat, 0, order).await;
        sockets
    };
    let seen = annas.frame().await;
    drop(annas);
    // Bert is told that Anna has gone, and the match goes on without her if it is his turn.
    let info = berts.table().await;
    let anna_is_here = |info: &TableInfo| json!(info.seats[0])["person"]["is_here"].clone();
    assert_eq!(anna_is_here(&info), json!(false));

    let heard = seen.n_steps_kept + seen.events.len();
    let path = format!("{}?heard={heard}&version={}", at(&table, "socket"), seen.version);
    let mut annas = anna.try_socket(&path, &[]).await.unwrap();
    let resumed = annas.frame().await;
    assert_eq!((resumed.version, resumed.n_steps_kept), (seen.version, heard));
    assert!(resumed.events.is_empty());
    assert_eq!(resumed.view, seen.view);
    let whole = anna.socket(&table).await.frame().await;
    assert_eq!((whole.n_steps_kept, whole.events.len()), (0, heard));
    assert_eq!(anna_is_here(&berts.table().await), json!(true));
    let of_bert = bert.get(&at(&table, "frame?seat=1")).await.json::<Frame>();
    let (first, second) = tokio::join!(annas.play_on(resumed, 5), berts.play_on(of_bert, 6));
    assert_eq!(first.1, second.1);
}

/// TT-76 and every other game: nobody has to wait for ever for somebody who is gone.
#[tokio::test]
async fn a_bot_can_play_on_for_somebody_who_is_gone() {
    let server = TestServer::open_with(|config| config.absent_after_ms = 300).await;
    let (anna, bert, table, [annas, mut berts], _) = two_at_a_table(&server).await;
    let hand_over = at(&table, "seat?seat=0");
    let problem = bert.delete(&hand_over).await.refused(409, "still-here");
    assert_eq!(problem.args["seconds"], "1");
    server.guest("Carl").await.delete(&hand_over).await.refused(403, "not-seated");
    drop(annas);
    let info: TableInfo = loop {
        let answer = bert.delete(&hand_over).await;
        if answer.status == 200 {
            break answer.json();
        }
        answer.refused(409, "still-here");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    assert!(info.away.contains(Seat(0)));
    while !berts.table().await.away.contains(Seat(0)) {}
    // Coming back is as easy.
    let info: TableInfo = anna.post(&at(&table, "seat"), json!({})).await.json();
    assert!(!info.away.contains(Seat(0)));
}
