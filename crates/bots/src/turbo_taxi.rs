//! Opponents for Turbo Taxi. A program solves every task at once, so what makes a level strong or
//! weak is time: when a bot is ready follows from a model of people (`skill`), and until then it
//! builds as people do (`schedule`, `hands`), a plan that its level would find (`plans`).
//!
//! A bot remembers nothing. What it is up to in a deal follows from its seed, from the number of
//! the deal and from what it sees, so that any question can be its first.

mod hands;
mod placing;
mod plans;
mod race;
mod racer;
mod schedule;
mod skill;
mod tasks;

use engine::Millis;
pub use turbo_taxi::TurboTaxi;
use turbo_taxi::{Crossing, Task, View, right_plans};

use crate::judge::Raced;
use crate::{Botted, Level, Random, Timing};

pub use hands::step_towards;
pub use placing::{expected_right, hardest_quarter};
pub use plans::{misled_plans, plain_plans, trickiness};
pub use racer::Racer;
pub use skill::{Attempt, Skill, matched};

impl Botted for TurboTaxi {
    fn timings() -> Vec<Timing> {
        let run = |seed| right_plans(&Task::sample(seed), Crossing::Junction).len() as f64;
        vec![Timing { key: "solve_us", run }]
    }

    fn looks_back(view: &View) -> bool {
        view.phase.shows_boards()
    }

    fn raced(view: &View, now: Millis) -> Option<Raced> {
        tasks::raced(view, now)
    }

    fn levels() -> Vec<Level<TurboTaxi>> {
        vec![
            Level::yardstick("random", |seeded| Box::new(Random::new(seeded))),
            Level::for_players("easy", |seeded| Box::new(Racer::new(Skill::EASY, seeded))),
            Level::for_players("medium", |seeded| Box::new(Racer::new(Skill::MEDIUM, seeded))),
            Level::for_players("hard", |seeded| Box::new(Racer::new(Skill::HARD, seeded))),
            Level::for_players("turbo", |seeded| Box::new(Racer::new(Skill::TURBO, seeded))),
            Level::for_players("matched", |seeded| Box::new(Racer::matched(seeded))),
        ]
    }
}
