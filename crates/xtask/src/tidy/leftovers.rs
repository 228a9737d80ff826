//! What is left over from work in progress and from the machine it was done on.

use super::tree::{File, Finding, Tree};

/// Marks of unfinished work in comments. These words, like the two lists below, are spelled in two
/// halves so that this file passes its own check.
const MARKS: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("X", "XX")];

/// Folders of one machine.
const FOLDERS: [&str; 2] = [concat!("/ro", "ot/"), concat!("/wo", "rk/")];

/// Hosts of package registries: where packages come from is the business of the machine.
const HOSTS: [&str; 4] = [
    concat!("crates", ".io"),
    concat!("registry.npmjs", ".org"),
    concat!("pypi", ".org"),
    concat!("deb.debian", ".org"),
];

/// Rust that hides a test or puts code off, as tokens and as a sentence.
const CODE: [(&[&str], &str); 4] = [
    (&["#", "[", "ignore"], "a test that is ignored tests nothing"),
    (&["should_panic"], "a test says what happens, not that something panics"),
    (&["todo", "!"], "unfinished code belongs in an issue"),
    (&["unimplemented", "!"], "unfinished code belongs in an issue"),
];

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (pattern, sentence) in CODE {
        let matches = file.code.matches(pattern);
        findings.extend(matches.map(|tokens| file.finding(tokens[0].line, sentence)));
    }
    for (line, text) in file.lines() {
        let comment = comment(file, text);
        for mark in MARKS.iter().filter(|mark| has_word(comment, mark)) {
            findings.push(file.finding(line, format!("{mark} belongs in an issue")));
        }
        for folder in FOLDERS.iter().filter(|folder| text.contains(**folder)) {
            findings.push(file.finding(line, format!("{folder} is a folder of one machine")));
        }
        let names_source = file.name() == "Cargo.lock" && text.starts_with("source = ");
        for host in HOSTS.iter().filter(|host| text.contains(**host) && !names_source) {
            findings.push(file.finding(line, format!("{host} is a package registry")));
        }
    }
    findings
}

/// The part of a line in which a mark of unfinished work would stand. Prose may speak about them,
/// and three crosses on the dice of a Record are no mark.
fn comment<'t>(file: &File, text: &'t str) -> &'t str {
    match file.extension() {
        "rs" => text.split_once("//").map_or("", |(_, comment)| comment),
        "md" | "jsonl" => "",
        _ => text,
    }
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|part| part == word)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    #[test]
    fn finished_work_is_clean() {
        let [mark, ..] = MARKS;
        let index =
            format!("source = \"registry+https://github.com/rust-lang/{}-index\"", HOSTS[0]);
        check_clean(
            check,
            &[
                ("src/a.rs", "#[test]\nfn ignore() {} // Nothing to do.\n"),
                ("src/b.rs", &format!("const MARK: &str = \"{mark}\";")),
                ("STYLE.md", &format!("No {mark} in the tree.")),
                ("Cargo.lock", &index),
            ],
        );
    }

    #[test]
    fn tests_are_neither_ignored_nor_vague() {
        let source = "#[test]\n#[ignore = \"slow\"]\nfn a() {}\n#[should_panic]\nfn b() {}\n";
        let expected = [
            "src/a.rs:2: a test that is ignored tests nothing",
            "src/a.rs:4: a test says what happens, not that something panics",
        ];
        check_finds(check, &[("src/a.rs", source)], &expected);
    }

    #[test]
    fn unfinished_code_is_found() {
        let expected = ["src/a.rs:1: unfinished code belongs in an issue"];
        check_finds(check, &[("src/a.rs", "fn a() { todo!() }")], &expected);
        for mark in MARKS {
            let expected = format!("src/a.rs:1: {mark} belongs in an issue");
            check_finds(check, &[("src/a.rs", &format!("// {mark}: more"))], &[&expected]);
        }
    }

    #[test]
    fn traces_of_a_machine_are_found() {
        for folder in FOLDERS {
            let expected = format!("a.sh:1: {folder} is a folder of one machine");
            check_finds(check, &[("a.sh", &format!("cd {folder}main"))], &[&expected]);
        }
        for host in HOSTS {
            let expected = format!("a.sh:1: {host} is a package registry");
            check_finds(check, &[("a.sh", &format!("curl https://{host}"))], &[&expected]);
        }
    }
}
