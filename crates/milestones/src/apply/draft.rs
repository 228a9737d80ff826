//! The draft of the start tiles and where they are placed (MS-29 to MS-35).

use engine::Cx;

use super::begin_turn;
use crate::{Event, Milestones, Phase, Tile};

/// MS-30: two in a row, then the next seat of the draft.
pub(super) fn pick(game: &mut Milestones, tile: Tile, cx: &mut Cx<'_, Event>) {
    let seat = game.turn;
    game.start_tiles.remove(tile);
    let picked = &mut game.mine().start_tiles;
    let slot = picked.iter().position(Option::is_none).expect("nobody picks more than two");
    picked[slot] = Some(tile);
    let is_last_of_seat = slot + 1 == picked.len();
    cx.tell_all(|| Event::Picked { seat, tile });
    if !is_last_of_seat {
        return;
    }
    game.turn = game.next_in_draft(seat);
    if seat == game.start {
        discard_left_over(game, cx);
        game.phase = Phase::PlaceStart;
    }
}

/// MS-31.
fn discard_left_over(game: &mut Milestones, cx: &mut Cx<'_, Event>) {
    let tile = game.start_tiles.iter().next().expect("there is a start tile more than is picked");
    game.start_tiles.remove(tile);
    game.left_over = Some(tile);
    cx.tell_all(|| Event::LeftOver { tile });
}

/// MS-32: both tiles, then the next seat of the draft; the start player is the last and begins.
pub(super) fn place(game: &mut Milestones, tile: Tile, left: u8, cx: &mut Cx<'_, Event>) {
    let seat = game.turn;
    let workers = game.edition.tile(tile);
    let tableau = game.mine();
    tableau.path.put_tile(left, workers);
    for slot in tableau.start_tiles.iter_mut().filter(|slot| **slot == Some(tile)) {
        *slot = None;
    }
    let has_placed_all = tableau.start_tiles.iter().all(Option::is_none);
    cx.tell_all(|| Event::StartTilePlaced { seat, tile, left });
    match has_placed_all {
        false => {}
        true if seat == game.start => begin_turn(game, seat, cx),
        true => game.turn = game.next_in_draft(seat),
    }
}
