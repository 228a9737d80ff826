//! What a player can do.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Corner, Goods, Kind, Plot, Space, Tile};

/// One small step of a turn, or of the draft. Path spaces are numbered 1 to 8, `left` is the space
/// of the left half of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    PickTile {
        tile: Tile,
    },
    PlaceStartTile {
        tile: Tile,
        left: u8,
    },
    Move {
        to: Space,
    },
    Recruit {
        tile: Tile,
    },
    PlaceRecruit {
        left: u8,
    },
    Buy {
        material: Kind,
    },
    /// In the order of the kinds.
    Sell {
        materials: [Kind; 2],
    },
    StartRoad {
        from: Corner,
    },
    LayRoad {
        via: Corner,
        to: Corner,
    },
    BuildHouse {
        plot: Plot,
    },
    BuildMarket {
        corner: Corner,
    },
    TakeBonus {
        plot: Plot,
        space: u8,
    },
    LeaveBonus,
    Deliver {
        market: Corner,
    },
    Keep {
        goods: Goods,
    },
    Cover {
        space: u8,
    },
    Done,
}
