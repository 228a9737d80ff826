//! "Würfel auswerten": one symbol, one task, and dice turned for coins.

use saint_malo::{Action, Event, Person, Phase, Symbol, Task};

use crate::table::{ALL_BUT_F6, START, Table, dice};

/// The start, these dice, these coins.
fn table(letters: &str, n_coins: u16) -> Table {
    Table::of(2).coins(n_coins).dice(letters)
}

/// How many dice of a numbered task are offered at most; 0 if it is not offered at all.
fn most(table: &Table, task: fn(u8) -> Task) -> u8 {
    let offered = table.tasks();
    (1..=5).filter(|n| offered.contains(&task(*n))).max().unwrap_or(0)
}

/// A task with these dice turns so many of them and costs so much.
#[track_caller]
fn check_cost(letters: &str, task: Task, n_turned: u8, n_coins_paid: u16) {
    let mut table = table(letters, 20);
    let events = table.use_for(task);
    assert_eq!(events[0], Event::Used { task, n_turned, n_coins_paid });
    assert_eq!(table.mine().n_coins, 20 - n_coins_paid);
}

/// SM-19: after one task there is nothing left to do but to finish; the other dice do nothing.
#[test]
fn one_symbol_is_used_for_one_task() {
    let mut table = table("LLXXH", 20);
    table.use_for(Task::Logs(2));
    assert_eq!(table.offered(), [Action::Done]);
    table.check_no_task(Task::Church(2));
    assert_eq!(table.mine().n_logs, 4);
    table.check_city(START);
    table.done();
    assert_eq!(table.vp(), 0);
}

/// SM-19: sabres are no symbol to use.
#[test]
fn no_task_uses_sabres() {
    assert!(Task::all().all(|task| task.symbol() != Symbol::Sabres));
}

/// SM-20: five each of logs, crates, walls and churches, and seven persons.
#[test]
fn there_are_27_tasks() {
    let all: Vec<Task> = Task::all().collect();
    assert_eq!(all.len(), 27);
    assert_eq!(table("LLLLL", 20).tasks(), all);
    let heads: Vec<u8> = Person::ALL.map(|person| Task::Person(person).n_dice()).to_vec();
    assert_eq!(heads, [1, 2, 2, 3, 3, 4, 5]);
}

/// SM-21: "nur 2 von 4 Köpfen": fewer dice than show the symbol may be used.
#[test]
fn fewer_dice_may_be_used() {
    let mut table = table("HHHHL", 0);
    let events = table.use_for(Task::Person(Person::Soldier));
    let soldier = Task::Person(Person::Soldier);
    assert_eq!(events, [Event::Used { task: soldier, n_turned: 0, n_coins_paid: 0 }]);
}

/// SM-22: three crosses are one church, four heads one person, never two.
#[test]
fn a_symbol_is_never_split() {
    for (letters, task) in [("XXXXX", Task::Church(2)), ("HHHHH", Task::Person(Person::Citizen))] {
        let mut table = table(letters, 20);
        table.draw(task, &["d4"]);
        assert_eq!(table.offered(), [Action::Done]);
    }
    let mut table = table("CCCCL", 20);
    table.draw(Task::Crates(2), &["d4", "d5"]);
    assert_eq!(table.offered(), [Action::Done]);
}

/// SM-23: two coins for every die that must be turned.
#[test]
fn turned_dice_cost_two_coins_each() {
    check_cost("CCWHL", Task::Crates(2), 0, 0);
    check_cost("CCWHL", Task::Crates(3), 1, 2);
    check_cost("CCWHL", Task::Crates(5), 3, 6);
    check_cost("CCWHL", Task::Person(Person::Merchant), 2, 4);
    assert_eq!(most(&table("CCWHL", 1), Task::Crates), 2);
    assert_eq!(most(&table("CCWHL", 2), Task::Crates), 3);
}

/// SM-24: even all five dice, to a symbol that does not lie there.
#[test]
fn a_symbol_may_be_made_of_nothing() {
    check_cost("CCCCC", Task::Church(5), 5, 10);
    table("CCCCC", 9).check_no_task(Task::Church(5));
    check_cost("CCCCC", Task::Person(Person::Citizen), 1, 2);
}

/// SM-25: sabres are taboo, whatever is paid.
#[test]
fn sabres_are_never_turned() {
    for (letters, n_max) in [("LLLLS", 4), ("LLLSS", 3), ("LLSSS", 2), ("LSSSS", 1), ("SSSSS", 0)] {
        let table = table(letters, 100);
        for task in [Task::Logs, Task::Crates, Task::Walls, Task::Church] {
            assert_eq!(most(&table, task), n_max, "{letters}");
        }
    }
}

/// SM-25: nor after the last attack.
#[test]
fn sabres_stay_taboo_after_the_last_attack() {
    let after = table("HHHHS", 100).pirates(7, 0);
    assert!(after.game.pirates().is_over());
    after.check_no_task(Task::Person(Person::Noble));
    assert_eq!(most(&after, Task::Walls), 4);
}

/// SM-25: the dice that lie there at `Done` show the sabres that were rolled, no more, no fewer.
#[test]
fn turning_leaves_the_sabres_alone() {
    let mut table = table("LLLSS", 100);
    table.use_for(Task::Walls(3));
    assert_eq!(table.game.dice().count(Symbol::Sabres), 2);
}

/// SM-26: a task turns what it lacks, and there is no action that turns more or asks which.
#[test]
fn only_missing_dice_are_turned() {
    for task in Task::all() {
        let lacking = task.n_dice().saturating_sub(dice("LCWXH").count(task.symbol()));
        assert_eq!(task.n_turned(dice("LCWXH")), lacking);
    }
    let mut offered = table("LCWXH", 100).tasks();
    offered.dedup();
    assert_eq!(offered.len(), 27);
}

/// SM-27: a delivery costs two coins, be it of one log or of five.
#[test]
fn a_delivery_costs_two_coins() {
    check_cost("LLLLL", Task::Logs(1), 0, 2);
    check_cost("LLLLL", Task::Logs(5), 0, 2);
    check_cost("LLLCC", Task::Logs(5), 2, 6);
    assert_eq!(most(&table("LLLLL", 1), Task::Logs), 0);
}

/// SM-28: what cannot be paid or has no room is not offered.
#[test]
fn a_task_needs_coins_and_room() {
    let one_field = table("CCCCC", 20).city(ALL_BUT_F6);
    assert_eq!(most(&one_field, Task::Crates), 1);
    assert_eq!(most(&one_field, Task::Walls), 0);
    assert_eq!(most(&one_field, Task::Church), 5);
    assert_eq!(most(&one_field, Task::Logs), 5);
    assert!(one_field.tasks().contains(&Task::Person(Person::Noble)));
}

const TWO_AND_THREE: &str = "
    #..ccc#
    ccccccc
    ccccccc
    cccc.cc
    cccc.cc
    cccc.cc
    #cccc.#";

/// SM-28: crates need one connected place, walls free outer fields; corners do not connect.
#[test]
fn a_group_needs_a_region() {
    let table = table("CCCCC", 20).city(TWO_AND_THREE);
    assert_eq!(most(&table, Task::Crates), 3);
    assert_eq!(most(&table, Task::Walls), 3);
    table.check_no_task(Task::Crates(4));
    table.check_no_task(Task::Walls(4));
}

/// SM-29: everything is paid at once, before anything is placed.
#[test]
fn coins_are_paid_when_the_task_is_chosen() {
    let mut table = table("WWWWH", 2);
    table.use_for(Task::Walls(5));
    assert_eq!(table.mine().n_coins, 0);
    assert_eq!(table.game.phase(), Phase::PlaceWalls { left: 5, earns_person: false });
}

const FOUR_ON_THE_RIGHT: &str = "
    #.....#
    .cc...w
    .c....w
    .c....w
    ......w
    .......
    #.....#";

/// SM-29: coins that this turn's walls will earn cannot pay for this turn's dice.
#[test]
fn coins_earned_later_do_not_pay() {
    let mut table = table("WHHHH", 0).city(FOUR_ON_THE_RIGHT);
    table.check_no_task(Task::Walls(2));
    table.draw(Task::Walls(1), &["g6"]);
    assert_eq!(table.mine().n_coins, 2);
    assert_eq!(table.offered(), [Action::Done]);
}

/// SM-30: nobody has to use a symbol, and with five sabres nobody can.
#[test]
fn passing_is_always_possible() {
    for letters in ["LLLLL", "CCWHS", "HHHHH"] {
        assert_eq!(table(letters, 20).offered()[0], Action::Pass);
    }
    let mut table = table("SSSSS", 100);
    assert_eq!(table.offered(), [Action::Pass]);
    assert_eq!(table.act(Action::Pass), [Event::Passed]);
    assert_eq!(table.offered(), [Action::Done]);
    assert_eq!(table.mine().n_coins, 100);
}

/// SM-31: what was announced is placed to the last piece.
#[test]
fn a_group_is_not_broken_off() {
    for (task, labels) in
        [(Task::Crates(3), ["d4", "d5", "d6"]), (Task::Walls(3), ["b1", "d7", "g3"])]
    {
        let mut table = table("CCCWW", 20);
        table.use_for(task);
        for label in labels {
            for action in [Action::Stop, Action::Pass, Action::Done] {
                table.check_refused(action);
            }
            table.place(label);
        }
        assert_eq!(table.offered(), [Action::Done]);
    }
}
