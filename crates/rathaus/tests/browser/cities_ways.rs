//! Cities by keyboard, by dragging, in few presses, and what the page says when something cannot be
//! done.

use crate::api::sit_down;
use crate::page::Page;
use crate::taxi_solo::drag;
use crate::test_server::TestServer;

/// Nobody takes anything away in between.
async fn sit_alone(page: &Page) {
    sit_down(page, "cities", "'me'", "{ city: 'new-york' }").await;
}

async fn press(page: &Page, key: &str) {
    page.client.active_element().await.unwrap().send_keys(key).await.unwrap();
}

async fn until_phase(page: &Page, phase: &str) {
    page.until_there(&format!(".playing[data-busy='false'] main[data-phase='{phase}']")).await;
}

/// Chooses a place and says yes.
async fn take(page: &Page, place: &str) {
    page.click(&format!("[data-place='{place}'].can")).await;
    page.click("[data-place='main'][aria-disabled='false']").await;
}

#[tokio::test]
async fn a_turn_by_keyboard() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    sit_alone(&page).await;
    until_phase(&page, "start").await;
    press(&page, "2").await;
    press(&page, "2").await;
    until_phase(&page, "take").await;
    press(&page, "b").await;
    press(&page, "1").await;
    press(&page, "1").await;
    until_phase(&page, "tile").await;
    page.eval("document.querySelector('.hood .position').focus()").await;
    let here = "return document.activeElement.dataset.place";
    let first = page.eval(here).await;
    press(&page, "\u{E015}").await;
    assert_ne!(page.eval(here).await, first, "an arrow goes on");
    page.eval("document.querySelector('.hood .position').focus()").await;
    press(&page, "\u{E007}").await;
    page.until_there(".position.is-here").await;
    let face = "return document.querySelector('.hand__tile .tilepic').innerHTML";
    let before = page.eval(face).await;
    press(&page, "r").await;
    page.until("the tile is turned", &format!("{face} !== {before}")).await;
    press(&page, "d").await;
    until_phase(&page, "take").await;
    assert_eq!(page.count(".hood .tframe").await, 2);
    press(&page, "d").await;
    press(&page, "2").await;
    press(&page, "2").await;
    until_phase(&page, "pieces").await;
    press(&page, "u").await;
    until_phase(&page, "take").await;
    page.leave().await;
}

#[tokio::test]
async fn things_can_be_dragged() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    sit_alone(&page).await;
    take(&page, "start-1").await;
    until_phase(&page, "take").await;
    take(&page, "tiles-1").await;
    until_phase(&page, "tile").await;
    drag(&page, "[data-place='hand-tile']", ".hood .position").await;
    page.until_there(".position.is-here").await;
    page.click("[data-place='main']").await;
    until_phase(&page, "take").await;
    take(&page, "pieces-1").await;
    until_phase(&page, "pieces").await;
    drag(&page, ".thing", "[data-place='discard']").await;
    page.until_there("[data-place='discard'].is-chosen").await;
    page.click("[data-place='main']").await;
    until_phase(&page, "take").await;
    page.leave().await;
}

#[tokio::test]
async fn what_cannot_be_done_says_why() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    sit_alone(&page).await;
    take(&page, "start-1").await;
    until_phase(&page, "take").await;
    says(&page, ".main-button", "CI-35").await;
    take(&page, "cards-4").await;
    until_phase(&page, "confirm").await;
    says(&page, ".hood .space", "CI-39").await;
    page.click("[data-place='main']").await;
    until_phase(&page, "take").await;
    // The neutral worker has gone to the first one.
    says(&page, "[data-place='cards-1']", "CI-33").await;
    says(&page, ".undo-button", "CI-39").await;
    take(&page, "pieces-1").await;
    until_phase(&page, "pieces").await;
    says(&page, ".hood .space[data-ground='water']", "CI-57").await;
    page.leave().await;
}

async fn says(page: &Page, selector: &str, rule: &str) {
    page.click(selector).await;
    page.until_there(".toast__rule").await;
    let text = page.text(".toast__text").await;
    assert!(text.contains(&format!("({rule}")), "{selector} says: {text}");
    page.click(".toast .button").await;
    page.until("the toast is gone", "return !document.querySelector('.toast')").await;
}

#[tokio::test]
async fn what_was_turned_up_stays() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    sit_alone(&page).await;
    take(&page, "start-1").await;
    until_phase(&page, "take").await;
    // It is asked for twice, and said that it is final.
    page.click("[data-place='cards-4']").await;
    page.until_there(".main-button[aria-disabled='false']").await;
    assert_eq!(page.count(".card-row").await, 0);
    page.click("[data-place='cards-4']").await;
    until_phase(&page, "confirm").await;
    says(&page, ".undo-button", "CI-39").await;
    page.leave().await;
}

/// Three pieces are three presses and a last one; what was laid can be taken up again.
#[tokio::test]
async fn pieces_are_laid_before_they_are_sent() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    sit_alone(&page).await;
    take(&page, "start-1").await;
    until_phase(&page, "take").await;
    take(&page, "features-1").await;
    until_phase(&page, "features").await;
    let version = "return document.querySelector('.playing').dataset.version";
    let before = page.eval(version).await;
    page.click(".hood .space.can").await;
    page.until_there(".hood .space.is-laid").await;
    assert_eq!(page.eval(version).await, before, "nothing was sent");
    page.click("[data-place='undo']").await;
    page.until("it is back", "return !document.querySelector('.hood .space.is-laid')").await;
    page.click(".hood .space.can").await;
    page.until_there(".hood .space.is-laid").await;
    for _ in 0..2 {
        let next = "[data-place='main'][aria-disabled='false'], .hood .space.can:not(.is-laid)";
        page.until_there(next).await;
        if page.count("[data-place='main'][aria-disabled='false']").await == 1 {
            break;
        }
        page.click(".hood .space.can:not(.is-laid)").await;
    }
    page.click("[data-place='main'][aria-disabled='false']").await;
    until_phase(&page, "take").await;
    assert_ne!(page.eval(version).await, before);
    page.leave().await;
}
