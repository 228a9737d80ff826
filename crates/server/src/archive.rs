//! Backups: the whole data folder in one file, taken and put back while the server runs.
//!
//! A backup is a database like the one in the data folder, with the key of the cookies in it. A
//! restore is asked for by putting `restore.db` into the data folder; the server that works there
//! exchanges its database for it, and without a server the one who asks does that.

mod backup;
mod check;
mod error;
mod restore;

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, TransactionBehavior};
use serde::{Deserialize, Serialize};

use crate::clock::now_s;
use crate::cookie;
use crate::private;
use crate::store::schema;

pub use self::backup::{BackedUp, backup};
pub use self::check::Contents;
pub use self::error::ArchiveError;
pub use self::restore::{Restored, restore};

const WISH_FILE: &str = "restore.db";
const ANSWER_FILE: &str = "restore.json";
const PAGES_PER_STEP: i32 = 1000;

/// What a server says about a restore that was asked of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    Working,
    Done {
        /// Where the state from before is kept.
        kept: PathBuf,
    },
    Failed {
        why: String,
    },
}

impl Answer {
    pub(crate) fn leave(&self, folder: &Path) {
        let text = serde_json::to_string(self).expect("an answer becomes JSON");
        let draft = folder.join("restore.draft");
        let left = fs::write(&draft, text).and_then(|()| fs::rename(draft, answer_of(folder)));
        if let Err(error) = left {
            tracing::warn!(%error, "whoever asked for a restore cannot be answered");
        }
    }

    fn find(folder: &Path) -> Option<Answer> {
        serde_json::from_slice(&fs::read(answer_of(folder)).ok()?).ok()
    }
}

pub(crate) fn wish_of(folder: &Path) -> PathBuf {
    folder.join(WISH_FILE)
}

fn answer_of(folder: &Path) -> PathBuf {
    folder.join(ANSWER_FILE)
}

/// Exchanges what is in a database for what is in `restore.db`, in one transaction. Returns where
/// the state from before is kept.
pub(crate) fn swap_in(connection: &mut Connection, folder: &Path) -> rusqlite::Result<PathBuf> {
    let kept = free_name(folder);
    private::create(&kept).map_err(cannot_write)?;
    let mut copy = Connection::open(&kept)?;
    copy_over(connection, &mut copy, &|_, _| {})?;
    make_plain(&copy)?;
    drop(copy);
    let wish = Connection::open(wish_of(folder))?;
    copy_over(&wish, connection, &|_, _| {})?;
    drop(wish);
    schema::bring_up(connection)?;
    // By now the database is another one, whatever comes. The key stays in it until it can be
    // written, at the latest when the server starts the next time.
    if let Err(error) = cookie::install_key(connection, folder) {
        tracing::error!(%error, "the key of the cookies could not be exchanged yet");
    }
    Ok(kept)
}

fn cannot_write(error: std::io::Error) -> rusqlite::Error {
    rusqlite::Error::ToSqlConversionFailure(Box::new(error))
}

/// Carries out a restore that was asked of a server which did not come to its end. Nobody has
/// played since.
pub(crate) fn finish(connection: &mut Connection, folder: &Path) {
    if !wish_of(folder).exists() {
        return;
    }
    let answer = match swap_in(connection, folder) {
        Ok(kept) => Answer::Done { kept },
        Err(error) => Answer::Failed { why: error.to_string() },
    };
    tracing::info!(?answer, "a restore was left over");
    let _ = fs::remove_file(wish_of(folder));
    answer.leave(folder);
}

/// A name for the state from before that is not taken.
fn free_name(folder: &Path) -> PathBuf {
    let name = |at: u64| folder.join(format!("before-restore-{at}.db"));
    let mut at = now_s();
    while name(at).exists() {
        at += 1;
    }
    name(at)
}

/// Copies a whole database as it is at one moment, whoever else works on it. `watch` is told the
/// number of pages copied, and of all.
fn copy_over(
    from: &Connection,
    to: &mut Connection,
    watch: &dyn Fn(u64, u64),
) -> rusqlite::Result<()> {
    // Without it, every step that somebody stores meanwhile would make the copy begin again.
    let moment = rusqlite::Transaction::new_unchecked(from, TransactionBehavior::Deferred)?;
    moment.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    let copying = Backup::new(from, to)?;
    loop {
        let step = copying.step(PAGES_PER_STEP)?;
        let progress = copying.progress();
        let n_all = u64::try_from(progress.pagecount).unwrap_or(0);
        let n_left = u64::try_from(progress.remaining).unwrap_or(0);
        watch(n_all.saturating_sub(n_left), n_all);
        match step {
            StepResult::Done => break,
            StepResult::More => {}
            _ => std::thread::sleep(std::time::Duration::from_millis(20)),
        }
    }
    drop(copying);
    moment.finish()
}

/// One file without a log beside it.
fn make_plain(copy: &Connection) -> rusqlite::Result<()> {
    copy.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()))
}
