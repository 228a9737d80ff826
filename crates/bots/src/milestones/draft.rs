//! Start tiles: which to pick and where to put them, by what the path would earn.

use engine::Seat;
use milestones::{Action, Milestones, N_PATH_SPACES, Path, Tile};

use super::valuer::Valuer;

/// The best action in the draft.
pub fn pick(game: &Milestones, seat: Seat, valuer: &mut Valuer) -> Action {
    let tiles: Vec<Tile> = game.start_tiles().iter().collect();
    let held = game.tableau(seat).start_tiles.into_iter().flatten().next();
    let mut best = (f32::MIN, tiles[0]);
    for (i, tile) in tiles.iter().enumerate() {
        let partners = match &held {
            Some(held) => std::slice::from_ref(held),
            None => &tiles[i + 1..],
        };
        for partner in partners {
            let value = placed(game, &Path::EMPTY, &[*tile, *partner], valuer).0;
            if best.0 < value {
                best = (value, *tile);
            }
        }
    }
    Action::PickTile { tile: best.1 }
}

/// The best place for a start tile.
pub fn place(game: &Milestones, seat: Seat, valuer: &mut Valuer) -> Action {
    let tableau = game.tableau(seat);
    let tiles: Vec<Tile> = tableau.start_tiles.into_iter().flatten().collect();
    let left = placed(game, &tableau.path, &tiles, valuer).1;
    Action::PlaceStartTile { tile: tiles[0], left }
}

/// The best path that can be made with tiles on free spaces, and where the first one lies.
fn placed(game: &Milestones, path: &Path, tiles: &[Tile], valuer: &mut Valuer) -> (f32, u8) {
    let Some((tile, others)) = tiles.split_first() else { return (rating(game, path, valuer), 0) };
    let mut best = (f32::MIN, 1);
    for left in (1..N_PATH_SPACES).filter(|left| path.is_empty_at(*left)) {
        let next = path.with_tile(left, game.edition().tile(*tile));
        let value = placed(game, &next, others, valuer).0;
        if best.0 < value {
            best = (value, left);
        }
    }
    best
}

/// Start tiles are for a map that does not exist yet, but the first lap counts as well.
fn rating(game: &Milestones, path: &Path, valuer: &mut Valuer) -> f32 {
    0.3 * valuer.present_rate(game, path) + 0.7 * valuer.usual_rate(path)
}
