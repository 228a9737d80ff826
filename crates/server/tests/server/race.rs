//! Games in which everybody acts at once: what others do unseen stays unseen, and the way to the
//! server does not decide.

use std::time::Duration;

use engine::{Game, Seat};
use protocol::{Frame, FromClient, Order, TableInfo, ToClient};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};
use turbo_taxi::{Action, Card, Cell, Phase, Plan, Step, Task, TurboTaxi, View, right_plans};

use crate::far_away::far_away;
use crate::talk::Socket;
use crate::test_server::{Guest, TestServer, at};

/// A table that sets its tasks itself, with the sockets of both players. The second sits `delay`
/// away.
async fn racing(server: &TestServer, latency: &str, delay: Duration) -> (TableInfo, [Socket; 2]) {
    let anna = server.guest("Anna").await;
    let bert = server.guest("Bert").await;
    let options = json!({ "placement": "auto", "latency": latency, "check_show_s": 3 });
    let new = json!({ "game": TurboTaxi::ID, "seats": ["me", "open"], "options": options });
    let table: TableInfo = anna.post("/api/tables", new).await.json();
    assert_eq!(bert.post(&at(&table, "seat"), json!({})).await.status, 200);
    let far = Guest { address: far_away(server.address, delay).await, cookie: bert.cookie };
    let sockets = [anna.socket(&table).await, far.socket(&table).await];
    assert_eq!(anna.post_nothing(&at(&table, "start")).await.status, 200);
    (table, sockets)
}

fn view(frame: &Frame) -> View {
    serde_json::from_value(frame.view.clone()).unwrap()
}

/// Frames until one that is as wanted.
async fn until(socket: &mut Socket, is_wanted: impl Fn(&View) -> bool) -> Frame {
    loop {
        let frame = socket.frame().await;
        if is_wanted(&view(&frame)) {
            return frame;
        }
    }
}

async fn until_built_on(socket: &mut Socket) -> Frame {
    until(socket, |view| view.phase == Phase::Build).await
}

async fn rush(socket: &mut Socket, seat: Seat, action: Action, key: &str) {
    let order = Order::Act { action: serde_json::to_value(action).unwrap() };
    socket.order_as(FromClient { seat, version: None, key: key.to_owned(), order }).await;
}

/// Lays a whole plan without waiting for an answer.
async fn build(socket: &mut Socket, seat: Seat, plan: &Plan) {
    for cell in Cell::outer() {
        let card = plan[cell].unwrap();
        let lay = Action::Build(Step::Lay { card, cell });
        rush(socket, seat, lay, &format!("lay {cell} by {seat}")).await;
    }
}

fn right_plan(view: &View) -> Plan {
    let task = Task::new(view.centre.unwrap(), view.figures.complete().unwrap());
    right_plans(&task, view.options.components())[0]
}

#[tokio::test]
async fn a_board_is_seen_by_its_builder_alone() {
    let server = TestServer::open().await;
    let (table, [mut annas, mut berts]) = racing(&server, "fair", Duration::ZERO).await;
    let mut strangers = server.stranger().socket(&table).await;
    until_built_on(&mut annas).await;
    let before = until_built_on(&mut berts).await;
    let watched = until_built_on(&mut strangers).await;

    let cell = Cell::new(0).unwrap();
    let lay = Action::Build(Step::Lay { card: Card::Curve0, cell });
    rush(&mut annas, Seat(0), lay, "lay").await;
    for n in 0..3 {
        let turn = Action::Build(Step::Rotate { cell });
        rush(&mut annas, Seat(0), turn, &format!("turn {n}")).await;
    }
    rush(&mut annas, Seat(0), Action::Build(Step::Take { cell }), "take").await;
    let own = until(&mut annas, |view| view.seats[0].n_laid == Some(0)).await;
    assert!(own.version > before.version);

    // The others hear that a card was laid and taken, and nothing of what was done to it.
    for (socket, before) in [(&mut berts, before), (&mut strangers, watched)] {
        let mut version = before.version;
        for n_laid in [1, 0] {
            let frame = socket.frame().await;
            let text = format!("{} {:?}", frame.view["seats"][0], frame.events);
            assert!(!text.contains("curve"), "{text}");
            version += 1;
            assert_eq!(frame.version, version, "what is not seen is not counted");
            assert_eq!(frame.n_steps_kept as u64 + 1, version + 1);
            let seats = view(&frame).seats;
            assert_eq!((seats[0].n_laid, seats[0].board), (Some(n_laid), None));
        }
    }
}

#[tokio::test]
async fn a_wrong_call_is_shown_to_all_and_freezes_the_boards() {
    let server = TestServer::open().await;
    let (_, [mut annas, mut berts]) = racing(&server, "fair", Duration::ZERO).await;
    let first = view(&until_built_on(&mut annas).await);
    until_built_on(&mut berts).await;
    let mut plan = right_plan(&first);
    let turned = Cell::outer().find(|cell| plan[*cell].unwrap().turned() != plan[*cell].unwrap());
    let turned = turned.unwrap();
    plan[turned] = plan[turned].map(Card::turned);

    rush(&mut annas, Seat(0), Action::Halt, "too early").await;
    let problem = annas.refusal().await;
    assert_eq!(
        (problem.code.as_str(), problem.args["rule"].as_str()),
        ("forbidden-by-rule", "TT-54")
    );
    build(&mut annas, Seat(0), &plan).await;
    rush(&mut annas, Seat(0), Action::Halt, "halt").await;
    for socket in [&mut annas, &mut berts] {
        let checked = until(socket, |view| matches!(view.phase, Phase::Check { .. })).await;
        let view = view(&checked);
        assert!(!view.findings.unwrap().is_empty());
        assert_eq!(view.seats[0].board, Some(plan), "all see what was called");
    }
    rush(&mut berts, Seat(1), Action::Halt, "in vain").await;
    let problem = berts.refusal().await;
    assert_eq!(
        (problem.code.as_str(), problem.args["rule"].as_str()),
        ("forbidden-by-rule", "TT-57")
    );
    // With two seats the other one has won.
    let ended = until(&mut berts, |view| matches!(view.phase, Phase::RoundEnd { .. })).await;
    assert_eq!(view(&ended).n_medals(Seat(1)), 1);
}

/// News that are kept back from the near ones are shown in time, whatever else is asked meanwhile.
#[tokio::test]
async fn a_busy_table_keeps_nothing_back_for_good() {
    let server = TestServer::open().await;
    for _ in 0..4 {
        let (table, [mut annas, mut berts]) =
            racing(&server, "fair", Duration::from_millis(100)).await;
        let mut crowd = Vec::new();
        for name in ["Carla", "Dora", "Emil", "Fritz"] {
            let (guest, path) = (server.guest(name).await, at(&table, "seat"));
            crowd.push(tokio::spawn(async move {
                loop {
                    assert_eq!(guest.post(&path, json!({})).await.status, 409);
                }
            }));
        }
        // Only who listens answers the pings that tell the distance.
        tokio::join!(until_built_on(&mut annas), until_built_on(&mut berts));
        for guest in crowd {
            assert!(!guest.is_finished(), "nobody was turned away at the door");
            guest.abort();
        }
    }
}

/// Who wins if the far one calls first, by less than his way.
async fn winner(latency: &str) -> Seat {
    const WAY: Duration = Duration::from_millis(300);
    let server = TestServer::open().await;
    let (_, [mut near, mut far]) = racing(&server, latency, WAY).await;
    let (near_frame, far_frame) = tokio::join!(until_built_on(&mut near), until_built_on(&mut far));
    build(&mut near, Seat(0), &right_plan(&view(&near_frame))).await;
    build(&mut far, Seat(1), &right_plan(&view(&far_frame))).await;
    sleep(2 * WAY).await;
    rush(&mut far, Seat(1), Action::Halt, "far").await;
    sleep(WAY / 2).await;
    rush(&mut near, Seat(0), Action::Halt, "near").await;
    let ended = until(&mut near, |view| matches!(view.phase, Phase::RoundEnd { .. })).await;
    match view(&ended).phase {
        Phase::RoundEnd { winner, .. } => winner,
        phase => panic!("{phase:?}"),
    }
}

/// TT-58, TT-59.
#[tokio::test]
async fn a_long_way_does_not_decide() {
    assert_eq!(winner("fair").await, Seat(1), "he called first");
}

/// TT-62.
#[tokio::test]
async fn by_receipt_a_long_way_does_decide() {
    assert_eq!(winner("receipt").await, Seat(0));
}

/// TT-60.
#[tokio::test]
async fn the_card_is_seen_by_all_together() {
    const WAY: Duration = Duration::from_millis(300);
    let server = TestServer::open().await;
    let (_, [near, far]) = racing(&server, "fair", WAY).await;
    let seen = |mut socket: Socket| async move {
        until_built_on(&mut socket).await;
        (Instant::now(), socket)
    };
    let ((near_at, _near), (far_at, _far)) = tokio::join!(seen(near), seen(far));
    let apart = near_at.max(far_at) - near_at.min(far_at);
    assert!(apart < WAY / 2, "{apart:?} apart");
}

/// A player whose connection breaks finds the board again.
#[tokio::test]
async fn a_board_waits_for_its_builder() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let options = json!({ "placement": "auto" });
    let seats = json!(["me", { "bot": { "level": "easy" } }]);
    let new = json!({ "game": TurboTaxi::ID, "seats": seats, "options": options });
    let table: TableInfo = anna.post("/api/tables", new).await.json();
    assert_eq!(anna.post_nothing(&at(&table, "start")).await.status, 200);
    let mut socket = anna.socket(&table).await;
    let plan = right_plan(&view(&until_built_on(&mut socket).await));
    build(&mut socket, Seat(0), &plan).await;
    until(&mut socket, |view| view.seats[0].n_laid == Some(8)).await;
    drop(socket);
    let folder = server.close().await;
    let server = TestServer::open_at(folder, |_| {}).await;
    let anna = Guest { address: server.address, cookie: anna.cookie };
    let mut socket = anna.socket(&table).await;
    let found = until(&mut socket, |_| true).await;
    assert_eq!(view(&found).seats[0].board, Some(plan));
}

/// Orders that were sent twice count once, also without a version.
#[tokio::test]
async fn a_rushed_order_is_carried_out_once() {
    let server = TestServer::open().await;
    let (_, [mut annas, _berts]) = racing(&server, "fair", Duration::ZERO).await;
    until_built_on(&mut annas).await;
    let cell = Cell::new(0).unwrap();
    let lay = Action::Build(Step::Lay { card: Card::Curve0, cell });
    rush(&mut annas, Seat(0), lay, "once").await;
    let version = annas.accepted().await;
    rush(&mut annas, Seat(0), lay, "once").await;
    loop {
        match annas.next().await.unwrap() {
            ToClient::Accepted { version: again, .. } => {
                assert_eq!(again, version);
                break;
            }
            ToClient::Welcome { .. }
            | ToClient::Frame(_)
            | ToClient::Change(_)
            | ToClient::Table(_) => {}
            ToClient::Refused { problem, .. } => panic!("{problem:?}"),
        }
    }
    let nonsense: Value = json!({ "seat": 0, "key": "k", "order": { "act": { "action": "fly" } } });
    annas.say(nonsense.to_string()).await;
    assert_eq!(annas.refusal().await.code, "malformed-action");
}
