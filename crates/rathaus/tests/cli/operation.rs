//! What whoever runs a server sees of it: its log, its settings, its version.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::run::{check_refused, command, file, folder, printed, ran, rathaus, text};

/// Asks once. Gives all of the answer.
fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// What a server logs while somebody opens a table, with the cookie and the table's address.
fn log_of(test: &str, args: &[&str]) -> (String, String, String) {
    let folder = folder(test);
    let log = fs::File::create(folder.join("log")).unwrap();
    let mut server = command(&["serve", "--json", "--address", "127.0.0.1:0", "--data"])
        .arg(folder.join("data"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let listening: Value = serde_json::from_str(&line).unwrap();
    let address = listening["address"].as_str().unwrap();
    let named = ask(address, "POST", "/api/me", "", "{\"name\":\"Melusine\"}");
    let cookie = named.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap();
    let new = json!({ "game": "saint-malo", "seats": ["me", "me"] }).to_string();
    let opened = ask(address, "POST", "/api/tables", cookie, &new);
    let body: Value = serde_json::from_str(opened.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let table = body["id"].as_str().unwrap().to_owned();
    ask(address, "POST", &format!("/api/tables/{table}/start"), cookie, "");
    ask(address, "GET", &format!("/api/tables/{table}/frame?seat=0"), cookie, "");
    ask(address, "GET", &format!("/table/{table}?secret=query"), "", "");
    ask(address, "GET", "/nothing", "", "");
    ask(address, "GET", "/health", "", "");
    let killed = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
    assert!(killed.unwrap().success());
    assert_eq!(server.wait().unwrap().code(), Some(0));
    (fs::read_to_string(folder.join("log")).unwrap(), cookie.to_owned(), table)
}

#[test]
fn a_log_has_a_line_for_everything_and_no_secrets() {
    let (log, cookie, table) = log_of("log_text", &["--log-format", "text"]);
    let lines: Vec<&str> = log.lines().collect();
    let has = |parts: &[&str]| {
        let found = lines.iter().any(|line| parts.iter().all(|part| line.contains(part)));
        assert!(found, "{parts:?} is not in\n{log}");
    };
    let short = format!("/api/tables/{}…/frame", &table[..6]);
    has(&["starting", "version"]);
    has(&["listening", "127.0.0.1:"]);
    has(&["table opened", "saint-malo", &table[..6]]);
    has(&["table woken", &table[..6], "ms="]);
    has(&["request", "POST", "/api/me", "status=200", "ms=", "bytes=", "address"]);
    has(&["request", "GET", &short, "status=200", "GuestId("]);
    has(&["request", "/nothing", "status=404", "not-found"]);
    has(&["ending"]);
    has(&["closed", "is_stored=true"]);
    let (guest, mac) = cookie.split_once('=').unwrap().1.split_once('.').unwrap();
    for secret in [guest, mac, &table[..], "Melusine", "secret", "seat=0", "/health", "\u{1b}"] {
        assert!(!log.contains(secret), "{secret:?} is in\n{log}");
    }
}

#[test]
fn programs_get_a_log_of_objects() {
    let (log, ..) = log_of("log_json", &[]);
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let request = lines.iter().find(|line| line["path"] == "/api/me").unwrap();
    assert_eq!((&request["status"], &request["method"]), (&json!(200), &json!("POST")));
    assert_eq!((&request["level"], &request["message"]), (&json!("INFO"), &json!("request")));
    assert!(request["timestamp"].is_string() && request["ms"].is_u64());
}

#[test]
fn the_version_has_the_commit() {
    let version = printed(&["--version"]);
    let head = Command::new("git").args(["rev-parse", "--short=10", "HEAD"]).output();
    let known = head.ok().filter(|head| head.status.success());
    match known.and_then(|head| String::from_utf8(head.stdout).ok()) {
        Some(commit) => assert!(version.contains(&format!(" ({})", commit.trim())), "{version}"),
        None => assert!(version.starts_with("rathaus "), "{version}"),
    }
}

fn check_line(data: &Path) -> Vec<String> {
    let line = ["serve", "--check", "--address", "127.0.0.1:0", "--data"];
    line.iter().map(|arg| (*arg).to_owned()).chain([text(data)]).collect()
}

#[test]
fn a_check_shows_every_setting_and_its_origin() {
    let folder = folder("check");
    let config = "bot_pause_ms = 5\n\n[limits]\ntables_per_guest = 7\n";
    let config = file(&folder, "rathaus.toml", config.as_bytes());
    let data = folder.join("data");
    let mut line = check_line(&data);
    line.extend(["--config".to_owned(), config.clone()]);
    let args: Vec<&str> = line.iter().map(String::as_str).collect();
    let checked = ran(command(&args).env("RATHAUS_LIMITS_TABLES_TOTAL", "9"));
    assert_eq!((checked.status, checked.err.as_str()), (Some(0), ""));
    let has = |parts: &[&str]| {
        let found = checked.out.lines().any(|line| parts.iter().all(|part| line.contains(part)));
        assert!(found, "{parts:?} is not in\n{}", checked.out);
    };
    has(&["bot_pause_ms", "5", "rathaus.toml, line 1"]);
    has(&["limits.tables_per_guest", "7", "rathaus.toml, line 4"]);
    has(&["limits.tables_total", "9", "RATHAUS_LIMITS_TABLES_TOTAL"]);
    has(&["address", "127.0.0.1:0", "--address"]);
    has(&["patience.ping_ms", "20000", "default"]);
    assert!(!data.exists(), "nothing is started");

    let object = ran(&mut command(&[&args[..], &["--json"]].concat()));
    let object: Value = serde_json::from_str(&object.out).unwrap();
    assert_eq!(object["problems"], json!([]));
    let settings = object["settings"].as_array().unwrap();
    let found = settings.iter().find(|it| it["key"] == "limits.tables_per_guest").unwrap();
    assert_eq!(found["value"], 7);
    assert_eq!(found["variable"], "RATHAUS_LIMITS_TABLES_PER_GUEST");
}

#[test]
fn a_check_finds_what_would_keep_a_server_from_starting() {
    let folder = folder("check_fails");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = file(&folder, "no_folder", b"");
    let failed = rathaus(&["serve", "--check", "--address", &address, "--data", &data]);
    assert_eq!(failed.status, Some(1));
    assert!(failed.err.contains("in use") && failed.err.contains(&data), "{}", failed.err);

    for (config, words) in [
        ("\nadress = \"127.0.0.1:1\"\n", vec!["line 2", "no setting “adress”"]),
        (
            "[patience]\nping_ms = \"soon\"\n",
            vec!["line 2", "patience.ping_ms", "“soon”", "from 1"],
        ),
        ("address = 7\n", vec!["line 1", "an address such as"]),
        ("address\n", vec!["line 1", "not TOML"]),
    ] {
        let config = file(&folder, "bad.toml", config.as_bytes());
        check_refused(&["serve", "--config", &config], 2, &words);
        check_refused(&["serve", "--check", "--config", &config], 1, &words);
        let german = rathaus(&["serve", "--lang", "de", "--config", &config]);
        assert!(german.err.contains("Zeile"), "{}", german.err);
    }
    check_refused(&["serve", "--config", "/no/such.toml"], 2, &["does not exist"]);
}

/// A reader of the log that has stalled, as a full pipe is, stops nobody.
#[test]
fn a_log_that_nobody_reads_keeps_nobody_waiting() {
    const N_REQUESTS: usize = 8000;
    let folder = folder("log_stalled");
    let mut server = command(&["serve", "--json", "--address", "127.0.0.1:0", "--data"])
        .arg(folder.join("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let listening: Value = serde_json::from_str(&line).unwrap();
    let stream = TcpStream::connect(listening["address"].as_str().unwrap()).unwrap();
    stream.set_nodelay(true).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let (mut answers, mut stream) = (BufReader::new(stream.try_clone().unwrap()), stream);
    let path = "/nothing".repeat(20);
    let request = format!("HEAD {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
    for _ in 0..N_REQUESTS {
        stream.write_all(request.as_bytes()).unwrap();
        let mut line = String::new();
        while line != "\r\n" {
            line.clear();
            assert_ne!(answers.read_line(&mut line).expect("an answer comes"), 0);
        }
    }
    // When somebody reads again, the log says how much is missing.
    let mut log = BufReader::new(server.stderr.take().unwrap()).lines();
    assert!(log.any(|line| line.unwrap().contains("log dropped")));
    server.kill().unwrap();
    server.wait().unwrap();
}
