//! Component files with many faults at once, and all that is said of them: whoever reads such files
//! has to tell the same list.

use std::fs;
use std::path::{Path, PathBuf};

pub struct FaultyFile {
    pub game: String,
    /// The option that takes it.
    pub option: String,
    pub path: PathBuf,
    /// Every fault in English, in order.
    pub said: Vec<String>,
}

/// Those in `faulty/`: `GAME.OPTION.json`, and in `GAME.txt` what is said.
pub fn faulty_files() -> Vec<FaultyFile> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("faulty");
    let entries = fs::read_dir(&folder).expect("the folder is part of this crate");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "json"));
    paths.sort();
    paths.into_iter().map(|path| faulty_file(&folder, path)).collect()
}

fn faulty_file(folder: &Path, path: PathBuf) -> FaultyFile {
    let name = path.file_stem().and_then(|name| name.to_str()).expect("names are plain");
    let (game, option) = name.split_once('.').expect("a game and an option");
    let said = fs::read_to_string(folder.join(format!("{game}.txt"))).expect("what is said of it");
    FaultyFile {
        game: game.to_owned(),
        option: option.to_owned(),
        said: said.lines().map(str::to_owned).collect(),
        path,
    }
}
