//! What is told of a game. Lucky numbers are told to their owners alone until the end (CP-4).

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    Started { first: Seat },
    Dealt { seat: Seat, lucky: u8 },
    Took { seat: Seat, n: u8, n_left: u8 },
    /// The lucky numbers, by seat.
    Ended { lucky: Vec<u8> },
}
