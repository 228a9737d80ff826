//! The real server: killed at any moment it comes back with everything it had acknowledged, and
//! what keeps it from starting is said in words.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::run::{check_refused, command, folder};

struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        Server::started(command(&["serve"]), data)
    }

    fn started(mut command: Command, data: &Path) -> Server {
        let mut process = command
            .args(["--address", "127.0.0.1:0", "--json"])
            .args(["--bot-pause", "0", "--log", "off", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let listening: Value = serde_json::from_str(&line).unwrap();
        Server { process, address: listening["address"].as_str().unwrap().to_owned() }
    }

    /// The end that no program hears coming.
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// One request over a connection of its own. Gives the status, the cookie and the body.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &Value) -> (u16, String, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} /api{path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let set_cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set_cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        (status, cookie.to_owned(), serde_json::from_str(body).unwrap_or(Value::Null))
    }

    fn frame(&self, table: &str, cookie: &str) -> Value {
        let (status, _, frame) =
            self.ask("GET", &format!("/tables/{table}/frame"), cookie, &Value::Null);
        assert_eq!(status, 200, "{frame}");
        frame
    }

    /// Carries out the first action on offer. Gives the version it was acknowledged with.
    fn act(&self, table: &str, cookie: &str, key: usize) -> u64 {
        let frame = self.frame(table, cookie);
        let order = json!({
            "seat": frame["viewer"]["seat"],
            "version": frame["version"],
            "key": format!("key-{key}"),
            "order": { "act": { "action": frame["actions"][0] } },
        });
        let (status, _, accepted) =
            self.ask("POST", &format!("/tables/{table}/order"), cookie, &order);
        assert_eq!(status, 200, "{accepted}");
        accepted["accepted"]["version"].as_u64().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It is gone already, unless its test has failed.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_killed_server_comes_back_with_every_acknowledged_action() {
    let data = folder("killed_server");
    let mut server = Server::start(&data);
    let (_, cookie, _) = server.ask("POST", "/me", "", &json!({ "name": "Martha" }));
    let new = json!({ "game": "saint-malo", "seats": ["me", "me"] });
    let (status, _, table) = server.ask("POST", "/tables", &cookie, &new);
    assert_eq!(status, 201, "{table}");
    let table = table["id"].as_str().unwrap().to_owned();
    let start = format!("/tables/{table}/start");
    assert_eq!(server.ask("POST", &start, &cookie, &Value::Null).0, 200);
    for kill in 0..4 {
        let mut version = 0;
        for step in 0..7 {
            version = server.act(&table, &cookie, 10 * kill + step);
        }
        let before = server.frame(&table, &cookie);
        server.kill();
        server = Server::start(&data);
        let after = server.frame(&table, &cookie);
        assert_eq!(after["version"].as_u64(), Some(version));
        for part in ["view", "actions", "to_act", "can_undo", "events"] {
            assert_eq!(before[part], after[part], "{part}");
        }
    }
    server.kill();
}

#[test]
fn a_port_in_use_is_named() {
    let server = Server::start(&folder("first_server"));
    let data = folder("second_server");
    let data = data.to_str().unwrap();
    let address = server.address.clone();
    let args = ["serve", "--address", &address, "--log", "off", "--data", data];
    check_refused(&args, 2, &[&address, "in use"]);
    check_refused(&[&args[..], &["--lang", "de"]].concat(), 2, &["belegt"]);
    server.kill();
}

#[test]
fn a_data_folder_that_cannot_be_one_is_named() {
    let path = folder("no_data_folder").join("file");
    fs::write(&path, "not a folder").unwrap();
    let path = path.to_str().unwrap();
    let args = ["serve", "--address", "127.0.0.1:0", "--log", "off", "--data", path];
    check_refused(&args, 2, &[path]);
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let data = folder("newer_database");
    Server::start(&data).kill();
    let path = data.join("rathaus.db");
    // The version stands in bytes 60 to 63 of the header of every SQLite file.
    let mut bytes = fs::read(&path).unwrap();
    bytes[60..64].copy_from_slice(&9999u32.to_be_bytes());
    fs::write(&path, &bytes).unwrap();
    for log in ["rathaus.db-wal", "rathaus.db-shm"] {
        let _ = fs::remove_file(data.join(log));
    }
    let data = data.to_str().unwrap();
    let args = ["serve", "--address", "127.0.0.1:0", "--log", "off", "--data", data];
    check_refused(&args, 2, &["9999"]);
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

/// `rathaus serve` where the shell allows only so many open files.
#[cfg(target_os = "linux")]
fn serve_within(limit: &str, data: &Path) -> Server {
    let rathaus = command(&["serve"]);
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit {limit}; exec \"$0\" \"$@\"")]);
    shell.arg(rathaus.get_program()).args(rathaus.get_args());
    Server::started(shell, data)
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_takes_the_files_that_it_may_have() {
    let server = serve_within("-Sn 300; ulimit -Hn 1000", &folder("soft_limit"));
    let limits = fs::read_to_string(format!("/proc/{}/limits", server.process.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let numbers: Vec<&str> = files.split_whitespace().filter(|it| *it == "1000").collect();
    assert_eq!(numbers.len(), 2, "{files}");
    server.kill();
}

/// Whoever is one too many is told so, instead of waiting for nobody.
#[cfg(target_os = "linux")]
#[test]
fn a_server_with_few_files_has_room_for_few() {
    let server = serve_within("-n 202", &folder("hard_limit"));
    let connect = || TcpStream::connect(&server.address).unwrap();
    let _two = [connect(), connect()];
    let mut answer = String::new();
    connect().read_to_string(&mut answer).unwrap();
    assert!(answer.contains("\"crowded\""), "{answer}");
    server.kill();
}
