//! The worked examples of the rulebook, in the order in which they stand there.

use engine::{Game, Seat};
use saint_malo::{Action, Event, Person, Phase, Score, Side, Task, church_points};

use crate::table::{ME, START, Table, placing, plan_city};

/// V1, the sample board: seven coins come in beside the first three and six are spent, a delivery
/// of three joins the two logs, all five become houses, and three crates join the printed four.
#[test]
fn the_sample_board_adds_up() {
    let mut table = Table::of(2).dice("LLLHH");
    table.use_for(Task::Logs(3));
    assert_eq!((table.mine().n_coins, table.mine().n_logs), (1, 5));
    let mut table = table.dice("CCCHH");
    table.draw(Task::Crates(3), &["d2", "d3", "d4"]);
    assert_eq!(table.mine().crates().len(), 7);
    let mut table = table.dice("HHHLL");
    table.draw(Task::Person(Person::Merchant), &["c3"]);
    assert_eq!(table.mine().n_coins, 1 + 7);
    let mut table = table.dice("HHCCL");
    table.draw(Task::Person(Person::Architect), &["f2", "f3", "f4", "f5"]);
    let mut table = table.dice("HHCCL");
    table.draw(Task::Person(Person::Architect), &["b6", "c6", "d6"]);
    assert_eq!((table.mine().n_coins, table.mine().n_logs), (4, 0));
    assert_eq!((table.mine().earned.houses, Score::of(table.mine()).coins), (15, 2));
}

/// V2, the sample board: the lower wall brings three points, and with a soldier the defence is 3.
#[test]
fn the_sample_board_defends_with_three() {
    let drawn = START.trim_end().strip_suffix("#.....#").unwrap().to_owned() + "#wwww.#";
    let drawn = drawn.replace(".c.....\n    .c", ".c.S...\n    .c");
    let mut table = Table::of(2).city(&drawn).dice("WLLLL");
    assert_eq!(table.mine().defence(), 1);
    table.draw(Task::Walls(1), &["f7"]);
    assert_eq!((table.vp(), table.mine().defence()), (3, 3));
}

/// V3, Anke's dice: two crates, a wall, a head and sabres. Wall and head may be turned, sabres not.
#[test]
fn ankes_crates_and_sabres() {
    let crates = |n_coins| {
        let tasks = Table::of(2).coins(n_coins).dice("CCWHS").tasks();
        (1..=5).filter(|n| tasks.contains(&Task::Crates(*n))).collect::<Vec<u8>>()
    };
    for (n_coins, offered) in [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4), (100, 4)] {
        assert_eq!(crates(n_coins), (1..=offered).collect::<Vec<u8>>(), "{n_coins} coins");
    }
    for (n_coins, n_tasks) in [(0, 4), (2, 9), (4, 15)] {
        assert_eq!(Table::of(2).coins(n_coins).dice("CCWHS").tasks().len(), n_tasks);
    }
    let mut table = Table::of(2).dice("CCWHS");
    table.draw(Task::Crates(2), &["d2", "d3"]);
    assert_eq!(table.game.pirates().n_marked, 0);
    table.done();
    assert_eq!(table.game.pirates().n_marked, 1);
}

/// V4: three crosses build a church of one, two or three, and not two of them.
#[test]
fn three_crosses_are_one_church() {
    let table = Table::of(2).coins(0).dice("XXXLL");
    assert_eq!(table.tasks(), [1, 2, 3].map(Task::Church));
    for size in 1..=3 {
        let mut table = table.clone();
        table.draw(Task::Church(size), &["d4"]);
        assert_eq!(table.game.phase(), Phase::Finish);
    }
}

/// V5: four heads are one person of at most four heads, and sabres never make a fifth.
#[test]
fn four_heads_are_one_person() {
    let all_but_noble = &Person::ALL[..6];
    let mut table = Table::of(2).coins(0).dice("HHHHS");
    let offered: Vec<Task> = all_but_noble.iter().map(|person| Task::Person(*person)).collect();
    assert_eq!(table.tasks(), offered);
    Table::of(2).coins(100).dice("HHHHS").check_no_task(Task::Person(Person::Noble));
    table.draw(Task::Person(Person::Citizen), &["d4"]);
    assert_eq!(table.offered(), [Action::Done]);
}

/// V6, Steffen: three of four heads for an architect, and his last two logs for two houses, one
/// above the other, that touch the architect at a corner. Six points.
#[test]
fn steffens_two_houses() {
    let mut table = Table::of(2).dice("HHHHL");
    table.draw(Task::Person(Person::Architect), &["d4", "e5"]);
    assert_eq!(table.offered()[0], Action::Stop);
    assert_eq!(table.fields(), ["e4", "d5", "f5", "e6"]);
    table.place("e6");
    assert_eq!(table.game.phase(), Phase::Finish);
    assert_eq!((table.mine().n_logs, table.vp()), (0, 6));
}

/// V7, Anke: a merchant among seven crates, and a later one next to four of them.
#[test]
fn ankes_merchants() {
    let drawn = "
        #.....#
        .ccc...
        .c.c...
        .c.c...
        .......
        .......
        #.....#";
    let mut table = placing(Person::Merchant, drawn).coins(0);
    table.place("c3");
    assert_eq!(table.mine().n_coins, 7);
    let mut table = table.dice("HHHLL");
    table.draw(Task::Person(Person::Merchant), &["c4"]);
    assert_eq!(table.mine().n_coins, 7 + 4);
}

/// V8, Stefan: a juggler among three types (the second architect is no use), and a later juggler
/// next to three types, the first juggler among them.
#[test]
fn stefans_jugglers() {
    let drawn = "
        #.....#
        .cc....
        .cAAS..
        .c.....
        ..C....
        .......
        #.....#";
    let mut table = placing(Person::Juggler, drawn);
    table.place("d4");
    assert_eq!(table.vp(), 6);
    let mut table = table.dice("HHHHL");
    table.draw(Task::Person(Person::Juggler), &["c4"]);
    assert_eq!(table.vp(), 6 + 6);
}

/// V9, Michaela: three ones, two twos, a three, a four and two fives.
#[test]
fn michaelas_churches_score_25() {
    assert_eq!(church_points([3, 2, 1, 1, 2]), 25);
}

/// Michaela's turn with so many boxes of the third row marked already.
fn michaelas_turn(n_marked: u8) -> (Table, Vec<Event>) {
    let mut table = Table::of(4).pirates(3, n_marked).dice("WHSSS");
    for (seat, n_soldiers) in [(1, 5), (2, 6), (3, 8)] {
        let soldiers = START.replacen(".", "S", n_soldiers);
        table = table.city_of(Seat(seat), &soldiers);
    }
    table.draw(Task::Walls(2), &["g3", "d7"]);
    let events = table.done();
    (table, events)
}

/// V10, Michaela: she turns the head to a wall, draws two walls and marks three boxes. The attack
/// of six costs everybody with a defence of at most five a cannon.
#[test]
fn michaelas_turn_brings_the_pirates() {
    for (n_marked, n_marked_then) in [(5, 0), (6, 1), (7, 2)] {
        let (table, events) = michaelas_turn(n_marked);
        assert_eq!(table.mine().n_coins, 1);
        let attacked = Event::Attacked {
            row: 2,
            strength: 6,
            defence: vec![0, 5, 6, 8],
            lost: vec![true, true, false, false],
        };
        let attacks: Vec<&Event> =
            events.iter().filter(|event| matches!(event, Event::Attacked { .. })).collect();
        assert_eq!(attacks, [&attacked]);
        let lost: Vec<u8> = table.game.cities().iter().map(|city| city.n_cannons_lost).collect();
        assert_eq!(lost, [1, 1, 0, 0]);
        let pirates = table.game.pirates();
        assert_eq!((pirates.strength(), pirates.n_marked), (Some(8), n_marked_then));
    }
}

/// V11: with three seats the pirates come after the sixth box, and again after every sixth box.
#[test]
fn three_seats_are_attacked_every_six_boxes() {
    let mut table = Table::of(3);
    let mut attacks = Vec::new();
    for n_boxes in 1..=40 {
        for event in table.pass_turn("LLLLS") {
            if let Event::Attacked { strength, .. } = event {
                attacks.push((n_boxes, strength));
            }
        }
    }
    assert_eq!(attacks, [(6, 1), (12, 3), (18, 6), (24, 8), (30, 10), (36, 12)]);
}

/// V12: four walls and a crate are no wall.
#[test]
fn a_crate_spoils_four_walls() {
    let drawn = START.replacen("#.....#", "#wwwwc#", 1);
    let city = plan_city(&drawn);
    assert_eq!((city.defence(), city.is_spoiled(Side::Top)), (0, true));
    assert!(!city.is_complete(Side::Top));
    let one_short = START.replacen("#.....#", "#wwww.#", 1);
    let mut table = Table::of(2).city(&one_short).dice("CLLLL");
    table.draw(Task::Crates(1), &["f1"]);
    table.check_city(&drawn);
    assert_eq!(table.offered(), [Action::Done]);
    assert_eq!((table.mine().n_coins, table.vp()), (3, 0));
}

/// V13: a full city, five coins, two logs, Michaela's churches, two cannons lost and 40 points.
#[test]
fn all_parts_of_a_score_together() {
    let drawn = "
        #11122#
        ccc3455
        ccccccc
        ccccccc
        ccccccc
        ccccccc
        #ccccc#";
    let over = Table::of(2).city(drawn).coins(5).logs(2).edit(|view| {
        view.cities[0].n_cannons_lost = 2;
        view.cities[0].earned.houses = 40;
        view.phase = Phase::Over;
    });
    let score = Score::of(over.mine());
    let lines = (score.full_city, score.coins, score.logs, score.churches, score.cannons);
    assert_eq!(lines, (5, 2, 2, 25, -10));
    assert_eq!(over.game.outcome().expect("the game is over").of(ME).score, 64);
}
