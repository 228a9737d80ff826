//! The laws of all games, and random play through every option.

use std::env;

use engine::{Chance, Cx, Fast, Game, Seat, act};
use saint_malo::{FirstPlayer, Options, SaintMalo, Score};
use testkit::{check_laws, check_secrecy, legal};

fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// Options that differ from the default ones in everything.
fn other_options() -> [Options; 3] {
    let first_player = FirstPlayer::Seat(Seat(0));
    [
        Options {
            first_player,
            round_cap: 30,
            practice_turns: 12,
            practice_goal: 20,
            practice_dice: 0,
        },
        Options { practice_turns: 40, practice_goal: 120, practice_dice: 5, ..Options::default() },
        Options { round_cap: 99, practice_dice: 1, ..Options::default() },
    ]
}

/// Any options that are allowed at a table of this size.
fn random_options(n_seats: u8, chance: &mut Fast) -> Options {
    let mut between = |least: u8, most: u8| least + chance.below(u32::from(most - least) + 1) as u8;
    Options {
        first_player: match between(0, n_seats) {
            0 => FirstPlayer::Random,
            seat => FirstPlayer::Seat(Seat(seat - 1)),
        },
        round_cap: between(30, 99),
        practice_turns: between(12, 40),
        practice_goal: between(20, 120),
        practice_dice: between(0, 5),
    }
}

/// Plays at random to the end. There is always something to do, and the books balance.
fn play_at_random(options: &Options, n_seats: u8, chance: &mut Fast) -> SaintMalo {
    let mut game = SaintMalo::setup(options, n_seats, &mut Cx::silent(0, chance)).unwrap();
    let mut n_decisions = 0;
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        assert!(!actions.is_empty(), "a dead end: {game:?}");
        assert!(actions.len() <= 41, "{} actions: {game:?}", actions.len());
        let action = actions[chance.below(actions.len() as u32) as usize];
        act(&mut game, seat, &action, &mut Cx::silent(0, chance)).unwrap();
        n_decisions += 1;
    }
    assert!(n_decisions <= SaintMalo::DECISIONS_MAX);
    check_end(&game, options);
    game
}

fn check_end(game: &SaintMalo, options: &Options) {
    let outcome = game.outcome().expect("nobody is to act any more");
    for (seat, city) in Seat::all(game.n_seats()).zip(game.cities()) {
        assert_eq!(outcome.of(seat).score, Score::of(city).total());
        let pieces = [city.crates(), city.walls(), city.houses(), city.churches(), city.persons()];
        let n_pieces: u32 = pieces.iter().map(|fields| fields.len()).sum();
        assert_eq!(n_pieces + city.free().len(), 45);
        assert!(city.n_cannons_lost <= 6);
        assert!(legal(game, seat).is_empty());
    }
    let someone_is_full = game.cities().iter().any(|city| city.is_full());
    let cap = if game.is_practice() { options.practice_turns } else { options.round_cap };
    assert!(someone_is_full || game.round() == cap);
}

/// SM-71, SM-84: random games of all sizes and options come to an end, without a dead end.
#[test]
fn random_games_end() {
    let n_games = if is_long() { 200_000 } else { 4_000 };
    let mut chance = Fast::new(2012);
    for i in 0..n_games {
        let n_seats = 1 + (i % 5) as u8;
        let options = random_options(n_seats, &mut chance);
        play_at_random(&options, n_seats, &mut chance);
    }
}

/// The mean of something over random games with the default options.
fn mean(n_seats: u8, n_games: u32, of: fn(&SaintMalo) -> i32) -> f64 {
    let mut chance = Fast::new(n_seats.into());
    let mut game = || play_at_random(&Options::default(), n_seats, &mut chance);
    let total: i32 = (0..n_games).map(|_| of(&game())).sum();
    f64::from(total) / f64::from(n_games)
}

#[track_caller]
fn check_about(mean: f64, expected: f64, tolerance: f64) {
    assert!((mean - expected).abs() <= tolerance, "{mean} instead of about {expected}");
}

/// Random play is a yardstick: other programs with these rules found the same means.
#[test]
fn random_play_scores_as_it_should() {
    let n_games = 1_000;
    let score = |game: &SaintMalo| Score::of(&game.cities()[0]).total();
    check_about(mean(2, n_games, |game| game.round().into()), 45.0, 1.0);
    check_about(mean(2, n_games, score), -4.0, 1.0);
    check_about(mean(2, n_games, |game| game.cities()[0].n_cannons_lost.into()), 5.9, 0.1);
    check_about(mean(1, n_games, score), -17.0, 1.0);
}

#[test]
fn the_laws_hold() {
    check_laws::<SaintMalo>(&Options::default(), if is_long() { 2_000 } else { 60 });
}

#[test]
fn the_laws_hold_with_other_options() {
    for options in other_options() {
        check_laws::<SaintMalo>(&options, if is_long() { 500 } else { 20 });
    }
}

/// SM-78: there is no secret: no two states look alike to anybody.
#[test]
fn there_are_no_secrets() {
    assert_eq!(check_secrecy::<SaintMalo>(&Options::default(), 1), 0);
}

/// However long a turn or a match, going back and what is sent are bounded.
#[test]
fn work_is_bounded() {
    let options = [&[Options::default()][..], &other_options()].concat();
    let work = testkit::check_work::<SaintMalo>(&options, if is_long() { 20 } else { 1 });
    assert!(4 <= work.n_open && 1_000 <= work.n_steps, "{work:?}");
}

#[test]
fn refusals_name_known_rules() {
    testkit::check_refusals::<SaintMalo>(&Options::default(), 5, if is_long() { 100 } else { 4 });
}

#[test]
fn every_option_is_described() {
    testkit::check_options::<SaintMalo>();
}
