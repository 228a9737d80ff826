//! What compilers do not check: the invariants of the design and the numbers of the house style.
//!
//! A check is a pure function from the tree to its findings, one file each.

mod bots_door;
mod code;
mod dependencies;
mod fluent;
mod games_named_once;
mod glossary;
mod leftovers;
mod legality;
mod messages;
mod outside_world;
mod rule_numbers;
mod rules_made;
mod secrets;
mod shape;
mod tree;
mod unused_messages;
mod wasm;
mod workspace;

use anyhow::ensure;

use crate::cargo::Cargo;

pub use self::tree::{Finding, Tree};

const CHECKS: [fn(&Tree) -> Vec<Finding>; 13] = [
    dependencies::check,
    outside_world::check,
    secrets::check,
    games_named_once::check,
    legality::check,
    bots_door::check,
    rule_numbers::check,
    rules_made::check,
    messages::check,
    glossary::check,
    unused_messages::check,
    shape::check,
    leftovers::check,
];

/// Prints every finding. Only a tree without any is worth compiling for the browser.
pub fn tidy(cargo: &Cargo) -> anyhow::Result<()> {
    let tree = Tree::read(cargo.root())?;
    let findings = findings(&tree);
    for finding in &findings {
        println!("{finding}");
    }
    ensure!(findings.is_empty(), "tidy has {} finding(s)", findings.len());
    wasm::check(cargo, &tree)
}

pub fn findings(tree: &Tree) -> Vec<Finding> {
    CHECKS.iter().flat_map(|check| check(tree)).collect()
}

/// What the unit tests of all checks say.
#[cfg(test)]
mod testing {
    use super::tree::{Finding, Tree};

    pub type Check = fn(&Tree) -> Vec<Finding>;

    pub fn check_clean(check: Check, files: &[(&str, &str)]) {
        check_finds(check, files, &[]);
    }

    /// Some games, without fault: the checks know them by their rules.
    const GAMES: [(&str, &str); 9] = [
        ("crates/cities/Cargo.toml", ""),
        ("crates/cities/RULES.md", RULES),
        ("crates/cities/tests/laws.rs", CITED),
        ("crates/milestones/Cargo.toml", ""),
        ("crates/milestones/RULES.md", RULES),
        ("crates/milestones/tests/laws.rs", CITED),
        ("crates/saint-malo/Cargo.toml", ""),
        ("crates/saint-malo/RULES.md", RULES),
        ("crates/saint-malo/tests/laws.rs", CITED),
    ];
    const RULES: &str = "- **YY-1** One.\n";
    const CITED: &str = "/// YY-1\n#[test]\nfn a() {}\n";

    pub fn check_finds(check: Check, files: &[(&str, &str)], expected: &[&str]) {
        let is_given = |path: &str| files.iter().any(|(given, _)| *given == path);
        let games = GAMES.into_iter().filter(|(path, _)| !is_given(path));
        let files: Vec<(&str, &str)> = files.iter().copied().chain(games).collect();
        let findings = check(&Tree::of(&files));
        let found: Vec<String> = findings.iter().map(Finding::to_string).collect();
        assert_eq!(found, expected);
    }
}
