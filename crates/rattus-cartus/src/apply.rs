//! What happens. Nothing is checked here: `legal.rs` has done that.

mod actions;
mod entering;
mod gifts;
mod resolving;
mod supplies;

use engine::{Audience, Cx, Seat};

use crate::cards::{Cards, Hand, Kinds};
use crate::components::N_CLASSES;
use crate::memory::CardSpot;
use crate::{Action, Class, Event, Kind, Position, RattusCartus, Stage};

pub(crate) use supplies::begin_round;

pub(crate) fn apply(game: &mut RattusCartus, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
    // RC-31: choices of cards can be gone back until they are done, and all else is final at once.
    match *action {
        Action::Enter { slot } => return game.card_choices[seat.idx()].slot = Some(slot),
        Action::Lay { kind } | Action::Give { kind } | Action::Discard { kind } => {
            return game.card_choices[seat.idx()].kinds.add(kind);
        }
        _ => {}
    }
    match game.stage {
        // RC-41, RC-69: one of several who choose unseen binds nobody else; the last one seals.
        Stage::ChooseTogether | Stage::Tribute { .. } => cx.settle(),
        _ => cx.seal(),
    }
    match (game.stage, *action) {
        (Stage::ChooseSupply { .. }, Action::ChooseSupply { slot }) => {
            supplies::choose(game, seat, slot, cx);
        }
        (Stage::ChooseTogether, Action::ChooseSupply { slot }) => {
            supplies::choose_together(game, seat, slot, cx);
        }
        (
            Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. },
            Action::LookAt { position },
        ) => {
            see(game, seat, position, cx);
            game.looks[seat.idx()] -= 1;
            go_on_looking(game, cx);
        }
        (Stage::Enter { .. }, Action::PlayPass) => entering::play_pass(game, seat, cx),
        (Stage::Enter { .. }, Action::Done) => entering::enter(game, seat, cx),
        (Stage::SwordTarget { slot, winner }, Action::Target { seat: victim }) => {
            resolving::strike(game, slot, winner, victim, cx);
        }
        (Stage::FluteTarget { slot, winner }, Action::Target { seat: target }) => {
            resolving::pipe(game, slot, winner, target, cx);
        }
        (Stage::HalfOfHand { slot, winner, victim, .. }, Action::Done) => {
            gifts::give_walk(game, victim, winner, cx);
            resolving::flutes(game, slot, cx);
        }
        (Stage::Tribute { acting }, Action::Done) => {
            game.waiting.remove(seat);
            actions::collect(game, acting, cx);
        }
        (Stage::UseOrDecline { acting }, Action::UseAction) => actions::act(game, acting, cx),
        (Stage::UseOrDecline { acting }, Action::Decline) => {
            cx.tell_all(|| Event::Declined { seat });
            actions::next(game, acting, cx);
        }
        (Stage::Trade { acting, .. }, Action::Done) => actions::trade(game, acting, cx),
        (stage, action) => unreachable!("legal.rs does not offer {action:?} in {stage:?}"),
    }
}

/// RC-38: cards come one by one; an empty deck is made anew from the discard pile.
pub(crate) fn draw(game: &mut RattusCartus, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
    let mut left = u32::from(n);
    while 0 < left {
        if game.deck.is_empty() && !shuffle(game, cx) {
            return;
        }
        let n_drawn = left.min(game.deck.len());
        draw_from_deck(game, seat, n_drawn, cx);
        left -= n_drawn;
    }
}

fn draw_from_deck(game: &mut RattusCartus, seat: Seat, n: u32, cx: &mut Cx<'_, Event>) {
    let print = game.terms.print;
    let moves_before = game.n_moves;
    for _ in 0..n {
        let no = game.deck.nth(cx.below(game.deck.len()));
        game.deck.remove(no);
        take_in(game, seat, Cards::only(no));
        game.memories[seat.idx()].saw(no, CardSpot::Deck, print);
    }
    for other in others(game.n_seats, seat) {
        game.memories[other.idx()].drawn_by(seat);
    }
    cx.tell_all(|| Event::Drew { seat, n: n as u8 });
    cx.tell(Audience::only(seat), || {
        let hand = game.hands[seat.idx()].persons();
        let mut drawn: Vec<_> =
            hand.iter().filter(|no| moves_before < game.since[usize::from(*no)]).collect();
        engine::sort_short(&mut drawn, |no| game.since[usize::from(*no)]);
        let persons = drawn.into_iter().map(|no| print.person(no)).collect();
        Event::DrewCards { seat, persons }
    });
}

/// False if there is nothing to shuffle.
fn shuffle(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) -> bool {
    if game.discard_pile.is_empty() {
        return false;
    }
    game.deck = std::mem::take(&mut game.discard_pile);
    game.last_shuffle = Some(game.deck);
    for memory in &mut game.memories[..usize::from(game.n_seats)] {
        memory.shuffled(game.deck, game.terms.print);
    }
    let n = game.deck.len() as u8;
    cx.tell_all(|| Event::Shuffled { n });
    true
}

/// Population cards come into a hand, in the order of RC-30.
fn take_in(game: &mut RattusCartus, seat: Seat, cards: Cards) {
    for no in cards.iter() {
        game.n_moves += 1;
        game.since[usize::from(no)] = game.n_moves;
        game.hands[seat.idx()].insert(no);
    }
}

/// RC-29: the cards that a walk has chosen, those first that have been in the hand longest.
fn chosen(game: &RattusCartus, seat: Seat, kinds: &Kinds) -> Hand {
    let held = game.hands[seat.idx()].persons();
    let mut chosen = Hand::default();
    for class in Class::ALL {
        for _ in 0..kinds.n_of(Kind::Of(class)) {
            let left = held.without(chosen.persons()).of_class(class);
            let oldest = left.min_by_key(|no| game.since[usize::from(*no)]);
            chosen.insert(oldest.expect("legal.rs counts the cards in hand"));
        }
    }
    for (idx, kind) in Kind::ALL[N_CLASSES..].iter().enumerate() {
        chosen.insert_others(idx, kinds.n_of(*kind));
    }
    chosen
}

/// Ends a walk and takes its cards out of the hand.
fn take_out(game: &mut RattusCartus, seat: Seat) -> Hand {
    let walk = std::mem::take(&mut game.card_choices[seat.idx()]);
    let cards = chosen(game, seat, &walk.kinds);
    game.hands[seat.idx()].take_away(&cards);
    cards
}

/// Cards that everybody sees go where they belong (RC-73, RC-81).
fn put_away(game: &mut RattusCartus, cards: &Hand) {
    game.discard_pile = game.discard_pile.and(cards.persons());
    for (pile, n) in game.piles.iter_mut().zip(cards.others()) {
        *pile += n;
    }
}

/// All others see cards that the seat held.
fn show(game: &mut RattusCartus, seat: Seat, cards: &Hand) {
    for other in others(game.n_seats, seat) {
        game.memories[other.idx()].saw_all(cards, CardSpot::Held(seat), game.terms.print);
    }
}

fn others(n_seats: u8, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(n_seats).filter(move |other| *other != seat)
}

/// RC-39: never below zero.
fn lose_rats(game: &mut RattusCartus, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
    let n = u16::from(n).min(game.rats[seat.idx()]) as u8;
    game.rats[seat.idx()] -= u16::from(n);
    if 0 < n {
        cx.tell_all(|| Event::RatsLost { seat, n });
    }
}

fn gain_rats(game: &mut RattusCartus, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
    game.rats[seat.idx()] += u16::from(n);
    if 0 < n {
        cx.tell_all(|| Event::RatsGained { seat, n });
    }
}

/// RC-40: who has a choice is asked, a single position is shown, and with none the look lapses.
/// True if somebody is asked.
fn ask_to_look(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) -> bool {
    let mut is_asked = false;
    for seat in game.clockwise_from(game.first) {
        if game.looks[seat.idx()] == 0 {
            continue;
        }
        match game.n_unseen(seat) {
            0 => game.looks[seat.idx()] = 0,
            1 => {
                let position = game.unseen(seat).next().expect("one is left");
                see(game, seat, position, cx);
                game.looks[seat.idx()] = 0;
            }
            _ => is_asked = true,
        }
    }
    is_asked
}

fn see(game: &mut RattusCartus, seat: Seat, position: Position, cx: &mut Cx<'_, Event>) {
    let no = game.nun_row[position.idx()];
    game.seen[seat.idx()] |= 1 << position.idx();
    game.memories[seat.idx()].saw(no, CardSpot::NunRow, game.terms.print);
    cx.seal();
    cx.tell_all(|| Event::Looked { seat, position });
    let person = game.terms.print.person(no);
    cx.tell(Audience::only(seat), || Event::Saw { seat, position, person });
}

fn go_on_looking(game: &mut RattusCartus, cx: &mut Cx<'_, Event>) {
    if ask_to_look(game, cx) {
        return;
    }
    match game.stage {
        Stage::SupplyLooks { seat } => supplies::next(game, seat, cx),
        Stage::TentLooks { acting } => actions::next(game, acting, cx),
        _ => entering::begin(game, cx),
    }
}
