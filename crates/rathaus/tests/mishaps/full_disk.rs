//! A disk that takes no more, as a limit on the size of files: nothing is acknowledged that is not
//! stored, the cause is named, and what can be read is read.

use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::ledger::as_left;
use crate::party::{Party, code};
use crate::test_server::{TestServer, any_port, folder, rathaus, serve};

/// The binary under a limit. It must outlive the signal that comes with it.
fn limited(n_blocks: &str) -> Command {
    let mut command = Command::new("sh");
    let script = format!(r#"trap "" XFSZ; ulimit -S -f {n_blocks}; exec "$0" "$@""#);
    command.args(["-c", &script]).arg(rathaus().get_program());
    command.env_remove("LANG").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command
}

/// Changes the limit of a running server.
fn limit(server: &TestServer, bytes: &str) {
    let pid = server.pid().to_string();
    let limit = format!("--fsize={bytes}:unlimited");
    let status = Command::new("prlimit").args(["--pid", &pid, &limit]).status().unwrap();
    assert!(status.success());
}

#[tokio::test]
async fn a_full_disk_is_named_and_harms_nothing() {
    let (data, copies) = (folder("full-disk"), folder("full-disk-copies"));
    let server = TestServer::started(serve(limited("unlimited"), &data, any_port()));
    let http = server.http();
    let mut party = Party::begin(&http, games::IDS[0], 2).await.unwrap();
    for _ in 0..5 {
        party.act().await.unwrap();
    }
    let before = party.acting().await.unwrap();

    limit(&server, "0");
    for _ in 0..3 {
        assert_eq!(code(party.act().await.unwrap_err()), "storage-full");
        let still = party.acting().await.unwrap();
        assert_eq!((still.version, &still.view), (before.version, &before.view));
    }
    let new = party.guests[0].make_table(games::IDS[1], 2).await;
    assert_eq!(code(new.unwrap_err()), "storage-full");
    let spectator: Value = party.guests[0].frame(&party.table, "spectator").await.unwrap();
    assert_eq!(spectator["version"], 5);
    let n_steps = "SELECT count(*) FROM steps";
    let n_stored: i64 = as_left(&data, &copies).query_row(n_steps, [], |row| row.get(0)).unwrap();
    assert_eq!(n_stored, 5);

    limit(&server, "unlimited");
    assert_eq!(party.act().await.unwrap(), before.version + 1);
    let after = party.frame(0).await.unwrap();
    drop(server);
    let server = TestServer::open(&data, any_port());
    let again = party.moved(&server.http()).frame(0).await.unwrap();
    assert_eq!((again.version, again.view), (after.version, after.view));
}

/// Nothing is written, but what is there is shown.
#[tokio::test]
async fn a_server_starts_on_a_full_disk() {
    let data = folder("full-at-start");
    let server = TestServer::open(&data, any_port());
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    party.act().await.unwrap();
    server.close();

    let server = TestServer::started(serve(limited("0"), &data, any_port()));
    let mut party = party.moved(&server.http());
    assert_eq!(party.frame(0).await.unwrap().version, 1);
    let refused = code(party.act().await.unwrap_err());
    assert!(["storage-full", "storage-read-only"].contains(&refused.as_str()), "{refused}");
    assert_eq!(party.frame(0).await.unwrap().version, 1);
}

#[tokio::test]
async fn a_backup_that_does_not_fit_leaves_nothing_behind() {
    let data = folder("backup-too-large");
    let server = TestServer::open(&data, any_port());
    Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    let file = folder("backup-too-large-files").join("a.backup");
    for (lang, words) in [("en", "the disk is full"), ("de", "Die Platte ist voll")] {
        let mut backup = limited("16");
        backup.args(["backup", "--lang", lang]).arg(&file).arg("--data").arg(&data);
        let output = backup.output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains(words), "{complaint}");
    }
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 0);
}
