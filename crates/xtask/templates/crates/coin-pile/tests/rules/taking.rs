//! A turn.

use coin_pile::{Action, CoinPile, FirstPlayer, Options};
use engine::{Game, Match, Rejected, Seat, Viewer};
use testkit::{legal, played};

/// Two seats, of which the first begins; the lucky numbers are one and two.
fn after(n_coins: u8, takes: &[u8]) -> Match<CoinPile> {
    let options = Options { first_player: FirstPlayer::Seat(Seat(0)), n_coins };
    let seats = Seat::all(2).cycle();
    let steps: Vec<(Seat, Action, &[u32])> =
        seats.zip(takes).map(|(seat, n)| (seat, Action::Take { n: *n }, &[][..])).collect();
    played(&options, 2, &[0, 1], &steps)
}

#[track_caller]
fn check_offered(played: &Match<CoinPile>, seat: Seat, expected: &[u8]) {
    let expected: Vec<Action> = expected.iter().map(|n| Action::Take { n: *n }).collect();
    assert_eq!(legal(played.game(), seat), expected);
}

/// CP-2: turns go round, and nobody else has anything to decide.
#[test]
fn turns_go_round() {
    let second = after(12, &[3]);
    check_offered(&second, Seat(0), &[]);
    check_offered(&second, Seat(1), &[1, 2, 3]);
    assert_eq!(second.game().forbids(Seat(0), &Action::Take { n: 1 }), Some("CP-2"));
    check_offered(&after(12, &[3, 1]), Seat(0), &[1, 2, 3]);
}

/// CP-5: one, two or three coins go from the pile into the purse.
#[test]
fn one_two_or_three_are_taken() {
    for n in 1..=3 {
        let view = after(12, &[n]).game().view(Viewer::Spectator);
        assert_eq!((view.n_left, view.purses[0].n_coins), (12 - n, n));
    }
    let start = after(12, &[]);
    for n in [0, 4] {
        assert_eq!(start.game().forbids(Seat(0), &Action::Take { n }), Some("CP-5"));
    }
}

/// CP-6: nobody takes more than there are.
#[test]
fn no_more_than_there_are() {
    let two_left = after(12, &[3, 3, 3, 1]);
    check_offered(&two_left, Seat(0), &[1, 2]);
    assert_eq!(two_left.game().forbids(Seat(0), &Action::Take { n: 3 }), Some("CP-6"));
}

/// CP-7: what is taken is taken.
#[test]
fn a_take_is_final() {
    let played = after(12, &[3]);
    assert_eq!(played.can_undo(Seat(0)), Err(Rejected::CannotUndoSealed));
}
