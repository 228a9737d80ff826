//! A state never crosses the wire: the type that is the game cannot be serialised.

use super::code::Code;
use super::tree::{Finding, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.rules_crates().flat_map(|name| check_crate(tree, name)).collect()
}

fn check_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let states = tree.state_types(name);
    let mut findings = Vec::new();
    for file in tree.rust_files_of(name) {
        for (line, type_name) in serialised_types(&file.code) {
            if states.contains(&type_name) {
                let sentence = format!("{type_name} holds secrets and must not be Serialize");
                findings.push(file.finding(line, sentence));
            }
        }
    }
    findings
}

/// The types that implement or derive `Serialize`, with the line that says so.
fn serialised_types(code: &Code) -> Vec<(usize, &str)> {
    let implemented = code.matches(&["Serialize", "for", "_"]);
    let mut types: Vec<_> =
        implemented.map(|tokens| (tokens[0].line, tokens[2].text.as_str())).collect();

    let mut derived_on = None;
    for pair in code.tokens.windows(2) {
        match pair[0].text.as_str() {
            "Serialize" => derived_on = Some(pair[0].line),
            "struct" | "enum" => {
                types.extend(derived_on.take().map(|line| (line, pair[1].text.as_str())));
            }
            // The end of an import or of an item: what was named there is not derived here.
            ";" | "}" => derived_on = None,
            _ => {}
        }
    }
    types
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    const GAME: (&str, &str) = ("crates/cities/src/lib.rs", "impl engine::Game for Cities {}");

    #[test]
    fn a_view_may_be_sent() {
        let source = "use serde::Serialize;\n\n#[derive(Clone)]\npub struct Cities;\n\n\
                      #[derive(Clone, Serialize)]\npub struct View;\n";
        check_clean(check, &[GAME, ("crates/cities/src/state.rs", source)]);
    }

    #[test]
    fn a_state_may_not_be_sent() {
        let derived = "#[derive(Clone, serde::Serialize)]\n/// All of it.\npub struct Cities;\n";
        let expected =
            ["crates/cities/src/state.rs:1: Cities holds secrets and must not be Serialize"];
        check_finds(check, &[GAME, ("crates/cities/src/state.rs", derived)], &expected);
        let written = "impl Serialize for Cities {}";
        check_finds(check, &[GAME, ("crates/cities/src/state.rs", written)], &expected);
    }
}
