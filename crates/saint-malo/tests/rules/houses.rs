//! "Baumeister": an architect and up to three houses.

use saint_malo::{Action, Event, Fields, Person, Phase, Piece};

use crate::table::{ALL_BUT_F6, START, Table, field, placing};

/// An architect has just been placed on d4, with so many logs in the store.
fn architect_on_d4(n_logs: u16) -> Table {
    let mut table = placing(Person::Architect, START).logs(n_logs);
    table.place("d4");
    table
}

/// SM-53: one log for each house, no coins, and at most three houses.
#[test]
fn a_house_takes_a_log() {
    let mut table = architect_on_d4(5);
    let n_coins = table.mine().n_coins;
    for (label, n_logs) in [("d5", 4), ("e5", 3), ("f5", 2)] {
        table.place(label);
        assert_eq!(table.mine().n_logs, n_logs);
    }
    assert_eq!(table.mine().n_coins, n_coins);
    assert_eq!(table.mine().houses().len(), 3);
    assert_eq!(table.offered(), [Action::Done]);
}

/// SM-54: the first house touches the new architect, at an edge or a corner.
#[test]
fn the_first_house_touches_the_architect() {
    let table = architect_on_d4(2);
    assert_eq!(table.fields(), ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]);
    table.check_no_place("f4");
}

/// SM-54: each further house shares an edge with one of this turn; a corner is not enough.
#[test]
fn further_houses_hang_together() {
    let mut table = architect_on_d4(3);
    table.place("e5");
    assert_eq!(table.fields(), ["e4", "d5", "f5", "e6"]);
    table.check_no_place("d3");
    table.check_no_place("f6");
    table.place("e6");
    assert_eq!(table.fields(), ["e4", "d5", "f5", "d6", "f6", "e7"]);
}

const OLD_HOUSES: &str = "
    #.....#
    .cc....
    .c.hA..
    .c.....
    ...hh..
    .......
    #.....#";

/// SM-54: old houses and old architects may be touched, but connect nothing. R6.
#[test]
fn old_houses_are_no_bridge() {
    let mut table = placing(Person::Architect, OLD_HOUSES).logs(3);
    table.place("d4");
    assert_eq!(table.fields(), ["c3", "c4", "e4", "c5"]);
    table.place("c4");
    assert_eq!(table.fields(), ["c3", "c5"]);
    table.check_no_place("d6");
    table.check_no_place("e4");
    table.check_no_place("f3");
}

/// Every group of two or three houses that the rulebook allows next to an architect on d4.
fn groups_by_the_book(free: Fields) -> Vec<Fields> {
    let around = Fields::only(field("d4")).all_round();
    let all: Vec<_> = free.iter().collect();
    let mut groups = Vec::new();
    for (i, a) in all.iter().enumerate() {
        for (j, b) in all.iter().enumerate().skip(i + 1) {
            groups.push([*a, *b].into_iter().collect::<Fields>());
            for c in &all[j + 1..] {
                groups.push([*a, *b, *c].into_iter().collect());
            }
        }
    }
    let fits = |group: &Fields| group.has_any(around) && group.regions().count() == 1;
    groups.retain(fits);
    groups
}

fn groups_by_walking(table: &Table, groups: &mut Vec<Fields>) {
    if 2 <= table.mine().houses().len() && !groups.contains(&table.mine().houses()) {
        groups.push(table.mine().houses());
    }
    for label in table.fields() {
        let mut next = table.clone();
        next.place(&label);
        groups_by_walking(&next, groups);
    }
}

/// SM-54: step by step, just those groups can be built that hang together and touch the architect.
#[test]
fn every_lawful_group_can_be_built() {
    let table = architect_on_d4(3);
    let mut walked = Vec::new();
    groups_by_walking(&table, &mut walked);
    let book = groups_by_the_book(table.mine().free());
    assert_eq!(walked.len(), book.len());
    assert!(book.iter().all(|group| walked.contains(group)));
}

/// SM-55: three points a house: 3, 6, 9.
#[test]
fn a_house_is_worth_three() {
    let mut table = architect_on_d4(3);
    for (label, vp) in [("d5", 3), ("d6", 6), ("d7", 9)] {
        let events = table.place(label);
        let placed = Event::Placed { field: field(label), piece: Piece::House, vp: 3, coins: 0 };
        assert_eq!(events[0], placed);
        assert_eq!((table.vp(), table.mine().earned.houses), (vp, vp));
    }
}

/// SM-56: whoever likes stops after none, one or two houses.
#[test]
fn building_may_stop() {
    for labels in [&[][..], &["d5"], &["d5", "d6"]] {
        let mut table = architect_on_d4(3);
        for label in labels {
            table.place(label);
        }
        assert_eq!(table.offered()[0], Action::Stop);
        table.act(Action::Stop);
        assert_eq!(table.offered(), [Action::Done]);
        assert_eq!(usize::from(table.mine().n_logs), 3 - labels.len());
    }
}

/// SM-56: it stops by itself when the logs run out ...
#[test]
fn building_ends_without_logs() {
    let mut table = architect_on_d4(1);
    table.place("d5");
    assert_eq!(table.offered(), [Action::Done]);
}

/// SM-56: ... or the room does.
#[test]
fn building_ends_without_room() {
    let two_free = ALL_BUT_F6.replace("    ccccc.c", "    cccc..c");
    let mut table = placing(Person::Architect, &two_free).logs(3);
    table.place("f6");
    assert_eq!(table.fields(), ["e6"]);
    table.place("e6");
    assert_eq!(table.game.phase(), Phase::Finish);
    assert_eq!(table.mine().n_logs, 2);
}

/// SM-57: an architect needs neither logs nor room; then nothing is asked. R7.
#[test]
fn an_architect_may_have_nothing_to_build() {
    assert_eq!(architect_on_d4(0).offered(), [Action::Done]);
    let mut table = placing(Person::Architect, ALL_BUT_F6).logs(3);
    table.place("f6");
    assert_eq!(table.offered(), [Action::Done]);
    assert_eq!((table.mine().n_logs, table.vp()), (3, 0));
}

/// SM-53, SM-57: logs that are not built stay, and no log goes without a house. R8.
#[test]
fn unused_logs_stay() {
    let mut table = architect_on_d4(3);
    table.place("d5");
    table.act(Action::Stop);
    table.done();
    assert_eq!((table.mine().n_logs, table.mine().houses().len()), (2, 1));
}
