//! Files of components: stored once, told once, and only so many bytes of them.

use hyper::Method;
use protocol::{Stage, TableInfo};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::test_server::{Answer, GAME, Guest, TestServer, at};

/// As long as a note may be.
const NOTE_CHARS: usize = 500;

/// A new table with a file of components of its own, in which somebody has noted something; where
/// there is no more room for it, it goes on at another thing.
pub fn components(note: &str) -> Value {
    let record = include_str!("../../../cities/tests/replays/4-seats-own-components.jsonl");
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let mut components = header["options"]["components"].clone();
    let characters: Vec<char> = note.chars().collect();
    let mut pieces = characters.chunks(NOTE_CHARS).map(String::from_iter).peekable();
    let first = components["cities"][0].clone();
    let mut cities = Vec::new();
    while pieces.peek().is_some() {
        let mut city = first.clone();
        let number = cities.len();
        if 0 < number {
            city["id"] = json!(format!("city-{number}"));
        }
        city["note"] = json!(pieces.next());
        for goal in city["goals"].as_array_mut().unwrap() {
            let id = goal["id"].as_str().unwrap();
            goal["id"] = json!(format!("{id}-{number}"));
            goal["note"] = json!(pieces.next().unwrap_or_default());
        }
        cities.push(city);
    }
    components["cities"] = json!(cities);
    json!({ "game": "cities", "options": { "components": components }, "seats": ["me", "me"] })
}

fn database(server: &TestServer) -> Connection {
    Connection::open(server.folder.path().join("rathaus.db")).unwrap()
}

/// The one number that a question has for an answer.
pub fn number(server: &TestServer, sql: &str) -> u64 {
    let number: i64 = database(server).query_row(sql, [], |row| row.get(0)).unwrap();
    number.try_into().unwrap()
}

pub fn count(server: &TestServer, what: &str) -> usize {
    number(server, &format!("SELECT count(*) FROM {what}")) as usize
}

/// How many bytes are charged to all together.
pub fn stored(server: &TestServer) -> u64 {
    number(server, "SELECT coalesce(sum(n_bytes), 0) FROM stored WHERE owner = ''")
}

async fn made(guest: &Guest, new: &Value) -> TableInfo {
    let answer = guest.post("/api/tables", new).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let info: Value = answer.json();
    assert!(info.get("options").is_none());
    answer.json()
}

async fn fetched(guest: &Guest, table: &TableInfo, headers: &[(&str, &str)]) -> Answer {
    guest.send(Method::GET, &at(table, "options"), headers, "").await
}

#[tokio::test]
async fn options_are_told_once_and_in_full() {
    let server = TestServer::open().await;
    let (anna, stranger) = (server.guest("Anna").await, server.stranger());
    let new = components(&"x".repeat(5000));
    for table in [made(&anna, &new).await, anna.table(json!(["me", "open"])).await] {
        let answer = fetched(&stranger, &table, &[]).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        assert_eq!(answer.headers["content-type"], "application/json");
        assert_eq!(answer.headers["cache-control"], "private, max-age=31536000, immutable");
        let options: Value = answer.json();
        match table.game.as_str() {
            "cities" => {
                assert_eq!(options["components"], new["options"]["components"]);
                assert_eq!(options["length"], "short", "what was left out is filled in");
            }
            _ => assert!(options.is_object()),
        }
        let tag = answer.headers["etag"].to_str().unwrap();
        let again = fetched(&stranger, &table, &[("if-none-match", tag)]).await;
        assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
        let other = fetched(&stranger, &table, &[("if-none-match", "\"other\"")]).await;
        assert_eq!(other.status, 200);
    }
    stranger.get("/api/tables/none/options").await.refused(404, "no-such-table");
}

#[tokio::test]
async fn large_answers_are_limited_in_bytes() {
    let server = TestServer::open_with(|config| {
        config.limits.fetched_bytes_burst = 100_000;
        config.limits.fetched_bytes_per_second = 1;
    })
    .await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let table = made(&anna, &components(&"x".repeat(20_000))).await;
    for _ in 0..3 {
        assert_eq!(fetched(&anna, &table, &[]).await.status, 200);
    }
    let problem = fetched(&anna, &table, &[]).await.refused(429, "too-much-fetched");
    assert!(1000 < problem.args["seconds"].parse::<u32>().unwrap());
    assert_eq!(fetched(&bert, &table, &[]).await.status, 200);
    // Nobody has to ask for what they have.
    let tag = fetched(&bert, &table, &[]).await.headers["etag"].to_str().unwrap().to_owned();
    assert_eq!(fetched(&anna, &table, &[("if-none-match", &tag)]).await.status, 304);

    let record = crate::uploads::record("A");
    let uploaded = crate::uploads::upload(&anna, &record).await;
    let path = format!("/api/records/{}", uploaded.json::<Value>()["id"].as_str().unwrap());
    anna.get(&path).await.refused(429, "too-much-fetched");
    bert.get("/api/records/none").await.refused(404, "no-such-record");
    assert_eq!(bert.get(&path).await.status, 200);
}

/// It goes with the last table that refers to it.
#[tokio::test]
async fn a_file_is_stored_once() {
    let server = TestServer::open().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let guests_alone = stored(&server);
    let new = components(&"x".repeat(50_000));
    let mut other = new.clone();
    other["options"]["length"] = json!("long");
    let (first, second) = (made(&anna, &new).await, made(&bert, &other).await);
    assert_eq!(count(&server, "files"), 1);
    assert_eq!(count(&server, "tables WHERE octet_length(options) < 1024"), 2);
    let both = stored(&server);
    assert!((50_000..90_000).contains(&(both - guests_alone)), "{both}");
    let lengths = [("short", &first), ("long", &second)];
    for (length, table) in lengths {
        let options: Value = fetched(&anna, table, &[]).await.json();
        assert_eq!(options["length"], length);
        assert_eq!(options["components"], new["options"]["components"]);
    }
    anna.delete(&at(&first, "seat")).await;
    assert_eq!(count(&server, "files"), 1, "there is another table with it");
    assert_eq!(fetched(&bert, &second, &[]).await.status, 200);
    bert.delete(&at(&second, "seat")).await;
    assert_eq!(count(&server, "files"), 0);
    assert_eq!(stored(&server), guests_alone);
    made(&bert, &new).await;
    assert_eq!(count(&server, "files"), 1);
}

/// What looks like a reference to a file of somebody else's is none.
#[tokio::test]
async fn nobody_refers_to_a_file_by_its_hash() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    made(&anna, &components(&"x".repeat(50_000))).await;
    let sql = "SELECT hash FROM files";
    let hash: String = database(&server).query_row(sql, [], |row| row.get(0)).unwrap();
    let options = json!({ "components": { "file": hash } });
    let new = json!({ "game": "cities", "options": options, "seats": ["me", "me"] });
    anna.post("/api/tables", &new).await.refused(400, "bad-data");
}

/// The file is needed to look at the match, its row is no more than a line in a list.
#[tokio::test]
async fn a_match_that_is_over_is_charged_for_its_file_only() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let before = stored(&server);
    let table = made(&anna, &components(&"x".repeat(2000))).await;
    let n_file = number(&server, "SELECT sum(n_bytes) FROM files");
    anna.post_nothing(&at(&table, "start")).await;
    let in_all = stored(&server);
    assert!(before + n_file < in_all);
    let of_anna = || number(&server, "SELECT sum(n_bytes) FROM stored WHERE length(owner) = 32");
    assert_eq!(of_anna(), in_all - before);
    let mut socket = anna.socket(&table).await;
    let frame = socket.frame().await;
    socket.play_on(frame, 5).await;
    while server
        .stranger()
        .get(&format!("/api/tables/{}", table.id.0))
        .await
        .json::<TableInfo>()
        .stage
        != Stage::Finished
    {}
    assert_eq!(of_anna(), n_file);
    // The row stays as well, which counts for all.
    assert_eq!(stored(&server), in_all);
    let rematch: TableInfo = anna.post_nothing(&at(&table, "rematch")).await.json();
    assert_eq!(count(&server, "files"), 1);
    anna.delete(&at(&rematch, "seat")).await;
    assert_eq!((of_anna(), stored(&server)), (n_file, in_all));
    assert_eq!(anna.get(&at(&table, "record")).await.status, 200);
}

/// With the longest notes that a file has room for.
#[tokio::test]
async fn nobody_fills_the_disk_with_notes() {
    let server = TestServer::open_with(|config| config.limits.tables_per_guest = 100).await;
    let anna = server.guest("Anna").await;
    let note = "\u{6f22}".repeat(40_000);
    let mut n_tables = 0;
    let refused = loop {
        let answer = anna.post("/api/tables", components(&format!("{n_tables}{note}"))).await;
        match answer.status.as_u16() {
            201 => n_tables += 1,
            _ => break answer,
        }
    };
    assert_eq!(refused.refused(429, "too-much-stored").args["max"], "4");
    let n_bytes = number(&server, "SELECT sum(octet_length(content)) FROM files");
    assert!((3_900_000..=4 << 20).contains(&n_bytes), "{n_bytes}");
    // What is there already can be played with again.
    made(&anna, &components(&format!("0{note}"))).await;
    assert_eq!(count(&server, "files"), n_tables);
}

#[tokio::test]
async fn many_guests_of_an_address_fill_no_more_than_it_may_have() {
    const MAX: u64 = 600_000;
    let server = TestServer::open_with(|config| {
        config.limits.bytes_per_guest = 150_000;
        config.limits.bytes_per_address = MAX;
    })
    .await;
    let note = "\u{e9}".repeat(20_000);
    let mut codes = Vec::new();
    for number in 0..8 {
        let guest = server.guest("Anna").await;
        loop {
            let new = components(&format!("{number} {} {note}", codes.len()));
            let answer = guest.post("/api/tables", new).await;
            if answer.status != 201 {
                codes.push(answer.json::<protocol::Problem>().code);
                break;
            }
            codes.push("made".to_owned());
        }
    }
    assert!(stored(&server) <= MAX);
    assert!(MAX < stored(&server) + 70_000);
    assert_eq!(codes[2], "too-much-stored");
    assert_eq!(codes.last().unwrap(), "too-much-stored-by-address");
    // One table with little to it finds room, until the last byte is taken.
    let guest = server.guest("Bert").await;
    guest.table(json!(["me", "open"])).await;
}

/// With the limits that hold unless a host sets others.
#[tokio::test]
async fn an_address_stores_no_more_than_64_mib() {
    const MAX: u64 = 64 << 20;
    let server = TestServer::open().await;
    let note = "\u{6f22}".repeat(75_000);
    let mut n_files = 0;
    let refused = loop {
        let guest = server.guest("Anna").await;
        let refused = loop {
            let answer = guest.post("/api/tables", components(&format!("{n_files}{note}"))).await;
            match answer.status.as_u16() {
                201 => n_files += 1,
                _ => break answer,
            }
        };
        if refused.json::<protocol::Problem>().code != "too-much-stored" {
            break refused;
        }
    };
    assert_eq!(refused.refused(429, "too-much-stored-by-address").args["max"], "64");
    let n_bytes = stored(&server);
    assert!(n_bytes <= MAX && MAX < n_bytes + 300_000, "{n_bytes} bytes in {n_files} files");
}

/// Finding: what nobody ever began took its room for good, so that those behind a crowded address
/// could be locked out.
#[tokio::test]
async fn tables_left_waiting_for_a_week_make_way() {
    let server = TestServer::open_with(|config| config.limits.bytes_per_address = 300_000).await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let new = |number: usize| components(&format!("{number:05}{}", "x".repeat(20_000)));
    let begun = made(&anna, &new(0)).await;
    anna.post_nothing(&at(&begun, "start")).await;
    let watched = made(&anna, &new(1)).await;
    let mut n_tables = 2;
    while anna.post("/api/tables", new(n_tables)).await.status == 201 {
        n_tables += 1;
    }
    assert!(4 < n_tables);
    let refused = || async { bert.post("/api/tables", new(100)).await };
    refused().await.refused(429, "too-much-stored-by-address");
    assert_eq!(count(&server, "tables"), n_tables, "they are young");
    let a_week_ago = "UPDATE tables SET created_at = created_at - 7 * 24 * 60 * 60 - 1";
    database(&server).execute(a_week_ago, []).unwrap();
    let socket = server.stranger().socket(&watched).await;
    made(&bert, &new(101)).await;
    assert_eq!((count(&server, "tables"), count(&server, "files")), (3, 3));
    for table in [begun, watched] {
        assert_eq!(anna.get(&at(&table, "options")).await.status, 200);
    }
    drop(socket);
}

/// As version 1 kept them: in the row of the table.
const BACK_TO_VERSION_1: &str = "
UPDATE tables SET options = json_set(options, '$.components',
    json((SELECT content FROM files WHERE hash = options ->> '$.components.file')))
    WHERE game = 'cities';
DROP INDEX tables_of_address;
DROP INDEX tables_charged;
DROP TABLE files;
DROP TABLE stored;
ALTER TABLE tables DROP COLUMN address;
ALTER TABLE tables DROP COLUMN n_bytes;
ALTER TABLE tables DROP COLUMN charged_to;
ALTER TABLE steps DROP COLUMN noticed;
ALTER TABLE steps DROP COLUMN n_undone;
ALTER TABLE identity RENAME TO house;
PRAGMA user_version = 1;";

#[tokio::test]
async fn a_table_of_an_old_database_is_played_on() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let new = components(&"x".repeat(50_000));
    let (waiting, table) = (made(&anna, &new).await, made(&anna, &new).await);
    anna.post_nothing(&at(&table, "start")).await;
    let small = anna.started(json!(["me", "me"])).await;
    let options: Value = fetched(&anna, &table, &[]).await.json();
    let cookie = anna.cookie;
    let folder = server.close().await;
    let old = Connection::open(folder.path().join("rathaus.db")).unwrap();
    old.execute_batch(BACK_TO_VERSION_1).unwrap();
    drop(old);

    let server = TestServer::open_at(folder, |_| {}).await;
    let anna = Guest { address: server.address, cookie };
    assert_eq!(count(&server, "files"), 0, "nobody has asked for them");
    for (table, n_left) in [(&waiting, 1), (&table, 0)] {
        assert_eq!(fetched(&anna, table, &[]).await.json::<Value>(), options);
        assert_eq!(count(&server, "files"), 1);
        assert_eq!(count(&server, "tables WHERE 1024 < octet_length(options)"), n_left);
    }
    assert_eq!(count(&server, "files WHERE n_tables = 2"), 1);
    for table in [&table, &small] {
        let mut socket = anna.socket(table).await;
        let frame = socket.frame().await;
        socket.play_on(frame, 3).await;
    }
    assert_eq!(anna.post_nothing(&at(&waiting, "start")).await.status, 200);
    assert_eq!(anna.get(&at(&waiting, "frame")).await.status, 200);
    assert_eq!(anna.get(&at(&table, "record")).await.status, 200);
    anna.post("/api/tables", json!({ "game": GAME, "seats": ["me", "me"] })).await;
}
