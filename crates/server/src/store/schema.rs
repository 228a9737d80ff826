//! The tables of the database, and its versions.

use std::path::Path;

use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};

use super::identity;
use crate::StartError;

pub const VERSION: i64 = 3;

/// `steps` only ever grows at its end. Its index is by the small number of a table, so that the
/// tables in play share a few pages.
const TABLES: &str = "
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    host TEXT NOT NULL,
    host_name TEXT NOT NULL,
    is_listed INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    secret TEXT NOT NULL,
    chairs TEXT NOT NULL,
    stage TEXT NOT NULL,
    started_at_ms INTEGER,
    rematch TEXT,
    address TEXT NOT NULL DEFAULT '',
    n_bytes INTEGER NOT NULL DEFAULT 0,
    charged_to TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE sitting (
    guest TEXT NOT NULL,
    table_no INTEGER NOT NULL,
    PRIMARY KEY (guest, table_no)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_at ON sitting (table_no);

CREATE TABLE steps (
    no INTEGER PRIMARY KEY,
    table_no INTEGER NOT NULL,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    key TEXT,
    entry TEXT,
    noticed INTEGER,
    n_undone INTEGER
) STRICT;
CREATE INDEX steps_of_table ON steps (table_no);

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    record TEXT NOT NULL
) STRICT;
CREATE INDEX records_of_guest ON records (guest);
";

/// Files that tables refer to, with the number of those tables and who is charged for them; and how
/// many bytes are charged to whom.
const STORAGE: &str = "
CREATE TABLE files (
    hash TEXT PRIMARY KEY,
    content TEXT NOT NULL,
    n_bytes INTEGER NOT NULL,
    n_tables INTEGER NOT NULL,
    guest TEXT NOT NULL,
    address TEXT NOT NULL
) STRICT;

CREATE TABLE stored (
    owner TEXT PRIMARY KEY,
    n_bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

/// As the table `identity` was called up to version 2.
const HOUSE: &str = "CREATE TABLE IF NOT EXISTS house (era TEXT NOT NULL, cookie_key TEXT) STRICT;";

/// What brings a database from one version to the next, the first one from version 1 to 2. What
/// clients have heard of the matches of version 1 is counted otherwise now, so that a new era
/// begins.
const MIGRATIONS: [&[&str]; VERSION as usize - 1] = [
    &[
        "
ALTER TABLE tables ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN n_bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN charged_to TEXT NOT NULL DEFAULT '';
ALTER TABLE steps ADD COLUMN noticed INTEGER;
ALTER TABLE steps ADD COLUMN n_undone INTEGER;
",
        STORAGE,
        HOUSE,
        "UPDATE house SET era = lower(hex(randomblob(8)));",
    ],
    &[HOUSE, "ALTER TABLE house RENAME TO identity;"],
];

/// What databases of before did not have, by the name that tells. Indices hold all that lists and
/// counts ask for, so that these never read a row, of which one may be damaged. `uploaded` holds
/// the bytes of everybody's records, and under the empty name those of all; `step_bytes` those of
/// the steps that were stored since there is such a table, by the day.
const ADDITIONS: [(&str, &str); 6] = [
    (
        "tables_listed",
        "CREATE INDEX tables_listed ON tables (stage, is_listed, created_at)
             WHERE stage = 'waiting' AND is_listed = 1;
         DROP INDEX IF EXISTS tables_waiting;",
    ),
    (
        "tables_unfinished",
        "CREATE INDEX tables_unfinished ON tables (created_at, stage) WHERE stage <> 'finished';",
    ),
    (
        "tables_of_address",
        "CREATE INDEX tables_of_address ON tables (address, created_at, stage)
             WHERE stage <> 'finished';",
    ),
    (
        "tables_charged",
        "CREATE INDEX tables_charged ON tables (charged_to, created_at, stage)
             WHERE stage <> 'finished';
         DROP INDEX IF EXISTS tables_of_host;",
    ),
    (
        "uploaded",
        "CREATE TABLE uploaded (
             guest TEXT PRIMARY KEY,
             n_bytes INTEGER NOT NULL
         ) STRICT, WITHOUT ROWID;
         INSERT INTO uploaded SELECT guest, sum(octet_length(record)) FROM records GROUP BY guest;
         INSERT INTO uploaded SELECT '', coalesce(sum(n_bytes), 0) FROM uploaded;",
    ),
    (
        "step_bytes",
        "CREATE TABLE step_bytes (
             owner TEXT NOT NULL,
             day INTEGER NOT NULL,
             n_bytes INTEGER NOT NULL,
             PRIMARY KEY (owner, day)
         ) STRICT, WITHOUT ROWID;",
    ),
];

/// Opens a database of this version, or makes one.
pub fn open(path: &Path) -> Result<Connection, StartError> {
    let connection = Connection::open(path).map_err(|error| start_error(path, error))?;
    let found = prepare(&connection).map_err(|error| start_error(path, error))?;
    if VERSION < found {
        return Err(StartError::DatabaseNewer { path: path.to_owned(), found, known: VERSION });
    }
    Ok(connection)
}

/// Returns the version that was found. A newer database is left as it is.
fn prepare(connection: &Connection) -> rusqlite::Result<i64> {
    let found = version(connection)?;
    if VERSION < found {
        return Ok(found);
    }
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    // What is asked for lies in the cache of the system anyway.
    connection.execute_batch(
        "PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -250;",
    )?;
    if found == 0 {
        let version = format!("PRAGMA user_version = {VERSION};");
        connection.execute_batch(&format!("BEGIN IMMEDIATE;{TABLES}{STORAGE}{version}COMMIT;"))?;
    }
    check_tables(connection)?;
    bring_up(connection)?;
    identity::prepare(connection)?;
    Ok(found)
}

/// 0 for one that was just made.
pub fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("PRAGMA user_version", [], |row| row.get(0))
}

/// Makes a database of an older version one of this version.
pub fn bring_up(connection: &Connection) -> rusqlite::Result<()> {
    for (migration, from) in MIGRATIONS.iter().zip(1..) {
        if from < version(connection)? {
            continue;
        }
        tracing::info!(from, to = from + 1, "the database is brought to a newer version");
        let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
        migration.iter().try_for_each(|sql| transaction.execute_batch(sql))?;
        transaction.pragma_update(None, "user_version", from + 1)?;
        transaction.commit()?;
    }
    complete(connection);
    Ok(())
}

/// Adds what a database of before does not have. Where that fails, because something is damaged or
/// has no room, everything else goes on.
fn complete(connection: &Connection) {
    for (name, sql) in ADDITIONS {
        if let Err(error) = add(connection, name, sql) {
            tracing::warn!(%error, name, "the database cannot be brought up to date");
        }
    }
}

fn add(connection: &Connection, name: &str, sql: &str) -> rusqlite::Result<()> {
    let is_there = "SELECT count(*) FROM sqlite_schema WHERE name = ?1";
    if connection.query_row(is_there, [name], |row| row.get::<_, i64>(0))? != 0 {
        return Ok(());
    }
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    transaction.execute_batch(sql)?;
    transaction.commit()
}

/// Reads the schema, which a damaged file does not survive; and not a single row, of which one
/// that is damaged is no reason not to show the others.
fn check_tables(connection: &Connection) -> rusqlite::Result<()> {
    connection.prepare("SELECT no FROM tables").map(|_| ())
}

/// Opens a database that is only looked at. None if it cannot be read either.
pub fn open_read_only(path: &Path) -> Option<Connection> {
    let readable = |connection: Connection| check_tables(&connection).ok().map(|()| connection);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let plain = Connection::open_with_flags(path, flags).ok().and_then(readable);
    plain.or_else(|| {
        // Where not even an index of the log can be made, the file may be read by itself; but what
        // is in a log must not be overlooked.
        let log = path.with_extension("db-wal");
        let has_log = std::fs::metadata(log).is_ok_and(|log| log.len() != 0);
        let uri = format!("file:{}?immutable=1", escaped(path));
        Connection::open_with_flags(uri, flags).ok().filter(|_| !has_log).and_then(readable)
    })
}

/// A path as a part of an address.
fn escaped(path: &Path) -> String {
    let path = path.to_string_lossy();
    path.replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

pub fn start_error(path: &Path, error: rusqlite::Error) -> StartError {
    let is_outside = matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::CannotOpen
                | ErrorCode::ReadOnly
                | ErrorCode::DiskFull
                | ErrorCode::PermissionDenied
                | ErrorCode::SystemIoFailure
        )
    );
    if is_outside {
        let folder = path.parent().unwrap_or(path).to_owned();
        return StartError::DataFolder(folder, std::io::Error::other(error));
    }
    StartError::DatabaseDamaged(path.to_owned(), error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As version 1 made them.
    const TABLES_1: &str = "
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at INTEGER NOT NULL)
        STRICT, WITHOUT ROWID;
    CREATE TABLE tables (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
        options TEXT NOT NULL, host TEXT NOT NULL, host_name TEXT NOT NULL,
        is_listed INTEGER NOT NULL, created_at INTEGER NOT NULL, secret TEXT NOT NULL,
        chairs TEXT NOT NULL, stage TEXT NOT NULL, started_at_ms INTEGER, rematch TEXT) STRICT;
    CREATE TABLE sitting (guest TEXT NOT NULL, table_no INTEGER NOT NULL,
        PRIMARY KEY (guest, table_no)) STRICT, WITHOUT ROWID;
    CREATE TABLE steps (no INTEGER PRIMARY KEY, table_no INTEGER NOT NULL,
        version INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, key TEXT, entry TEXT) STRICT;
    CREATE TABLE records (id TEXT PRIMARY KEY, guest TEXT NOT NULL, game TEXT NOT NULL,
        created_at INTEGER NOT NULL, record TEXT NOT NULL) STRICT;
    CREATE TABLE house (era TEXT NOT NULL, cookie_key TEXT) STRICT;
    INSERT INTO house VALUES ('then', 'key');
    PRAGMA user_version = 1;";

    fn columns(connection: &Connection, table: &str) -> Vec<String> {
        let mut statement = connection.prepare(&format!("PRAGMA table_info({table})")).unwrap();
        let names = statement.query_map([], |row| row.get(1)).unwrap();
        let mut names: Vec<String> = names.map(Result::unwrap).collect();
        names.sort();
        names
    }

    /// What `sql` made becomes what this version makes. Returns era and key.
    fn brought_up(sql: &str) -> (String, Option<String>) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.db");
        Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        let brought_up = open(&path).unwrap();
        let new = open(&folder.path().join("new.db")).unwrap();
        assert_eq!(version(&brought_up).unwrap(), VERSION);
        let names = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
        let mut statement = new.prepare(names).unwrap();
        let tables = statement.query_map([], |row| row.get::<_, String>(0)).unwrap();
        for table in tables.map(Result::unwrap) {
            assert_eq!(columns(&brought_up, &table), columns(&new, &table), "{table}");
        }
        assert!(columns(&brought_up, "house").is_empty());
        let era = identity::era(&brought_up).unwrap();
        drop(brought_up);
        let again = open(&path).unwrap();
        assert_eq!(identity::era(&again).unwrap(), era);
        (era, identity::cookie_key(&again).unwrap())
    }

    #[test]
    fn a_database_of_version_1_becomes_one_of_this_version_in_a_new_era() {
        let (era, key) = brought_up(TABLES_1);
        assert!(era != "then" && era.len() == 16, "{era}");
        assert_eq!(key.as_deref(), Some("key"));
    }

    #[test]
    fn a_database_of_version_2_keeps_its_era_and_its_key() {
        let house = format!("{HOUSE}INSERT INTO house VALUES ('then', 'key');");
        let (era, key) = brought_up(&format!("{TABLES}{STORAGE}{house}PRAGMA user_version = 2;"));
        assert_eq!((era.as_str(), key.as_deref()), ("then", Some("key")));
    }
}
