//! The guided first game of Milestones. Its words are in `milestones-lesson.ftl`.

use milestones::Kind::{Coin, Grain, Sand, Stone, Wood};
use milestones::{
    Action, COINS_PER_TILE, Corner, GOODS_KEPT, Kind, Milestones, NUMBERS_PER_DELIVERY, Options,
    POINTS_PER_BONUS, Space, StartSeat, Tile, majority_points,
};

use super::{panels, places};
use crate::lesson::{Lesson, ME, ROBOT};
use crate::table::Place;

// Worker tiles, by their place in the built-in edition.
const GRAIN_2_GRAIN_5: Tile = Tile(10);
const SAND_7_STONE_7: Tile = Tile(32);
const GRAIN_6_SAND_6: Tile = Tile(29);
const WOOD_1_STONE_2: Tile = Tile(1);
const SAND_4_SAND_7: Tile = Tile(23);
const WOOD_4_STONE_8: Tile = Tile(24);

/// On the bushes, in reading order. A quarryman finds his on D2-E1-E2; of what lies beside the
/// robot's roads it has no worker.
const BONUS: [Kind; 15] = [
    Wood, Sand, Stone, Coin, Grain, Wood, Sand, Coin, Stone, Wood, Grain, Sand, Grain, Coin, Stone,
];
/// Five for hire, then the start tiles.
const TILES: [Tile; 10] = [
    GRAIN_6_SAND_6,
    Tile(2),
    Tile(16),
    WOOD_4_STONE_8,
    Tile(27),
    GRAIN_2_GRAIN_5,
    SAND_7_STONE_7,
    WOOD_1_STONE_2,
    SAND_4_SAND_7,
    Tile(15),
];

pub fn lesson() -> Lesson<Milestones> {
    let start_seat = StartSeat::Seat(ROBOT);
    let lesson = Lesson::new(Options { start_seat, ..Options::default() })
        .draws(bonus_draws())
        .draws(tile_draws());
    begun(lesson)
        .look("goal", Place::BOARD)
        .press("walk", [my_space(5)])
        .number("moves", 2, |_, after| 1 + i32::from(after.is_second_move()))
        .number("stone", 1, |before, after| goods(after, Stone) - goods(before, Stone))
        .look("rise", places::ring_road(ME))
        .press("hire", [my(Space::TradingHouse), places::tile(GRAIN_6_SAND_6)])
        .number("coins", 2, |_, _| COINS_PER_TILE.into())
        .press("cover", [my_space(3), Place::MAIN])
        .then(ROBOT, go(Space::Castle), [])
        .then(ROBOT, Action::Cover { space: 1 }, [])
        .then(ROBOT, go(Space::Path(2)), [])
        .then(ROBOT, Action::Done, [])
        .press("office", [my(Space::BuildingOffice)])
        .press("road", ["C2", "D2", "E2"].map(at))
        .number("points", 2, |before, after| score(after) - score(before))
        .press("bonus", [my_space(5)])
        .number("points", 1, |before, after| score(after) - score(before))
        .number("later", 1, |_, _| POINTS_PER_BONUS.into())
        .press("mill", [Place::MAIN, my(Space::Mill)])
        .press("flour", [at("C2"), Place::MAIN])
        .number("grain", 2, |before, after| goods(before, Grain) - goods(after, Grain))
        .number("numbers", 2, |_, _| NUMBERS_PER_DELIVERY as i32)
        .number("points", 6, |before, after| score(after) - score(before))
        .then(ROBOT, go(Space::Path(4)), [])
        .then(ROBOT, go(Space::TradingHouse), [])
        .then(ROBOT, Action::Recruit { tile: WOOD_4_STONE_8 }, [])
        .then(ROBOT, Action::PlaceRecruit { left: 4 }, [])
        .then(ROBOT, Action::Done, [])
        .press("castle", [my(Space::Castle), my_space(1)])
        .number("goods", 3, |_, _| GOODS_KEPT.into())
        .press("lap", [my_space(3), Place::MAIN])
        .number("grain", 2, |before, after| goods(after, Grain) - goods(before, Grain))
        .then(ROBOT, go(Space::BuildingOffice), [])
        .then(ROBOT, Action::StartRoad { from: corner("E2") }, [])
        .then(ROBOT, Action::LayRoad { via: corner("F2"), to: corner("G1") }, [])
        .then(ROBOT, Action::Done, [])
        .then(ROBOT, go(Space::Castle), [])
        .then(ROBOT, Action::Cover { space: 2 }, [])
        .then(ROBOT, Action::Done, [])
        .look("rival", at("F2"))
        .number("points", 4, |_, game| number_at(game, "F2"))
        .look("end", places::TARGET)
        .behind(panels::TARGET)
        .number("target", 67, |_, game| game.target().into())
        .number("points", 5, |_, _| majority_points([1, 0, 0, 0], 2)[0].into())
}

/// The start tiles lie, the learner has worked once, and the robot has built a road and a market.
fn begun(lesson: Lesson<Milestones>) -> Lesson<Milestones> {
    lesson
        .then(ME, Action::PickTile { tile: GRAIN_2_GRAIN_5 }, [])
        .then(ME, Action::PickTile { tile: SAND_7_STONE_7 }, [])
        .then(ROBOT, Action::PickTile { tile: WOOD_1_STONE_2 }, [])
        .then(ROBOT, Action::PickTile { tile: SAND_4_SAND_7 }, [])
        .then(ME, Action::PlaceStartTile { tile: GRAIN_2_GRAIN_5, left: 1 }, [])
        .then(ME, Action::PlaceStartTile { tile: SAND_7_STONE_7, left: 4 }, [])
        .then(ROBOT, Action::PlaceStartTile { tile: WOOD_1_STONE_2, left: 1 }, [])
        .then(ROBOT, Action::PlaceStartTile { tile: SAND_4_SAND_7, left: 3 }, [])
        .then(ROBOT, go(Space::Path(1)), [])
        .then(ROBOT, go(Space::Path(2)), [])
        .then(ROBOT, Action::Done, [])
        .then(ME, go(Space::Path(2)), [])
        .then(ME, go(Space::Path(4)), [])
        .then(ME, Action::Done, [])
        .then(ROBOT, go(Space::Path(4)), [])
        .then(ROBOT, go(Space::BuildingOffice), [])
        .then(ROBOT, Action::StartRoad { from: corner("A1") }, [])
        .then(ROBOT, Action::LayRoad { via: corner("B2"), to: corner("C2") }, [])
        .then(ROBOT, Action::BuildMarket { corner: corner("C2") }, [])
        .then(ROBOT, Action::Done, [])
}

fn go(to: Space) -> Action {
    Action::Move { to }
}

fn corner(name: &str) -> Corner {
    name.parse().expect("a corner of the map")
}

fn at(name: &str) -> Place {
    places::corner(corner(name))
}

fn my(space: Space) -> Place {
    places::space(ME, space)
}

fn my_space(number: u8) -> Place {
    my(Space::Path(number))
}

fn goods(game: &Milestones, kind: Kind) -> i32 {
    game.tableau(ME).goods[kind].into()
}

fn score(game: &Milestones) -> i32 {
    game.tableau(ME).score().into()
}

fn number_at(game: &Milestones, name: &str) -> i32 {
    game.edition().number(corner(name)).unwrap_or_default().into()
}

/// Draws that deal these bonus tiles: each is one of those that are left, in the order of kinds.
fn bonus_draws() -> Vec<u32> {
    (0..BONUS.len())
        .map(|n_dealt| BONUS[n_dealt + 1..].iter().filter(|kind| **kind < BONUS[n_dealt]).count())
        .map(|nth| nth as u32)
        .collect()
}

/// Draws that turn up these tiles: each is one of those that are left.
fn tile_draws() -> impl Iterator<Item = u32> {
    (0..TILES.len()).map(|n_drawn| {
        let before = TILES[..n_drawn].iter().filter(|tile| **tile < TILES[n_drawn]).count();
        u32::from(TILES[n_drawn].0) - before as u32
    })
}
