//! Why something could not be read or written, as far as it concerns whoever asked for it.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use rusqlite::{Error, ErrorCode, ffi};

use crate::refusal::{Refusal, RefusalCode};

/// The log says more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreFailed {
    /// The disk takes no more.
    Full,
    ReadOnly,
    /// What was stored cannot be understood any more.
    Damaged,
    /// What it was to be based on has gone in the meantime.
    Outdated,
    Other,
}

impl StoreFailed {
    pub fn of(error: &Error) -> StoreFailed {
        match error {
            Error::SqliteFailure(failure, _) => of_sqlite(failure),
            Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
            | Error::Utf8Error(..) => StoreFailed::Damaged,
            _ => StoreFailed::Other,
        }
    }

    /// A disk that has failed takes no more either, and only another attempt tells which it is.
    pub fn of_write(error: &Error, database: &Path) -> StoreFailed {
        match StoreFailed::of(error) {
            StoreFailed::Full if is_read_only(database) => StoreFailed::ReadOnly,
            failed => failed,
        }
    }
}

fn is_read_only(database: &Path) -> bool {
    let probe = database.with_extension("probe");
    let tried = File::create(&probe).and_then(|mut file| file.write_all(b"probe"));
    // It may not have come into being.
    let _ = fs::remove_file(&probe);
    tried.is_err_and(|error| error.kind() == io::ErrorKind::ReadOnlyFilesystem)
}

fn of_sqlite(failure: &ffi::Error) -> StoreFailed {
    match failure.code {
        ErrorCode::DiskFull => StoreFailed::Full,
        ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen => {
            StoreFailed::ReadOnly
        }
        ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => StoreFailed::Damaged,
        // A limit on the size of files, or a quota, reads like this.
        ErrorCode::SystemIoFailure => match failure.extended_code {
            ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_IOERR_TRUNCATE | ffi::SQLITE_IOERR_SHMSIZE => {
                StoreFailed::Full
            }
            ffi::SQLITE_IOERR_SHORT_READ | ffi::SQLITE_IOERR_CORRUPTFS => StoreFailed::Damaged,
            _ => StoreFailed::Other,
        },
        _ => StoreFailed::Other,
    }
}

impl From<StoreFailed> for Refusal {
    fn from(failed: StoreFailed) -> Refusal {
        let code = match failed {
            StoreFailed::Full => RefusalCode::StorageFull,
            StoreFailed::ReadOnly => RefusalCode::StorageReadOnly,
            StoreFailed::Damaged => RefusalCode::StorageDamaged,
            StoreFailed::Outdated | StoreFailed::Other => RefusalCode::StorageFailed,
        };
        code.into()
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::{Connection, OpenFlags};

    use super::*;

    fn failed(result: rusqlite::Result<()>) -> StoreFailed {
        StoreFailed::of(&result.unwrap_err())
    }

    #[test]
    fn the_cause_of_a_failure_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        let connection = Connection::open(&path).unwrap();
        connection.execute_batch("CREATE TABLE t (a TEXT); PRAGMA max_page_count = 3").unwrap();
        let large = format!("INSERT INTO t VALUES ('{}')", "x".repeat(20_000));
        assert_eq!(failed(connection.execute_batch(&large)), StoreFailed::Full);

        let reader = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        let small = "INSERT INTO t VALUES ('x')";
        assert_eq!(failed(reader.execute_batch(small)), StoreFailed::ReadOnly);
        assert_eq!(failed(connection.execute_batch("no SQL")), StoreFailed::Other);

        drop((connection, reader));
        std::fs::write(&path, "no database ".repeat(1000)).unwrap();
        let damaged = Connection::open(&path).unwrap();
        assert_eq!(failed(damaged.execute_batch(small)), StoreFailed::Damaged);
    }
}
