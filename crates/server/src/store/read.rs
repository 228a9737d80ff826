//! Questions to the database.

use engine::{Seat, Secret};
use games::Noticed;
use protocol::{Stage, TableId};
use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Row, ToSql};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::rows::{StepKind, StepRow, TableRow};
use super::{Store, StoreFailed};
use crate::address::AddressTag;
use crate::guest::GuestId;

const TABLE_COLUMNS: &str = "no, id, game, options, host, host_name, is_listed, created_at, secret,
                             chairs, stage, started_at_ms, rematch, address";
const LIST_LEN_MAX: usize = 100;

const OPEN_TABLES: &str = "SELECT no FROM tables
    WHERE stage = 'waiting' AND is_listed = 1 AND ?1 <= created_at
    ORDER BY created_at DESC, no DESC";
const TABLES_OF: &str = "SELECT table_no FROM sitting WHERE guest = ?1 ORDER BY table_no DESC";

impl Store {
    pub async fn guest_name(&self, guest: GuestId) -> Result<Option<String>, StoreFailed> {
        let sql = "SELECT name FROM guests WHERE id = ?1";
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(sql)?;
            statement.query_row([guest.to_string()], |row| row.get(0)).optional()
        })
        .await
    }

    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreFailed> {
        let id = id.0.clone();
        let row = self.read(move |connection| {
            let sql = format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?1");
            connection.prepare_cached(&sql)?.query_row([id], table_row).optional()
        });
        match row.await? {
            Some(row) => self.with_files_moved(row).await.map(Some),
            None => Ok(None),
        }
    }

    /// On a thread that has a slot for it.
    pub fn steps(&self, table_no: i64) -> Result<Vec<StepRow>, StoreFailed> {
        let sql = "SELECT version, kind, seat, key, entry, noticed, n_undone FROM steps
                   WHERE table_no = ?1 ORDER BY no";
        self.read_long(|connection| {
            let mut statement = connection.prepare_cached(sql)?;
            statement.query_map([table_no], step_row)?.collect()
        })
    }

    /// Tables that strangers may join, made since `since`, the newest first.
    pub async fn open_tables(&self, since: u64) -> Result<Vec<TableRow>, StoreFailed> {
        self.read(move |connection| tables_at(connection, OPEN_TABLES, integer(since))).await
    }

    /// The tables of a guest, the newest first.
    pub async fn tables_of(&self, guest: GuestId) -> Result<Vec<TableRow>, StoreFailed> {
        self.read(move |connection| tables_at(connection, TABLES_OF, guest.to_string())).await
    }

    /// On a thread that has a slot for it.
    pub fn record(&self, id: &TableId) -> Result<Option<(String, String)>, StoreFailed> {
        self.read_long(|connection| {
            let sql = "SELECT game, record FROM records WHERE id = ?1";
            let mut statement = connection.prepare_cached(sql)?;
            statement.query_row([&id.0], |row| Ok((row.get(0)?, row.get(1)?))).optional()
        })
    }

    /// How large an uploaded Record is.
    pub async fn n_bytes_of_record(&self, id: &TableId) -> Result<Option<u64>, StoreFailed> {
        let id = id.0.clone();
        self.read(move |connection| {
            let sql = "SELECT octet_length(record) FROM records WHERE id = ?1";
            let mut statement = connection.prepare_cached(sql)?;
            statement.query_row([id], |row| row.get(0).map(natural)).optional()
        })
        .await
    }
}

/// The first tables that `sql` numbers. Each is read by itself: one that is damaged, be it the row
/// or its page, is left out.
/// For lists: options can be large, and a list does not tell them.
fn tables_at(
    connection: &Connection,
    sql: &str,
    value: impl ToSql,
) -> rusqlite::Result<Vec<TableRow>> {
    let mut numbers = connection.prepare_cached(sql)?;
    let numbers = numbers.query_map([value], |row| row.get::<_, i64>(0))?;
    let columns = TABLE_COLUMNS.replace("options", "'null'");
    let sql = format!("SELECT {columns} FROM tables WHERE no = ?1");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut tables = Vec::new();
    for no in numbers.take(LIST_LEN_MAX) {
        let no = no?;
        match statement.query_row([no], table_row) {
            Ok(table) => tables.push(table),
            Err(error) if StoreFailed::of(&error) == StoreFailed::Damaged => {
                tracing::error!(no, %error, "a table is damaged");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(tables)
}

pub(super) fn table_at(connection: &Connection, no: i64) -> rusqlite::Result<Option<TableRow>> {
    let sql = format!("SELECT {TABLE_COLUMNS} FROM tables WHERE no = ?1");
    connection.prepare_cached(&sql)?.query_row([no], table_row).optional()
}

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let secret = Secret::try_from(row.get::<_, String>(8)?);
    Ok(TableRow {
        no: row.get(0)?,
        id: TableId(row.get(1)?),
        game: row.get(2)?,
        options: from_json(3, row.get(3)?)?,
        host: GuestId::try_from(row.get::<_, String>(4)?).map_err(|why| damaged(4, why))?,
        host_name: row.get(5)?,
        is_listed: row.get(6)?,
        created_at: natural(row.get(7)?),
        secret: secret.map_err(|why| damaged(8, std::io::Error::other(why)))?,
        chairs: from_json(9, row.get(9)?)?,
        stage: stage_of(row.get(10)?)?,
        started_at_ms: row.get::<_, Option<i64>>(11)?.map(natural),
        rematch: row.get::<_, Option<String>>(12)?.map(TableId),
        address: AddressTag::from_text(&row.get::<_, String>(13)?),
    })
}

fn step_row(row: &Row<'_>) -> rusqlite::Result<StepRow> {
    let version = natural(row.get(0)?);
    let kind: String = row.get(1)?;
    let seat = row.get::<_, Option<u8>>(2)?.map(Seat);
    let kind = match (kind.as_str(), seat) {
        ("entry", seat) => StepKind::Entry { seat, entry: row.get(4)? },
        ("undo", Some(seat)) => StepKind::Undo { seat },
        ("restart", Some(seat)) => StepKind::Restart { seat, n_undone: row.get(6)? },
        _ => return Err(Error::InvalidColumnType(1, kind, Type::Text)),
    };
    let noticed = row.get::<_, Option<u16>>(5)?.map(Noticed::from_bits);
    Ok(StepRow { version, kind, key: row.get(3)?, noticed })
}

pub(super) fn from_json<T: DeserializeOwned>(column: usize, text: String) -> rusqlite::Result<T> {
    serde_json::from_str(&text).map_err(|why| damaged(column, why))
}

pub(super) fn damaged(column: usize, why: impl std::error::Error + Send + Sync + 'static) -> Error {
    Error::FromSqlConversionFailure(column, Type::Text, Box::new(why))
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("rows become JSON")
}

/// SQLite counts with a sign. No number of ours comes near it.
pub(super) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn natural(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

pub(super) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Finished => "finished",
    }
}

fn stage_of(name: String) -> rusqlite::Result<Stage> {
    match name.as_str() {
        "waiting" => Ok(Stage::Waiting),
        "playing" => Ok(Stage::Playing),
        "finished" => Ok(Stage::Finished),
        _ => Err(Error::InvalidColumnType(10, name, Type::Text)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::ledger::{
        LEFT_BY_ADDRESS, LEFT_BY_GUEST, N_OF_ADDRESS, N_OF_GUEST, N_UNFINISHED,
    };
    use super::super::schema;
    use super::*;

    fn plan(connection: &Connection, sql: &str) -> String {
        let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let mut rows = statement.raw_query();
        let mut lines = Vec::new();
        while let Some(row) = rows.next().unwrap() {
            lines.push(row.get::<_, String>(3).unwrap());
        }
        lines.join("\n")
    }

    /// However many tables there are, lists and counts read only what they are about.
    #[test]
    fn questions_are_answered_by_indices() {
        let folder = tempfile::tempdir().unwrap();
        let connection = schema::open(&folder.path().join("a.db")).unwrap();
        for (sql, how) in [
            (OPEN_TABLES, "tables USING COVERING INDEX tables_listed"),
            (TABLES_OF, "sitting USING PRIMARY KEY"),
            (N_OF_GUEST, "tables USING COVERING INDEX tables_charged"),
            (N_OF_ADDRESS, "tables USING COVERING INDEX tables_of_address"),
            (LEFT_BY_GUEST, "tables USING INDEX tables_charged"),
            (LEFT_BY_ADDRESS, "tables USING INDEX tables_of_address"),
            (N_UNFINISHED, "tables USING COVERING INDEX tables_unfinished"),
        ] {
            let plan = plan(&connection, sql);
            assert!(plan.starts_with(&format!("SEARCH {how} (")), "{plan}");
            assert_eq!(plan.lines().count(), 1, "nothing is sorted: {plan}");
        }
    }
}
