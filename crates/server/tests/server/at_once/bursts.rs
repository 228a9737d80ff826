//! Requests and bytes: so many at once, and so many a second.

use std::collections::BTreeMap;

use engine::Seat;
use futures_util::future::join_all;
use protocol::Order;
use serde_json::{Value, json};

use super::{N, guests, tally};
use crate::test_server::{Guest, TestServer, at};
use crate::uploads::{record, upload};

const BURST: u32 = 7;

/// A server at which only so much of one thing may be asked for at once, and never more.
async fn with_burst(of: &str, n_bytes: u32) -> TestServer {
    TestServer::open_with(|config| {
        let limits = &mut config.limits;
        limits.uploads_per_guest = u32::MAX;
        limits.uploads_per_address = u32::MAX;
        limits.uploads_total = usize::MAX;
        limits.records_per_guest = u32::MAX;
        let (burst, per_second, n) = match of {
            "wakings" => (&mut limits.wakings_burst, &mut limits.wakings_per_second, 1),
            "orders" => (&mut limits.orders_burst, &mut limits.orders_per_second, 1),
            "reads" => (&mut limits.reads_burst, &mut limits.reads_per_second, 1),
            "pages" => (&mut limits.pages_burst, &mut limits.pages_per_second, 1),
            "page bytes" => {
                (&mut limits.page_bytes_burst, &mut limits.page_bytes_per_second, n_bytes)
            }
            "fetched" => {
                (&mut limits.fetched_bytes_burst, &mut limits.fetched_bytes_per_second, n_bytes)
            }
            _ => (&mut limits.checked_bytes_burst, &mut limits.checked_bytes_per_second, n_bytes),
        };
        (*burst, *per_second) = (BURST * n, 0);
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn bursts() {
    let (good, bad) = (record("A"), format!("{}x", record("A")));
    let page = TestServer::open().await.stranger().get("/").await.body;
    for (of, n_bytes, granted, refused) in [
        ("wakings", 0, "200 ", "429 too-fast"),
        ("orders", 0, "404 no-such-table", "429 too-fast"),
        ("reads", 0, "200 ", "429 too-fast"),
        ("pages", 0, "404 not-found", "429 too-fast"),
        ("page bytes", page.len(), "200 ", "429 too-much-fetched"),
        ("fetched", good.len(), "200 ", "429 too-much-fetched"),
        ("checked", bad.len(), "400 damaged-record", "429 too-fast"),
    ] {
        let server = with_burst(of, n_bytes as u32).await;
        let anna = server.guest("Anna").await;
        let path = match of {
            "wakings" => at(&anna.started(json!(["me"])).await, "log"),
            "orders" => format!("/api/tables/{}/start", "0".repeat(24)),
            "reads" => "/api/games".to_owned(),
            "pages" => "/nothing".to_owned(),
            "page bytes" => "/".to_owned(),
            "fetched" => {
                let uploaded = upload(&anna, &good).await.json::<Value>();
                format!("/api/records/{}", uploaded["id"].as_str().unwrap())
            }
            _ => "/api/records".to_owned(),
        };
        let ask = async || match of {
            "orders" => anna.post_nothing(&path).await,
            "checked" => upload(&anna, &bad).await,
            _ => anna.get(&path).await,
        };
        let answers = join_all((0..N).map(|_| ask())).await;
        let n_granted = BURST as usize;
        let expected = [(granted.to_owned(), n_granted), (refused.to_owned(), N - n_granted)];
        assert_eq!(tally(&answers), BTreeMap::from(expected), "{of}");
    }
}

/// A server at which one address may ask for so much, and then only `BURST` times more.
async fn with_burst_of_an_address(n_before: usize) -> TestServer {
    TestServer::open_with(|config| {
        config.limits.address_requests_burst = n_before as u32 + BURST;
        config.limits.address_requests_per_second = 0;
    })
    .await
}

const N_GUESTS: usize = 10;

/// Finding: each guest could ask as much as one guest may, and an address could become a hundred.
#[tokio::test(flavor = "multi_thread")]
async fn requests_of_an_address() {
    let server = with_burst_of_an_address(N_GUESTS).await;
    let guests = guests(&server, N_GUESTS).await;
    let start = format!("/api/tables/{}/start", "0".repeat(24));
    let ask = async |(number, guest): (usize, &Guest)| match number % 2 {
        0 => guest.get("/api/games").await,
        _ => guest.post_nothing(&start).await,
    };
    let answers = join_all(guests.iter().cycle().take(N).enumerate().map(ask)).await;
    let n_refused = tally(&answers).remove("429 too-fast");
    assert_eq!(n_refused, Some(N - BURST as usize));
    // Without a name it is the same address. The files of the page are counted for themselves.
    server.stranger().get("/api/games").await.refused(429, "too-fast");
    assert_eq!(server.stranger().get("/").await.status, 200);
}

/// The same over sockets.
#[tokio::test(flavor = "multi_thread")]
async fn messages_of_an_address() {
    // Each has a name, opens a table, begins a match and comes to it.
    let server = with_burst_of_an_address(4 * N_GUESTS).await;
    let mut sockets = Vec::new();
    for guest in guests(&server, N_GUESTS).await {
        let table = guest.started(json!(["me", "me"])).await;
        sockets.push(guest.socket(&table).await);
    }
    let talks = sockets.iter_mut().map(async |socket| {
        let mut n_heard = 0;
        for _ in 0..N / N_GUESTS {
            socket.order(Seat(0), 0, Order::Undo).await;
            n_heard += usize::from(socket.refusal().await.code == "nothing-to-undo");
        }
        n_heard
    });
    let n_heard: usize = join_all(talks).await.into_iter().sum();
    assert_eq!(n_heard, BURST as usize);
}
