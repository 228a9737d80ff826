//! Requests. An input is what a client writes: a line with method and path, headers, a blank line,
//! and the body; length and host are put right. Behind an exclamation mark it is sent as it is.
//! `$COOKIE`, `$TABLE` and `$WAITING` stand for what differs from run to run.

use std::sync::Mutex;

use serde_json::{Value, json};

use crate::golden;
use crate::test_server::HOUSE;

/// The tables that the next input finds.
static TABLES: Mutex<Option<Tables>> = Mutex::new(None);

struct Tables {
    waiting: String,
    playing: String,
}

pub fn seeds() -> Vec<Vec<u8>> {
    let description = include_str!("../../crates/server/openapi.json");
    let description: Value = serde_json::from_str(description).expect("it is JSON");
    let mut seeds = Vec::new();
    for (path, methods) in description["paths"].as_object().expect("it has paths") {
        let methods = methods.as_object().expect("a path has methods").keys();
        for method in methods.filter(|name| *name != "parameters") {
            for table in ["$TABLE", "$WAITING"] {
                let path = path.replace("{id}", table);
                let method = method.to_uppercase();
                let json = "cookie: $COOKIE\ncontent-type: application/json\n";
                seeds.push(format!("{method} {path}\n{json}\n{}", body_of(&path)));
            }
        }
    }
    seeds.push("GET /api/tables/$TABLE/frame?after=0&seat=0\ncookie: $COOKIE\n\n".to_owned());
    seeds.push("DELETE /api/tables/$WAITING/seat?seat=1\ncookie: $COOKIE\n\n".to_owned());
    seeds.push(
        "GET /api/tables/$TABLE/socket?heard=1&version=0&seat=1\ncookie: $COOKIE\n\
         upgrade: websocket\nconnection: upgrade\nsec-websocket-version: 13\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\n\n"
            .to_owned(),
    );
    for query in ["before=1&version=0", "before=9&seat=spectator", "version=1&seat=1"] {
        seeds.push(format!("GET /api/tables/$TABLE/log?{query}\ncookie: $COOKIE\n\n"));
    }
    for path in ["/", "/api/tables/$TABLE/options", "/api/openapi.json"] {
        seeds.push(format!("GET {path}\nif-none-match: \"x\", W/\"y\", *\n\n"));
    }
    seeds.push("GET /\naccept-encoding: br, gzip\naccept-language: de\n\n".to_owned());
    seeds.push(
        "!GET /api/me HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n".to_owned(),
    );
    for golden in golden::records().into_iter().filter(|golden| golden.text.len() < 9_000) {
        seeds.push(format!("POST /api/records\ncookie: $COOKIE\n\n{}", golden.text));
    }
    seeds.into_iter().map(String::into_bytes).collect()
}

fn body_of(path: &str) -> String {
    let body = match path.rsplit('/').next() {
        Some("me") => json!({ "name": "Bert" }),
        Some("tables") => {
            let bot = json!({ "bot": { "level": "easy" } });
            json!({ "game": games::IDS[0], "seats": ["me", "open", bot], "is_listed": true })
        }
        Some("seat") => json!({ "seat": 1 }),
        Some("order") => {
            let act = json!({ "act": { "action": "roll" } });
            json!({ "seat": 0, "version": 0, "key": "k", "order": act })
        }
        _ => return String::new(),
    };
    body.to_string()
}

pub fn check(bytes: &[u8]) {
    let mut tables = TABLES.lock().expect("a panic ends the run");
    let Tables { waiting, playing } = tables.get_or_insert_with(new_tables);
    let text = String::from_utf8_lossy(bytes).into_owned();
    let filled = text
        .replace("$COOKIE", &HOUSE.cookie)
        .replace("$TABLE", playing)
        .replace("$WAITING", waiting);
    match filled.strip_prefix('!') {
        Some(raw) => {
            HOUSE.send_and_leave(raw.as_bytes());
            *tables = None;
        }
        None => {
            if check_request(&filled) {
                *tables = None;
            }
        }
    }
}

fn new_tables() -> Tables {
    let game = games::IDS[0];
    let table = |is_begun| HOUSE.table(game, 2, &json!({}), is_begun).expect("defaults are good");
    Tables { waiting: table(false), playing: table(true) }
}

/// Whether the request may have changed something.
fn check_request(text: &str) -> bool {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut lines = head.lines();
    let first = lines.next().unwrap_or_default();
    let is_ours = |line: &&str| {
        let name = line.split(':').next().unwrap_or_default().trim().to_ascii_lowercase();
        !["content-length", "transfer-encoding", "host", "expect"].contains(&name.as_str())
    };
    let mut request = format!("{first} HTTP/1.1\r\nhost: h\r\n");
    for line in lines.filter(is_ours) {
        request.push_str(&format!("{line}\r\n"));
    }
    let n_bytes = body.len();
    request.push_str(&format!("content-length: {n_bytes}\r\nconnection: close\r\n\r\n{body}"));
    let Some(answer) = HOUSE.send(request.as_bytes()) else { return true };
    assert_ne!(answer.status, 500, "{}", answer.head);
    let is_json = answer.head.to_ascii_lowercase().contains("content-type: application/json");
    if 400 <= answer.status && is_json {
        let problem: protocol::Problem =
            serde_json::from_slice(&answer.body).expect("a refusal says why");
        assert!(server::CODES.contains(&problem.code.as_str()), "{}", problem.code);
        assert!(!problem.message.is_empty());
    }
    (200..300).contains(&answer.status) && !first.starts_with("GET")
}
