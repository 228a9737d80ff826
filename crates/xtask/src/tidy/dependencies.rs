//! Who may depend on whom: the table of the design.

use toml::de::{DeTable, DeValue};

use super::tree::{File, Finding, Tree};

/// What one crate may depend on. Its tests may use `testkit` and `serde_json` besides, those of the
/// server may play a game, and those of the games hold their schemas against what is sent.
enum May<'t> {
    Only(Vec<&'t str>),
    AnythingBut(Vec<&'t str>),
}

fn may<'t>(tree: &'t Tree, name: &str) -> Option<May<'t>> {
    let with_rules = |names: &[&'static str]| {
        names.iter().copied().chain(tree.rules_crates()).collect::<Vec<&str>>()
    };
    let may = match name {
        "engine" => {
            let words = ["schemars", "serde", "serde_json"];
            May::Only([&["chacha20", "hex", "rand_xoshiro", "sha2"][..], &words].concat())
        }
        rules if tree.is_rules_crate(rules) => May::Only(vec!["engine", "serde"]),
        "testkit" => May::Only(vec!["engine", "serde", "serde_json"]),
        "texts" => May::Only(vec!["engine", "fluent-bundle", "fluent-syntax", "unic-langid"]),
        "bots" => May::Only(with_rules(&["engine", "serde"])),
        "games" => May::Only(vec!["bots", "engine", "serde", "serde_json"]),
        "analysis" => May::Only(vec!["bots", "engine", "protocol", "serde", "serde_json"]),
        "protocol" => May::Only(vec!["engine", "serde", "serde_json"]),
        "robots" => {
            let words = ["serde", "serde_json", "wasm-bindgen"];
            May::Only([&["analysis", "bots", "engine", "games", "protocol"][..], &words].concat())
        }
        "server" => May::AnythingBut(with_rules(&["client"])),
        "client" => May::AnythingBut(vec!["bots", "games", "server"]),
        "load" => May::AnythingBut(with_rules(&["client", "games", "server"])),
        "rathaus" | "xtask" => May::AnythingBut(Vec::new()),
        _ => return None,
    };
    Some(may)
}

impl May<'_> {
    fn allows(&self, name: &str) -> bool {
        match self {
            May::Only(names) => names.contains(&name),
            May::AnythingBut(names) => !names.contains(&name),
        }
    }
}

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.manifests().flat_map(|(name, manifest)| check_manifest(tree, name, manifest)).collect()
}

fn check_manifest(tree: &Tree, name: &str, manifest: &File) -> Vec<Finding> {
    let Some(may) = may(tree, name) else {
        let sentence = format!(
            "crate {name} has no RULES.md, and the table of dependencies in xtask does not know it"
        );
        return vec![manifest.finding(1, sentence)];
    };
    let table = match DeTable::parse(&manifest.text) {
        Ok(table) => table.into_inner(),
        Err(error) => return vec![manifest.finding(1, error.message())],
    };
    dependencies(&table)
        .into_iter()
        .filter(|dependency| {
            let is_for_tests = dependency.is_dev
                && match (name, dependency.package) {
                    (_, "testkit" | "serde_json") | ("games", "jsonschema") => true,
                    (name, package) => name == "server" && tree.is_rules_crate(package),
                };
            !may.allows(dependency.package) && !is_for_tests
        })
        .map(|dependency| {
            let line = manifest.line_at(dependency.offset);
            manifest.finding(line, format!("{name} may not depend on {}", dependency.package))
        })
        .collect()
}

struct Dependency<'m> {
    package: &'m str,
    offset: usize,
    is_dev: bool,
}

fn dependencies<'m>(manifest: &'m DeTable<'m>) -> Vec<Dependency<'m>> {
    let targets = manifest.get("target").and_then(|target| target.get_ref().as_table());
    let tables = targets.into_iter().flat_map(DeTable::values);
    let tables = tables.filter_map(|target| target.get_ref().as_table()).chain([manifest]);

    let mut dependencies = Vec::new();
    for table in tables {
        for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let Some(listed) = table.get(section).and_then(|it| it.get_ref().as_table()) else {
                continue;
            };
            dependencies.extend(listed.iter().map(|(key, value)| Dependency {
                package: renamed(value.get_ref()).unwrap_or(key.get_ref()),
                offset: key.span().start,
                is_dev: section == "dev-dependencies",
            }));
        }
    }
    dependencies
}

/// `toys = { package = "testkit" }` is a dependency on testkit.
fn renamed<'m>(value: &'m DeValue<'m>) -> Option<&'m str> {
    value.get("package")?.get_ref().as_str()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    #[test]
    fn rules_use_engine_and_serde() {
        let manifest = "[dependencies]\nengine.workspace = true\nserde = \"1\"\n\
                        [dev-dependencies]\ntestkit.workspace = true\n";
        check_clean(check, &[("crates/cities/Cargo.toml", manifest)]);
    }

    #[test]
    fn rules_use_no_other_game_and_no_generator() {
        let manifest = "[dependencies]\nrand = \"1\"\n\n\
                        [dependencies.toys]\npackage = \"milestones\"\n";
        let expected = [
            "crates/cities/Cargo.toml:2: cities may not depend on rand",
            "crates/cities/Cargo.toml:4: cities may not depend on milestones",
        ];
        check_finds(check, &[("crates/cities/Cargo.toml", manifest)], &expected);
    }

    #[test]
    fn a_test_library_is_for_tests() {
        let manifest = "[dependencies]\ntestkit.workspace = true\n";
        let expected = ["crates/bots/Cargo.toml:2: bots may not depend on testkit"];
        check_finds(check, &[("crates/bots/Cargo.toml", manifest)], &expected);
    }

    #[test]
    fn the_server_knows_no_game_on_any_target() {
        let manifest = "[dependencies]\naxum = \"1\"\n\
                        [target.'cfg(unix)'.dependencies]\ncities.workspace = true\n";
        let expected = ["crates/server/Cargo.toml:4: server may not depend on cities"];
        check_finds(check, &[("crates/server/Cargo.toml", manifest)], &expected);
    }

    #[test]
    fn the_tests_of_the_server_may_play_a_game() {
        let manifest = "[dev-dependencies]\ncities.workspace = true\n";
        check_clean(check, &[("crates/server/Cargo.toml", manifest)]);
    }

    #[test]
    fn every_crate_stands_in_the_table() {
        let expected = [
            "crates/toys/Cargo.toml:1: crate toys has no RULES.md, and the table of dependencies \
             in xtask does not know it",
        ];
        check_finds(check, &[("crates/toys/Cargo.toml", "")], &expected);
        let toys = [("crates/toys/Cargo.toml", ""), ("crates/toys/RULES.md", "")];
        check_clean(check, &toys);
    }
}
