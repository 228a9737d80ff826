//! A player who plays the dice of the turn exactly and trusts a judge for the rest.

use engine::{Imagine, Scripted, Seat};
use saint_malo::{Action, Phase, SaintMalo, Symbol, View};

use super::dice_turn::DiceTurn;
use super::finals::{Bench, Finals};
use super::judge::Judge;
use super::placing::{Effort, best_placement};
use crate::{Bot, Budget};

pub const FULL_EFFORT: Effort = Effort { n_followed: 6, n_fields: 8 };

pub struct Player<J> {
    judge: J,
}

impl<J: Judge> Player<J> {
    pub fn new(judge: J) -> Player<J> {
        Player { judge }
    }
}

impl<J: Judge> Bot<SaintMalo> for Player<J> {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let game = SaintMalo::imagine(view, seat, &mut Scripted::new([]));
        choose(&game, &self.judge, FULL_EFFORT)
    }
}

/// The best action for the seat in turn.
pub fn choose<J: Judge>(game: &SaintMalo, judge: &J, effort: Effort) -> Action {
    match game.phase() {
        Phase::Roll => Action::Roll,
        Phase::Finish => Action::Done,
        Phase::Reroll { rolls_left } => {
            let finals = Finals::new(game, &Bench::new(game, judge), effort);
            reroll(game, &DiceTurn::solve(&finals.values()), rolls_left)
        }
        Phase::Use => Finals::new(game, &Bench::new(game, judge), effort).best(game.dice()).0,
        Phase::PlaceCrates { .. }
        | Phase::PlaceWalls { .. }
        | Phase::PlaceChurch { .. }
        | Phase::PlacePerson { .. }
        | Phase::PlaceHouses { .. }
        | Phase::BonusPerson => place(game, judge, effort),
        Phase::Over => unreachable!("nobody is asked after the end"),
    }
}

pub fn reroll(game: &SaintMalo, turn: &DiceTurn, rolls_left: u8) -> Action {
    let dice = game.dice();
    let kept = turn.best_kept(dice, rolls_left);
    if kept == dice { Action::Stop } else { Action::Reroll { dice: dice.without(kept) } }
}

fn place<J: Judge>(game: &SaintMalo, judge: &J, effort: Effort) -> Action {
    let n_sabres = game.dice().count(Symbol::Sabres);
    let bench = Bench::new(game, judge);
    best_placement(game, effort, &|city| bench.rough_value(city, n_sabres)).first
}
