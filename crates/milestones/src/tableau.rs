//! What a player has in front of them: the loop with its workers, the pawn, goods and points.

use engine::{JsonSchema, Line, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{COINS_AT_START, START_TILES_EACH};
use crate::{Goods, Kind, Path, Space, Tile};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tableau {
    pub path: Path,
    pub pawn: Space,
    pub goods: Goods,
    pub points: Points,
    /// Picked, but not yet placed.
    pub start_tiles: [Option<Tile>; START_TILES_EACH],
}

/// Points by their source (MS-126).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Points {
    pub sections: u16,
    pub houses: u16,
    pub markets: u16,
    pub deliveries: u16,
    pub bonus_taken: u16,
    pub bonus_production: u16,
    pub majorities: u16,
}

/// Where a point comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Sections,
    Houses,
    Markets,
    Deliveries,
    BonusTaken,
    BonusProduction,
    Majorities,
}

impl Tableau {
    /// MS-26.
    pub fn at_start() -> Tableau {
        Tableau {
            path: Path::EMPTY,
            pawn: Space::Castle,
            goods: Goods::only(Kind::Coin, COINS_AT_START),
            points: Points::default(),
            start_tiles: [None; START_TILES_EACH],
        }
    }

    pub fn score(&self) -> u16 {
        self.points.total()
    }
}

impl Points {
    #[inline]
    pub fn total(&self) -> u16 {
        let built = self.sections + self.houses + self.markets + self.deliveries;
        built + self.bonus_taken + self.bonus_production + self.majorities
    }

    #[inline]
    pub(crate) fn add(&mut self, source: Source, points: u16) {
        *match source {
            Source::Sections => &mut self.sections,
            Source::Houses => &mut self.houses,
            Source::Markets => &mut self.markets,
            Source::Deliveries => &mut self.deliveries,
            Source::BonusTaken => &mut self.bonus_taken,
            Source::BonusProduction => &mut self.bonus_production,
            Source::Majorities => &mut self.majorities,
        } += points;
    }

    /// One line per source, in the order of the final table.
    pub fn lines(&self) -> Vec<Line> {
        vec![
            Line::new("sections", self.sections.into()),
            Line::new("houses", self.houses.into()),
            Line::new("markets", self.markets.into()),
            Line::new("deliveries", self.deliveries.into()),
            Line::new("bonus_taken", self.bonus_taken.into()),
            Line::new("bonus_production", self.bonus_production.into()),
            Line::new("majorities", self.majorities.into()),
        ]
    }
}
