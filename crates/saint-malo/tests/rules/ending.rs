//! "Spielende": the last round, and the guard against endless ones.

use engine::{Game, Seat, Seats};
use saint_malo::{Action, Event, Options, Phase, Score, Task};

use crate::table::{ALL_BUT_F6, FULL, ME, Table};

/// Seat 0 of `n_seats` fills its last field and says `Done`.
fn filled_by_me(n_seats: u8) -> (Table, Vec<Event>) {
    let mut table = Table::of(n_seats).city(ALL_BUT_F6).dice("XLLLL");
    let mut events = table.draw(Task::Church(1), &["f6"]);
    events.extend(table.done());
    (table, events)
}

/// SM-69: the round is played to its end; nobody has one turn more than another.
#[test]
fn a_full_city_ends_the_round_and_the_game() {
    let (mut table, events) = filled_by_me(3);
    assert!(events.contains(&Event::CityFull { seat: ME }));
    assert!(events.contains(&Event::LastRound));
    for seat in [1, 2] {
        assert_eq!(table.game.turn(), Seat(seat));
        assert_eq!(table.game.outcome(), None);
        table.pass_turn("LLLLL");
    }
    assert_eq!(table.game.phase(), Phase::Over);
    assert!(table.game.outcome().is_some());
    assert_eq!(table.game.to_act(), Seats::none());
}

/// SM-69: whoever sits last in the round ends the game at once, and no last round is announced.
#[test]
fn the_last_of_the_round_ends_it_at_once() {
    let mut table = Table::of(3).city_of(Seat(2), ALL_BUT_F6).turn(Seat(2)).dice("XLLLL");
    let mut events = table.draw(Task::Church(1), &["f6"]);
    assert!(!events.contains(&Event::LastRound));
    events.extend(table.done());
    assert_eq!(table.game.phase(), Phase::Over);
    assert!(matches!(events.last(), Some(Event::Ended { .. })));
}

/// SM-69: the last round is announced once, however many fill up in it.
#[test]
fn the_last_round_is_announced_once() {
    let mut table = Table::of(3).city(ALL_BUT_F6).city_of(Seat(1), ALL_BUT_F6).dice("XLLLL");
    table.draw(Task::Church(1), &["f6"]);
    table.done();
    let mut table = table.dice("XLLLL");
    let events = table.draw(Task::Church(1), &["f6"]);
    assert!(events.contains(&Event::CityFull { seat: Seat(1) }));
    assert!(!events.contains(&Event::LastRound));
}

/// SM-69, SM-3: printed crates count as filled: 41 fields are enough.
#[test]
fn printed_crates_count_as_filled() {
    let mut table = Table::of(2);
    for field in table.mine().free().iter() {
        assert!(!table.mine().is_full());
        table = table.dice("XLLLL");
        table.draw(Task::Church(1), &[&field.to_string()]);
    }
    assert!(table.mine().is_full());
    assert_eq!(table.mine().churches().len(), 41);
}

/// SM-69: a seat with a full city is not asked again; in the same turn it only has `Done`.
#[test]
fn a_full_city_has_no_more_turns() {
    let mut table = Table::of(2).city(ALL_BUT_F6).dice("XLLLL");
    table.draw(Task::Church(1), &["f6"]);
    assert_eq!(table.offered(), [Action::Done]);
    table.done();
    table.pass_turn("LLLLL");
    assert_eq!(table.game.to_act(), Seats::none());
    assert!(table.offered().is_empty());
}

/// SM-70: the sabres of the last turn still bring an attack, and it counts.
#[test]
fn the_last_attack_counts() {
    let mut table = Table::of(2).city(FULL).turn(Seat(1)).pirates(1, 3);
    let events = table.pass_turn("LLLLS");
    let is_attack = |event: &Event| matches!(event, Event::Attacked { .. });
    let is_end = |event: &Event| matches!(event, Event::Ended { .. });
    let attacked = events.iter().position(is_attack).expect("the row is full");
    let ended = events.iter().position(is_end).expect("the round is over");
    assert!(attacked < ended);
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.of(ME).score, Score::of(table.mine()).total());
    assert_eq!(Score::of(table.mine()).cannons, -5);
}

/// SM-71: after `round_cap` rounds the game ends though nobody is full. R18.
#[test]
fn the_cap_ends_a_game_that_does_not_end() {
    for round_cap in [30, 60, 99] {
        let options = Options { round_cap, ..Options::default() };
        let mut table = Table::with(2, options).round(round_cap - 1).turn(Seat(1));
        table.pass_turn("LLLLL");
        assert_eq!(table.game.round(), round_cap);
        assert!(!table.pass_turn("LLLLL").contains(&Event::CapReached));
        let events = table.pass_turn("LLLLL");
        assert!(events.contains(&Event::CapReached));
        let outcome = table.game.outcome().expect("the cap is reached");
        assert_eq!(outcome.of(ME).score, 1 + 2);
    }
}

/// SM-71: a city that is full in the capped round ends the game by itself.
#[test]
fn a_full_city_in_the_capped_round_is_no_cap() {
    let mut table = Table::of(2).city(FULL).round(60).turn(Seat(1));
    assert!(!table.pass_turn("LLLLL").contains(&Event::CapReached));
    assert_eq!(table.game.phase(), Phase::Over);
}
