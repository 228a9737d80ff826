//! Which key does what while one builds. Keys go by where they lie, so that every layout has the
//! same block, and each that was chosen keeps what is printed on it, to be shown.

use std::collections::BTreeMap;

use engine::read_json;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use turbo_taxi::{CardKind, Cell};

use super::names::{cell_name, kind_name};
use crate::browser;
use crate::letters::capital;
use crate::words::{Texts, say};

const NAME: &str = "rathaus-taxi-keys";

/// What a key means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    Kind(CardKind),
    Cell(Cell),
    Turn,
    Take,
    Halt,
    Vote,
    /// At a table this key is the shell's.
    Undo,
}

/// A key by the code of where it lies, and as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Key {
    pub code: String,
    pub label: String,
}

/// What was chosen instead of the usual keys, by the names of the meanings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyMap(BTreeMap<String, Key>);

/// Why a key cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It already means something else.
    Taken(Meaning),
    /// It writes nothing, or belongs to the page.
    NoSign,
}

impl Meaning {
    /// What can be given another key, in the order of the dialog.
    pub fn all() -> impl Iterator<Item = Meaning> {
        let kinds = CardKind::ALL.into_iter().map(Meaning::Kind);
        let others = [Meaning::Turn, Meaning::Halt, Meaning::Vote];
        kinds.chain(others).chain(Cell::all().map(Meaning::Cell))
    }

    /// Under which its key is kept.
    pub fn name(self) -> String {
        match self {
            Meaning::Kind(kind) => kind.label().to_owned(),
            Meaning::Cell(cell) => format!("cell-{cell}"),
            Meaning::Turn => "turn".to_owned(),
            Meaning::Take => "take".to_owned(),
            Meaning::Halt => "halt".to_owned(),
            Meaning::Vote => "vote".to_owned(),
            Meaning::Undo => "undo".to_owned(),
        }
    }

    pub fn words(self, texts: &Texts) -> String {
        match self {
            Meaning::Kind(kind) => kind_name(texts, kind),
            Meaning::Cell(cell) => cell_name(texts, cell),
            Meaning::Turn => say(texts, "taxi-key-turn"),
            Meaning::Take => say(texts, "taxi-key-take"),
            Meaning::Halt => say(texts, "taxi-halt"),
            Meaning::Vote => say(texts, "taxi-vote"),
            Meaning::Undo => say(texts, "taxi-keys-undo"),
        }
    }
}

impl KeyMap {
    pub fn load() -> KeyMap {
        let kept = browser::stored(NAME);
        kept.and_then(|kept| read_json(&kept).ok()).unwrap_or_default()
    }

    pub fn save(&self) {
        let kept = serde_json::to_string(self).expect("keys are plain data");
        browser::store(NAME, &kept);
    }

    pub fn is_usual(&self) -> bool {
        self.0.is_empty()
    }

    /// What a key means: what was chosen, else the usual, unless that has another key now.
    pub fn meaning(&self, code: &str, key: &str) -> Option<Meaning> {
        let is_chosen = |it: &Meaning| self.0.get(&it.name()).is_some_and(|key| key.code == code);
        let usual = || usual(code, key).filter(|it| !self.0.contains_key(&it.name()));
        Meaning::all().find(is_chosen).or_else(usual).or_else(|| beside(code))
    }

    /// What stands on the key for this.
    pub fn label(&self, meaning: Meaning, texts: &Texts) -> String {
        match self.0.get(&meaning.name()) {
            Some(key) => key.label.clone(),
            None => usual_label(meaning, texts),
        }
    }

    /// Gives something another key, if that is free.
    pub fn choose(&mut self, meaning: Meaning, code: &str, key: &str) -> Result<(), Unfit> {
        let mut signs = key.chars();
        let sign = signs.next().filter(|it| !it.is_whitespace() && *it != '?');
        let Some(sign) = sign.filter(|_| signs.next().is_none() && !code.is_empty()) else {
            return Err(Unfit::NoSign);
        };
        match self.meaning(code, key) {
            Some(other) if other == meaning => return Ok(()),
            Some(other) => return Err(Unfit::Taken(other)),
            None if key.eq_ignore_ascii_case("u") => return Err(Unfit::Taken(Meaning::Undo)),
            None => {}
        }
        self.0.remove(&meaning.name());
        // Back to the usual key is no choice of one's own.
        if usual(code, key) != Some(meaning) {
            let label = capital(sign).to_string();
            self.0.insert(meaning.name(), Key { code: code.to_owned(), label });
        }
        Ok(())
    }
}

/// Those of every page of ours that is open here.
#[derive(Clone, Copy)]
pub struct Keys(RwSignal<KeyMap>);

impl Keys {
    /// The same for all who build on one page.
    pub fn here() -> Keys {
        use_context::<Keys>().unwrap_or_else(|| {
            let keys = Keys(RwSignal::new(KeyMap::load()));
            provide_context(keys);
            keys
        })
    }

    pub fn with<T>(self, ask: impl FnOnce(&KeyMap) -> T) -> T {
        self.0.with(ask)
    }

    pub fn meaning_once(self, code: &str, key: &str) -> Option<Meaning> {
        self.0.with_untracked(|map| map.meaning(code, key))
    }

    pub fn label(self, meaning: Meaning, texts: &Texts) -> String {
        self.0.with(|map| map.label(meaning, texts))
    }

    /// Changes and keeps them.
    pub fn change<T>(self, change: impl FnOnce(&mut KeyMap) -> T) -> T {
        let mut map = self.0.get_untracked();
        let answer = change(&mut map);
        map.save();
        self.0.set(map);
        answer
    }
}

/// Without choices: cells as they lie on the keyboard, digits for kinds; R, H and G are letters.
fn usual(code: &str, key: &str) -> Option<Meaning> {
    let idx = CELL_CODES.iter().position(|it| *it == code);
    if let Some(cell) = idx.and_then(|idx| Cell::new(idx as u8)) {
        return Some(Meaning::Cell(cell));
    }
    if let Some(digit) = code.strip_prefix("Digit").and_then(|it| it.parse::<usize>().ok()) {
        return CardKind::ALL.get(digit.checked_sub(1)?).copied().map(Meaning::Kind);
    }
    match key {
        "r" | "R" => Some(Meaning::Turn),
        "h" | "H" => Some(Meaning::Halt),
        "g" | "G" => Some(Meaning::Vote),
        _ => None,
    }
}

const CELL_CODES: [&str; 9] =
    ["KeyQ", "KeyW", "KeyE", "KeyA", "KeyS", "KeyD", "KeyZ", "KeyX", "KeyC"];
const NUMBER_PAD: [&str; 9] = [
    "Numpad7", "Numpad8", "Numpad9", "Numpad4", "Numpad5", "Numpad6", "Numpad1", "Numpad2",
    "Numpad3",
];

/// The number pad lies like the town, whatever the other keys are.
fn beside(code: &str) -> Option<Meaning> {
    match code {
        "Backspace" | "Delete" => Some(Meaning::Take),
        _ => {
            let idx = NUMBER_PAD.iter().position(|it| *it == code)?;
            Cell::new(idx as u8).map(Meaning::Cell)
        }
    }
}

fn usual_label(meaning: Meaning, texts: &Texts) -> String {
    match meaning {
        Meaning::Kind(kind) => (kind.idx() + 1).to_string(),
        Meaning::Cell(cell) => {
            say(texts, "taxi-cell-keys").chars().skip(cell.idx()).take(1).collect()
        }
        Meaning::Turn => "R".to_owned(),
        Meaning::Take => "⌫".to_owned(),
        Meaning::Halt => "H".to_owned(),
        Meaning::Vote => "G".to_owned(),
        Meaning::Undo => "U".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use turbo_taxi::CENTRE;

    use super::*;
    use crate::words::Lang;

    fn cell(number: u8) -> Meaning {
        Meaning::Cell(Cell::new(number).unwrap())
    }

    fn meaning(code: &str, key: &str) -> Option<Meaning> {
        KeyMap::default().meaning(code, key)
    }

    #[test]
    fn cells_lie_where_their_keys_lie() {
        // On a German keyboard the key that is printed Y has the code of Z.
        assert_eq!(meaning("KeyZ", "y"), Some(cell(6)));
        assert_eq!(meaning("Numpad7", "7"), Some(cell(0)));
        assert_eq!(meaning("KeyC", "c"), Some(cell(8)));
        assert_eq!(meaning("Numpad5", "5"), Some(Meaning::Cell(CENTRE)));
    }

    #[test]
    fn digits_are_kinds_in_the_order_of_the_piles() {
        assert_eq!(meaning("Digit1", "1"), Some(Meaning::Kind(CardKind::Straight)));
        assert_eq!(meaning("Digit6", "6"), Some(Meaning::Kind(CardKind::DeadEnd)));
        assert_eq!(meaning("Digit7", "7"), None);
        assert_eq!(meaning("Digit0", "0"), None);
    }

    #[test]
    fn another_key_takes_the_place_of_the_usual_one() {
        let mut map = KeyMap::default();
        assert_eq!(map.choose(Meaning::Halt, "KeyP", "p"), Ok(()));
        assert_eq!(map.meaning("KeyP", "p"), Some(Meaning::Halt));
        assert_eq!(map.meaning("KeyH", "h"), None);
        assert_eq!(map.label(Meaning::Halt, &Texts::new(Lang::En)), "P");
        // What has become free can be chosen for something else.
        assert_eq!(map.choose(cell(0), "KeyH", "h"), Ok(()));
        assert_eq!(map.meaning("KeyQ", "q"), None);
        let kept = serde_json::to_string(&map).unwrap();
        assert_eq!(read_json::<KeyMap>(&kept).unwrap(), map);
        assert_eq!(map.choose(cell(0), "KeyQ", "q"), Ok(()));
        assert_eq!(map.choose(Meaning::Halt, "KeyH", "h"), Ok(()));
        assert!(map.is_usual());
    }

    #[test]
    fn a_key_means_one_thing() {
        let mut map = KeyMap::default();
        assert_eq!(map.choose(Meaning::Turn, "KeyQ", "q"), Err(Unfit::Taken(cell(0))));
        assert_eq!(map.choose(Meaning::Turn, "Numpad1", "1"), Err(Unfit::Taken(cell(6))));
        assert_eq!(map.choose(Meaning::Turn, "KeyU", "u"), Err(Unfit::Taken(Meaning::Undo)));
        assert_eq!(map.choose(Meaning::Turn, "Space", " "), Err(Unfit::NoSign));
        assert_eq!(map.choose(Meaning::Turn, "ArrowUp", "ArrowUp"), Err(Unfit::NoSign));
        assert_eq!(map.choose(Meaning::Turn, "KeyR", "r"), Ok(()));
        assert!(map.is_usual());
    }

    #[test]
    fn the_usual_keys_are_all_different() {
        let texts = Texts::new(Lang::De);
        let labels: Vec<String> = Meaning::all().map(|it| usual_label(it, &texts)).collect();
        let different: std::collections::BTreeSet<&String> = labels.iter().collect();
        assert_eq!(different.len(), 18, "{labels:?}");
    }
}
