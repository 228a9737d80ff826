//! The page without a network: kept by the browser, opened while no server answers, and renewed
//! only when somebody wants it.

use serde_json::Value;

use crate::lessons;
use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

/// A service worker answers for the page, and so it has kept all files.
const IS_KEPT: &str = "return navigator.serviceWorker.controller?.state === 'activated'";
/// What every page of a closed server complains of.
const REFUSED: &str = "ERR_CONNECTION_REFUSED";

async fn open_kept(server: &TestServer) -> Page {
    let page = Page::open(server).await;
    page.prefer("rathaus-kept", "true").await;
    page.go("/learn/saint-malo").await;
    page.until("the page is kept", IS_KEPT).await;
    page
}

#[tokio::test]
async fn whoever_has_opened_a_game_needs_no_server_for_the_page() {
    let mut server = TestServer::open();
    let page = open_kept(&server).await;
    server.close();
    for (path, sign) in [
        ("/", ".games .game"),
        ("/rules/cities", "#CI-1"),
        ("/solo/turbo-taxi", ".solo .solo-list"),
        ("/learn/milestones", ".bubble--lesson"),
    ] {
        page.go(path).await;
        page.until_there(sign).await;
    }
    page.speak("de").await;
    lessons::learn_all(&page, "saint-malo").await;
    page.click("[data-place='lesson-play-on']").await;
    // The robot has come along too.
    let mut player = Player::at(&page);
    let before = player.version().await;
    while player.version().await < before + 12 {
        player.step().await;
    }
    page.leave_after(REFUSED).await;
}

#[tokio::test]
async fn a_newer_version_waits_until_it_is_wanted() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    // For the browser a worker of another address is a newer one.
    let before = "navigator.serviceWorker.register('/service-worker.js?of=yesterday')";
    page.eval(before).await;
    page.until("the page is kept", IS_KEPT).await;
    page.prefer("rathaus-kept", "true").await;
    page.go("/learn/saint-malo").await;
    page.until_there(".outdated-reload").await;
    page.eval("window.isOld = true").await;
    assert!(address(&page).await.ends_with("yesterday"));
    page.click(".outdated-reload").await;
    page.until("it is loaded", "return !window.isOld && document.querySelector('.bubble')").await;
    assert_eq!(page.count(".outdated-reload").await, 0);
    assert!(address(&page).await.ends_with("/service-worker.js"));
    page.leave().await;
}

#[tokio::test]
async fn whoever_does_not_want_it_keeps_nothing() {
    let server = TestServer::open();
    let page = open_kept(&server).await;
    page.click(".settings-button").await;
    page.click("dialog[open] .check[data-key='settings-kept'] input").await;
    let left = "
        const done = arguments[arguments.length - 1];
        const look = async () => {
            const workers = await navigator.serviceWorker.getRegistrations();
            const names = await caches.keys();
            if (workers.length + names.length === 0) done(true); else setTimeout(look, 10);
        };
        look();";
    let is_gone = page.client.execute_async(left, Vec::new()).await;
    assert_eq!(is_gone.expect("all is gone in time"), Value::Bool(true));
    page.leave().await;
}

#[tokio::test]
async fn the_page_can_be_installed() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let manifest = page.devtools("Page.getAppManifest", serde_json::json!({})).await;
    assert_eq!(manifest["errors"], serde_json::json!([]), "{manifest}");
    let faults = page.devtools("Page.getInstallabilityErrors", serde_json::json!({})).await;
    assert_eq!(faults["installabilityErrors"], serde_json::json!([]), "{faults}");
    page.leave().await;
}

/// Of the worker that answers for the page.
async fn address(page: &Page) -> String {
    let address = page.eval("return navigator.serviceWorker.controller.scriptURL").await;
    address.as_str().expect("an address is text").to_owned()
}
