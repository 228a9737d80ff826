//! Every rule of a game's `RULES.md` has a number, and at least one test cites it.

use std::collections::BTreeSet;

use super::code::Function;
use super::tree::{File, Finding, Tree};
use super::workspace::RULES_CRATES;

pub fn check(tree: &Tree) -> Vec<Finding> {
    let present = RULES_CRATES.iter().filter(|name| tree.has_crate(name));
    present.flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let path = format!("crates/{name}/RULES.md");
    let Some(file) = tree.file(&path) else {
        return vec![Finding::new(&path, 1, "a game has its numbered rules here")];
    };
    let rules: Vec<Rule> = file.lines().filter_map(|(line, text)| Rule::read(line, text)).collect();
    let Some(first) = rules.first() else {
        return vec![file.finding(1, "no rule is numbered like `- **SM-1**`")];
    };
    let mut findings = check_order(file, &rules);
    findings.extend(check_cited(tree, name, file, &rules));
    findings.extend(check_known(tree, first.prefix, &rules));
    findings
}

/// A line like `- **SM-12** A soldier defends.`
struct Rule<'r> {
    prefix: &'r str,
    number: u32,
    line: usize,
}

impl<'r> Rule<'r> {
    fn read(line: usize, text: &'r str) -> Option<Rule<'r>> {
        let (label, _) = text.strip_prefix("- **")?.split_once("**")?;
        let (prefix, number) = label.split_once('-')?;
        let is_prefix = prefix.len() == 2 && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        Some(Rule { prefix, number: number.parse().ok().filter(|_| is_prefix)?, line })
    }
}

/// The numbers rise under one prefix; a specification may leave some out.
fn check_order(file: &File, rules: &[Rule]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for pair in rules.windows(2) {
        let [before, rule] = pair else { continue };
        if rule.prefix != before.prefix || rule.number <= before.number {
            let sentence = format!(
                "{}-{} stands after {}-{}",
                rule.prefix, rule.number, before.prefix, before.number
            );
            findings.push(file.finding(rule.line, sentence));
        }
    }
    findings
}

fn check_cited(tree: &Tree, name: &str, file: &File, rules: &[Rule]) -> Vec<Finding> {
    let mut cited = BTreeSet::new();
    for source in tree.rust_files_of(name) {
        for test in source.code.functions.iter().filter(|function| function.is_test) {
            for line in lines_with_comment(source, test) {
                cited.extend(citations(line, rules[0].prefix));
            }
        }
    }
    let uncited = rules.iter().filter(|rule| !cited.contains(&rule.number));
    uncited
        .map(|rule| {
            let sentence = format!("{}-{} is cited by no test", rule.prefix, rule.number);
            file.finding(rule.line, sentence)
        })
        .collect()
}

fn check_known(tree: &Tree, prefix: &str, rules: &[Rule]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for source in tree.rust_files() {
        for (line, text) in source.lines() {
            for number in citations(text, prefix) {
                if rules.iter().all(|rule| rule.number != number) {
                    findings.push(source.finding(line, format!("there is no {prefix}-{number}")));
                }
            }
        }
    }
    findings
}

/// The text of a function, with the comments and attributes directly above it.
fn lines_with_comment<'f>(file: &'f File, function: &Function) -> Vec<&'f str> {
    let lines: Vec<&str> = file.text.lines().collect();
    let belongs = |line: &&&str| {
        let line = line.trim_start();
        line.starts_with("//") || line.starts_with("#[")
    };
    let above = lines[..function.lines.start() - 1].iter().rev().take_while(belongs).count();
    lines[function.lines.start() - 1 - above..*function.lines.end()].to_vec()
}

/// The numbers that a line cites: `SM-12`, and all between in `SM-12 to SM-15` or `SM-12..SM-15`.
fn citations(line: &str, prefix: &str) -> Vec<u32> {
    let mut cited = Vec::new();
    let mut range_from: Option<u32> = None;
    for piece in line.split(&format!("{prefix}-")).skip(1) {
        let n_digits = piece.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = piece.split_at(n_digits);
        let Ok(number) = digits.parse::<u32>() else { continue };
        cited.extend(range_from.unwrap_or(number)..=number);
        range_from = matches!(rest, " to " | "..").then_some(number + 1);
    }
    cited
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    const MANIFEST: (&str, &str) = ("crates/cities/Cargo.toml", "");

    #[test]
    fn a_test_cites_in_its_comment_or_its_body() {
        let rules = "# Rules\n\n- **ZZ-1** One.\n- **ZZ-2** Two.\n- **ZZ-3** Three.\n";
        let tests = "/// ZZ-1 to ZZ-2: one and two.\n#[test]\nfn a() {}\n\n\
                     #[test]\nfn b() {\n    // ZZ-3\n}\n";
        let files =
            [MANIFEST, ("crates/cities/RULES.md", rules), ("crates/cities/tests/a.rs", tests)];
        check_clean(check, &files);
    }

    #[test]
    fn a_citation_elsewhere_does_not_count() {
        let rules = "- **ZZ-1** One.\n- **ZZ-2** Two.\n";
        let source = "// ZZ-1\nfn a() {}\n\n// ZZ-1\n\n/// ZZ-2\n#[test]\nfn b() {}\n";
        let files =
            [MANIFEST, ("crates/cities/RULES.md", rules), ("crates/cities/src/a.rs", source)];
        check_finds(check, &files, &["crates/cities/RULES.md:1: ZZ-1 is cited by no test"]);
    }

    #[test]
    fn a_citation_of_no_rule_is_found_anywhere() {
        let rules = "- **ZZ-1** One.\n";
        let source = "/// ZZ-1\n#[test]\nfn b() {}\n";
        let files = [
            MANIFEST,
            ("crates/cities/RULES.md", rules),
            ("crates/cities/tests/a.rs", source),
            ("crates/bots/src/cities.rs", "// ZZ-12 says so.\n"),
        ];
        check_finds(check, &files, &["crates/bots/src/cities.rs:1: there is no ZZ-12"]);
    }

    #[test]
    fn numbers_rise_without_repetition() {
        let rules = "- **ZZ-1** One.\n- **ZZ-3** Three.\n- **ZZ-3** Again.\n";
        let source = "/// ZZ-1, ZZ-3\n#[test]\nfn b() {}\n";
        let files =
            [MANIFEST, ("crates/cities/RULES.md", rules), ("crates/cities/tests/a.rs", source)];
        check_finds(check, &files, &["crates/cities/RULES.md:3: ZZ-3 stands after ZZ-3"]);
    }

    #[test]
    fn a_game_has_rules() {
        let expected = ["crates/cities/RULES.md:1: a game has its numbered rules here"];
        check_finds(check, &[MANIFEST], &expected);
    }

    #[test]
    fn ranges_cite_all_between() {
        assert_eq!(citations("ZZ-12..ZZ-14 and ZZ-2", "ZZ"), [12, 13, 14, 2]);
        assert_eq!(citations("ZZ-1, ZZ-5: not a range", "ZZ"), [1, 5]);
    }
}
