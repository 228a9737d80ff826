//! The guided first game of Coin Pile.
//!
//! Its words are in `coin-pile-help.ftl`.

use coin_pile::{Action, CoinPile, FirstPlayer, Options};

use super::places;
use crate::lesson::{Lesson, ME, ROBOT};
use crate::table::Place;

pub fn lesson() -> Lesson<CoinPile> {
    let first_player = FirstPlayer::Seat(ME);
    // A lucky number is one more than its draw: two for the learner, one for the robot.
    Lesson::new(Options { first_player, ..Options::default() })
        .draws([1, 0])
        .look("goal", Place::seat(ME))
        .press("take", [places::take(2)])
        .then(ROBOT, Action::Take { n: 3 }, [])
        .press("again", [places::take(3)])
        .then(ROBOT, Action::Take { n: 1 }, [])
        .look("end", Place::seat(ROBOT))
}
