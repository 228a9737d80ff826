//! Records that guests upload: how many, how large, and whose names are in them.

use engine::{Player, Record};
use hyper::Method;
use turbo_taxi::TurboTaxi;

use crate::test_server::{Answer, Guest, TestServer};

/// A whole match, in which the first player has this name.
pub fn record(name: &str) -> String {
    record_of(Player { name: name.to_owned(), bot: None })
}

fn record_of(player: Player) -> String {
    let bytes = include_bytes!("../../../turbo-taxi/tests/replays/4-seats-honest-any-time.jsonl");
    let mut record = Record::<TurboTaxi>::parse(bytes).unwrap();
    record.header.seats[0] = player;
    record.to_text()
}

pub async fn upload(guest: &Guest, record: &str) -> Answer {
    guest.send(Method::POST, "/api/records", &[], record.to_owned()).await
}

#[tokio::test]
async fn names_in_records_are_as_short_as_others() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    for good in ["", "Änne", &"ä".repeat(24)] {
        assert_eq!(upload(&anna, &record(good)).await.status, 201, "{good}");
    }
    for bad in ["a\u{202e}b", &"a".repeat(25), &"a".repeat(100_000)] {
        upload(&anna, &record(bad)).await.refused(400, "bad-name");
    }
}

/// The level of a robot is shown beside its name.
#[tokio::test]
async fn levels_in_records_are_as_short_as_names() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let of_level =
        |level: &str| record_of(Player { name: "A".to_owned(), bot: Some(level.to_owned()) });
    assert_eq!(upload(&anna, &of_level("hard")).await.status, 201);
    for bad in ["h\u{202e}d", &"h".repeat(20_000)] {
        upload(&anna, &of_level(bad)).await.refused(400, "bad-name");
    }
}

#[tokio::test]
async fn a_guest_uploads_only_so_much() {
    let record = record("A");
    let n_bytes = record.len() as u64;
    let max = 2 * n_bytes + n_bytes / 2;
    let server = TestServer::open_with(|config| config.limits.record_bytes_per_guest = max).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    for _ in 0..2 {
        assert_eq!(upload(&anna, &record).await.status, 201);
    }
    upload(&anna, &record).await.refused(429, "too-much-uploaded");
    assert_eq!(upload(&bert, &record).await.status, 201);
}

/// What was there before is counted too.
#[tokio::test]
async fn all_records_together_take_only_so_much() {
    let record = record("A");
    let max = 3 * record.len() as u64 - 1;
    let server = TestServer::open_with(|config| config.limits.record_bytes_total = max).await;
    let guests = [server.guest("Anna").await, server.guest("Bert").await];
    for guest in &guests {
        assert_eq!(upload(guest, &record).await.status, 201);
    }
    upload(&guests[0], &record).await.refused(503, "records-full");

    // A database of before has not counted them.
    let folder = server.close().await;
    let database = rusqlite::Connection::open(folder.path().join("rathaus.db")).unwrap();
    database.execute("DROP TABLE uploaded", []).unwrap();
    drop(database);
    let server = TestServer::open_at(folder, |config| config.limits.record_bytes_total = max).await;
    let celia = server.guest("Celia").await;
    upload(&celia, &record).await.refused(503, "records-full");
}

/// However many guests there are, only so many records are in memory.
#[tokio::test]
async fn all_uploads_together_come_one_by_one() {
    let server = TestServer::open_with(|config| config.limits.uploads_total = 1).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let slow = anna.begin_upload().await;
    upload(&bert, "x").await.refused(429, "too-fast");
    drop(slow);
    while upload(&bert, "x").await.status != 400 {}
}

/// What is refused at its last line has been played until there.
#[tokio::test]
async fn bad_records_are_checked_only_so_fast() {
    let bad = format!("{}x", record("A"));
    let server = TestServer::open_with(|config| {
        config.limits.checked_bytes_burst = 3 * bad.len() as u32;
        config.limits.checked_bytes_per_second = 1;
    })
    .await;
    let guests = [server.guest("Anna").await, server.guest("Bert").await];
    for guest in guests.iter().cycle().take(3) {
        upload(guest, &bad).await.refused(400, "damaged-record");
    }
    for guest in &guests {
        let refused = upload(guest, &bad).await;
        refused.refused(429, "too-fast");
        let seconds: usize = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert!(bad.len() / 2 < seconds, "{seconds}");
    }
}
