//! Phase C: entering buildings and laying cards.

use engine::{Cx, Seat};

use super::{resolving, show, take_out};
use crate::cards::{Hand, Kinds};
use crate::{Event, Kind, RattusCartus, Stage};

/// RC-42.
pub(super) fn begin(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) {
    game.queue = game.clockwise_from(game.first).collect();
    game.first_in = None;
    ask_next(game, cx);
}

fn ask_next(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) {
    match game.queue.front() {
        Some(seat) => game.stage = Stage::Enter { seat },
        None => resolving::begin(game, cx),
    }
}

/// RC-43.
pub(super) fn play_pass(game: &mut RattusCartus, seat: Seat, cx: &mut Cx<'_, Event>) {
    let pass: Kinds = [Kind::Pass].into_iter().collect();
    game.card_choices[seat.idx()].kinds = pass;
    let card = take_out(game, seat);
    show(game, seat, &card);
    super::put_away(game, &card);
    cx.tell_all(|| Event::Passed { seat });
    game.queue.defer();
    ask_next(game, cx);
}

/// RC-45, RC-48.
pub(super) fn enter(game: &mut RattusCartus, seat: Seat, cx: &mut Cx<'_, Event>) {
    let slot =
        game.card_choices[seat.idx()].slot.expect("a walk in phase C begins with a building");
    let cards: Hand = take_out(game, seat);
    game.laid[seat.idx()] = cards;
    game.lying.insert(seat);
    game.row[slot.idx()].visitors.push(seat);
    game.first_in.get_or_insert(seat);
    let space = game.row[slot.idx()].visitors.len();
    cx.tell_all(|| Event::Entered { seat, slot, space, n: cards.len() });
    game.queue.pop_front();
    ask_next(game, cx);
}
