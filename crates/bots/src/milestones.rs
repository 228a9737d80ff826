//! Opponents for Milestones.

use milestones::Milestones;

use crate::{Botted, Level, Random};

impl Botted for Milestones {
    fn levels() -> Vec<Level<Milestones>> {
        vec![Level {
            name: "random",
            is_for_players: true,
            bot: |seeded| Box::new(Random::new(seeded)),
        }]
    }
}
