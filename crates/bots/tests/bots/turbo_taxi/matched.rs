//! The level that is as good as the strongest of the people at the table.

use bots::turbo_taxi::{Skill, matched};
use engine::{Seat, Seats};
use turbo_taxi::{CardKind, How, Medal, Options, Pace, View};

use super::{A, B, C, Table};

fn view_with(medals: &[(Seat, How, u64, u32)]) -> View {
    let mut view = Table::new(&Options::default(), &["person"; 3], 1).view(A);
    let medal = |(seat, how, at, n_right): &(Seat, How, u64, u32)| Medal {
        seat: *seat,
        card: CardKind::Tee,
        how: *how,
        at: *at,
        n_right: *n_right,
        nearest: None,
    };
    view.medals = medals.iter().map(medal).collect();
    view
}

fn m_s(view: &View, seat: Seat) -> f64 {
    matched(view, seat, Seats::all(3)).pace.m_s
}

#[test]
fn without_a_solved_task_it_is_medium() {
    assert_eq!(matched(&view_with(&[]), A, Seats::all(3)), Skill::MEDIUM);
    // One's own medals and those of the last one left tell nothing.
    let view = view_with(&[(A, How::Plan, 9_000, 10), (B, How::LastLeft, 9_000, 10)]);
    assert_eq!(matched(&view, A, Seats::all(3)), Skill::MEDIUM);
}

/// The median of t · (n / 10)^0.35.
#[test]
fn times_are_brought_to_ten_right_plans() {
    let view = view_with(&[(B, How::Plan, 40_000, 10)]);
    assert_eq!(matched(&view, A, Seats::all(3)).pace, Pace::matched(40.0));
    let hard = view_with(&[(B, How::Plan, 80_000, 1)]);
    assert!((m_s(&hard, A) - 80.0 * 0.1f64.powf(0.35)).abs() < 1e-9);
    let times = [30_000, 90_000, 50_000].map(|at| (B, How::Plan, at, 10));
    assert!((m_s(&view_with(&times), A) - 50.0).abs() < 1e-9);
    assert!((m_s(&view_with(&times[..2]), A) - 60.0).abs() < 1e-9);
}

#[test]
fn the_strongest_is_who_has_solved_the_most() {
    let medals =
        [(B, How::Plan, 60_000, 10), (C, How::Plan, 90_000, 10), (C, How::Plan, 70_000, 10)];
    assert!((m_s(&view_with(&medals), A) - 80.0).abs() < 1e-9);
    assert!((m_s(&view_with(&medals[..2]), A) - 60.0).abs() < 1e-9);
    assert!((m_s(&view_with(&medals), C) - 60.0).abs() < 1e-9);
}

#[test]
fn only_the_last_ten_count() {
    let mut medals = vec![(B, How::Plan, 500_000, 10); 2];
    medals.extend([(B, How::Plan, 20_000, 10); 10]);
    assert!((m_s(&view_with(&medals), A) - 20.0).abs() < 1e-9);
}

/// A robot that is faster and has solved more is no measure.
#[test]
fn robots_are_not_followed() {
    let medals = [(B, How::Plan, 9_000, 10), (B, How::Plan, 9_000, 10), (C, How::Plan, 70_000, 10)];
    let view = view_with(&medals);
    assert_eq!(matched(&view, A, Seats::only(C)).pace, Pace::matched(70.0));
    assert_eq!(matched(&view, A, Seats::only(A)), Skill::MEDIUM);
}

/// Against somebody like `hard` it is faster than against somebody like `easy`.
#[test]
fn it_follows_the_others() {
    let times = |other: &str| -> f64 {
        let mut total = 0.0;
        for seed in 0..4 {
            let mut table = Table::new(&Options::default(), &["matched", other], seed);
            table.play_to_the_end();
            total += matched(&table.view(A), A, Seats::only(B)).pace.m_s;
        }
        total / 4.0
    };
    let (hard, easy) = (times("hard"), times("easy"));
    assert!(hard < easy && (25.0..60.0).contains(&hard), "{hard} {easy}");
}
