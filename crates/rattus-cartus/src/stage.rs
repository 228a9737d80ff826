//! Where a game stands, as everybody may know it.

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::{Rank, Slot};

/// What is being decided. It says nothing of choices of cards: it is the same before and after
/// `Enter`, `Give` or `Discard` (RC-114).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stage {
    /// Phase B, one seat after the other.
    ChooseSupply {
        seat: Seat,
    },
    /// Phase B, all at once (RC-41).
    ChooseTogether,
    /// The looks of a supply action.
    SupplyLooks {
        seat: Seat,
    },
    LooksTogether,
    /// Phase C.
    Enter {
        seat: Seat,
    },
    /// Phase D: whom the Swords hit (RC-56).
    SwordTarget {
        slot: Slot,
        winner: Seat,
    },
    /// RC-57.
    HalfOfHand {
        slot: Slot,
        winner: Seat,
        victim: Seat,
        n: u8,
    },
    /// RC-59.
    FluteTarget {
        slot: Slot,
        winner: Seat,
    },
    /// RC-63.
    UseOrDecline {
        acting: Acting,
    },
    /// RC-69: the victims of a Guard Tower choose.
    Tribute {
        acting: Acting,
    },
    /// RC-72.
    Trade {
        acting: Acting,
        n_max: u8,
    },
    /// RC-79.
    TentLooks {
        acting: Acting,
    },
    Over,
}

/// A visitor whose action is carried out; `nth` in the order of RC-62, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Acting {
    pub slot: Slot,
    pub nth: u8,
    pub seat: Seat,
    pub rank: Rank,
}
