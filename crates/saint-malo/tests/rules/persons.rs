//! "Kopf": seven persons, and what each of them brings when it is placed.

use engine::Seat;
use saint_malo::{Action, Event, Person, Piece, Task};

use crate::table::{START, Table, field, placing};

/// Placing a person brings so many points and coins.
#[track_caller]
fn check_gain(person: Person, drawn: &str, label: &str, vp: u16, coins: u16) {
    let mut table = placing(person, drawn);
    let before = table.mine().n_coins;
    let events = table.place(label);
    let piece = Piece::Person(person);
    assert_eq!(events[0], Event::Placed { field: field(label), piece, vp, coins });
    assert_eq!((table.vp(), table.mine().n_coins - before), (vp, coins));
}

/// SM-47: so many heads, and neither fewer nor other ones.
#[test]
fn each_person_takes_its_heads() {
    for (person, n_heads) in Person::ALL.into_iter().zip([1, 2, 2, 3, 3, 4, 5]) {
        assert_eq!(person.n_heads(), n_heads);
        let enough = "H".repeat(n_heads.into()) + &"L".repeat(5 - usize::from(n_heads));
        let table = Table::of(2).coins(0).dice(&enough);
        assert!(table.tasks().contains(&Task::Person(person)), "{person:?}");
        let table = Table::of(2).coins(0).dice(&enough.replacen('H', "C", 1));
        table.check_no_task(Task::Person(person));
    }
}

/// SM-47: a person goes on any free field, outer ones too.
#[test]
fn persons_go_anywhere() {
    for person in Person::ALL {
        assert_eq!(placing(person, START).fields().len(), 41);
    }
}

/// SM-48: a point for a citizen, seven for a noble, whatever stands around.
#[test]
fn citizens_and_nobles_bring_fixed_points() {
    let crowded = "
        #.....#
        .cc....
        .cCS1..
        .cP.2..
        ..NJ3..
        .......
        #.....#";
    for drawn in [START, crowded] {
        check_gain(Person::Citizen, drawn, "d4", 1, 0);
        check_gain(Person::Noble, drawn, "d4", 7, 0);
    }
}

/// SM-48: once, when placed: nothing comes on later turns.
#[test]
fn points_are_paid_once() {
    let mut table = placing(Person::Noble, START);
    table.place("d4");
    table.done();
    table.pass_turn("LLLLL");
    table.pass_turn("LLLLL");
    assert_eq!(table.vp(), 7);
}

/// SM-49: each soldier defends with one, from the turn in which he is placed.
#[test]
fn soldiers_defend() {
    check_gain(Person::Soldier, START, "d4", 0, 0);
    let mut table = placing(Person::Soldier, START);
    table.place("a2");
    assert_eq!(table.mine().defence(), 1);
    let mut table = table.dice("HHLLL");
    table.draw(Task::Person(Person::Soldier), &["a3"]);
    assert_eq!(table.mine().defence(), 2);
}

const CHURCHES: &str = "
    #.....#
    .cc....
    .c.5...
    .c..1..
    ..1....
    .....3.
    #.....#";

/// SM-50: a point for each church around, of whatever size, diagonals included.
#[test]
fn priests_count_churches() {
    check_gain(Person::Priest, CHURCHES, "d4", 3, 0);
    check_gain(Person::Priest, CHURCHES, "e5", 2, 0);
    check_gain(Person::Priest, CHURCHES, "g6", 1, 0);
    check_gain(Person::Priest, CHURCHES, "b7", 0, 0);
}

/// SM-50: a church that comes later earns the priest nothing.
#[test]
fn priests_do_not_wait_for_churches() {
    let mut table = placing(Person::Priest, CHURCHES);
    table.place("d4");
    let mut table = table.dice("XXLLL");
    table.draw(Task::Church(2), &["d5"]);
    assert_eq!(table.vp(), 3);
}

/// SM-51: a coin for each crate around, printed ones included.
#[test]
fn merchants_count_crates() {
    check_gain(Person::Merchant, START, "c3", 0, 4);
    check_gain(Person::Merchant, START, "a3", 0, 3);
    check_gain(Person::Merchant, START, "d1", 0, 1);
    check_gain(Person::Merchant, START, "f6", 0, 0);
}

/// SM-51: crates are not used up; a crate that comes later earns nothing.
#[test]
fn crates_pay_every_new_merchant() {
    let mut table = placing(Person::Merchant, START).coins(0);
    table.place("c3");
    assert_eq!(table.mine().n_coins, 4);
    let mut table = table.dice("CLLLL");
    table.draw(Task::Crates(1), &["d3"]);
    assert_eq!(table.mine().n_coins, 4);
    let mut table = table.dice("HHHLL");
    table.draw(Task::Person(Person::Merchant), &["c4"]);
    assert_eq!(table.mine().n_coins, 4 + 3);
}

const ALL_SEVEN: &str = "
    #.....#
    .cc....
    .cCSP..
    .cA.M..
    ..JN...
    .......
    #.....#";

/// SM-52: two points for each type around, up to seven types; the new juggler is none of them.
#[test]
fn jugglers_count_types() {
    check_gain(Person::Juggler, ALL_SEVEN, "d4", 14, 0);
    check_gain(Person::Juggler, START, "d4", 0, 0);
    check_gain(Person::Juggler, ALL_SEVEN, "b6", 2, 0);
}

/// SM-52: a type counts once, however often it stands there. R10.
#[test]
fn a_type_counts_once() {
    let citizens = "
        #.....#
        .cc....
        .cCCC..
        .cC.C..
        ..CCS..
        .......
        #.....#";
    check_gain(Person::Juggler, citizens, "d4", 4, 0);
}

/// SM-52: who comes later earns the juggler nothing, and things that are no persons never do.
#[test]
fn jugglers_do_not_wait() {
    let mut table = placing(Person::Juggler, START);
    table.place("c3");
    assert_eq!(table.vp(), 0);
    let mut table = table.dice("HHLLL");
    table.draw(Task::Person(Person::Soldier), &["c4"]);
    assert_eq!(table.vp(), 0);
}

/// SM-52: what is no person earns a juggler nothing.
#[test]
fn jugglers_count_nothing_but_persons() {
    let things = "
        #wwwww#
        .cc....
        .ch1c..
        .c2.3..
        ..4h5..
        .......
        #.....#";
    check_gain(Person::Juggler, things, "d4", 0, 0);
    check_gain(Person::Juggler, things, "d2", 0, 0);
}

/// SM-50 to SM-52: only the own city counts; what the neighbour has around d4 earns nothing here.
#[test]
fn only_the_own_city_counts() {
    let crowded = "
        #.....#
        .cc....
        .c123..
        .cC.S..
        ..ccc..
        .......
        #.....#";
    for person in [Person::Priest, Person::Merchant, Person::Juggler] {
        let mut table = Table::of(2).city_of(Seat(1), crowded).coins(0).dice("HHHHH");
        table.draw(Task::Person(person), &["d4"]);
        assert_eq!((table.vp(), table.mine().n_coins), (0, 0), "{person:?}");
    }
}

/// SM-58: after a person the turn is done; only a complete top side brings another.
#[test]
fn one_person_a_turn() {
    for person in Person::ALL {
        let mut table = placing(person, START).logs(0);
        table.place("d4");
        assert_eq!(table.offered(), [Action::Done]);
        table.check_no_task(Task::Person(Person::Citizen));
    }
    let one_short = START.replacen("#.....#", "#wwww.#", 1);
    let mut table = Table::of(2).city(&one_short).dice("WHHHH");
    table.draw(Task::Walls(1), &["f1"]);
    table.draw(Task::Person(Person::Citizen), &["d4"]);
    assert_eq!(table.offered(), [Action::Done]);
    assert_eq!(table.mine().persons().len(), 1);
}

/// SM-48, SM-50, SM-52: points are kept by their source for the final table.
#[test]
fn points_are_kept_by_source() {
    let mut table = Table::of(2).city(ALL_SEVEN);
    for (person, label) in [(Person::Citizen, "f5"), (Person::Noble, "f4"), (Person::Juggler, "d4")]
    {
        table = table.dice("HHHHH");
        table.draw(Task::Person(person), &[label]);
    }
    let earned = table.mine().earned;
    assert_eq!((earned.citizens, earned.nobles, earned.jugglers), (1, 7, 14));
    assert_eq!((earned.priests, earned.houses, earned.walls), (0, 0, 0));
}
