//! Whether a file is a backup that can be played from, and what is in it.

use std::path::Path;

use rusqlite::{Connection, ErrorCode, OpenFlags};
use serde::Serialize;

use super::ArchiveError;
use crate::store::schema;

/// Faults are named up to this many.
const FAULTS_MAX: u32 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Contents {
    pub guests: u64,
    pub tables: u64,
    pub steps: u64,
    pub records: u64,
}

/// Opens a backup and reads it from its first page to its last.
pub fn checked(path: &Path) -> Result<(Connection, Contents), ArchiveError> {
    let missing = |error| ArchiveError::NoFile(path.to_owned(), error);
    std::fs::File::open(path).map_err(missing)?;
    let strange = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt) => {
            ArchiveError::Damaged(path.to_owned(), error.to_string())
        }
        _ => ArchiveError::NotABackup(path.to_owned()),
    };
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let connection = connection.map_err(strange)?;
    let found = connection.query_row("PRAGMA user_version", [], |row| row.get(0));
    let found: i64 = found.map_err(strange)?;
    if schema::VERSION < found {
        let path = path.to_owned();
        return Err(ArchiveError::Newer { path, found, known: schema::VERSION });
    }
    // Up to version 2 the identity had another name.
    let known = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN
                 ('guests', 'tables', 'sitting', 'steps', 'records', 'identity', 'house')";
    let n_tables: i64 = connection.query_row(known, [], |row| row.get(0)).map_err(strange)?;
    if found == 0 || n_tables != 6 {
        return Err(ArchiveError::NotABackup(path.to_owned()));
    }
    let faults = faults(&connection).unwrap_or_else(|error| vec![error.to_string()]);
    if !faults.is_empty() {
        return Err(ArchiveError::Damaged(path.to_owned(), faults.join("; ")));
    }
    let contents = contents(&connection)
        .map_err(|error| ArchiveError::Damaged(path.to_owned(), error.to_string()))?;
    Ok((connection, contents))
}

fn faults(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let sql = format!("PRAGMA integrity_check({FAULTS_MAX})");
    let mut statement = connection.prepare(&sql)?;
    let lines: Vec<String> =
        statement.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(lines.into_iter().filter(|line| line != "ok").collect())
}

fn contents(connection: &Connection) -> rusqlite::Result<Contents> {
    let count = |table: &str| {
        let sql = format!("SELECT count(*) FROM {table}");
        connection.query_row(&sql, [], |row| row.get::<_, i64>(0)).map(|n| n.unsigned_abs())
    };
    Ok(Contents {
        guests: count("guests")?,
        tables: count("tables")?,
        steps: count("steps")?,
        records: count("records")?,
    })
}
