//! Why an action is not offered: the rule in its way is named.

use engine::{Game, Seat};
use saint_malo::{Action, Dice, Fields, Person, Phase, Task};

use crate::table::{ME, Table};

const CITY: &str = "
    #ww...#
    .ccc...
    .c.c...
    .ccc...
    .......
    .......
    #.....#";

fn table(letters: &str, phase: Phase) -> Table {
    Table::of(2).city(CITY).dice(letters).edit(|view| view.phase = phase)
}

#[track_caller]
fn check(table: &Table, action: Action, rule: Option<&str>) {
    assert_eq!(table.game.forbids(ME, &action), rule, "{action:?}");
}

#[track_caller]
fn check_field(phase: Phase, field: &str, rule: &str) {
    check(&table("LLLLL", phase), Action::Place { field: field.parse().unwrap() }, Some(rule));
}

#[track_caller]
fn check_task(letters: &str, n_coins: u16, task: Task, rule: Option<&str>) {
    check(&table(letters, Phase::Use).coins(n_coins), Action::Use { task }, rule);
}

/// SM-11, SM-19, SM-22, SM-32, SM-33, SM-38, SM-39, SM-44, SM-54.
#[test]
fn a_field_that_is_not_offered() {
    check_field(Phase::Roll, "d5", "SM-11");
    check_field(Phase::Use, "d5", "SM-19");
    check_field(Phase::BonusPerson, "d5", "SM-44");
    check_field(Phase::PlaceWalls { left: 2, earns_person: false }, "d5", "SM-33");
    check_field(Phase::PlaceWalls { left: 2, earns_person: false }, "b1", "SM-32");
    check_field(Phase::PlacePerson { person: Person::Citizen }, "b1", "SM-32");
    let first = Phase::PlaceCrates { left: 3, placed: Fields::NONE };
    check_field(first, "c3", "SM-39");
    let next = Phase::PlaceCrates { left: 2, placed: Fields::only("e5".parse().unwrap()) };
    check_field(next, "g2", "SM-38");
    let architect = "e5".parse().unwrap();
    check_field(Phase::PlaceHouses { architect, placed: Fields::NONE }, "g2", "SM-54");
    check_field(Phase::Finish, "d5", "SM-22");
}

/// SM-22, SM-23, SM-25, SM-27, SM-28, SM-44.
#[test]
fn a_task_that_is_not_offered() {
    check_task("HHHHS", 3, Task::Person(Person::Juggler), None);
    check_task("HHHHS", 3, Task::Person(Person::Noble), Some("SM-25"));
    check_task("CWXHH", 3, Task::Crates(4), Some("SM-23"));
    check_task("CWXHH", 3, Task::Crates(2), None);
    check_task("LWXHH", 1, Task::Logs(1), Some("SM-27"));
    check_task("LWXHH", 3, Task::Logs(2), Some("SM-23"));
    let full = table("CCCCC", Phase::Use).city(crate::table::ALL_BUT_F6);
    check(&full, Action::Use { task: Task::Crates(2) }, Some("SM-28"));
    let bonus = Action::Use { task: Task::Person(Person::Noble) };
    check(&table("HHHHH", Phase::BonusPerson), bonus, Some("SM-44"));
    check(&table("HHHHH", Phase::Finish), bonus, Some("SM-22"));
}

/// SM-11, SM-12, SM-15, SM-17, SM-30, SM-31, SM-56.
#[test]
fn what_must_come_first() {
    let reroll = |dice: &str| Action::Reroll { dice: dice.parse::<Dice>().unwrap() };
    let rolled = table("LLLLL", Phase::Reroll { rolls_left: 1 });
    check(&rolled, Action::Reroll { dice: Dice::NONE }, Some("SM-17"));
    check(&rolled, reroll("C"), Some("SM-12"));
    check(&rolled, Action::Done, Some("SM-12"));
    check(&rolled, Action::Stop, None);
    check(&table("LLLLL", Phase::Roll), Action::Stop, Some("SM-11"));
    check(&table("LLLLL", Phase::Use), reroll("L"), Some("SM-15"));
    check(&table("LLLLL", Phase::Use), Action::Done, Some("SM-30"));
    let walls = Phase::PlaceWalls { left: 2, earns_person: false };
    check(&table("LLLLL", walls), Action::Done, Some("SM-31"));
    let houses = Phase::PlaceHouses { architect: "e5".parse().unwrap(), placed: Fields::NONE };
    check(&table("LLLLL", houses), Action::Done, Some("SM-56"));
}

/// SM-9, SM-70: somebody else's turn, and the end.
#[test]
fn nobody_acts_out_of_turn() {
    let table = table("LLLLL", Phase::Use);
    assert_eq!(table.game.forbids(Seat(1), &Action::Pass), Some("SM-9"));
    let over = table.edit(|view| view.phase = Phase::Over);
    check(&over, Action::Pass, Some("SM-70"));
}
