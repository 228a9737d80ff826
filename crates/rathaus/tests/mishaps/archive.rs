//! Backups, taken and put back while people play.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use load::{Habits, ReconnectingClient};
use serde_json::Value;
use tokio::sync::watch;

use crate::party::Party;
use crate::test_server::{TestServer, any_port, folder, rathaus};

/// What a command prints, with its status.
fn ran(args: &[&str], file: &Path, data: &Path) -> (Option<i32>, String) {
    let output = rathaus().args(args).arg(file).arg("--data").arg(data).output().unwrap();
    let printed = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(printed).unwrap())
}

#[track_caller]
fn done(command: &str, file: &Path, data: &Path) -> Value {
    let (status, printed) = ran(&[command, "--json"], file, data);
    assert_eq!(status, Some(0), "{printed}");
    serde_json::from_str(&printed).unwrap()
}

#[track_caller]
fn check_refused(args: &[&str], file: &Path, data: &Path, status: i32, words: &str) {
    let (found, printed) = ran(args, file, data);
    assert_eq!(found, Some(status), "{printed}");
    assert!(printed.starts_with("rathaus: ") && printed.contains(words), "{printed}");
}

async fn acted(party: &mut Party, n_times: u32) {
    for _ in 0..n_times {
        party.act().await.unwrap();
    }
}

#[tokio::test]
async fn a_running_server_goes_back_and_forth() {
    let (data, files) = (folder("archive"), folder("archive-files"));
    let file = files.join("a.backup");
    let server = TestServer::open(&data, any_port());
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    acted(&mut party, 5).await;
    let then = party.frame(0).await.unwrap();
    let backed_up = done("backup", &file, &data);
    assert_eq!((&backed_up["tables"], &backed_up["steps"]), (&1.into(), &5.into()));
    let metadata = fs::metadata(&file).unwrap();
    assert_eq!(backed_up["bytes"], metadata.len());
    assert_eq!(metadata.permissions().mode() & 0o777, 0o600);
    check_refused(&["backup"], &file, &data, 2, "--force overwrites it");
    check_refused(&["backup", "--lang", "de"], &file, &data, 2, "gibt es schon");

    acted(&mut party, 4).await;
    let later = Party::begin(&server.http(), games::IDS[1], 2).await.unwrap();
    let now = party.frame(0).await.unwrap();
    let mut watching = Watching::new(&server, &party);
    assert!(watching.client.settle(now.version, Duration::from_secs(20)).await);
    let restored = done("restore", &file, &data);
    assert_eq!(restored["by_server"], true);
    let found = party.frame(0).await.unwrap();
    assert_eq!((found.version, &found.view), (then.version, &then.view));
    assert!(later.frame(0).await.is_err(), "the table of later is not there any more");
    watching.check_in_other_era(&then).await;
    acted(&mut party, 2).await;

    let kept = PathBuf::from(restored["kept"].as_str().unwrap());
    let (status, printed) = ran(&["restore", "--lang", "de"], &kept, &data);
    assert_eq!(status, Some(0), "{printed}");
    assert!(printed.contains("wieder wie in") && printed.contains("laufende Server"), "{printed}");
    let found = party.frame(0).await.unwrap();
    assert_eq!((found.version, &found.view), (now.version, &now.view));
    assert!(later.frame(0).await.is_ok());
    acted(&mut party, 2).await;
}

/// A client that looks on while the server goes back to a backup.
struct Watching {
    client: ReconnectingClient,
}

impl Watching {
    fn new(server: &TestServer, party: &Party) -> Watching {
        let habits = Habits { acts: false, hurry: 20, ..Habits::patient(1) };
        let cookie = Some(party.guests[0].cookie.clone());
        Watching { client: ReconnectingClient::new(server.address, cookie, &party.table, habits) }
    }

    async fn check_in_other_era(&mut self, expected: &protocol::Frame) {
        let (_stop, stopped) = watch::channel(false);
        let diary = self.client.diary();
        let has_turned = async {
            while diary.lock().unwrap().n_eras == 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::select! {
            () = self.client.play(stopped) => {}
            () = has_turned => {}
        }
        assert!(self.client.settle(0, Duration::from_secs(20)).await);
        let shown = self.client.frame().unwrap();
        assert_eq!((shown.version, &shown.view), (expected.version, &expected.view));
        let story: Vec<_> = self.client.follower().story().steps().iter().collect();
        assert_eq!(story.len(), 6, "the set-up and five steps");
        assert!(diary.lock().unwrap().faults.is_empty());
    }
}

/// Everything can be lost but the file: guests keep their seats.
#[tokio::test]
async fn a_new_folder_starts_from_a_backup() {
    let (data, other) = (folder("archive-lost"), folder("archive-found"));
    let file = folder("archive-lost-files").join("a.backup");
    let server = TestServer::open(&data, any_port());
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    acted(&mut party, 3).await;
    done("backup", &file, &data);
    drop(server);
    fs::remove_dir_all(&data).unwrap();

    let restored = done("restore", &file, &other);
    assert_eq!((&restored["by_server"], &restored["kept"]), (&false.into(), &Value::Null));
    let server = TestServer::open(&other, any_port());
    let mut party = party.moved(&server.http());
    assert_eq!(party.act().await.unwrap(), 4);
    let metadata = fs::metadata(other.join("cookie.key")).unwrap();
    assert_eq!(metadata.permissions().mode() & 0o777, 0o600);
    drop(server);

    // Also over a database that nothing else can be done with; it is kept as it is.
    fs::write(other.join("rathaus.db"), "no database ".repeat(1000)).unwrap();
    let restored = done("restore", &file, &other);
    let kept = fs::read(restored["kept"].as_str().unwrap()).unwrap();
    assert!(kept.starts_with(b"no database"));
    let server = TestServer::open(&other, any_port());
    assert_eq!(party.moved(&server.http()).frame(0).await.unwrap().version, 3);
}

/// A server that runs on another key takes over the one of the backup.
#[tokio::test]
async fn guests_of_a_backup_are_known_to_a_running_server() {
    let (data, other) = (folder("archive-key"), folder("archive-other-key"));
    let file = folder("archive-key-files").join("a.backup");
    let server = TestServer::open(&data, any_port());
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    acted(&mut party, 3).await;
    done("backup", &file, &data);
    drop(server);
    let server = TestServer::open(&other, any_port());
    assert_eq!(done("restore", &file, &other)["by_server"], true);
    assert_eq!(party.moved(&server.http()).act().await.unwrap(), 4);
}

#[tokio::test]
async fn what_is_no_backup_changes_nothing() {
    let (data, files) = (folder("archive-bad"), folder("archive-bad-files"));
    let file = files.join("a.backup");
    check_refused(&["backup"], &file, &data, 2, "there is no database");
    let server = TestServer::open(&data, any_port());
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    acted(&mut party, 60).await;
    done("backup", &file, &data);

    check_refused(&["restore"], &files.join("none"), &data, 2, "cannot be read");
    let bad = files.join("bad");
    fs::write(&bad, "no backup ".repeat(1000)).unwrap();
    check_refused(&["restore"], &bad, &data, 2, "is not a backup");
    check_refused(&["restore", "--lang", "de"], &bad, &data, 2, "keine Sicherung");
    let foreign = rusqlite::Connection::open(files.join("foreign")).unwrap();
    foreign.execute_batch("CREATE TABLE t (a TEXT)").unwrap();
    check_refused(&["restore"], &files.join("foreign"), &data, 2, "is not a backup");
    fs::copy(&file, &bad).unwrap();
    let newer = rusqlite::Connection::open(&bad).unwrap();
    newer.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(newer);
    check_refused(&["restore"], &bad, &data, 2, "version 99");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 200].fill(0xff);
    fs::write(&bad, &bytes).unwrap();
    check_refused(&["restore"], &bad, &data, 1, "is damaged");
    fs::write(&bad, &fs::read(&file).unwrap()[..middle]).unwrap();
    check_refused(&["restore"], &bad, &data, 1, "is damaged");
    assert_eq!(party.frame(0).await.unwrap().version, 60);
    acted(&mut party, 1).await;
}
