//! What compilers do not check: the invariants of the design and the numbers of the house style.
//!
//! A check is a pure function from the tree to its findings, one file each.

mod bots_door;
mod code;
mod dependencies;
mod fluent;
mod games_named_once;
mod leftovers;
mod legality;
mod messages;
mod outside_world;
mod rule_numbers;
mod secrets;
mod shape;
mod tree;
mod wasm;
mod workspace;

use anyhow::ensure;

use crate::cargo::Cargo;

use self::tree::{Finding, Tree};

const CHECKS: [fn(&Tree) -> Vec<Finding>; 10] = [
    dependencies::check,
    outside_world::check,
    secrets::check,
    games_named_once::check,
    legality::check,
    bots_door::check,
    rule_numbers::check,
    messages::check,
    shape::check,
    leftovers::check,
];

/// Prints every finding. Only a tree without any is worth compiling for the browser.
pub fn tidy(cargo: &Cargo) -> anyhow::Result<()> {
    let tree = Tree::read(cargo.root())?;
    let findings: Vec<Finding> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    for finding in &findings {
        println!("{finding}");
    }
    ensure!(findings.is_empty(), "tidy has {} finding(s)", findings.len());
    wasm::check(cargo, &tree)
}

/// What the unit tests of all checks say.
#[cfg(test)]
mod testing {
    use super::tree::{Finding, Tree};

    pub type Check = fn(&Tree) -> Vec<Finding>;

    pub fn check_clean(check: Check, files: &[(&str, &str)]) {
        check_finds(check, files, &[]);
    }

    pub fn check_finds(check: Check, files: &[(&str, &str)], expected: &[&str]) {
        let findings = check(&Tree::of(files));
        let found: Vec<String> = findings.iter().map(Finding::to_string).collect();
        assert_eq!(found, expected);
    }
}
