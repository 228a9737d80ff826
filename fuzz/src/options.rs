//! What a table is opened with: the body of `POST /api/tables`, and in it the data files that a
//! host may bring along (supplies of Rattus Cartus, components of Cities, edition of Milestones).
//! Whatever is accepted must be playable.

use engine::{Chance, Delays, Fair, Fast, Player, Seat, Secret, Viewer, When};
use games::{Table, check_record, set_up};
use protocol::NewTable;
use serde_json::{Value, json};

use crate::golden;

const N_STEPS: usize = 30;

pub fn seeds() -> Vec<Vec<u8>> {
    let body = |game: &str, n_seats: usize, options: &Value| {
        json!({ "game": game, "seats": vec!["me"; n_seats], "options": options }).to_string()
    };
    let golden = golden::records();
    let goldens = golden.iter().map(|it| body(it.game(), it.n_seats(), &it.header["options"]));
    let defaults = games::IDS.iter().map(|game| body(game, 2, &json!({})));
    goldens.chain(defaults).map(String::into_bytes).collect()
}

pub fn check(bytes: &[u8]) {
    let Ok(new) = serde_json::from_slice::<NewTable>(bytes) else { return };
    let Ok(n_seats) = u8::try_from(new.seats.len()) else { return };
    let secret = Secret::new([7; 32]);
    let mut dice = Fair::new(&secret);
    let Ok(mut table) = set_up(&new.game, &new.options, n_seats, &mut dice) else { return };
    let steps = play(&mut *table, &mut dice, bytes.len() as u64);
    let players = Seat::all(n_seats).map(|_| Player { name: "P".to_owned(), bot: None }).collect();
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    let record = games::record(&new.game, &new.options, players, &secret, &steps);
    let record = record.expect("what was played can be played again");
    let summary = check_record(record.as_bytes()).expect("a match that was played is a Record");
    assert_eq!(summary.n_entries, steps.len());
}

/// Plays the first steps at random; everything that is offered must be possible. Returns them as
/// they are stored.
fn play(table: &mut dyn Table, dice: &mut dyn Chance, seed: u64) -> Vec<String> {
    let mut choice = Fast::new(seed);
    let mut now = 0;
    let mut steps = Vec::new();
    for _ in 0..N_STEPS {
        if table.outcome().is_some() {
            break;
        }
        now += 100;
        let seats: Vec<Seat> = table.to_act().iter().collect();
        match seats.is_empty() {
            true => {
                now = now.max(table.deadline().expect("somebody or the clock is to act"));
                table.expire(at(now), dice).expect("the deadline has passed");
            }
            false => {
                let seat = seats[choice.below(seats.len() as u32) as usize];
                let actions = offered(table, seat);
                assert!(!actions.is_empty(), "whoever is to act can do something");
                let action = &actions[choice.below(actions.len() as u32) as usize];
                table.act(seat, action, at(now), dice).expect("what is offered is legal");
            }
        }
        steps.push(table.last_entry().expect("a step was taken"));
    }
    for viewer in Viewer::all(table.n_seats()) {
        table.sight(viewer);
    }
    steps
}

/// The actions that a seat is sent.
pub fn offered(table: &dyn Table, seat: Seat) -> Vec<Value> {
    let written = table.sight(Viewer::Seat(seat)).actions;
    serde_json::from_str(written.get()).expect("actions are a list")
}

pub fn at(now: engine::Millis) -> When {
    When { now, delays: Delays::default() }
}
