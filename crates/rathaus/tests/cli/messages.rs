//! What the sources say has a text. That both languages have it is checked by `cargo xtask tidy`.

use std::fs;
use std::path::{Path, PathBuf};

use games::{Title, Visitor};
use texts::{Lang, Texts};

fn sources() -> String {
    sources_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

fn sources_in(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: PathBuf| match path.is_dir() {
        true => sources_in(&path),
        false => fs::read_to_string(path).unwrap(),
    };
    paths.map(read).collect()
}

/// Every text between quotes that looks like `a-key`.
fn keys(sources: &str) -> Vec<&str> {
    let is_key = |text: &str| {
        let is_letter = |c: char| c.is_ascii_lowercase() || c == '-';
        text.contains('-') && text.starts_with(char::is_alphabetic) && text.chars().all(is_letter)
    };
    sources.split('"').filter(|text| is_key(text) && !text.ends_with('-')).collect()
}

#[test]
fn every_key_has_a_text() {
    let sources = sources();
    let texts = Texts::new(Lang::En);
    let keys = keys(&sources);
    assert!(80 < keys.len(), "{keys:?}");
    for key in keys {
        assert!(texts.find(key, &[]).is_some(), "{key}");
    }
}

/// The keys that are put together from what a game calls its parts.
struct Parts;

impl Visitor for Parts {
    type Output = Vec<String>;
    fn visit<G: Title>(self) -> Vec<String> {
        let options = serde_json::to_value(G::Options::default()).unwrap();
        let options =
            options.as_object().unwrap().keys().map(|it| format!("{}-option-{it}", G::ID));
        let timings = G::timings().into_iter().map(|it| format!("{}-timing-{}", G::ID, it.key));
        let levels = G::levels().into_iter().map(|level| format!("level-{}", level.name));
        let record = testkit::random_record::<G>(&G::Options::default(), *G::SEATS.end(), 1);
        let standings = record.closing.outcome.unwrap().standings;
        let lines = standings.into_iter().flat_map(|standing| standing.lines);
        let lines = lines.map(|line| format!("{}-line-{}", G::ID, line.source));
        let name = format!("{}-name", G::ID);
        options.chain(timings).chain(levels).chain(lines).chain([name]).collect()
    }
}

#[test]
fn every_part_of_a_game_has_a_name() {
    let texts = Texts::new(Lang::De);
    for id in games::IDS {
        for key in games::visit(id, Parts).unwrap() {
            assert!(texts.find(&key, &[]).is_some(), "{key}");
        }
    }
}
