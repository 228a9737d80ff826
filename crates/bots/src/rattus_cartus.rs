//! Judgement for Rattus Cartus.

mod easy;
mod hard;
mod laying;
mod medium;
mod outlook;
mod policy;
mod sight;
mod tracks;
mod worth;

use rattus_cartus::RattusCartus;

use crate::{Botted, Level, Random};

impl Botted for RattusCartus {
    fn levels() -> Vec<Level<RattusCartus>> {
        vec![
            Level {
                name: "random",
                is_for_players: false,
                bot: |seeded| Box::new(Random::new(seeded)),
            },
            Level {
                name: "easy",
                is_for_players: true,
                bot: |seeded| Box::new(easy::Easy::new(seeded)),
            },
            Level {
                name: "medium",
                is_for_players: true,
                bot: |seeded| Box::new(medium::Medium::new(seeded)),
            },
            Level {
                name: "hard",
                is_for_players: true,
                bot: |seeded| Box::new(hard::Hard::new(seeded)),
            },
        ]
    }
}
