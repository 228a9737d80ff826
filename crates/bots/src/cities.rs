//! Opponents for Cities.

use cities::Cities;

use crate::{Botted, Level, Random};

impl Botted for Cities {
    fn levels() -> Vec<Level<Cities>> {
        vec![Level {
            name: "random",
            is_for_players: true,
            bot: |seeded| Box::new(Random::new(seeded)),
        }]
    }
}
