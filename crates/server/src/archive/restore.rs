//! Putting a backup back: by the server that works on the data folder, or without one.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::backup::create_private;
use super::check::{Contents, checked};
use super::{Answer, ArchiveError, answer_of, copy_over, make_plain};
use super::{free_name, swap_in, wish_of};
use crate::StartError;
use crate::durable;
use crate::private;
use crate::store::{DATABASE_FILE, identity, lock_folder, schema};

/// A server that has not even begun by then will not, nor answer one that has finished.
const ANSWERS_WITHIN: Duration = Duration::from_secs(15);
const LOOK_EVERY: Duration = Duration::from_millis(50);

#[derive(Clone, Debug)]
pub struct Restored {
    pub contents: Contents,
    /// Where the state from before is kept, if there was one.
    pub kept: Option<PathBuf>,
    /// Whether a server has done it while it was running.
    pub by_server: bool,
}

/// Makes the data folder what it was when the backup was taken. `watch` is told the number of pages
/// copied, and of all.
pub fn restore(
    folder: &Path,
    file: &Path,
    watch: &dyn Fn(u64, u64),
) -> Result<Restored, ArchiveError> {
    let (source, contents) = checked(file)?;
    let wish = wish_of(folder);
    private::make_folder(folder).map_err(|error| ArchiveError::writing_file(folder, &error))?;
    let _ = fs::remove_file(answer_of(folder));
    let asked = ask(&source, &wish, watch);
    let outcome = asked.and_then(|era| wait(folder, &era));
    if outcome.is_err() {
        let _ = fs::remove_file(&wish);
    }
    let _ = fs::remove_file(answer_of(folder));
    outcome.map(|(kept, by_server)| Restored { contents, kept, by_server })
}

/// Puts a copy that begins an era of its own into the data folder. Returns the era.
fn ask(source: &Connection, wish: &Path, watch: &dyn Fn(u64, u64)) -> Result<String, ArchiveError> {
    let draft = wish.with_extension("db-draft");
    let written = |error: rusqlite::Error| ArchiveError::writing(&draft, &error);
    create_private(&draft).map_err(|error| ArchiveError::writing_file(&draft, &error))?;
    let mut copy = Connection::open(&draft).map_err(written)?;
    let copied = copy_over(source, &mut copy, watch)
        .and_then(|()| make_plain(&copy))
        .and_then(|()| schema::bring_up(&copy))
        .and_then(|()| identity::begin_era(&copy))
        .and_then(|()| identity::era(&copy));
    drop(copy);
    let placed = copied.map_err(written).and_then(|era| {
        let placed = durable::rename(&draft, wish);
        placed.map(|()| era).map_err(|error| ArchiveError::writing_file(wish, &error))
    });
    if placed.is_err() {
        let _ = fs::remove_file(&draft);
    }
    placed
}

/// Until the server has done it; where there is none, or none any more, it is done here.
fn wait(folder: &Path, era: &str) -> Result<(Option<PathBuf>, bool), ArchiveError> {
    let mut looked_at = Instant::now();
    loop {
        let has_server = match lock_folder(folder) {
            Ok(_lock) if wish_of(folder).exists() => return without_server(folder),
            Ok(_) => false,
            Err(StartError::DataFolderInUse(_)) => true,
            Err(error) => return Err(error.into()),
        };
        let is_taken = !wish_of(folder).exists();
        let is_late = ANSWERS_WITHIN < looked_at.elapsed();
        match Answer::find(folder) {
            Some(Answer::Done { kept }) => return Ok((Some(kept), true)),
            Some(Answer::Failed { why }) => return Err(ArchiveError::ServerFailed(why)),
            // The server has finished, and died or had no room for an answer.
            Some(Answer::Working) | None if is_taken && (is_late || !has_server) => {
                return unanswered(folder, era);
            }
            None if is_late => return Err(ArchiveError::ServerSilent(folder.to_owned())),
            // However long it works: the time for an answer begins when it has finished.
            Some(Answer::Working) if !is_taken => looked_at = Instant::now(),
            Some(Answer::Working) | None => {}
        }
        sleep(LOOK_EVERY);
    }
}

/// The database itself says whether it was exchanged.
fn unanswered(folder: &Path, era: &str) -> Result<(Option<PathBuf>, bool), ArchiveError> {
    let database = schema::open_read_only(&folder.join(DATABASE_FILE));
    let found = database.and_then(|database| identity::era(&database).ok());
    match found {
        Some(found) if found == era => Ok((None, true)),
        Some(_) | None => Err(ArchiveError::Unanswered(folder.to_owned())),
    }
}

fn without_server(folder: &Path) -> Result<(Option<PathBuf>, bool), ArchiveError> {
    let database = folder.join(DATABASE_FILE);
    let swapped = match database.exists() {
        false => None,
        true => Some(schema::open(&database).map_err(ArchiveError::from).and_then(|mut old| {
            swap_in(&mut old, folder).map_err(|error| ArchiveError::writing(&database, &error))
        })),
    };
    let kept = match swapped {
        None => put_aside(folder, None)?,
        Some(Ok(kept)) => Some(kept),
        // What is damaged cannot be exchanged, but it can be kept as it is.
        Some(Err(
            ArchiveError::Damaged(..) | ArchiveError::Folder(StartError::DatabaseDamaged(..)),
        )) => put_aside(folder, Some(free_name(folder)))?,
        Some(Err(error)) => return Err(error),
    };
    let _ = fs::remove_file(wish_of(folder));
    Ok((kept, false))
}

/// Gives the file of the restore the name of the database, which goes elsewhere with its log.
fn put_aside(folder: &Path, kept: Option<PathBuf>) -> Result<Option<PathBuf>, ArchiveError> {
    let database = folder.join(DATABASE_FILE);
    for part in ["db", "db-wal", "db-shm"] {
        let old = database.with_extension(part);
        let moved = match &kept {
            Some(kept) if old.exists() => fs::rename(&old, kept.with_extension(part)),
            Some(_) | None => Ok(()),
        };
        moved.map_err(|error| ArchiveError::writing_file(&old, &error))?;
    }
    durable::rename(&wish_of(folder), &database)
        .map_err(|error| ArchiveError::writing_file(&database, &error))?;
    Ok(kept)
}
