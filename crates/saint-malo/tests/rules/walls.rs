//! "Mauer": walls, complete sides and what their towers pay.

use saint_malo::{Action, Bonus, Event, Person, Phase, Side, Task};

use crate::table::{Table, field};

const NO_WALLS: &str = "
    #.....#
    .cc....
    .c.....
    .c.....
    .......
    .......
    #.....#";

/// One wall short on every side: f1, g6, b7 and a2 are free.
const ONE_SHORT: &str = "
    #wwww.#
    .cc...w
    wc....w
    wc....w
    w.....w
    w......
    #.wwww#";

fn walls(drawn: &str, n: u8) -> Table {
    let mut table = Table::of(2).city(drawn).dice("WWWWW");
    table.use_for(Task::Walls(n));
    table
}

fn completed(events: &[Event]) -> Vec<(Side, Bonus)> {
    let side = |event: &Event| match event {
        Event::SideCompleted { side, bonus } => Some((*side, *bonus)),
        _ => None,
    };
    events.iter().filter_map(side).collect()
}

/// The last wall of a side pays its bonus.
#[track_caller]
fn check_bonus(last: &str, side: Side, bonus: Bonus, coins: u16, vp: u16) {
    let mut table = walls(ONE_SHORT, 1);
    let events = table.place(last);
    assert_eq!(completed(&events), [(side, bonus)]);
    assert_eq!((table.mine().n_coins, table.vp()), (3 + coins, vp));
    assert_eq!(table.mine().defence(), 2);
}

/// The table after the top side is completed.
fn bonus_person() -> Table {
    let mut table = walls(ONE_SHORT, 1);
    table.place("f1");
    table
}

/// SM-40: anywhere outside, apart or together, on one side or on several.
#[test]
fn walls_need_no_neighbours() {
    for labels in [["b1", "c1", "d1"], ["b1", "g4", "d7"], ["a2", "f7", "e7"]] {
        let mut table = walls(NO_WALLS, 3);
        for label in labels {
            table.place(label);
        }
        assert_eq!(table.mine().walls().len(), 3);
        assert_eq!(table.offered(), [Action::Done]);
    }
    let mut table = walls(NO_WALLS, 2);
    table.place("d1");
    assert_eq!(table.fields().len(), 19);
}

/// SM-41: five walls complete a side: the bonus at once, and two more defence.
#[test]
fn a_complete_side_pays_and_defends() {
    let mut table = walls(NO_WALLS, 5);
    for label in ["g2", "g3", "g4", "g6"] {
        assert_eq!(completed(&table.place(label)), []);
        assert_eq!((table.mine().defence(), table.mine().n_coins), (0, 3));
    }
    assert_eq!(completed(&table.place("g5")), [(Side::Right, Bonus::Coins(2))]);
    assert_eq!((table.mine().defence(), table.mine().n_coins), (2, 5));
}

/// SM-41: a side pays once; walls elsewhere do not make it pay again.
#[test]
fn a_side_pays_once() {
    let mut table = walls(ONE_SHORT, 2);
    table.place("g6");
    assert_eq!(completed(&table.place("b7")), [(Side::Bottom, Bonus::Vp(3))]);
    assert_eq!(table.mine().n_coins, 5);
}

/// SM-42: the arrow of a tower says which side it pays for; there is no choice.
#[test]
fn each_side_pays_the_bonus_of_its_tower() {
    check_bonus("f1", Side::Top, Bonus::Person, 0, 0);
    check_bonus("g6", Side::Right, Bonus::Coins(2), 2, 0);
    check_bonus("b7", Side::Bottom, Bonus::Vp(3), 0, 3);
    check_bonus("a2", Side::Left, Bonus::Coins(2), 2, 0);
}

/// SM-42: one throw may complete several sides, and each of them pays.
#[test]
fn several_sides_pay_together() {
    let mut table = walls(ONE_SHORT, 4);
    for label in ["f1", "g6", "b7", "a2"] {
        assert_eq!(completed(&table.place(label)).len(), 1, "{label}");
    }
    assert_eq!((table.mine().n_coins, table.vp(), table.mine().defence()), (7, 3, 8));
    assert_eq!(table.game.phase(), Phase::BonusPerson);
}

/// SM-43: coins and points come with the fifth wall, the person after the last of the throw.
#[test]
fn the_person_waits_for_the_last_wall() {
    let mut table = walls(ONE_SHORT, 3);
    table.place("f1");
    assert_eq!(table.game.phase(), Phase::PlaceWalls { left: 2, earns_person: true });
    assert_eq!(table.tasks(), []);
    table.place("b7");
    assert_eq!(table.vp(), 3);
    table.place("g6");
    assert_eq!(table.mine().n_coins, 5);
    assert_eq!(table.game.phase(), Phase::BonusPerson);
}

/// SM-43: the order of the walls makes no difference.
#[test]
fn any_order_of_walls_ends_alike() {
    let mut ends = Vec::new();
    for labels in [["f1", "b7", "g6"], ["b7", "g6", "f1"], ["g6", "f1", "b7"]] {
        let mut table = walls(ONE_SHORT, 3);
        for label in labels {
            table.place(label);
        }
        ends.push(table.game);
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
}

/// SM-44: five kinds of persons, or none; never a juggler or a noble.
#[test]
fn a_bonus_person_has_at_most_three_heads() {
    let table = bonus_person();
    let persons =
        [Person::Citizen, Person::Soldier, Person::Priest, Person::Architect, Person::Merchant];
    assert_eq!(table.tasks(), persons.map(Task::Person));
    assert_eq!(table.offered()[0], Action::Pass);
    table.check_no_task(Task::Person(Person::Juggler));
    table.check_no_task(Task::Person(Person::Noble));
    table.check_no_task(Task::Church(1));
}

/// SM-44: the person is free, even without a single coin or head.
#[test]
fn a_bonus_person_costs_nothing() {
    let mut table = Table::of(2).city(ONE_SHORT).coins(0).dice("WSSSS");
    table.draw(Task::Walls(1), &["f1"]);
    let task = Task::Person(Person::Merchant);
    assert_eq!(table.use_for(task), [Event::Used { task, n_turned: 0, n_coins_paid: 0 }]);
    table.place("c3");
    assert_eq!(table.mine().n_coins, 4);
    assert_eq!(table.offered(), [Action::Done]);
}

/// SM-44: it may be declined.
#[test]
fn a_bonus_person_may_be_declined() {
    let mut table = bonus_person();
    assert_eq!(table.act(Action::Pass), [Event::BonusDeclined]);
    assert_eq!(table.offered(), [Action::Done]);
    assert!(table.mine().persons().is_empty());
}

/// SM-45: a bonus architect builds, and a bonus person may spoil another side.
#[test]
fn a_bonus_person_acts_like_any_other() {
    let mut table = bonus_person();
    table.use_for(Task::Person(Person::Architect));
    let events = table.place("g6");
    assert!(events.contains(&Event::SideSpoiled { side: Side::Right }));
    assert_eq!(table.fields(), ["f5", "f6"]);
    table.place("f5");
    table.place("f6");
    assert_eq!((table.vp(), table.mine().n_logs), (6, 0));
    assert_eq!(table.offered(), [Action::Done]);
}

/// SM-45: a bonus soldier defends at once, beside the new wall.
#[test]
fn a_bonus_soldier_defends() {
    let mut table = bonus_person();
    table.use_for(Task::Person(Person::Soldier));
    table.place("d4");
    assert_eq!(table.mine().defence(), 3);
}

/// SM-45: a bonus citizen scores, a bonus priest counts churches, a bonus merchant crates.
#[test]
fn a_bonus_person_pays() {
    for (person, vp, coins) in
        [(Person::Citizen, 1, 3), (Person::Priest, 0, 3), (Person::Merchant, 0, 7)]
    {
        let mut table = bonus_person();
        table.draw(Task::Person(person), &["c3"]);
        assert_eq!((table.vp(), table.mine().n_coins), (vp, coins), "{person:?}");
    }
}

/// SM-45: without a free field there is no person and no question.
#[test]
fn a_bonus_without_room_is_lost() {
    let full_but_f1 = "
        #wwww.#
        ccccccc
        ccccccc
        ccccccc
        ccccccc
        ccccccc
        #ccccc#";
    let mut table = walls(full_but_f1, 1);
    let events = table.place("f1");
    assert_eq!(events.last(), Some(&Event::BonusLost));
    assert_eq!(table.offered(), [Action::Done]);
    assert!(events.contains(&Event::SideCompleted { side: Side::Top, bonus: Bonus::Person }));
    assert!(table.mine().is_full());
}

/// SM-41: a field is on one side only, and every side has five.
#[test]
fn sides_do_not_overlap() {
    for (label, side) in
        [("b1", Side::Top), ("g2", Side::Right), ("f7", Side::Bottom), ("a6", Side::Left)]
    {
        let sides: Vec<Side> =
            Side::ALL.into_iter().filter(|side| side.fields().contains(field(label))).collect();
        assert_eq!(sides, [side]);
    }
}
