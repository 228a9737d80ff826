//! A game as a seat may imagine it: what it knows is as it is, and the cards that it does not see
//! are dealt anew, evenly over all deals that its memory allows.

mod deal;

use engine::{Chance, Seat, Seats};

use crate::building::BuildingCards;
use crate::cards::{CardNo, Cards, Hand, Kinds, Print};
use crate::components::{
    GUARD_TOWER_CARDS, N_CLASSES, N_MARKER_VALUES, N_PERSONS, NUN_ROW, PILE_SIZES,
};
use crate::game::{CardChoice, Given, RowCard, Terms};
use crate::memory::{CardSpot, CardSpots, Memory, others_of};
use crate::{Card, Kind, Laid, Own, Person, Pile, RattusCartus, Slot, Stage, View, setup};

use deal::{Hidden, Spot};

/// Marked cards are for tests of secrecy; nobody imagines them.
const PRINT: Print = Print::Nuns;

pub(crate) fn imagine(view: &View, seat: Seat, chance: &mut dyn Chance) -> RattusCartus {
    let own = view.own.as_ref().expect("a seat imagines from its own view");
    let mut game = with_public_part(view);
    let mut numbers = Numbers::default();
    know_own(&mut game, own, seat, &mut numbers);
    // After the end the others are open too; then nothing is left to imagine.
    for (idx, nun_card) in view.nun_row.iter().enumerate() {
        if let Some(person) = nun_card.card.filter(|_| nun_card.seen_by.contains(seat)) {
            game.nun_row[idx] = numbers.take(person);
        }
    }
    game.discard_pile = numbers.take_all(&view.discard_pile);
    for (other, seen) in Seat::all(game.n_seats).zip(&view.seats).filter(|(it, _)| *it != seat) {
        if let Laid::Shown(cards) = &seen.laid {
            game.laid[other.idx()] = numbers.hand(cards);
        }
    }
    let hidden = hidden_cards(own, &mut numbers);
    deal_hidden(&mut game, view, seat, hidden, chance);
    for other in Seat::all(game.n_seats).filter(|other| *other != seat) {
        guess_choices(&mut game, view, other, chance);
        game.memories[other.idx()] = forgetful(&game, other);
    }
    game
}

/// What everybody sees, with nothing in any hand.
pub(crate) fn public_part(view: &View) -> RattusCartus {
    let mut game = with_public_part(view);
    let mut numbers = Numbers::default();
    game.discard_pile = numbers.take_all(&view.discard_pile);
    for (seat, seen) in Seat::all(game.n_seats).zip(&view.seats) {
        if let Laid::Shown(cards) = &seen.laid {
            game.laid[seat.idx()] = numbers.hand(cards);
        }
    }
    game
}

/// Population cards are given the lowest free numbers of their look.
#[derive(Default)]
struct Numbers {
    used: Cards,
}

impl Numbers {
    fn take(&mut self, person: Person) -> CardNo {
        let first = PRINT.first_alike(person).expect("only known looks are shown");
        let free = PRINT.alike(first).map(|no| no as CardNo).find(|no| !self.used.contains(*no));
        let no = free.expect("no more cards are shown than there are");
        self.used.insert(no);
        no
    }

    fn take_all(&mut self, persons: &[Person]) -> Cards {
        persons.iter().map(|person| self.take(*person)).collect()
    }

    fn hand(&mut self, cards: &[Card]) -> Hand {
        let mut hand = Hand::default();
        for card in cards {
            match card {
                Card::Person(person) => hand.insert(self.take(*person)),
                other => hand.insert_others(other.kind().idx() - N_CLASSES, 1),
            }
        }
        hand
    }
}

fn with_public_part(view: &View) -> RattusCartus {
    let in_game: BuildingCards = view.in_game.iter().copied().collect();
    let (options, table) = (view.options.clone(), view.table.clone());
    let n_seats = view.seats.len() as u8;
    let mut game = setup::empty(Terms { options, table, in_game, print: PRINT }, n_seats);
    game.round = view.round;
    game.first = view.first;
    game.stage = view.stage;
    game.n_main = view.n_main;
    game.put_under = view.put_under.iter().copied().collect();
    game.discarded = view.discarded.iter().copied().collect();
    for card in view.put_under.iter().chain(&view.discarded) {
        game.unlaid.remove(*card);
    }
    for (slot, seen) in game.row.iter_mut().zip(&view.row) {
        game.unlaid.remove(seen.card);
        *slot = RowCard { card: seen.card, visitors: seen.visitors.iter().copied().collect() };
    }
    game.queue = view.queue.iter().copied().collect();
    game.first_in = view.first_in;
    game.premium = view.premium;
    let piles = &view.piles;
    game.piles = [piles.joker, piles.sword, piles.flute, piles.pass, piles.gold];
    game.markers = by_value(&piles.vp_markers);
    for (track, seen) in game.tracks.iter_mut().zip(&view.tracks) {
        track.influence[..seen.influence.len()].copy_from_slice(&seen.influence);
        track.arrivals[..seen.arrivals.len()].copy_from_slice(&seen.arrivals);
    }
    game.last_shuffle =
        view.last_shuffle.as_ref().map(|persons| Numbers::default().take_all(persons));
    let given = view.gifts.iter().map(|gift| Given {
        round: gift.round,
        from: gift.from,
        to: gift.to,
        n: gift.n,
        cards: gift.cards.as_ref().map(|cards| Numbers::default().hand(cards)),
    });
    game.gifts = given.collect();
    know_seats(&mut game, view);
    game
}

fn know_seats(game: &mut RattusCartus, view: &View) {
    game.deck = Cards::NONE;
    for (seat, seen) in Seat::all(game.n_seats).zip(&view.seats) {
        game.markers_of[seat.idx()] = by_value(&seen.vp_markers);
        game.looks[seat.idx()] = seen.n_looks;
        game.choices[seat.idx()] = seen.supply;
        if seen.is_victim {
            game.victims.insert(seat);
        }
        match seen.laid {
            Laid::None => {}
            Laid::Hidden(_) => game.lying.insert(seat),
            Laid::Shown(_) => {
                game.lying.insert(seat);
                game.revealed.insert(seat);
            }
        }
        for (idx, nun_card) in view.nun_row.iter().enumerate() {
            if nun_card.seen_by.contains(seat) {
                game.seen[seat.idx()] |= 1 << idx;
            }
        }
    }
    let is_tribute = matches!(view.stage, Stage::Tribute { .. });
    game.waiting = if is_tribute { view.to_act } else { Seats::none() };
}

fn by_value(values: &[u8]) -> [u8; N_MARKER_VALUES] {
    let mut markers = [0; N_MARKER_VALUES];
    for value in values {
        markers[usize::from(*value)] += 1;
    }
    markers
}

fn know_own(game: &mut RattusCartus, own: &Own, seat: Seat, numbers: &mut Numbers) {
    for card in &own.hand {
        let cards = numbers.hand(std::slice::from_ref(card));
        game.hands[seat.idx()].add(&cards);
        stamp(game, cards.persons());
    }
    game.laid[seat.idx()] = numbers.hand(&own.laid);
    let kinds: Kinds = own.walk.iter().copied().collect();
    game.card_choices[seat.idx()] = CardChoice { slot: own.walk_slot, kinds };
    game.choices[seat.idx()] = own.supply_choice;
    for (rats, known) in game.rats.iter_mut().zip(&own.memory.rats) {
        *rats = *known;
    }
    game.memories[seat.idx()] = remembered(own);
}

/// Population cards have come into a hand, the later the higher the stamp.
fn stamp(game: &mut RattusCartus, persons: Cards) {
    for no in persons.iter() {
        game.n_moves += 1;
        game.since[usize::from(no)] = game.n_moves;
    }
}

fn remembered(own: &Own) -> Memory {
    let mut memory = Memory::at_start(CardSpots::NONE);
    for unseen in &own.memory.unseen {
        let alike = match unseen.card {
            Card::Person(person) => {
                let first = PRINT.first_alike(person).expect("only known looks are remembered");
                &mut memory.persons[PRINT.alike(first)]
            }
            other => &mut memory.others[others_of(other.kind().idx() - N_CLASSES)],
        };
        let free = alike.iter_mut().filter(|places| places.is_empty());
        free.take(unseen.n.into()).for_each(|places| *places = unseen.places);
    }
    memory
}

/// Every card that the seat does not see, with where it may be.
fn hidden_cards(own: &Own, numbers: &mut Numbers) -> Vec<Hidden> {
    let mut hidden = Vec::with_capacity(N_PERSONS);
    for unseen in &own.memory.unseen {
        for _ in 0..unseen.n {
            let card = numbers.hand(std::slice::from_ref(&unseen.card));
            hidden.push(Hidden::new(card, unseen.places, unseen.card.kind().is_layable()));
        }
    }
    hidden
}

fn deal_hidden(
    game: &mut RattusCartus,
    view: &View,
    seat: Seat,
    mut hidden: Vec<Hidden>,
    chance: &mut dyn Chance,
) {
    let mut room = deal::Room::default();
    room.set(Spot::Deck, view.n_deck);
    let is_unseen = |idx: &usize| !view.nun_row[*idx].seen_by.contains(seat);
    room.set(Spot::NunRow, (0..NUN_ROW).filter(is_unseen).count() as u8);
    for (other, seen) in Seat::all(game.n_seats).zip(&view.seats).filter(|(it, _)| *it != seat) {
        room.set(Spot::Hand(other), seen.n_hand);
        if let Laid::Hidden(n) = seen.laid {
            room.set(Spot::Laid(other), n);
        }
    }
    deal::deal(&mut hidden, room, chance);
    // In any order within a spot: positions and the age of cards are guessed too.
    for i in (1..hidden.len()).rev() {
        hidden.swap(i, chance.below(i as u32 + 1) as usize);
    }
    let mut nun_row = (0..NUN_ROW).filter(is_unseen);
    for card in &hidden {
        match card.spot() {
            Spot::Deck => game.deck = game.deck.and(card.card.persons()),
            Spot::NunRow => {
                let idx = nun_row.next().expect("there is room for it");
                let no = card.card.persons().iter().next();
                game.nun_row[idx] = no.expect("only persons may be there");
            }
            Spot::Hand(other) => {
                game.hands[other.idx()].add(&card.card);
                stamp(game, card.card.persons());
            }
            Spot::Laid(other) => game.laid[other.idx()].add(&card.card),
        }
    }
}

/// What another seat has chosen and not shown. Walks that may be under way have not begun.
fn guess_choices(game: &mut RattusCartus, view: &View, other: Seat, chance: &mut dyn Chance) {
    let has_chosen = !view.to_act.contains(other);
    match view.stage {
        Stage::ChooseTogether if has_chosen => {
            let nth = chance.below(game.n_row().into()) as usize;
            game.choices[other.idx()] = Slot::all(game.n_row()).nth(nth);
        }
        Stage::Tribute { .. } if has_chosen && game.victims.contains(other) => {
            let n = game.n_hand(other).min(GUARD_TOWER_CARDS);
            game.card_choices[other.idx()].kinds = any_cards(&game.hands[other.idx()], n, chance);
        }
        _ => {}
    }
}

fn any_cards(hand: &Hand, n: u8, chance: &mut dyn Chance) -> Kinds {
    let mut kinds = Kinds::default();
    for _ in 0..n {
        let left = |kind: Kind| hand.n_of(kind) - kinds.n_of(kind);
        let n_left: u8 = Kind::ALL.into_iter().map(left).sum();
        let mut nth = chance.below(n_left.into()) as u8;
        let kind = Kind::ALL.into_iter().find(|kind| match nth.checked_sub(left(*kind)) {
            Some(rest) => {
                nth = rest;
                false
            }
            None => true,
        });
        kinds.add(kind.expect("the draw is below the number of cards"));
    }
    kinds
}

/// The memory of another seat, of which nothing is known: it sees what it sees, and every other
/// card may be anywhere.
fn forgetful(game: &RattusCartus, seat: Seat) -> Memory {
    let others = Seat::all(game.n_seats).filter(|other| *other != seat);
    let held: CardSpots = others.clone().map(CardSpot::Held).collect();
    let mut anywhere = held;
    anywhere.insert(CardSpot::NunRow);
    if !game.deck.is_empty() {
        anywhere.insert(CardSpot::Deck);
    }
    let mut in_sight = game.hands[seat.idx()];
    in_sight.add(&game.laid[seat.idx()]);
    for other in others.filter(|other| game.revealed.contains(*other)) {
        in_sight.add(&game.laid[other.idx()]);
    }
    let mut persons = in_sight.persons().and(game.discard_pile);
    for (idx, no) in game.nun_row.iter().enumerate() {
        if game.seen[seat.idx()] & 1 << idx != 0 {
            persons.insert(*no);
        }
    }
    let mut memory = Memory::at_start(anywhere);
    for no in persons.iter() {
        memory.persons[usize::from(no)] = CardSpots::NONE;
    }
    for (idx, size) in PILE_SIZES.into_iter().enumerate() {
        let in_play = if game.is_in_play(Pile::ALL[idx]) { size } else { 0 };
        let n_unseen = in_play - game.piles[idx] - in_sight.others()[idx];
        memory.others[others_of(idx)][..usize::from(n_unseen)].fill(held);
    }
    memory
}
