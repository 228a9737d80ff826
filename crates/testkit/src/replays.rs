//! Kept games: the save files of a folder, played again.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Game, Record};

/// Replays every `*.jsonl` of a folder and panics at the first that does not come out as written,
/// or if there are none.
#[track_caller]
pub fn check_replays<G: Game>(dir: &Path) {
    if let Some(bad) = bad_replay::<G>(dir) {
        panic!("{bad}");
    }
}

/// The first save file of a folder that does not come out as written, and why.
pub fn bad_replay<G: Game>(dir: &Path) -> Option<String> {
    let files = match replay_files(dir) {
        Ok(files) => files,
        Err(error) => return Some(format!("{}: {error}", dir.display())),
    };
    if files.is_empty() {
        return Some(format!("{}: no *.jsonl files", dir.display()));
    }
    let bad = |file: &PathBuf| Some(format!("{}: {}", file.display(), replay::<G>(file).err()?));
    files.iter().find_map(bad)
}

/// In the order of their names, so that a failure is the same one everywhere.
fn replay_files(dir: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn replay<G: Game>(file: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| error.to_string())?;
    let record = Record::<G>::parse(&bytes).map_err(|error| error.to_string())?;
    let replayed = record.replay(None).map_err(|error| error.to_string())?;
    match replayed.game().outcome() {
        Some(_) => Ok(()),
        None => Err("the game is not played to its end".to_owned()),
    }
}
