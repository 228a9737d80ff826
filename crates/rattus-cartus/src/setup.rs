//! Setting up (RC-19 to RC-28).

use std::sync::Arc;

use engine::{BadOptions, Cx, Seat, Seats};

use crate::building::BuildingCards;
use crate::cards::{Cards, Hand, Print};
use crate::components::{
    BUILDING_CARDS_IN_GAME, BUILDING_CARDS_PER_CLASS, HAND_AT_START, N_CLASSES, N_MARKER_VALUES,
    N_PERSONS, NUN_ROW, PILE_SIZES, RATS_AT_START, REPLACEMENT_DECK, ROW_MAX, SEATS_MAX,
};
use crate::game::{CardChoice, PutUnder, Queue, RowCard, Terms};
use crate::memory::{CardSpot, Memory};
use crate::track::Track;
use crate::{
    Building, BuildingCard, Buildings, Class, Event, Options, Pile, RattusCartus, Stage, Table,
    apply,
};

pub(crate) fn set_up(
    options: &Options,
    n_seats: u8,
    print: Print,
    cx: &mut Cx<'_, Event>,
) -> Result<RattusCartus, BadOptions> {
    BadOptions::check_seats::<RattusCartus>(n_seats)?;
    let table = options.check()?;
    let in_game = choose_buildings(options.buildings, n_seats, cx);
    let options = options.clone();
    let terms = Terms { options, table, in_game, print };
    let mut game = empty(terms, n_seats);
    for position in 0..NUN_ROW {
        let no = game.deck.nth(cx.below(game.deck.len()));
        game.deck.remove(no);
        game.nun_row[position] = no;
    }
    game.first = Seat(cx.below(n_seats.into()) as u8);
    let first = game.first;
    cx.tell_all(|| Event::Began { first });
    for seat in Seat::all(n_seats) {
        apply::draw(&mut game, seat, HAND_AT_START, cx);
    }
    apply::begin_round(&mut game, cx);
    Ok(game)
}

/// RC-23, RC-24.
fn choose_buildings(buildings: Buildings, n_seats: u8, cx: &mut Cx<'_, Event>) -> BuildingCards {
    let mut chosen = BuildingCards::default();
    for class in Class::ALL {
        let [first, second] = Building::of_class(class);
        let has_no_choice = n_seats == 2 && class == Class::Chivalry;
        match buildings {
            Buildings::FirstGame => {
                let building = if Building::FIRST_GAME.contains(&first) { first } else { second };
                building.cards().for_each(|card| chosen.insert(card));
            }
            Buildings::RandomPerClass | Buildings::Mixed if has_no_choice => {
                first.cards().for_each(|card| chosen.insert(card));
            }
            Buildings::RandomPerClass => {
                let building = if cx.below(2) == 0 { first } else { second };
                building.cards().for_each(|card| chosen.insert(card));
            }
            Buildings::Mixed => {
                let both = first.cards().chain(second.cards()).collect();
                choose(both, BUILDING_CARDS_PER_CLASS, &mut chosen, cx);
            }
            Buildings::Custom(n_first) => {
                let n_first = n_first[class as usize];
                choose(first.cards().collect(), n_first, &mut chosen, cx);
                let n_second = BUILDING_CARDS_PER_CLASS - n_first;
                choose(second.cards().collect(), n_second, &mut chosen, cx);
            }
        }
    }
    chosen
}

/// Moves so many cards by chance. All of them need no draws.
fn choose(mut from: BuildingCards, n: u8, chosen: &mut BuildingCards, cx: &mut Cx<'_, Event>) {
    let is_all = from.len() == u32::from(n);
    for _ in 0..n {
        let card = from.nth(if is_all { 0 } else { cx.below(from.len()) });
        from.remove(card);
        chosen.insert(card);
    }
}

/// A table before anything is dealt.
pub(crate) fn empty(terms: Terms, n_seats: u8) -> RattusCartus {
    let in_game = terms.in_game;
    let markers = markers(&terms.table);
    let n_main = BUILDING_CARDS_IN_GAME - REPLACEMENT_DECK[usize::from(n_seats) - 2];
    let no_card = BuildingCard { building: Building::Farm, copy: 1 };
    let mut game = RattusCartus {
        terms: Arc::new(terms),
        n_seats,
        round: 0,
        first: Seat(0),
        stage: Stage::Over,
        row: [RowCard { card: no_card, visitors: Queue::EMPTY }; ROW_MAX],
        unlaid: in_game,
        n_main,
        put_under: PutUnder::default(),
        discarded: BuildingCards::default(),
        deck: Cards::all(),
        discard_pile: Cards::NONE,
        last_shuffle: None,
        nun_row: [0; NUN_ROW],
        hands: [Hand::default(); SEATS_MAX],
        since: [0; N_PERSONS],
        n_moves: 0,
        piles: PILE_SIZES,
        markers,
        markers_of: [[0; N_MARKER_VALUES]; SEATS_MAX],
        rats: [RATS_AT_START; SEATS_MAX],
        tracks: [Track::at_start(); N_CLASSES],
        queue: Queue::EMPTY,
        first_in: None,
        laid: [Hand::default(); SEATS_MAX],
        lying: Seats::none(),
        revealed: Seats::none(),
        premium: None,
        card_choices: [CardChoice::default(); SEATS_MAX],
        choices: [None; SEATS_MAX],
        looks: [0; SEATS_MAX],
        seen: [0; SEATS_MAX],
        victims: Seats::none(),
        waiting: Seats::none(),
        memories: [Memory::at_start([CardSpot::NunRow, CardSpot::Deck].into_iter().collect());
            SEATS_MAX],
        gifts: Vec::new(),
    };
    // RC-26: piles that are not in play stay in the box.
    for (idx, n) in PILE_SIZES.into_iter().enumerate() {
        game.piles[idx] = if game.is_in_play(Pile::ALL[idx]) { n } else { 0 };
    }
    if !game.is_in_play(Pile::VpMarker) {
        game.markers = [0; N_MARKER_VALUES];
    }
    game
}

/// RC-18: the markers by value.
fn markers(table: &Table) -> [u8; N_MARKER_VALUES] {
    let mut markers = [0; N_MARKER_VALUES];
    for value in table.vp_markers {
        markers[usize::from(value)] += 1;
    }
    markers
}
