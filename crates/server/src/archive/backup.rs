//! Taking a backup, whether a server works on the data folder or not.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::check::{Contents, checked};
use super::{ArchiveError, copy_over, make_plain};
use crate::cookie;
use crate::durable;
use crate::store::{DATABASE_FILE, identity, schema};

/// A backup that was taken and read again.
#[derive(Clone, Debug)]
pub struct BackedUp {
    pub bytes: u64,
    pub contents: Contents,
}

/// Writes everything in the data folder into `file`, as it is at one moment. Under that name there
/// is never half a backup. `watch` is told the number of pages copied, and of all.
pub fn backup(
    folder: &Path,
    file: &Path,
    may_overwrite: bool,
    watch: &dyn Fn(u64, u64),
) -> Result<BackedUp, ArchiveError> {
    let database = folder.join(DATABASE_FILE);
    if !database.exists() {
        return Err(ArchiveError::NoData(folder.to_owned()));
    }
    if file.exists() && !may_overwrite {
        return Err(ArchiveError::Exists(file.to_owned()));
    }
    let unreadable = || ArchiveError::Damaged(database.clone(), "it cannot be opened".to_owned());
    let source = schema::open_read_only(&database).ok_or_else(unreadable)?;
    let draft = draft_of(file);
    let taken = take(&source, folder, &draft, watch).and_then(|contents| {
        let not_written = |error| ArchiveError::writing_file(file, &error);
        durable::rename(&draft, file).map_err(not_written)?;
        let bytes = fs::metadata(file).map_err(not_written)?.len();
        Ok(BackedUp { bytes, contents })
    });
    if taken.is_err() {
        let _ = fs::remove_file(&draft);
    }
    taken
}

fn take(
    source: &Connection,
    folder: &Path,
    draft: &Path,
    watch: &dyn Fn(u64, u64),
) -> Result<Contents, ArchiveError> {
    create_private(draft).map_err(|error| ArchiveError::writing_file(draft, &error))?;
    let written = |error: rusqlite::Error| ArchiveError::writing(draft, &error);
    let mut copy = Connection::open(draft).map_err(written)?;
    copy_over(source, &mut copy, watch).map_err(written)?;
    make_plain(&copy).map_err(written)?;
    schema::bring_up(&copy).map_err(written)?;
    identity::prepare(&copy).map_err(written)?;
    identity::keep_cookie_key(&copy, cookie::kept_key(folder).as_deref()).map_err(written)?;
    drop(copy);
    checked(draft).map(|(_, contents)| contents)
}

/// In it are the secrets behind the dice and the key of the cookies: nobody else's business.
pub fn create_private(path: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(|_| ())
}

fn draft_of(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".draft");
    file.with_file_name(name)
}
