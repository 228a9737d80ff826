//! The golden Records of all games, as lines of JSON: where most seeds come from.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

/// A Record whose sums are not looked at.
pub struct Golden {
    pub text: String,
    pub header: Value,
    pub entries: Vec<Value>,
}

impl Golden {
    pub fn game(&self) -> &str {
        self.header["game"].as_str().expect("a header names its game")
    }

    pub fn n_seats(&self) -> usize {
        self.header["seats"].as_array().map_or(0, Vec::len)
    }
}

/// All of them, in the order of their names.
pub fn records() -> Vec<Golden> {
    let mut paths: Vec<PathBuf> = games::IDS.iter().flat_map(|game| paths_of(game)).collect();
    paths.sort();
    paths.iter().map(|path| golden(fs::read_to_string(path).expect("a Record is text"))).collect()
}

/// A game that is still young may have none.
fn paths_of(game: &str) -> Vec<PathBuf> {
    let folder = crate::here().join(format!("../crates/{game}/tests/replays"));
    let files = fs::read_dir(folder).into_iter().flatten();
    files.flatten().map(|file| file.path()).collect()
}

fn golden(text: String) -> Golden {
    let mut lines = text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON"));
    let header = lines.next().expect("a Record has a header");
    let mut entries: Vec<Value> = lines.collect();
    entries.pop();
    Golden { text, header, entries }
}
