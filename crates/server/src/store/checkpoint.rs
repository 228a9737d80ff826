//! Carries what was written over into the database itself, beside the writer: nobody waits for it.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle};

use rusqlite::Connection;

/// Rows between two checkpoints. A short log is written over again and again, which a disk does
/// faster than letting a file grow.
const ROWS_BETWEEN: usize = 4000;
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

fn carry(connection: Connection, dues: Receiver<()>) {
    for () in dues {
        let carried = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
        if let Err(error) = carried {
            // Nothing is lost: it stays in the log.
            tracing::warn!(%error, "the log could not be carried into the database");
        }
    }
}
