//! Why an action is not offered: the number of the rule, for whoever tried it.

use engine::{Game, Seat};

use crate::measure::STOREYS_MAX;
use crate::mode::N_COLUMNS;
use crate::{
    Action, Cities, Colour, FeatureKind, Kind, Neighbourhood, Phase, Position, Row, Space, Spaces,
    legal,
};

/// Every rule that [`forbids`] can name.
pub(crate) const RULES: &[&str] = &[
    "CI-24", "CI-26", "CI-32", "CI-33", "CI-35", "CI-38", "CI-39", "CI-41", "CI-42", "CI-43",
    "CI-45", "CI-47", "CI-48", "CI-49", "CI-50", "CI-51", "CI-54", "CI-55", "CI-56", "CI-57",
    "CI-58", "CI-92",
];

/// The number of a rule that forbids an action; none if it is offered. All is open, so a refusal
/// tells nobody anything.
pub(crate) fn forbids(game: &Cities, seat: Seat, action: &Action) -> Option<&'static str> {
    if game.is_legal(seat, action) {
        return None;
    }
    if !game.to_act().contains(seat) {
        return Some(match game.phase {
            Phase::ChooseStartTile => "CI-24",
            Phase::Over => "CI-92",
            _ => "CI-32",
        });
    }
    Some(match *action {
        Action::ChooseStartTile { .. } => "CI-24",
        Action::Take { row, column } => take(game, seat, row, column),
        Action::PlaceTile { at, rotation } => place_tile(game, seat, at, rotation),
        Action::PlaceFeature { kind, at } => place_feature(game, seat, kind, at),
        Action::DiscardFeature { .. } => out_of_place(game.phase, "CI-48"),
        Action::PlacePiece { colour, at } => place_piece(game, seat, colour, at),
        Action::DiscardPiece { .. } => out_of_place(game.phase, "CI-56"),
        Action::Done => out_of_place(game.phase, "CI-38"),
    })
}

/// What the phase asks for instead. With something in the hand it depends on what was tried.
fn out_of_place(phase: Phase, in_hand: &'static str) -> &'static str {
    match phase {
        Phase::ChooseStartTile => "CI-26",
        Phase::Take => "CI-35",
        Phase::PlaceTile { .. } => "CI-41",
        Phase::PlaceFeatures { .. } | Phase::PlacePieces { .. } => in_hand,
        Phase::Confirm { .. } => "CI-39",
        Phase::Over => "CI-92",
    }
}

fn take(game: &Cities, seat: Seat, row: Row, column: u8) -> &'static str {
    let is_column = usize::from(column) < N_COLUMNS;
    let is_free = is_column && game.offer.worker(row, column).is_none();
    match game.phase {
        Phase::Take if !is_free || !legal::has_worker_for(game, seat, row) => "CI-33",
        phase => out_of_place(phase, "CI-38"),
    }
}

fn place_tile(game: &Cities, seat: Seat, at: Position, rotation: u8) -> &'static str {
    let city = game.neighbourhood(seat);
    let Phase::PlaceTile { tile } = game.phase else { return out_of_place(game.phase, "CI-38") };
    let is_inside = |(rows, columns)| game.mode().fits(rows, columns);
    if !city.touches(at) || city.has_tile(at) {
        "CI-42"
    } else if !city.size_with(at).is_some_and(is_inside) {
        "CI-45"
    } else {
        debug_assert!(game.catalogue().face(tile).rotations().all(|other| other != rotation));
        "CI-43"
    }
}

fn place_feature(game: &Cities, seat: Seat, kind: Kind, at: Space) -> &'static str {
    let city = game.neighbourhood(seat);
    let is_in_hand = match game.phase {
        Phase::PlaceFeatures { hand } => legal::is_in_hand(&hand, kind),
        _ => false,
    };
    if !is_in_hand {
        return out_of_place(game.phase, "CI-48");
    }
    let Some(space) = space_of(city, at) else { return "CI-47" };
    let features = city.nature_features() | city.monuments() | city.specials();
    match game.catalogue().feature(kind).role {
        _ if features.has_any(space) => "CI-49",
        FeatureKind::Nature { .. } => "CI-50",
        FeatureKind::Monument | FeatureKind::Special => "CI-51",
    }
}

fn place_piece(game: &Cities, seat: Seat, colour: Colour, at: Space) -> &'static str {
    let city = game.neighbourhood(seat);
    let is_in_hand = match game.phase {
        Phase::PlacePieces { hand } => 0 < hand.count(colour),
        _ => false,
    };
    if !is_in_hand {
        return out_of_place(game.phase, "CI-56");
    }
    let Some(space) = space_of(city, at) else { return "CI-47" };
    match city.building_at(at) {
        _ if city.monuments().has_any(space) => "CI-54",
        Some(building) if building.colour == colour && building.height == STOREYS_MAX => "CI-58",
        Some(_) if city.specials().has_any(space) => "CI-55",
        Some(_) => "CI-58",
        None => "CI-57",
    }
}

/// A space that is part of a tile.
fn space_of(city: &Neighbourhood, at: Space) -> Option<Spaces> {
    let position = Position { row: at.row.div_euclid(2), column: at.column.div_euclid(2) };
    city.frame(at).filter(|_| city.has_tile(position))
}
