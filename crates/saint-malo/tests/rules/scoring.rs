//! The points at the end, winners and ranks.

use engine::{Game, Line, Outcome, Seat};
use saint_malo::{Phase, Score, View};

use crate::table::{ALL_BUT_F6, FULL, ME, START, Table};

/// The outcome of a game that is over in this position.
fn outcome(n_seats: u8, change: impl FnOnce(&mut View)) -> Outcome {
    let over = Table::of(n_seats).edit(|view| {
        for city in &mut view.cities {
            city.n_coins = 0;
            city.n_logs = 0;
        }
        change(view);
        view.phase = Phase::Over;
    });
    over.game.outcome().expect("the game is over")
}

/// Seats with these points and cities, and nothing else.
fn ranked(seats: &[(u16, &str)]) -> Outcome {
    outcome(seats.len() as u8, |view| {
        for (city, (vp, drawn)) in view.cities.iter_mut().zip(seats) {
            city.earned.nobles = *vp;
            city.plan = drawn.parse().unwrap();
        }
    })
}

#[track_caller]
fn check_ranks(seats: &[(u16, &str)], ranks: &[u8]) {
    let outcome = ranked(seats);
    let given: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(given, ranks);
    for standing in &outcome.standings {
        assert_eq!(standing.has_won, standing.rank == 1);
    }
}

/// SM-72: each line of the final score by itself.
#[test]
fn the_final_score_has_six_parts() {
    let line = |change: fn(&mut View)| outcome(2, change).of(ME).score;
    assert_eq!(line(|_| {}), 0);
    assert_eq!(line(|view| view.cities[0].earned.priests = 12), 12);
    assert_eq!(line(|view| view.cities[0].plan = FULL.parse().unwrap()), 5);
    assert_eq!(line(|view| view.cities[0].n_coins = 6), 3);
    assert_eq!(line(|view| view.cities[0].n_coins = 7), 3);
    assert_eq!(line(|view| view.cities[0].n_coins = 1), 0);
    assert_eq!(line(|view| view.cities[0].n_logs = 4), 4);
    assert_eq!(line(|view| view.cities[0].n_cannons_lost = 2), -10);
    let churches = START.replace(".c.....\n    .c.....", ".c.1.1.\n    .c.2...");
    assert_eq!(ranked(&[(0, &churches), (0, START)]).of(ME).score, 5);
}

/// SM-72: the lines add up, and each has its name.
#[test]
fn the_lines_of_the_final_table() {
    let outcome = outcome(2, |view| {
        let city = &mut view.cities[0];
        city.earned.citizens = 1;
        city.earned.priests = 2;
        city.earned.houses = 3;
        city.earned.jugglers = 4;
        city.earned.nobles = 7;
        city.earned.walls = 3;
        city.n_coins = 5;
        city.n_logs = 1;
        city.n_cannons_lost = 1;
    });
    let expected = [
        Line::new("citizens", 1),
        Line::new("priests", 2),
        Line::new("houses", 3),
        Line::new("jugglers", 4),
        Line::new("nobles", 7),
        Line::new("walls", 3),
        Line::new("full_city", 0),
        Line::new("coins", 2),
        Line::new("logs", 1),
        Line::new("churches", 0),
        Line::new("cannons", -5),
    ];
    assert_eq!(outcome.of(ME).lines, expected);
    assert_eq!(outcome.of(ME).score, 18);
}

/// SM-73: whoever has filled the city gets the five points, first or not.
#[test]
fn every_full_city_scores() {
    let outcome = ranked(&[(0, FULL), (0, ALL_BUT_F6), (0, FULL)]);
    let scores: Vec<i32> = outcome.standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [5, 0, 5]);
}

/// SM-75: cannons can cost more than all the rest brought.
#[test]
fn scores_may_be_negative() {
    let outcome = outcome(2, |view| view.cities[1].n_cannons_lost = 6);
    assert_eq!(outcome.of(Seat(1)).score, -30);
    assert!(outcome.of(ME).has_won);
}

/// SM-76: the highest score wins.
#[test]
fn the_highest_score_wins() {
    check_ranks(&[(10, START), (20, START)], &[2, 1]);
}

/// SM-76: a tie goes to whoever has more free fields.
#[test]
fn free_fields_break_a_tie() {
    check_ranks(&[(10, ALL_BUT_F6), (10, START)], &[2, 1]);
    check_ranks(&[(5, FULL), (10, START)], &[2, 1]);
}

/// SM-76: still tied, they share the victory.
#[test]
fn a_perfect_tie_is_shared() {
    check_ranks(&[(10, START), (10, START)], &[1, 1]);
    let outcome = ranked(&[(10, START), (10, START)]);
    assert_eq!(outcome.win_share(ME), 0.5);
}

/// SM-77: the places behind the winner are found in the same way; shared ranks skip the next. R19.
#[test]
fn all_places_are_ranked() {
    check_ranks(
        &[(7, START), (9, START), (7, START), (7, ALL_BUT_F6), (1, START)],
        &[2, 1, 2, 4, 5],
    );
    check_ranks(&[(9, START), (9, START), (3, START)], &[1, 1, 3]);
}

/// SM-72: the view shows what the city would score if the game ended now.
#[test]
fn the_score_is_shown_before_the_end() {
    let table = Table::of(2);
    assert_eq!(table.view().cities[0].score, Score::of(table.mine()));
    assert_eq!(table.view().cities[0].score.total(), 1 + 2);
}
