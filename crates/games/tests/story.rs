//! What was told once can be told again: whoever comes late hears, step by step, just what those
//! have heard who were there from the beginning, whatever was taken back in between.

use engine::{Chance, Fair, Fast, Seat, Secret, Viewer, When};
use games::{IDS, Noticed, Table};
use serde_json::{Value, json};

const N_SEATS: u8 = 3;
const N_STEPS_MAX: usize = 400;
const UNDONE_EVERY: u32 = 6;
/// Newcomers are as rare as they are dear.
const NEWCOMER_EVERY: usize = 25;

struct Walk {
    table: Box<dyn Table>,
    secret: Secret,
    chance: Fast,
    now: u64,
    /// By viewer, and then by step, what was told when it happened.
    heard: Vec<Vec<Value>>,
}

impl Walk {
    fn new(game: &str, seed: u64) -> Walk {
        let secret = Secret::from_seed(seed, 8);
        let table = games::set_up(game, &json!({}), N_SEATS, &mut Fair::new(&secret)).unwrap();
        let heard = Viewer::all(N_SEATS).map(|viewer| events(&*table, viewer, 0)).collect();
        Walk { table, secret, chance: Fast::new(seed), now: 0, heard }
    }

    /// False when the match is over.
    fn step(&mut self) -> bool {
        let seat = Seat(self.chance.below(N_SEATS.into()) as u8);
        if self.chance.below(UNDONE_EVERY) == 0 && self.table.can_undo(seat).is_ok() {
            let noticed = match self.chance.below(2) {
                0 => self.table.undo(seat).unwrap(),
                _ => self.table.restart_turn(seat).unwrap(),
            };
            self.hear(noticed);
            return true;
        }
        let mut dice = Fair::resume(&self.secret, self.table.n_draws());
        let seats: Vec<Seat> = self.table.to_act().iter().collect();
        let noticed = match (seats.is_empty(), self.table.deadline()) {
            (true, None) => return false,
            (true, Some(deadline)) => {
                self.now = self.now.max(deadline);
                self.table.expire(When::from(self.now), &mut dice).unwrap()
            }
            (false, _) => {
                let seat = seats[self.chance.below(seats.len() as u32) as usize];
                let sight = self.table.sight(Viewer::Seat(seat), usize::MAX);
                let actions: Vec<Value> = serde_json::from_str(sight.actions.get()).unwrap();
                let action = &actions[self.chance.below(actions.len() as u32) as usize];
                self.now += 1;
                self.table.act(seat, action, When::from(self.now), &mut dice).unwrap()
            }
        };
        self.hear(noticed);
        true
    }

    fn hear(&mut self, noticed: Noticed) {
        for (viewer, heard) in Viewer::all(N_SEATS).zip(&mut self.heard) {
            if noticed.by(viewer) {
                heard.truncate(self.table.n_kept(viewer));
                heard.extend(events(&*self.table, viewer, heard.len()));
                assert_eq!(heard.len(), self.table.n_noticed(viewer));
            }
        }
    }

    fn newcomers_hear_the_same(&self, game: &str) {
        for (viewer, heard) in Viewer::all(N_SEATS).zip(&self.heard) {
            assert_eq!(events(&*self.table, viewer, 0), *heard, "{game}, {viewer:?}");
        }
    }
}

fn events(table: &dyn Table, viewer: Viewer, n_heard: usize) -> Vec<Value> {
    serde_json::from_str(table.sight(viewer, n_heard).events.get()).unwrap()
}

#[test]
fn what_was_told_is_told_again() {
    for game in IDS {
        for seed in 0..5 {
            let mut walk = Walk::new(game, seed);
            let mut n_steps = 0;
            while n_steps < N_STEPS_MAX && walk.step() {
                n_steps += 1;
                if n_steps % NEWCOMER_EVERY == 0 {
                    walk.newcomers_hear_the_same(game);
                }
            }
            walk.newcomers_hear_the_same(game);
            assert!(30 < n_steps, "{game} ended after {n_steps} steps");
        }
    }
}
