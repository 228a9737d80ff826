//! What lies on the table before the first decision (MS-24 to MS-29).

use std::sync::Arc;

use engine::{Cx, Seat};

use crate::components::{DISPLAY_SIZE, N_BUSHES, N_START_TILES, SEATS_MAX};
use crate::map::Map;
use crate::{Edition, Event, Kind, Milestones, Options, Phase, StartSeat, Tableau, Tile, Tiles};

/// The draws come in the order of the rules: bonus tiles, display, start tiles, start player.
pub(crate) fn new_game(
    options: &Options,
    edition: Arc<Edition>,
    n_seats: u8,
    cx: &mut Cx<'_, Event>,
) -> Milestones {
    let mut map = Map::at_start(&edition);
    map.bonus = deal_bonus(&edition, cx);
    let mut stack: Tiles = edition.tiles().collect();
    let display = (0..DISPLAY_SIZE).map(|_| turn_up(&mut stack, cx)).collect();
    let n_start_tiles = N_START_TILES[usize::from(n_seats) - 2];
    let start_tiles = (0..n_start_tiles).map(|_| turn_up(&mut stack, cx)).collect();
    let start = match options.start_seat {
        StartSeat::Random => Seat(cx.below(n_seats.into()) as u8),
        StartSeat::Seat(seat) => seat,
    };
    let mut game = Milestones {
        options: options.clone(),
        edition,
        n_seats,
        tableaus: [Tableau::at_start(); SEATS_MAX],
        map,
        display,
        start_tiles,
        left_over: None,
        stack,
        start,
        turn: start,
        is_second_move: false,
        phase: Phase::Draft,
        n_turns: 0,
        n_dry_turns: 0,
        has_scored: false,
        end: None,
    };
    game.turn = game.next_in_draft(start);
    cx.tell_all(|| Event::Started {
        start,
        bonus: game.map.bonus(&game.edition).collect(),
        display,
        start_tiles,
    });
    game
}

/// MS-25: one on each bush.
fn deal_bonus(edition: &Edition, cx: &mut Cx<'_, Event>) -> [Option<Kind>; N_BUSHES] {
    let mut left = edition.bonus_tiles();
    let mut bonus = [None; N_BUSHES];
    for (n_dealt, tile) in bonus.iter_mut().enumerate() {
        let mut nth = cx.below((N_BUSHES - n_dealt) as u32) as u8;
        for kind in Kind::ALL {
            let n = &mut left[kind as usize];
            if nth < *n {
                *n -= 1;
                *tile = Some(kind);
                break;
            }
            nth -= *n;
        }
    }
    bonus
}

/// The top tile of a shuffled stack: any of those in it.
pub(crate) fn turn_up(stack: &mut Tiles, cx: &mut Cx<'_, Event>) -> Tile {
    let nth = cx.below(stack.len() as u32) as usize;
    let tile = stack.iter().nth(nth).expect("a draw is below the size of the stack");
    stack.remove(tile);
    tile
}
