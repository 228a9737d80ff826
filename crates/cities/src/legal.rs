//! What is allowed. Lists and single questions are answered from the same sets of spaces.

use engine::{Game, Seat};

use crate::catalogue::N_START_TILES;
use crate::mode::N_COLUMNS;
use crate::{
    Action, Cities, Colour, FeatureKind, Features, Kind, Mode, Neighbourhood, Phase, Pieces,
    Position, Row, Spaces, TileIdx,
};

/// The order: starting tiles by place, rows and columns from the top left, positions and spaces in
/// reading order, rotations upwards; kinds and colours in the order of the components, and after
/// the places of each the bin.
pub(crate) fn actions(game: &Cities, seat: Seat, out: &mut Vec<Action>) {
    if !game.to_act().contains(seat) {
        return;
    }
    let city = game.neighbourhood(seat);
    match game.phase {
        Phase::ChooseStartTile => {
            let tiles = (0..N_START_TILES as u8).filter(|tile| is_left(game, *tile));
            out.extend(tiles.map(|tile| Action::ChooseStartTile { tile }));
        }
        Phase::Take => take_actions(game, seat, out),
        Phase::PlaceTile { tile } => tile_actions(game, city, tile, out),
        Phase::PlaceFeatures { hand } => feature_actions(game, city, &hand, out),
        Phase::PlacePieces { hand } => piece_actions(city, &hand, out),
        Phase::Confirm { .. } => out.push(Action::Done),
        Phase::Over => {}
    }
}

/// Whether an action is one of the list.
pub(crate) fn allows(game: &Cities, seat: Seat, action: &Action) -> bool {
    if !game.to_act().contains(seat) {
        return false;
    }
    let city = game.neighbourhood(seat);
    let is_at = |spaces: Spaces, at| city.frame(at).is_some_and(|space| spaces.has_any(space));
    match (game.phase, *action) {
        (Phase::ChooseStartTile, Action::ChooseStartTile { tile }) => is_left(game, tile),
        (Phase::Take, Action::Take { row, column }) => can_take(game, seat, row, column),
        (Phase::PlaceTile { tile }, Action::PlaceTile { at, rotation }) => {
            let face = game.catalogue().face(tile);
            face.rotations().any(|other| other == rotation) && is_open(game.mode(), city, at)
        }
        (Phase::PlaceFeatures { hand }, Action::PlaceFeature { kind, at }) => {
            is_in_hand(&hand, kind) && is_at(feature_spaces(city, role(game, kind)), at)
        }
        (Phase::PlaceFeatures { hand }, Action::DiscardFeature { kind }) => is_in_hand(&hand, kind),
        (Phase::PlacePieces { hand }, Action::PlacePiece { colour, at }) => {
            0 < hand.count(colour) && is_at(piece_spaces(city, colour), at)
        }
        (Phase::PlacePieces { hand }, Action::DiscardPiece { colour }) => 0 < hand.count(colour),
        (Phase::Confirm { .. }, Action::Done) => true,
        _ => false,
    }
}

/// CI-24.
fn is_left(game: &Cities, tile: u8) -> bool {
    game.start_tiles.get(usize::from(tile)).is_some_and(|is_left| *is_left)
}

/// CI-33.
fn take_actions(game: &Cities, seat: Seat, out: &mut Vec<Action>) {
    for row in Row::ALL {
        if !has_worker_for(game, seat, row) {
            continue;
        }
        for (column, worker) in (0..).zip(&game.offer.workers[row.idx()]) {
            if worker.is_none() {
                out.push(Action::Take { row, column });
            }
        }
    }
}

pub(crate) fn has_worker_for(game: &Cities, seat: Seat, row: Row) -> bool {
    game.offer.n_in_row(row, seat) < game.mode().n_per_row
}

fn can_take(game: &Cities, seat: Seat, row: Row, column: u8) -> bool {
    usize::from(column) < N_COLUMNS
        && game.offer.worker(row, column).is_none()
        && has_worker_for(game, seat, row)
}

/// CI-41 to CI-45.
fn tile_actions(game: &Cities, city: &Neighbourhood, tile: TileIdx, out: &mut Vec<Action>) {
    let face = game.catalogue().face(tile);
    for at in tile_positions(game.mode(), city) {
        out.extend(face.rotations().map(|rotation| Action::PlaceTile { at, rotation }));
    }
}

/// CI-42, CI-45: where a tile may lie, in reading order.
pub fn tile_positions(mode: &Mode, city: &Neighbourhood) -> impl Iterator<Item = Position> + use<> {
    let (n_rows, n_columns) = city.size();
    let may_grow_down = mode.fits(n_rows + 1, n_columns);
    let may_grow_wide = mode.fits(n_rows, n_columns + 1);
    city.open_positions(may_grow_down, may_grow_wide)
}

/// CI-42, CI-45.
fn is_open(mode: &Mode, city: &Neighbourhood, at: Position) -> bool {
    let is_inside = city.size_with(at).is_some_and(|(rows, columns)| mode.fits(rows, columns));
    is_inside && city.touches(at) && !city.has_tile(at)
}

/// CI-48, CI-52.
fn feature_actions(game: &Cities, city: &Neighbourhood, hand: &Features, out: &mut Vec<Action>) {
    for kind in hand.sorts() {
        let spaces = city.spaces(feature_spaces(city, role(game, kind)));
        out.extend(spaces.map(|at| Action::PlaceFeature { kind, at }));
        out.push(Action::DiscardFeature { kind });
    }
}

fn role(game: &Cities, kind: Kind) -> FeatureKind {
    game.catalogue().feature(kind).role
}

/// A kind from outside may be none of the components.
pub(crate) fn is_in_hand(hand: &Features, kind: Kind) -> bool {
    hand.sorts().any(|other| other == kind)
}

/// CI-49 to CI-51: where a feature may lie.
#[inline]
pub fn feature_spaces(city: &Neighbourhood, role: FeatureKind) -> Spaces {
    match role {
        FeatureKind::Nature { on, .. } => city.nature(on) & !city.nature_features(),
        FeatureKind::Monument | FeatureKind::Special => city.bare_lots(),
    }
}

/// CI-56, CI-59.
fn piece_actions(city: &Neighbourhood, hand: &Pieces, out: &mut Vec<Action>) {
    for colour in hand.sorts() {
        let spaces = city.spaces(piece_spaces(city, colour));
        out.extend(spaces.map(|at| Action::PlacePiece { colour, at }));
        out.push(Action::DiscardPiece { colour });
    }
}

/// CI-57, CI-58: empty lots of the colour, empty special tiles, and buildings of the colour that
/// are not full.
#[inline]
pub fn piece_spaces(city: &Neighbourhood, colour: Colour) -> Spaces {
    let full = city.buildings_of_height(crate::measure::STOREYS_MAX);
    (city.lots_of(colour) | city.buildings_of_colour(colour)) & !full
}
