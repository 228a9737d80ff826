//! Every level plays whole games by the rules, whatever the table wants.

use bots::{Botted, Budget};
use engine::{Cx, Fast, Game, Viewer, act};
use rattus_cartus::{AllDead, Buildings, Options, RattusCartus, SupplyOrder, TableChoice};

use super::{bot, play};

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

/// What a bot says it will do next is what it would answer if it were asked anew at every step: so
/// nobody has to ask.
#[test]
fn a_lay_that_was_thought_out_goes_on_as_if_it_were_asked_for() {
    let (seed, budget) = (3, Budget { ms: 1 });
    let mut chance = Fast::new(seed);
    let mut game =
        RattusCartus::setup(&Options::default(), 3, &mut Cx::silent(0, &mut chance)).unwrap();
    let mut n_planned = 0;
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let mut asked = bot("hard", seed);
        let first = asked.choose(&view, seat, budget);
        let then = asked.goes_on(&view, seat, &first);
        act(&mut game, seat, &first, &mut Cx::silent(0, &mut chance)).unwrap();
        for planned in then {
            let view = game.view(Viewer::Seat(seat));
            assert_eq!(bot("hard", seed).choose(&view, seat, budget), planned);
            act(&mut game, seat, &planned, &mut Cx::silent(0, &mut chance)).unwrap();
            n_planned += 1;
        }
    }
    assert!(20 < n_planned, "{n_planned}");
}
