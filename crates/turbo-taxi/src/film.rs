//! How a board was built (TT-74). Nobody builds for ever, and whoever tries is not filmed for ever:
//! what was done at first is shown at once then, as the cards that lay there.

use engine::{JsonSchema, Millis, schemars};
use serde::{Deserialize, Serialize};

use crate::{Board, Cell, Step};

/// More steps than anybody makes in a race that is won.
pub const SHOTS_MAX: usize = 200;
/// So many of the first ones are shown at once when there are more.
const SHOTS_CUT: usize = 100;

/// A step of building, and what the round clock showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    pub at: Millis,
    pub step: Step,
}

/// Adds a step to a film that begins with the board `bare`.
pub(crate) fn shoot(film: &mut Vec<Shot>, shot: Shot, bare: impl FnOnce() -> Board) {
    film.push(shot);
    if film.len() <= SHOTS_MAX {
        return;
    }
    let mut board = bare();
    film[..SHOTS_CUT].iter().for_each(|shot| board.build(shot.step));
    let at = film[SHOTS_CUT - 1].at;
    film.splice(..SHOTS_CUT, laid_at_once(&board, at));
}

/// The cards of a board, as if they had just been laid.
pub(crate) fn laid_at_once(board: &Board, at: Millis) -> Vec<Shot> {
    let laid = Cell::outer().filter_map(|cell| Some((cell, board.plan[cell]?)));
    laid.map(|(cell, card)| Shot { at, step: Step::Lay { card, cell } }).collect()
}
