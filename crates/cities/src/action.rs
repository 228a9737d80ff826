//! What a player can do.

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::mode::N_ROWS;
use crate::{Colour, Kind, Position, Space};

/// One small step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A starting tile by its place in the components.
    ChooseStartTile {
        tile: u8,
    },
    /// A worker goes to a column, counted from 0.
    Take {
        row: Row,
        column: u8,
    },
    /// With so many quarter turns clockwise.
    PlaceTile {
        at: Position,
        rotation: u8,
    },
    PlaceFeature {
        kind: Kind,
        at: Space,
    },
    DiscardFeature {
        kind: Kind,
    },
    PlacePiece {
        colour: Colour,
        at: Space,
    },
    DiscardPiece {
        colour: Colour,
    },
    Done,
}

/// A row of the offer board, from the top.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    Cards,
    Tiles,
    Features,
    Pieces,
}

/// Whose a worker or a ring is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    Seat(Seat),
    /// In practice (CI-108, CI-109).
    Neutral,
}

impl Row {
    pub const ALL: [Row; N_ROWS] = [Row::Cards, Row::Tiles, Row::Features, Row::Pieces];

    pub fn idx(self) -> usize {
        self as usize
    }
}
