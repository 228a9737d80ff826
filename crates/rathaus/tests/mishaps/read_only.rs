//! A data folder that cannot be written any more: matches can be looked at, and nothing is
//! acknowledged.

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::party::{Party, code};
use crate::test_server::{TestServer, any_port, folder, rathaus, serve};

fn set_writable(data: &Path, is_writable: bool) {
    let (of_folder, of_file) = if is_writable { (0o700, 0o600) } else { (0o500, 0o400) };
    fs::set_permissions(data, Permissions::from_mode(0o700)).unwrap();
    for entry in fs::read_dir(data).unwrap() {
        fs::set_permissions(entry.unwrap().path(), Permissions::from_mode(of_file)).unwrap();
    }
    fs::set_permissions(data, Permissions::from_mode(of_folder)).unwrap();
}

/// The binary as somebody whom permissions bind: those of root do not, unless it gives that up.
fn bound(data: &Path) -> Command {
    let is_free = fs::write(data.join("probe"), "").is_ok();
    if !is_free {
        return rathaus();
    }
    fs::remove_file(data.join("probe")).unwrap();
    let mut command = Command::new("setpriv");
    let powers = "-dac_override,-dac_read_search";
    command.arg(format!("--bounding-set={powers}")).arg(format!("--inh-caps={powers}"));
    command.arg(rathaus().get_program());
    command
}

async fn check_only_looked_at(data: &Path, party: &Party, version: u64) {
    set_writable(data, false);
    for (lang, words) in [("en", "only be looked at"), ("de", "nur angesehen")] {
        let mut command = serve(bound(data), data, any_port());
        command.args(["--lang", lang]).stderr(Stdio::piped());
        let (server, stderr) = TestServer::started_with_stderr(command);
        let mut remark = String::new();
        BufReader::new(stderr).read_line(&mut remark).unwrap();
        assert!(remark.contains(words), "{remark}");

        let mut party = party.moved(&server.http());
        assert_eq!(party.frame(0).await.unwrap().version, version);
        assert_eq!(code(party.act().await.unwrap_err()), "storage-read-only");
        let new = party.guests[0].make_table(games::IDS[1], 2).await;
        assert_eq!(code(new.unwrap_err()), "storage-read-only");
        assert_eq!(party.frame(1).await.unwrap().version, version);
    }
    set_writable(data, true);
}

#[tokio::test]
async fn a_folder_without_permission_is_only_looked_at() {
    let data = folder("read-only");
    let server = TestServer::open(&data, any_port());
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    for _ in 0..3 {
        party.act().await.unwrap();
    }
    // What is already open stays open: the running server stores on, and loses nothing.
    set_writable(&data, false);
    assert_eq!(party.act().await.unwrap(), 4);
    set_writable(&data, true);
    server.close();
    check_only_looked_at(&data, &party, 4).await;

    // A server that was killed leaves a log, and what is in it counts.
    let server = TestServer::open(&data, any_port());
    let mut party = party.moved(&server.http());
    for _ in 0..3 {
        party.act().await.unwrap();
    }
    drop(server);
    assert_ne!(fs::metadata(data.join("rathaus.db-wal")).unwrap().len(), 0);
    check_only_looked_at(&data, &party, 7).await;

    let server = TestServer::open(&data, any_port());
    assert_eq!(party.moved(&server.http()).act().await.unwrap(), 8);
}
