//! `kill -TERM` and Ctrl-C at any moment, under load: the server ends in order, with status 0, says
//! goodbye on every socket, and has lost nothing when it comes back.

use std::env;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use engine::{Chance, Fast};
use load::{Diary, Failed, Guest, Habits, HttpClient, ReconnectingClient};
use protocol::{NewSeat, NewTable};
use serde_json::json;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::kills::{N_TABLES, everybody_plays_on, regulars, still_known};
use crate::ledger::{Ledger, as_left};
use crate::party::Party;
use crate::test_server::{TestServer, any_port, folder, rathaus, serve};

/// Longer than this no test waits for a process.
const PATIENCE: Duration = Duration::from_secs(60);

/// As it is promised.
const ENDS_WITHIN: Duration = Duration::from_secs(5);

fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// In long mode 50 by `kill -TERM`, and half as many by Ctrl-C.
fn n_endings() -> u32 {
    if is_long() { 75 } else { 3 }
}

/// Asks the server to end, and waits until it has, in order. Where nothing else is under way it is
/// held to what is promised; otherwise the machine would be measured and not the server.
async fn ends_in_time(server: &mut TestServer, asks: impl FnOnce(&TestServer)) -> Duration {
    let asked_at = Instant::now();
    asks(server);
    assert_eq!(server.ended(PATIENCE).await, Some(0));
    let took = asked_at.elapsed();
    assert!(!is_long() || took < ENDS_WITHIN, "the end took {took:?}");
    took
}

/// A table of robots who think as long as they may, match after match, and somebody who looks on.
async fn robots(address: SocketAddr, stopped: watch::Receiver<bool>) -> Vec<Arc<Mutex<Diary>>> {
    let http = HttpClient::new(address);
    let mut diaries = Vec::new();
    while !*stopped.borrow() {
        // A server that is down answers nobody.
        let Ok((guest, table)) = table_of_robots(&http).await else {
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        let habits = Habits { acts: false, hurry: 20, ..Habits::patient(diaries.len() as u64) };
        let mut client = ReconnectingClient::new(address, Some(guest.cookie), &table, habits);
        diaries.push(client.diary());
        client.play(stopped.clone()).await;
    }
    diaries
}

async fn table_of_robots(http: &HttpClient) -> Result<(Guest, String), Failed> {
    let guest = http.guest("Host").await?;
    let seats = vec![NewSeat::Bot { level: "hard".to_owned() }; 4];
    let game = games::IDS[0].to_owned();
    let new = NewTable { game, options: json!({}), seats, is_listed: false };
    let table = guest.open_table(&new).await?.id.0;
    guest.start(&table).await?;
    Ok((guest, table))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_asked_to_end_says_goodbye() {
    let (data, copies) = (folder("endings"), folder("endings-copies"));
    let mut chance = Fast::new(15);
    let mut server = TestServer::open(&data, any_port());
    let address = server.address;
    let ledger = Ledger::default();
    let (stop, stopped) = watch::channel(false);
    let tables: Vec<_> = (0..N_TABLES)
        .map(|number| tokio::spawn(regulars(address, number, ledger.clone(), stopped.clone())))
        .collect();
    let thinking = tokio::spawn(robots(address, stopped));
    let mut longest = Duration::ZERO;
    for number in 0..n_endings() {
        everybody_plays_on(&ledger).await;
        sleep(Duration::from_millis(chance.below(200).into())).await;
        let signal = if number % 3 == 2 { "-INT" } else { "-TERM" };
        let took = ends_in_time(&mut server, |server| server.signal(signal)).await;
        longest = longest.max(took);
        ledger.check(&as_left(&data, &copies));
        server = TestServer::open(&data, address);
        still_known(&ledger, &server.http()).await;
    }
    everybody_plays_on(&ledger).await;
    stop.send_replace(true);
    for table in tables {
        table.await.unwrap();
    }
    let of_robots = thinking.await.unwrap();
    ends_in_time(&mut server, |server| server.signal("-TERM")).await;
    let n_promises = ledger.check(&as_left(&data, &copies));
    let diaries = ledger.pages().into_iter().flat_map(|page| page.diaries).chain(of_robots);
    let diaries: Vec<_> = diaries.map(|diary| diary.lock().unwrap().clone()).collect();
    let n_goodbyes: usize = diaries.iter().map(|diary| diary.n_goodbyes).sum();
    let n_cut_off: usize = diaries.iter().map(|diary| diary.n_cut_off).sum();
    println!("{} endings, {n_promises} promises kept, {n_goodbyes} goodbyes", n_endings());
    println!("the longest took {longest:?}");
    assert_eq!(n_cut_off, 0, "connections that ended without a word");
    // Two to four play at each table, all of whom hear each end unless they are just moving on.
    assert!(N_TABLES as usize * n_endings() as usize <= n_goodbyes && 100 < n_promises);
}

/// A request whose body never comes, so that the server would wait a while for its end.
fn unfinished_request(server: &TestServer) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).unwrap();
    let head = "POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                content-length: 100\r\nexpect: 100-continue\r\n\r\n";
    stream.write_all(head.as_bytes()).unwrap();
    // The server asks for the body: it has begun.
    let mut goes_on = [0; 12];
    stream.read_exact(&mut goes_on).unwrap();
    assert_eq!(&goes_on, b"HTTP/1.1 100");
    stream
}

#[tokio::test]
async fn a_second_signal_ends_at_once() {
    let mut server = TestServer::open(&folder("second-signal"), any_port());
    let unfinished = unfinished_request(&server);
    server.signal("-TERM");
    let asked_at = Instant::now();
    while TcpStream::connect(server.address).is_ok() {
        assert!(asked_at.elapsed() < PATIENCE, "the server lets others in");
        sleep(Duration::from_millis(1)).await;
    }
    server.signal("-TERM");
    assert_eq!(server.ended(PATIENCE).await, Some(128 + 15));
    drop(unfinished);
}

/// Whoever does not finish what it was about to say keeps nobody waiting for long.
#[tokio::test]
async fn one_slow_client_keeps_no_server_alive() {
    let mut server = TestServer::open(&folder("slow-ending"), any_port());
    let unfinished = unfinished_request(&server);
    ends_in_time(&mut server, |server| server.signal("-TERM")).await;
    drop(unfinished);
}

/// `unshare`, which makes the server process 1 of a namespace. None where nobody may.
fn as_process_1(data: &Path) -> Option<Command> {
    let namespace = ["--pid", "--fork", "--mount-proc", "--kill-child"];
    let may = Command::new("unshare").args(namespace).arg("true").output();
    if !may.is_ok_and(|output| output.status.success()) {
        return None;
    }
    let rathaus = rathaus();
    let mut command = Command::new("unshare");
    command.args(namespace).arg(rathaus.get_program());
    Some(serve(command, data, any_port()))
}

/// The kernel keeps signals from process 1 that it has not asked for. In a container everything is
/// process 1.
#[tokio::test]
async fn process_1_ends_in_order_too() {
    let data = folder("process-1");
    let Some(command) = as_process_1(&data) else {
        println!("not tried: nobody may make namespaces here");
        return;
    };
    let mut server = TestServer::started(command);
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    let version = party.act().await.unwrap();
    let children = format!("/proc/{0}/task/{0}/children", server.pid());
    let child = std::fs::read_to_string(children).unwrap();
    let term = |_: &TestServer| {
        let killed = Command::new("kill").args(["-TERM", child.trim()]).status();
        assert!(killed.unwrap().success());
    };
    ends_in_time(&mut server, term).await;
    let server = TestServer::open(&data, any_port());
    let party = party.moved(&server.http());
    assert_eq!(party.frame(0).await.unwrap().version, version);
}
