//! Who may do what: every route and every message, for everybody, at every stage of a match. The
//! answers are written down in `authorisation.txt`; what is missing there is a failure.

use std::collections::BTreeSet;

use hyper::Method;
use protocol::{FromClient, Order, TableInfo, ToClient};
use serde_json::{Value, json};

use crate::test_server::{GAME, Guest, TestServer, at};

const ROWS: &str = include_str!("../authorisation.txt");
const OPENAPI: &str = include_str!("../../openapi.json");
const STAGES: [&str; 3] = ["waiting", "playing", "finished"];
const WHO: [&str; 5] = ["nobody", "forger", "outsider", "neighbour", "owner"];

/// One line: what is asked, at which stage, and what each of `WHO` is told.
struct Row {
    asked: &'static str,
    stage: &'static str,
    told: Vec<&'static str>,
}

fn rows() -> Vec<Row> {
    let lines = ROWS.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let row = |line: &'static str| {
        let mut cells = line.split("  ").map(str::trim).filter(|cell| !cell.is_empty());
        let (asked, stage) = (cells.next().unwrap(), cells.next().unwrap());
        Row { asked, stage, told: cells.collect() }
    };
    lines.map(row).collect()
}

/// The routes, as they are described.
pub fn routes() -> Vec<String> {
    let description: Value = serde_json::from_str(OPENAPI).unwrap();
    let paths = description["paths"].as_object().unwrap();
    let methods = ["get", "post", "put", "patch", "delete"];
    let routes = paths.iter().flat_map(|(path, item)| {
        let methods = methods.iter().filter(|method| item.get(method).is_some());
        methods.map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    routes.collect()
}

/// The orders of the protocol, out of the parser's own mouth.
fn orders() -> Vec<String> {
    let why = serde_json::from_value::<Order>(json!("?")).unwrap_err().to_string();
    let (_, known) = why.split_once("expected one of ").unwrap();
    known.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
}

#[test]
fn every_route_and_every_message_has_its_rows() {
    let both = |order: String| [format!("post {order}"), format!("say {order}")];
    let asked: BTreeSet<String> =
        routes().into_iter().chain(orders().into_iter().flat_map(both)).collect();
    let rows = rows();
    let written: BTreeSet<String> = rows.iter().map(|row| row.asked.to_owned()).collect();
    assert_eq!(written, asked);
    for asked in &asked {
        let of_asked = rows.iter().filter(|row| row.asked == asked);
        let stages: Vec<&str> = of_asked.map(|row| row.stage).collect();
        assert!(stages == ["any"] || stages == STAGES, "{asked}: {stages:?}");
    }
    assert!(rows.iter().all(|row| row.told.len() == WHO.len()));
}

#[tokio::test]
async fn everybody_is_told_what_is_written() {
    let server = TestServer::open_with(|config| {
        config.limits.tables_per_guest = 1_000;
        config.patience.poll_ms = 10;
    })
    .await;
    let company = Company::gather(&server).await;
    let finished = company.finished().await;
    let mut differences = Vec::new();
    for row in rows() {
        let stages = STAGES.into_iter().filter(|stage| ["any", stage].contains(&row.stage));
        for stage in stages {
            for (who, told) in WHO.iter().zip(&row.told) {
                let table = match stage {
                    "waiting" => company.waiting().await,
                    "playing" => company.playing().await,
                    _ => finished.clone(),
                };
                let answer = company.ask(row.asked, who, &table).await;
                if answer != *told {
                    let asked = row.asked;
                    differences.push(format!("{asked}, {stage}, {who}: {answer}, not {told}"));
                }
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// The same guests at every table.
struct Company {
    owner: Guest,
    neighbour: Guest,
    outsider: Guest,
    nobody: Guest,
    forger: Guest,
}

impl Company {
    async fn gather(server: &TestServer) -> Company {
        let owner = server.guest("Anna").await;
        let outsider = server.guest("Carl").await;
        outsider.started(json!(["me", "me"])).await;
        let mut forger = server.stranger();
        let genuine = owner.cookie.as_ref().unwrap();
        let last = if genuine.ends_with('0') { "1" } else { "0" };
        forger.cookie = Some(format!("{}{last}", &genuine[..genuine.len() - 1]));
        let (neighbour, nobody) = (server.guest("Bert").await, server.stranger());
        Company { owner, neighbour, outsider, nobody, forger }
    }

    async fn waiting(&self) -> TableInfo {
        let options = json!({ "first_player": { "seat": 0 } });
        let new = json!({ "game": GAME, "seats": ["me", "open"], "options": options });
        let table: TableInfo = self.owner.post("/api/tables", new).await.json();
        let seated = self.neighbour.post_nothing(&at(&table, "seat")).await;
        assert_eq!(seated.status, 200, "{}", seated.text());
        table
    }

    async fn playing(&self) -> TableInfo {
        let table = self.waiting().await;
        self.owner.post_nothing(&at(&table, "start")).await;
        // So that nobody counts as absent.
        for guest in [&self.owner, &self.neighbour] {
            guest.get(&at(&table, "frame")).await;
        }
        table
    }

    async fn finished(&self) -> TableInfo {
        let table = self.playing().await;
        for n_orders in 0.. {
            for (seat, guest) in [(0, &self.owner), (1, &self.neighbour)] {
                let frame: protocol::Frame = guest.get(&at(&table, "frame")).await.json();
                if frame.outcome.is_some() {
                    return table;
                }
                let Some(action) = frame.actions.last() else { continue };
                let order = json!({ "act": { "action": action } });
                let key = format!("{seat}-{n_orders}");
                let order = json!({ "seat": seat, "key": key, "order": order });
                guest.post(&at(&table, "order"), order).await;
            }
        }
        unreachable!("every game ends")
    }

    fn guest(&self, who: &str) -> &Guest {
        match who {
            "nobody" => &self.nobody,
            "forger" => &self.forger,
            "outsider" => &self.outsider,
            "neighbour" => &self.neighbour,
            _ => &self.owner,
        }
    }

    async fn ask(&self, asked: &str, who: &str, table: &TableInfo) -> String {
        let guest = self.guest(who);
        match asked.split_once(' ').unwrap() {
            ("say", order) => self.say(guest, order, table).await,
            ("post", order) => {
                let order = json!(self.order(order, table).await);
                told(&guest.post(&at(table, "order"), order).await)
            }
            ("GET", "/api/tables/{id}/socket") => watch(guest, table).await,
            (method, path) => {
                let body = match path {
                    "/api/me" if method == "POST" => json!({ "name": "Zoe" }).to_string(),
                    "/api/tables" if method == "POST" => {
                        json!({ "game": GAME, "seats": ["me", "open"] }).to_string()
                    }
                    "/api/tables/{id}/seat" if method == "POST" => json!({ "seat": 0 }).to_string(),
                    "/api/tables/{id}/order" => json!(self.order("act", table).await).to_string(),
                    _ => String::new(),
                };
                let about_seats =
                    ["seat", "frame", "log"].map(|it| format!("/api/tables/{{id}}/{it}"));
                let names_seat = method != "POST" && about_seats.contains(&path.to_owned());
                let query = if names_seat { "?seat=0" } else { "" };
                let path = path.replace("{id}", &table.id.0) + query;
                let json = [("content-type", "application/json")];
                told(&guest.send(Method::try_from(method).unwrap(), &path, &json, body).await)
            }
        }
    }

    /// An order for seat 0 that its owner would be allowed, if anything is.
    async fn order(&self, name: &str, table: &TableInfo) -> FromClient {
        let frame = self.owner.get(&at(table, "frame?seat=0")).await;
        let frame: Value = serde_json::from_slice(&frame.body).unwrap_or_default();
        let order = match name {
            "act" => {
                let action = frame["actions"].get(0).cloned().unwrap_or(json!("?"));
                Order::Act { action }
            }
            name => serde_json::from_value(json!(name)).unwrap(),
        };
        FromClient { seat: engine::Seat(0), version: None, key: "k".to_owned(), order }
    }

    async fn say(&self, guest: &Guest, order: &str, table: &TableInfo) -> String {
        let order = self.order(order, table).await;
        let mut socket = guest.socket(table).await;
        socket.order_as(order).await;
        loop {
            match socket.next().await.expect("the socket is open") {
                ToClient::Accepted { .. } => return "accepted".to_owned(),
                ToClient::Refused { problem, .. } => return problem.code,
                ToClient::Welcome { .. }
                | ToClient::Table(_)
                | ToClient::Frame(_)
                | ToClient::Change(_) => {}
            }
        }
    }
}

/// A status, or the code of the refusal.
fn told(answer: &crate::test_server::Answer) -> String {
    match answer.status.is_success() {
        true => answer.status.as_u16().to_string(),
        false => answer.json::<protocol::Problem>().code,
    }
}

/// Through whose eyes the match is shown to somebody who asks for those of seat 0.
async fn watch(guest: &Guest, table: &TableInfo) -> String {
    let mut socket = guest.try_socket(&at(table, "socket?seat=0"), &[]).await.unwrap();
    let stage = match socket.next().await.expect("the socket is open") {
        ToClient::Table(table) => table.stage,
        ToClient::Refused { problem, .. } => return problem.code,
        other => panic!("{other:?}"),
    };
    if stage == protocol::Stage::Waiting {
        return "101".to_owned();
    }
    match socket.frame().await.viewer.seat() {
        Some(seat) => format!("as-seat-{}", seat.0),
        None => "as-spectator".to_owned(),
    }
}

/// Whoever did not play is not taken along, however often somebody asks.
#[tokio::test]
async fn a_rematch_is_for_those_who_played() {
    let server = TestServer::open_with(|config| config.limits.tables_per_guest = 9).await;
    let company = Company::gather(&server).await;
    let finished = company.finished().await;
    let rematch = company.owner.post_nothing(&at(&finished, "rematch")).await;
    assert_eq!(rematch.status, 201, "{}", rematch.text());
    let refused = company.outsider.post_nothing(&at(&finished, "rematch")).await;
    refused.refused(403, "not-seated");
}
