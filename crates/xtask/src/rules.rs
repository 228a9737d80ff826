//! The rules of a game are written once for each language, as the page shows them. RULES.md of its
//! crate is made of the English ones.

use std::fs;

use anyhow::Context;

use crate::cargo::Cargo;

/// Below this line stands what only developers need.
const FOR_DEVELOPERS: &str = "\n---\n";

/// Writes RULES.md of every game anew.
pub fn rules(cargo: &Cargo) -> anyhow::Result<()> {
    let folder = cargo.root().join("crates/client/rules/en");
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let made = cargo.root().join(format!("crates/{game}/RULES.md"));
        let source = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        fs::write(&made, rules_of(&game, &source)).with_context(|| made.display().to_string())?;
    }
    Ok(())
}

/// What the page shows: each drawing stands behind the words below it. A picture without words is
/// one that the page has already.
pub fn for_players(
    source: &str,
    drawing: impl Fn(&str) -> anyhow::Result<String>,
) -> anyhow::Result<String> {
    let (players, _) = source.split_once(FOR_DEVELOPERS).unwrap_or((source, ""));
    let mut page = Vec::new();
    for block in players.trim_end().split("\n\n") {
        match block.strip_prefix("! ").and_then(|picture| picture.split_once(' ')) {
            Some((name, _)) => page.push(format!("{block}\n{}", drawing(name)?.trim())),
            None => page.push(block.to_owned()),
        }
    }
    Ok(format!("{}\n", page.join("\n\n")))
}

/// RULES.md: every rule is an item with its number, and what is only to be looked at is left out.
pub fn rules_of(game: &str, source: &str) -> String {
    let page = format!("crates/client/rules/en/{game}.md");
    let mut made = format!("<!-- Made of {page} by `cargo xtask rules`: change that one. -->\n");
    let mut was_rule = false;
    for block in source.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        let is_uncaptioned = block.starts_with("! ") && block.split(' ').count() == 2;
        if block == "---" || block.starts_with("> ") || is_uncaptioned {
            continue;
        }
        let numbered = block.split_once(' ').filter(|(number, _)| is_number(number));
        // Rules that follow each other are one list.
        if !(was_rule && numbered.is_some()) {
            made.push('\n');
        }
        match (numbered, block.strip_prefix("! ")) {
            (Some((number, text)), _) => made.push_str(&format!("- **{number}** {text}\n")),
            (None, Some(picture)) => {
                let (_, caption) = picture.split_once(' ').unwrap_or_default();
                made.push_str(&format!("*{caption}*\n"));
            }
            (None, None) => made.push_str(&format!("{block}\n")),
        }
        was_rule = numbered.is_some();
    }
    made
}

/// Two capitals, a hyphen, digits.
pub fn is_number(word: &str) -> bool {
    let Some((game, number)) = word.split_once('-') else { return false };
    let is_game = game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase());
    is_game && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "# Game\n\n> die-log\n\n## Dice\n\nSM-2 Roll.\n\nSM-1 Keep.\n\n\
                          - a\n- b\n\n! town A plan.\n\n---\n\n## Glossary\n\nOnly here.\n";

    #[test]
    fn rules_become_items_with_their_numbers() {
        let expected = "\n# Game\n\n## Dice\n\n- **SM-2** Roll.\n- **SM-1** Keep.\n\n- a\n- b\n\n\
                        *A plan.*\n\n## Glossary\n\nOnly here.\n";
        let made = rules_of("game", SOURCE);
        let (head, rest) = made.split_once('\n').unwrap();
        assert!(head.contains("crates/client/rules/en/game.md"), "{head}");
        assert_eq!(rest, expected);
        let uncaptioned = rules_of("game", "! cards\n\nThe end.\n");
        assert!(uncaptioned.ends_with("-->\n\nThe end.\n"), "{uncaptioned}");
    }

    #[test]
    fn players_do_not_read_what_is_for_developers() {
        let page = |source| for_players(source, |name| Ok(format!("<svg {name}>\n"))).unwrap();
        assert!(page(SOURCE).ends_with("! town A plan.\n<svg town>\n"));
        assert_eq!(page("# Game\n\n! cards\n"), "# Game\n\n! cards\n");
        assert!(for_players(SOURCE, |_| anyhow::bail!("not drawn")).is_err());
    }
}
