//! Clients behind a network that delays, cuts, repeats, delivers late and loses: in the end each
//! of them shows what the server has, nothing was done twice, and no promise is broken.

mod judge;
mod proxy;
mod units;

use std::env;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{Chance, Fast};
use futures_util::{StreamExt, stream};
use load::{Diary, Guest, Habits, HttpClient, ReconnectingClient};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use self::judge::Tally;
use self::proxy::{Proxy, Weather};
use crate::test_server::TestServer;

/// Networks that are bad at the same time.
const N_AT_ONCE: usize = 48;
/// No network is bad for longer.
const LASTS: Duration = Duration::from_secs(3);

fn n_schedules() -> u64 {
    if env::var_os("RATHAUS_LONG").is_some() { 5_000 } else { 300 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_agrees_in_the_end() {
    let server = TestServer::open_with(|config| config.limits = server::Limits::lifted()).await;
    let http = HttpClient::new(server.address);
    let schedule = |seed| schedule(&server, &http, seed);
    let mut running = stream::iter((1..=n_schedules()).map(schedule)).buffer_unordered(N_AT_ONCE);
    let mut sum = Tally::default();
    while let Some(tally) = running.next().await {
        sum.add(&tally);
    }
    println!("{sum:?}");
    let Tally { n_promises, n_refused, n_reconnects, n_cut, n_late, n_lost, n_twice, .. } = sum;
    for n in [n_promises, n_refused, n_reconnects, n_cut, n_late, n_lost, n_twice] {
        assert!(n_schedules() / 10 < n, "the network was not bad enough: {sum:?}");
    }
}

/// One table, everybody at it behind the same proxy, and one course of misfortune.
async fn schedule(server: &TestServer, http: &HttpClient, seed: u64) -> Tally {
    let mut chance = Fast::new(seed);
    let game = games::IDS[seed as usize % games::IDS.len()];
    let n_players = 2 + chance.below(2) as u8;
    let (guests, table) = seated(http, game, n_players).await;
    let proxy = Proxy::open(server.address, seed, Weather::any(&mut chance)).await;
    let mut cookies: Vec<Option<String>> =
        guests.iter().map(|guest| Some(guest.cookie.clone())).collect();
    // A second tab of somebody, and somebody who only looks.
    match chance.below(4) {
        0 => cookies.push(cookies[0].clone()),
        1 => cookies.push(None),
        _ => {}
    }
    let clients = (0u64..).zip(cookies).map(|(number, cookie)| {
        let habits = habits(seed * 16 + number, game, &mut chance);
        ReconnectingClient::new(proxy.address, cookie, &table, habits)
    });
    let mut clients: Vec<ReconnectingClient> = clients.collect();
    let diaries: Vec<_> = clients.iter().map(ReconnectingClient::diary).collect();
    let (stop, stopped) = watch::channel(false);
    let play = clients.iter_mut().map(|client| client.play(stopped.clone()));
    let n_wanted = 6 + chance.below(20) as usize;
    let end = async {
        let _ = timeout(LASTS, promised(&diaries, n_wanted)).await;
        proxy.mend();
        stop.send_replace(true);
    };
    tokio::join!(futures_util::future::join_all(play), end);
    judge::judge(server, &guests, &table, &mut clients, seed).await.with(&proxy)
}

/// Until so many orders were acknowledged at a table.
async fn promised(diaries: &[Arc<Mutex<Diary>>], n_wanted: usize) {
    let n = |diary: &Arc<Mutex<Diary>>| diary.lock().unwrap().promises.len();
    while diaries.iter().map(n).sum::<usize>() < n_wanted {
        sleep(Duration::from_millis(5)).await;
    }
}

async fn seated(http: &HttpClient, game: &str, n_players: u8) -> (Vec<Guest>, String) {
    let mut guests = Vec::new();
    for number in 0..n_players {
        guests.push(http.guest(&format!("Guest {number}")).await.unwrap());
    }
    let table = guests[0].make_table(game, n_players).await.unwrap().id.0;
    for guest in &guests[1..] {
        guest.sit(&table).await.unwrap();
    }
    guests[0].start(&table).await.unwrap();
    (guests, table)
}

fn habits(seed: u64, game: &str, chance: &mut Fast) -> Habits {
    Habits {
        rushes: games::is_race(game),
        thinks_ms_max: 1 + chance.below(8),
        hurry: 100,
        answer_within: Duration::from_millis(250),
        whim_ms_max: [0, 150, 400][chance.below(3) as usize],
        sleeps_ms_max: 200,
        ..Habits::patient(seed)
    }
}
