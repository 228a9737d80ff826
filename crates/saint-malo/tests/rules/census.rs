//! The components, counted again from what the crate shows.

use saint_malo::{
    BONUS_HEADS_MAX, BOXES_PER_ROW, Bonus, City, Dice, Field, Fields, HEADS, N_CHURCH_SIZES,
    N_DICE, N_PERSONS, N_ROLLS, N_ROWS, N_SIDES, N_SYMBOLS, N_TASKS, Person, Piece, SERIES_VP,
    STRENGTHS, Side, Symbol, Task,
};

use crate::table::dice;

/// Pairs of fields that are neighbours in one sense or the other.
fn n_pairs(neighbours: fn(Fields) -> Fields) -> u32 {
    Field::all().map(|field| neighbours(Fields::only(field)).len()).sum::<u32>() / 2
}

fn n_with_neighbours(zone: Fields, n: u32) -> usize {
    zone.iter().filter(|field| Fields::only(*field).all_round().len() == n).count()
}

/// Multisets of so many dice.
fn n_multisets(n_dice: u8) -> usize {
    let all_faces: Dice = Symbol::ALL.into_iter().collect();
    let mut sets = vec![Dice::NONE];
    for _ in 0..n_dice {
        let longer = |set: &Dice| Symbol::ALL.map(|symbol| set.with(symbol));
        sets = sets.iter().flat_map(longer).collect();
        sets.sort_unstable();
        sets.dedup();
    }
    assert_eq!(all_faces.len(), 6);
    sets.len()
}

/// SM-2, SM-3: the grid.
#[test]
fn fields() {
    assert_eq!(Field::all().count(), 45);
    assert_eq!((Fields::OUTER.len(), Fields::INNER.len()), (20, 25));
    assert!((Fields::OUTER & Fields::INNER).is_empty());
    assert_eq!(Fields::OUTER | Fields::INNER, Fields::ALL);
    assert_eq!(Fields::PRINTED.len(), 4);
    assert_eq!(City::at_start().free().len(), 41);
    let printed: Vec<String> = Fields::PRINTED.iter().map(|field| field.to_string()).collect();
    assert_eq!(printed, ["b2", "c2", "b3", "b4"]);
}

/// SM-36: neighbours.
#[test]
fn neighbours() {
    assert_eq!(n_pairs(Fields::orthogonal), 76);
    assert_eq!(n_pairs(Fields::all_round), 144);
    assert_eq!(n_with_neighbours(Fields::INNER, 8), 21);
    assert_eq!(n_with_neighbours(Fields::INNER, 7), 4);
    assert_eq!(n_with_neighbours(Fields::OUTER, 5), 12);
    assert_eq!(n_with_neighbours(Fields::OUTER, 4), 8);
}

/// SM-42: the sides and what a whole ring of walls is worth.
#[test]
fn sides() {
    assert_eq!((Side::ALL.len(), N_SIDES), (4, 4));
    let ring = Side::ALL.into_iter().fold(Fields::NONE, |ring, side| ring | side.fields());
    assert_eq!(ring, Fields::OUTER);
    assert!(Side::ALL.into_iter().all(|side| side.fields().len() == 5));
    let mut city = City::bare();
    for field in ring.iter() {
        city.draw(field, Piece::Wall);
    }
    assert_eq!(city.defence(), 8);
    let coins = |side: Side| if let Bonus::Coins(n) = side.bonus() { n } else { 0 };
    let vp = |side: Side| if let Bonus::Vp(n) = side.bonus() { n } else { 0 };
    assert_eq!(Side::ALL.into_iter().map(coins).sum::<u16>(), 4);
    assert_eq!(Side::ALL.into_iter().map(vp).sum::<u16>(), 3);
    let n_persons = Side::ALL.into_iter().filter(|side| side.bonus() == Bonus::Person).count();
    assert_eq!(n_persons, 1);
}

/// SM-16: five dice of six symbols.
#[test]
fn dice_results() {
    assert_eq!((N_DICE, N_SYMBOLS, N_ROLLS), (5, 6, 3));
    assert_eq!(n_multisets(5), 252);
    assert_eq!((0..=5).map(n_multisets).sum::<usize>(), 462);
    assert_eq!(dice("LCWXH").parts().count(), 31);
}

/// SM-20, SM-47: tasks and persons.
#[test]
fn tasks_and_persons() {
    assert_eq!((Task::all().count(), N_TASKS), (27, 27));
    assert_eq!((Person::ALL.len(), N_PERSONS), (7, 7));
    assert_eq!(HEADS.iter().sum::<u8>(), 20);
    assert_eq!(Person::ALL.into_iter().map(Person::n_heads).sum::<u8>(), 20);
    let is_bonus = |person: &Person| person.n_heads() <= BONUS_HEADS_MAX;
    assert_eq!(Person::ALL.iter().filter(|person| is_bonus(person)).count(), 5);
    assert_eq!(Person::ALL.iter().filter(|person| person.is_bonus()).count(), 5);
}

/// SM-5, SM-81: the pirate board.
#[test]
fn boxes() {
    assert_eq!((STRENGTHS.len(), N_ROWS), (6, 6));
    assert_eq!(STRENGTHS.iter().sum::<u8>(), 40);
    assert!(STRENGTHS.is_sorted());
    assert_eq!(BOXES_PER_ROW.map(|n_boxes| n_boxes * N_ROWS as u8), [24, 24, 36, 48, 60]);
}

/// SM-74: the series.
#[test]
fn series() {
    assert_eq!((SERIES_VP.len(), N_CHURCH_SIZES), (5, 5));
    let mut steps = SERIES_VP;
    for size in (1..steps.len()).rev() {
        steps[size] -= steps[size - 1];
    }
    assert_eq!(steps, [1, 3, 4, 5, 7]);
    assert_eq!(steps.iter().sum::<i32>(), 20);
}
