//! What is allowed is decided in one place per game: `legal.rs` asks, `apply.rs` changes.

use super::tree::{File, Finding, Tree};

/// How a reason is made that cites a rule.
const REASONS: [&[&str]; 3] =
    [&["Reason", "::", "of"], &["Reason", "::", "by_rule"], &["Reason", "{"]];
const QUESTIONS: [&str; 3] = ["is_legal", "legal", "legal_actions"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings: Vec<Finding> =
        tree.rules_crates().flat_map(|name| check_rules(tree, name)).collect();
    for file in tree.rust_files_of("client") {
        findings.extend(naming(file, "is_legal").map(|line| {
            file.finding(line, "the client offers the legal actions it was sent and judges nothing")
        }));
        if !file.path.starts_with("crates/client/src/table/") {
            let made = REASONS.iter().flat_map(|made| file.code.live_matches(made));
            findings.extend(made.map(|tokens| {
                file.finding(
                    tokens[0].line,
                    "the rules say what forbids an action: ask `reason_in`",
                )
            }));
        }
    }
    findings
}

fn check_rules(tree: &Tree, name: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let states = tree.state_types(name);
    for part in ["legal.rs", "apply.rs"] {
        let path = format!("crates/{name}/src/{part}");
        if !states.is_empty() && tree.file(&path).is_none() {
            findings.push(Finding::new(&path, 1, "a game has legal.rs and apply.rs"));
        }
    }
    for file in tree.rust_files_of(name) {
        if file.is_in_module("apply") {
            findings.extend(QUESTIONS.iter().flat_map(|question| naming(file, question)).map(
                |line| file.finding(line, "apply.rs is given legal actions and does not ask again"),
            ));
        }
        if file.is_in_module("legal") {
            findings.extend(naming(file, "apply").map(|line| {
                file.finding(line, "legal.rs says what is allowed without carrying it out")
            }));
            for state in &states {
                findings.extend(file.code.live_matches(&["&", "mut", state]).map(|tokens| {
                    file.finding(tokens[0].line, format!("legal.rs may not change {state}"))
                }));
            }
        }
    }
    findings
}

fn naming(file: &File, word: &str) -> impl Iterator<Item = usize> {
    file.code.live_tokens().filter(move |token| token.text == word).map(|token| token.line)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    const GAME: (&str, &str) = (
        "crates/cities/src/lib.rs",
        "impl Game for Cities { fn legal_actions(&self) { legal::actions(self) } }",
    );

    #[test]
    fn asking_and_changing_are_apart() {
        check_clean(
            check,
            &[
                GAME,
                (
                    "crates/cities/src/apply.rs",
                    "// Only legal actions.\nfn apply(g: &mut Cities) {}",
                ),
                ("crates/cities/src/legal.rs", "fn actions(g: &Cities, out: &mut Vec<Action>) {}"),
            ],
        );
    }

    #[test]
    fn neither_repeats_the_other() {
        check_finds(
            check,
            &[
                GAME,
                ("crates/cities/src/apply.rs", "fn a(g: &mut Cities) {\n legal::actions(g); }"),
                ("crates/cities/src/legal.rs", "fn b(g: &mut Cities) {\n g.apply(); }"),
            ],
            &[
                "crates/cities/src/apply.rs:2: apply.rs is given legal actions and does not ask \
                 again",
                "crates/cities/src/legal.rs:2: legal.rs says what is allowed without carrying it \
                 out",
                "crates/cities/src/legal.rs:1: legal.rs may not change Cities",
            ],
        );
    }

    #[test]
    fn a_game_has_both() {
        let expected = ["crates/cities/src/apply.rs:1: a game has legal.rs and apply.rs"];
        check_finds(check, &[GAME, ("crates/cities/src/legal.rs", "")], &expected);
    }

    #[test]
    fn the_client_does_not_judge() {
        let expected = ["crates/client/src/pick.rs:1: the client offers the legal actions it was \
                         sent and judges nothing"];
        let source = "fn f() -> bool { game.is_legal(seat, action) }";
        check_finds(check, &[("crates/client/src/pick.rs", source)], &expected);
    }

    #[test]
    fn reasons_come_from_the_rules() {
        let by_hand = "fn f() {\n Reason::of(\"CI-38\", texts);\n Reason::by_rule(\"CI-38\");\n \
                       Reason { text, rule };\n Reason::plain(texts);\n}";
        let finding = "the rules say what forbids an action: ask `reason_in`";
        let found = [2, 3, 4].map(|line| format!("crates/client/src/cities.rs:{line}: {finding}"));
        let expected = found.each_ref().map(String::as_str);
        check_finds(check, &[("crates/client/src/cities.rs", by_hand)], &expected);
        check_clean(check, &[("crates/client/src/table/why.rs", by_hand)]);
    }
}
