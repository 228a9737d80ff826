//! A whole game of Rattus Cartus against bots, by pressing what is offered.

use crate::api::sit_down;
use crate::following::{reveals_keep_their_secret, the_end_is_counted};
use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;
use crate::widths::faults_of;

const POINTS: &str =
    "return [...document.querySelectorAll('.scoring td')].map((cell) => cell.innerText).join(' ')";

async fn against_bots(page: &Page) {
    sit_down(page, "rattus-cartus", "'me', BOT, BOT, BOT", "{}").await;
    page.until_there(".rc .house").await;
}

#[tokio::test]
async fn a_whole_game_of_rattus_cartus_is_played() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    against_bots(&page).await;
    let mut player = Player::at(&page);

    what_is_not_offered_says_why(&page, &player).await;
    player.until_phase("enter").await;
    a_building_comes_before_its_cards(&page).await;
    picked_cards_are_taken_back(&page, &player).await;
    the_language_changes_all_words(&page).await;
    reveals_keep_their_secret(&page, &mut player).await;

    the_end_is_counted(&page, &mut player).await;
    assert_eq!(page.count("dialog[open] .scoring thead th").await, 4);
    let n_lines = page.count("dialog[open] .scoring tbody tr").await;
    let n_paying = page.count("dialog[open] .scoring tbody tr:has(td:not(.is-nil))").await;
    assert!(0 < n_lines && n_lines <= 12);
    assert_eq!(n_paying, n_lines, "sources of nothing are left out");
    assert_eq!(page.count("dialog[open] .finale .ncard.face").await, 5);
    let fates = ".finale .lives, .finale .dies, .finale .spared";
    assert_eq!(page.count(fates).await, 4, "everybody lives or dies");

    let points = page.eval(POINTS).await;
    page.resize(1280, 900).await;
    page.click("dialog[open] a[href^='/replay/']").await;
    page.until_there(".replay-bar").await;
    page.eval(
        "const bar = document.querySelector('.replay-bar input');
         bar.value = bar.max;
         bar.dispatchEvent(new Event('input', { bubbles: true }));",
    )
    .await;
    page.click("[data-place='tab-about']").await;
    page.until_there(".scoring").await;
    assert_eq!(page.eval(POINTS).await, points);
    let faults = faults_of(&page, "replay").await;
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page.leave().await;
}

async fn what_is_not_offered_says_why(page: &Page, player: &Player<'_>) {
    assert_eq!(player.offer().await.phase, "supply");
    for (selector, rule) in [
        ("[data-place^='card-']", "RC-36"),
        ("[data-place='main']", "RC-36"),
        ("[data-place='nun-1']", "RC-40"),
        ("[data-place='undo']", "RC-31"),
    ] {
        check_refusal(page, selector, rule).await;
    }
}

async fn a_building_comes_before_its_cards(page: &Page) {
    for (selector, rule) in [("[data-place^='card-']", "RC-46"), ("[data-place='main']", "RC-44")] {
        check_refusal(page, selector, rule).await;
    }
}

/// With the number of the rule.
async fn check_refusal(page: &Page, selector: &str, rule: &str) {
    page.click(selector).await;
    page.until_there(".toast__rule").await;
    let text = page.text(".toast__text").await;
    assert!(text.contains(&format!("({rule})")), "{selector} says: {text}");
    page.click(".toast .button").await;
    page.until("the toast is gone", "return !document.querySelector('.toast')").await;
}

/// The page keeps the choice: each step is undone by itself, and a kind of which all cards are
/// picked is put back by one press more.
async fn picked_cards_are_taken_back(page: &Page, player: &Player<'_>) {
    let version = player.version().await;
    page.click("[data-place='slot-1']").await;
    page.until_there("[data-place^='card-'].can").await;
    lay_two(page).await;
    assert_eq!(page.text(".door.mine .laid").await, "2");
    page.click(".undo-button[aria-disabled='false']").await;
    page.until("one is left", "return document.querySelectorAll('.kind.is-on').length === 1").await;
    while n_picked(page).await != 0 {
        page.click(".kind.is-on").await;
    }
    page.click(".restart-button[aria-disabled='false']").await;
    page.until("the door is free", "return !document.querySelector('.door.mine')").await;
    assert_eq!(player.offer().await.phase, "enter");
    assert_eq!(player.version().await, version, "nobody has heard of it");
}

pub async fn lay_two(page: &Page) {
    for n in 1..=2 {
        page.click("[data-place^='card-'].can:not([data-left='0'])").await;
        page.until("one card more is picked", &format!("return ({PICKED}) === {n}")).await;
    }
}

async fn n_picked(page: &Page) -> u64 {
    page.eval(&format!("return {PICKED}")).await.as_u64().expect("a number")
}

/// A script for how many cards are picked.
const PICKED: &str = "[...document.querySelectorAll('.kind')]
    .reduce((sum, card) => sum + Number(card.dataset.picked), 0)";

async fn the_language_changes_all_words(page: &Page) {
    page.click("[data-place='tab-story']").await;
    for part in [".r-seats", ".log", ".r-ask", ".street", ".ledger"] {
        page.speak("en").await;
        let english = page.text(part).await;
        page.speak("de").await;
        assert_ne!(page.text(part).await, english, "{part} stays English");
    }
    page.speak("en").await;
}

/// Without looking at the numbers: a switch of the settings.
#[tokio::test]
async fn the_chance_to_live_can_be_hidden() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    against_bots(&page).await;
    page.until_there(".plague .gauge").await;
    page.click(".settings-button").await;
    page.until_there("dialog[open] .check").await;
    page.click("dialog[open] .check[data-key='settings-shows-survival'] input").await;
    page.until("it is hidden", "return !document.querySelector('.plague, .outlook__alive')").await;
    page.leave().await;
}
