//! What is allowed. The order of every list is that of SM-9.

use engine::{Game, Seat};

use crate::components::{N_DICE, N_TASKS};
use crate::{Action, City, Dice, Field, Fields, Person, Phase, SaintMalo, Symbol, Task};

pub(crate) fn actions(game: &SaintMalo, seat: Seat, out: &mut Vec<Action>) {
    if !game.to_act().contains(seat) {
        return;
    }
    let city = game.city(seat);
    match game.phase {
        Phase::Roll => out.push(Action::Roll),
        Phase::Reroll { .. } => reroll_actions(game.dice, out),
        Phase::Use => use_actions(city, game.dice, out),
        Phase::PlaceCrates { left, placed } => place_actions(crate_fields(city, left, placed), out),
        Phase::PlaceWalls { .. } => place_actions(city.free() & Fields::OUTER, out),
        Phase::PlaceChurch { .. } | Phase::PlacePerson { .. } => place_actions(city.free(), out),
        Phase::PlaceHouses { architect, placed } => house_actions(city, architect, placed, out),
        Phase::BonusPerson => bonus_actions(out),
        Phase::Finish => out.push(Action::Done),
        Phase::Over => {}
    }
}

/// SM-12 to SM-17.
fn reroll_actions(dice: Dice, out: &mut Vec<Action>) {
    out.push(Action::Stop);
    out.extend(dice.parts().map(|dice| Action::Reroll { dice }));
}

/// SM-19 to SM-31.
fn use_actions(city: &City, dice: Dice, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let n_turnable = N_DICE - dice.count(Symbol::Sabres);
    let room = Room::in_city(city);
    for task in TASKS {
        let is_payable = task.n_dice() <= n_turnable && task.n_coins(dice) <= city.n_coins;
        if is_payable && room.has_place_for(task) {
            out.push(Action::Use { task });
        }
    }
}

/// [`Task::all`] as a table: the list is walked at every roll of every playout.
const TASKS: [Task; N_TASKS] = {
    let mut tasks = [Task::Logs(0); N_TASKS];
    let n_dice = N_DICE as usize;
    let mut i = 0;
    while i < n_dice {
        let n = i as u8 + 1;
        tasks[i] = Task::Logs(n);
        tasks[n_dice + i] = Task::Crates(n);
        tasks[2 * n_dice + i] = Task::Walls(n);
        tasks[3 * n_dice + i] = Task::Church(n);
        i += 1;
    }
    i = 0;
    while i < Person::ALL.len() {
        tasks[4 * n_dice + i] = Task::Person(Person::ALL[i]);
        i += 1;
    }
    tasks
};

/// SM-28: how much fits into a city.
struct Room {
    n_crates: u8,
    n_walls: u8,
    has_field: bool,
}

impl Room {
    fn in_city(city: &City) -> Room {
        let free = city.free();
        Room {
            n_crates: largest_group(free),
            n_walls: (free & Fields::OUTER).len() as u8,
            has_field: !free.is_empty(),
        }
    }

    fn has_place_for(&self, task: Task) -> bool {
        match task {
            Task::Logs(_) => true,
            Task::Crates(n) => n <= self.n_crates,
            Task::Walls(n) => n <= self.n_walls,
            Task::Church(_) | Task::Person(_) => self.has_field,
        }
    }
}

/// The size of the largest connected part, counted no further than the dice reach.
fn largest_group(free: Fields) -> u8 {
    let mut largest = 0;
    for region in free.regions() {
        largest = largest.max(region.len() as u8);
        if N_DICE <= largest {
            return N_DICE;
        }
    }
    largest
}

/// SM-38, SM-39: the first crate needs room for all, each further one touches the group.
fn crate_fields(city: &City, left: u8, placed: Fields) -> Fields {
    let free = city.free();
    if !placed.is_empty() {
        return placed.orthogonal() & free;
    }
    let is_large_enough = |region: &Fields| u32::from(left) <= region.len();
    free.regions().filter(is_large_enough).fold(Fields::NONE, |all, region| all | region)
}

fn place_actions(fields: Fields, out: &mut Vec<Action>) {
    out.extend(fields.iter().map(|field| Action::Place { field }));
}

/// SM-53 to SM-56.
fn house_actions(city: &City, architect: Field, placed: Fields, out: &mut Vec<Action>) {
    out.push(Action::Stop);
    place_actions(city.house_fields(architect, placed), out);
}

/// SM-44.
fn bonus_actions(out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let persons = Person::ALL.into_iter().filter(|person| person.is_bonus());
    out.extend(persons.map(|person| Action::Use { task: Task::Person(person) }));
}
