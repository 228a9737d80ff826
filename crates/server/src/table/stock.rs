//! A data folder full of games that were played long ago, for whoever measures how a server bears
//! them.

use std::path::Path;

use engine::{Chance, Delays, Fast, Seat, Secret, Viewer};
use protocol::{NewSeat, NewTable, Order, Stage, TableId};
use serde_json::{Value, json};

use super::live::Live;
use super::seating;
use crate::StartError;
use crate::guest::{GuestId, Named};
use crate::store::{StepRow, TableRow, multiply};

/// So many games of each title are played; the others repeat them.
const N_DIFFERENT: u64 = 10;
/// Longer games are left unfinished.
const N_STEPS_MAX: usize = 2000;

/// Fills an empty data folder. Returns some of the tables, from all over the stock.
pub fn stock(
    folder: &Path,
    games: &[String],
    n_players: u8,
    n_tables: u32,
) -> Result<Vec<TableId>, StartError> {
    let numbered = games.iter().flat_map(|game| (0..N_DIFFERENT).map(move |seed| (game, seed)));
    let played: Vec<(TableRow, Vec<StepRow>)> = numbered
        .take(n_tables as usize)
        .map(|(game, seed)| played(game, n_players, seed))
        .collect();
    multiply(folder, &played, n_tables)
}

/// A match that was played by nobody in particular.
fn played(game: &str, n_players: u8, seed: u64) -> (TableRow, Vec<StepRow>) {
    let (host, address) = (GuestId::new(), Default::default());
    let named = Named { guest: host, name: "Stock".to_owned(), address };
    let seats = (0..n_players).map(|_| NewSeat::Me).collect();
    let new = NewTable { game: game.to_owned(), options: json!({}), seats, is_listed: false };
    let waiting = seating::new_row(new, &named, Secret::from_seed(seed, 0))
        .expect("the defaults are good options");
    let mut row = seating::start(&waiting, host, 0).expect("all seats are taken");
    let mut live = Live::rebuild(&row, &[]).expect("the defaults are good options");
    let mut chance = Fast::new(seed);
    let mut steps = Vec::new();
    while steps.len() < N_STEPS_MAX && live.table.outcome().is_none() {
        steps.push(any_step(&mut live, &mut chance, steps.len()));
    }
    if live.table.outcome().is_some() {
        row.stage = Stage::Finished;
    }
    (row, steps)
}

pub(super) fn any_step(live: &mut Live, chance: &mut Fast, number: usize) -> StepRow {
    let seats: Vec<Seat> = live.table.to_act().iter().collect();
    let Some(seat) = any(&seats, chance) else {
        let when = live.when(live.table.deadline().unwrap_or(0), Delays::default());
        return live.expire(when).expect("a match waits for somebody or for time");
    };
    let actions = live.table.sight(Viewer::Seat(*seat)).actions;
    let actions: Vec<Value> = serde_json::from_str(actions.get()).expect("actions are a list");
    let action = any(&actions, chance).expect("who is to act has a choice").clone();
    let key = format!("{number}");
    let when = live.when(number as u64, Delays::default());
    let step = live.carry_out(*seat, &Order::Act { action }, Some(&key), when);
    step.unwrap_or_else(|_| {
        let step = live.carry_out(*seat, &Order::RestartTurn, Some(&key), when);
        step.expect("what is offered is legal, unless too much was done already")
    })
}

fn any<'a, T>(choices: &'a [T], chance: &mut Fast) -> Option<&'a T> {
    let n = u32::try_from(choices.len()).ok().filter(|n| *n != 0)?;
    choices.get(chance.below(n) as usize)
}
