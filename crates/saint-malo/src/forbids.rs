//! Why an action is not offered: the number of the rule, for whoever tried it. What is offered is
//! decided in `legal.rs`; here it is only explained.

use engine::{Game, Seat};

use crate::components::N_DICE;
use crate::{Action, City, Dice, Field, Phase, SaintMalo, Symbol, Task};

/// Every rule that [`forbids`] can name.
pub(crate) const RULES: &[&str] = &[
    "SM-9", "SM-11", "SM-12", "SM-15", "SM-17", "SM-19", "SM-22", "SM-23", "SM-25", "SM-27",
    "SM-28", "SM-30", "SM-31", "SM-32", "SM-33", "SM-38", "SM-39", "SM-44", "SM-47", "SM-54",
    "SM-56", "SM-70",
];

/// None if the action is offered. Nothing is hidden (SM-78), so a refusal tells nobody anything.
pub(crate) fn forbids(game: &SaintMalo, seat: Seat, action: &Action) -> Option<&'static str> {
    if game.is_legal(seat, action) {
        return None;
    }
    if game.phase == Phase::Over {
        return Some("SM-70");
    }
    if !game.to_act().contains(seat) {
        return Some("SM-9");
    }
    Some(match *action {
        _ if game.phase == Phase::Roll => "SM-11",
        Action::Reroll { dice } => not_to_reroll(game.phase, dice),
        Action::Use { task } => not_this_task(game, seat, task),
        Action::Place { field } => not_this_field(game, seat, field),
        Action::Roll | Action::Stop | Action::Pass | Action::Done => first_of_all(game.phase),
    })
}

fn not_to_reroll(phase: Phase, dice: Dice) -> &'static str {
    match phase {
        Phase::Reroll { .. } if dice == Dice::NONE => "SM-17",
        Phase::Reroll { .. } => "SM-12",
        _ => "SM-15",
    }
}

fn not_this_task(game: &SaintMalo, seat: Seat, task: Task) -> &'static str {
    match game.phase {
        Phase::Use => {}
        Phase::Reroll { .. } => return "SM-12",
        Phase::BonusPerson => return "SM-44",
        _ => return "SM-22",
    }
    let n_turnable = N_DICE - game.dice.count(Symbol::Sabres);
    if n_turnable < task.n_dice() {
        return "SM-25";
    }
    if game.city(seat).n_coins < task.n_coins(game.dice) {
        let is_for_delivery = matches!(task, Task::Logs(_)) && task.n_turned(game.dice) == 0;
        return if is_for_delivery { "SM-27" } else { "SM-23" };
    }
    "SM-28"
}

fn not_this_field(game: &SaintMalo, seat: Seat, field: Field) -> &'static str {
    let is_taken = |city: &City| !city.free().contains(field);
    match game.phase {
        Phase::Roll | Phase::Reroll { .. } | Phase::Use => "SM-19",
        Phase::BonusPerson => "SM-44",
        Phase::Finish | Phase::Over => "SM-22",
        _ if is_taken(game.city(seat)) => "SM-32",
        Phase::PlaceWalls { .. } => "SM-33",
        Phase::PlaceCrates { placed, .. } if placed.is_empty() => "SM-39",
        Phase::PlaceCrates { .. } => "SM-38",
        Phase::PlaceHouses { .. } => "SM-54",
        // They go on any free field.
        Phase::PlaceChurch { .. } | Phase::PlacePerson { .. } => "SM-32",
    }
}

/// What must be done before a turn, or a part of it, can end.
fn first_of_all(phase: Phase) -> &'static str {
    match phase {
        Phase::Roll => "SM-11",
        Phase::Reroll { .. } => "SM-12",
        Phase::Use => "SM-30",
        Phase::BonusPerson => "SM-44",
        Phase::PlaceCrates { .. } | Phase::PlaceWalls { .. } => "SM-31",
        Phase::PlaceChurch { .. } | Phase::PlacePerson { .. } => "SM-47",
        Phase::PlaceHouses { .. } => "SM-56",
        Phase::Finish | Phase::Over => "SM-22",
    }
}
