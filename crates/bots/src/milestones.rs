//! Opponents for Milestones. A level searches its whole turn; what it does not see is judged by a
//! plan for the rest of the lap (`lap`), by what the map offers (`offers`), and by what the workers
//! of a path earn in a usual lap (`judge`).

mod choices;
mod draft;
mod easy;
mod features;
mod judge;
mod lap;
mod learned;
mod mind;
mod offers;
mod player;
mod training;
mod turn;
mod weights;

use milestones::Milestones;

use crate::train::School;
use crate::{Botted, Level, Random};

pub use learned::Learned;
pub use player::Player;

impl Botted for Milestones {
    fn school() -> Option<School> {
        Some(training::SCHOOL)
    }

    fn levels() -> Vec<Level<Milestones>> {
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
            Level { name: "medium", is_for_players: true, bot: |_| Box::new(Player::medium()) },
            Level { name: "plans", is_for_players: false, bot: |_| Box::new(Player::plans()) },
            Level {
                name: "hard",
                is_for_players: true,
                bot: |_| Box::new(Player::learned(Learned::stored())),
            },
        ]
    }
}
