//! How many choices there are in named positions.

use cities::{Action, Cities, Length, Options, Phase};
use engine::{Fast, Game};

use crate::table::{Table, any_action, fixed};

/// CI-42, CI-43: four positions and four rotations at first, six with two tiles side by side.
#[test]
fn first_tiles() {
    assert_eq!(Table::of(2).city("W P/R B").tile("E1").offered().len(), 16);
    assert_eq!(Table::of(2).city("W P W P/R B R B").tile("E1").offered().len(), 24);
}

/// CI-33: 16 columns at the first turn of a round.
#[test]
fn first_turn() {
    for n_seats in 1..=4 {
        assert_eq!(Table::of(n_seats).offered().len(), 16);
    }
}

/// CI-33, CI-45: the longest lists: 16 columns, 32 tiles, in the long duel 52.
#[test]
fn no_list_is_longer() {
    let mut chance = Fast::new(45);
    for (length, n_tiles_max) in [(Length::Short, 32), (Length::Long, 52)] {
        let mut most = 0;
        for _ in 0..60 {
            let mut table = Table::with(2, &Options { length, ..fixed() });
            while let Some(action) = any_action(&table.game, &mut chance) {
                let n = table.offered().len();
                match table.game.phase() {
                    Phase::Take => assert!(n <= 16),
                    Phase::PlaceTile { .. } => most = most.max(n),
                    Phase::PlaceFeatures { .. } | Phase::PlacePieces { .. } => assert!(n <= 80),
                    Phase::Confirm { .. } => assert_eq!(n, 1),
                    Phase::ChooseStartTile | Phase::Over => {}
                }
                table.act_with(action, &mut chance);
            }
        }
        assert!(most <= n_tiles_max, "{most}");
    }
}

/// CI-92: every game of four has the same number of steps, and none has more.
#[test]
fn decisions() {
    for (n_seats, expected) in [(1, 107), (2, 218), (3, 327), (4, 436)] {
        let mut chance = Fast::new(92);
        let mut table = Table::new(n_seats, &fixed());
        let mut n_decisions = 0;
        while let Some(action) = any_action(&table.game, &mut chance) {
            table.act_with(action, &mut chance);
            n_decisions += 1;
        }
        assert!(n_decisions <= Cities::DECISIONS_MAX);
        assert!(n_seats % 2 == 1 || n_decisions == expected, "{n_decisions}");
    }
}

/// CI-38: the longest turn: a take, four pieces, `Done`.
#[test]
fn the_longest_turn_has_six_steps() {
    let mut table = Table::of(4);
    let first = table.game.turn();
    table.take(4, 1);
    let mut n_steps = 1;
    while table.game.turn() == first {
        let last: Action = *table.offered().last().unwrap();
        table.act(last);
        n_steps += 1;
    }
    assert_eq!(n_steps, 6);
}
