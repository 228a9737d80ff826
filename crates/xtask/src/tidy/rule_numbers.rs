//! Every rule of a game's `RULES.md` has a number, and at least one test cites it.

use std::collections::BTreeSet;

use super::code::Function;
use super::tree::{File, Finding, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.rules_crates().flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let Some(file) = tree.file(&format!("crates/{name}/RULES.md")) else { return Vec::new() };
    let rules: Vec<Rule> = file.lines().filter_map(|(line, text)| Rule::read(line, text)).collect();
    let Some(first) = rules.first() else {
        return vec![file.finding(1, "no rule is numbered like `- **SM-1**`")];
    };
    let mut findings = check_once(file, &rules);
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

/// A number stands once, under the one prefix; the order is that of reading.
fn check_once(file: &File, rules: &[Rule]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut seen = BTreeSet::new();
    for rule in rules {
        if rule.prefix != rules[0].prefix || !seen.insert(rule.number) {
            let sentence = match rule.prefix == rules[0].prefix {
                true => format!("{}-{} stands here twice", rule.prefix, rule.number),
                false => format!("{}-{} is of another game", rule.prefix, rule.number),
            };
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
/// The end of a longer word is no citation: SHA-256 is none of a game whose rules are called HA.
fn citations(line: &str, prefix: &str) -> Vec<u32> {
    let mark = format!("{prefix}-");
    let begins_word = |at: &usize| !line[..*at].ends_with(char::is_alphanumeric);
    let starts = line.match_indices(&mark).map(|(at, _)| at).filter(begins_word);
    let starts: Vec<usize> = starts.collect();
    let ends = starts.iter().copied().skip(1).chain([line.len()]);
    let mut cited = Vec::new();
    let mut range_from: Option<u32> = None;
    for (start, end) in starts.iter().zip(ends) {
        let piece = &line[start + mark.len()..end];
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
    fn numbers_stand_once_in_any_order() {
        let rules = "- **ZZ-3** Three.\n- **ZZ-1** One.\n- **ZZ-3** Again.\n- **YY-1** Theirs.\n";
        let source = "/// ZZ-1, ZZ-3\n#[test]\nfn b() {}\n";
        let files =
            [MANIFEST, ("crates/cities/RULES.md", rules), ("crates/cities/tests/a.rs", source)];
        let expected = [
            "crates/cities/RULES.md:3: ZZ-3 stands here twice",
            "crates/cities/RULES.md:4: YY-1 is of another game",
        ];
        check_finds(check, &files, &expected);
    }

    #[test]
    fn a_game_has_rules() {
        let expected = ["crates/cities/RULES.md:1: no rule is numbered like `- **SM-1**`"];
        check_finds(check, &[MANIFEST, ("crates/cities/RULES.md", "# Cities\n")], &expected);
    }

    #[test]
    fn ranges_cite_all_between() {
        assert_eq!(citations("ZZ-12..ZZ-14 and ZZ-2", "ZZ"), [12, 13, 14, 2]);
        assert_eq!(citations("ZZ-1, ZZ-5: not a range", "ZZ"), [1, 5]);
        assert_eq!(citations("SHA-256, and HA-2", "HA"), [2]);
    }
}
