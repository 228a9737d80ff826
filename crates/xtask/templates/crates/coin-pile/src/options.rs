//! The table options.

use std::ops::RangeInclusive;

use engine::{BadOptions, JsonSchema, OptionField, OptionGroup, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{COINS_MAX, COINS_MIN};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub first_player: FirstPlayer,
    /// CP-3: coins in the pile.
    pub n_coins: u8,
}

/// CP-2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    Random,
    Seat(Seat),
}

impl Default for Options {
    fn default() -> Options {
        Options { first_player: FirstPlayer::Random, n_coins: 21 }
    }
}

const N_COINS: RangeInclusive<i64> = COINS_MIN as i64..=COINS_MAX as i64;

/// As a form asks for them.
pub(crate) fn option_fields() -> Vec<OptionField> {
    vec![OptionGroup::Play.seat("first_player"), OptionGroup::Pace.number("n_coins", N_COINS)]
}

impl Options {
    pub(crate) fn check(&self, n_seats: u8) -> Result<(), BadOptions> {
        BadOptions::check_range("n_coins", self.n_coins, N_COINS)?;
        match self.first_player {
            FirstPlayer::Random => Ok(()),
            FirstPlayer::Seat(seat) => {
                BadOptions::check_range("first_player", seat.0, 0..=i64::from(n_seats) - 1)
            }
        }
    }
}
