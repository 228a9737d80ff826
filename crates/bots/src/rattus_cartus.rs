//! Judgement for Rattus Cartus.

mod chances;
mod easy;
mod ending;
mod halving;
mod hard;
mod laying;
mod medium;
mod mind;
mod outlook;
mod policy;
mod scales;
mod sight;
mod tracks;
mod weights;
mod worth;

pub use rattus_cartus::RattusCartus;

use crate::{Botted, Budget, Judge, Level, Random};

impl Botted for RattusCartus {
    fn judge(budget: Budget) -> Option<Box<dyn Judge<RattusCartus>>> {
        Some(Box::new(chances::Chances::new(budget)))
    }

    fn levels() -> Vec<Level<RattusCartus>> {
        vec![
            Level::yardstick("random", |seeded| Box::new(Random::new(seeded))),
            Level::for_players("easy", |seeded| Box::new(easy::Easy::new(seeded))),
            Level::for_players("medium", |seeded| Box::new(medium::Medium::new(seeded))),
            Level::for_players("hard", |seeded| Box::new(hard::Hard::new(seeded))),
        ]
    }
}
