//! Each level is clearly better than the one below.

use super::share;

/// What is measured, and what must be reached: far less than what thousands of games have shown.
#[track_caller]
fn check(share: f64, at_least: f64) {
    assert!(at_least <= share, "{share}");
}

#[test]
fn easy_beats_chance() {
    check(share(2, "easy", "random", 40, 1), 0.8);
}

#[test]
fn medium_beats_easy() {
    check(share(2, "medium", "easy", 60, 1), 0.68);
    check(share(4, "medium", "easy", 60, 1), 0.4);
}

#[test]
fn hard_beats_medium() {
    check(share(2, "hard", "medium", 24, 1), 0.6);
}
