//! The one thread that writes.

use std::path::Path;
use std::time::Instant;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Checkpoints;
use super::rows::{RecordRow, StepKind, StepRow, TableRow};
use super::{StoreFailed, read};
use crate::guest::GuestId;
use crate::log;

/// More than this does not make a transaction any cheaper.
const JOBS_PER_TRANSACTION_MAX: usize = 256;

pub enum Write {
    /// A new guest, or a new name.
    Guest {
        guest: GuestId,
        name: String,
        now: u64,
    },
    NewTable(Box<TableRow>),
    /// What has changed about a table.
    Table(Box<TableRow>),
    /// Removes a table without steps.
    ForgetTable {
        no: i64,
    },
    Step {
        table_no: i64,
        step: StepRow,
    },
    Record(Box<RecordRow>),
}

pub(super) enum Job {
    Write(Vec<Write>, oneshot::Sender<Result<(), StoreFailed>>),
    /// Work of another kind, for the connection that writes.
    Other(Box<dyn FnOnce(&mut Connection) + Send>),
    Close(oneshot::Sender<()>),
}

pub(super) fn write_all(
    mut connection: Connection,
    mut queue: mpsc::Receiver<Job>,
    mut checkpoints: Checkpoints,
) {
    while let Some(first) = queue.blocking_recv() {
        let mut writes = Vec::new();
        let mut waiting = Vec::new();
        let mut closing = None;
        let mut other = None;
        let mut next = Some(first);
        while let Some(job) = next {
            match job {
                Job::Write(more, done) => {
                    writes.extend(more);
                    waiting.push(done);
                }
                Job::Other(work) => other = Some(work),
                Job::Close(done) => closing = Some(done),
            }
            let is_last = closing.is_some() || other.is_some();
            let has_room = waiting.len() < JOBS_PER_TRANSACTION_MAX && !is_last;
            next = if has_room { queue.try_recv().ok() } else { None };
        }
        let began_at = Instant::now();
        let result = commit(&mut connection, &writes).map_err(|error| {
            tracing::error!(%error, "the database cannot be written");
            let database = connection.path().unwrap_or_default();
            StoreFailed::of_write(&error, Path::new(database))
        });
        log::note_slow("storing", began_at);
        checkpoints.written(writes.len());
        for done in waiting {
            // Whoever waited may have gone; it is stored all the same.
            let _ = done.send(result);
        }
        if let Some(work) = other {
            work(&mut connection);
        }
        if let Some(done) = closing {
            checkpoints.end();
            drop(connection);
            let _ = done.send(());
            return;
        }
    }
}

fn commit(connection: &mut Connection, writes: &[Write]) -> rusqlite::Result<()> {
    if writes.is_empty() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for write in writes {
        carry_out(&transaction, write)?;
    }
    transaction.commit()
}

fn carry_out(transaction: &Transaction<'_>, write: &Write) -> rusqlite::Result<()> {
    match write {
        Write::Guest { guest, name, now } => {
            let sql = "INSERT INTO guests (id, name, created_at) VALUES (?1, ?2, ?3)
                       ON CONFLICT (id) DO UPDATE SET name = excluded.name";
            let values = params![guest.to_string(), name, read::integer(*now)];
            transaction.prepare_cached(sql)?.execute(values)?;
            Ok(())
        }
        Write::NewTable(row) => insert_table(transaction, row),
        Write::Table(row) => update_table(transaction, row),
        Write::ForgetTable { no } => {
            transaction.execute("DELETE FROM sitting WHERE table_no = ?1", [no])?;
            transaction.execute("DELETE FROM tables WHERE no = ?1", [no])?;
            Ok(())
        }
        Write::Step { table_no, step } => insert_step(transaction, *table_no, step),
        Write::Record(row) => {
            let sql = "INSERT INTO records (id, guest, game, created_at, record)
                       VALUES (?1, ?2, ?3, ?4, ?5)";
            let at = read::integer(row.created_at);
            let guest = row.guest.to_string();
            let values = params![row.id.0, guest, row.game, at, row.record];
            transaction.prepare_cached(sql)?.execute(values)?;
            let sql = "INSERT INTO uploaded (guest, n_bytes) VALUES (?1, ?2), ('', ?2)
                       ON CONFLICT (guest) DO UPDATE SET n_bytes = n_bytes + excluded.n_bytes";
            let n_bytes = read::integer(row.record.len() as u64);
            transaction.prepare_cached(sql)?.execute(params![guest, n_bytes])?;
            Ok(())
        }
    }
}

pub(super) fn insert_table(transaction: &Transaction<'_>, row: &TableRow) -> rusqlite::Result<()> {
    let sql = "INSERT INTO tables (id, game, options, host, host_name, is_listed, created_at,
                                   secret, chairs, stage, started_at_ms, rematch, address)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
    transaction.prepare_cached(sql)?.execute(params![
        row.id.0,
        row.game,
        row.options.to_string(),
        row.host.to_string(),
        row.host_name,
        row.is_listed,
        read::integer(row.created_at),
        String::from(row.secret.clone()),
        read::json(&row.chairs),
        read::stage_name(row.stage),
        row.started_at_ms.map(read::integer),
        row.rematch.as_ref().map(|id| id.0.as_str()),
        row.address.to_string(),
    ])?;
    insert_sitting(transaction, transaction.last_insert_rowid(), row)
}

fn update_table(transaction: &Transaction<'_>, row: &TableRow) -> rusqlite::Result<()> {
    let sql = "UPDATE tables SET is_listed = ?2, host_name = ?3, chairs = ?4, stage = ?5,
                                 started_at_ms = ?6, rematch = ?7 WHERE no = ?1";
    transaction.prepare_cached(sql)?.execute(params![
        row.no,
        row.is_listed,
        row.host_name,
        read::json(&row.chairs),
        read::stage_name(row.stage),
        row.started_at_ms.map(read::integer),
        row.rematch.as_ref().map(|id| id.0.as_str()),
    ])?;
    transaction.prepare_cached("DELETE FROM sitting WHERE table_no = ?1")?.execute([row.no])?;
    insert_sitting(transaction, row.no, row)
}

/// Whose list of tables this one stands in: the host's, and that of everybody with a seat.
fn insert_sitting(transaction: &Transaction<'_>, no: i64, row: &TableRow) -> rusqlite::Result<()> {
    let sql = "INSERT OR IGNORE INTO sitting (guest, table_no) VALUES (?1, ?2)";
    let mut statement = transaction.prepare_cached(sql)?;
    for guest in row.chairs.iter().filter_map(|chair| chair.guest()).chain([row.host]) {
        statement.execute(params![guest.to_string(), no])?;
    }
    Ok(())
}

pub(super) fn insert_step(
    transaction: &Transaction<'_>,
    no: i64,
    step: &StepRow,
) -> rusqlite::Result<()> {
    let (kind, seat, entry) = match &step.kind {
        StepKind::Entry { seat, entry } => ("entry", *seat, Some(entry)),
        StepKind::Undo { seat } => ("undo", Some(*seat), None),
        StepKind::Restart { seat } => ("restart", Some(*seat), None),
    };
    let sql = "INSERT INTO steps (table_no, version, kind, seat, key, entry)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let seat = seat.map(|seat| seat.0);
    let version = read::integer(step.version);
    transaction.prepare_cached(sql)?.execute(params![no, version, kind, seat, step.key, entry])?;
    Ok(())
}
