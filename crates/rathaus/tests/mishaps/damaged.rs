//! A damaged database: what is damaged is named, and everything else goes on.

use std::fs;
use std::path::Path;

use crate::party::{Party, code};
use crate::test_server::{TestServer, any_port, folder, rathaus, serve};

const PAGE_BYTES: usize = 4096;
/// The first byte of a page with rows.
const LEAF: u8 = 0x0d;

/// Breaks one page that holds steps of this table and of no other.
fn damage_steps(database: &Path, party: &Party, other: &Party) {
    let mut bytes = fs::read(database).unwrap();
    let n_keys = |page: &[u8], party: &Party| {
        let key = format!("{}-", party.table);
        page.windows(key.len()).filter(|window| *window == key.as_bytes()).count()
    };
    let is_meant =
        |page: &&mut [u8]| page[0] == LEAF && 3 <= n_keys(page, party) && n_keys(page, other) == 0;
    let page = bytes.chunks_exact_mut(PAGE_BYTES).find(is_meant).expect("the steps fill a page");
    page[..100].fill(0xff);
    fs::write(database, bytes).unwrap();
}

#[tokio::test]
async fn a_damaged_table_is_named_and_the_others_go_on() {
    let data = folder("damaged");
    let server = TestServer::open(&data, any_port());
    let mut parties = Vec::new();
    for _ in 0..2 {
        let mut party = Party::begin(&server.http(), games::IDS[0], 2).await.unwrap();
        for _ in 0..60 {
            party.act().await.unwrap();
        }
        parties.push(party);
    }
    let before = parties[1].frame(0).await.unwrap();
    server.close();
    damage_steps(&data.join("rathaus.db"), &parties[0], &parties[1]);

    let server = TestServer::open(&data, any_port());
    let http = server.http();
    let (broken, mut whole) = (parties[0].moved(&http), parties[1].moved(&http));
    assert_eq!(code(broken.frame(0).await.unwrap_err()), "storage-damaged");
    let after = whole.frame(0).await.unwrap();
    assert_eq!((after.version, &after.view), (before.version, &before.view));
    whole.act().await.unwrap();

    // A damaged backup would be none.
    let file = data.join("a.backup");
    for (lang, words) in [("en", "is damaged"), ("de", "beschädigt")] {
        let mut backup = rathaus();
        backup.args(["backup", "--lang", lang]).arg(&file).arg("--data").arg(&data);
        let output = backup.output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains(words), "{complaint}");
        assert!(!file.exists());
    }
}

#[test]
fn a_file_that_is_no_database_is_named() {
    let data = folder("no-database");
    fs::write(data.join("rathaus.db"), "no database ".repeat(1000)).unwrap();
    for (lang, words) in [("en", "is damaged"), ("de", "ist beschädigt")] {
        let mut command = serve(rathaus(), &data, any_port());
        let output = command.args(["--lang", lang]).output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains("rathaus.db") && complaint.contains(words), "{complaint}");
    }
}
