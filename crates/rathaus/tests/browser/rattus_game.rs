//! A whole game of Rattus Cartus against bots, by pressing what is offered.

use crate::api::post;
use crate::house::House;
use crate::page::Page;
use crate::rattus_player::{Asked, RattusPlayer};
use crate::widths::{faults_in_sizes, faults_of};

const POINTS: &str =
    "return [...document.querySelectorAll('.scoring td')].map((cell) => cell.innerText).join(' ')";

/// A table of the guest and three bots.
pub async fn against_bots(page: &Page, options: &str) {
    page.speak("en").await;
    post(page, "/api/me", "{ name: 'Ada' }").await;
    let bots = "{ bot: { level: 'easy' } }, ".repeat(3);
    let table = format!("{{ game: 'rattus-cartus', seats: ['me', {bots}], options: {options} }}");
    let id = post(page, "/api/tables", &table).await;
    post(page, &format!("/api/tables/{id}/start"), "undefined").await;
    page.go(&format!("/table/{id}")).await;
    page.until_there(".rattus .house").await;
}

#[tokio::test]
async fn a_whole_game_of_rattus_cartus_is_played() {
    let house = House::open();
    let page = Page::open(&house).await;
    against_bots(&page, "{}").await;
    let mut player = RattusPlayer::at(&page);

    what_is_not_offered_says_why(&page, &player).await;
    while player.asked().await != Asked::Enter {
        player.step().await;
    }
    picked_cards_are_taken_back(&page, &player).await;
    the_language_changes_all_words(&page).await;

    while player.step().await != Asked::End {}
    assert_eq!(page.count("dialog[open] .scoring thead th").await, 4);
    assert_eq!(page.count("dialog[open] .scoring tbody tr").await, 12);
    assert_eq!(page.count("dialog[open] .finale .ncard.face").await, 5);
    let fates = ".finale .lives, .finale .dies, .finale .spared";
    assert_eq!(page.count(fates).await, 4, "everybody lives or dies");

    let points = page.eval(POINTS).await;
    let mut faults = faults_in_sizes(&page, "final scoring").await;
    page.resize(1280, 900).await;
    page.click("dialog[open] a[href^='/replay/']").await;
    page.until_there(".replay-bar").await;
    page.eval(
        "const bar = document.querySelector('.replay-bar input');
         bar.value = bar.max;
         bar.dispatchEvent(new Event('input', { bubbles: true }));",
    )
    .await;
    page.until_there(".replay__end .scoring").await;
    assert_eq!(page.eval(POINTS).await, points);
    faults.extend(faults_of(&page, "replay").await);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page.leave().await;
}

/// With the number of the rule.
async fn what_is_not_offered_says_why(page: &Page, player: &RattusPlayer<'_>) {
    assert_eq!(player.asked().await, Asked::Supply);
    for (selector, rule) in [
        (".entrance", "RC-36"),
        (".kind .fan", "RC-36"),
        (".main-button", "RC-36"),
        (".nuns .ncard", "RC-40"),
        (".undo-button", "RC-31"),
    ] {
        page.click(selector).await;
        page.until_there(".toast__rule").await;
        let text = page.text(".toast__text").await;
        assert!(text.contains(&format!("({rule})")), "{selector} says: {text}");
        page.click(".toast .button").await;
        page.until("the toast is gone", "return !document.querySelector('.toast')").await;
    }
}

async fn picked_cards_are_taken_back(page: &Page, player: &RattusPlayer<'_>) {
    page.click(".entrance").await;
    page.until_there(".kind.can .fan").await;
    player.lay(2).await;
    assert_eq!(page.text(".door.mine .laid").await, "2");
    page.click(".undo-button[aria-disabled='false']").await;
    page.until("one is left", "return document.querySelectorAll('.is-picked').length === 1").await;
    page.click(".kind .less").await;
    page.until("none is left", "return !document.querySelector('.is-picked')").await;
    page.click(".undo-button[aria-disabled='false']").await;
    page.until("the door is free", "return !document.querySelector('.door.mine')").await;
    assert_eq!(player.asked().await, Asked::Enter);
}

async fn the_language_changes_all_words(page: &Page) {
    for part in [".r-seats", ".log", ".r-decide", ".street", ".ledger"] {
        page.speak("en").await;
        let english = page.text(part).await;
        page.speak("de").await;
        assert_ne!(page.text(part).await, english, "{part} stays English");
    }
    page.speak("en").await;
}

/// Both kinds of buildings, choosing at once and declining: whatever the options ask.
#[tokio::test]
async fn a_game_with_all_options_is_played() {
    let house = House::open();
    let page = Page::open(&house).await;
    let options = "{ buildings: 'mixed', supply_order: 'together', may_decline: true,
        rats_face_down: true, all_dead: 'fewest_rats_survive', table: 'five-distinct' }";
    against_bots(&page, options).await;
    let mut player = RattusPlayer::at(&page);
    let mut asked = Vec::new();
    loop {
        let now = player.step().await;
        if now == Asked::End {
            break;
        }
        asked.push(now);
    }
    for wanted in [Asked::Supply, Asked::Look, Asked::Enter, Asked::Use] {
        assert!(asked.contains(&wanted), "{wanted:?} was never asked");
    }
    page.leave().await;
}

/// Without looking at the numbers: a switch of the settings.
#[tokio::test]
async fn the_chance_to_live_can_be_hidden() {
    let house = House::open();
    let page = Page::open(&house).await;
    against_bots(&page, "{}").await;
    page.until_there(".plague .gauge").await;
    page.click(".settings-button").await;
    page.until_there("dialog[open] .check").await;
    page.click("dialog[open] .check[data-key='settings-shows-survival'] input").await;
    page.until("it is hidden", "return !document.querySelector('.plague, .race')").await;
    page.leave().await;
}
