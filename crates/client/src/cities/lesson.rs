//! The guided first game of Cities, with the built-in components. Its words are in
//! `cities-lesson.ftl`.

use cities::Colour::{Blue, Green, Red, Yellow};
use cities::{
    AREA_POINTS, Action, CardIdx, Catalogue, Cities, CityChoice, Colour, FEATURES_PER_COLUMN, Kind,
    Measure, N_COLOURS, Options, PIECES_FROM_BAG, PIECES_PER_COLOUR, Position, Row, Sort, Space,
    StartPlayer, TileIdx,
};
use engine::Seat;

use super::panels::GOALS;
use super::places;
use crate::lesson::{Lesson, ME, ROBOT};
use crate::table::{Place, tabs};

const DOLPHINS: Kind = Kind(0);
const FERRY: Kind = Kind(2);
const TREES: Kind = Kind(4);
const KIOSK: Kind = Kind(7);
const MONUMENT: Kind = Kind(8);

/// The first goal of the city: a body of water.
const BAY: u8 = 0;
/// Out of the bag, where the red pieces come first.
const RED: u32 = 0;

pub fn lesson() -> Lesson<Cities> {
    let options = Options {
        city: CityChoice::Named("rio-de-janeiro".to_owned()),
        start_player: StartPlayer::Seat(ME),
        ..Options::default()
    };
    let storeys =
        [piece(Green, 1, 2), piece(Green, 1, 2), piece(Yellow, 1, 3), piece(Yellow, 1, 3)];
    let more = [piece(Green, 1, 2), piece(Yellow, 1, 3), Action::DiscardPiece { colour: Blue }];
    begun(Lesson::new(options))
        .look("goal", Place::seat(ME))
        .number("rounds", 4, n_rounds)
        .press("take", [places::slot(Row::Tiles, 1)])
        .press("lay", [places::tile(ME, Position { row: -1, column: 1 }), Place::MAIN])
        .number("spaces", 5, |_, game| game.goal(BAY).at_least as i32)
        .turn(ROBOT, Row::Tiles, 2, [tile(0, 1, 0)])
        .look("ring", places::goal(BAY))
        .behind(GOALS)
        .number("first", 5, |_, game| game.ring_points(ME))
        .number("second", 1, |_, game| game.goal(BAY).ladder[game.vacant_step(BAY).unwrap_or(0)])
        .press("card", [places::slot(Row::Cards, 0)])
        .number("worth", 4, |_, game| game.catalogue().card(game.cards(ME)[0]).vp)
        .number("storeys", 3, storeys_wanted)
        .turn(ROBOT, Row::Features, 2, [feature(MONUMENT, 1, 1)])
        .press("pieces", [places::slot(Row::Pieces, 1)])
        .press("build", [my_space(-2, 0), my_space(-2, 0)])
        .press("lost", [places::DISCARD])
        .turn(ROBOT, Row::Pieces, 0, storeys)
        .press(
            "features",
            [places::slot(Row::Features, 0), my_space(-1, 1), my_space(-1, 2), Place::MAIN],
        )
        .number("features", 2, |_, _| FEATURES_PER_COLUMN[0].into())
        .number("one", 1, |_, _| AREA_POINTS[1])
        .number("two", 3, |before, after| after.score(ME).water - before.score(ME).water)
        .number("three", 6, |_, _| AREA_POINTS[3])
        .number("four", 10, |_, _| AREA_POINTS[4])
        .turn(ROBOT, Row::Features, 1, [feature(TREES, 0, 2)])
        .look("gone", places::slot(Row::Features, 1))
        .number("workers", 2, |_, game| game.mode().n_per_row.into())
        .press("bag", [places::slot(Row::Pieces, 3)])
        .draws([RED, RED])
        .number("pieces", 2, |_, _| PIECES_FROM_BAG.into())
        .press("exact", [my_space(-2, 0), my_space(-2, 1), Place::MAIN])
        .number("worth", 4, |before, after| after.score(ME).cards - before.score(ME).cards)
        .number("storeys", 3, storeys_wanted)
        .turn(ROBOT, Row::Pieces, 2, more)
        .look("end", Place::seat(ME))
        .behind(tabs::STANDING)
        .number("rounds", 4, n_rounds)
}

/// Both have a starting tile and had a turn: the learner's water has three spaces.
fn begun(lesson: Lesson<Cities>) -> Lesson<Cities> {
    lesson
        .then(ROBOT, Action::ChooseStartTile { tile: 2 }, [])
        .then(ME, Action::ChooseStartTile { tile: 0 }, laid_out())
        .turn(ME, Row::Tiles, 0, [tile(-1, 0, 2)])
        .turn(ROBOT, Row::Cards, 1, [])
}

impl Lesson<Cities> {
    /// Somebody takes a column and uses what lay there, without being asked.
    fn turn(
        self,
        seat: Seat,
        row: Row,
        column: u8,
        uses: impl IntoIterator<Item = Action>,
    ) -> Lesson<Cities> {
        let actions = [Action::Take { row, column }].into_iter().chain(uses).chain([Action::Done]);
        actions.fold(self, |lesson, action| lesson.then(seat, action, []))
    }
}

fn my_space(row: i8, column: i8) -> Place {
    places::space(ME, Space { row, column })
}

fn tile(row: i8, column: i8, rotation: u8) -> Action {
    Action::PlaceTile { at: Position { row, column }, rotation }
}

fn piece(colour: Colour, row: i8, column: i8) -> Action {
    Action::PlacePiece { colour, at: Space { row, column } }
}

fn feature(kind: Kind, row: i8, column: i8) -> Action {
    Action::PlaceFeature { kind, at: Space { row, column } }
}

/// The draws of the first round, row by row from the left (CI-105).
fn laid_out() -> Vec<u32> {
    let Catalogue { cards, city_tiles, features, .. } = &**Catalogue::built_in();
    let card = |id: &str| CardIdx(idx_of(cards.iter().map(|card| &card.id), id));
    let tile = |id: &str| TileIdx(idx_of(city_tiles.iter().map(|tile| &tile.id), id));
    let pieces = [Green, Green, Yellow, Yellow, Red, Red, Green, Blue, Green, Yellow];
    let draws = [
        draws(
            cards.iter().map(|card| card.copies),
            ["mix-red-3", "park-largest", "colour-yellow"].map(card),
        ),
        draws(city_tiles.iter().map(|_| 1), ["A1", "A2", "B3"].map(tile)),
        draws(
            features.iter().map(|feature| feature.count),
            [DOLPHINS, FERRY, TREES, MONUMENT, KIOSK],
        ),
        draws([PIECES_PER_COLOUR; N_COLOURS], pieces),
    ];
    draws.concat()
}

fn idx_of<'a>(ids: impl IntoIterator<Item = &'a String>, id: &str) -> u8 {
    ids.into_iter().position(|it| it == id).expect("it is one of the built-in components") as u8
}

/// The draws that bring these things one after the other, from so many of each sort.
fn draws(
    n_of: impl IntoIterator<Item = u8>,
    things: impl IntoIterator<Item = impl Sort>,
) -> Vec<u32> {
    let mut n_of: Vec<u8> = n_of.into_iter().collect();
    let draw = |thing: _| {
        let idx = Sort::idx(thing);
        n_of[idx] -= 1;
        n_of[..idx].iter().copied().map(u32::from).sum()
    };
    things.into_iter().map(draw).collect()
}

fn n_rounds(_: &Cities, game: &Cities) -> i32 {
    game.mode().n_rounds.into()
}

/// What the learner's first card asks for.
fn storeys_wanted(_: &Cities, game: &Cities) -> i32 {
    let wanted = &game.catalogue().card(game.cards(ME)[0]).measure;
    let Measure::Buildings { filter } = wanted else { return 0 };
    if filter.min_height == filter.max_height { filter.min_height.into() } else { 0 }
}
