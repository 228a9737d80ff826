//! A bot is given what a person in its seat is given, a View, and uses the same door.

use super::tree::{Finding, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust_files_of("bots") {
        let matches = file.code.live_tokens().filter(|token| token.text == "Match");
        findings
            .extend(matches.map(|token| {
                file.finding(token.line, "a bot is given a View and never the Match")
            }));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    #[test]
    fn a_bot_takes_a_view() {
        let source = "fn decide(view: &View) {}\n#[cfg(test)] mod tests { use engine::Match; }";
        check_clean(check, &[("crates/bots/src/lib.rs", source)]);
    }

    #[test]
    fn a_bot_takes_no_match() {
        let source = "use engine::{Match, Seat};\nfn decide<G: Game>(all: &engine::Match<G>) {}";
        let expected = [
            "crates/bots/src/lib.rs:1: a bot is given a View and never the Match",
            "crates/bots/src/lib.rs:2: a bot is given a View and never the Match",
        ];
        check_finds(check, &[("crates/bots/src/lib.rs", source)], &expected);
    }
}
