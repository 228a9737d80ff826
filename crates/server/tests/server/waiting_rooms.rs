//! Before the match: seats that are kept, people who are removed, and hosts who leave.

use protocol::{Problem, SeatInfo, TableInfo};
use serde_json::json;

use crate::talk::Socket;
use crate::test_server::{Guest, TestServer, at};

/// The rematch of Anna and Bert, in which Anna sits and Bert's seat is kept.
async fn rematch(anna: &Guest, bert: &Guest) -> TableInfo {
    let table = anna.table(json!(["me", "open"])).await;
    bert.post_nothing(&at(&table, "seat")).await;
    anna.post_nothing(&at(&table, "start")).await;
    let (mut annas, mut berts) = (anna.socket(&table).await, bert.socket(&table).await);
    let (of_anna, of_bert) = (annas.frame().await, berts.frame().await);
    tokio::join!(annas.play_on(of_anna, 10), berts.play_on(of_bert, 11));
    anna.post_nothing(&at(&table, "rematch")).await.json()
}

async fn until(socket: &mut Socket, is_wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
    loop {
        let table = socket.table().await;
        if is_wanted(&table) {
            return table;
        }
    }
}

fn name(seat: &SeatInfo) -> &str {
    match seat {
        SeatInfo::Person { name, .. } => name,
        SeatInfo::Open | SeatInfo::Kept { .. } | SeatInfo::Bot { .. } => "",
    }
}

/// Finding: a stranger who looked at the finished table could take a seat of the rematch.
#[tokio::test]
async fn the_seats_of_a_rematch_are_kept() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let carl = server.guest("Carl").await;
    let table = rematch(&anna, &bert).await;
    let SeatInfo::Kept { name, is_me: false, until } = &table.seats[0] else {
        panic!("{:?}", table.seats)
    };
    assert_eq!(name, "Bert");
    assert!(table.created_at + 299 <= *until && *until <= table.created_at + 301);
    for body in [json!({}), json!({ "seat": 0 })] {
        let problem = carl.post(&at(&table, "seat"), body).await.refused(409, "seat-kept");
        let seconds: u64 = problem.args["seconds"].parse().unwrap();
        assert!((200..=300).contains(&seconds), "{seconds}");
    }
    anna.post_nothing(&at(&table, "start")).await.refused(409, "seats-open");
    carl.delete(&at(&table, "seat?seat=0")).await.refused(403, "not-seated");

    let path = format!("/api/tables/{}", table.id.0);
    let berts: TableInfo = bert.get(&path).await.json();
    assert!(matches!(berts.seats[0], SeatInfo::Kept { is_me: true, .. }));
    bert.post("/api/me", json!({ "name": "Bertram" })).await;
    let joined: TableInfo = bert.post_nothing(&at(&table, "seat")).await.json();
    assert!(
        matches!(&joined.seats[0], SeatInfo::Person { name, is_me: true, .. } if name == "Bertram")
    );
    assert_eq!(anna.post_nothing(&at(&table, "start")).await.status, 200);
}

/// The table that another table says is its rematch.
async fn rematch_of(guest: &Guest, table: &TableInfo) -> TableInfo {
    guest.post_nothing(&at(table, "rematch")).await.json()
}

/// Whoever asked for the rematch may be the first to leave it: the seats of the others are kept.
#[tokio::test]
async fn a_rematch_outlives_whoever_asked_for_it() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = rematch(&anna, &bert).await;
    assert_eq!(anna.delete(&at(&table, "seat")).await.status, 200);
    let joined: TableInfo = bert.post_nothing(&at(&table, "seat")).await.json();
    assert!(matches!(joined.seats[0], SeatInfo::Person { is_me: true, .. }));
    assert!(joined.is_host, "somebody must begin");
    assert_eq!(anna.post_nothing(&at(&table, "seat")).await.status, 200);
    anna.post_nothing(&at(&table, "start")).await.refused(403, "not-host");
    assert_eq!(bert.post_nothing(&at(&table, "start")).await.status, 200);
}

/// Somebody who is awaited in vain keeps nobody from beginning.
#[tokio::test]
async fn whoever_comes_back_first_is_the_host() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = rematch(&anna, &bert).await;
    let left: TableInfo = anna.delete(&at(&table, "seat")).await.json();
    assert_eq!(left.host, "Bert");
    let back: TableInfo = anna.post(&at(&table, "seat"), json!({ "seat": 1 })).await.json();
    assert!(back.is_host);
}

/// One that nobody is left at, nor awaited, is gone; then there may be another.
#[tokio::test]
async fn a_rematch_that_is_gone_is_none() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let first = rematch(&anna, &bert).await;
    anna.delete(&at(&first, "seat?seat=0")).await;
    assert_eq!(anna.delete(&at(&first, "seat")).await.status, 200);
    let path = format!("/api/tables/{}", first.id.0);
    anna.get(&path).await.refused(404, "no-such-table");
    let mine: Vec<TableInfo> = bert.get("/api/tables/mine").await.json();
    let second = rematch_of(&bert, &mine[0]).await;
    assert_ne!(second.id, first.id);
    assert_eq!(rematch_of(&anna, &mine[0]).await.id, second.id);
}

#[tokio::test]
async fn a_host_need_not_keep_a_seat() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let carl = server.guest("Carl").await;
    let table = rematch(&anna, &bert).await;
    let freed: TableInfo = anna.delete(&at(&table, "seat?seat=0")).await.json();
    assert_eq!(freed.seats[0], SeatInfo::Open);
    assert_eq!(carl.post_nothing(&at(&table, "seat")).await.status, 200);
    // Nobody has removed Bert, but his seat is taken.
    bert.post_nothing(&at(&table, "seat")).await.refused(409, "table-full");
}

/// Everybody is told when anybody may sit down.
#[tokio::test]
async fn a_kept_seat_becomes_free_in_the_end() {
    let server = TestServer::open_with(|config| config.seats_kept_ms = 3000).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = rematch(&anna, &bert).await;
    let mut socket = anna.socket(&table).await;
    let told = until(&mut socket, |table| table.seats[0] == SeatInfo::Open).await;
    assert_eq!(told.id, table.id);
    let carl = server.guest("Carl").await;
    assert_eq!(carl.post_nothing(&at(&table, "seat")).await.status, 200);
}

/// Finding: the host of a table could not remove anybody.
#[tokio::test]
async fn a_host_removes_somebody_who_learns_of_it() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let carl = server.guest("Carl").await;
    let table = anna.table(json!(["me", "open", "open", "open"])).await;
    for (guest, seat) in [(&bert, 1), (&bert, 2), (&carl, 3)] {
        assert_eq!(guest.post(&at(&table, "seat"), json!({ "seat": seat })).await.status, 200);
    }
    let mut berts = bert.socket(&table).await;
    // Nobody but the host, and nobody's own business is changed by it.
    carl.delete(&at(&table, "seat?seat=1")).await.refused(403, "not-your-seat");
    carl.delete(&at(&table, "seat?seat=0")).await.refused(403, "not-your-seat");
    server.stranger().delete(&at(&table, "seat?seat=1")).await.refused(401, "no-guest");
    let cleared: TableInfo = anna.delete(&at(&table, "seat?seat=1")).await.json();
    assert_eq!(cleared.seats[1..3], [SeatInfo::Open, SeatInfo::Open]);
    assert!(!cleared.is_removed);
    let told = until(&mut berts, |table| table.is_removed).await;
    assert_eq!(told.seats[1], SeatInfo::Open);
    bert.post_nothing(&at(&table, "seat")).await.refused(403, "removed");
    let mine: Vec<TableInfo> = bert.get("/api/tables/mine").await.json();
    assert_eq!(mine, []);
    // Seats without anybody are not cleared, and in a match nobody is.
    anna.delete(&at(&table, "seat?seat=1")).await.refused(403, "not-your-seat");
    anna.delete(&at(&table, "seat?seat=9")).await.refused(403, "not-your-seat");
    for seat in [1, 2] {
        anna.post(&at(&table, "seat"), json!({ "seat": seat })).await;
    }
    assert_eq!(anna.post_nothing(&at(&table, "start")).await.status, 200);
    let _here = carl.socket(&table).await;
    carl.get(&at(&table, "frame")).await;
    anna.delete(&at(&table, "seat?seat=3")).await.refused(409, "still-here");
}

/// Finding: a host who left a waiting table stayed host, and the others were stuck.
#[tokio::test]
async fn a_host_who_leaves_hands_the_table_on() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let carl = server.guest("Carl").await;
    let table = anna.table(json!(["me", "me", "open", "open"])).await;
    carl.post(&at(&table, "seat"), json!({ "seat": 3 })).await;
    bert.post(&at(&table, "seat"), json!({ "seat": 2 })).await;
    let mut carls = carl.socket(&table).await;
    let still: TableInfo = anna.delete(&at(&table, "seat?seat=0")).await.json();
    assert!(still.is_host, "she still has a seat");
    let left: TableInfo = anna.delete(&at(&table, "seat")).await.json();
    assert_eq!((left.is_host, left.host.as_str()), (false, "Carl"));
    let told = until(&mut carls, |table| table.is_host).await;
    assert_eq!(told.host, "Carl");
    anna.delete(&at(&table, "seat?seat=3")).await.refused(403, "not-seated");
    assert_eq!(anna.get("/api/tables/mine").await.json::<Vec<TableInfo>>(), []);

    // It is stored, and goes on: the last one takes the table along.
    let folder = server.close().await;
    let server = TestServer::open_at(folder, |_| {}).await;
    let [bert, carl] = [bert, carl].map(|it| Guest { address: server.address, ..it });
    let removed: TableInfo = carl.delete(&at(&table, "seat?seat=2")).await.json();
    assert_eq!((removed.is_host, &removed.seats[2]), (true, &SeatInfo::Open));
    bert.post_nothing(&at(&table, "seat")).await.refused(403, "removed");
    assert_eq!(carl.delete(&at(&table, "seat")).await.status, 200);
    carl.get(&at(&table, "frame")).await.refused(404, "no-such-table");
}

/// A host need not sit to have a table, nor to hand it on.
#[tokio::test]
async fn a_host_without_a_seat_hands_the_table_on() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = anna.table(json!(["open", { "bot": { "level": "easy" } }])).await;
    bert.post_nothing(&at(&table, "seat")).await;
    let left: TableInfo = anna.delete(&at(&table, "seat")).await.json();
    assert_eq!(left.host, "Bert");
    assert_eq!(bert.post_nothing(&at(&table, "start")).await.status, 200);
}

/// Whatever comes first: one person a seat, one host who sits, and nobody plays who was removed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_at_once_ends_in_order() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let (carl, dora) = (server.guest("Carl").await, server.guest("Dora").await);
    for _ in 0..20 {
        let table = anna.table(json!(["me", "open", "open"])).await;
        bert.post(&at(&table, "seat"), json!({ "seat": 1 })).await;
        let (seat, start) = (at(&table, "seat"), at(&table, "start"));
        let remove = at(&table, "seat?seat=1");
        let two = json!({ "seat": 2 });
        let (carls, doras, removing, starting, leaving) = tokio::join!(
            carl.post(&seat, &two),
            dora.post(&seat, &two),
            anna.delete(&remove),
            anna.post_nothing(&start),
            anna.delete(&seat),
        );
        let n_seated = [&carls, &doras].iter().filter(|answer| answer.status == 200).count();
        assert!(n_seated <= 1, "two people on one chair");
        let answer = bert.get(&format!("/api/tables/{}", table.id.0)).await;
        if answer.status == 404 {
            assert_eq!(n_seated, 0, "a table was taken away from somebody");
            continue;
        }
        let berts: TableInfo = answer.json();
        let is_seated = berts.seats.iter().any(|seat| name(seat) == "Bert");
        assert!(!(is_seated && berts.is_removed));
        let is_waiting = berts.stage == protocol::Stage::Waiting;
        assert_eq!(starting.status == 200, !is_waiting);
        let host_sits = berts.seats.iter().any(|seat| name(seat) == berts.host);
        assert!(host_sits, "{:?}: {} {}", berts, removing.text(), leaving.text());
        if is_waiting && removing.status == 200 {
            let code = bert.post_nothing(&seat).await.json::<Problem>().code;
            assert_eq!(code, "removed");
        }
    }
}
