//! Every number of the printed game, once. The rules read them from here, so that somebody with the
//! box in hand can correct a number in one place; `tests/rules/census.rs` counts them again.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::action::Person;

pub const N_ROWS_OF_CITY: u8 = 7;
pub const N_FIELDS: usize = 45;
/// b2, c2, b3 and b4, as (row, column) from 0.
pub(crate) const PRINTED_CRATES: [(u8, u8); 4] = [(1, 1), (1, 2), (2, 1), (3, 1)];

pub const N_DICE: u8 = 5;
pub const N_SYMBOLS: usize = 6;
/// Throws in a turn, the first one included.
pub const N_ROLLS: u8 = 3;

pub const N_PERSONS: usize = 7;
/// Heads that each person takes, in the order of [`Person`].
pub const HEADS: [u8; N_PERSONS] = [1, 2, 2, 3, 3, 4, 5];
pub const BONUS_HEADS_MAX: u8 = 3;
pub const VP_PER_CITIZEN: u16 = 1;
pub const VP_PER_NOBLE: u16 = 7;
pub const VP_PER_CHURCH_BY_PRIEST: u16 = 1;
pub const COINS_PER_CRATE_BY_MERCHANT: u16 = 1;
pub const VP_PER_TYPE_BY_JUGGLER: u16 = 2;
pub const VP_PER_HOUSE: u16 = 3;
pub const HOUSES_MAX: u8 = 3;

pub const N_CHURCH_SIZES: usize = 5;
/// What a series from 1 up to each size is worth.
pub const SERIES_VP: [i32; N_CHURCH_SIZES] = [1, 4, 8, 13, 20];

pub const N_SIDES: usize = 4;
/// In the order top, right, bottom, left.
pub const SIDE_BONUSES: [Bonus; N_SIDES] =
    [Bonus::Person, Bonus::Coins(2), Bonus::Vp(3), Bonus::Coins(2)];
pub const DEFENCE_PER_SIDE: u8 = 2;
pub const DEFENCE_PER_SOLDIER: u8 = 1;

pub const N_ROWS: usize = 6;
pub const STRENGTHS: [u8; N_ROWS] = [1, 3, 6, 8, 10, 12];
/// By the number of seats, from practice for one.
pub const BOXES_PER_ROW: [u8; 5] = [4, 4, 6, 8, 10];

pub const COINS_PER_TURNED_DIE: u16 = 2;
pub const COINS_PER_DELIVERY: u16 = 2;
pub const COINS_AT_START: u16 = 3;
pub const LOGS_AT_START: u16 = 2;

pub const VP_PER_FULL_CITY: i32 = 5;
pub const COINS_PER_VP: u16 = 2;
pub const VP_PER_LOG: i32 = 1;
pub const VP_PER_LOST_CANNON: i32 = -5;

/// Logs, crates, walls and churches of five sizes each, and the persons.
pub const N_TASKS: usize = 4 * N_DICE as usize + N_PERSONS;

/// What a complete side pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// A person of at most [`BONUS_HEADS_MAX`] heads.
    Person,
    Coins(u16),
    Vp(u16),
}

impl Person {
    pub fn n_heads(self) -> u8 {
        HEADS[self as usize]
    }

    /// Whether the tower of the top side may bring this person.
    pub fn is_bonus(self) -> bool {
        self.n_heads() <= BONUS_HEADS_MAX
    }
}
