//! Kept games: the save files of a folder, played again.

use std::path::{Path, PathBuf};
use std::{env, fs};

use engine::{Game, Record};

/// Replays every `*.jsonl` of a folder and panics at the first that does not come out as written,
/// or if there are none.
#[track_caller]
pub fn check_replays<G: Game>(dir: &Path) {
    if let Some(bad) = bad_replay::<G>(dir) {
        panic!("{bad}");
    }
}

/// Games that a game keeps in a folder, each under its name, and how they are made.
pub struct Kept<G: Game, const N: usize> {
    pub folder: PathBuf,
    pub names: [&'static str; N],
    pub games: fn() -> [Record<G>; N],
}

impl<G: Game, const N: usize> Kept<G, N> {
    /// Panics if one is gone or does not come out as written. With RATHAUS_WRITE_REPLAYS they are
    /// written anew before.
    #[track_caller]
    pub fn check(&self) {
        if env::var_os("RATHAUS_WRITE_REPLAYS").is_some() {
            self.write().expect("the folder can be written");
        }
        check_replays::<G>(&self.folder);
        for name in self.names {
            assert!(self.folder.join(name).exists(), "{name} is gone");
        }
    }

    fn write(&self) -> std::io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        for (name, record) in self.names.iter().zip((self.games)()) {
            fs::write(self.folder.join(name), record.to_text())?;
        }
        Ok(())
    }

    #[track_caller]
    pub fn read(&self, name: &str) -> Record<G> {
        let bytes = fs::read(self.folder.join(name)).expect("a kept game is there");
        Record::parse(&bytes).expect("a kept game holds")
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
