//! How long somebody waits for the start page: measured, so only in the long mode.

use std::env;

use serde_json::json;

use crate::page::Page;
use crate::test_server::TestServer;

/// In milliseconds, on a machine that has nothing else to do.
const UNTIL_INTERACTIVE_MAX: f64 = 1_000.0;
/// The quickest of them counts: anything else may have kept the machine busy.
const N_LOADS: usize = 5;
const NOTE: &str = "
    const look = () => {
        const button = document.querySelector('.play-now');
        const isOn = button && !button.disabled && button.ariaDisabled !== 'true';
        if (isOn) window.interactiveAt = performance.now(); else requestAnimationFrame(look);
    };
    look();";

#[tokio::test]
async fn a_cold_start_page_is_interactive_within_a_second() {
    if env::var_os("RATHAUS_LONG").is_none() {
        return;
    }
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.devtools("Network.enable", json!({})).await;
    page.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await;
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTE })).await;
    let mut quickest = f64::INFINITY;
    for _ in 0..N_LOADS {
        page.reload().await;
        let at = page.until("it can be played", "return window.interactiveAt").await;
        quickest = quickest.min(at.as_f64().expect("a time is a number"));
    }
    println!("interactive after {quickest:.0} ms");
    assert!(quickest < UNTIL_INTERACTIVE_MAX, "interactive after {quickest:.0} ms");
    page.leave().await;
}
