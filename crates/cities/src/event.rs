//! What is told of a game, all of it to everyone (CI-101).

use engine::{JsonSchema, Outcome, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::{CardIdx, Colour, Features, Kind, Pieces, Position, Row, Space, TileIdx};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// By its place in the components.
    CityChosen {
        city: u8,
    },
    StartPlayer {
        seat: Seat,
    },
    StartTileChosen {
        seat: Seat,
        tile: u8,
    },
    /// What lies open, by column.
    RoundLaidOut {
        round: u8,
        cards: [CardIdx; 3],
        tiles: [TileIdx; 3],
        features: [Features; 4],
        pieces: [Pieces; 3],
    },
    Took {
        seat: Seat,
        row: Row,
        column: u8,
    },
    TurnedUp {
        item: Item,
    },
    Drew {
        colours: Vec<Colour>,
    },
    /// `points` here and below: by how much the live score has changed (CI-100).
    CardKept {
        seat: Seat,
        card: CardIdx,
        points: i32,
    },
    TilePlaced {
        seat: Seat,
        tile: TileIdx,
        at: Position,
        rotation: u8,
        points: i32,
    },
    FeaturePlaced {
        seat: Seat,
        kind: Kind,
        at: Space,
        points: i32,
    },
    FeatureDiscarded {
        seat: Seat,
        kind: Kind,
    },
    PiecePlaced {
        seat: Seat,
        colour: Colour,
        at: Space,
        points: i32,
    },
    PieceDiscarded {
        seat: Seat,
        colour: Colour,
    },
    TurnDone {
        seat: Seat,
    },
    GoalClaimed {
        seat: Seat,
        goal: u8,
        points: i32,
    },
    StarLaidDown {
        seat: Seat,
    },
    NeutralTook {
        row: Row,
        column: u8,
    },
    NeutralRing {
        goal: u8,
        points: i32,
    },
    /// What nobody took: open things, and how many face-down ones.
    LeftoversRemoved {
        cards: Vec<CardIdx>,
        tiles: Vec<TileIdx>,
        features: Features,
        pieces: Pieces,
        n_hidden: u8,
    },
    RoundEnded {
        round: u8,
    },
    StarTaken {
        seat: Seat,
    },
    Scored {
        outcome: Outcome,
    },
}

/// A face-down thing that was turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Card(CardIdx),
    Tile(TileIdx),
    Feature(Kind),
}
