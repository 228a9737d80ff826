//! How many choices there are in named positions.

use std::collections::BTreeSet;

use engine::{Chance, Fast, Game};
use saint_malo::{Action, Dice, Field, Person, Phase, Plan, SaintMalo, Symbol, Task};

use crate::table::{START, Table, placing};

/// The cities that a task leads to, each once, however it is walked.
fn cities_after(table: &Table, task: Task) -> BTreeSet<String> {
    let mut next = table.clone();
    next.use_for(task);
    let mut cities = BTreeSet::new();
    let mut seen = BTreeSet::new();
    walk(&next, &mut seen, &mut cities);
    cities
}

/// Walks all placements; equal cities with equally many pieces to come are walked once.
fn walk(table: &Table, seen: &mut BTreeSet<String>, cities: &mut BTreeSet<String>) {
    let plan = Plan::of(table.mine()).to_string();
    for action in table.offered() {
        match action {
            Action::Done | Action::Stop => {
                cities.insert(plan.clone());
            }
            Action::Place { .. } => {
                let mut next = table.clone();
                next.act(action);
                if seen.insert(format!("{} {:?}", Plan::of(next.mine()), next.game.phase())) {
                    walk(&next, seen, cities);
                }
            }
            action => panic!("{action:?} while placing"),
        }
    }
}

/// SM-38, SM-39: the groups of crates that fit into the city at the start.
#[test]
fn crate_groups_at_the_start() {
    let table = Table::of(2).dice("CCCCC");
    for (n, n_groups) in [(1, 41), (2, 63), (3, 148), (4, 373), (5, 984)] {
        assert_eq!(cities_after(&table, Task::Crates(n)).len(), n_groups, "{n} crates");
    }
}

/// SM-40: walls at the start: any two of twenty fields, any five of twenty.
#[test]
fn walls_at_the_start() {
    let table = Table::of(2).dice("WWWWW");
    assert_eq!(cities_after(&table, Task::Walls(2)).len(), 190);
    assert_eq!(n_choices(20, 5), 15_504);
    let mut next = table.clone();
    next.use_for(Task::Walls(5));
    let mut n_walks = 1;
    for label in ["b1", "d1", "g4", "d7", "a4"] {
        n_walks *= next.fields().len();
        next.place(label);
    }
    // Every five fields can be walked in 5! orders.
    assert_eq!(n_walks / (5 * 4 * 3 * 2), 15_504);
}

fn n_choices(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |choices, i| choices * (n - i) / (i + 1))
}

/// SM-47, SM-54: an architect with the two logs of the start, with no, one or two houses.
#[test]
fn architects_at_the_start() {
    let table = Table::of(2).dice("HHHLL");
    let cities = cities_after(&table, Task::Person(Person::Architect));
    assert_eq!(cities.len(), 740);
}

/// Every result of five dice.
fn all_results() -> BTreeSet<Dice> {
    let result = |faces: u32| {
        let symbol = |place| Symbol::ALL[(faces / 6u32.pow(place) % 6) as usize];
        (0..5).map(symbol).collect::<Dice>()
    };
    (0..6u32.pow(5)).map(result).collect()
}

/// SM-16: five rerolls for five alike, 31 for all different, the product of the counts between.
#[test]
fn rerolls() {
    let mut sizes = BTreeSet::new();
    for dice in all_results() {
        let by_counts: usize = dice.counts().iter().map(|n| usize::from(*n) + 1).product();
        assert_eq!(dice.parts().count(), by_counts - 1);
        sizes.insert(by_counts - 1);
    }
    assert_eq!((sizes.first(), sizes.last()), (Some(&5), Some(&31)));
}

/// SM-20: at most 27 tasks and `Pass`.
#[test]
fn most_tasks() {
    assert_eq!(Table::of(2).coins(20).dice("LCWXH").offered().len(), 28);
    assert_eq!(Table::of(2).coins(0).dice("SSSSS").offered().len(), 1);
    assert_eq!(Table::of(2).coins(0).dice("LLLLL").offered().len(), 1);
}

/// SM-9: no point of any game offers more than 41 actions, the free fields of the start.
#[test]
fn no_list_is_longer_than_41() {
    assert_eq!(placing(Person::Citizen, START).offered().len(), 41);
    let mut chance = Fast::new(41);
    let mut most = 0;
    for n_seats in [1, 2, 3, 4, 5] {
        let mut table = Table::of(n_seats);
        while table.game.outcome().is_none() {
            let offered = table.offered();
            most = most.max(offered.len());
            let choice = chance.below(offered.len() as u32);
            table.act_with(offered[choice as usize], &mut chance);
        }
    }
    assert!(most <= 41, "{most}");
}

/// SM-9, SM-20: a fixed numbering of all actions would have 537 entries.
#[test]
fn all_actions_together() {
    let rerolls: BTreeSet<Dice> = all_results().into_iter().flat_map(|dice| dice.parts()).collect();
    assert_eq!(rerolls.len(), 461);
    let single = [Action::Roll, Action::Stop, Action::Pass, Action::Done].len();
    assert_eq!(single + rerolls.len() + Task::all().count() + Field::all().count(), 537);
}

/// SM-31, SM-56: the longest turn: three throws, five walls, a bonus architect with three houses.
#[test]
fn the_longest_turn_has_15_steps() {
    let mut table = Table::of(2).logs(3);
    table.roll("LLLLL");
    table.reroll("LLLLL", "LLLLL");
    table.reroll("LLLLL", "WWWWW");
    table.draw(Task::Walls(5), &["b1", "c1", "d1", "e1", "f1"]);
    table.draw(Task::Person(Person::Architect), &["d4", "d5", "d6", "d7"]);
    assert_eq!(table.game.phase(), Phase::Finish);
    table.done();
    let n_steps = 3 + 1 + 5 + 1 + 4 + 1;
    assert_eq!(n_steps, 15);
    assert!(99 * 5 * n_steps <= SaintMalo::DECISIONS_MAX);
}
