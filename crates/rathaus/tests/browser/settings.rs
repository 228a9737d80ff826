//! The settings are kept by the browser and hold on every page.

use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

const ROOT: &str = "const { lang, dataset } = document.documentElement;
                    return [lang, dataset.theme, dataset.motion].join(' ')";

#[tokio::test]
async fn settings_are_kept() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.click(".settings-button").await;
    page.click("dialog[open] label:has([value='de'])").await;
    page.click("dialog[open] label:has([value='dark'])").await;
    page.click("dialog[open] .check[data-key='settings-still'] input").await;
    page.until("all is chosen", &format!("{ROOT} === 'de dark off'")).await;
    page.click("dialog[open] .button--primary").await;
    page.click(".sound-button").await;
    for path in ["/", "/rules/saint-malo", "/new/saint-malo"] {
        page.go(path).await;
        assert_eq!(page.eval(ROOT).await, "de dark off", "{path}");
        assert_eq!(page.eval("return localStorage.getItem('rathaus-volume')").await, "0");
    }
    page.leave().await;
}

/// Without sabres, and with nothing else to decide, a turn that may end by itself does.
#[tokio::test]
async fn a_turn_ends_by_itself_if_that_is_wanted() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.click(".play-now").await;
    page.until_there(".playing").await;
    let mut player = Player::at(&page);
    // A turn that is complete, and in which no sabres lie.
    let is_calm = "return document.querySelectorAll('.die--sabres').length === 0";
    loop {
        player.until_phase("finish").await;
        if page.eval(is_calm).await == true {
            break;
        }
        player.take("main").await;
    }
    let version = player.version().await;
    page.click(".settings-button").await;
    page.click("dialog[open] .check[data-key='settings-ends-by-itself'] input").await;
    page.click("dialog[open] .button--primary").await;
    player.until_version(version + 1).await;
    page.leave().await;
}
