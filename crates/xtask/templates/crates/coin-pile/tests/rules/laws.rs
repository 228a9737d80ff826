//! The laws of all games.

use std::env;

use coin_pile::{CoinPile, FirstPlayer, Options};
use engine::Seat;
use testkit::{check_laws, check_options, check_refusals, check_secrecy, check_work};

fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// Options that differ from the default ones in everything.
fn other_options() -> Options {
    Options { first_player: FirstPlayer::Seat(Seat(1)), n_coins: 60 }
}

#[test]
fn the_laws_hold() {
    for options in [Options::default(), other_options()] {
        check_laws::<CoinPile>(&options, if is_long() { 2_000 } else { 100 });
    }
}

/// CP-4: some states look alike, and nobody can tell them apart.
#[test]
fn there_are_secrets() {
    assert_ne!(check_secrecy::<CoinPile>(&Options::default(), 20), 0);
}

#[test]
fn work_is_bounded() {
    check_work::<CoinPile>(&[Options::default(), other_options()], if is_long() { 50 } else { 2 });
}

#[test]
fn refusals_name_known_rules() {
    check_refusals::<CoinPile>(&Options::default(), 4, if is_long() { 100 } else { 10 });
}

#[test]
fn every_option_is_described() {
    check_options::<CoinPile>();
}
