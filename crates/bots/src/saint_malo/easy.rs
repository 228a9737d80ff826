//! The beginner: keeps the commonest symbol, takes one of the better tasks, places by eye.
//! Overlooks the race, the pirates and whatever only pays later.

use engine::{Cx, Fast, Game, Imagine, Scripted, Seat};
use saint_malo::{Action, Dice, Phase, SaintMalo, Score, Symbol, View};

use super::finals::{Bench, Finals};
use super::placing::Effort;
use super::valuer::Greedy;
use crate::{Bot, Budget, Seeded};

/// How far, in points, the beginner misjudges a task and a place.
const TASK_NOISE: f64 = 4.0;
const PLACE_NOISE: f64 = 2.5;
const EFFORT: Effort = Effort { n_followed: 1, n_fields: 2 };

pub struct Easy {
    seeded: Seeded,
}

impl Easy {
    pub fn new(seeded: Seeded) -> Easy {
        Easy { seeded }
    }
}

impl Bot<SaintMalo> for Easy {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let mut chance = self.seeded.chance();
        let game = SaintMalo::imagine(view, seat, &mut chance);
        match game.phase() {
            Phase::Roll => Action::Roll,
            Phase::Finish => Action::Done,
            Phase::Reroll { .. } => keep_commonest(game.dice()),
            Phase::Use => use_something(&game, &mut chance),
            Phase::PlaceCrates { .. }
            | Phase::PlaceWalls { .. }
            | Phase::PlaceChurch { .. }
            | Phase::PlacePerson { .. }
            | Phase::PlaceHouses { .. }
            | Phase::BonusPerson => place_by_eye(&game, &mut chance),
            Phase::Over => unreachable!("nobody is asked after the end"),
        }
    }
}

/// Heads look better than crosses, and so on.
fn keep_commonest(dice: Dice) -> Action {
    let liked = [Symbol::Head, Symbol::Cross, Symbol::Wall, Symbol::Crate, Symbol::Log];
    let commonest = liked.into_iter().rev().max_by_key(|symbol| dice.count(*symbol));
    let symbol = commonest.expect("there are five symbols to like");
    let kept: Dice = (0..dice.count(symbol)).map(|_| symbol).collect();
    let is_good_enough = 4 <= kept.len();
    if is_good_enough { Action::Stop } else { Action::Reroll { dice: dice.without(kept) } }
}

fn use_something(game: &SaintMalo, chance: &mut Fast) -> Action {
    let finals = Finals::new(game, &Bench::new(game, &Greedy), EFFORT);
    let guessed = finals.uses(game.dice()).map(|(action, value, _)| {
        let is_idle = action == Action::Pass;
        (action, if is_idle { value } else { value + TASK_NOISE * chance.unit() })
    });
    best_of(guessed)
}

fn place_by_eye(game: &SaintMalo, chance: &mut Fast) -> Action {
    let mut actions = Vec::new();
    game.legal_actions(game.turn(), &mut actions);
    best_of(actions.into_iter().map(|action| {
        let mut after = game.clone();
        after.apply(game.turn(), &action, &mut Cx::silent(0, &mut Scripted::new([])));
        let score = f64::from(Score::of(after.city(game.turn())).total());
        (action, score + PLACE_NOISE * chance.unit())
    }))
}

fn best_of(guessed: impl Iterator<Item = (Action, f64)>) -> Action {
    let best = guessed.max_by(|a, b| a.1.total_cmp(&b.1));
    best.expect("the rules offer something to whoever is to act").0
}
