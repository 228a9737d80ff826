//! Cities by keyboard, by dragging, and what the page says when something cannot be done.

use crate::cities_game::{asked, sit_down};
use crate::house::House;
use crate::page::Page;
use crate::taxi_solo::drag;

/// Alone: nobody takes anything away in between.
const ALONE: &str = "{ game: 'cities', seats: ['me'], options: { city: 'new-york' } }";

async fn press(page: &Page, key: &str) {
    page.client.active_element().await.unwrap().send_keys(key).await.unwrap();
}

async fn until_phase(page: &Page, phase: &str) {
    page.until_there(&format!(".r-decide[data-phase='{phase}']")).await;
    assert_eq!(asked(page).await, phase);
}

#[tokio::test]
async fn a_turn_by_keyboard() {
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, ALONE).await;
    until_phase(&page, "start").await;
    press(&page, "2").await;
    until_phase(&page, "take").await;
    press(&page, "b").await;
    press(&page, "1").await;
    until_phase(&page, "tile").await;
    press(&page, "\u{E014}").await;
    press(&page, "\u{E007}").await;
    page.until_there(".position.is-selected").await;
    let face = "return document.querySelector('.inhand .tilepic').innerHTML";
    let before = page.eval(face).await;
    press(&page, "r").await;
    page.until("the tile is turned", &format!("{face} !== {before}")).await;
    press(&page, "d").await;
    until_phase(&page, "take").await;
    assert_eq!(page.count(".hood .tframe").await, 2);
    press(&page, "d").await;
    press(&page, "2").await;
    until_phase(&page, "pieces").await;
    press(&page, "u").await;
    until_phase(&page, "take").await;
    page.leave().await;
}

#[tokio::test]
async fn things_can_be_dragged() {
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, ALONE).await;
    page.click(".slot.can").await;
    until_phase(&page, "take").await;
    page.click("[data-row='tiles'] [data-column='0']").await;
    until_phase(&page, "tile").await;
    drag(&page, ".inhand__tile", ".hood .position").await;
    page.until_there(".position.is-selected").await;
    page.click(".main-button").await;
    until_phase(&page, "take").await;
    page.click("[data-row='pieces'] [data-column='0']").await;
    until_phase(&page, "pieces").await;
    let left = "return document.querySelector('.ask .step').innerText";
    let before = page.eval(left).await;
    drag(&page, ".thing.is-picked", "[data-bin]").await;
    page.until("one piece is gone", &format!("{left} !== {before}")).await;
    page.leave().await;
}

#[tokio::test]
async fn what_cannot_be_done_says_why() {
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, ALONE).await;
    page.click(".slot.can").await;
    until_phase(&page, "take").await;
    says(&page, ".main-button", "CI-33").await;
    page.click("[data-row='cards'] [data-column='0']").await;
    until_phase(&page, "confirm").await;
    says(&page, "[data-row='tiles'] [data-column='0']", "CI-38").await;
    page.click(".main-button").await;
    until_phase(&page, "take").await;
    // The neutral worker has gone to the next one.
    says(&page, "[data-row='cards'] [data-column='1']", "CI-33").await;
    says(&page, ".undo-button", "CI-39").await;
    page.click("[data-row='pieces'] [data-column='0']").await;
    until_phase(&page, "pieces").await;
    says(&page, ".hood .cell[data-ground='water']", "CI-57").await;
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
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, ALONE).await;
    page.click(".slot.can").await;
    until_phase(&page, "take").await;
    // It is asked for twice, and said that it is final.
    page.click("[data-row='cards'] [data-column='3']").await;
    page.until_there(".main-button[aria-disabled='false']").await;
    assert_eq!(page.count(".mine .card-row").await, 0);
    page.click("[data-row='cards'] [data-column='3']").await;
    until_phase(&page, "confirm").await;
    says(&page, ".undo-button", "CI-39").await;
    page.leave().await;
}
