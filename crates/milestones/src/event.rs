//! What is told of a game, all of it to everyone (MS-130). Where no seat is named, it is the seat
//! in turn. Points stand with what they are for.

use engine::{JsonSchema, Outcome, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::{Corner, EndCause, Goods, Kind, Plot, Section, Space, Tile, Tiles};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// All that chance has decided before the draft.
    Started {
        start: Seat,
        bonus: Vec<(Plot, Kind)>,
        display: Tiles,
        start_tiles: Tiles,
    },
    Picked {
        seat: Seat,
        tile: Tile,
    },
    /// The start tile that leaves the game.
    LeftOver {
        tile: Tile,
    },
    StartTilePlaced {
        seat: Seat,
        tile: Tile,
        left: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    Moved {
        from: Space,
        to: Space,
    },
    Produced {
        kind: Kind,
        n: u8,
        points: u16,
    },
    Income {
        n_coins: u8,
    },
    Recruited {
        tile: Tile,
    },
    /// `covered` are the spaces whose worker was built over, `lost_bonus` those of them whose bonus
    /// tile left the game.
    TilePlaced {
        tile: Tile,
        left: u8,
        covered: Vec<u8>,
        lost_bonus: Vec<u8>,
    },
    Refilled {
        tile: Tile,
    },
    DisplayShrank {
        n_tiles: u8,
    },
    Bought {
        material: Kind,
    },
    Sold {
        materials: [Kind; 2],
    },
    SectionBuilt {
        section: Section,
        points: u16,
    },
    HouseBuilt {
        plot: Plot,
        points: u16,
    },
    MarketBuilt {
        corner: Corner,
        points: u16,
    },
    BonusTaken {
        plot: Plot,
        kind: Kind,
        space: u8,
        points: u16,
    },
    BonusLeft,
    Delivered {
        market: Corner,
        numbers: Vec<u8>,
        points: u16,
    },
    GoodsGivenUp {
        goods: Goods,
    },
    WorkerCovered {
        space: u8,
        kind: Kind,
        lost_bonus: bool,
    },
    VisitSkipped {
        space: Space,
    },
    EndTriggered {
        by: Seat,
        why: EndCause,
    },
    LastTurn {
        seat: Seat,
    },
    /// Both by seat.
    MajorityScored {
        kind: Kind,
        totals: Vec<u8>,
        points: Vec<u16>,
    },
    Ended {
        outcome: Outcome,
    },
}
