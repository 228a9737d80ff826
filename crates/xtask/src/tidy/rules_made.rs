//! RULES.md of a game says what the English rules page says: it is made of it.

use super::tree::{Finding, Tree};
use crate::rules::rules_of;

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.rules_crates().filter_map(|game| check_game(tree, game)).collect()
}

fn check_game(tree: &Tree, game: &str) -> Option<Finding> {
    let source = tree.file(&format!("crates/client/rules/en/{game}.md"))?;
    let made = tree.file(&format!("crates/{game}/RULES.md"))?;
    let expected = rules_of(game, &source.text);
    let is_fresh = made.text == expected;
    (!is_fresh).then(|| {
        let same = made.text.lines().zip(expected.lines()).take_while(|(one, other)| one == other);
        made.finding(same.count() + 1, "is not fresh: run `cargo xtask rules`")
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    const PAGE: (&str, &str) = ("crates/client/rules/en/cities.md", "# Cities\n\nCI-1 One.\n");

    #[test]
    fn what_was_made_is_fresh() {
        let made = rules_of("cities", PAGE.1);
        let files = [PAGE, ("crates/cities/Cargo.toml", ""), ("crates/cities/RULES.md", &made)];
        check_clean(check, &files);
    }

    #[test]
    fn what_was_changed_by_hand_is_found() {
        let made = rules_of("cities", PAGE.1).replace("One", "Two");
        let files = [PAGE, ("crates/cities/Cargo.toml", ""), ("crates/cities/RULES.md", &made)];
        let expected = ["crates/cities/RULES.md:5: is not fresh: run `cargo xtask rules`"];
        check_finds(check, &files, &expected);
    }
}
