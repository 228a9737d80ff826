//! TT-28 to TT-31: how a game begins.

use engine::{BadOptions, Cause, Fast, Game, Match, Seat, Viewer};
use turbo_taxi::{
    CARD_SET, CARDS_PER_SET, CardKind, Event, FirstCommissioner, Options, Phase, TurboTaxi,
};

use crate::table::{A, B, C, Table};

fn set_up(n_seats: u8, seed: u64) -> Match<TurboTaxi> {
    Match::new(&Options::default(), n_seats, &mut Fast::new(seed)).unwrap().0
}

/// TT-28: two to four seats, each with a set of twelve cards of its own.
#[test]
fn two_to_four_seats_play() {
    for n_seats in 2..=4 {
        let table = Table::race(n_seats);
        for seat in Seat::all(n_seats) {
            let view = table.view(seat);
            let plan = view.seats[seat.idx()].board.unwrap();
            assert_eq!(view.hand.unwrap().len() + plan.cards().len(), u32::from(CARDS_PER_SET));
        }
    }
    for given in [0, 1, 5, 8] {
        let bad = Match::<TurboTaxi>::new(&Options::default(), given, &mut Fast::new(0)).err();
        assert_eq!(bad, Some(BadOptions::Seats { given, min: 2, max: 4 }));
    }
}

/// TT-29: the neutral set is the stack, in an order that chance gives and nobody sees.
#[test]
fn the_stack_is_shuffled_and_secret() {
    let mut tops = [0; 6];
    for seed in 0..6_000 {
        let played = set_up(2, seed);
        let stack = played.game().stack();
        for kind in CardKind::ALL {
            let n = stack.iter().filter(|card| **card == kind).count();
            assert_eq!(n, usize::from(CARD_SET[kind]));
        }
        tops[*stack.last().unwrap() as usize] += 1;
        for viewer in Viewer::all(2) {
            let view = played.game().view(viewer);
            assert_eq!((view.n_stack, view.stack_list, view.stack_order), (12, None, None));
        }
    }
    // 3, 3, 3, 1, 1, 1 of twelve cards; a standard deviation is below 35.
    for (n, expected) in tops.into_iter().zip([1500, 1500, 1500, 500, 500, 500]) {
        assert!(i32::abs(n - expected) < 140, "{tops:?}");
    }
}

/// TT-30: the first commissioner is drawn, or named by the host.
#[test]
fn the_first_commissioner_is_drawn_or_named() {
    let mut n_named = [0; 3];
    for seed in 0..3_000 {
        n_named[set_up(3, seed).game().commissioner().idx()] += 1;
    }
    assert!(n_named.iter().all(|n| i32::abs(n - 1_000) < 110), "{n_named:?}");
    for seat in [A, B, C] {
        let first_commissioner = FirstCommissioner::Seat(seat);
        let options = Options { first_commissioner, ..Options::default() };
        let (played, _) = Match::<TurboTaxi>::new(&options, 3, &mut Fast::new(1)).unwrap();
        assert_eq!(played.game().commissioner(), seat);
        // Eleven draws for the stack, none for the commissioner.
        assert_eq!(played.setup_draws().len(), 11);
    }
}

/// TT-31: nobody has a medal, and round 1 begins with the placing of figures.
#[test]
fn the_game_begins_with_place() {
    let table = Table::of(4);
    assert_eq!(table.n_medals(), [0, 0, 0, 0]);
    assert_eq!((table.game().round(), table.game().deal_number()), (1, 1));
    assert_eq!(table.phase(), Phase::Place { until: Some(30_000) });
    let began = Event::DealBegan { round: 1, deal: 1, commissioner: A };
    assert_eq!(table.heard(Viewer::Spectator), [began]);
}

/// TT-84: chance is drawn for the stack, the commissioner, missing figures, the rotation, a card
/// that goes back and helper cards, and for nothing else.
#[test]
fn nothing_else_is_drawn() {
    for seed in 0..20 {
        let record = crate::lively::record(&Options::default(), 2 + seed as u8 % 3, seed);
        assert!(record.header.draws.len() == 12);
        for entry in &record.entries {
            let may_draw = match &entry.cause {
                Cause::Act { action, .. } => *action == turbo_taxi::Action::Ready,
                Cause::Expire => true,
            };
            assert!(may_draw || entry.draws.is_empty(), "{entry:?}");
            assert!(entry.draws.len() <= 2);
        }
    }
}
