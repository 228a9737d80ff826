//! What outlives the process: guests, tables, the steps of their matches, uploaded records. One
//! thread writes; what is waiting goes into one transaction, and nobody is told before it is on the
//! disk.

mod checkpoint;
mod files;
pub mod identity;
mod ledger;
mod multiply;
mod read;
mod rows;
pub mod schema;
mod trouble;
mod writer;

use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use tokio::sync::{Mutex, mpsc, oneshot};

use self::checkpoint::Checkpoints;
use crate::StartError;
use crate::archive;
use crate::cookie;
use crate::private;
use crate::quota::Reservation;

pub use files::{FileRow, take_out};
pub use ledger::GUEST_BYTES;
pub use multiply::multiply;
pub use rows::{Chair, RecordRow, StepKind, StepRow, TableRow};
pub use trouble::StoreFailed;
pub use writer::Write;

pub const DATABASE_FILE: &str = "rathaus.db";
pub const LOCK_FILE: &str = "lock";
const QUEUE_LEN: usize = 1024;

type Reader = Arc<Mutex<Connection>>;

#[derive(Clone)]
pub struct Store {
    jobs: mpsc::Sender<writer::Job>,
    /// For what is answered at once.
    reader: Reader,
    /// For whole matches and Records, so that nobody who asks for little waits behind them.
    long_reader: Reader,
    is_read_only: bool,
    /// When it was opened.
    era: String,
    /// Of a folder that is only read; otherwise the writer has it.
    _lock: Option<Arc<File>>,
}

impl Store {
    /// Opens the database of a data folder, or makes one.
    pub fn open(folder: &Path) -> Result<Store, StartError> {
        let path = folder.join(DATABASE_FILE);
        let at_folder = |error| StartError::DataFolder(folder.to_owned(), error);
        let (lock, mut connection) = match open_to_write(folder, &path) {
            Ok(writable) => writable,
            Err(error) => return Store::open_read_only(folder, error),
        };
        archive::finish(&mut connection, folder);
        let (reader, long_reader) = (schema::open(&path)?, schema::open(&path)?);
        let checkpoints =
            Checkpoints::begin(&connection, schema::open(&path)?).map_err(at_folder)?;
        let damaged = |error| schema::start_error(&path, error);
        cookie::install_key(&connection, folder).map_err(damaged)?;
        let era = identity::era(&reader).map_err(damaged)?;
        let (jobs, queue) = mpsc::channel(QUEUE_LEN);
        std::thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || {
                writer::write_all(connection, queue, checkpoints);
                drop(lock);
            })
            .map_err(at_folder)?;
        let [reader, long_reader] = [reader, long_reader].map(|it| Arc::new(Mutex::new(it)));
        Ok(Store { jobs, reader, long_reader, is_read_only: false, era, _lock: None })
    }

    /// What can be read is shown, although nothing can be written. `error` says why not.
    fn open_read_only(folder: &Path, error: StartError) -> Result<Store, StartError> {
        if !matches!(error, StartError::DataFolder(..)) {
            return Err(error);
        }
        let open = || schema::open_read_only(&folder.join(DATABASE_FILE));
        let (Some(reader), Some(long_reader)) = (open(), open()) else {
            return Err(error);
        };
        if schema::version(&reader).is_ok_and(|found| found != schema::VERSION) {
            return Err(error);
        }
        // A server that can write would go on without this one noticing.
        let lock = File::open(folder.join(LOCK_FILE)).ok();
        if lock.as_ref().is_some_and(|lock| lock.try_lock_shared().is_err()) {
            return Err(StartError::DataFolderInUse(folder.to_owned()));
        }
        tracing::warn!(%error, "nothing can be stored: tables can only be looked at");
        // Whoever writes finds that nobody is there to do it.
        let (jobs, _) = mpsc::channel(1);
        let era = identity::era(&reader).unwrap_or_default();
        let [reader, long_reader] = [reader, long_reader].map(|it| Arc::new(Mutex::new(it)));
        let _lock = lock.map(Arc::new);
        Ok(Store { jobs, reader, long_reader, is_read_only: true, era, _lock })
    }

    pub fn is_read_only(&self) -> bool {
        self.is_read_only
    }

    pub fn era(&self) -> &str {
        &self.era
    }

    /// Writes all of it or nothing. Once this returns, it is stored.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreFailed> {
        self.write_reserved(writes, Vec::new()).await
    }

    /// Likewise; the reservations are let go when it is stored, whether anybody waits for that or
    /// not.
    pub async fn write_reserved(
        &self,
        writes: Vec<Write>,
        reservations: Vec<Reservation>,
    ) -> Result<(), StoreFailed> {
        if self.is_read_only {
            return Err(StoreFailed::ReadOnly);
        }
        let (done, stored) = oneshot::channel();
        let job = writer::Job::Write(writer::Batch { writes, reservations, done });
        self.jobs.send(job).await.map_err(|_| StoreFailed::Other)?;
        stored.await.map_err(|_| StoreFailed::Other)?
    }

    /// Does something else with the connection that writes, after all that is queued.
    pub async fn with_writer<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> T + Send + 'static,
    ) -> Option<T> {
        let (done, worked) = oneshot::channel();
        let work = Box::new(move |connection: &mut Connection| {
            let _ = done.send(work(connection));
        });
        self.jobs.send(writer::Job::Other(work)).await.ok()?;
        worked.await.ok()
    }

    /// Waits for all that is queued and lets the data folder go. Nothing can be written afterwards.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(writer::Job::Close(done)).await.is_ok() {
            // An error means that the writer has gone already.
            let _ = closed.await;
        }
    }

    async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreFailed> {
        // Nobody takes a thread to wait in.
        let reader = Arc::clone(&self.reader).lock_owned().await;
        let answer = tokio::task::spawn_blocking(move || question(&reader));
        answer.await.map_err(|_| StoreFailed::Other)?.map_err(unreadable)
    }

    /// The same for what takes a while, on a thread of somebody who has a slot for it: however much
    /// one address asks for, others wait for as many readers as there are slots.
    fn read_long<T>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreFailed> {
        question(&self.long_reader.blocking_lock()).map_err(unreadable)
    }
}

fn unreadable(error: rusqlite::Error) -> StoreFailed {
    tracing::error!(%error, "the database cannot be read");
    StoreFailed::of(&error)
}

/// The lock of the folder, and the database in it; both are made if they are missing.
fn open_to_write(folder: &Path, path: &Path) -> Result<(File, Connection), StartError> {
    private::close_folder(folder, DATABASE_FILE)?;
    let lock = lock_folder(folder)?;
    private::create(path).map_err(|error| StartError::DataFolder(folder.to_owned(), error))?;
    Ok((lock, schema::open(path)?))
}

/// Two servers on one folder would each believe in their own matches.
pub fn lock_folder(folder: &Path) -> Result<File, StartError> {
    let at_folder = |error| StartError::DataFolder(folder.to_owned(), error);
    private::make_folder(folder).map_err(at_folder)?;
    let path = folder.join(LOCK_FILE);
    private::close(&path).map_err(at_folder)?;
    let lock = private::truncate(&path).map_err(at_folder)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StartError::DataFolderInUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(at_folder(error)),
    }
}
