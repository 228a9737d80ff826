//! What anybody may see: everything but what chance has not decided yet (MS-127, MS-128).

mod drawing;

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{SEATS_MAX, START_TILES_EACH};
use crate::map::Map;
use crate::{
    Corner, Edition, End, Goods, Kind, Milestones, Options, Path, Phase, Plot, Points, Section,
    Space, Tableau, Tile, Tiles,
};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(skip)]
    pub options: Options,
    pub start: Seat,
    pub turn: Seat,
    pub is_second_move: bool,
    pub phase: Phase,
    pub n_turns: u16,
    pub n_dry_turns: u16,
    /// Whether the running turn has brought a point.
    pub has_scored: bool,
    pub end: Option<End>,
    pub target: u16,
    pub display: Tiles,
    pub start_tiles: Tiles,
    pub left_over: Option<Tile>,
    /// The tiles that nobody has seen: a set, not an order.
    pub stack: Tiles,
    pub map: MapView,
    /// By seat.
    pub tableaus: Vec<TableauView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapView {
    /// The oldest first.
    pub sections: Vec<Section>,
    /// The one on the start corner included.
    pub markets: Vec<Corner>,
    /// Markets with a sack.
    pub sacks: Vec<Corner>,
    pub houses: Vec<Plot>,
    pub bonus: Vec<(Plot, Kind)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableauView {
    pub path: Path,
    pub pawn: Space,
    pub goods: Goods,
    pub points: Points,
    pub score: u16,
    /// Picked, but not yet placed.
    pub start_tiles: [Option<Tile>; START_TILES_EACH],
}

impl View {
    pub(crate) fn of(game: &Milestones) -> View {
        View {
            options: game.options.clone(),
            start: game.start,
            turn: game.turn,
            is_second_move: game.is_second_move,
            phase: game.phase,
            n_turns: game.n_turns,
            n_dry_turns: game.n_dry_turns,
            has_scored: game.has_scored,
            end: game.end,
            target: game.target(),
            display: game.display,
            start_tiles: game.start_tiles,
            left_over: game.left_over,
            stack: game.stack,
            map: MapView::of(&game.map, &game.edition),
            tableaus: game.tableaus().iter().map(TableauView::of).collect(),
        }
    }

    /// The game that looks like this.
    pub(crate) fn game(&self) -> Milestones {
        let edition = self.options.read_edition().expect("a game has a good edition");
        let mut tableaus = [Tableau::at_start(); SEATS_MAX];
        for (tableau, view) in tableaus.iter_mut().zip(&self.tableaus) {
            *tableau = view.tableau();
        }
        Milestones {
            options: self.options.clone(),
            map: self.map.map(&edition),
            edition,
            n_seats: self.tableaus.len() as u8,
            tableaus,
            display: self.display,
            start_tiles: self.start_tiles,
            left_over: self.left_over,
            stack: self.stack,
            start: self.start,
            turn: self.turn,
            is_second_move: self.is_second_move,
            phase: self.phase,
            n_turns: self.n_turns,
            n_dry_turns: self.n_dry_turns,
            has_scored: self.has_scored,
            end: self.end,
        }
    }
}

impl MapView {
    fn of(map: &Map, edition: &Edition) -> MapView {
        MapView {
            sections: map.sections(edition).collect(),
            markets: map.markets(edition).collect(),
            sacks: map.sacks(edition).collect(),
            houses: map.houses(edition).collect(),
            bonus: map.bonus(edition).collect(),
        }
    }

    fn map(&self, edition: &Edition) -> Map {
        let corner = |corner: &Corner| edition.idx(*corner).expect("a view names its own corners");
        let plot = |plot: &Plot| edition.plot_idx(*plot).expect("a view names its own plots");
        let mut map = Map::at_start(edition);
        for Section { from, via, to } in &self.sections {
            map.lay(edition, [from, via, to].map(corner));
        }
        for market in &self.markets {
            map.build_market(corner(market));
        }
        map.sacks = self.sacks.iter().map(corner).collect();
        map.houses = self.houses.iter().map(plot).collect();
        for (bush, kind) in &self.bonus {
            let bush = edition.bush_on(plot(bush)).expect("bonus tiles lie on bushes");
            map.bonus[bush] = Some(*kind);
        }
        map
    }
}

impl TableauView {
    fn of(tableau: &Tableau) -> TableauView {
        TableauView {
            path: tableau.path,
            pawn: tableau.pawn,
            goods: tableau.goods,
            points: tableau.points,
            score: tableau.score(),
            start_tiles: tableau.start_tiles,
        }
    }

    fn tableau(&self) -> Tableau {
        let TableauView { path, pawn, goods, points, start_tiles, .. } = *self;
        Tableau { path, pawn, goods, points, start_tiles }
    }
}
