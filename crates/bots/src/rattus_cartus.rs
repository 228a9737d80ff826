//! Opponents for RattusCartus.

use rattus_cartus::RattusCartus;

use crate::{Botted, Level, Random};

impl Botted for RattusCartus {
    fn levels() -> Vec<Level<RattusCartus>> {
        vec![Level {
            name: "random",
            is_for_players: true,
            bot: |seeded| Box::new(Random::new(seeded)),
        }]
    }
}
