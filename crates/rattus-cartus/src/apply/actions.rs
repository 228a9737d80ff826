//! The actions of the twelve buildings (RC-63 to RC-79).

use engine::{Cx, Seat, Seats};

use super::{ask_to_look, draw, gifts, lose_rats, others, put_away, resolving, show, take_out};
use crate::components::{
    BREWERY_INFLUENCE, FARM_CARDS, GUARD_TOWER_CARDS, HOSPITAL_CARDS_MAX, HOSPITAL_RATS,
    MONASTERY_RATS, TAKEN, TENT_LOOKS,
};
use crate::{Acting, Building, Event, Pile, Rank, RattusCartus, Slot, Stage};

pub(super) fn begin(game: &mut RattusCartus, slot: Slot, cx: &mut Cx<'_, Event>) {
    start(game, slot, 0, cx);
}

/// The action of this visitor is over.
pub(super) fn next(game: &mut RattusCartus, acting: Acting, cx: &mut Cx<'_, Event>) {
    start(game, acting.slot, acting.nth + 1, cx);
}

/// RC-62: the action of the `nth` visitor, or the end of the building.
fn start(game: &mut RattusCartus, slot: Slot, nth: u8, cx: &mut Cx<'_, Event>) {
    let Some((seat, rank)) = game.nth_to_act(slot, nth) else {
        return resolving::clear(game, slot, cx);
    };
    let acting = Acting { slot, nth, seat, rank };
    // RC-70: the standard action of the Guard Tower is none.
    let has_action = game.building(slot) != Building::GuardTower || rank == Rank::Premium;
    if !has_action {
        next(game, acting, cx);
    } else if game.terms.options.may_decline {
        game.stage = Stage::UseOrDecline { acting };
    } else {
        act(game, acting, cx);
    }
}

/// Carries out an action, as far as nobody must decide.
pub(super) fn act(game: &mut RattusCartus, acting: Acting, cx: &mut Cx<'_, Event>) {
    let Acting { slot, seat, rank, .. } = acting;
    let of_rank = |numbers: [u8; 2]| numbers[rank as usize];
    match game.building(slot) {
        Building::Palace => take_markers(game, seat, of_rank(TAKEN), cx),
        Building::Treasury => take(game, seat, Pile::Gold, of_rank(TAKEN), cx),
        Building::Castle => take(game, seat, Pile::Sword, of_rank(TAKEN), cx),
        Building::Marketplace => take(game, seat, Pile::Joker, of_rank(TAKEN), cx),
        Building::Office => take(game, seat, Pile::Pass, of_rank(TAKEN), cx),
        Building::RatCatchersHut => take(game, seat, Pile::Flute, of_rank(TAKEN), cx),
        Building::Monastery => lose_rats(game, seat, of_rank(MONASTERY_RATS), cx),
        Building::Farm => draw(game, seat, of_rank(FARM_CARDS), cx),
        Building::Brewery => {
            // RC-75: what was gained this round is what was laid here.
            let n = game.laid[seat.idx()].strength() / of_rank(BREWERY_INFLUENCE);
            draw(game, seat, n, cx);
        }
        Building::Hospital => {
            lose_rats(game, seat, of_rank(HOSPITAL_RATS), cx);
            return ask_to_trade(game, acting, of_rank(HOSPITAL_CARDS_MAX), cx);
        }
        Building::FortuneTellersTent => {
            game.looks[seat.idx()] = of_rank(TENT_LOOKS);
            game.stage = Stage::TentLooks { acting };
            if ask_to_look(game, cx) {
                return;
            }
        }
        Building::GuardTower => return demand(game, acting, cx),
    }
    next(game, acting, cx);
}

/// RC-64.
fn take(game: &mut RattusCartus, seat: Seat, pile: Pile, n: u8, cx: &mut Cx<'_, Event>) {
    let idx = pile as usize;
    let n = n.min(game.piles[idx]);
    game.piles[idx] -= n;
    game.hands[seat.idx()].insert_others(idx, n);
    for other in others(game.n_seats, seat) {
        game.memories[other.idx()].taken(idx, n, seat);
    }
    if 0 < n {
        cx.tell_all(|| Event::Took { seat, pile, n });
    }
}

/// RC-18, RC-65.
fn take_markers(game: &mut RattusCartus, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
    let before = game.markers_of[seat.idx()];
    for _ in 0..n {
        let n_left: u8 = game.markers.iter().sum();
        if n_left == 0 {
            break;
        }
        let is_chance = game.terms.table.has_unlike_markers();
        let mut nth = if is_chance { cx.below(n_left.into()) as u8 } else { 0 };
        let value = game.markers.iter().position(|n| match nth.checked_sub(*n) {
            Some(rest) => {
                nth = rest;
                false
            }
            None => true,
        });
        let value = value.expect("the draw is below the number of markers");
        game.markers[value] -= 1;
        game.markers_of[seat.idx()][value] += 1;
    }
    let after = game.markers_of[seat.idx()];
    if before != after {
        cx.tell_all(|| {
            let taken = (0..).zip(before.iter().zip(after)).flat_map(|(value, (before, after))| {
                std::iter::repeat_n(value, usize::from(after - before))
            });
            Event::TookMarkers { seat, values: taken.collect() }
        });
    }
}

/// RC-72, RC-73.
fn ask_to_trade(game: &mut RattusCartus, acting: Acting, n_max: u8, cx: &mut Cx<'_, Event>) {
    let n_rats = u8::try_from(game.rats(acting.seat)).unwrap_or(u8::MAX);
    let n_max = n_max.min(n_rats).min(game.n_hand(acting.seat));
    if n_max == 0 {
        return next(game, acting, cx);
    }
    game.stage = Stage::Trade { acting, n_max };
}

pub(super) fn trade(game: &mut RattusCartus, acting: Acting, cx: &mut Cx<'_, Event>) {
    let seat = acting.seat;
    let cards = take_out(game, seat);
    show(game, seat, &cards);
    put_away(game, &cards);
    let print = game.terms.print;
    cx.tell_all(|| Event::Traded { seat, cards: print.cards(&cards) });
    lose_rats(game, seat, cards.len(), cx);
    next(game, acting, cx);
}

/// RC-68 to RC-70: who must give is settled now.
fn demand(game: &mut RattusCartus, acting: Acting, cx: &mut Cx<'_, Event>) {
    let n_own = game.n_hand(acting.seat);
    let is_protected = |seat: Seat| {
        let mut towers = game.row().filter(|(_, card)| card.building == Building::GuardTower);
        towers.any(|(slot, _)| game.visitors(slot).contains(&seat))
    };
    let must_give = |seat: &Seat| {
        let n_hand = game.n_hand(*seat);
        !is_protected(*seat) && n_own <= n_hand && 0 < n_hand
    };
    game.victims = others(game.n_seats, acting.seat).filter(must_give).collect();
    game.waiting = Seats::none();
    for victim in game.victims.iter() {
        // RC-32: who gives all is not asked.
        if game.n_hand(victim) <= GUARD_TOWER_CARDS {
            game.card_choices[victim.idx()].kinds = *game.hands[victim.idx()].kinds();
        } else {
            game.waiting.insert(victim);
        }
    }
    game.stage = Stage::Tribute { acting };
    collect(game, acting, cx);
}

/// RC-69: the cards change hands together, once the last victim has finished.
pub(super) fn collect(game: &mut RattusCartus, acting: Acting, cx: &mut Cx<'_, Event>) {
    if !game.waiting.is_empty() {
        return;
    }
    cx.seal();
    let victims = std::mem::take(&mut game.victims);
    for seat in game.clockwise_from(acting.seat).filter(|seat| victims.contains(*seat)) {
        gifts::give_walk(game, seat, acting.seat, cx);
    }
    next(game, acting, cx);
}
