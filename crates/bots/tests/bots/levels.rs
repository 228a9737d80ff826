//! Every level plays whole games by the rules, and the same seed plays the same game.

use bots::{Bot, Botted, Budget, Level, Seeded};
use engine::{Cx, Fast, Game, Outcome, Seat, Viewer, act};
use saint_malo::{Action, Options, SaintMalo};

const QUICK: Budget = Budget { ms: 1 };

/// Plays a game with one bot per seat. Every answer is checked by the rules.
fn play(
    n_seats: u8,
    seed: u64,
    level: impl Fn(Seat) -> Level<SaintMalo>,
) -> (Outcome, Vec<Action>) {
    let mut chance = Fast::new(seed);
    let options = Options::default();
    let mut cx = Cx::silent(0, &mut chance);
    let mut game = SaintMalo::setup(&options, n_seats, &mut cx).unwrap();
    let mut bots: Vec<Box<dyn Bot<SaintMalo>>> =
        Seat::all(n_seats).map(|seat| (level(seat).bot)(Seeded::new(seed))).collect();
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.idx()].choose(&game.view(Viewer::Seat(seat)), seat, QUICK);
        act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
        actions.push(action);
    }
    (game.outcome().unwrap(), actions)
}

fn level(name: &str) -> Level<SaintMalo> {
    SaintMalo::level(name).unwrap()
}

#[test]
fn every_level_plays_by_the_rules_at_every_number_of_seats() {
    for bots::Level { name, .. } in SaintMalo::levels() {
        for n_seats in SaintMalo::SEATS {
            // The slow ones are tried where they are used most.
            let is_slow = matches!(name, "search" | "hard" | "one-turn");
            if !is_slow || n_seats <= 2 {
                play(n_seats, 1, |_| level(name));
            }
        }
    }
}

/// What is offered to players, from the weakest to the strongest: pages show it as it is here.
#[test]
fn levels_are_offered_in_the_order_of_their_strength() {
    fn offered<G: Botted>() -> Vec<&'static str> {
        G::levels().into_iter().filter(|it| it.is_for_players).map(|it| it.name).collect()
    }
    let usual = ["easy", "medium", "hard"];
    assert_eq!(offered::<SaintMalo>(), usual);
    assert_eq!(offered::<rattus_cartus::RattusCartus>(), usual);
    assert_eq!(offered::<cities::Cities>(), usual);
    assert_eq!(offered::<milestones::Milestones>(), usual);
    // `matched` follows its rival, so it stands behind those that are always alike.
    let of_race = offered::<turbo_taxi::TurboTaxi>();
    assert_eq!(of_race, ["easy", "medium", "hard", "turbo", "matched"]);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for name in ["random", "easy", "medium", "hard"] {
        let first = play(2, 7, |_| level(name));
        let second = play(2, 7, |_| level(name));
        assert_eq!(first, second, "{name}");
    }
}

/// The beginner of the specification: 25 to 40 points, and no match for the yardstick.
#[test]
fn the_levels_stand_in_their_order() {
    let ladder = ["random", "easy", "greedy"];
    for pair in ladder.windows(2) {
        let mut share = 0.0;
        let n_games = 20;
        for seed in 0..n_games {
            let strong = Seat((seed % 2) as u8);
            let (outcome, _) = play(2, seed, |seat| level(pair[usize::from(seat == strong)]));
            share += outcome.win_share(strong) / n_games as f64;
        }
        assert!(0.7 < share, "{} against {}: {share}", pair[1], pair[0]);
    }
}

#[test]
fn players_are_offered_three_levels() {
    let names: Vec<&str> = SaintMalo::levels()
        .into_iter()
        .filter(|level| level.is_for_players)
        .map(|level| level.name)
        .collect();
    assert_eq!(names, ["easy", "medium", "hard"]);
}
