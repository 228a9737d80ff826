//! Going back to a backup where not everything goes well. Whole restores are tried in the mishaps
//! of `rathaus`.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

use protocol::TableInfo;
use serde_json::json;
use server::archive::{ArchiveError, Restored, backup, restore};

use crate::test_server::{TestServer, at};

fn restoring(folder: &Path, file: &Path) -> JoinHandle<Result<Restored, ArchiveError>> {
    let (folder, file) = (folder.to_owned(), file.to_owned());
    spawn(move || restore(&folder, &file, &|_, _| {}))
}

/// A server in which one table was made before the backup and one after it.
async fn house_with_backup(file: &Path) -> (TestServer, TableInfo, TableInfo) {
    let server = TestServer::open().await;
    let anna = server.guest("Anna").await;
    let then = anna.table(json!(["me", "open"])).await;
    backup(server.folder.path(), file, false, &|_, _| {}).unwrap();
    let later = anna.table(json!(["me", "open"])).await;
    (server, then, later)
}

async fn finished(restoring: JoinHandle<Result<Restored, ArchiveError>>) -> Restored {
    tokio::task::spawn_blocking(|| restoring.join().unwrap().unwrap()).await.unwrap()
}

async fn check_restored(server: &TestServer, then: &TableInfo, later: &TableInfo) {
    let stranger = server.stranger();
    assert_eq!(stranger.get(&format!("/api/tables/{}", then.id.0)).await.status, 200);
    stranger.get(&at(later, "frame")).await.refused(404, "no-such-table");
}

/// By then the database is another one, so nobody may be told that nothing has happened.
#[tokio::test]
async fn a_key_that_cannot_be_written_does_not_undo_a_restore() {
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("a.backup");
    let (server, then, later) = house_with_backup(&file).await;
    // No file can take this name.
    let in_the_way = server.folder.path().join("cookie.draft");
    fs::create_dir(&in_the_way).unwrap();
    finished(restoring(server.folder.path(), &file)).await;
    check_restored(&server, &then, &later).await;
    let bert = server.guest("Bert").await;
    bert.table(json!(["me", "open"])).await;

    // The next start brings it to its end.
    fs::remove_dir(in_the_way).unwrap();
    let key_in_database = |folder: &Path| -> Option<String> {
        let database = rusqlite::Connection::open(folder.join("rathaus.db")).unwrap();
        database.query_row("SELECT cookie_key FROM identity", [], |row| row.get(0)).unwrap()
    };
    let folder = server.close().await;
    assert!(key_in_database(folder.path()).is_some());
    let folder = TestServer::open_at(folder, |_| {}).await.close().await;
    assert!(key_in_database(folder.path()).is_none());
}

#[cfg(unix)]
#[tokio::test]
async fn what_was_before_is_kept_for_the_owner_alone() {
    use std::os::unix::fs::PermissionsExt;

    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("a.backup");
    let (server, ..) = house_with_backup(&file).await;
    let restored = finished(restoring(server.folder.path(), &file)).await;
    assert_eq!(mode(&restored.kept.unwrap()), 0o600);
    let new = files.path().join("new");
    finished(restoring(&new, &file)).await;
    assert_eq!(mode(&new), 0o700);
    assert_eq!(mode(&new.join("rathaus.db")), 0o600);
}

/// Something that holds a data folder as a server does, begins with the restore that it is asked
/// for, and dies without a word.
fn die_restoring(folder: &Path, with: impl FnOnce(PathBuf)) {
    let wish = folder.join("restore.db");
    while !wish.exists() {
        sleep(Duration::from_millis(5));
    }
    fs::write(folder.join("restore.json"), "\"working\"").unwrap();
    with(wish);
}

#[tokio::test]
async fn a_server_that_dies_restoring_is_not_waited_for() {
    let files = tempfile::tempdir().unwrap();
    let file = files.path().join("a.backup");
    let (server, ..) = house_with_backup(&file).await;
    let folder = server.close().await;
    let lock = || {
        let lock = File::create(folder.path().join("lock")).unwrap();
        lock.try_lock().unwrap();
        lock
    };
    let dying = lock();
    let asked = restoring(folder.path(), &file);
    die_restoring(folder.path(), |wish| fs::remove_file(wish).unwrap());
    drop(dying);
    assert!(matches!(asked.join().unwrap(), Err(ArchiveError::Unanswered(_))));

    let dying = lock();
    let asked = restoring(folder.path(), &file);
    let database = folder.path().join("rathaus.db");
    die_restoring(folder.path(), |wish| fs::rename(wish, database).unwrap());
    drop(dying);
    let restored = asked.join().unwrap().unwrap();
    assert!(restored.by_server && restored.kept.is_none());
}
