//! The rules of a game as they are written for players: `rules/LANGUAGE/GAME.md`, in a little of
//! Markdown. Blocks are separated by empty lines. `# ` and `## ` are heads, `- ` opens the item of
//! a list, `| ` a row of a table, three backticks lines that stay as they are, `> ` a row of
//! symbols by their ids, `! ` a picture by its name with the words below it, and a paragraph that
//! begins with a number such as `SM-12` is that rule. Below a line `---` stands what only
//! developers need; it does not come with the page. RULES.md of the game is made of the English
//! file. What the page fetches has each drawing of `page/drawings` behind the words below it.

mod inline;

pub use self::inline::{Piece, pieces};
use crate::letters;

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
    /// The first row is its head.
    Table(Vec<Vec<String>>),
    Code(String),
    Symbols(Vec<String>),
    /// SVG, with the words below it.
    Picture {
        drawing: String,
        caption: String,
    },
    /// What other drawings use; nothing to look at.
    Parts(String),
}

impl Block {
    /// Whether its words have all of these in them; symbols have none.
    pub fn mentions(&self, sought: &[String]) -> bool {
        let words = match self {
            Block::Title(text) | Block::Section(text) | Block::Paragraph(text) => text.clone(),
            Block::Rule { number, text } => format!("{number} {text}"),
            Block::List(items) => items.join(" "),
            Block::Table(rows) => rows.concat().join(" "),
            Block::Code(text) => text.clone(),
            Block::Picture { caption, .. } => caption.clone(),
            Block::Symbols(_) | Block::Parts(_) => String::new(),
        };
        let words = letters::in_small(&words);
        sought.iter().all(|it| words.contains(it.as_str()))
    }
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
        return picture_of(picture);
    }
    if let Some(items) = text.strip_prefix("- ") {
        let items = items.split("\n- ").map(|item| item.split_whitespace().collect::<Vec<_>>());
        return Block::List(items.map(|words| words.join(" ")).collect());
    }
    if text.starts_with('|') {
        return Block::Table(
            text.lines().filter(|row| !is_rule_of_table(row)).map(cells).collect(),
        );
    }
    if let Some(code) = text.strip_prefix("```") {
        let (_, lines) = code.split_once('\n').unwrap_or_default();
        return Block::Code(lines.trim_end_matches("```").trim_end().to_owned());
    }
    let text = joined();
    match text.split_once(' ') {
        Some((number, rest)) if is_number(number) => {
            Block::Rule { number: number.to_owned(), text: rest.to_owned() }
        }
        Some(_) | None => Block::Paragraph(text),
    }
}

/// `NAME WORDS`, and behind them the drawing.
fn picture_of(text: &str) -> Block {
    let (words, drawing) = text.find("<svg").map_or((text, ""), |at| text.split_at(at));
    let mut words = words.split_whitespace();
    let name = words.next().unwrap_or_default().to_owned();
    let caption = words.collect::<Vec<_>>().join(" ");
    if caption.is_empty() {
        return Block::Parts(name);
    }
    Block::Picture { drawing: drawing.to_owned(), caption }
}

/// `| --- | --- |`, between the head of a table and its rows.
fn is_rule_of_table(row: &str) -> bool {
    row.chars().all(|it| "|-: ".contains(it))
}

fn cells(row: &str) -> Vec<String> {
    row.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// Two capitals, a hyphen, digits.
pub fn is_number(word: &str) -> bool {
    let Some((game, number)) = word.split_once('-') else { return false };
    let is_game = game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase());
    is_game && !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::games::CARDS;

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
    fn tables_and_code_stay_as_they_are() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            blocks("| a | b |\n| --- | :-: |\n| 1 | `x` |\n\n```\n  # .\n# c\n```"),
            [
                Block::Table(vec![row(["a", "b"]), row(["1", "`x`"])]),
                Block::Code("  # .\n# c".to_owned()),
            ]
        );
    }

    #[test]
    fn what_is_sought_may_stand_anywhere_in_a_block() {
        let rule = block("SM-3 Roll five dice.");
        let sought = |words: &[&str]| words.iter().map(|it| it.to_string()).collect::<Vec<_>>();
        assert!(rule.mentions(&sought(&["dice", "roll"])));
        assert!(rule.mentions(&sought(&["sm-3"])));
        assert!(!rule.mentions(&sought(&["dice", "coin"])));
    }

    #[test]
    fn words_with_a_hyphen_are_no_numbers() {
        for word in ["SM", "SM-", "sm-3", "SMX-3", "SM-3a", "R-3"] {
            assert!(!is_number(word), "{word}");
        }
    }

    #[test]
    fn a_picture_has_words_or_is_used_by_others() {
        let (drawing, caption) = ("<svg><g/></svg>".to_owned(), "A right plan.".to_owned());
        assert_eq!(
            blocks("! taxi-cards\n\n! town A right\nplan.\n<svg><g/></svg>"),
            [Block::Parts("taxi-cards".to_owned()), Block::Picture { drawing, caption }]
        );
    }

    fn read(path: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The pages of every game in both languages.
    fn pages() -> impl Iterator<Item = (&'static str, [String; 2])> {
        let page = |lang, id| read(&format!("rules/{lang}/{id}.md"));
        CARDS.iter().map(move |card| (card.id, ["en", "de"].map(|lang| page(lang, card.id))))
    }

    /// The numbers of `RULES.md`, in which a rule is an item like `- **SM-12** …`.
    fn known_numbers(id: &str) -> BTreeSet<String> {
        let text = read(&format!("../{id}/RULES.md"));
        let number = |line: &str| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_owned());
        text.lines().filter_map(number).filter(|number| is_number(number)).collect()
    }

    #[test]
    fn both_languages_have_every_number() {
        for (id, pages) in pages() {
            let expected = known_numbers(id);
            assert!(!expected.is_empty(), "{id}");
            for page in &pages {
                assert_eq!(numbers(page).len(), expected.len(), "each stands there once");
                assert_eq!(numbers(page).into_iter().collect::<BTreeSet<_>>(), expected);
            }
            // What only a few need stands at the end, in both.
            assert_eq!(numbers(&pages[0]), numbers(&pages[1]));
        }
    }

    /// The names of the pictures of a page, in their order.
    fn pictures(text: &str) -> Vec<&str> {
        let pictures = text.split("\n\n").filter_map(|block| block.strip_prefix("! "));
        pictures.filter_map(|picture| picture.split_whitespace().next()).collect()
    }

    /// A drawing that does not exist stops the build of the page.
    #[test]
    fn both_languages_show_the_same_pictures() {
        for (id, [en, de]) in pages() {
            assert_eq!(pictures(&en), pictures(&de), "{id}");
        }
    }

    /// A symbol that does not exist is drawn as nothing.
    #[test]
    fn rules_and_drawings_show_symbols_that_exist() {
        let symbols = read("page/symbols.svg");
        let (mut drawings, mut shown) = (read("page/pictures/taxi-cards.svg"), BTreeSet::new());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("page/drawings");
        for entry in fs::read_dir(folder).expect("there are drawings") {
            drawings += &fs::read_to_string(entry.unwrap().path()).unwrap();
        }
        let used = drawings.split("href=\"#").skip(1).filter_map(|it| it.split('"').next());
        shown.extend(used.map(str::to_owned));
        for (_, pages) in pages() {
            for block in pages.iter().flat_map(|page| blocks(page)) {
                if let Block::Symbols(ids) = block {
                    shown.extend(ids);
                }
            }
        }
        for id in shown {
            let is = format!("id=\"{id}\"");
            assert!(symbols.contains(&is) || drawings.contains(&is), "{id}");
        }
    }
}
