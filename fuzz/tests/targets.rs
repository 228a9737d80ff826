//! Every target over its seeds, over what was found before, and over mutations of both.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;

use fuzz::{Mutator, TARGETS, Target};

/// What panicked, in whatever thread: a server that survives a panic has still panicked.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn check(name: &str, n_mutants: usize) {
    panic::set_hook(Box::new(|what| {
        eprintln!("{what}");
        PANICS.lock().unwrap().push(what.to_string());
    }));
    let target = Target::named(name).unwrap();
    let mut inputs = (target.seeds)();
    inputs.extend(target.regressions());
    let mut mutator = Mutator::new(inputs.clone(), 1);
    inputs.extend((0..n_mutants).map(|_| mutator.mutant()));
    for input in inputs {
        let checked = panic::catch_unwind(AssertUnwindSafe(|| (target.check)(&input)));
        let panics = PANICS.lock().unwrap();
        let input = String::from_utf8_lossy(&input);
        assert!(checked.is_ok() && panics.is_empty(), "{name}: {panics:?}\non {input}");
    }
}

#[test]
fn records() {
    check("record", 3_000);
}

#[test]
fn options() {
    check("options", 3_000);
}

#[test]
fn actions() {
    check("action", 3_000);
}

#[test]
fn requests() {
    check("http", 2_000);
}

#[test]
fn sockets() {
    check("socket", 1_000);
}

#[test]
fn every_target_is_tried_above() {
    let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    assert_eq!(names, ["record", "options", "action", "http", "socket"]);
}
