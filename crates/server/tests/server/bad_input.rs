//! What cannot be read, or is out of range.

use hyper::Method;
use serde_json::{Value, json};
use testkit::FaultyFile;

use crate::test_server::{GAME, TestServer, at};

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    for body in ["", "{", "[]", "null", "{\"name\":1}", "{\"name\":\"A\",\"age\":3}", "\u{0}"] {
        let answer = anna.send(Method::POST, "/api/me", &[JSON], body).await;
        let problem = answer.refused(400, "malformed");
        assert!(!problem.args["why"].is_empty());
    }
    let unknown = anna.post("/api/me", json!({ "name": "A", "age": 3 })).await;
    assert!(unknown.refused(400, "malformed").message.contains("unknown field `age`"));
    anna.send(Method::POST, "/api/me", &[], "{\"name\":\"A\"}").await.refused(415, "not-json");
    let unseen =
        ["\u{3164}", "\u{2800}", "\u{feff}", "\u{ad}", "\u{e0041}", "\u{301}", "a\u{61c}b"];
    let zalgo = format!("a{}", "\u{30d}".repeat(9));
    let others = ["", "  ", "a\tb", &zalgo, &"x".repeat(25)];
    for name in unseen.into_iter().chain(others) {
        anna.post("/api/me", json!({ "name": name })).await.refused(400, "bad-name");
    }
}

#[tokio::test]
async fn a_table_needs_a_game_seats_and_options_in_range() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let check = async |new: serde_json::Value, code: &str| {
        anna.post("/api/tables", new).await.refused(400, code)
    };
    let two = json!(["me", "me"]);
    check(json!({ "game": "chess", "seats": two }), "unknown-game").await;
    check(json!({ "game": GAME, "seats": [] }), "bad-seats").await;
    check(json!({ "game": GAME, "seats": vec!["me"; 300] }), "bad-seats").await;
    check(json!({ "game": GAME, "seats": ["me", "you"] }), "malformed").await;
    check(json!({ "game": GAME, "seats": two, "colour": 1 }), "malformed").await;
    check(json!({ "game": GAME, "seats": ["me", { "bot": { "level": "x" } }] }), "unknown-level")
        .await;
    let with = |options| json!({ "game": GAME, "seats": two, "options": options });
    check(with(json!({ "round_cap": "x" })), "malformed-options").await;
    check(with(json!({ "no_such_option": 1 })), "malformed-options").await;
    check(with(json!(3)), "malformed-options").await;
    let problem = check(with(json!({ "round_cap": 5 })), "option-out-of-range").await;
    assert_eq!(problem.args["option"], "round_cap");
    assert_eq!(problem.args["given"], "5");
}

/// Whatever is wrong with a component file is told at once, as on the page and the command line.
#[tokio::test]
async fn all_faults_of_a_component_file_are_listed() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    for FaultyFile { game, option, path, said } in testkit::faulty_files() {
        let file: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        let new = json!({ "game": game, "options": { option: file }, "seats": ["me", "me"] });
        let problem = anna.post("/api/tables", &new).await.refused(400, "bad-data");
        let messages: Vec<&str> = problem.faults.iter().map(|it| it.message.as_str()).collect();
        assert_eq!(messages, said, "{game}");
        assert_eq!(problem.args["n"], said.len().to_string());
        for fault in problem.faults {
            assert!(!fault.at.is_empty() && !fault.code.is_empty() && !fault.rule.is_empty());
        }
    }
}

/// Whatever a game calls the seat that begins, there is none with the number 255.
#[tokio::test]
async fn options_name_seats_that_there_are() {
    let server = TestServer::open_with(|config| config.limits.tables_per_guest = 1_000).await;
    let anna = server.guest("Anna").await;
    let games: Vec<protocol::GameInfo> = server.stranger().get("/api/games").await.json();
    let mut n_refused = 0;
    for game in games {
        for n_seats in game.seats_min..=game.seats_max {
            for option in game.options.as_object().unwrap().keys() {
                let new = |seat: u8| {
                    let seats = vec!["me"; n_seats.into()];
                    let options = json!({ option: { "seat": seat } });
                    json!({ "game": game.id, "seats": seats, "options": options })
                };
                if anna.post("/api/tables", new(0)).await.status == 201 {
                    anna.post("/api/tables", new(255)).await.refused(400, "option-out-of-range");
                    n_refused += 1;
                }
            }
        }
    }
    assert!(10 < n_refused, "{n_refused}");
}

#[tokio::test]
async fn orders_that_cannot_be_read_are_refused() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    let seat = socket.frame().await.viewer.seat().unwrap();
    for text in ["", "{", "{\"seat\":0}", "[[[[", "\"undo\""] {
        socket.say(text).await;
        assert_eq!(socket.refusal().await.code, "malformed", "{text}");
    }
    let order = |key: &str, order: serde_json::Value| {
        let version = 0;
        json!({ "seat": seat, "version": version, "key": key, "order": order })
    };
    let act = json!({ "act": { "action": { "fly": 3 } } });
    for (order, code) in [
        (order("k", act), "malformed-action"),
        (order("", json!("undo")), "bad-key"),
        (order(&"k".repeat(65), json!("undo")), "bad-key"),
        (order("k", json!("surrender")), "malformed"),
    ] {
        socket.say(order.to_string()).await;
        assert_eq!(socket.refusal().await.code, code, "{order}");
    }
    for query in ["after=x", "after=-1", "before=1"] {
        anna.get(&at(&table, &format!("frame?{query}"))).await.refused(400, "malformed");
    }
    anna.get(&at(&table, "frame?seat=x")).await.refused(400, "no-such-seat");
    // The table is as it was.
    let frame: protocol::Frame = anna.get(&at(&table, "frame")).await.json();
    assert_eq!(frame.version, 0);
}

/// A record goes out, comes in again, and is refused at the line where it was changed.
#[tokio::test]
async fn damaged_records_are_refused_at_their_line() {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let table = anna.started(json!(["me", "me"])).await;
    let mut socket = anna.socket(&table).await;
    let frame = socket.frame().await;
    socket.play_on(frame, 12).await;
    let record = anna.get(&at(&table, "record")).await.text().to_owned();

    let uploaded = anna.send(Method::POST, "/api/records", &[], record.clone()).await;
    assert_eq!(uploaded.status, 201, "{}", uploaded.text());
    let info: protocol::RecordInfo = uploaded.json();
    assert_eq!((info.game.as_str(), info.players.len(), info.is_finished), (GAME, 2, true));
    for path in [format!("/api/records/{}", info.id.0), format!("/api/tables/{}/record", info.id.0)]
    {
        let answer = server.stranger().get(&path).await;
        assert_eq!(answer.text(), record);
        let name = answer.headers["content-disposition"].to_str().unwrap();
        assert!(name.starts_with("attachment;"), "{name}");
    }

    let mut lines: Vec<&str> = record.lines().collect();
    lines.remove(4);
    let n_lines = lines.len();
    let cut = record.lines().take(3).collect::<Vec<_>>().join("\n");
    let other = record.replacen(GAME, "sokoban", 1);
    for (damaged, line) in [
        (lines.join("\n"), 5),
        (cut, 3),
        (record.replacen("\"at\":", "\"at\":1", 1), 2),
        (other, 1),
        ("hello".to_owned(), 1),
        (String::new(), 1),
    ] {
        let answer = anna.send(Method::POST, "/api/records", &[], damaged).await;
        let problem = answer.refused(400, "damaged-record");
        assert_eq!(problem.args["line"], line.to_string(), "{}", problem.message);
    }
    assert!(10 < n_lines);
}
