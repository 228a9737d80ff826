//! From the start page to the first question of every game.

use serde_json::json;

use crate::page::Page;
use crate::test_server::TestServer;

#[tokio::test]
async fn every_card_leads_to_a_table() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.until_there(".game").await;
    assert_eq!(page.count(".game").await, games::IDS.len() as u64);
    assert_eq!(page.count(".game.is-soon").await, 0);
    for game in games::IDS {
        page.go("/").await;
        let name = page.text(&format!(".game[data-game='{game}'] h3")).await;
        page.click(&format!(".game[data-game='{game}'] .button--primary")).await;
        page.until_there(".playing main.table .r-ask").await;
        page.until_there(".spot.can, .main-button[aria-disabled='false']").await;
        assert!(page.path().await.starts_with("/table/"), "{game}");
        assert_eq!(page.text(".topbar__game").await, name);
        let asked = page.text(".r-ask").await;
        assert!(!asked.trim().is_empty(), "{game} asks something");
        assert_eq!(page.count(".r-seats .plate").await, 2, "{game}");
    }
    // All of them are waiting for us.
    page.go("/").await;
    let n_tables = games::IDS.len();
    let script = format!("return document.querySelectorAll('.rows li').length === {n_tables}");
    page.until("a table of each", &script).await;
    page.leave().await;
}

/// Its code comes when its table opens; where it does not come, the page says so.
#[tokio::test]
async fn a_game_that_cannot_be_loaded_can_be_tried_again() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.until_there(".game").await;
    page.devtools("Network.enable", json!({})).await;
    page.devtools("Network.setBlockedURLs", json!({ "urls": ["*/cities-*.wasm"] })).await;
    page.click(".game[data-game='cities'] .button--primary").await;
    page.until_there(".code-missing").await;
    for (lang, words) in [("en", "could not be loaded"), ("de", "konnte nicht geladen werden")] {
        page.speak(lang).await;
        let said = page.text(".code-missing").await;
        assert!(said.contains(words), "{lang}: {said}");
    }
    let complaints = page.complaints().await;
    let is_meant = |it: &String| it.contains("Failed to fetch") || it.contains("cities-");
    assert!(complaints.iter().all(is_meant), "{complaints:#?}");

    page.devtools("Network.setBlockedURLs", json!({ "urls": [] })).await;
    page.click(".code-missing .button").await;
    page.until_there(".slot.can, [data-place^='start-'].can").await;
    page.leave().await;
}
