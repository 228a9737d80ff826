//! Two people at a table of Rattus Cartus, each with a page of their own. All that either page
//! receives is written down, and neither ever receives the other's hand.

use protocol::{Frame, Json, ToClient};
use serde_json::Value;

use crate::api::post;
use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

/// Writes down every message of every socket and every answer to a request, before any script of
/// the page runs.
const WIRETAP: &str = "
    window.heard = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...args) {
            super(...args);
            this.addEventListener('message', (message) => window.heard.push(message.data));
        }
    };
    const plain = window.fetch;
    window.fetch = async (...args) => {
        const answer = await plain(...args);
        const text = await answer.clone().text().catch(() => '');
        if (text.startsWith('{') || text.startsWith('[')) window.heard.push(text);
        return answer;
    };";

/// What a population card looks like on the wire, but for its nuns.
const CLASSES: [&str; 6] = ["peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty"];
const SPECIALS: [&str; 5] = ["joker", "sword", "flute", "pass", "gold"];

async fn tapped(server: &TestServer, name: &str) -> Page {
    let page = Page::open(server).await;
    let tap = serde_json::json!({ "source": WIRETAP });
    page.devtools("Page.addScriptToEvaluateOnNewDocument", tap).await;
    page.go("/").await;
    page.speak("en").await;
    post(&page, "/api/me", &format!("{{ name: '{name}' }}")).await;
    page
}

#[tokio::test]
async fn neither_page_ever_receives_the_other_hand() {
    let server = TestServer::open();
    let pages = [tapped(&server, "Amélie").await, tapped(&server, "Jonas").await];
    let table = "{ game: 'rattus-cartus', seats: ['me', 'open'] }";
    let id = post(&pages[0], "/api/tables", table).await;
    post(&pages[1], &format!("/api/tables/{id}/seat"), "{}").await;
    post(&pages[0], &format!("/api/tables/{id}/start"), "undefined").await;
    for page in &pages {
        page.go(&format!("/table/{id}")).await;
        page.until_there(".rc .house").await;
    }

    let mut players = pages.each_ref().map(Player::at);
    play(&mut players).await;

    let mut heard = Vec::new();
    for page in &pages {
        heard.push(traffic(page).await);
    }
    for (seat, traffic) in heard.iter().enumerate() {
        let n_checked = check_frames(traffic, seat as u64);
        assert!(50 < n_checked, "only {n_checked} frames were received before the end");
        let foreign = hands(&heard[1 - seat], 1 - seat as u64);
        // How many there are is a matter of luck; ten are usual.
        assert!(3 < foreign.len(), "the other has had {} hands", foreign.len());
        check_no_hand(traffic, &foreign);
    }
    for page in pages {
        page.leave().await;
    }
}

/// Whoever is asked answers, until the end.
async fn play(players: &mut [Player<'_>; 2]) {
    loop {
        let mut is_over = true;
        for player in players.iter_mut() {
            let is_end = player.is_over().await;
            is_over = is_over && is_end;
            if !is_end && player.is_in_turn().await {
                player.step().await;
            }
        }
        if is_over {
            return;
        }
    }
}

/// All that the page received, in its order.
async fn traffic(page: &Page) -> Vec<String> {
    let heard = page.eval("return window.heard").await;
    serde_json::from_value(heard).expect("what was heard is text")
}

/// The frames that the page could make of it: some are told as a change of the one before.
fn frames(traffic: &[String]) -> impl Iterator<Item = Value> {
    let mut last: Option<Frame<Json, Json>> = None;
    let said = traffic.iter().filter_map(|text| serde_json::from_str::<ToClient>(text).ok());
    said.filter_map(move |said| {
        let frame = match said {
            ToClient::Frame(frame) => *frame,
            ToClient::Change(change) => change.applied(last.as_ref()?).ok()?,
            _ => return None,
        };
        last = Some(frame.clone());
        serde_json::to_value(frame).ok()
    })
}

/// The hands of a seat before the end, as they are written on the wire.
fn hands(traffic: &[String], seat: u64) -> Vec<String> {
    let mut hands: Vec<String> = frames(traffic)
        .filter(|frame| frame["view"]["finish"].is_null())
        .inspect(|frame| assert_eq!(frame["viewer"]["seat"], seat, "a page sees through its eyes"))
        .map(|frame| frame["view"]["own"]["hand"].clone())
        // A few cards are soon equal by chance.
        .filter(|hand| hand.as_array().is_some_and(|cards| 4 < cards.len()))
        .map(|hand| hand.to_string())
        .collect();
    hands.sort();
    hands.dedup();
    hands
}

/// None of these lists stands anywhere in what was received before the end, in any order.
fn check_no_hand(traffic: &[String], foreign: &[String]) {
    let sorted = |text: &str| -> Vec<String> {
        let mut cards: Vec<String> = serde_json::from_str(text).expect("a hand is a list");
        cards.sort();
        cards
    };
    let foreign: Vec<Vec<String>> = foreign.iter().map(|hand| sorted(hand)).collect();
    let before_end = traffic.iter().filter(|text| !text.contains("\"finish\":{"));
    for text in before_end {
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        each_list(&message, &mut |list| assert!(!foreign.contains(list), "a hand: {list:?}"));
    }
}

/// Calls back for every list of texts, sorted.
fn each_list(value: &Value, found: &mut dyn FnMut(&Vec<String>)) {
    match value {
        Value::Array(items) => {
            let mut texts: Vec<String> =
                items.iter().filter_map(|item| item.as_str().map(str::to_owned)).collect();
            texts.sort();
            found(&texts);
            items.iter().for_each(|item| each_list(item, found));
        }
        Value::Object(fields) => fields.values().for_each(|field| each_list(field, found)),
        _ => {}
    }
}

/// Cards stand only where this seat may see them. Returns how many frames were looked at.
fn check_frames(traffic: &[String], seat: u64) -> usize {
    let mut n_checked = 0;
    for frame in frames(traffic).filter(|frame| frame["view"]["finish"].is_null()) {
        n_checked += 1;
        check_cards(&frame["view"], "", &frame["view"], seat);
        for event in frame["events"].as_array().into_iter().flatten().flat_map(list) {
            check_event(event, seat);
        }
    }
    n_checked
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("events come in lists")
}

/// Walks through a view and asks of every card whether it may stand there.
fn check_cards(value: &Value, path: &str, view: &Value, seat: u64) {
    match value {
        Value::String(text) if is_card(text) => {
            assert!(may_stand(path, view, seat), "{text} stands at {path}");
        }
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                check_cards(item, &format!("{path}/{i}"), view, seat);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                check_cards(field, &format!("{path}/{name}"), view, seat);
            }
        }
        _ => {}
    }
}

fn is_card(text: &str) -> bool {
    let is_person = text.split_once('-').is_some_and(|(class, nuns)| {
        CLASSES.contains(&class) && nuns.bytes().all(|byte| byte.is_ascii_digit())
    });
    is_person || SPECIALS.contains(&text)
}

/// RC-100 to RC-105.
fn may_stand(path: &str, view: &Value, seat: u64) -> bool {
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    let idx = |i: usize| parts[i].parse::<usize>().expect("lists are numbered");
    match parts[..] {
        ["own", ..] | ["discard_pile", ..] | ["last_shuffle", ..] => true,
        ["seats", _, "laid", "shown", ..] => true,
        ["nun_row", _, "card"] => {
            list(&view["nun_row"][idx(1)]["seen_by"]).contains(&Value::from(seat))
        }
        ["gifts", _, "cards", ..] => {
            let gift = &view["gifts"][idx(1)];
            gift["from"] == seat || gift["to"] == seat
        }
        _ => false,
    }
}

fn check_event(event: &Value, seat: u64) {
    let Some((name, told)) = event.as_object().and_then(|it| it.iter().next()) else { return };
    let may_hear = match name.as_str() {
        "drew_cards" | "saw" => told["seat"] == seat,
        "gave_cards" => told["seat"] == seat || told["to"] == seat,
        // Turned up for all.
        "revealed" | "traded" => true,
        _ => !has_card(told),
    };
    assert!(may_hear, "seat {seat} hears {event}");
}

fn has_card(value: &Value) -> bool {
    match value {
        Value::String(text) => CLASSES.iter().any(|it| text.starts_with(&format!("{it}-"))),
        Value::Array(items) => items.iter().any(has_card),
        Value::Object(fields) => fields.values().any(has_card),
        _ => false,
    }
}
