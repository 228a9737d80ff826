//! "Die Piraten": marks, attacks, cannons.

use engine::Seat;
use saint_malo::{Action, Event, Person, Phase, Task};

use crate::table::{FULL, ME, START, Table, plan_city};

/// Soldiers on the outer fields, so that the defence is their number.
fn soldiers(n: u8) -> String {
    let mut left = n;
    let soldier = |letter| match letter {
        '.' if 0 < left => {
            left -= 1;
            'S'
        }
        letter => letter,
    };
    START.chars().map(soldier).collect()
}

/// Seat 0 says `Done` with these dice, having used nothing.
fn done_with(table: Table, letters: &str) -> (Table, Vec<Event>) {
    let mut table = table.dice(letters);
    table.act(Action::Pass);
    let events = table.done();
    (table, events)
}

fn strengths(events: &[Event]) -> Vec<u8> {
    let strength = |event: &Event| match event {
        Event::Attacked { strength, .. } => Some(*strength),
        _ => None,
    };
    events.iter().filter_map(strength).collect()
}

fn cannons_lost(table: &Table) -> Vec<u8> {
    table.game.cities().iter().map(|city| city.n_cannons_lost).collect()
}

/// An attack of the row meets these defences and takes these cannons.
#[track_caller]
fn check_attack(row: u8, defences: &[u8], lost: &[u8]) {
    let n_seats = defences.len() as u8;
    let mut table = Table::of(n_seats);
    for (seat, defence) in Seat::all(n_seats).zip(defences) {
        table = table.city_of(seat, &soldiers(*defence));
    }
    let n_boxes = table.game.pirates().n_boxes;
    let (table, events) = done_with(table.pirates(row, n_boxes - 1), "LLLLS");
    assert_eq!(cannons_lost(&table), lost);
    assert_eq!(strengths(&events).len(), 1);
}

/// SM-59: each sabres die marks a box, whether a symbol is used or not.
#[test]
fn every_sabres_die_marks_a_box() {
    for (letters, n_marked) in [("LLLLL", 0), ("LLLLS", 1), ("LLSSS", 3), ("SSSSS", 5)] {
        let (table, _) = done_with(Table::of(5), letters);
        assert_eq!(table.game.pirates().n_marked, n_marked, "{letters}");
    }
    let mut table = Table::of(5).dice("LLLSS");
    table.use_for(Task::Logs(3));
    let events = table.done();
    assert_eq!(events[0], Event::SabresMarked { row: 0, from: 0, to: 2 });
}

/// SM-59: none may be left out: at the end of a turn there is nothing but `Done`.
#[test]
fn sabres_cannot_be_left_out() {
    let mut table = Table::of(5).dice("LLSSS");
    table.act(Action::Pass);
    assert_eq!(table.offered(), [Action::Done]);
}

/// SM-59: row by row, from left to right, over many turns.
#[test]
fn boxes_are_marked_row_by_row() {
    let mut table = Table::of(4);
    for (row, n_marked) in [(0, 3), (0, 6), (1, 1), (1, 4), (1, 7), (2, 2)] {
        table.pass_turn("SSSLL");
        assert_eq!((table.game.pirates().row, table.game.pirates().n_marked), (row, n_marked));
    }
}

/// SM-60: a soldier of this turn already stands when the pirates come.
#[test]
fn the_action_comes_before_the_attack() {
    let mut table = Table::of(2).pirates(1, 3).dice("HHSLL");
    table.draw(Task::Person(Person::Soldier), &["d4"]);
    table.done();
    assert_eq!(cannons_lost(&table), [0, 1]);
}

/// SM-60: so does the wall that completes a side.
#[test]
fn a_side_of_this_turn_defends() {
    let one_short = START.replacen("#.....#", "#wwww.#", 1).replace(".c.....", ".c.S...");
    let mut table = Table::of(2).city(&one_short).pirates(2, 3).dice("WLLLS");
    assert_eq!(table.mine().defence(), 2);
    table.draw(Task::Walls(1), &["f1"]);
    table.act(Action::Pass);
    table.done();
    assert_eq!(cannons_lost(&table), [0, 1]);
}

/// SM-61: the attack comes with the last box; what is left marks the next row. R16.
#[test]
fn an_attack_comes_with_the_last_box() {
    let (table, events) = done_with(Table::of(3).pirates(1, 4), "LSSSS");
    let attacked = Event::Attacked {
        row: 0,
        strength: 1,
        defence: vec![0, 0, 0],
        lost: vec![true, true, true],
    };
    let expected = [
        Event::SabresMarked { row: 0, from: 4, to: 6 },
        attacked,
        Event::SabresMarked { row: 1, from: 0, to: 2 },
    ];
    assert_eq!(events[..3], expected);
    assert_eq!((table.game.pirates().row, table.game.pirates().n_marked), (1, 2));
}

/// SM-61: without the last box there is no attack.
#[test]
fn an_unfinished_row_is_quiet() {
    let (table, events) = done_with(Table::of(3).pirates(1, 3), "LLLSS");
    assert!(strengths(&events).is_empty());
    assert_eq!((table.game.pirates().n_left(), cannons_lost(&table)), (1, vec![0; 3]));
}

/// SM-62: with two seats one turn can bring two attacks, with more seats never.
#[test]
fn two_attacks_need_short_rows() {
    let (_, events) = done_with(Table::of(2).pirates(1, 3), "SSSSS");
    assert_eq!(strengths(&events), [1, 3]);
    for n_seats in 3..=5 {
        let n_boxes = Table::of(n_seats).game.pirates().n_boxes;
        for n_marked in 0..n_boxes {
            let (_, events) = done_with(Table::of(n_seats).pirates(1, n_marked), "SSSSS");
            assert!(strengths(&events).len() <= 1);
        }
    }
}

/// SM-63: everybody is attacked, not only who rolled the sabres, and a full city too.
#[test]
fn everybody_is_attacked() {
    check_attack(1, &[0, 0, 0, 0, 0], &[1, 1, 1, 1, 1]);
    check_attack(1, &[1, 0, 1, 0, 2], &[0, 1, 0, 1, 0]);
    let table = Table::of(3).city(FULL).turn(Seat(2)).pirates(1, 5);
    let (table, _) = done_with(table, "LLLLS");
    assert_eq!(cannons_lost(&table), [1, 1, 1]);
}

/// SM-64: one for each soldier, two for each complete side, nothing for anything else.
#[test]
fn soldiers_and_sides_defend() {
    let walled = "
        #wwwww#
        wccSS.w
        wcCPAMw
        wcJN12w
        w.hh3.w
        w.....w
        #wwww.#";
    assert_eq!(plan_city(walled).defence(), 2 + 3 * 2);
    let lonely_walls = "
        #wwww.#
        .ccPAMw
        wcCJN1w
        wc....w
        w.....w
        w......
        #wwww.#";
    assert_eq!(plan_city(lonely_walls).defence(), 0);
}

/// SM-65: a defence as high as the attack holds; one below it does not.
#[test]
fn an_equal_defence_holds() {
    for (row, strength) in (1..).zip([1, 3, 6, 8, 10, 12]) {
        check_attack(row, &[strength - 1, strength], &[1, 0]);
        check_attack(row, &[strength + 1, 0], &[0, 1]);
    }
}

/// SM-66: one cannon however weak the city is; the city itself, coins and points stay.
#[test]
fn an_attack_takes_one_cannon_and_nothing_else() {
    let before = Table::of(2).pirates(6, 3);
    let (table, _) = done_with(before.clone(), "LLLLS");
    let mut city = *table.game.city(ME);
    assert_eq!(city.n_cannons_lost, 1);
    assert_eq!(table.vp(), 0);
    city.n_cannons_lost = 0;
    assert_eq!(&city, before.game.city(ME));
}

/// SM-67: after the sixth attack sabres mark nothing; sabres of the same throw neither.
#[test]
fn after_the_sixth_attack_sabres_are_ignored() {
    let (table, events) = done_with(Table::of(2).pirates(6, 2), "LSSSS");
    assert_eq!(strengths(&events), [12]);
    assert!(events.contains(&Event::SabresIgnored { n: 2 }));
    assert!(table.game.pirates().is_over());
    assert_eq!(table.game.pirates().strength(), None);
    let (after, events) = done_with(table.clone().turn(ME), "SSSSS");
    assert_eq!(events[0], Event::SabresIgnored { n: 5 });
    assert_eq!(after.game.pirates(), table.game.pirates());
    assert_eq!(cannons_lost(&after), [1, 1]);
}

/// SM-68: then the clockwise neighbour begins, and has to roll.
#[test]
fn the_neighbour_is_next() {
    let (table, events) = done_with(Table::of(3), "LLLLS");
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: Seat(1), round: 1 }));
    assert_eq!((table.game.turn(), table.game.phase()), (Seat(1), Phase::Roll));
    assert!(table.game.dice().is_empty());
}
