//! The numbers of the house style: how long files, functions and lines may be.

use super::tree::{File, Finding, Tree};

const LINES_MAX: usize = 500;
const FUNCTION_LINES_MAX: usize = 70;
const COLUMNS_MAX: usize = 100;
const README_LINES_MAX: usize = 80;
const BYTES_MAX: usize = 300_000;

/// What is written by hand and read side by side; prose, messages and records run on.
const NARROW: [&str; 4] = ["css", "js", "rs", "toml"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    let n_lines = file.text.lines().count();
    if file.is_rust() && LINES_MAX < n_lines && !file.is_in_module("components") {
        findings.push(file.finding(1, format!("{n_lines} lines, more than {LINES_MAX}")));
    }
    if file.name() == "README.md" && README_LINES_MAX < n_lines {
        findings.push(file.finding(1, format!("{n_lines} lines, more than {README_LINES_MAX}")));
    }
    if file.name() == "mod.rs" {
        findings.push(file.finding(1, "a module is `foo.rs` with `foo/`, never `mod.rs`"));
    }
    if BYTES_MAX < file.n_bytes && !file.path.starts_with("crates/bots/weights/") {
        let sentence = format!("{} bytes, more than {BYTES_MAX}", file.n_bytes);
        findings.push(file.finding(1, sentence));
    }
    for function in &file.code.functions {
        let n_lines = function.lines.clone().count();
        if FUNCTION_LINES_MAX < n_lines {
            let name = &function.name;
            let sentence = format!("{name} has {n_lines} lines, more than {FUNCTION_LINES_MAX}");
            findings.push(file.finding(*function.lines.start(), sentence));
        }
    }
    if NARROW.contains(&file.extension()) {
        let long = file.lines().filter(|(_, text)| COLUMNS_MAX < text.chars().count());
        findings.extend(long.map(|(line, text)| {
            let n_columns = text.chars().count();
            file.finding(line, format!("{n_columns} columns, more than {COLUMNS_MAX}"))
        }));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    #[test]
    fn full_measure_is_clean() {
        let body = "\n".repeat(FUNCTION_LINES_MAX - 1);
        let function = format!("fn f() {{{body}}}\n");
        check_clean(
            check,
            &[
                ("src/a.rs", &function),
                ("src/b.rs", &"// ä\n".repeat(LINES_MAX)),
                ("src/components.rs", &"// a\n".repeat(LINES_MAX + 1)),
                ("src/components/c.rs", &"// a\n".repeat(LINES_MAX + 1)),
                ("src/d.rs", &"ä".repeat(COLUMNS_MAX)),
                ("docs/e.md", &"e".repeat(COLUMNS_MAX + 1)),
                ("README.md", &"\n".repeat(README_LINES_MAX)),
                ("crates/bots/weights/f.bin", &"f".repeat(BYTES_MAX + 1)),
            ],
        );
    }

    #[test]
    fn one_more_is_too_much() {
        let body = "\n".repeat(FUNCTION_LINES_MAX);
        let function = format!("\nfn f() {{{body}}}\n");
        check_finds(
            check,
            &[
                ("src/a.rs", &function),
                ("src/b.rs", &"// a\n".repeat(LINES_MAX + 1)),
                ("src/c/mod.rs", ""),
                ("src/d.rs", &"ä".repeat(COLUMNS_MAX + 1)),
                ("README.md", &"\n".repeat(README_LINES_MAX + 1)),
                ("f.bin", &"f".repeat(BYTES_MAX + 1)),
            ],
            &[
                "src/a.rs:2: f has 71 lines, more than 70",
                "src/b.rs:1: 501 lines, more than 500",
                "src/c/mod.rs:1: a module is `foo.rs` with `foo/`, never `mod.rs`",
                "src/d.rs:1: 101 columns, more than 100",
                "README.md:1: 81 lines, more than 80",
                "f.bin:1: 300001 bytes, more than 300000",
            ],
        );
    }
}
