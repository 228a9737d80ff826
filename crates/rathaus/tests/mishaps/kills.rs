//! `kill -9` at any moment, under load: every acknowledged action is there afterwards, once, every
//! table can be played on, and no file is damaged. That a step is on the disk, and not only with
//! the system, is up to SQLite, which is asked for it (`synchronous = FULL`).

use std::env;
use std::net::SocketAddr;
use std::time::Duration;

use engine::{Chance, Fast};
use load::{Habits, HttpClient, ReconnectingClient};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::ledger::{Ledger, Page, as_left};
use crate::party::Party;
use crate::test_server::{TestServer, any_port, folder, rathaus, serve};

pub const N_TABLES: u64 = 10;
/// Longer than this nobody waits for a table to go on.
const PATIENCE: Duration = Duration::from_secs(60);

fn n_kills() -> u32 {
    if env::var_os("RATHAUS_LONG").is_some() { 60 } else { 4 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_has_lost_nothing() {
    let (data, copies) = (folder("kills"), folder("kills-copies"));
    let mut chance = Fast::new(8);
    let mut server = TestServer::open(&data, any_port());
    let address = server.address;
    let ledger = Ledger::default();
    let (stop, stopped) = watch::channel(false);
    let tables: Vec<_> = (0..N_TABLES)
        .map(|number| tokio::spawn(regulars(address, number, ledger.clone(), stopped.clone())))
        .collect();
    let mut n_checked = 0;
    for _ in 0..n_kills() {
        everybody_plays_on(&ledger).await;
        sleep(Duration::from_millis(chance.below(400).into())).await;
        server.kill();
        n_checked = ledger.check(&as_left(&data, &copies));
        if chance.below(4) == 0 {
            let mut early = serve(rathaus(), &data, address).spawn().unwrap();
            sleep(Duration::from_millis(chance.below(12).into())).await;
            early.kill().unwrap();
            early.wait().unwrap();
            ledger.check(&as_left(&data, &copies));
        }
        server = TestServer::open(&data, address);
        still_known(&ledger, &server.http()).await;
    }
    everybody_plays_on(&ledger).await;
    stop.send_replace(true);
    for table in tables {
        table.await.unwrap();
    }
    server.kill();
    let n_at_end = ledger.check(&as_left(&data, &copies));
    let n_tables = ledger.pages().len();
    println!("{} kills, {n_tables} matches, {n_at_end} promises kept", n_kills());
    assert!(n_checked <= n_at_end && 100 < n_at_end, "{n_at_end}");
}

/// One table: match after match, for as long as the test lasts.
pub async fn regulars(
    address: SocketAddr,
    number: u64,
    ledger: Ledger,
    stopped: watch::Receiver<bool>,
) {
    let http = HttpClient::new(address);
    let game = games::IDS[number as usize % games::IDS.len()];
    let mut n_matches = 0;
    while !*stopped.borrow() {
        let n_players = 2 + (number % 3) as u8;
        // A server that is down answers nobody.
        let Ok(party) = Party::begin(&http, game, n_players).await else {
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        let mut clients: Vec<ReconnectingClient> = (0u64..)
            .zip(&party.guests)
            .map(|(seat, guest)| {
                let seed = (n_matches * N_TABLES + number) * 8 + seat;
                let habits = Habits { hurry: 20, thinks_ms_max: 4, ..Habits::patient(seed) };
                ReconnectingClient::new(address, Some(guest.cookie.clone()), &party.table, habits)
            })
            .collect();
        ledger.add(Page {
            guests: party.guests.clone(),
            table: party.table.clone(),
            diaries: clients.iter().map(ReconnectingClient::diary).collect(),
            is_over: false,
        });
        let playing = clients.iter_mut().map(|client| client.play(stopped.clone()));
        futures_util::future::join_all(playing).await;
        if clients.iter().all(ReconnectingClient::is_over) {
            ledger.close(&party.table);
        }
        n_matches += 1;
    }
}

/// Waits until at every table that is not over something more was promised.
pub async fn everybody_plays_on(ledger: &Ledger) {
    let begun_at = Instant::now();
    let before: Vec<usize> = ledger.pages().iter().map(Page::n_promises).collect();
    loop {
        let now = ledger.pages();
        let mut pages = before.iter().zip(&now);
        let went_on = pages.all(|(then, now)| now.is_over || *then < now.n_promises());
        if went_on && N_TABLES as usize <= now.len() {
            return;
        }
        assert!(begun_at.elapsed() < PATIENCE, "a table cannot be played on");
        sleep(Duration::from_millis(10)).await;
    }
}

/// The new server knows what the old one has acknowledged, and has all that it has shown.
pub async fn still_known(ledger: &Ledger, http: &HttpClient) {
    for page in ledger.pages().into_iter().rev().take(3 * N_TABLES as usize) {
        for (seat, guest) in page.guests.iter().enumerate() {
            let guest = guest.moved(http);
            let diary = page.diaries[seat].lock().unwrap().clone();
            let frame = guest.frame(&page.table, &seat.to_string()).await.unwrap();
            let version = frame["version"].as_u64();
            assert!(diary.shown <= version, "{:?} was shown, {version:?} is there", diary.shown);
            let Some(promise) = diary.promises.last() else { continue };
            let order = diary.placed.iter().find(|order| order.key == promise.key).unwrap();
            let again = guest.order(&page.table, order).await.unwrap();
            let (key, version) = (promise.key.clone(), promise.version);
            assert_eq!(again, protocol::ToClient::Accepted { key, version });
        }
    }
}
