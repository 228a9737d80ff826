//! The laws of all games, and random play through every option.

use std::env;

use engine::{Fast, Game, OPEN_STEPS_MAX, Seat, Viewer};
use testkit::{check_laws, check_secrecy, legal};
use turbo_taxi::{
    Assist, CardKind, Halt, Handicap, HandicapDelay, HelperCards, Options, Phase, Placement,
    PlacementTime, Progress, RoundLimit, Rounds, Tie, TurboTaxi, Unsolvable,
};

use crate::lively;

fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// Options in which random play soon comes to an end, and which differ in everything else. With
/// `when_out` spectators see more than seats do, which the laws do not know; see `secrecy.rs`.
fn brisk_options() -> Vec<Options> {
    let brisk = Options { halt: Halt::AnyTime, rounds: Rounds::Six, ..Options::default() };
    let mut handicap = Options {
        assist: Assist::Edges,
        progress: Progress::Hidden,
        stack_list: turbo_taxi::StackList::Shown,
        ..brisk.clone()
    };
    let delay_s = HandicapDelay::Seconds20;
    handicap.handicaps[0] = Handicap { delay_s, helper_cards: HelperCards::None };
    handicap.handicaps[1].helper_cards = HelperCards::Two;
    vec![
        brisk.clone(),
        handicap,
        Options {
            crossing: turbo_taxi::Crossing::Overpass,
            placement: Placement::Auto,
            round_limit_s: RoundLimit::Seconds180,
            tie: Tie::ExtraRound,
            ..brisk.clone()
        },
        Options {
            unsolvable: Unsolvable::Honest,
            placement_s: PlacementTime::Off,
            latency: turbo_taxi::Latency::Receipt,
            check_show_s: turbo_taxi::CheckTime::Seconds8,
            ..brisk.clone()
        },
    ]
}

#[test]
fn the_laws_hold() {
    let options = Options { rounds: Rounds::Six, ..Options::default() };
    check_laws::<TurboTaxi>(&options, if is_long() { 60 } else { 6 });
}

#[test]
fn the_laws_hold_with_other_options() {
    for options in brisk_options() {
        check_laws::<TurboTaxi>(&options, if is_long() { 60 } else { 6 });
    }
}

/// TT-83: states that differ in boards, calls and stacks are one to who may not know them.
#[test]
fn secrets_stay() {
    let n_pairs = if is_long() { 200_000 } else { 4_000 };
    for options in brisk_options().into_iter().chain([Options::default()]) {
        let n_compared = check_secrecy::<TurboTaxi>(&options, n_pairs);
        assert!(n_pairs <= n_compared);
    }
}

/// TT-28, TT-49: at every moment each board and hand make up a set, and what is not won lies in the
/// stack.
fn check_cards(game: &TurboTaxi) {
    let set = game.options().components().set;
    let is_extra_round = game.view(Viewer::Spectator).tied.is_some();
    let gone = game.medals().iter().map(|medal| medal.card).chain(game.withdrawn().to_vec());
    let mut cards: Vec<CardKind> = game.stack().to_vec();
    if !is_extra_round {
        cards.extend(gone);
        cards.sort();
        assert_eq!(cards, set.iter().collect::<Vec<_>>());
    }
    for seat in Seat::all(game.n_seats()) {
        let view = game.view(Viewer::Seat(seat));
        let Some((plan, hand)) = view.seats[seat.idx()].board.zip(view.hand) else { continue };
        let laid = plan.cards();
        assert!(CardKind::ALL.iter().all(|kind| laid[*kind] + hand[*kind] == set[*kind]));
        assert_eq!(plan[turbo_taxi::CENTRE], view.centre);
    }
}

fn check_end(game: &TurboTaxi, options: &Options) {
    let outcome = game.outcome().expect("the game is over");
    let n_rounds = usize::from(options.rounds.number().unwrap());
    assert_eq!(game.medals().len() + game.withdrawn().len(), n_rounds);
    for seat in Seat::all(game.n_seats()) {
        assert_eq!(outcome.of(seat).score, i32::from(game.n_medals(seat)));
        assert!(legal(game, seat).is_empty());
    }
}

/// A part of the random games, so that they can be played side by side.
fn play_random_games(part: u64) {
    let n_games = if is_long() { 50_000 } else { 5_000 };
    let mut chance = Fast::new(part);
    let mut n_medals = 0;
    for i in 0..n_games {
        let n_seats = 2 + (i % 3) as u8;
        let options = lively::random_options(n_seats, &mut chance);
        let mut n_looks = 0;
        let game = lively::play(&options, n_seats, part << 32 | i, |game| {
            n_looks += 1;
            if n_looks % 8 == 0 {
                check_cards(game);
            }
        });
        check_end(&game, &options);
        n_medals += game.medals().len();
    }
    assert!(6 * n_games as usize <= n_medals + n_games as usize / 10);
}

/// TT-79: games of all sizes and options come to an end, and the cards are all there.
#[test]
fn random_games_end() {
    play_random_games(1);
}

/// TT-79: the second quarter of them.
#[test]
fn more_random_games_end() {
    play_random_games(2);
}

/// TT-79: the third quarter.
#[test]
fn still_more_random_games_end() {
    play_random_games(3);
}

/// TT-79: the last quarter.
#[test]
fn the_last_random_games_end() {
    play_random_games(4);
}

/// The list of actions and the direct test say the same of every action that was ever offered.
#[test]
fn what_is_listed_is_what_is_legal() {
    let mut seen = Vec::new();
    for seed in 0..6 {
        lively::play(&Options::default(), 2 + seed as u8 % 3, seed, |game| {
            for seat in Seat::all(game.n_seats()) {
                let listed = legal(game, seat);
                assert_eq!(listed.is_empty(), !game.to_act().contains(seat));
                for action in &listed {
                    if !seen.contains(action) {
                        seen.push(*action);
                    }
                }
                for action in &seen {
                    let is_listed = listed.contains(action);
                    assert_eq!(is_listed, game.is_legal(seat, action), "{action}");
                    assert_eq!(is_listed, game.forbids(seat, action).is_none(), "{action}");
                }
            }
        });
    }
    assert!(200 < seen.len());
}

/// A view reads well in a terminal.
#[test]
fn a_view_can_be_printed() {
    let table = crate::table::Table::race(2);
    let text = table.view(Seat(0)).to_string();
    let expected = "\
round 1, deal 1, all build
stack 12, centre dcurve1, yellow_taxi 2, yellow_house 5, black_taxi 8, black_house 11
seat 0: 0 medals                seat 1: 0 medals
builds, 0 laid                  builds, 0 laid
-         -         -           ?
-         dcurve1   -           ?
-         -         -           ?
";
    assert_eq!(text, expected);
    lively::play(&Options::default(), 3, 5, |game| {
        let text = game.view(Viewer::Spectator).to_string();
        assert!(7 <= text.lines().count(), "{text}");
        let is_over = game.phase() == Phase::Over;
        assert_eq!(text.contains("the game is over"), is_over);
    });
}

/// However long a turn or a match, going back and what is sent are bounded.
#[test]
fn work_is_bounded() {
    let options = [&[Options::default()][..], &brisk_options()].concat();
    let work = testkit::check_work::<TurboTaxi>(&options, if is_long() { 20 } else { 1 });
    // Figures are put down and picked up, and nobody has to be done with building.
    assert_eq!(work.n_open, OPEN_STEPS_MAX);
    assert!(20_000 < work.n_steps, "{work:?}");
}

#[test]
fn refusals_name_known_rules() {
    testkit::check_refusals::<TurboTaxi>(&Options::default(), 4, if is_long() { 100 } else { 4 });
}

#[test]
fn every_option_is_described() {
    testkit::check_options::<TurboTaxi>();
}
