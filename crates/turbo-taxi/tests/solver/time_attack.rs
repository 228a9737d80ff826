//! TT-92: races against the clock.

use engine::Fast;
use turbo_taxi::{
    Attack, CardKind, CardSet, Components, Course, FIVE_MINUTES_MS, FLOOR_MS, N_SPRINT_TASKS, Pace,
    Task, WRONG_CALL_MS, is_solvable, wins_medal,
};

use crate::given::{CENSUS, JUNCTION};

fn tasks(attack: Attack, seed: u64, n_max: usize) -> Vec<Task> {
    let mut chance = Fast::new(seed);
    let mut course = Course::new(attack, &Components::default(), &mut chance);
    std::iter::from_fn(|| course.draw(&CENSUS, &mut chance)).take(n_max).collect()
}

/// TT-92: a sprint has five tasks, five minutes have as many as one can solve.
#[test]
fn numbers_of_tasks() {
    assert_eq!(tasks(Attack::Sprint, 1, 100).len(), N_SPRINT_TASKS as usize);
    assert_eq!(tasks(Attack::FiveMinutes, 1, 100).len(), 100);
    assert_eq!((N_SPRINT_TASKS, FIVE_MINUTES_MS, WRONG_CALL_MS), (5, 300_000, 30_000));
}

/// TT-92: the stack is one whole set, in any order.
#[test]
fn a_stack_is_a_set() {
    let kinds = |seed| -> Vec<CardKind> {
        tasks(Attack::Stack, seed, 100).iter().map(|task| task.centre.kind()).collect()
    };
    for seed in 0..20 {
        let stack = tasks(Attack::Stack, seed, 100);
        assert_eq!(stack.iter().map(|task| task.centre).collect::<CardSet>(), turbo_taxi::CARD_SET);
    }
    assert_ne!(kinds(1), kinds(2));
}

/// TT-92: unsolvable deals do not occur.
#[test]
fn every_task_has_a_plan() {
    for attack in [Attack::Sprint, Attack::FiveMinutes, Attack::Stack] {
        for seed in 0..10 {
            let tasks = tasks(attack, seed, 50);
            assert!(tasks.iter().all(|task| is_solvable(task, JUNCTION)));
            assert!(tasks.iter().all(|task| task.check(&Components::default()).is_ok()));
        }
    }
}

/// TT-92: a medal for whoever is as fast as a middling player usually is.
#[test]
fn medals() {
    assert!(wins_medal(10, 85_000));
    assert!(!wins_medal(10, 85_001));
    // 85 · 10^0.35 seconds for the only plan.
    assert!(wins_medal(1, 190_000));
    assert!(!wins_medal(1, 191_000));
    assert!(!wins_medal(39, 85_000));
}

/// Section 11: fewer right plans take longer, nobody is faster than the hands.
#[test]
fn paces() {
    for pace in [Pace::EASY, Pace::MEDIUM, Pace::HARD, Pace::TURBO, Pace::matched(30.0)] {
        assert!((1..40).map(|n| pace.median_ms(n)).is_sorted_by(|one, next| next <= one));
        assert_eq!(pace.median_ms(10), (pace.m_s * 1000.0) as u64);
        assert_eq!(pace.median_ms(0), pace.median_ms(1));
        assert!(pace.planned_ms(5, -1.0) < pace.planned_ms(5, 1.0));
    }
    assert_eq!(Pace::TURBO.planned_ms(39, -9.0), FLOOR_MS);
    assert_eq!(Pace::matched(2.0).median_ms(10), FLOOR_MS);
}
