//! Who may depend on whom: the table of the design.

use toml::de::{DeTable, DeValue};

use super::tree::{File, Finding, Tree};
use super::workspace::RULES_CRATES;

/// What one crate may depend on. Its tests may use `testkit` and `serde_json` besides, and those of
/// the server may play a game.
enum May {
    Only(Vec<&'static str>),
    AnythingBut(Vec<&'static str>),
}

fn may(name: &str) -> Option<May> {
    let with_rules = |names: &[&'static str]| [names, &RULES_CRATES].concat();
    let may = match name {
        "engine" => {
            May::Only(vec!["chacha20", "hex", "rand_xoshiro", "serde", "serde_json", "sha2"])
        }
        rules if RULES_CRATES.contains(&rules) => May::Only(vec!["engine", "serde"]),
        "testkit" => May::Only(vec!["engine", "serde", "serde_json"]),
        "texts" => May::Only(vec!["engine", "fluent-bundle", "unic-langid"]),
        "bots" => May::Only(with_rules(&["engine", "serde"])),
        "games" => May::Only(with_rules(&["bots", "engine", "serde", "serde_json"])),
        "protocol" => May::Only(vec!["engine", "serde", "serde_json"]),
        "server" => May::AnythingBut(with_rules(&["client"])),
        "client" => May::AnythingBut(vec!["server"]),
        "load" => May::AnythingBut(with_rules(&["client", "games", "server"])),
        "rathaus" | "xtask" => May::AnythingBut(Vec::new()),
        _ => return None,
    };
    Some(may)
}

impl May {
    fn allows(&self, name: &str) -> bool {
        match self {
            May::Only(names) => names.contains(&name),
            May::AnythingBut(names) => !names.contains(&name),
        }
    }
}

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.manifests().flat_map(|(name, manifest)| check_manifest(name, manifest)).collect()
}

fn check_manifest(name: &str, manifest: &File) -> Vec<Finding> {
    let Some(may) = may(name) else {
        let sentence = format!("the table of dependencies in xtask does not know crate {name}");
        return vec![manifest.finding(1, sentence)];
    };
    let table = match DeTable::parse(&manifest.text) {
        Ok(table) => table.into_inner(),
        Err(error) => return vec![manifest.finding(1, error.message())],
    };
    dependencies(&table)
        .into_iter()
        .filter(|dependency| {
            let is_game = name == "server" && RULES_CRATES.contains(&dependency.package);
            let is_for_tests = dependency.is_dev
                && (["testkit", "serde_json"].contains(&dependency.package) || is_game);
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
            "crates/toys/Cargo.toml:1: the table of dependencies in xtask does not know crate toys",
        ];
        check_finds(check, &[("crates/toys/Cargo.toml", "")], &expected);
        for name in RULES_CRATES {
            check_clean(check, &[(&format!("crates/{name}/Cargo.toml"), "")]);
        }
    }
}
