//! Before the game.

use coin_pile::{CoinPile, FirstPlayer, Options};
use engine::{BadOptions, Cx, Fast, Game, Match, Seat, Viewer};
use testkit::played;

fn set_up(options: &Options, n_seats: u8) -> Result<CoinPile, BadOptions> {
    CoinPile::setup(options, n_seats, &mut Cx::silent(0, &mut Fast::new(1)))
}

/// CP-1: two to four people play.
#[test]
fn two_to_four_play() {
    for n_seats in 0..=6 {
        let is_allowed = (2..=4).contains(&n_seats);
        assert_eq!(set_up(&Options::default(), n_seats).is_ok(), is_allowed, "{n_seats}");
    }
}

/// CP-2: a lot decides who begins, or the table has chosen a seat.
#[test]
fn somebody_begins() {
    let drawn = played::<CoinPile>(&Options::default(), 3, &[2, 0, 0, 0], &[]);
    assert_eq!(drawn.game().to_act().first(), Some(Seat(2)));
    let options = Options { first_player: FirstPlayer::Seat(Seat(1)), ..Options::default() };
    let chosen = played::<CoinPile>(&options, 3, &[0, 0, 0], &[]);
    assert_eq!(chosen.game().to_act().first(), Some(Seat(1)));
    let nobody = Options { first_player: FirstPlayer::Seat(Seat(3)), ..Options::default() };
    assert!(set_up(&nobody, 3).is_err());
}

/// CP-3: 21 coins, or what the table has agreed on.
#[test]
fn the_pile_has_its_coins() {
    let n_left = |options: &Options| {
        let (played, _) = Match::<CoinPile>::new(options, 2, &mut Fast::new(1)).unwrap();
        played.game().view(Viewer::Spectator).n_left
    };
    assert_eq!(n_left(&Options::default()), 21);
    assert_eq!(n_left(&Options { n_coins: 60, ..Options::default() }), 60);
    for n_coins in [11, 61] {
        assert!(set_up(&Options { n_coins, ..Options::default() }, 2).is_err(), "{n_coins}");
    }
}

/// CP-4: a lucky number is one, two or three.
#[test]
fn lucky_numbers_are_drawn() {
    let drawn = played::<CoinPile>(&Options::default(), 3, &[0, 0, 1, 2], &[]);
    for (seat, lucky) in Seat::all(3).zip(1..) {
        let view = drawn.game().view(Viewer::Seat(seat));
        assert_eq!(view.purses[seat.idx()].lucky, Some(lucky));
    }
}
