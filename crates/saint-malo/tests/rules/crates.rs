//! "Warenkiste": a group of crates that hangs together. And "Baumstamm", which fills no field.

use saint_malo::{Action, Event, Person, Phase, Piece, Task};

use crate::table::{START, Table, field};

/// The fields offered after some crates of a throw.
#[track_caller]
fn check_next(drawn: &str, task: Task, labels: &[&str], offered: &[&str]) {
    let mut table = Table::of(2).city(drawn).dice("CCCCC");
    table.draw(task, labels);
    assert_eq!(table.fields(), offered);
}

/// SM-37: logs go to the store, one for each die, and the city stays as it is.
#[test]
fn logs_go_to_the_store() {
    for n in 1..=5 {
        let mut table = Table::of(2).dice("LLLLL");
        table.use_for(Task::Logs(n));
        assert_eq!(table.mine().n_logs, 2 + u16::from(n));
        table.check_city(START);
        assert_eq!(table.game.phase(), Phase::Finish);
    }
}

/// SM-38: each further crate lies next to one of this turn, by an edge.
#[test]
fn crates_hang_together() {
    check_next(START, Task::Crates(2), &["e5"], &["e4", "d5", "f5", "e6"]);
    check_next(START, Task::Crates(3), &["e5", "e6"], &["e4", "d5", "f5", "d6", "f6", "e7"]);
    let mut table = Table::of(2).dice("CCLLL");
    table.draw(Task::Crates(2), &["e5"]);
    table.check_no_place("d4");
    table.check_no_place("f6");
}

/// SM-38: a bent group is as good as a straight one.
#[test]
fn a_group_may_have_any_form() {
    let mut table = Table::of(2).dice("CCCCC");
    table.draw(Task::Crates(5), &["e5", "f5", "e4", "e6", "d5"]);
    assert_eq!(table.mine().crates().len(), 9);
    assert_eq!(table.offered(), [Action::Done]);
}

/// SM-38: an old crate does not join two new ones. R6.
#[test]
fn old_crates_are_no_bridge() {
    check_next(START, Task::Crates(2), &["d2"], &["d1", "e2", "d3"]);
    let mut table = Table::of(2).dice("CCLLL");
    table.draw(Task::Crates(2), &["b1"]);
    table.check_no_place("a2");
    table.check_no_place("c3");
}

const POCKETS: &str = "
    #..ccc#
    ccccccc
    .cccccc
    .cccccc
    .cccccc
    ccccc.c
    #ccccc#";

/// SM-39: the first crate is offered only where there is room for all of them.
#[test]
fn the_first_crate_leaves_room_for_the_rest() {
    check_next(POCKETS, Task::Crates(1), &[], &["b1", "c1", "a3", "a4", "a5", "f6"]);
    check_next(POCKETS, Task::Crates(2), &[], &["b1", "c1", "a3", "a4", "a5"]);
    check_next(POCKETS, Task::Crates(3), &[], &["a3", "a4", "a5"]);
    check_next(POCKETS, Task::Crates(3), &["a4", "a3"], &["a5"]);
}

/// SM-39: new crates may touch old ones or stay away from them.
#[test]
fn contact_with_old_crates_is_free() {
    for labels in [["d2", "d3"], ["f6", "f7"]] {
        let mut table = Table::of(2).dice("CCLLL");
        table.draw(Task::Crates(2), &labels);
        assert_eq!(table.mine().crates().len(), 6);
    }
}

/// SM-39: a crate earns nothing when it is placed, not even next to a merchant.
#[test]
fn crates_earn_nothing_yet() {
    let beside = START.replace(".c.....\n    .c", ".cM....\n    .c");
    let mut table = Table::of(2).city(&beside).dice("CLLLL");
    let events = table.draw(Task::Crates(1), &["d3"]);
    let placed = Event::Placed { field: field("d3"), piece: Piece::Crate, vp: 0, coins: 0 };
    assert_eq!(events[1..], [placed]);
    assert_eq!((table.mine().n_coins, table.vp()), (3, 0));
    assert_eq!(table.mine().persons_of(Person::Merchant).len(), 1);
}
