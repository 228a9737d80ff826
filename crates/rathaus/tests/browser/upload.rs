//! A saved match from the reader's own disk: it gets a link, or the page says why not.

use std::fs;
use std::io::Write;

use serde_json::json;
use tempfile::NamedTempFile;

use crate::page::Page;
use crate::test_server::TestServer;

pub const RECORD: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../saint-malo/tests/replays/2-seats-full-city.jsonl");

#[tokio::test]
async fn a_saved_match_gets_a_link_that_others_can_open() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/replay").await;
    choose(&page, RECORD).await;
    let path = path_of_replay(&page).await;
    step_once(&page).await;

    let friend = Page::open(&server).await;
    friend.go(&path).await;
    step_once(&friend).await;
    friend.leave().await;
    page.leave().await;
}

#[tokio::test]
async fn a_damaged_file_is_refused_with_its_line() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/replay").await;
    let damaged = with_line_3_changed();
    choose(&page, &damaged.path().display().to_string()).await;
    page.until_there(".notice--danger").await;
    for (lang, words) in [("en", ["Line 3", "changed"]), ("de", ["Zeile 3", "verändert"])] {
        page.speak(lang).await;
        let said = page.text(".notice--danger").await;
        assert!(words.iter().all(|word| said.contains(word)), "{lang}: {said}");
    }
    assert_eq!(page.path().await, "/replay");
    // Another file can be chosen at once.
    choose(&page, RECORD).await;
    path_of_replay(&page).await;
    page.leave().await;
}

/// Whether all chunks that the loader names have come, besides the main file, and the words of each
/// game and of every page in both languages.
const ALL_CODE: &str = "
    const loader = new XMLHttpRequest();
    loader.open('GET', document.querySelector('link[href^=\"/loader-\"]').href, false);
    loader.send();
    const n_chunks = loader.responseText.match(/\\.wasm/g).length;
    const names = performance.getEntriesByType('resource').map(it => it.name);
    const n_words = names.filter(name => name.includes('/words-')).length;
    const n_games = loader.responseText.match(/export const/g).length;
    return names.filter(name => name.endsWith('.wasm')).length === n_chunks + 1
        && 2 * (n_games + 1) <= n_words";

#[tokio::test]
async fn without_the_server_a_match_can_still_be_watched() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/replay").await;
    page.until("the code of all games", ALL_CODE).await;
    be_online(&page, false).await;
    choose(&page, RECORD).await;
    page.until_there(".only-here").await;
    for (lang, words) in [("en", "cannot be reached"), ("de", "nicht zu erreichen")] {
        page.speak(lang).await;
        let said = page.text(".only-here").await;
        assert!(said.contains(words), "{lang}: {said}");
    }
    step_once(&page).await;
    let complaints = page.complaints().await;
    assert!(complaints.iter().all(|it| it.contains("DISCONNECTED")), "{complaints:#?}");

    be_online(&page, true).await;
    page.click(".only-here .button").await;
    path_of_replay(&page).await;
    page.leave().await;
}

pub async fn choose(page: &Page, path: &str) {
    page.until_there("input[type='file']:enabled").await;
    // The driver wants the path as the file system has it.
    let path = fs::canonicalize(path).expect("the file is there").display().to_string();
    page.find("input[type='file']").await.send_keys(&path).await.unwrap();
}

/// Waits until the match has an address of its own.
pub async fn path_of_replay(page: &Page) -> String {
    page.until("the match has a link", "return location.pathname.startsWith('/replay/')").await;
    page.path().await
}

async fn step_once(page: &Page) {
    page.click(".replay-next").await;
    page.until("a step", "return document.querySelector('.replay-bar input').value === '1'").await;
}

fn with_line_3_changed() -> NamedTempFile {
    let record = fs::read_to_string(RECORD).expect("the record lies beside the rules");
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    lines[2] = lines[2].replacen(':', ": ", 1);
    let mut file = NamedTempFile::new().unwrap();
    file.write_all((lines.join("\n") + "\n").as_bytes()).unwrap();
    file
}

async fn be_online(page: &Page, is_online: bool) {
    let params = json!({
        "offline": !is_online, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
    });
    page.devtools("Network.enable", json!({})).await;
    page.devtools("Network.emulateNetworkConditions", params).await;
}
