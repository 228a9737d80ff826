//! Judgement for Saint Malo. The dice of a turn are played exactly; what a bot is good for depends
//! on its valuer, which says what a city is worth at the end of the turn.

mod ahead;
mod chances;
mod dice_turn;
mod easy;
mod features;
mod finals;
mod learned;
mod outlook;
mod placing;
mod player;
mod scales;
mod training;
mod turn;
mod valuer;

pub use saint_malo::SaintMalo;

use crate::search::{RandomPlay, Search};
use crate::train::School;
use crate::{Botted, Budget, Judge, Level, Random, Timing};

pub use dice_turn::{DiceTurn, N_RESULTS, result_idx, results};
pub use learned::{Learned, SHAPE};
pub use player::Player;
pub use valuer::{Greedy, Medium, Valuer};

impl Botted for SaintMalo {
    fn judge(_: Budget) -> Option<Box<dyn Judge<SaintMalo>>> {
        Some(Box::new(chances::Chances::new()))
    }

    fn school() -> Option<School> {
        Some(training::SCHOOL)
    }

    fn timings() -> Vec<Timing> {
        vec![Timing { key: "dice_turn_us", run: dice_turn::solve_once }]
    }

    fn levels() -> Vec<Level<SaintMalo>> {
        vec![
            Level::yardstick("random", |seeded| Box::new(Random::new(seeded))),
            Level::for_players("easy", |seeded| Box::new(easy::Easy::new(seeded))),
            Level::yardstick("greedy", |_| Box::new(Player::new(Greedy))),
            Level::for_players("medium", |_| Box::new(Player::new(Medium))),
            Level::yardstick("search", |seeded| Box::new(Search::new(RandomPlay, seeded))),
            Level::yardstick("one-turn", |_| Box::new(Player::new(Learned::stored()))),
            Level::for_players("hard", |seeded| {
                Box::new(ahead::Ahead::new(Learned::stored(), seeded))
            }),
        ]
    }
}
