//! The names of the places of Cities.

use cities::{Action, Cities, Position, Row, Space};
use engine::Seat;

use super::laying::{Thing, best_at, turned};
use super::names::{colour_name, row_name};
use crate::table::{Place, Scene};

/// Gives away what is left in the hand.
pub const DISCARD: Place = Place::named("discard");
/// A quarter turn of the tile in the hand.
pub const TURN: Place = Place::named("turn");
/// The tile in the hand.
pub const IN_HAND: Place = Place::named("hand-tile");

/// A space of somebody's neighbourhood.
pub fn space(seat: Seat, at: Space) -> Place {
    Place::of("space", format_args!("{seat}-{},{}", at.row, at.column))
}

pub fn spaces(seat: Seat, all: Vec<Space>) -> Vec<Place> {
    all.into_iter().map(|at| space(seat, at)).collect()
}

/// A tile of somebody's neighbourhood, or where one can lie.
pub fn tile(seat: Seat, at: Position) -> Place {
    Place::of("tile", format_args!("{seat}-{},{}", at.row, at.column))
}

/// A column of the offer, counted from 1 as the keys are.
pub fn slot(row: Row, column: u8) -> Place {
    Place::of(row_name(row), column + 1)
}

pub fn start_tile(tile: u8) -> Place {
    Place::of("start", tile + 1)
}

/// Something in the hand.
pub fn thing(thing: Thing) -> Place {
    match thing {
        Thing::Feature(kind) => Place::of("hand-feature", kind.0),
        Thing::Piece(colour) => Place::of("hand", colour_name(colour)),
    }
}

pub fn goal(goal: u8) -> Place {
    Place::of("goal", goal + 1)
}

/// All cards of a seat.
pub fn cards(seat: Seat) -> Place {
    Place::of("cards-of", seat)
}

/// What is to be chosen for an action.
pub fn of(scene: &Scene<'_, Cities>, action: &Action) -> Vec<Place> {
    let Some(me) = scene.my_turn() else { return Vec::new() };
    match *action {
        Action::ChooseStartTile { tile } => vec![start_tile(tile)],
        Action::Take { row, column } => vec![slot(row, column)],
        Action::PlaceTile { at, rotation } => laying(scene, me, at, rotation),
        Action::PlaceFeature { kind, at } => putting(scene, me, Thing::Feature(kind), at),
        Action::PlacePiece { colour, at } => putting(scene, me, Thing::Piece(colour), at),
        Action::DiscardFeature { .. } | Action::DiscardPiece { .. } => vec![DISCARD],
        Action::Done => Vec::new(),
    }
}

/// Where the tile lies, and quarter turns until it lies as it should.
fn laying(scene: &Scene<'_, Cities>, me: Seat, at: Position, rotation: u8) -> Vec<Place> {
    let lies = scene.local.tile.filter(|(other, _)| *other == at).map(|(_, rotation)| rotation);
    let press = lies.is_none().then(|| tile(me, at));
    let first = lies.or_else(|| Some(best_at(scene.game, me, at)?.0)).unwrap_or(rotation);
    let rotations = std::iter::successors(Some(first), |it| Some(turned(scene.game, *it, true)));
    let turns = rotations.take(4).take_while(|it| *it != rotation).map(|_| TURN);
    press.into_iter().chain(turns).collect()
}

/// What is put, unless it is in the hand already, and where.
fn putting(scene: &Scene<'_, Cities>, me: Seat, what: Thing, at: Space) -> Vec<Place> {
    let is_picked = scene.local.picked(&scene.local.ahead(scene.game, me), me) == Some(what);
    let pick = (!is_picked).then(|| thing(what));
    pick.into_iter().chain([space(me, at)]).collect()
}
