//! Every level plays whole games by the rules, whatever the table wants.

use bots::Botted;
use engine::Game;
use rattus_cartus::{AllDead, Buildings, Options, RattusCartus, SupplyOrder, TableChoice};

use super::play;

const LEVELS: [&str; 4] = ["random", "easy", "medium", "hard"];

#[test]
fn every_level_plays_at_every_number_of_seats() {
    for level in LEVELS {
        for n_seats in RattusCartus::SEATS {
            play(&Options::default(), &vec![level; n_seats.into()], 1, 0);
        }
    }
}

/// RC-23, RC-41, RC-63, RC-97, RC-103 and the other table.
#[test]
fn every_option_can_be_played() {
    let base = Options::default();
    let named = |name: &str| TableChoice::Named(name.to_owned());
    let tables = [
        Options { buildings: Buildings::RandomPerClass, ..base.clone() },
        Options { buildings: Buildings::Mixed, rats_face_down: true, ..base.clone() },
        // The second building of every class.
        Options { buildings: Buildings::Custom([0; 6]), may_decline: true, ..base.clone() },
        Options { buildings: Buildings::Custom([2, 3, 1, 4, 2, 3]), ..base.clone() },
        Options { table: named("five-distinct"), ..base.clone() },
        Options { supply_order: SupplyOrder::Together, ..base.clone() },
        Options { all_dead: AllDead::FewestRatsSurvive, ..base.clone() },
        Options {
            buildings: Buildings::Mixed,
            table: named("five-distinct"),
            all_dead: AllDead::FewestRatsSurvive,
            supply_order: SupplyOrder::Together,
            may_decline: true,
            rats_face_down: true,
        },
    ];
    for (seed, options) in (1..).zip(&tables) {
        for n_seats in RattusCartus::SEATS {
            let levels = LEVELS.into_iter().rev().cycle().take(n_seats.into());
            play(options, &levels.collect::<Vec<_>>(), seed, 0);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for level in LEVELS {
        let [one, other] = [7, 7].map(|seed| play(&Options::default(), &[level; 3], seed, 1));
        assert_eq!(one, other, "{level}");
    }
}

#[test]
fn players_are_offered_three_levels() {
    let levels = RattusCartus::levels();
    assert_eq!(levels.iter().map(|level| level.name).collect::<Vec<_>>(), LEVELS);
    let offered = levels.iter().filter(|level| level.is_for_players).map(|level| level.name);
    assert_eq!(offered.collect::<Vec<_>>(), ["easy", "medium", "hard"]);
}
