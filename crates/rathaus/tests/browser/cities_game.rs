//! Cities: the long duel by clicking what the page offers, and whether its large plan fits.

use crate::api::sit_down;
use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;
use crate::widths::faults_of;

/// By then the plan of a long duel is as large as it can be shown.
const N_STEPS_FULL: usize = 90;

/// The points of the final table, and what the entries of the viewer add up to.
async fn check_the_end(page: &Page, n_seats: u64, n_cards: u64) {
    page.until_there("dialog[open] .scoring").await;
    assert_eq!(page.count("dialog[open] .scoring thead th").await, n_seats);
    assert_eq!(page.count("dialog[open] .scoring tbody tr").await, 5);
    assert_eq!(page.count(".reckoning__list [data-part='cards']").await, n_cards);
    let sums = "const number = (it) => Number(it.innerText);
        const entries = [...document.querySelectorAll('.reckoning__list .num')].map(number);
        const chosen = document.querySelector('.reckoning .is-selected .num');
        return entries.reduce((one, two) => one + two, 0) === number(chosen);";
    assert_eq!(page.eval(sums).await, true, "the entries make the score");
}

#[tokio::test]
async fn two_play_the_long_duel() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    sit_down(&page, "cities", "'me', BOT", "{ length: 'long' }").await;
    let mut player = Player::at(&page);
    for _ in 0..N_STEPS_FULL {
        player.step().await;
    }
    player.offer().await;
    let faults = faults_of(&page, "long duel").await;
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page.resize(1280, 900).await;
    page.speak("en").await;
    player.play_to_the_end().await;
    check_the_end(&page, 2, 14).await;
    page.leave().await;
}
