//! Carries what was written over into the database itself, beside the writer: nobody waits for it.
//!
//! Somebody who plays at a steady pace (`rathaus load --mode paced`) and waits for 20 to 150 ms
//! once in a while waits for the disk: `strace` shows a `fdatasync` of the log that took as long,
//! where others use the disk too. With the data folder in memory (`/dev/shm`) there are no such
//! outliers.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle};

use rusqlite::Connection;

/// Rows between two checkpoints. A short log is written over again and again, which a disk does
/// faster than letting a file grow.
const ROWS_BETWEEN: usize = 4000;
/// Each leaves less for the next one.
const GOES_MAX: u32 = 20;
/// Pages of the log after which the writer lends a hand: while it writes, the log never comes to
/// its end, so it could not begin anew. And a server that was killed reads all of it at its start.
const PAGES_MAX: u32 = 12_000;

/// The writer's end.
pub struct Checkpoints {
    due: SyncSender<()>,
    thread: JoinHandle<()>,
    n_rows: usize,
}

impl Checkpoints {
    /// `writer` leaves the work to the thread of `own` from now on.
    pub fn begin(writer: &Connection, own: Connection) -> std::io::Result<Checkpoints> {
        writer
            .pragma_update(None, "wal_autocheckpoint", PAGES_MAX)
            .map_err(std::io::Error::other)?;
        let (due, dues) = sync_channel(1);
        let thread = Builder::new().name("checkpoints".to_owned()).spawn(|| carry(own, dues))?;
        Ok(Checkpoints { due, thread, n_rows: 0 })
    }

    pub fn written(&mut self, n_rows: usize) {
        self.n_rows += n_rows;
        if ROWS_BETWEEN <= self.n_rows {
            self.n_rows = 0;
            // If one is due already, it will do for these rows too.
            let _ = self.due.try_send(());
        }
    }

    /// Waits until the database is let go.
    pub fn end(self) {
        drop(self.due);
        // A thread that has failed holds nothing any more.
        let _ = self.thread.join();
    }
}

/// What is written meanwhile is carried over too, as long as that takes several goes: the log can
/// begin anew only from a moment at which nothing is left of it.
fn carry(connection: Connection, dues: Receiver<()>) {
    for () in dues {
        for _ in 0..GOES_MAX {
            match carry_once(&connection) {
                Ok(is_all) if is_all => break,
                Ok(_) => {}
                Err(error) => {
                    // Nothing is lost: it stays in the log.
                    tracing::warn!(%error, "the log could not be carried into the database");
                    break;
                }
            }
        }
    }
}

/// Whether nothing is left.
fn carry_once(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| {
        let (n_pages, n_carried): (i64, i64) = (row.get(1)?, row.get(2)?);
        Ok(n_pages <= n_carried)
    })
}
