//! Opponents for Milestones. A level searches its whole turn; what it does not see is judged by a
//! plan for the rest of the lap (`lap`), by what the map offers (`offers`), and by what the workers
//! of a path earn in a usual lap (`valuer`).

mod chances;
mod choices;
mod draft;
mod easy;
mod features;
mod lap;
mod learned;
mod mind;
mod offers;
mod player;
mod scales;
mod training;
mod turn;
mod valuer;
mod weights;

pub use milestones::Milestones;

use crate::train::School;
use crate::{Botted, Budget, Judge, Level, Random};

pub use learned::Learned;
pub use player::Player;

impl Botted for Milestones {
    fn judge(budget: Budget) -> Option<Box<dyn Judge<Milestones>>> {
        Some(Box::new(chances::Chances::new(budget)))
    }

    fn school() -> Option<School> {
        Some(training::SCHOOL)
    }

    fn levels() -> Vec<Level<Milestones>> {
        vec![
            Level::yardstick("random", |seeded| Box::new(Random::new(seeded))),
            Level::for_players("easy", |seeded| Box::new(easy::Easy::new(seeded))),
            Level::for_players("medium", |_| Box::new(Player::medium())),
            Level::yardstick("plans", |_| Box::new(Player::plans())),
            Level::for_players("hard", |_| Box::new(Player::learned(Learned::stored()))),
        ]
    }
}
