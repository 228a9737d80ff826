//! Why a backup could not be taken or put back.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::StartError;
use crate::store::StoreFailed;

#[derive(Debug)]
pub enum ArchiveError {
    /// The folder holds no database.
    NoData(PathBuf),
    /// There is such a file already.
    Exists(PathBuf),
    NoFile(PathBuf, io::Error),
    /// A file of another kind.
    NotABackup(PathBuf),
    Damaged(PathBuf, String),
    Newer {
        path: PathBuf,
        found: i64,
        known: i64,
    },
    DiskFull(PathBuf),
    CannotWrite(PathBuf, String),
    /// A server works on the folder, but does not do what it is asked.
    ServerSilent(PathBuf),
    ServerFailed(String),
    /// A server has begun with what it was asked and ended in the middle. Nothing was exchanged.
    Unanswered(PathBuf),
    Folder(StartError),
}

impl ArchiveError {
    /// The key of the sentence in the message files, without its prefix `archive-error-`.
    pub fn code(&self) -> &'static str {
        match self {
            ArchiveError::NoData(_) => "no-data",
            ArchiveError::Exists(_) => "exists",
            ArchiveError::NoFile(..) => "no-file",
            ArchiveError::NotABackup(_) => "not-a-backup",
            ArchiveError::Damaged(..) => "damaged",
            ArchiveError::Newer { .. } => "newer",
            ArchiveError::DiskFull(_) => "disk-full",
            ArchiveError::CannotWrite(..) => "cannot-write",
            ArchiveError::ServerSilent(_) => "server-silent",
            ArchiveError::ServerFailed(_) => "server-failed",
            ArchiveError::Unanswered(_) => "unanswered",
            ArchiveError::Folder(_) => "folder",
        }
    }

    /// What fills the places of the sentence.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let at = |path: &Path| ("path", path.display().to_string());
        match self {
            ArchiveError::NoData(path)
            | ArchiveError::Exists(path)
            | ArchiveError::NotABackup(path)
            | ArchiveError::DiskFull(path)
            | ArchiveError::ServerSilent(path)
            | ArchiveError::Unanswered(path) => vec![at(path)],
            ArchiveError::NoFile(path, why) => vec![at(path), ("why", why.to_string())],
            ArchiveError::Damaged(path, why) | ArchiveError::CannotWrite(path, why) => {
                vec![at(path), ("why", why.clone())]
            }
            ArchiveError::Newer { path, found, known } => {
                vec![at(path), ("found", found.to_string()), ("known", known.to_string())]
            }
            ArchiveError::ServerFailed(why) => vec![("why", why.clone())],
            ArchiveError::Folder(error) => vec![("why", error.to_string())],
        }
    }

    /// What went wrong with a file that was being written.
    pub fn writing(path: &Path, error: &rusqlite::Error) -> ArchiveError {
        match StoreFailed::of(error) {
            StoreFailed::Full => ArchiveError::DiskFull(path.to_owned()),
            StoreFailed::Damaged => ArchiveError::Damaged(path.to_owned(), error.to_string()),
            StoreFailed::ReadOnly | StoreFailed::Outdated | StoreFailed::Other => {
                ArchiveError::CannotWrite(path.to_owned(), error.to_string())
            }
        }
    }

    pub fn writing_file(path: &Path, error: &io::Error) -> ArchiveError {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::FileTooLarge => {
                ArchiveError::DiskFull(path.to_owned())
            }
            _ => ArchiveError::CannotWrite(path.to_owned(), error.to_string()),
        }
    }
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code())?;
        self.args().iter().try_for_each(|(name, value)| write!(f, ", {name}: {value}"))
    }
}

impl std::error::Error for ArchiveError {}

impl From<StartError> for ArchiveError {
    fn from(error: StartError) -> ArchiveError {
        ArchiveError::Folder(error)
    }
}
