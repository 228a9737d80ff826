//! Opponents for Cities: whole games by the rules, whatever the table wants, and levels that stand
//! in their order.

use ::cities::{
    Action, Catalogue, Cities, CityChoice, Components, Json, Length, Options, StartPlayer,
};
use bots::{Bot, Botted, Budget, Seeded};
use engine::{Cx, Fast, Game, Outcome, Seat, Viewer, act};

const QUICK: Budget = Budget { ms: 1 };

/// Plays a game with one level per seat. Every answer is checked by the rules.
fn play(options: &Options, levels: &[&str], seed: u64) -> (Outcome, Vec<Action>) {
    let mut chance = Fast::new(seed);
    let n_seats = levels.len() as u8;
    let mut game = Cities::setup(options, n_seats, &mut Cx::silent(0, &mut chance)).unwrap();
    let mut bots: Vec<Box<dyn Bot<Cities>>> = (0..)
        .zip(levels)
        .map(|(i, name)| (Cities::level(name).unwrap().bot)(Seeded::new(10 * seed + i)))
        .collect();
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.idx()].choose(&game.view(Viewer::Seat(seat)), seat, QUICK);
        act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
        actions.push(action);
    }
    (game.outcome().unwrap(), actions)
}

fn long() -> Options {
    Options { length: Length::Long, ..Options::default() }
}

#[test]
fn every_level_plays_at_every_number_of_seats() {
    for level in Cities::levels() {
        for n_seats in Cities::SEATS {
            play(&Options::default(), &vec![level.name; n_seats.into()], 1);
        }
        play(&long(), &[level.name; 2], 2);
    }
}

#[test]
fn every_city_can_be_played_for() {
    for city in &Catalogue::built_in().cities {
        let options = Options {
            city: CityChoice::Named(city.id.clone()),
            start_player: StartPlayer::Seat(Seat(1)),
            ..Options::default()
        };
        play(&options, &["hard", "medium"], 3);
    }
}

/// CI-2: bots name no component; they play with any.
#[test]
fn other_components_can_be_played_with() {
    let components = Components::of(Json::parse(OTHER_CARDS).unwrap());
    assert_eq!(components.faults(), None);
    let options = Options { components, ..Options::default() };
    for levels in [&["hard", "medium", "easy"][..], &["medium", "hard"], &["hard"]] {
        play(&options, levels, 4);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for levels in [["easy", "hard", "random"], ["medium", "easy", "hard"]] {
        let [one, other] = [7, 7].map(|seed| play(&Options::default(), &levels, seed));
        assert_eq!(one, other, "{levels:?}");
    }
}

/// How often the first of two levels wins, seats alternating.
fn share(levels: [&str; 2], n_games: u64) -> f64 {
    let mut share = 0.0;
    for seed in 0..n_games {
        let seat = Seat((seed % 2) as u8);
        let [strong, weak] = levels;
        let seated = if seat == Seat(0) { [strong, weak] } else { [weak, strong] };
        share += play(&Options::default(), &seated, seed).0.win_share(seat) / n_games as f64;
    }
    share
}

#[test]
fn the_levels_stand_in_their_order() {
    for (levels, n_games, least) in [
        (["easy", "random"], 20, 0.8),
        (["medium", "easy"], 20, 0.8),
        (["medium", "greedy"], 20, 0.6),
        (["hard", "medium"], 40, 0.6),
    ] {
        let share = share(levels, n_games);
        assert!(least < share, "{levels:?}: {share}");
    }
}

/// CI-110: alone, the strongest level reaches the goal more often than not.
#[test]
fn practice_is_mastered() {
    let n_games = 20;
    let games = (0..n_games).map(|seed| play(&Options::default(), &["hard"], seed).0);
    let n_reached = games.filter(|outcome| outcome.of(Seat(0)).has_won).count();
    assert!(10 < n_reached, "{n_reached} of {n_games}");
}

#[test]
fn players_are_offered_three_levels() {
    let offered = Cities::levels().into_iter().filter(|level| level.is_for_players);
    let names: Vec<&str> = offered.map(|level| level.name).collect();
    assert_eq!(names, ["easy", "medium", "hard"]);
}

/// Cards of every measure there is, and a city that asks for rare ones.
const OTHER_CARDS: &str = r#"{"game": "cities", "format": 1, "cards": [
    {"id": "a", "copies": 2, "name": {"en": "a", "de": "a"}, "vp": 1,
     "measure": {"kind": "buildings", "filter": {}}},
    {"id": "b", "copies": 2, "name": {"en": "b", "de": "b"}, "vp": 3,
     "measure": {"kind": "sets", "members": [{"height": 1}, {"min_height": 3}]}},
    {"id": "c", "copies": 2, "name": {"en": "c", "de": "c"}, "vp": 2,
     "measure": {"kind": "distinct", "by": "colour_and_height", "filter": {}}},
    {"id": "d", "copies": 2, "name": {"en": "d", "de": "d"}, "vp": 1,
     "measure": {"kind": "adjacent_pairs", "relation": "other_colour",
                 "a": {"colour": "red"}, "b": {"height": 2}}},
    {"id": "e", "copies": 2, "name": {"en": "e", "de": "e"}, "vp": 1,
     "measure": {"kind": "largest_area", "of": "lots_of_one_colour"}},
    {"id": "f", "copies": 2, "name": {"en": "f", "de": "f"}, "vp": 1,
     "measure": {"kind": "area_span", "of": "buildings"}},
    {"id": "g", "copies": 2, "name": {"en": "g", "de": "g"}, "vp": 4,
     "measure": {"kind": "areas", "of": ["water", "park"], "min_size": 2, "min_kinds": 2}},
    {"id": "h", "copies": 2, "name": {"en": "h", "de": "h"}, "vp": 2,
     "measure": {"kind": "most_kinds", "of": "park"}},
    {"id": "i", "copies": 2, "name": {"en": "i", "de": "i"}, "vp": 1, "per": 2,
     "measure": {"kind": "spaces", "of": "water", "adjacent_to": "park"}},
    {"id": "j", "copies": 2, "name": {"en": "j", "de": "j"}, "vp": 2,
     "measure": {"kind": "most_around", "of": "water"}},
    {"id": "k", "copies": 4, "name": {"en": "k", "de": "k"}, "vp": 2,
     "measure": {"kind": "longest_run", "min_colours": 2}},
    {"id": "l", "copies": 4, "name": {"en": "l", "de": "l"}, "vp": 3,
     "measure": {"kind": "lines", "min_buildings": 3}},
    {"id": "m", "copies": 2, "name": {"en": "m", "de": "m"}, "vp": 1,
     "measure": {"kind": "fullest_square", "side": 3}},
    {"id": "n", "copies": 2, "name": {"en": "n", "de": "n"}, "vp": 2,
     "measure": {"kind": "climb"}}],
  "cities": [{"id": "x", "name": {"en": "x", "de": "x"}, "goals": [
    {"id": "o", "name": {"en": "o", "de": "o"}, "at_least": 3, "ladder": [9, 6, 3],
     "measure": {"kind": "areas", "of": ["water"], "min_size": 1, "min_kinds": 2}},
    {"id": "p", "name": {"en": "p", "de": "p"}, "at_least": 4, "ladder": [30, 0, 0],
     "measure": {"kind": "climb"}},
    {"id": "q", "name": {"en": "q", "de": "q"}, "at_least": 1, "ladder": [0, 0, 0],
     "measure": {"kind": "fullest_square", "side": 2}}]}]}"#;
