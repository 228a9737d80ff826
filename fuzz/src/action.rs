//! Orders of a client, in any position of any game. The first line names the game, the seats and
//! the options; every other line is a number, for one of the actions that are offered, or an order.
//! What is refused changes nothing, and nothing is carried out that was not offered.

use engine::{Fair, Millis, Seat, Secret, Viewer};
use games::{Table, set_up};
use protocol::{FromClient, Order};
use serde_json::{Value, json};

use crate::golden;
use crate::options::{at, offered};

const LINES_MAX: usize = 40;

pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for golden in golden::records() {
        let options = &golden.header["options"];
        let first = format!("{} {} {options}\n", golden.game(), golden.n_seats());
        let orders = golden.entries.iter().take(10).filter_map(order_of);
        seeds.push(first.clone() + &orders.collect::<Vec<_>>().join("\n"));
        let mixed =
            "0\n1\n\"undo\"\n3\n{\"seat\":0,\"key\":\"k\",\"order\":\"restart_turn\"}\n7\n2\n9";
        seeds.push(first + mixed);
    }
    seeds.into_iter().map(String::into_bytes).collect()
}

fn order_of(entry: &Value) -> Option<String> {
    let act = entry["cause"].get("act")?;
    let order = json!({ "act": { "action": act["action"] } });
    Some(json!({ "seat": act["seat"], "key": "k", "order": order }).to_string())
}

pub fn check(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let mut lines = text.lines();
    let mut first = lines.next().unwrap_or_default().splitn(3, ' ');
    let (game, n_seats) = (first.next().unwrap_or_default(), first.next().unwrap_or_default());
    let options = serde_json::from_str(first.next().unwrap_or("{}")).unwrap_or(json!({}));
    let Ok(n_seats) = n_seats.parse() else { return };
    let mut dice = Fair::new(&Secret::new([7; 32]));
    let Ok(mut table) = set_up(game, &options, n_seats, &mut dice) else { return };
    for (now, line) in (1..).zip(lines.take(LINES_MAX)) {
        match line.parse::<usize>() {
            Ok(number) => go_on(&mut *table, number, now * 100, &mut dice),
            Err(_) => {
                if let Ok(order) = serde_json::from_str::<FromClient>(line) {
                    carry_out(&mut *table, &order, now * 100, &mut dice);
                }
            }
        }
    }
}

/// One of the actions that are offered, or the end of the time to choose one.
fn go_on(table: &mut dyn Table, number: usize, now: Millis, dice: &mut Fair) {
    let seats: Vec<Seat> = table.to_act().iter().collect();
    let Some(seat) = seats.get(number % seats.len().max(1)) else {
        if let Some(deadline) = table.deadline() {
            table.expire(at(now.max(deadline)), dice).expect("the deadline has passed");
        }
        return;
    };
    let actions = offered(table, *seat);
    let action = &actions[number / seats.len() % actions.len()];
    table.act(*seat, action, at(now), dice).expect("what is offered is legal");
}

fn carry_out(table: &mut dyn Table, order: &FromClient, now: Millis, dice: &mut Fair) {
    let before = sights(table, order.seat);
    let offered = match order.seat.0 < table.n_seats() {
        true => offered(table, order.seat),
        false => Vec::new(),
    };
    let n_before = table.n_steps();
    let is_done = match &order.order {
        Order::Act { action } => table.act(order.seat, action, at(now), dice).is_ok(),
        Order::Undo => table.undo(order.seat).is_ok(),
        Order::RestartTurn => table.restart_turn(order.seat).is_ok(),
    };
    match (&order.order, is_done) {
        (_, false) => {
            assert_eq!(sights(table, order.seat), before, "what is refused changes nothing")
        }
        (Order::Act { .. }, true) => {
            let entry = table.last_entry().expect("a step was taken");
            let entry: Value = serde_json::from_str(&entry).expect("an entry is JSON");
            assert!(offered.contains(&entry["cause"]["act"]["action"]), "it was not offered");
        }
        (Order::Undo | Order::RestartTurn, true) => assert!(table.n_steps() < n_before),
    }
}

/// What the seat sees, if there is such a seat, and what everybody sees.
fn sights(table: &dyn Table, seat: Seat) -> Vec<String> {
    let own = (seat.0 < table.n_seats()).then_some(Viewer::Seat(seat));
    let viewers = own.into_iter().chain([Viewer::Spectator]);
    viewers.map(|viewer| format!("{:?}", table.sight(viewer))).collect()
}
