//! What is stored gives the same match again, whatever was taken back in between: to everybody the
//! same frame, and page by page what those have heard who were there from the beginning.

use engine::{Chance, Delays, Fast, Seat, Secret, Viewer, When};
use protocol::{NewSeat, NewTable, Order};
use serde_json::{Value, json};

use super::{History, Live};
use crate::guest::{GuestId, Named};
use crate::store::{StepKind, StepRow, TableRow};
use crate::table::seating;

const N_SEATS: u8 = 3;
const N_STEPS_MAX: usize = 400;
const UNDONE_EVERY: u32 = 6;
/// Newcomers are as rare as they are dear.
const NEWCOMER_EVERY: usize = 50;
/// The time of a step that was taken back is forgotten; by now it has passed.
const LATER: u64 = 1_000_000_000;

struct RandomMatch {
    row: TableRow,
    live: Live,
    steps: Vec<StepRow>,
    chance: Fast,
    /// By viewer, and then by step, what was told when it happened.
    heard: Vec<Vec<Value>>,
}

impl RandomMatch {
    fn new(game: &str, seed: u64) -> RandomMatch {
        let host =
            Named { guest: GuestId::new(), name: "Anna".to_owned(), address: Default::default() };
        let seats = (0..N_SEATS).map(|_| NewSeat::Me).collect();
        let new = NewTable { game: game.to_owned(), options: json!({}), seats, is_listed: false };
        let row = seating::new_row(new, &host, Secret::from_seed(seed, 8)).unwrap();
        let row = seating::start(&row, host.guest, 0).unwrap();
        let live = Live::rebuild(&row, &[]).unwrap();
        let heard = Viewer::all(N_SEATS).map(|viewer| events(&live, viewer, 0)).collect();
        RandomMatch { row, live, steps: Vec::new(), chance: Fast::new(seed), heard }
    }

    /// False when the match is over.
    fn step(&mut self) -> bool {
        if self.live.table.outcome().is_some() {
            return false;
        }
        let versions = self.versions();
        let now = self.live.last_at + 1;
        let when = When { now, delays: Delays::default() };
        let key = format!("key {}", self.steps.len());
        let step = match self.next() {
            Some((seat, order)) => {
                let step = self.live.carry_out(seat, &order, Some(&key), when);
                // Who has done too much in one turn can go back.
                let goes_back =
                    |live: &mut Live| live.carry_out(seat, &Order::RestartTurn, Some(&key), when);
                step.or_else(|_| goes_back(&mut self.live))
            }
            None => {
                let now = self.live.table.deadline().expect("it waits for time").max(now);
                self.live.expire(When { now, ..when })
            }
        };
        self.steps.push(step.expect("it was offered"));
        for (idx, viewer) in Viewer::all(N_SEATS).enumerate() {
            if self.live.version(viewer) != versions[idx] {
                let n_kept = self.live.n_steps_kept(viewer, versions[idx]);
                self.heard[idx].truncate(n_kept);
                let news = events(&self.live, viewer, self.heard[idx].len());
                self.heard[idx].extend(news);
            }
            assert_eq!(self.heard[idx].len(), self.live.n_steps(viewer));
        }
        true
    }

    fn next(&mut self) -> Option<(Seat, Order)> {
        let seat = Seat(self.chance.below(N_SEATS.into()) as u8);
        if self.chance.below(UNDONE_EVERY) == 0 && self.live.table.can_undo(seat).is_ok() {
            let restarts = self.chance.below(2) == 0;
            return Some((seat, if restarts { Order::RestartTurn } else { Order::Undo }));
        }
        let seats: Vec<Seat> = self.live.table.to_act().iter().collect();
        let seat = *seats.get(self.chance.below(seats.len().max(1) as u32) as usize)?;
        let actions = self.live.table.sight(Viewer::Seat(seat)).actions;
        let actions: Vec<Value> = serde_json::from_str(actions.get()).unwrap();
        let action = actions[self.chance.below(actions.len() as u32) as usize].clone();
        Some((seat, Order::Act { action }))
    }

    fn versions(&self) -> Vec<u64> {
        Viewer::all(N_SEATS).map(|viewer| self.live.version(viewer)).collect()
    }

    fn is_the_same_again(&self, steps: &[StepRow]) {
        let again = Live::rebuild(&self.row, steps).unwrap();
        let history = History::of(&self.row, steps).unwrap();
        for (viewer, heard) in Viewer::all(N_SEATS).zip(&self.heard) {
            let n_heard = heard.len() - 1;
            let frame =
                |live: &Live| serde_json::to_string(&live.frame(viewer, n_heard, LATER)).unwrap();
            assert_eq!(frame(&again), frame(&self.live), "{viewer:?}");
            assert_eq!(pages(&history, viewer, heard.len()), *heard, "{viewer:?}");
            for version in 0..=self.live.version(viewer) {
                let kept = |live: &Live| live.n_steps_kept(viewer, version);
                assert_eq!(kept(&again), kept(&self.live), "{viewer:?} at {version}");
            }
        }
        let last = self.steps.iter().rev().find(|step| step.key.is_some());
        if let Some((StepKind::Entry { seat: Some(seat), .. }, key)) =
            last.map(|step| (&step.kind, step.key.as_deref().unwrap_or_default()))
        {
            assert_eq!(again.known(*seat, key), self.live.known(*seat, key));
            assert!(again.known(*seat, key).is_some());
        }
    }
}

fn events(live: &Live, viewer: Viewer, n_heard: usize) -> Vec<Value> {
    let frame = live.frame(viewer, n_heard, 0);
    assert_eq!(frame.first_step, n_heard, "who listens all the time misses nothing");
    serde_json::from_str(frame.events.get()).unwrap()
}

/// As a reader asks for them, the last one first.
fn pages(history: &History<'_>, viewer: Viewer, n_steps: usize) -> Vec<Value> {
    let mut told = Vec::new();
    let mut before = n_steps;
    while 0 < before {
        let page = history.page(viewer, before).unwrap();
        assert!(page.first < before && page.events.len() == before - page.first);
        let events = page.events.iter().map(|it| serde_json::from_str(it.get()).unwrap());
        told.splice(0..0, events);
        before = page.first;
    }
    told
}

#[test]
fn what_is_stored_gives_the_same_match() {
    for game in games::IDS {
        for seed in 0..4 {
            let mut random = RandomMatch::new(game, seed);
            let mut n_steps = 0;
            while n_steps < N_STEPS_MAX && random.step() {
                n_steps += 1;
                if n_steps % NEWCOMER_EVERY == 0 {
                    random.is_the_same_again(&random.steps);
                }
            }
            random.is_the_same_again(&random.steps);
            assert!(30 < n_steps, "{game} ended after {n_steps} steps");
        }
    }
}

/// How far a restart went back was not stored once: then the rules say it.
#[test]
fn older_rows_give_the_same_match() {
    let mut n_restarts = 0;
    for seed in 0..5 {
        let mut random = RandomMatch::new(games::IDS[0], seed);
        while random.steps.len() < 200 && random.step() {}
        let mut steps = random.steps.clone();
        for step in &mut steps {
            if let StepKind::Restart { n_undone, .. } = &mut step.kind {
                *n_undone = None;
                n_restarts += 1;
            }
        }
        random.is_the_same_again(&steps);
    }
    assert!(0 < n_restarts);
}
