//! The server never names a game; `games` and the client name them in one list each.
//!
//! A module of one game, like the client's `saint_malo`, may of course name that game.

use super::code::Token;
use super::tree::{File, Finding, Tree};
use super::workspace::module_name;

/// Where the crate `games` lists the games.
const LISTS: [&str; 2] = ["lib.rs", "list.rs"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust_files_of("server") {
        findings.extend(first_game(tree, file, |_| true).map(|(line, game)| {
            file.finding(line, format!("the server names {game}, but games are not its business"))
        }));
    }
    for file in tree.rust_files_of("games").filter(|file| !LISTS.contains(&file.name())) {
        findings.extend(first_foreign_game(tree, file).map(|(line, game)| {
            file.finding(line, format!("{game} is named outside of the list of games"))
        }));
    }
    let mut list = None;
    for file in tree.rust_files_of("client") {
        let Some((line, game)) = first_foreign_game(tree, file) else { continue };
        match list {
            None => list = Some(file),
            Some(list) => {
                let sentence = format!("the client names {game} here and in {}", list.path);
                findings.push(file.finding(line, sentence));
            }
        }
    }
    findings
}

fn first_foreign_game<'t>(tree: &'t Tree, file: &File) -> Option<(usize, &'t str)> {
    first_game(tree, file, |game| !file.is_in_module(&module_name(game)))
}

fn first_game<'t>(
    tree: &'t Tree,
    file: &File,
    counts: impl Fn(&str) -> bool,
) -> Option<(usize, &'t str)> {
    let games: Vec<&str> = tree.rules_crates().collect();
    file.code.live_tokens().find_map(|token| {
        let game = games.iter().find(|game| names(token, game) && counts(game))?;
        Some((token.line, *game))
    })
}

/// Whether the token is the identity of the game, as a text, or something out of its crate. A mere
/// word is not enough: Saint Malo, too, has cities.
fn names(token: &Token, game: &str) -> bool {
    let is_identity = token.text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let crate_path = format!("{}::", module_name(game));
    is_identity == Some(game) || token.path.starts_with(&crate_path)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_clean, check_finds};
    use super::*;

    const DRAW: &str = "use cities::View; fn f(cities: u8) -> u8 { cities }";
    const LIST: &str = "fn f() { let _ = (cities::Cities, saint_malo::SaintMalo::ID); }";

    #[test]
    fn lists_and_modules_of_a_game_name_it() {
        check_clean(
            check,
            &[
                ("crates/client/src/cities/draw.rs", DRAW),
                ("crates/client/src/games.rs", LIST),
                ("crates/games/src/list.rs", LIST),
                ("crates/server/src/table.rs", "fn f(cities: u8) -> u8 { cities }"),
                ("crates/server/tests/table.rs", "const GAME: &str = \"cities\";"),
            ],
        );
    }

    #[test]
    fn nobody_else_does() {
        check_finds(
            check,
            &[
                ("crates/client/src/games.rs", LIST),
                ("crates/client/src/lobby.rs", DRAW),
                ("crates/games/src/any.rs", DRAW),
                ("crates/server/src/table.rs", "\n\nconst GAME: &str = \"saint-malo\";"),
            ],
            &[
                "crates/server/src/table.rs:3: the server names saint-malo, but games are not its \
                 business",
                "crates/games/src/any.rs:1: cities is named outside of the list of games",
                "crates/client/src/lobby.rs:1: the client names cities here and in \
                 crates/client/src/games.rs",
            ],
        );
    }
}
