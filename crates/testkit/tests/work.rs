//! Bounds of work can be kept, and each of them can be broken: the toy does both.

use std::panic::catch_unwind;

use testkit::check_work;
use testkit::toy::{Fault, Options, Toy};

const N_GAMES: u64 = 3;

fn check_found(fault: Fault, words: &str) {
    let checked = catch_unwind(|| check_work::<Toy>(&[Options::with(fault)], N_GAMES));
    let found = checked.expect_err("the fault is found");
    let found = found.downcast_ref::<String>().expect("it is told in words");
    assert!(found.starts_with("toy: ") && found.contains(words), "{found}");
}

#[test]
fn the_toy_is_bounded() {
    let work = check_work::<Toy>(&[Options::default()], N_GAMES);
    assert!(10 <= work.n_steps, "{work:?}");
    assert!((1..=4).contains(&work.n_open), "a bid, or raises: {work:?}");
    assert!(work.frame_bytes < 1024 && work.step_bytes < 256, "{work:?}");
}

#[test]
fn who_tells_without_measure_is_found() {
    check_found(Fault::TellsWithoutMeasure, "a frame of");
}

#[test]
fn who_draws_without_measure_is_found() {
    check_found(Fault::DrawsWithoutMeasure, "a step of");
}
