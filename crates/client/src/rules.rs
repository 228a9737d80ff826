//! The rules of a game as they are written for players: `rules/LANGUAGE/GAME.md`, in a little of
//! Markdown. Paragraphs are separated by empty lines. `# ` and `## ` are heads, `- ` opens the item
//! of a list, `> ` a row of symbols by their ids, `! ` a picture by its name with the words below
//! it, and a paragraph that begins with a number such as `SM-12` is that rule.

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    Title(String),
    Section(String),
    Rule {
        number: String,
        text: String,
    },
    Paragraph(String),
    List(Vec<String>),
    Symbols(Vec<String>),
    /// Without a caption it is nothing to look at: drawings that other pictures use.
    Picture {
        name: String,
        caption: Option<String>,
    },
}

pub fn blocks(text: &str) -> Vec<Block> {
    text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()).map(block).collect()
}

fn block(text: &str) -> Block {
    let joined = || text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(title) = text.strip_prefix("# ") {
        return Block::Title(title.to_owned());
    }
    if let Some(section) = text.strip_prefix("## ") {
        return Block::Section(section.to_owned());
    }
    if let Some(ids) = text.strip_prefix("> ") {
        return Block::Symbols(ids.split_whitespace().map(str::to_owned).collect());
    }
    if let Some(picture) = text.strip_prefix("! ") {
        let (name, words) = picture.split_once(char::is_whitespace).unwrap_or((picture, ""));
        let caption = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let caption = Some(caption).filter(|caption| !caption.is_empty());
        return Block::Picture { name: name.to_owned(), caption };
    }
    if let Some(items) = text.strip_prefix("- ") {
        let items = items.split("\n- ").map(|item| item.split_whitespace().collect::<Vec<_>>());
        return Block::List(items.map(|words| words.join(" ")).collect());
    }
    let text = joined();
    match text.split_once(' ') {
        Some((number, rest)) if is_number(number) => {
            Block::Rule { number: number.to_owned(), text: rest.to_owned() }
        }
        Some(_) | None => Block::Paragraph(text),
    }
}

/// Two capitals, a hyphen, digits.
fn is_number(word: &str) -> bool {
    let Some((game, number)) = word.split_once('-') else { return false };
    let is_game = game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase());
    is_game && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The numbers of a file, in their order.
    fn numbers(text: &str) -> Vec<String> {
        let number = |block| match block {
            Block::Rule { number, .. } => Some(number),
            _ => None,
        };
        blocks(text).into_iter().filter_map(number).collect()
    }

    #[test]
    fn a_page_of_rules() {
        let text =
            "# Game\n\nHow it\ngoes.\n\n## Dice\n\nSM-3 Roll\nthem.\n\n- a\n- b c\n\n> die-log x";
        assert_eq!(
            blocks(text),
            [
                Block::Title("Game".to_owned()),
                Block::Paragraph("How it goes.".to_owned()),
                Block::Section("Dice".to_owned()),
                Block::Rule { number: "SM-3".to_owned(), text: "Roll them.".to_owned() },
                Block::List(vec!["a".to_owned(), "b c".to_owned()]),
                Block::Symbols(vec!["die-log".to_owned(), "x".to_owned()]),
            ]
        );
    }

    #[test]
    fn words_with_a_hyphen_are_no_numbers() {
        for word in ["SM", "SM-", "sm-3", "SMX-3", "SM-3a", "R-3"] {
            assert!(!is_number(word), "{word}");
        }
    }

    #[test]
    fn a_picture_has_words_or_is_used_by_others() {
        let picture = |name: &str, caption: Option<&str>| Block::Picture {
            name: name.to_owned(),
            caption: caption.map(str::to_owned),
        };
        assert_eq!(
            blocks("! taxi-cards\n\n! town A right\nplan."),
            [picture("taxi-cards", None), picture("town", Some("A right plan."))]
        );
    }

    const PAGES: [(&str, usize, [&str; 2]); 5] = [
        (
            "SM",
            85,
            [include_str!("../rules/en/saint-malo.md"), include_str!("../rules/de/saint-malo.md")],
        ),
        (
            "TT",
            94,
            [include_str!("../rules/en/turbo-taxi.md"), include_str!("../rules/de/turbo-taxi.md")],
        ),
        (
            "RC",
            119,
            [
                include_str!("../rules/en/rattus-cartus.md"),
                include_str!("../rules/de/rattus-cartus.md"),
            ],
        ),
        ("CI", 110, [include_str!("../rules/en/cities.md"), include_str!("../rules/de/cities.md")]),
        (
            "MS",
            130,
            [include_str!("../rules/en/milestones.md"), include_str!("../rules/de/milestones.md")],
        ),
    ];

    #[test]
    fn both_languages_have_every_number() {
        for (game, n_rules, pages) in PAGES {
            let expected: BTreeSet<String> = (1..=n_rules).map(|n| format!("{game}-{n}")).collect();
            for page in pages {
                assert_eq!(numbers(page).len(), expected.len(), "each stands there once");
                assert_eq!(numbers(page).into_iter().collect::<BTreeSet<_>>(), expected);
            }
            // What only a few need stands at the end, in both.
            assert_eq!(numbers(pages[0]), numbers(pages[1]));
        }
    }

    /// The pictures of a page, in their order.
    fn pictures(text: &str) -> Vec<String> {
        let name = |block| match block {
            Block::Picture { name, .. } => Some(name),
            _ => None,
        };
        blocks(text).into_iter().filter_map(name).collect()
    }

    #[test]
    fn both_languages_show_the_same_pictures() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page/pictures");
        for (_, _, [en, de]) in PAGES {
            assert_eq!(pictures(en), pictures(de));
            for name in pictures(en) {
                assert!(folder.join(format!("{name}.svg")).exists(), "{name} is not drawn");
            }
        }
    }
}
