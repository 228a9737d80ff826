//! Questions to the database.

use engine::{Seat, Secret};
use protocol::{Stage, TableId};
use rusqlite::types::Type;
use rusqlite::{Connection, Error, OptionalExtension, Row};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::rows::{StepKind, StepRow, TableRow};
use super::{Store, StoreFailed};
use crate::guest::GuestId;

const TABLE_COLUMNS: &str = "no, id, game, options, host, host_name, is_listed, created_at, secret,
                             chairs, stage, started_at_ms, rematch";
const LIST_LEN_MAX: u32 = 100;

/// How many unfinished tables there are.
pub struct Crowd {
    pub n_of_guest: u32,
    pub n_total: u32,
}

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
        self.read(move |connection| {
            let sql = format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?1");
            connection.prepare_cached(&sql)?.query_row([id], table_row).optional()
        })
        .await
    }

    pub async fn steps(&self, table_no: i64) -> Result<Vec<StepRow>, StoreFailed> {
        let sql = "SELECT version, kind, seat, key, entry FROM steps WHERE table_no = ?1
                   ORDER BY no";
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(sql)?;
            statement.query_map([table_no], step_row)?.collect()
        })
        .await
    }

    /// Tables that strangers may join, made since `since`, the newest first.
    pub async fn open_tables(&self, since: u64) -> Result<Vec<TableRow>, StoreFailed> {
        let condition = "stage = 'waiting' AND is_listed = 1 AND ?1 <= created_at";
        self.tables_where(condition, integer(since).to_string()).await
    }

    /// The tables of a guest, the newest first.
    pub async fn tables_of(&self, guest: GuestId) -> Result<Vec<TableRow>, StoreFailed> {
        let condition = "no IN (SELECT table_no FROM sitting WHERE guest = ?1)";
        self.tables_where(condition, guest.to_string()).await
    }

    async fn tables_where(
        &self,
        condition: &'static str,
        value: String,
    ) -> Result<Vec<TableRow>, StoreFailed> {
        self.read(move |connection| {
            let sql = format!(
                "SELECT {TABLE_COLUMNS} FROM tables WHERE {condition}
                 ORDER BY no DESC LIMIT {LIST_LEN_MAX}"
            );
            connection.prepare_cached(&sql)?.query_map([value], table_row)?.collect()
        })
        .await
    }

    /// Counts the tables that were made since `since` and are not over.
    pub async fn crowd(&self, host: GuestId, since: u64) -> Result<Crowd, StoreFailed> {
        let of_guest = "SELECT count(*) FROM tables
                        WHERE stage <> 'finished' AND host = ?1 AND ?2 <= created_at";
        let total = "SELECT count(*) FROM tables INDEXED BY tables_of_host
                     WHERE stage <> 'finished'";
        self.read(move |connection| {
            let values = (host.to_string(), integer(since));
            let n_of_guest =
                connection.prepare_cached(of_guest)?.query_row(values, |row| row.get(0))?;
            let n_total = connection.prepare_cached(total)?.query_row([], |row| row.get(0))?;
            Ok(Crowd { n_of_guest, n_total })
        })
        .await
    }

    pub async fn record(&self, id: &TableId) -> Result<Option<(String, String)>, StoreFailed> {
        let id = id.0.clone();
        self.read(move |connection| {
            let sql = "SELECT game, record FROM records WHERE id = ?1";
            let mut statement = connection.prepare_cached(sql)?;
            statement.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()
        })
        .await
    }

    pub async fn n_records_of(&self, guest: GuestId) -> Result<u32, StoreFailed> {
        self.read(move |connection: &Connection| {
            let sql = "SELECT count(*) FROM records WHERE guest = ?1";
            connection.prepare_cached(sql)?.query_row([guest.to_string()], |row| row.get(0))
        })
        .await
    }
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
    })
}

fn step_row(row: &Row<'_>) -> rusqlite::Result<StepRow> {
    let version = natural(row.get(0)?);
    let kind: String = row.get(1)?;
    let seat = row.get::<_, Option<u8>>(2)?.map(Seat);
    let kind = match (kind.as_str(), seat) {
        ("entry", seat) => StepKind::Entry { seat, entry: row.get(4)? },
        ("undo", Some(seat)) => StepKind::Undo { seat },
        ("restart", Some(seat)) => StepKind::Restart { seat },
        _ => return Err(Error::InvalidColumnType(1, kind, Type::Text)),
    };
    Ok(StepRow { version, kind, key: row.get(3)? })
}

fn from_json<T: DeserializeOwned>(column: usize, text: String) -> rusqlite::Result<T> {
    serde_json::from_str(&text).map_err(|why| damaged(column, why))
}

fn damaged(column: usize, why: impl std::error::Error + Send + Sync + 'static) -> Error {
    Error::FromSqlConversionFailure(column, Type::Text, Box::new(why))
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("rows become JSON")
}

/// SQLite counts with a sign. No number of ours comes near it.
pub(super) fn integer(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn natural(number: i64) -> u64 {
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
