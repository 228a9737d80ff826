//! The search that knows nothing of a game but its rules.

use bots::search::{RandomPlay, Search};
use bots::{Bot, Budget, Seeded};
use engine::{Cx, Fast, Game, Seat, Viewer, act};
use saint_malo::{Action, Dice, Options, Phase, SaintMalo, Task};
use testkit::toy::{self, Toy};

/// Plays the toy game with the search on one seat and chance on the others.
fn toy_share(seed: u64, searcher: Seat) -> f64 {
    let mut chance = Fast::new(seed);
    let mut random: Box<dyn Bot<Toy>> = Box::new(bots::Random::new(Seeded::new(seed)));
    let mut search: Box<dyn Bot<Toy>> = Box::new(Search::new(RandomPlay, Seeded::new(seed)));
    let options = toy::Options::default();
    let mut game = Toy::setup(&options, 2, &mut Cx::silent(0, &mut chance)).unwrap();
    while game.outcome().is_none() {
        let Some(seat) = game.to_act().first() else {
            let deadline = game.deadline().unwrap();
            game.expire(&mut Cx::silent(deadline, &mut chance));
            continue;
        };
        let view = game.view(Viewer::Seat(seat));
        let bot = if seat == searcher { &mut search } else { &mut random };
        let action = bot.choose(&view, seat, Budget { ms: 1 });
        act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
    }
    game.outcome().unwrap().win_share(searcher)
}

/// A game with hidden cards, simultaneous bids and deadlines.
#[test]
fn it_beats_chance_at_a_game_with_secrets() {
    let n_games = 60;
    let total: f64 = (0..n_games).map(|seed| toy_share(seed, Seat((seed % 2) as u8))).sum();
    assert!(0.6 < total / n_games as f64, "{}", total / n_games as f64);
}

/// The last turn of a practice: a noble is worth seven points and reaches the goal, nothing else
/// does.
#[test]
fn it_finds_the_only_winning_use() {
    let options =
        Options { practice_turns: 12, practice_goal: 20, practice_dice: 0, ..Options::default() };
    let mut chance = Fast::new(1);
    let game = SaintMalo::setup(&options, 1, &mut Cx::silent(0, &mut chance)).unwrap();
    let dice: Dice = "HHHHH".parse().unwrap();
    let mut view = game.supposing(dice, Phase::Use).view(Viewer::Spectator);
    view.round = 12;
    view.cities[0].earned.houses = 12;
    let mut search: Box<dyn Bot<SaintMalo>> = Box::new(Search::new(RandomPlay, Seeded::new(3)));
    let action = search.choose(&view, Seat(0), Budget { ms: 20 });
    assert_eq!(action, Action::Use { task: Task::Person(saint_malo::Person::Noble) });
}
