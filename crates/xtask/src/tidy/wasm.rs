//! Rules and bots also run in the browser: they compile for wasm32.

use crate::cargo::Cargo;

use super::tree::Tree;

const TARGET: &str = "wasm32-unknown-unknown";

pub fn check(cargo: &Cargo, tree: &Tree) -> anyhow::Result<()> {
    cargo.need_target(TARGET)?;
    let mut args = vec!["check", "--quiet", "--target", TARGET];
    for name in browser_crates(tree) {
        args.extend(["-p", name]);
    }
    cargo.run(&args)
}

fn browser_crates(tree: &Tree) -> Vec<&str> {
    let shared = ["engine", "bots"].into_iter().filter(|name| tree.has_crate(name));
    shared.chain(tree.rules_crates()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_that_exist_are_compiled() {
        let tree = Tree::of(&[
            ("crates/engine/Cargo.toml", ""),
            ("crates/cities/Cargo.toml", ""),
            ("crates/cities/RULES.md", ""),
            ("crates/server/Cargo.toml", ""),
        ]);
        assert_eq!(browser_crates(&tree), ["engine", "cities"]);
    }
}
