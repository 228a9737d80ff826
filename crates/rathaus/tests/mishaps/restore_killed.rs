//! A restore during which everything dies is done or has not begun: there is no state between.

use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use engine::{Chance, Fast};
use tokio::time::sleep;

use crate::ledger::as_left;
use crate::party::Party;
use crate::test_server::{TestServer, any_port, folder, rathaus};

const N_TIMES: u32 = 6;
const VERSION_KEPT: u64 = 5;

fn restore(data: &Path, file: &Path) -> Child {
    let mut command = rathaus();
    command.arg("restore").arg(file).arg("--data").arg(data);
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

#[tokio::test]
async fn a_killed_restore_is_done_or_not() {
    let (data, copies) = (folder("restore-killed"), folder("restore-killed-copies"));
    let file = copies.join("a.backup");
    let mut chance = Fast::new(3);
    let mut server = TestServer::open(&data, any_port());
    let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
    for _ in 0..VERSION_KEPT {
        party.act().await.unwrap();
    }
    let kept = party.frame(0).await.unwrap();
    let backup = rathaus().arg("backup").arg(&file).arg("--data").arg(&data).output().unwrap();
    assert!(backup.status.success(), "{backup:?}");
    for time in 0..N_TIMES {
        let mut version = party.frame(0).await.unwrap().version;
        for _ in 0..4 {
            version = party.act().await.unwrap();
        }
        let mut restoring = restore(&data, &file);
        sleep(Duration::from_millis(chance.below(700).into())).await;
        server.kill();
        let is_left_alone = time % 2 == 0;
        if is_left_alone {
            // Without a server, whoever has asked for the restore carries it out.
            assert!(restoring.wait().unwrap().success());
        } else {
            restoring.kill().unwrap();
            restoring.wait().unwrap();
        }
        drop(as_left(&data, &copies));
        server = TestServer::open(&data, any_port());
        party = party.moved(&server.http());
        // What was still asked for is done by the new server.
        while data.join("restore.db").exists() {
            sleep(Duration::from_millis(20)).await;
        }
        let found = party.frame(0).await.unwrap();
        match found.version {
            VERSION_KEPT => assert_eq!(found.view, kept.view),
            other => assert!(!is_left_alone && other == version, "version {other} of {version}"),
        }
    }
}
