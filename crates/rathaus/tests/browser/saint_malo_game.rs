//! A person against a bot, from the start page to the last step of the replay.

use crate::following::follow_the_robot;
use crate::page::Page;
use crate::player::Player;
use crate::replays;
use crate::test_server::TestServer;
use crate::widths::{faults_in_sizes, faults_of};

/// All numbers of the final scoring.
const POINTS: &str =
    "return [...document.querySelectorAll('.scoring td')].map((cell) => cell.innerText).join(' ')";
/// What stands on the large map.
pub const PIECES: &str = ".city .put";
const ARROW_RIGHT: &str = "\u{E014}";
const END: &str = "\u{E010}";

#[tokio::test]
async fn a_whole_game_is_played_by_clicking_what_is_offered() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.speak("en").await;
    page.click(".play-now").await;
    page.until_there(".playing").await;
    let mut player = Player::at(&page);

    player.until_phase("place").await;
    undo_takes_a_piece_back(&page, &mut player).await;
    a_reload_changes_nothing(&page, &mut player).await;
    the_language_changes_all_words(&page).await;
    page.speak("en").await;
    let shown = follow_the_robot(&page, &mut player).await;

    player.play_to_the_end().await;
    let last_version = player.version().await;
    let n_columns = page.count("dialog[open] .scoring thead th").await;
    assert_eq!(n_columns, 2, "the final scoring has a column for each seat");

    let points = page.eval(POINTS).await;
    let table = page.path().await;
    let mut faults = faults_in_sizes(&page, "final scoring").await;
    page.click("dialog[open] a[href^='/replay/']").await;
    step_through_the_replay(&page).await;
    assert_eq!(page.eval(POINTS).await, points);
    faults.extend(faults_of(&page, "replay").await);
    page.speak("en").await;
    page.resize(1280, 900).await;
    replays::check_shown(&page, &shown, last_version).await;
    replays::walk(&page).await;
    page.go(&table).await;
    the_dice_can_be_checked(&page).await;
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page.leave().await;
}

async fn the_dice_can_be_checked(page: &Page) {
    page.until_there("dialog[open]").await;
    page.eval("document.querySelector('dialog[open]').close()").await;
    page.click("[data-place='tab-about']").await;
    page.click(".fair summary").await;
    page.click(".dice-check").await;
    page.until_there(".dice-fair").await;
}

async fn undo_takes_a_piece_back(page: &Page, player: &mut Player<'_>) {
    let n_pieces = page.count(PIECES).await;
    let before = player.offer().await;
    player.take(&before.places[0]).await;
    assert_eq!(page.count(PIECES).await, n_pieces + 1);
    let version = player.version().await;
    page.click(".undo-button[aria-disabled='false']").await;
    player.until_version(version + 1).await;
    assert_eq!(page.count(PIECES).await, n_pieces);
    assert_eq!(player.offer().await, before);
}

async fn a_reload_changes_nothing(page: &Page, player: &mut Player<'_>) {
    let shown = "return ['.r-seats', '.log', '.ask'].map(
        (part) => document.querySelector(part).innerText).join('\\n')";
    page.click("[data-place='tab-story']").await;
    let (before, offered) = (page.eval(shown).await, player.offer().await);
    page.reload().await;
    page.click("[data-place='tab-story']").await;
    assert_eq!(player.offer().await, offered);
    page.until_there(".log[aria-busy='false']").await;
    assert_eq!(page.eval(shown).await, before);
}

async fn the_language_changes_all_words(page: &Page) {
    page.click("[data-place='tab-story']").await;
    for part in [".r-seats", ".log", ".r-ask"] {
        page.speak("en").await;
        let english = page.text(part).await;
        page.speak("de").await;
        assert_ne!(page.text(part).await, english, "{part} stays English");
    }
}

async fn step_through_the_replay(page: &Page) {
    let step = "return Number(document.querySelector('.replay-bar input').value)";
    page.until_there(".replay-bar").await;
    for n in 1..=10 {
        page.click(".replay-next").await;
        assert_eq!(page.eval(step).await, n);
    }
    page.click(".replay-back").await;
    assert_eq!(page.eval(step).await, 9);

    let next = page.find(".replay-next").await;
    next.send_keys(ARROW_RIGHT).await.unwrap();
    assert_eq!(page.eval(step).await, 10);
    next.send_keys(END).await.unwrap();
    let n_steps = page.eval("return Number(document.querySelector('.replay-bar input').max)").await;
    assert_eq!(page.eval(step).await, n_steps);
    page.click("[data-place='tab-about']").await;
    page.until_there(".scoring").await;
}
