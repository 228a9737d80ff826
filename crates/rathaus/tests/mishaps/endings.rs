//! `kill -TERM` and Ctrl-C at any moment, under load: the server ends in order, with status 0, says
//! goodbye on every socket, and has lost nothing when it comes back.

use std::env;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use engine::{Chance, Fast};
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

fn n_endings() -> u32 {
    if is_long() { 50 } else { 3 }
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
    let mut longest = Duration::ZERO;
    for number in 0..n_endings() {
        everybody_plays_on(&ledger).await;
        sleep(Duration::from_millis(chance.below(200).into())).await;
        let signal = if number % 3 == 2 { "-INT" } else { "-TERM" };
        let asked_at = Instant::now();
        server.signal(signal);
        assert_eq!(server.ended(PATIENCE).await, Some(0), "{signal}");
        longest = longest.max(asked_at.elapsed());
        ledger.check(&as_left(&data, &copies));
        server = TestServer::open(&data, address);
        still_known(&ledger, &server.http()).await;
    }
    everybody_plays_on(&ledger).await;
    stop.send_replace(true);
    for table in tables {
        table.await.unwrap();
    }
    server.signal("-TERM");
    assert_eq!(server.ended(PATIENCE).await, Some(0));
    let n_promises = ledger.check(&as_left(&data, &copies));
    let diaries = ledger.pages().into_iter().flat_map(|page| page.diaries);
    let diaries: Vec<_> = diaries.map(|diary| diary.lock().unwrap().clone()).collect();
    let n_goodbyes: usize = diaries.iter().map(|diary| diary.n_goodbyes).sum();
    let n_cut_off: usize = diaries.iter().map(|diary| diary.n_cut_off).sum();
    println!("{} endings, {n_promises} promises kept, {n_goodbyes} goodbyes", n_endings());
    println!("the longest took {longest:?}");
    // Where nothing else is under way; otherwise the machine is measured and not the server.
    assert!(!is_long() || longest < ENDS_WITHIN, "the longest took {longest:?}");
    assert_eq!(n_cut_off, 0, "connections that ended without a word");
    assert!(N_TABLES as usize <= n_goodbyes && 100 < n_promises);
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
    server.signal("-TERM");
    assert_eq!(server.ended(PATIENCE).await, Some(0));
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
    let killed = Command::new("kill").args(["-TERM", child.trim()]).status();
    assert!(killed.unwrap().success());
    assert_eq!(server.ended(PATIENCE).await, Some(0));
    let server = TestServer::open(&data, any_port());
    let party = party.moved(&server.http());
    assert_eq!(party.frame(0).await.unwrap().version, version);
}
