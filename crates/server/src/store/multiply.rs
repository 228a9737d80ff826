//! Many copies of a few matches.

use std::path::Path;

use protocol::TableId;
use rusqlite::{Connection, params};

use super::rows::{StepRow, TableRow};
use super::{DATABASE_FILE, lock_folder, schema, writer};
use crate::StartError;

const TABLES_PER_TRANSACTION: u32 = 1000;
/// How many tables are named in the end.
const N_NAMED: u32 = 200;

/// Tables `?1` to `?2` repeat the first `?3` ones.
const TABLES: &str = "
WITH RECURSIVE copies (no) AS (SELECT ?1 UNION ALL SELECT no + 1 FROM copies WHERE no < ?2)
INSERT INTO tables (no, id, game, options, host, host_name, is_listed, created_at, secret, chairs,
                    stage, started_at_ms, rematch, address)
SELECT copies.no, lower(hex(randomblob(12))), game, options, host, host_name, is_listed, created_at,
       secret, chairs, stage, started_at_ms, rematch, address
FROM copies JOIN tables AS first ON first.no = 1 + (copies.no - 1) % ?3";
const STEPS: &str = "
INSERT INTO steps (table_no, version, kind, seat, key, entry, noticed, n_undone)
SELECT copy.no, version, kind, seat, key, entry, noticed, n_undone
FROM tables AS copy JOIN steps AS first ON first.table_no = 1 + (copy.no - 1) % ?3
WHERE copy.no BETWEEN ?1 AND ?2 ORDER BY copy.no, first.no";
const SITTING: &str = "
INSERT INTO sitting (guest, table_no) SELECT host, no FROM tables WHERE no BETWEEN ?1 AND ?2";

/// Fills an empty data folder with `n_tables` tables. Names some of them.
pub fn multiply(
    folder: &Path,
    played: &[(TableRow, Vec<StepRow>)],
    n_tables: u32,
) -> Result<Vec<TableId>, StartError> {
    let _lock = lock_folder(folder)?;
    let path = folder.join(DATABASE_FILE);
    let mut connection = schema::open(&path)?;
    let filled = fill(&mut connection, played, n_tables);
    filled.map_err(|error| schema::start_error(&path, error))
}

fn fill(
    connection: &mut Connection,
    played: &[(TableRow, Vec<StepRow>)],
    n_tables: u32,
) -> rusqlite::Result<Vec<TableId>> {
    connection.pragma_update(None, "synchronous", "OFF")?;
    let transaction = connection.transaction()?;
    for ((row, steps), no) in played.iter().zip(1..) {
        writer::insert_table(&transaction, row)?;
        for step in steps {
            writer::insert_step(&transaction, no, step)?;
        }
    }
    transaction.commit()?;
    let n_played = u32::try_from(played.len()).expect("few are played");
    let mut n_done = n_played;
    while n_done < n_tables {
        let last = (n_done + TABLES_PER_TRANSACTION).min(n_tables);
        let transaction = connection.transaction()?;
        for sql in [TABLES, STEPS] {
            let mut statement = transaction.prepare_cached(sql)?;
            statement.execute(params![n_done + 1, last, n_played])?;
        }
        transaction.prepare_cached(SITTING)?.execute(params![n_done + 1, last])?;
        transaction.commit()?;
        n_done = last;
    }
    let stride = n_tables.div_ceil(N_NAMED);
    let mut statement =
        connection.prepare("SELECT id FROM tables WHERE no % ?1 = 0 ORDER BY no")?;
    statement.query_map([stride], |row| row.get(0).map(TableId))?.collect()
}
