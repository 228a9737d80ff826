//! What a player can do.

use std::fmt;

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::Kind;
use crate::components::{NUN_ROW, ROW_MAX};

/// One small step. `Enter`–`Lay`…–`Done`, `Give`…–`Done` and `Discard`…–`Done` are choices of cards
/// (RC-31).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    ChooseSupply { slot: Slot },
    LookAt { position: Position },
    PlayPass,
    Enter { slot: Slot },
    Lay { kind: Kind },
    Target { seat: Seat },
    Give { kind: Kind },
    Discard { kind: Kind },
    UseAction,
    Decline,
    Done,
}

/// A place in the row of buildings, from 1 (RC-33).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

/// A place in the Nun-row, from 1 (RC-21).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Position(u8);

/// Places that are numbered from 1.
macro_rules! numbered {
    ($type:ident, $most:expr, $what:literal) => {
        impl $type {
            /// The place with this number, if there is one.
            pub fn new(number: u8) -> Option<$type> {
                (1..=$most as u8).contains(&number).then_some($type(number))
            }

            /// The first so many places.
            pub fn all(n: u8) -> impl Iterator<Item = $type> {
                (1..=n).map($type)
            }

            pub fn number(self) -> u8 {
                self.0
            }

            pub fn idx(self) -> usize {
                usize::from(self.0) - 1
            }
        }

        impl From<$type> for u8 {
            fn from(place: $type) -> u8 {
                place.0
            }
        }

        impl TryFrom<u8> for $type {
            type Error = String;
            fn try_from(number: u8) -> Result<$type, String> {
                $type::new(number).ok_or_else(|| format!("there is no {} {number}", $what))
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    };
}

numbered!(Slot, ROW_MAX, "slot");
numbered!(Position, NUN_ROW, "position");

impl Slot {
    pub(crate) const FIRST: Slot = Slot(1);

    pub(crate) fn next(self) -> Slot {
        Slot(self.0 + 1)
    }
}
