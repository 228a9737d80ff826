//! What outlives the process: guests, tables, the steps of their matches, uploaded records. One
//! thread writes; what is waiting goes into one transaction, and nobody is told before it is on the
//! disk.

mod checkpoint;
mod multiply;
mod read;
mod rows;
mod schema;
mod writer;

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use self::checkpoint::Checkpoints;
use crate::StartError;
use crate::private;

pub use multiply::multiply;
pub use rows::{Chair, RecordRow, StepKind, StepRow, TableRow};
pub use writer::Write;

const DATABASE_FILE: &str = "rathaus.db";
const LOCK_FILE: &str = "lock";
const QUEUE_LEN: usize = 1024;

/// Something could not be read or written; the log says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreFailed;

#[derive(Clone)]
pub struct Store {
    jobs: mpsc::Sender<writer::Job>,
    reader: Arc<Mutex<Connection>>,
}

impl Store {
    /// Opens the database of a data folder, or makes one.
    pub fn open(folder: &Path) -> Result<Store, StartError> {
        private::close_folder(folder, DATABASE_FILE)?;
        let lock = lock_folder(folder)?;
        let path = folder.join(DATABASE_FILE);
        private::create(&path).map_err(|error| StartError::DataFolder(folder.to_owned(), error))?;
        let connection = schema::open(&path)?;
        let reader = schema::open(&path)?;
        let at_folder = |error| StartError::DataFolder(folder.to_owned(), error);
        let checkpoints =
            Checkpoints::begin(&connection, schema::open(&path)?).map_err(at_folder)?;
        let (jobs, queue) = mpsc::channel(QUEUE_LEN);
        std::thread::Builder::new()
            .name("writer".to_owned())
            .spawn(move || {
                writer::write_all(connection, queue, checkpoints);
                drop(lock);
            })
            .map_err(at_folder)?;
        Ok(Store { jobs, reader: Arc::new(Mutex::new(reader)) })
    }

    /// Writes all of it or nothing. Once this returns, it is stored.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreFailed> {
        let (done, stored) = oneshot::channel();
        self.jobs.send(writer::Job::Write(writes, done)).await.map_err(|_| StoreFailed)?;
        stored.await.map_err(|_| StoreFailed)?
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
        let reader = Arc::clone(&self.reader);
        let answer = tokio::task::spawn_blocking(move || {
            question(&reader.lock().unwrap_or_else(PoisonError::into_inner))
        });
        let answer = answer.await.map_err(|_| StoreFailed)?;
        answer.map_err(|error| {
            tracing::error!(%error, "the database cannot be read");
            StoreFailed
        })
    }
}

/// Two servers on one folder would each believe in their own matches.
fn lock_folder(folder: &Path) -> Result<File, StartError> {
    let at_folder = |error| StartError::DataFolder(folder.to_owned(), error);
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    // The secrets behind the dice are nobody else's business.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(at_folder)?;
    let lock = File::create(folder.join(LOCK_FILE)).map_err(at_folder)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StartError::DataFolderInUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(at_folder(error)),
    }
}
