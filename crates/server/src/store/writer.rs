//! The one thread that writes.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use games::Noticed;
use protocol::Stage;
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Checkpoints;
use super::files::{self, FileRow};
use super::ledger::{self, Discharged, GUEST_BYTES};
use super::rows::{RecordRow, StepKind, StepRow, TableRow};
use super::{StoreFailed, read};
use crate::address::AddressTag;
use crate::guest::GuestId;
use crate::log;
use crate::quota::Reservation;

/// More than this does not make a transaction any cheaper.
const JOBS_PER_TRANSACTION_MAX: usize = 256;

/// Under load, what comes within a while is stored together: waiting for the disk costs much more
/// than writing. The more has come last time, the longer the while; who comes alone does not wait.
const RESTS_PER_JOB: Duration = Duration::from_micros(250);
const RESTS_MAX: Duration = Duration::from_millis(5);

pub enum Write {
    /// A new guest, or a new name.
    Guest {
        guest: GuestId,
        name: String,
        now: u64,
        address: AddressTag,
    },
    NewTable(Box<TableRow>),
    /// Before the table that refers to it.
    File(FileRow),
    /// If the file has gone, nothing is written of all that comes along with this.
    NeedsFile {
        hash: String,
    },
    /// Takes the files out of the options of a table of before.
    MoveFiles {
        no: i64,
    },
    /// What has changed about a table.
    Table(Box<TableRow>),
    /// Gives somebody another name at a table that is asleep.
    Rename {
        no: i64,
        guest: GuestId,
        name: String,
    },
    /// Removes a table without steps.
    ForgetTable {
        no: i64,
    },
    Step {
        table_no: i64,
        step: StepRow,
    },
    /// Steps that were stored and are charged now.
    StepBytes {
        guest: GuestId,
        address: AddressTag,
        n_bytes: u64,
    },
    Record(Box<RecordRow>),
}

/// What is written together, or not at all.
pub(super) struct Batch {
    pub writes: Vec<Write>,
    /// The room for it, which is let go when it is stored. Whoever wanted it may have gone by then.
    pub reservations: Vec<Reservation>,
    pub done: oneshot::Sender<Result<(), StoreFailed>>,
}

pub(super) enum Job {
    Write(Batch),
    /// Work of another kind, for the connection that writes.
    Other(Box<dyn FnOnce(&mut Connection) + Send>),
    Close(oneshot::Sender<()>),
}

pub(super) fn write_all(
    mut connection: Connection,
    mut queue: mpsc::Receiver<Job>,
    mut checkpoints: Checkpoints,
) {
    let mut rests_until = Instant::now();
    while let Some(first) = queue.blocking_recv() {
        thread::sleep(rests_until.saturating_duration_since(Instant::now()));
        let mut batches = Vec::new();
        let mut closing = None;
        let mut other = None;
        let mut next = Some(first);
        while let Some(job) = next {
            match job {
                Job::Write(batch) => batches.push(batch),
                Job::Other(work) => other = Some(work),
                Job::Close(done) => closing = Some(done),
            }
            let is_last = closing.is_some() || other.is_some();
            let has_room = batches.len() < JOBS_PER_TRANSACTION_MAX && !is_last;
            next = if has_room { queue.try_recv().ok() } else { None };
        }
        let n_jobs = u32::try_from(batches.len()).unwrap_or(u32::MAX);
        let began_at = Instant::now();
        let results = commit(&mut connection, &batches).unwrap_or_else(|error| {
            tracing::error!(%error, "the database cannot be written");
            let database = connection.path().unwrap_or_default();
            vec![Err(StoreFailed::of_write(&error, Path::new(database))); batches.len()]
        });
        log::note_slow("storing", began_at);
        rests_until = began_at + RESTS_MAX.min(RESTS_PER_JOB.saturating_mul(n_jobs));
        checkpoints.written(batches.iter().map(|batch| batch.writes.len()).sum());
        for (batch, result) in batches.into_iter().zip(results) {
            drop(batch.reservations);
            // Whoever waited may have gone; it is stored all the same.
            let _ = batch.done.send(result);
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

/// What became of each batch, once all of them are on the disk.
fn commit(
    connection: &mut Connection,
    batches: &[Batch],
) -> rusqlite::Result<Vec<Result<(), StoreFailed>>> {
    if batches.is_empty() {
        return Ok(Vec::new());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(batches.len());
    for Batch { writes, .. } in batches {
        let is_possible = is_possible(&transaction, writes)?;
        if is_possible {
            writes.iter().try_for_each(|write| carry_out(&transaction, write))?;
        }
        results.push(if is_possible { Ok(()) } else { Err(StoreFailed::Outdated) });
    }
    transaction.commit()?;
    Ok(results)
}

fn is_possible(transaction: &Transaction<'_>, writes: &[Write]) -> rusqlite::Result<bool> {
    for write in writes {
        if let Write::NeedsFile { hash } = write
            && !files::has_file(transaction, hash)?
        {
            return Ok(false);
        }
    }
    Ok(true)
}

fn carry_out(transaction: &Transaction<'_>, write: &Write) -> rusqlite::Result<()> {
    match write {
        Write::Guest { guest, name, now, address } => {
            let guest = guest.to_string();
            let sql = "UPDATE guests SET name = ?2 WHERE id = ?1";
            if transaction.prepare_cached(sql)?.execute(params![guest, name])? != 0 {
                return Ok(());
            }
            let sql = "INSERT INTO guests (id, name, created_at) VALUES (?1, ?2, ?3)";
            let values = params![guest, name, read::integer(*now)];
            transaction.prepare_cached(sql)?.execute(values)?;
            ledger::charge(transaction, None, *address, read::integer(GUEST_BYTES))
        }
        Write::NewTable(row) => insert_table(transaction, row),
        Write::File(file) => files::insert_file(transaction, file),
        Write::NeedsFile { .. } => Ok(()),
        Write::MoveFiles { no } => files::move_files(transaction, *no),
        Write::Table(row) => update_table(transaction, row),
        Write::Rename { no, guest, name } => {
            let row = read::table_at(transaction, *no)?.map(|row| row.renamed(*guest, name));
            row.map_or(Ok(()), |row| update_table(transaction, &row))
        }
        Write::ForgetTable { no } => {
            files::release(transaction, *no)?;
            ledger::discharge_table(transaction, *no, Discharged::Gone)?;
            transaction.execute("DELETE FROM sitting WHERE table_no = ?1", [no])?;
            transaction.execute("DELETE FROM tables WHERE no = ?1", [no])?;
            Ok(())
        }
        Write::Step { table_no, step } => insert_step(transaction, *table_no, step),
        Write::StepBytes { guest, address, n_bytes } => {
            ledger::charge_steps(transaction, *guest, *address, *n_bytes)
        }
        Write::Record(row) => {
            let sql = "INSERT INTO records (id, guest, game, created_at, record)
                       VALUES (?1, ?2, ?3, ?4, ?5)";
            let at = read::integer(row.created_at);
            let guest = row.guest.to_string();
            let values = params![row.id.0, guest, row.game, at, row.record];
            transaction.prepare_cached(sql)?.execute(values)?;
            ledger::charge_record(transaction, row.guest, row.address, row.record.len())
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
    let no = transaction.last_insert_rowid();
    files::refer(transaction, &row.options)?;
    ledger::charge_table(transaction, no, row)?;
    insert_sitting(transaction, no, row)
}

fn update_table(transaction: &Transaction<'_>, row: &TableRow) -> rusqlite::Result<()> {
    let sql = "UPDATE tables SET is_listed = ?2, host_name = ?3, chairs = ?4, stage = ?5,
                                 started_at_ms = ?6, rematch = ?7, host = ?8 WHERE no = ?1";
    transaction.prepare_cached(sql)?.execute(params![
        row.no,
        row.is_listed,
        row.host_name,
        read::json(&row.chairs),
        read::stage_name(row.stage),
        row.started_at_ms.map(read::integer),
        row.rematch.as_ref().map(|id| id.0.as_str()),
        row.host.to_string(),
    ])?;
    if row.stage == Stage::Finished {
        ledger::discharge_table(transaction, row.no, Discharged::Finished)?;
    }
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
    let (kind, seat, entry, n_undone) = match &step.kind {
        StepKind::Entry { seat, entry } => ("entry", *seat, Some(entry), None),
        StepKind::Undo { seat } => ("undo", Some(*seat), None, None),
        StepKind::Restart { seat, n_undone } => ("restart", Some(*seat), None, *n_undone),
    };
    let sql = "INSERT INTO steps (table_no, version, kind, seat, key, entry, noticed, n_undone)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let seat = seat.map(|seat| seat.0);
    let version = read::integer(step.version);
    let noticed = step.noticed.map(Noticed::to_bits);
    let values = params![no, version, kind, seat, step.key, entry, noticed, n_undone];
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(())
}
