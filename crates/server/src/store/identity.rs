//! What the database knows about itself. An era ends when the host goes back to a backup: clients
//! that knew another one have to forget what they have heard.

use rusqlite::{Connection, OptionalExtension};

use crate::guest::random_bytes;

/// `cookie_key` is filled only in a backup, for a data folder that has to start from it.
const TABLE: &str = "CREATE TABLE IF NOT EXISTS identity (
    era TEXT NOT NULL,
    cookie_key TEXT
) STRICT";

/// Makes the table where there is none.
pub fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(TABLE)?;
    let n_rows: i64 =
        connection.query_row("SELECT count(*) FROM identity", [], |row| row.get(0))?;
    if n_rows == 0 {
        connection.execute("INSERT INTO identity (era) VALUES (?1)", [fresh_era()])?;
    }
    Ok(())
}

pub fn era(connection: &Connection) -> rusqlite::Result<String> {
    connection.query_row("SELECT era FROM identity", [], |row| row.get(0))
}

pub fn begin_era(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute("UPDATE identity SET era = ?1", [fresh_era()]).map(|_| ())
}

pub fn cookie_key(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let key = connection.query_row("SELECT cookie_key FROM identity", [], |row| row.get(0));
    key.optional().map(Option::flatten)
}

pub fn keep_cookie_key(connection: &Connection, key: Option<&str>) -> rusqlite::Result<()> {
    connection.execute("UPDATE identity SET cookie_key = ?1", [key]).map(|_| ())
}

/// Writes what is there already, to see whether anything can be written.
pub fn write_again(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute("UPDATE identity SET era = era", []).map(|_| ())
}

fn fresh_era() -> String {
    hex::encode(random_bytes::<8>())
}
