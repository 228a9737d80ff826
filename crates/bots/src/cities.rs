//! Judgement for Cities: what a neighbourhood will be worth, the best use of what is taken, and
//! what to take. Nothing here knows a component by name (CI-2).

mod ahead;
mod chances;
mod columns;
mod draft;
mod easy;
mod features;
mod learned;
mod left;
mod live;
mod outlook;
mod placing;
mod player;
mod scales;
mod timing;
mod training;
mod weights;

pub use cities::Cities;

use crate::train::School;
use crate::{Botted, Budget, Judge, Level, Random, Timing};

impl Botted for Cities {
    fn judge(budget: Budget) -> Option<Box<dyn Judge<Cities>>> {
        Some(Box::new(chances::Chances::new(budget)))
    }

    fn school() -> Option<School> {
        Some(training::SCHOOL)
    }

    fn timings() -> Vec<Timing> {
        vec![Timing { key: "score_us", run: timing::score_once }]
    }

    fn levels() -> Vec<Level<Cities>> {
        vec![
            Level::yardstick("random", |seeded| Box::new(Random::new(seeded))),
            Level::for_players("easy", |seeded| Box::new(easy::Easy::new(seeded))),
            Level::yardstick("greedy", |seeded| Box::new(player::Greedy::new(seeded))),
            Level::for_players("medium", |seeded| Box::new(player::Planner::new(seeded))),
            Level::for_players("hard", |seeded| {
                Box::new(ahead::Ahead::new(learned::stored(), seeded))
            }),
        ]
    }
}
