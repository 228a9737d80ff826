//! What a new game begins with: the game Coin Pile, whose names are exchanged. The templates lie as
//! they will lie in the workspace, so that they can be read, and edited, as the game that they are.

use super::Name;

pub struct Template {
    /// From the root of the workspace.
    pub path: &'static str,
    pub content: &'static [u8],
}

macro_rules! templates {
    ($($path:literal,)*) => {
        &[$(Template {
            path: $path,
            content: include_bytes!(concat!("../../templates/", $path)),
        }),*]
    };
}

pub const TEMPLATES: &[Template] = templates![
    "crates/coin-pile/Cargo.toml",
    "crates/coin-pile/RULES.md",
    "crates/coin-pile/src/action.rs",
    "crates/coin-pile/src/apply.rs",
    "crates/coin-pile/src/components.rs",
    "crates/coin-pile/src/event.rs",
    "crates/coin-pile/src/forbids.rs",
    "crates/coin-pile/src/game.rs",
    "crates/coin-pile/src/legal.rs",
    "crates/coin-pile/src/lib.rs",
    "crates/coin-pile/src/options.rs",
    "crates/coin-pile/src/purse.rs",
    "crates/coin-pile/src/score.rs",
    "crates/coin-pile/src/view.rs",
    "crates/coin-pile/tests/rules/ending.rs",
    "crates/coin-pile/tests/rules/laws.rs",
    "crates/coin-pile/tests/rules/main.rs",
    "crates/coin-pile/tests/rules/secrecy.rs",
    "crates/coin-pile/tests/rules/setup.rs",
    "crates/coin-pile/tests/rules/taking.rs",
    "crates/coin-pile/tests/secrecy.json",
    "crates/bots/src/coin_pile.rs",
    "crates/client/page/boards/coin-pile-dark.webp",
    "crates/client/page/boards/coin-pile-light.webp",
    "crates/client/rules/de/coin-pile.md",
    "crates/client/rules/en/coin-pile.md",
    "crates/client/src/coin_pile.rs",
    "crates/client/src/coin_pile/help.rs",
    "crates/client/src/coin_pile/lesson.rs",
    "crates/client/src/coin_pile/places.rs",
    "crates/client/src/coin_pile/plate.rs",
    "crates/client/src/coin_pile/question.rs",
    "crates/client/src/coin_pile/say.rs",
    "crates/client/src/coin_pile/targets.rs",
    "crates/texts/messages/de/coin-pile-card.ftl",
    "crates/texts/messages/de/coin-pile-help.ftl",
    "crates/texts/messages/de/coin-pile.ftl",
    "crates/texts/messages/en/coin-pile-card.ftl",
    "crates/texts/messages/en/coin-pile-help.ftl",
    "crates/texts/messages/en/coin-pile.ftl",
    "crates/texts/tests/said/de/coin-pile.txt",
    "crates/texts/tests/said/en/coin-pile.txt",
];

/// The files that lead rustfmt to all others.
pub const ENTRIES: [&str; 4] = [
    "crates/coin-pile/src/lib.rs",
    "crates/coin-pile/tests/rules/main.rs",
    "crates/bots/src/coin_pile.rs",
    "crates/client/src/coin_pile.rs",
];

impl Template {
    /// The file of a game of this name.
    pub fn named(&self, name: &Name) -> (String, Vec<u8>) {
        let content = match std::str::from_utf8(self.content) {
            Ok(text) => renamed(text, name).into_bytes(),
            Err(_) => self.content.to_vec(),
        };
        (renamed(self.path, name), content)
    }
}

pub fn renamed(text: &str, name: &Name) -> String {
    text.replace("coin-pile", &name.id)
        .replace("coin_pile", &name.module)
        .replace("CoinPile", &name.type_name)
        .replace("Coin Pile", &name.title)
        .replace("CP-", &format!("{}-", name.prefix))
}

/// Whether the code of the templates uses this word for something of its own.
pub fn uses_word(word: &str) -> bool {
    let is_code = |template: &&Template| template.path.ends_with(".rs");
    let texts = TEMPLATES.iter().filter(is_code);
    let texts = texts.filter_map(|template| std::str::from_utf8(template.content).ok());
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    texts.flat_map(|text| text.split(|c: char| !is_part(c))).any(|found| found == word)
}
