//! Every level plays whole games by the rules, whatever the table wants.

use bots::Botted;
use engine::{Game, Seat};
use turbo_taxi::{
    Assist, CheckTime, Crossing, Halt, Handicap, HandicapDelay, HelperCards, Options, Placement,
    PlacementTime, Progress, RoundLimit, Rounds, Tie, TurboTaxi, Unsolvable, WatchBoards,
};

use super::Table;

fn play(options: &Options, levels: &[&str], seed: u64) -> Table {
    let mut table = Table::new(options, levels, seed);
    table.play_to_the_end();
    table
}

#[test]
fn every_level_plays_at_every_number_of_seats() {
    for level in TurboTaxi::levels() {
        for n_seats in TurboTaxi::SEATS {
            play(&Options::default(), &vec![level.name; n_seats.into()], 1);
        }
    }
}

#[test]
fn levels_play_against_chance() {
    for seed in 0..3 {
        let table = play(&Options::default(), &["random", "hard", "easy"], seed);
        assert!(table.game.n_medals(Seat(0)) < 6);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let options = Options::default();
    for levels in [["easy", "turbo"], ["medium", "matched"], ["random", "hard"]] {
        let [one, other] = [7, 7].map(|seed| play(&options, &levels, seed));
        assert_eq!((one.now, one.game), (other.now, other.game), "{levels:?}");
    }
}

/// TT-51, TT-54, TT-78, TT-81 and whatever else a host can choose.
#[test]
fn every_option_can_be_played() {
    let helped = Handicap { delay_s: HandicapDelay::None, helper_cards: HelperCards::Two };
    let held = Handicap { delay_s: HandicapDelay::Seconds30, helper_cards: HelperCards::None };
    let base = Options::default();
    let tables = [
        Options { crossing: Crossing::Overpass, ..base.clone() },
        Options { placement: Placement::Auto, check_show_s: CheckTime::Seconds8, ..base.clone() },
        Options { placement_s: PlacementTime::Off, ..base.clone() },
        Options { unsolvable: Unsolvable::Honest, ..base.clone() },
        Options { unsolvable: Unsolvable::Honest, assist: Assist::Full, ..base.clone() },
        Options { assist: Assist::Edges, halt: Halt::AnyTime, ..base.clone() },
        Options { assist: Assist::Full, ..base.clone() },
        Options { round_limit_s: RoundLimit::Seconds180, ..base.clone() },
        Options { rounds: Rounds::Six, tie: Tie::ExtraRound, ..base.clone() },
        Options { progress: Progress::Hidden, watch_boards: WatchBoards::WhenOut, ..base.clone() },
        Options { handicaps: [helped, held, helped, held], ..base.clone() },
    ];
    for (seed, options) in tables.iter().enumerate() {
        for levels in [&["turbo", "hard"][..], &["easy", "medium", "turbo", "matched"][..]] {
            let table = play(options, levels, seed as u64);
            assert!(table.game.withdrawn().is_empty(), "{options:?}");
        }
    }
}

#[test]
fn players_are_offered_five_levels() {
    let levels = TurboTaxi::levels().into_iter().filter(|level| level.is_for_players);
    let names: Vec<&str> = levels.map(|level| level.name).collect();
    assert_eq!(names, ["easy", "medium", "hard", "turbo", "matched"]);
}
