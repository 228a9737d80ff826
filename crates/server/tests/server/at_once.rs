//! 200 requests at once against every limit: never more than the limit get through, and what was
//! refused leaves nothing behind, so that afterwards exactly the room that is free can be used.

mod bursts;

use std::collections::BTreeMap;
use std::time::Instant;

use engine::Seat;
use futures_util::StreamExt;
use futures_util::future::join_all;
use futures_util::stream::FuturesUnordered;
use protocol::{Frame, FromClient, Order, Problem, TableInfo};
use rusqlite::Connection;
use serde_json::json;
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::storage::{components, count, number, stored};
use crate::test_server::{Answer, GAME, Guest, TestServer, at};
use crate::uploads::{record, upload};

const N: usize = 200;

/// How often each was answered: a status, with the code of the refusal.
fn tally(answers: &[Answer]) -> BTreeMap<String, usize> {
    let mut tally = BTreeMap::new();
    for answer in answers {
        let status = answer.status.as_u16();
        let code = if status < 400 { String::new() } else { answer.json::<Problem>().code };
        *tally.entry(format!("{status} {code}")).or_default() += 1;
    }
    tally
}

#[track_caller]
fn check(answers: &[Answer], n_through: usize, refused: &str) {
    let refused = (refused.to_owned(), answers.len() - n_through);
    let expected = BTreeMap::from([("201 ".to_owned(), n_through), refused]);
    assert_eq!(tally(answers), expected);
}

async fn guests(server: &TestServer, n_guests: usize) -> Vec<Guest> {
    join_all((0..n_guests).map(|_| server.guest("Anna"))).await
}

/// All guests ask for as many tables as each other, `N` together.
async fn tables_at_once(guests: &[Guest]) -> Vec<Answer> {
    let new = json!({ "game": GAME, "seats": ["me", "open"] });
    let guests = guests.iter().cycle().take(N);
    join_all(guests.map(|guest| guest.post("/api/tables", new.clone()))).await
}

/// One table is left, and then there is room for one.
async fn check_one_more(guests: &[Guest], made: &[Answer], refused: &str) {
    let (table, guest) = made
        .iter()
        .zip(guests.iter().cycle())
        .find(|(answer, _)| answer.status == 201)
        .map(|(answer, guest)| (answer.json::<TableInfo>(), guest))
        .unwrap();
    assert_eq!(guest.delete(&at(&table, "seat")).await.status, 200);
    check(&tables_at_once(std::slice::from_ref(guest)).await, 1, refused);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_guest() {
    let server = TestServer::open_with(|config| config.limits.tables_per_guest = 20).await;
    let anna = guests(&server, 1).await;
    let answers = tables_at_once(&anna).await;
    check(&answers, 20, "429 too-many-tables");
    assert_eq!(count(&server, "tables"), 20);
    check_one_more(&anna, &answers, "429 too-many-tables").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_an_address() {
    let server = TestServer::open_with(|config| {
        config.limits.tables_per_guest = u32::MAX;
        config.limits.tables_per_address = 30;
    })
    .await;
    let guests = guests(&server, 10).await;
    let answers = tables_at_once(&guests).await;
    check(&answers, 30, "429 too-many-tables-of-address");
    assert_eq!(count(&server, "tables"), 30);
    check_one_more(&guests, &answers, "429 too-many-tables-of-address").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_in_all() {
    let server = TestServer::open_with(|config| {
        config.limits.tables_per_guest = u32::MAX;
        config.limits.tables_total = 30;
    })
    .await;
    let guests = guests(&server, 10).await;
    let answers = tables_at_once(&guests).await;
    check(&answers, 30, "503 server-full");
    assert_eq!(count(&server, "tables"), 30);
    check_one_more(&guests, &answers, "503 server-full").await;
}

/// Who hangs up holds the room until it is stored.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_guest_who_does_not_wait_for_the_answer() {
    let server = TestServer::open_with(|config| config.limits.tables_per_guest = 20).await;
    let anna = server.guest("Anna").await;
    let body = json!({ "game": GAME, "seats": ["me", "open"] }).to_string();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: h\r\ncookie: {}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        anna.cookie.as_ref().unwrap(),
        body.len()
    );
    let hang_up = async || {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(body.as_bytes()).await.unwrap();
    };
    join_all((0..N).map(|_| hang_up())).await;
    while tables_at_once(std::slice::from_ref(&anna)).await.iter().any(|it| it.status == 201) {}
    assert_eq!(count(&server, "tables"), 20);
}

/// Opens a server in which a guest has finished `N` matches.
async fn after_many_matches(
    change: impl FnOnce(&mut Config),
) -> (TestServer, Guest, Vec<TableInfo>) {
    let server = TestServer::open_with(|config| config.limits.tables_per_guest = u32::MAX).await;
    let anna = server.guest("Anna").await;
    let tables = tables_at_once(std::slice::from_ref(&anna)).await;
    let tables = tables.iter().map(Answer::json).collect();
    let cookie = anna.cookie;
    let folder = server.close().await;
    let database = Connection::open(folder.path().join("rathaus.db")).unwrap();
    database.execute_batch("UPDATE tables SET stage = 'finished', n_bytes = 0").unwrap();
    database.execute_batch("DELETE FROM stored WHERE length(owner) = 32").unwrap();
    drop(database);
    let server = TestServer::open_at(folder, change).await;
    let anna = Guest { address: server.address, cookie };
    (server, anna, tables)
}

/// Rematches are tables like others, for each of the three limits.
async fn check_rematches(refused: &str, limit: fn(&mut Limits) -> &mut u32) {
    let (server, anna, tables) = after_many_matches(|config| {
        config.limits.tables_per_guest = u32::MAX;
        *limit(&mut config.limits) = 20;
    })
    .await;
    let paths: Vec<String> = tables.iter().map(|table| at(table, "rematch")).collect();
    let answers = join_all(paths.iter().map(|path| anna.post_nothing(path))).await;
    check(&answers, 20, refused);
    assert_eq!(count(&server, "tables WHERE stage = 'waiting'"), 20);
    let left = answers.iter().position(|it| it.status == 201).unwrap();
    anna.delete(&at(&answers[left].json(), "seat")).await;
    assert_eq!(count(&server, "tables WHERE stage = 'waiting'"), 19);
    // A rematch that is there already needs no room.
    let others = paths.iter().filter(|path| **path != paths[left]);
    let again = join_all(others.map(|path| anna.post_nothing(path))).await;
    check(&again, 20, refused);
    assert_eq!(count(&server, "tables WHERE stage = 'waiting'"), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches() {
    check_rematches("429 too-many-tables", |limits| &mut limits.tables_per_guest).await;
    let of_address = "429 too-many-tables-of-address";
    check_rematches(of_address, |limits| &mut limits.tables_per_address).await;
    check_rematches("503 server-full", |limits| &mut limits.tables_total).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_of_rematches() {
    const MAX: u64 = 50_000;
    let (server, anna, tables) = after_many_matches(|config| {
        config.limits.tables_per_guest = u32::MAX;
        config.limits.bytes_per_guest = MAX;
    })
    .await;
    let paths: Vec<String> = tables.iter().map(|table| at(table, "rematch")).collect();
    let answers = join_all(paths.iter().map(|path| anna.post_nothing(path))).await;
    let n_through = answers.iter().filter(|it| it.status == 201).count();
    check(&answers, n_through, "429 too-much-stored");
    check_filled(&server, MAX, n_through);
}

/// So many tables are stored for one guest, and one more would be too many.
#[track_caller]
fn check_filled(server: &TestServer, max: u64, n_tables: usize) {
    let sql = "SELECT sum(n_bytes) FROM stored WHERE length(owner) = 32";
    let charged = number(server, sql);
    assert!(charged <= max, "{charged}");
    let each = charged / n_tables as u64;
    assert!(max < charged + each, "there is room for more: {charged}");
}

/// Tables of one guest, each with a file of its own.
async fn files_at_once(guests: &[Guest], salt: usize) -> Vec<Answer> {
    let guests = guests.iter().cycle().take(N).enumerate();
    let tables = guests.map(|(number, guest)| {
        let note = format!("{:05}{}", number + salt, "x".repeat(20_000));
        guest.post("/api/tables", components(&note))
    });
    join_all(tables).await
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_of_a_guest() {
    const MAX: u64 = 500_000;
    let server = TestServer::open_with(|config| {
        config.limits.tables_per_guest = u32::MAX;
        config.limits.bytes_per_guest = MAX;
    })
    .await;
    let anna = guests(&server, 1).await;
    let answers = files_at_once(&anna, 0).await;
    let n_through = answers.iter().filter(|it| it.status == 201).count();
    check(&answers, n_through, "429 too-much-stored");
    assert_eq!(count(&server, "files"), n_through);
    check_filled(&server, MAX, n_through);
    let first: TableInfo = answers.iter().find(|it| it.status == 201).unwrap().json();
    anna[0].delete(&at(&first, "seat")).await;
    check(&files_at_once(&anna, N).await, 1, "429 too-much-stored");
    check_filled(&server, MAX, n_through);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_of_an_address_and_in_all() {
    const MAX: u64 = 500_000;
    for (is_address, refused) in
        [(true, "429 too-much-stored-by-address"), (false, "503 no-room-left")]
    {
        let server = TestServer::open_with(|config| match is_address {
            true => config.limits.bytes_per_address = MAX,
            false => config.limits.bytes_total = MAX,
        })
        .await;
        let guests = guests(&server, N / 20).await;
        let before = stored(&server);
        let answers = files_at_once(&guests, 0).await;
        let n_through = answers.iter().filter(|it| it.status == 201).count();
        check(&answers, n_through, refused);
        let after = stored(&server);
        assert!(after <= MAX);
        assert!(MAX < after + (after - before) / n_through as u64);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn new_guests() {
    let server = TestServer::open_with(|config| config.limits.new_guests_burst = 20).await;
    let stranger = server.stranger();
    let began = Instant::now();
    let come = (0..N).map(|_| stranger.post("/api/me", json!({ "name": "A" })));
    let answers = join_all(come).await;
    let n_through = answers.iter().filter(|it| it.status == 200).count();
    // One more after each second.
    let max = 20 + began.elapsed().as_secs() as usize + 1;
    assert!((20..=max).contains(&n_through), "{n_through} of {max}");
    assert_eq!(count(&server, "guests"), n_through);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_of_new_guests() {
    let server = TestServer::open_with(|config| config.limits.new_guests_burst = 1000).await;
    server.guest("Anna").await;
    let each = stored(&server);
    let folder = server.close().await;
    let server = TestServer::open_at(folder, |config| {
        config.limits.new_guests_burst = 1000;
        config.limits.bytes_per_address = 11 * each;
    })
    .await;
    let stranger = server.stranger();
    let come = (0..N).map(|_| stranger.post("/api/me", json!({ "name": "A" })));
    let answers = join_all(come).await;
    assert_eq!(answers.iter().filter(|it| it.status == 200).count(), 10);
    for answer in answers.iter().filter(|it| it.status != 200) {
        answer.refused(429, "too-much-stored-by-address");
    }
    assert_eq!(count(&server, "guests"), 11);
}

#[tokio::test(flavor = "multi_thread")]
async fn records_of_a_guest() {
    let server = TestServer::open_with(|config| {
        config.limits.records_per_guest = 5;
        config.limits.uploads_per_guest = u32::MAX;
        config.limits.uploads_per_address = u32::MAX;
        config.limits.uploads_total = usize::MAX;
    })
    .await;
    let anna = server.guest("Anna").await;
    // What cannot be read takes no room.
    upload(&anna, "x").await.refused(400, "damaged-record");
    let record = record("A");
    let answers = join_all((0..N).map(|_| upload(&anna, &record))).await;
    check(&answers, 5, "429 too-many-records");
    assert_eq!(count(&server, "records"), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_of_records() {
    let record = record("A");
    let max = 5 * record.len() as u64 + 10;
    for (who, refused) in [
        ("guest", "429 too-much-uploaded"),
        ("address", "429 too-much-uploaded-by-address"),
        ("all", "503 records-full"),
    ] {
        let server = TestServer::open_with(|config| {
            let limits = &mut config.limits;
            limits.records_per_guest = u32::MAX;
            limits.uploads_per_guest = u32::MAX;
            limits.uploads_per_address = u32::MAX;
            limits.uploads_total = usize::MAX;
            match who {
                "guest" => limits.record_bytes_per_guest = max,
                "address" => limits.record_bytes_per_address = max,
                _ => limits.record_bytes_total = max,
            }
        })
        .await;
        let guests = guests(&server, if who == "guest" { 1 } else { 10 }).await;
        upload(&guests[0], "x").await.refused(400, "damaged-record");
        let uploads = guests.iter().cycle().take(N).map(|guest| upload(guest, &record));
        check(&join_all(uploads).await, 5, refused);
        assert_eq!(count(&server, "records"), 5);
    }
}

/// The status of an answer.
async fn status(mut stream: TcpStream) -> (u16, TcpStream) {
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    (std::str::from_utf8(&head[9..]).unwrap().parse().unwrap(), stream)
}

/// Uploads that are begun and never end, of all guests in turn: so many are taken.
async fn check_uploads(n_guests: usize, max: usize, change: impl FnOnce(&mut Config)) {
    let server = TestServer::open_with(change).await;
    let guests = guests(&server, n_guests).await;
    let begin = async |guest: &Guest| {
        let cookie = guest.cookie.as_ref().unwrap();
        let head = format!(
            "POST /api/records HTTP/1.1\r\nhost: h\r\ncookie: {cookie}\r\n\
             content-length: 1\r\n\r\n"
        );
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        stream
    };
    let streams = join_all(guests.iter().cycle().take(N).map(begin)).await;
    let mut answers: FuturesUnordered<_> = streams.into_iter().map(status).collect();
    let mut rest = Vec::new();
    for _ in 0..N - max {
        let (status, stream) = answers.next().await.unwrap();
        assert_eq!(status, 429);
        rest.push(stream);
    }
    // The others wait for their bodies, for as long as nobody sends them.
    for guest in &guests {
        upload(guest, "x").await.refused(429, "too-fast");
    }
    drop(answers);
    while upload(&guests[0], "x").await.status != 400 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_of_a_guest() {
    check_uploads(1, 7, |config| {
        config.limits.uploads_per_guest = 7;
        config.limits.uploads_per_address = 100;
        config.limits.uploads_total = 100;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_of_an_address() {
    check_uploads(10, 4, |_| {}).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_in_all() {
    check_uploads(10, 9, |config| {
        config.limits.uploads_per_address = 100;
        config.limits.uploads_total = 9;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_of_an_address() {
    check_connections(30, |config| config.limits.connections_per_address = 30).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_in_all() {
    check_connections(30, |config| config.limits.connections_total = 30).await;
}

async fn check_connections(max: usize, change: impl FnOnce(&mut Config)) {
    let server = TestServer::open_with(change).await;
    // Who is one too many is told so, or hears nothing at all.
    let ask = async || {
        let mut stream = TcpStream::connect(server.address).await.ok()?;
        stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: h\r\n\r\n").await.ok()?;
        let mut head = [0; 12];
        stream.read_exact(&mut head).await.ok()?;
        head.ends_with(b"200").then_some(stream)
    };
    let answers = join_all((0..N).map(|_| ask())).await;
    let mut open: Vec<TcpStream> = answers.into_iter().flatten().collect();
    assert_eq!(open.len(), max);
    drop(open.pop());
    while ask().await.map(|stream| open.push(stream)).is_none() {}
    assert!(ask().await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_a_guest() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.table(json!(["me", "open"])).await;
    let path = at(&table, "socket");
    let tries = join_all((0..N).map(|_| anna.try_socket(&path, &[]))).await;
    let mut open: Vec<_> = tries.into_iter().filter_map(Result::ok).collect();
    assert_eq!(open.len(), 20);
    drop(open.pop());
    while anna.try_socket(&path, &[]).await.map(|it| open.push(it)).is_err() {}
    assert!(anna.try_socket(&path, &[]).await.is_err());
}

/// A step and its undoing, ordered in turn: neither can be done twice in a row.
#[tokio::test(flavor = "multi_thread")]
async fn changes_of_a_match() {
    let server = TestServer::open_with(|config| config.limits.changes_per_match = 20).await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me"])).await;
    let order = async |number: usize, order: Order| {
        let (seat, key) = (Seat(0), number.to_string());
        anna.post(&at(&table, "order"), FromClient { seat, version: None, key, order }).await
    };
    let mut n_before = 0;
    let step = loop {
        let frame: Frame = anna.get(&at(&table, "frame")).await.json();
        let step = Order::Act { action: frame.actions[0].clone() };
        n_before += 1;
        assert_eq!(order(N + n_before, step.clone()).await.status, 200);
        if anna.get(&at(&table, "frame")).await.json::<Frame>().can_undo {
            break step;
        }
    };
    let orders = (0..N).map(|number| match number % 2 {
        0 => order(number, Order::Undo),
        _ => order(number, step.clone()),
    });
    let answers = tally(&join_all(orders).await);
    assert_eq!(answers["200 "], 20 - n_before);
    assert!(answers.contains_key("409 match-too-long"), "{answers:?}");
    assert_eq!(count(&server, "steps"), 20);
}
