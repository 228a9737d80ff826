//! Phases A and B: the row, and supplies.

use engine::{Cx, Seat};

use super::{ask_to_look, draw, entering, go_on_looking, lose_rats};
use crate::components::SEATS_MAX;
use crate::game::{Queue, RowCard};
use crate::{BuildingCard, Event, RattusCartus, Slot, Stage, SupplyOrder};

/// RC-33 to RC-35.
pub(crate) fn begin_round(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) {
    game.round += 1;
    game.choices = [None; SEATS_MAX];
    let n_row = game.n_row();
    for slot in Slot::all(n_row) {
        game.n_main -= 1;
        let card = draw_unlaid(game, cx);
        game.row[slot.idx()] = RowCard { card, visitors: Queue::EMPTY };
    }
    let (round, is_last) = (game.round, game.is_last_round());
    cx.tell_all(|| {
        let cards = game.row().map(|(_, card)| card).collect();
        Event::RowLaid { round, is_last, cards }
    });
    while shows_one_building(game) {
        replace_last(game, cx);
    }
    match game.terms.options.supply_order {
        SupplyOrder::InTurn => game.stage = Stage::ChooseSupply { seat: game.first },
        SupplyOrder::Together => game.stage = Stage::ChooseTogether,
    }
}

/// Nobody knows which of the unseen cards is next.
fn draw_unlaid(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) -> BuildingCard {
    let card = game.unlaid.nth(cx.below(game.unlaid.len()));
    game.unlaid.remove(card);
    card
}

fn shows_one_building(game: &RattusCartus) -> bool {
    game.row().all(|(_, card)| card.building == game.row[0].card.building)
}

/// RC-34: the known cards come up once all that lay above them are gone.
fn replace_last(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) {
    let slot = Slot::all(game.n_row()).last().expect("a row has two cards or three");
    let out = game.row[slot.idx()].card;
    let has_unseen = game.put_under.len() < game.n_replacement();
    let known = if has_unseen { None } else { game.put_under.pop_front() };
    let by = known.unwrap_or_else(|| draw_unlaid(game, cx));
    game.put_under.push(out);
    game.row[slot.idx()].card = by;
    cx.tell_all(|| Event::CardReplaced { slot, out, by });
}

/// RC-36, RC-37.
pub(super) fn choose(game: &mut RattusCartus, seat: Seat, slot: Slot, cx: &mut Cx<'_, Event>) {
    supply(game, seat, slot, cx);
    game.stage = Stage::SupplyLooks { seat };
    go_on_looking(game, cx);
}

/// RC-41: nothing is shown before the last seat has chosen.
pub(super) fn choose_together(
    game: &mut RattusCartus,
    seat: Seat,
    slot: Slot,
    cx: &mut Cx<'_, Event>,
) {
    game.choices[seat.idx()] = Some(slot);
    let n_seats = usize::from(game.n_seats);
    if game.choices[..n_seats].iter().any(Option::is_none) {
        return;
    }
    cx.seal();
    for seat in game.clockwise_from(game.first) {
        let slot = game.choices[seat.idx()].expect("all have chosen");
        supply(game, seat, slot, cx);
    }
    game.stage = Stage::LooksTogether;
    if !ask_to_look(game, cx) {
        entering::begin(game, cx);
    }
}

fn supply(game: &mut RattusCartus, seat: Seat, slot: Slot, cx: &mut Cx<'_, Event>) {
    let supply = game.terms.table.supply_of(game.row[slot.idx()].card);
    game.choices[seat.idx()] = Some(slot);
    cx.tell_all(|| Event::SupplyChosen { seat, slot });
    draw(game, seat, supply.draw, cx);
    lose_rats(game, seat, supply.rats, cx);
    game.looks[seat.idx()] = supply.looks;
}

pub(super) fn next(game: &mut RattusCartus, seat: Seat, cx: &mut Cx<'_, Event>) {
    let next = seat.next(game.n_seats);
    if next == game.first {
        entering::begin(game, cx);
    } else {
        game.stage = Stage::ChooseSupply { seat: next };
    }
}
