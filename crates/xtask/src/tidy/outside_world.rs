//! Only some crates touch the outside world, and the rules do not even borrow its order.

use super::code::Token;
use super::tree::{Finding, Tree};
use super::workspace::OUTSIDE_CRATES;

const OUTSIDE_PATHS: [&str; 6] =
    ["std::env", "std::fs", "std::io", "std::net", "std::process", "std::thread"];
const CLOCKS: [&str; 2] = ["Instant", "SystemTime"];
const PRINTERS: [&str; 5] = ["dbg", "eprint", "eprintln", "print", "println"];

/// Their order differs between runs.
const UNORDERED: [&str; 2] = ["HashMap", "HashSet"];

/// The library of the tests reads recorded games, and whether long tests are wanted.
const TESTKIT_PATHS: [&str; 3] = ["std::env", "std::fs", "std::io"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let inside = tree.manifests().filter(|(name, _)| !OUTSIDE_CRATES.contains(name));
    inside.flat_map(|(name, _)| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let is_deterministic = name == "engine" || tree.is_rules_crate(name);
    for file in tree.rust_files_of(name) {
        for token in file.code.live_tokens() {
            let fault = fault(name, is_deterministic, token);
            findings.extend(fault.map(|fault| file.finding(token.line, format!("{name} {fault}"))));
        }
        for printer in PRINTERS {
            findings.extend(file.code.live_matches(&[printer, "!"]).map(|tokens| {
                file.finding(tokens[0].line, format!("{name} prints with {printer}!"))
            }));
        }
    }
    findings
}

fn fault(name: &str, is_deterministic: bool, token: &Token) -> Option<String> {
    let (text, path) = (token.text.as_str(), token.path.as_str());
    let is_granted = name == "testkit" && TESTKIT_PATHS.contains(&path);
    if OUTSIDE_PATHS.contains(&path) && !is_granted {
        return Some(format!("names {path}, which belongs to the outside world"));
    }
    if CLOCKS.contains(&text) {
        return Some(format!("names {text}, but time is handed in"));
    }
    if UNORDERED.contains(&text) && is_deterministic {
        return Some(format!("names {text}, whose order differs between runs"));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    #[test]
    fn rules_have_no_files_no_clock_and_no_print() {
        let source = "use std::{fs, fmt};\nuse std::time::Instant;\nfn f() { println!(); }\n";
        let expected = [
            "crates/cities/src/a.rs:1: cities names std::fs, which belongs to the outside world",
            "crates/cities/src/a.rs:2: cities names Instant, but time is handed in",
            "crates/cities/src/a.rs:3: cities prints with println!",
        ];
        check_finds(
            check,
            &[("crates/cities/Cargo.toml", ""), ("crates/cities/src/a.rs", source)],
            &expected,
        );
    }

    #[test]
    fn hash_maps_are_for_bots_but_not_for_rules() {
        let source = "use std::collections::HashMap;";
        let expected =
            ["crates/cities/src/a.rs:1: cities names HashMap, whose order differs between runs"];
        check_finds(
            check,
            &[("crates/cities/Cargo.toml", ""), ("crates/cities/src/a.rs", source)],
            &expected,
        );
        check_clean(check, &[("crates/bots/Cargo.toml", ""), ("crates/bots/src/a.rs", source)]);
    }

    #[test]
    fn tests_and_outside_crates_are_free() {
        let source = "use std::fs;";
        let in_module = "#[cfg(test)] mod tests { use std::fs; }";
        check_clean(
            check,
            &[
                ("crates/cities/Cargo.toml", ""),
                ("crates/cities/src/lib.rs", in_module),
                ("crates/cities/tests/replays.rs", source),
                ("crates/rathaus/Cargo.toml", ""),
                ("crates/rathaus/src/main.rs", source),
                ("crates/testkit/Cargo.toml", ""),
                ("crates/testkit/src/lib.rs", source),
            ],
        );
    }
}
