//! What is told of a game, all of it to everyone (SM-80).

use engine::{JsonSchema, Outcome, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::{Bonus, Dice, Field, Piece, Side, Symbol, Task};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    Started {
        first: Seat,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    /// `faces` in the order of the draws.
    Rolled {
        nth: u8,
        kept: Dice,
        faces: Vec<Symbol>,
    },
    Used {
        task: Task,
        n_turned: u8,
        n_coins_paid: u16,
    },
    Passed,
    Placed {
        field: Field,
        piece: Piece,
        vp: u16,
        coins: u16,
    },
    SideSpoiled {
        side: Side,
    },
    SideCompleted {
        side: Side,
        bonus: Bonus,
    },
    BonusDeclined,
    BonusLost,
    /// Boxes `from..to` of a row, counted from 0.
    SabresMarked {
        row: u8,
        from: u8,
        to: u8,
    },
    SabresIgnored {
        n: u8,
    },
    /// Defence and whether a cannon was lost, by seat.
    Attacked {
        row: u8,
        strength: u8,
        defence: Vec<u8>,
        lost: Vec<bool>,
    },
    CityFull {
        seat: Seat,
    },
    LastRound,
    PirateDice {
        faces: Vec<Symbol>,
    },
    CapReached,
    Ended {
        outcome: Outcome,
    },
}
