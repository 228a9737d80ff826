//! Judgement for Saint Malo. The dice of a turn are played exactly; what a bot is good for depends
//! on its judge, which says what a city is worth at the end of the turn.

mod ahead;
mod dice_turn;
mod easy;
mod features;
mod finals;
mod judge;
mod learned;
mod outlook;
mod placing;
mod player;
mod training;
mod turn;

use saint_malo::SaintMalo;

use crate::search::{RandomPlay, Search};
use crate::train::School;
use crate::{Botted, Level, Random, Timing};

pub use dice_turn::{DiceTurn, N_RESULTS, result_idx, results};
pub use judge::{Greedy, Judge, Medium};
pub use learned::{Learned, SHAPE};
pub use player::Player;

impl Botted for SaintMalo {
    fn school() -> Option<School> {
        Some(training::SCHOOL)
    }

    fn timings() -> Vec<Timing> {
        vec![Timing { key: "dice_turn_us", run: dice_turn::solve_once }]
    }

    fn levels() -> Vec<Level<SaintMalo>> {
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
            Level { name: "greedy", is_for_players: false, bot: |_| Box::new(Player::new(Greedy)) },
            Level { name: "medium", is_for_players: true, bot: |_| Box::new(Player::new(Medium)) },
            Level {
                name: "search",
                is_for_players: false,
                bot: |seeded| Box::new(Search::new(RandomPlay, seeded)),
            },
            Level {
                name: "one-turn",
                is_for_players: false,
                bot: |_| Box::new(Player::new(Learned::stored())),
            },
            Level {
                name: "hard",
                is_for_players: true,
                bot: |seeded| Box::new(ahead::Ahead::new(Learned::stored(), seeded)),
            },
        ]
    }
}
