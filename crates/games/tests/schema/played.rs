//! Whole matches: everything that anybody is sent on the way is as described.

use std::fs;
use std::path::PathBuf;

use engine::{Frame, Match, Record, Recorded, ToldEvents, Viewer};
use games::{Title, Visitor};
use serde::Serialize;
use serde_json::Value;

use crate::mutations::Mutated;
use crate::validators::{Validators, check_valid};
use crate::visit_all;

/// One moment in so many is looked at through all eyes.
const LOOKED_AT_EVERY: usize = 8;
const N_RANDOM: u64 = 2;

#[test]
fn everything_in_a_match_is_as_described() {
    visit_all(Check);
}

#[derive(Clone, Copy)]
struct Check;

impl Visitor for Check {
    type Output = ();
    fn visit<G: Title>(self) {
        let mut judge = Judge::of(G::ID);
        for text in kept(G::ID) {
            judge.check_record(&Record::<G>::parse(text.as_bytes()).unwrap());
        }
        for n_seats in G::SEATS {
            for seed in 0..N_RANDOM {
                let options = G::Options::default();
                judge.check_record(&testkit::random_record::<G>(&options, n_seats, seed));
            }
        }
    }
}

/// The kept matches of a game, which have all kinds of options.
fn kept(game: &str) -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(game);
    let files = fs::read_dir(folder.join("tests/replays")).into_iter().flatten();
    files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

struct Judge {
    validators: Validators,
    views: Mutated,
    actions: Mutated,
    events: Mutated,
}

impl Judge {
    fn of(game: &str) -> Judge {
        Judge {
            validators: Validators::of(game),
            views: Mutated::default(),
            actions: Mutated::default(),
            events: Mutated::default(),
        }
    }

    fn check_record<G: Title>(&mut self, record: &Record<G>) {
        for line in record.to_text().lines() {
            check_valid(&self.validators.record_line, &serde_json::from_str(line).unwrap());
        }
        check_valid(&self.validators.options, &json(&record.header.options));
        let mut draws = Recorded::new(&record.header.draws);
        let set_up = Match::<G>::new(&record.header.options, record.n_seats(), &mut draws);
        let (mut played, told) = set_up.unwrap();
        self.check_told::<G>(&told);
        self.check_frames(&played);
        for (entry, n) in record.entries.iter().zip(1..) {
            self.check_told::<G>(&played.repeat(entry).unwrap());
            let is_last = n == record.entries.len();
            if is_last || n % LOOKED_AT_EVERY == 0 {
                self.check_frames(&played);
            }
        }
    }

    fn check_told<G: Title>(&mut self, told: &ToldEvents<G>) {
        for told in told {
            let event = json(&told.event);
            check_valid(&self.validators.event, &event);
            self.events.check(&self.validators.event, &event, |_: G::Event| false);
        }
    }

    fn check_frames<G: Title>(&mut self, played: &Match<G>) {
        for viewer in Viewer::all(played.game().n_seats()) {
            let frame = Frame::new(played.game(), viewer, &[]);
            let view = json(&frame.view);
            check_valid(&self.validators.view, &view);
            self.views.check(&self.validators.view, &view, |_: G::View| false);
            for action in &frame.actions {
                let action = json(action);
                check_valid(&self.validators.action, &action);
                self.actions.check(&self.validators.action, &action, |_: G::Action| true);
            }
        }
    }
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap()
}
