//! What is told of a game. Each audience hears its own version: numbers for all, cards for those
//! who may see them (RC-117).

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::{BuildingCard, Card, Class, Finish, Person, Pile, Position, Slot};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    Began {
        first: Seat,
    },
    RowLaid {
        round: u8,
        is_last: bool,
        cards: Vec<BuildingCard>,
    },
    /// RC-34.
    CardReplaced {
        slot: Slot,
        out: BuildingCard,
        by: BuildingCard,
    },
    SupplyChosen {
        seat: Seat,
        slot: Slot,
    },
    Drew {
        seat: Seat,
        n: u8,
    },
    /// To the seat alone, in the order drawn.
    DrewCards {
        seat: Seat,
        persons: Vec<Person>,
    },
    Shuffled {
        n: u8,
    },
    RatsLost {
        seat: Seat,
        n: u8,
    },
    RatsGained {
        seat: Seat,
        n: u8,
    },
    Looked {
        seat: Seat,
        position: Position,
    },
    /// To the seat alone.
    Saw {
        seat: Seat,
        position: Position,
        person: Person,
    },
    Passed {
        seat: Seat,
    },
    Entered {
        seat: Seat,
        slot: Slot,
        space: u8,
        n: u8,
    },
    Revealed {
        seat: Seat,
        slot: Slot,
        cards: Vec<Card>,
    },
    Advanced {
        seat: Seat,
        class: Class,
        by: u8,
        to: u16,
    },
    SwordWon {
        seat: Seat,
        victim: Seat,
        n: u8,
    },
    Gave {
        seat: Seat,
        to: Seat,
        n: u8,
    },
    /// To giver and receiver alone.
    GaveCards {
        seat: Seat,
        to: Seat,
        cards: Vec<Card>,
    },
    FluteWon {
        seat: Seat,
        target: Seat,
    },
    Took {
        seat: Seat,
        pile: Pile,
        n: u8,
    },
    /// RC-18: what the markers are worth.
    TookMarkers {
        seat: Seat,
        values: Vec<u8>,
    },
    Traded {
        seat: Seat,
        cards: Vec<Card>,
    },
    Declined {
        seat: Seat,
    },
    Cleared {
        slot: Slot,
    },
    RoundEnded {
        first: Seat,
    },
    GameEnded {
        finish: Box<Finish>,
    },
}
