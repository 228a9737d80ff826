//! The rules of Cities, by Steve Finn and Phil Walker-Harding (Devir, 2024). RULES.md numbers them;
//! comments and tests cite the numbers.

mod action;
mod apply;
mod bunch;
mod cards;
mod catalogue;
mod components;
mod event;
mod explain;
mod file;
mod forbids;
mod game;
mod legal;
mod measure;
mod mode;
mod neighbourhood;
mod offer;
mod options;
mod plan;
mod score;
mod space;
mod survey;
mod tile;
mod view;

pub use action::{Action, Owner, Row};
pub use bunch::{Bunch, CardPile, Features, Pieces, Sort, TilePile};
pub use cards::Cards;
pub use catalogue::{
    BUILT_IN, Card, CardIdx, Catalogue, CityPlan, CityTile, Feature, FeatureKind, Goal, Kind,
    N_GOALS, N_KINDS, N_RANKS, N_START_TILES, N_STEPS, Provenance, Tier, TileIdx, Wording,
};
pub use components::Components;
pub use engine::Json;
pub use event::{Event, Item};
pub use explain::{AreaWorth, CardWorth, Change, Explanation, GoalProgress};
pub use file::{BYTES_MAX, Warning, WarningCode};
pub use game::{Cities, Holding, Phase, Unseen};
pub use legal::{feature_spaces, piece_spaces, tile_positions};
pub use measure::{By, Filter, Ground, KINDS, Measure, Relation, STOREYS_MAX};
pub use mode::{
    AREA_POINTS, FEATURES_PER_COLUMN, MEDALS, MODES, MONUMENT_POINTS, Mode, N_COLUMNS, N_PIECES,
    N_ROWS, NEUTRAL_RING_ROUNDS, PIECES_FROM_BAG, PIECES_PER_COLOUR, PIECES_PER_COLUMN,
    PRACTICE_GOAL,
};
pub use neighbourhood::{Building, Neighbourhood};
pub use offer::Offer;
pub use options::{CityChoice, Length, Options, StartPlayer};
pub use score::{Score, card_points};
pub use space::{Position, Space, Spaces};
pub use survey::{Count, Survey};
pub use tile::{Colour, Face, N_COLOURS, Nature, Terrain};
pub use view::{SeatView, View};
