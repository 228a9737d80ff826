//! A player who plays the dice of the turn exactly and trusts a valuer for the rest.

use engine::{Imagine, Scripted, Seat};
use saint_malo::{Action, Phase, SaintMalo, Symbol, View};

use super::dice_turn::DiceTurn;
use super::finals::{Bench, Finals};
use super::placing::{Effort, best_placement};
use super::valuer::Valuer;
use crate::{Bot, Budget};

pub const FULL_EFFORT: Effort = Effort { n_followed: 6, n_fields: 8 };

pub struct Player<V> {
    valuer: V,
}

impl<V: Valuer> Player<V> {
    pub fn new(valuer: V) -> Player<V> {
        Player { valuer }
    }
}

impl<V: Valuer> Bot<SaintMalo> for Player<V> {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let game = SaintMalo::imagine(view, seat, &mut Scripted::new([]));
        choose(&game, &self.valuer, FULL_EFFORT)
    }
}

/// The best action for the seat in turn.
pub fn choose<V: Valuer>(game: &SaintMalo, valuer: &V, effort: Effort) -> Action {
    match game.phase() {
        Phase::Roll => Action::Roll,
        Phase::Finish => Action::Done,
        Phase::Reroll { rolls_left } => {
            let finals = Finals::new(game, &Bench::new(game, valuer), effort);
            reroll(game, &DiceTurn::solve(&finals.values()), rolls_left)
        }
        Phase::Use => Finals::new(game, &Bench::new(game, valuer), effort).best(game.dice()).0,
        Phase::PlaceCrates { .. }
        | Phase::PlaceWalls { .. }
        | Phase::PlaceChurch { .. }
        | Phase::PlacePerson { .. }
        | Phase::PlaceHouses { .. }
        | Phase::BonusPerson => place(game, valuer, effort),
        Phase::Over => unreachable!("nobody is asked after the end"),
    }
}

pub fn reroll(game: &SaintMalo, turn: &DiceTurn, rolls_left: u8) -> Action {
    let dice = game.dice();
    let kept = turn.best_kept(dice, rolls_left);
    if kept == dice { Action::Stop } else { Action::Reroll { dice: dice.without(kept) } }
}

fn place<V: Valuer>(game: &SaintMalo, valuer: &V, effort: Effort) -> Action {
    let n_sabres = game.dice().count(Symbol::Sabres);
    let bench = Bench::new(game, valuer);
    best_placement(game, effort, &|city| bench.rough_value(city, n_sabres)).first
}
