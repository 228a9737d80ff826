//! The robot of a lesson thinks in a worker, which can die: its file is gone, or it falls silent.
//! The page says so, the match stands, and the robot can be asked again.

use serde_json::json;

use crate::lessons::learn_all;
use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

/// Workers are as broken as the page wants; nobody waits for half a minute.
pub const BREAKING: &str = "
    const PlainWorker = Worker;
    const plainTimeout = setTimeout;
    window.setTimeout = (what, ms, ...more) =>
        plainTimeout(what, ms === 30000 && sessionStorage.worker === 'mute' ? 50 : ms, ...more);
    window.Worker = function (url, options) {
        const worker = new PlainWorker(
            sessionStorage.worker === 'gone' ? '/gone.js' : url, options);
        if (sessionStorage.worker === 'mute') worker.postMessage = () => {};
        return worker;
    };";

/// What everybody has, as the plates show it.
const PLATES: &str =
    "return [...document.querySelectorAll('.plate')].map((plate) => plate.innerText).join()";

#[tokio::test]
async fn a_robot_whose_file_is_gone_can_be_asked_again() {
    check_broken("gone").await;
}

#[tokio::test]
async fn a_robot_that_falls_silent_can_be_asked_again() {
    check_broken("mute").await;
}

async fn check_broken(how: &str) {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": BREAKING })).await;
    learn_all(&page, "saint-malo").await;
    page.eval(&format!("sessionStorage.worker = '{how}'")).await;
    page.click("[data-place='lesson-play-on']").await;
    play_until_it_is_missing(&page).await;
    let said = page.text(".robot-missing").await;
    assert!(said.contains("The robot does not answer. Your game is safe."), "{said}");
    page.speak("de").await;
    let said = page.text(".robot-missing").await;
    assert!(said.contains("Der Roboter antwortet nicht. Deine Partie ist sicher."), "{said}");

    // Nothing is lost, whether one asks in vain or loads the page again.
    let before = page.eval(PLATES).await;
    page.click(".robot-missing .button").await;
    page.until_there(".robot-missing").await;
    assert_eq!(page.eval(PLATES).await, before);
    page.reload().await;
    page.until_there(".robot-missing").await;
    assert_eq!(page.eval(PLATES).await, before);

    page.eval("sessionStorage.worker = ''").await;
    let mut player = Player::at(&page);
    let version = player.version().await;
    page.click(".robot-missing .button").await;
    player.until_version(version + 1).await;
    assert_eq!(page.count(".robot-missing").await, 0);
    player.step().await;
    page.leave_after("gone.js").await;
}

/// Takes one's own turns until the robot would have to take one.
async fn play_until_it_is_missing(page: &Page) {
    let mut player = Player::at(page);
    let next = "
        if (document.querySelector('.robot-missing')) return 'missing';
        const table = document.querySelector('.playing');
        return table.dataset.busy === 'false' && table.querySelector('.plate.is-me.is-turn')
            && 'mine';";
    while page.until("a turn, or the notice", next).await == "mine" {
        player.step().await;
    }
}
