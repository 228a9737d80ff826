//! The longest match that a server allows: what is kept of it, sent of it and done to rebuild it
//! does not grow with its length.

use engine::{Chance, Delays, Fast, Seat, Secret, Viewer, When};
use protocol::{NewSeat, NewTable, Order};
use serde_json::{Value, json};

use super::{History, Live};
use crate::catalogue::catalogue;
use crate::config::Limits;
use crate::guest::{GuestId, Named};
use crate::store::{StepRow, TableRow};
use crate::table::seating;

const N_SEATS: u8 = 4;
const FRAME_BYTES_MAX: usize = 64 * 1024;

fn begun(options: Value) -> (TableRow, Live) {
    let host =
        Named { guest: GuestId::new(), name: "Anna".to_owned(), address: Default::default() };
    let seats = (0..N_SEATS).map(|_| NewSeat::Me).collect();
    let race = games::IDS.iter().find(|game| games::is_race(game)).expect("there is a race");
    let new = NewTable { game: (*race).to_owned(), options, seats, is_listed: false };
    let row = seating::new_row(new, &host, Secret::from_seed(1, 8)).unwrap();
    let row = seating::start(&row, host.guest, 0).unwrap();
    let live = Live::rebuild(&row, &[]).unwrap();
    (row, live)
}

fn actions(live: &Live, seat: Seat) -> Vec<Value> {
    let actions = live.table.sight(Viewer::Seat(seat)).actions;
    serde_json::from_str(actions.get()).unwrap()
}

fn frame_bytes(live: &Live) -> usize {
    let bytes = |viewer| serde_json::to_string(&live.frame(viewer, 0, 0)).unwrap().len();
    Viewer::all(live.table.n_seats()).map(bytes).max().unwrap()
}

/// Everybody builds, and nobody ever has a plan.
#[test]
fn a_frame_has_an_upper_size() {
    let n_steps = usize::try_from(Limits::default().changes_per_match).unwrap();
    let (row, mut live) = begun(json!({}));
    let mut chance = Fast::new(1);
    let mut steps: Vec<StepRow> = Vec::new();
    let mut largest = 0;
    while steps.len() < n_steps {
        let when = When { now: live.last_at + 1, delays: Delays::default() };
        let seats: Vec<Seat> = live.table.to_act().iter().collect();
        let step = match seats.get(chance.below(seats.len().max(1) as u32) as usize) {
            None => live.expire(When { now: live.table.deadline().unwrap(), ..when }),
            Some(seat) => {
                let offered = actions(&live, *seat);
                let goes_on = |it: &&Value| it.get("build").is_some() || **it == json!("done");
                let quiet: Vec<&Value> = offered.iter().filter(goes_on).collect();
                let action = match quiet.is_empty() || chance.below(2_000) == 0 {
                    true => &offered[chance.below(offered.len() as u32) as usize],
                    false => quiet[chance.below(quiet.len() as u32) as usize],
                };
                live.carry_out(*seat, &Order::Act { action: action.clone() }, None, when)
            }
        };
        steps.push(step.expect("it was offered"));
        // After a seldom step the boards are shown, with how they were built.
        if steps.len().is_multiple_of(500) || !live.table.to_act().contains(Seat(0)) {
            largest = largest.max(frame_bytes(&live));
        }
        if live.table.outcome().is_some() {
            break;
        }
    }
    assert!(largest <= FRAME_BYTES_MAX, "{largest} bytes after {} steps", steps.len());
    assert!(20_000 < steps.len(), "{}", steps.len());
    let again = Live::rebuild(&row, &steps).unwrap();
    assert!(frame_bytes(&again) <= FRAME_BYTES_MAX);
    let history = History::of(&row, &steps).unwrap();
    let page = history.page(Viewer::Spectator, usize::MAX).unwrap();
    let n_bytes: usize = page.events.iter().map(|it| it.get().len()).sum();
    assert!(n_bytes <= FRAME_BYTES_MAX && page.events.len() <= 200);
}

/// Whoever can take a step back does so again and again, in a match of as many as can play, for as
/// long as a server has patience or the rules allow.
#[test]
fn a_frame_of_every_game_has_an_upper_size() {
    const N_BACK: usize = 40;
    let n_changes_max = Limits::default().changes_per_match;
    for info in catalogue().iter().filter(|info| !games::is_race(&info.id)) {
        let game = &info.id;
        let secret = Secret::from_seed(1, 8);
        let mut live = Live::begin(game, &info.options, info.seats_max, secret);
        let mut chance = Fast::new(1);
        let mut largest = 0;
        while live.n_changes() < n_changes_max && live.table.outcome().is_none() {
            let when = When { now: live.last_at + 1, delays: Delays::default() };
            let seats: Vec<Seat> = live.table.to_act().iter().collect();
            let seat = seats[chance.below(seats.len() as u32) as usize];
            let offered = actions(&live, seat);
            let action = offered[chance.below(offered.len() as u32) as usize].clone();
            let act = Order::Act { action };
            live.carry_out(seat, &act, None, when).unwrap();
            for _ in 0..N_BACK {
                if live.carry_out(seat, &Order::Undo, None, when).is_err() {
                    break;
                }
                live.carry_out(seat, &act, None, when).unwrap();
            }
            largest = largest.max(frame_bytes(&live));
        }
        println!("{game}: {largest} bytes in {} changes", live.n_changes());
        assert!(largest <= FRAME_BYTES_MAX, "{game}: {largest} bytes");
    }
}

/// Somebody puts a figure down and takes that back, for ever: what is left of it is nothing.
#[test]
fn what_was_taken_back_costs_nothing_to_rebuild() {
    let n_steps = Limits::default().changes_per_match;
    let (row, mut live) = begun(json!({ "placement_s": "off" }));
    let seat = live.table.to_act().first().unwrap();
    let when = When { now: 1, delays: Delays::default() };
    let action = actions(&live, seat)[0].clone();
    let mut steps = Vec::new();
    for idx in 0..n_steps {
        let order = match idx % 3 {
            0 => Order::Act { action: action.clone() },
            1 => Order::Undo,
            _ if idx % 2 == 0 => Order::Act { action: action.clone() },
            _ => Order::RestartTurn,
        };
        // Where nothing can be taken back, it is the next one's turn to try.
        if let Ok(step) = live.carry_out(seat, &order, None, when) {
            steps.push(step);
        }
    }
    assert!(10_000 < steps.len());
    let again = Live::rebuild(&row, &steps).unwrap();
    assert_eq!(again.table.n_steps(), live.table.n_steps());
    assert!(again.table.n_steps() <= 2, "{}", again.table.n_steps());
    assert_eq!(again.n_changes(), steps.len() as u64);
}

/// A figure that is put down and picked up for ever: at some point only going back is left.
#[test]
fn a_turn_without_an_end_is_refused() {
    let (_, mut live) = begun(json!({ "placement_s": "off" }));
    let seat = live.table.to_act().first().unwrap();
    let when = When { now: 1, delays: Delays::default() };
    let figure = |live: &Live| actions(live, seat)[0].clone();
    let mut n_open = 0;
    let refusal = loop {
        let action = figure(&live);
        match live.carry_out(seat, &Order::Act { action }, None, when) {
            Ok(_) => n_open += 1,
            Err(refusal) => break refusal,
        }
    };
    assert_eq!((n_open, refusal.problem.code.as_str()), (engine::OPEN_STEPS_MAX, "turn-too-long"));
    assert_eq!(live.n_open(), engine::OPEN_STEPS_MAX);
    live.carry_out(seat, &Order::RestartTurn, None, when).unwrap();
    assert_eq!(live.n_open(), 0);
    let action = figure(&live);
    live.carry_out(seat, &Order::Act { action }, None, when).unwrap();
}
