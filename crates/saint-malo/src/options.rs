//! The table options.

use std::ops::RangeInclusive;

use engine::{BadOptions, Game, JsonSchema, OptionField, OptionGroup, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::SaintMalo;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub first_player: FirstPlayer,
    /// SM-71: rounds after which the game ends in any case.
    pub round_cap: u8,
    /// SM-84: turns of practice for one.
    pub practice_turns: u8,
    /// SM-85: the score to reach in practice.
    pub practice_goal: u8,
    /// SM-83: extra dice after each turn of practice.
    pub practice_dice: u8,
}

/// SM-6. The printed rule, the youngest, cannot be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    Random,
    Seat(Seat),
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_player: FirstPlayer::Random,
            round_cap: 60,
            practice_turns: 24,
            practice_goal: 50,
            practice_dice: 3,
        }
    }
}

const ROUND_CAP: RangeInclusive<i64> = 30..=99;
const PRACTICE_TURNS: RangeInclusive<i64> = 12..=40;
const PRACTICE_GOAL: RangeInclusive<i64> = 20..=120;
const PRACTICE_DICE: RangeInclusive<i64> = 0..=5;

pub(crate) fn option_fields() -> Vec<OptionField> {
    use OptionGroup::{Pace, Play};
    vec![
        Play.seat("first_player"),
        Pace.number("round_cap", ROUND_CAP),
        Pace.number("practice_turns", PRACTICE_TURNS).for_one(),
        Play.number("practice_goal", PRACTICE_GOAL).for_one(),
        Play.number("practice_dice", PRACTICE_DICE).for_one(),
    ]
}

impl Options {
    pub(crate) fn check(&self, n_seats: u8) -> Result<(), BadOptions> {
        BadOptions::check_range("round_cap", self.round_cap, ROUND_CAP)?;
        BadOptions::check_range("practice_turns", self.practice_turns, PRACTICE_TURNS)?;
        BadOptions::check_range("practice_goal", self.practice_goal, PRACTICE_GOAL)?;
        BadOptions::check_range("practice_dice", self.practice_dice, PRACTICE_DICE)?;
        match self.first_player {
            FirstPlayer::Random => Ok(()),
            FirstPlayer::Seat(seat) => {
                // SM-81: alone, the option does not apply, but it is a seat of the game.
                let n_seats = if n_seats == 1 { *SaintMalo::SEATS.end() } else { n_seats };
                BadOptions::check_range("first_player", seat.0, 0..=i64::from(n_seats) - 1)
            }
        }
    }
}
