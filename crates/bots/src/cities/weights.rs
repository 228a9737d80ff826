//! The numbers of the outlook, found by playing.

use ::cities::{Measure, Relation, Row};

use super::left::Left;

/// Features for one terrain in one take.
pub const FEATURES_PER_TAKE: f64 = 0.6;
/// Features that it takes to get a kind more into an area, by the kinds that are there.
pub const KIND_EFFORT: [f64; 4] = [1.0, 1.1, 1.4, 2.2];
/// Spaces that a tile adds to the best area.
pub const GROWTH_PER_TILE: f64 = 0.4;
/// How much of what features could add they will add.
pub const NATURE_HOPE: f64 = 0.85;

/// Pieces of one colour that can be used, for one take.
pub const PIECES_PER_TAKE: f64 = 0.65;
/// Lots of one colour on one tile, and how they will lie: by the terrain beside them.
pub const LOTS_PER_TILE: f64 = 0.5;
pub const BESIDE: [f64; 4] = [0.15, 0.25, 0.25, 0.35];
/// How much of what pieces could add they will add.
pub const BUILDING_HOPE: f64 = 0.8;
/// What a building is worth by one card that is still to come.
pub const LATER_CARD: f64 = 0.06;
/// So many more sets are thought of.
pub const SETS_AHEAD: f64 = 2.0;

/// How much of a goal can be reached in a whole game, and how far off that can be.
pub const GOAL_PACE: f64 = 1.0;
pub const GOAL_SPREAD: f64 = 0.2;
/// How much of what goals could add they will add.
pub const GOAL_HOPE: f64 = 0.9;
/// How often somebody else is faster.
pub const GOAL_LATE: f64 = 0.3;

/// What a measure will probably gain, if pieces have no plan for it.
pub fn growth(measure: &Measure, left: &Left) -> f64 {
    let in_whole_game = match measure {
        Measure::Buildings { .. } | Measure::Sets { .. } => return 0.0,
        Measure::AdjacentPairs { relation, .. } => match relation {
            Relation::Any => 5.0,
            Relation::SameColour => 1.5,
            Relation::OtherColour => 3.0,
            Relation::SameHeight => 3.5,
            Relation::HeightStep => 3.0,
        },
        Measure::LargestArea { .. } | Measure::AreaSpan { .. } => 5.0,
        Measure::Areas { .. } => 1.6,
        Measure::Lines { .. } => 2.5,
        Measure::Spaces { .. } => 6.0,
        Measure::Distinct { .. }
        | Measure::MostKinds { .. }
        | Measure::MostAround { .. }
        | Measure::LongestRun { .. }
        | Measure::FullestSquare { .. }
        | Measure::Climb => 2.0,
    };
    in_whole_game * (left.part(Row::Tiles) + left.part(Row::Pieces)) / 2.0
}
