//! What may be drawn where, and which fields are neighbours.

use saint_malo::{Action, Event, Fields, Person, Piece, Side, Task};

use crate::table::{START, Table, dice, field};

const ANYTHING: [(&str, Task); 5] = [
    ("C", Task::Crates(1)),
    ("X", Task::Church(1)),
    ("H", Task::Person(Person::Citizen)),
    ("H", Task::Person(Person::Soldier)),
    ("H", Task::Person(Person::Architect)),
];

/// A table where a task of one piece is about to be placed.
fn about_to_place(task: Task) -> Table {
    let mut table = Table::of(2).coins(20).dice("CCWXH");
    table.use_for(task);
    table
}

fn neighbours(all_round: bool, label: &str) -> Vec<String> {
    let only = Fields::only(field(label));
    let around = if all_round { only.all_round() } else { only.orthogonal() };
    around.iter().map(|field| field.to_string()).collect()
}

/// SM-32: a filled field is not offered to anything, whatever stands on it.
#[test]
fn filled_fields_stay_as_they_are() {
    let drawn = "
        #wc1C.#
        .cc....
        .c.h...
        .c.....
        .......
        .......
        #.....#";
    for (_, task) in ANYTHING {
        let mut table = Table::of(2).city(drawn).coins(20).dice("CWXHL");
        table.use_for(task);
        for filled in ["b1", "c1", "d1", "e1", "b2", "d3"] {
            table.check_no_place(filled);
        }
        assert_eq!(table.fields().len(), 45 - 9);
    }
    let mut table = Table::of(2).city(drawn).coins(20).dice("CWXHL");
    table.use_for(Task::Walls(1));
    table.check_no_place("b1");
    table.check_no_place("e1");
    table.place("f1");
    table.check_city(&drawn.replace("#wc1C.#", "#wc1Cw#"));
}

/// SM-33: everything may stand outside, and inside everything but walls.
#[test]
fn walls_stay_outside() {
    for (_, task) in ANYTHING {
        assert_eq!(about_to_place(task).fields().len(), 41);
    }
    let walls = about_to_place(Task::Walls(1));
    assert_eq!(walls.fields().len(), 20);
    for inner in ["d2", "d4", "f6", "b6"] {
        walls.check_no_place(inner);
    }
}

/// SM-33: houses stand outside and inside too.
#[test]
fn houses_stand_anywhere() {
    let mut table = Table::of(2).dice("HHHLL");
    table.draw(Task::Person(Person::Architect), &["f2"]);
    assert_eq!(table.fields(), ["e1", "f1", "e2", "g2", "e3", "f3", "g3"]);
}

const FOUR_WALLS: &str = "
    #wwww.#
    .cc....
    .c.....
    .c.....
    .......
    .......
    #.....#";

/// SM-34: four walls and one other thing are no wall: no bonus, no defence, for good.
#[test]
fn anything_but_a_wall_spoils_a_side() {
    for (letter, task) in ANYTHING {
        let mut table = Table::of(2).city(FOUR_WALLS).coins(20).dice(&letter.repeat(5));
        let events = table.draw(task, &["f1"]);
        assert!(events.contains(&Event::SideSpoiled { side: Side::Top }));
        assert!(table.mine().is_spoiled(Side::Top));
        assert!(!table.mine().is_complete(Side::Top));
        let n_soldiers = u8::from(task == Task::Person(Person::Soldier));
        assert_eq!(table.mine().defence(), n_soldiers);
        assert!(!events.iter().any(|event| matches!(event, Event::SideCompleted { .. })));
    }
}

/// SM-34: the fifth wall of the four brings nothing either, if the fifth field is taken.
#[test]
fn a_spoiled_side_never_pays() {
    let drawn = FOUR_WALLS.replace("#wwww.#", "#.wwwC#");
    let mut table = Table::of(2).city(&drawn).dice("WLLLL");
    let events = table.draw(Task::Walls(1), &["b1"]);
    let placed = Event::Placed { field: field("b1"), piece: Piece::Wall, vp: 0, coins: 0 };
    assert_eq!(events[1..], [placed]);
    assert_eq!(table.offered(), [Action::Done]);
    assert_eq!((table.mine().defence(), table.mine().n_coins, table.vp()), (0, 3, 0));
}

/// SM-34: it is told once that a side is spoiled.
#[test]
fn a_side_is_spoiled_once() {
    let mut table = Table::of(2).dice("CCCLL");
    let events = table.draw(Task::Crates(3), &["b1", "c1", "d1"]);
    let n_told = events.iter().filter(|event| matches!(event, Event::SideSpoiled { .. })).count();
    assert_eq!(n_told, 1);
}

/// SM-35: walls may be placed beside what spoils their side.
#[test]
fn walls_may_stand_on_a_spoiled_side() {
    let mut table = Table::of(2).city(&START.replace("#.....#\n    .cc", "#C....#\n    .cc"));
    assert!(table.mine().is_spoiled(Side::Top));
    table = table.dice("WWLLL");
    table.draw(Task::Walls(2), &["c1", "f1"]);
    assert_eq!(table.mine().walls().len(), 2);
}

/// SM-36: an edge makes orthogonal neighbours, an edge or a corner all-round ones.
#[test]
fn neighbours_share_an_edge_or_a_corner() {
    assert_eq!(neighbours(false, "d4"), ["d3", "c4", "e4", "d5"]);
    assert_eq!(neighbours(true, "d4"), ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]);
    assert_eq!(neighbours(false, "g4"), ["g3", "f4", "g5"]);
    assert_eq!(neighbours(true, "a4"), ["a3", "b3", "b4", "a5", "b5"]);
}

/// SM-36: a tower is no neighbour, but the fields on both sides of it touch at a corner.
#[test]
fn fields_touch_across_a_tower() {
    for (here, there) in [("b1", "a2"), ("f1", "g2"), ("g6", "f7"), ("b7", "a6")] {
        assert!(neighbours(true, here).contains(&there.to_owned()), "{here} {there}");
        assert!(neighbours(true, there).contains(&here.to_owned()), "{there} {here}");
        assert!(!neighbours(false, here).contains(&there.to_owned()), "{here} {there}");
        assert_eq!(neighbours(true, here).len(), 4, "{here}");
    }
}

/// SM-36: so crates on b1 and a2 are no group, but a priest on b1 sees the church on a2.
#[test]
fn a_tower_neither_joins_nor_parts() {
    let mut table = Table::of(2).dice("CCLLL");
    table.draw(Task::Crates(2), &["b1"]);
    assert_eq!(table.fields(), ["c1"]);
    let church = START.replace("    .cc....", "    1cc....");
    let mut table = Table::of(2).city(&church).dice("HHLLL");
    table.draw(Task::Person(Person::Priest), &["b1"]);
    assert_eq!(table.vp(), 1);
    assert_eq!(table.game.dice(), dice("HHLLL"));
}
