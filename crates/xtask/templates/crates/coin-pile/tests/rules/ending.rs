//! The end.

use coin_pile::{Action, CoinPile, FirstPlayer, Options};
use engine::{Game, Match, Outcome, Seat, Viewer};
use testkit::played;

/// Twelve coins between two, the first of whom begins; their lucky numbers are three and one.
fn finished(takes: &[u8]) -> Match<CoinPile> {
    let options = Options { first_player: FirstPlayer::Seat(Seat(0)), n_coins: 12 };
    let seats = Seat::all(2).cycle();
    let steps: Vec<(Seat, Action, &[u32])> =
        seats.zip(takes).map(|(seat, n)| (seat, Action::Take { n: *n }, &[][..])).collect();
    played(&options, 2, &[2, 0], &steps)
}

fn outcome(takes: &[u8]) -> Outcome {
    finished(takes).game().outcome().expect("the pile is empty")
}

/// CP-8: an empty pile ends the game, and everybody sees the lucky numbers.
#[test]
fn an_empty_pile_ends_it() {
    let over = finished(&[3, 3, 3, 3]);
    assert!(over.game().to_act().is_empty());
    assert_eq!(over.game().forbids(Seat(0), &Action::Take { n: 1 }), Some("CP-8"));
    let view = over.game().view(Viewer::Spectator);
    let lucky: Vec<Option<u8>> = view.purses.iter().map(|purse| purse.lucky).collect();
    assert_eq!(lucky, [Some(3), Some(1)]);
    assert_eq!(finished(&[3, 3, 3, 2]).game().outcome(), None);
}

/// CP-9: six coins each; the first has taken three, the lucky number, twice.
#[test]
fn luck_is_worth_a_point() {
    let outcome = outcome(&[3, 3, 3, 3]);
    assert_eq!((outcome.of(Seat(0)).score, outcome.of(Seat(1)).score), (8, 6));
    assert!(outcome.of(Seat(0)).has_won && !outcome.of(Seat(1)).has_won);
}

/// CP-10: equal points win together. Seven coins with luck once stand against five with luck
/// three times.
#[test]
fn equal_points_win_together() {
    let outcome = outcome(&[3, 1, 2, 1, 1, 1, 1, 2]);
    for standing in &outcome.standings {
        assert_eq!((standing.score, standing.rank, standing.has_won), (8, 1, true));
    }
}
