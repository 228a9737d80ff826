//! The guided first games, on a desk and on a phone: each is played to its end by pressing what its
//! bubbles point at, and then goes on against the robot.

use serde_json::Value;

use crate::page::{Page, place_selector};
use crate::player::Player;
use crate::test_server::TestServer;

/// So many decisions after the lesson.
const N_MORE: usize = 5;

/// What a bubble points at, once it is there and nothing moves; `last` behind the last step. It
/// covers nothing that it points at, and lies in the window.
async fn bubble(page: &Page) -> String {
    let script = "
        const table = document.querySelector('.playing--lesson');
        if (!table || table.dataset.busy === 'true') return null;
        if (document.querySelector('.bubble--last')) return { at: 'last' };
        const bubble = document.querySelector('.bubble--lesson');
        const ring = document.querySelector('.bubble-ring');
        const at = bubble?.dataset.at;
        const place = at && [...document.querySelectorAll(`[data-place='${at}']`)]
            .map((it) => it.getBoundingClientRect())
            .sort((one, other) => other.width * other.height - one.width * one.height)[0];
        if (!ring || !place || bubble.dataset.side === 'alone') return null;
        const box = bubble.getBoundingClientRect();
        const lit = ring.getBoundingClientRect();
        // The ring has come to the place.
        if (Math.abs(lit.x + lit.width / 2 - place.x - place.width / 2) > 6) return null;
        if (Math.abs(lit.y + lit.height / 2 - place.y - place.height / 2) > 6) return null;
        const covers = box.left < place.right - 1 && place.left < box.right - 1
            && box.top < place.bottom - 1 && place.top < box.bottom - 1;
        const inside = box.left >= 0 && box.top >= 0
            && box.right <= innerWidth && box.bottom <= innerHeight;
        return { at, covers, inside, text: bubble.innerText };";
    let found = page.until("a bubble", script).await;
    let is = |key: &str| found[key] == Value::Bool(true);
    if found["at"] != "last" {
        assert!(!is("covers") && is("inside"), "{found}");
    }
    found["at"].as_str().expect("a place has a name").to_owned()
}

/// Which step the bubble is of.
async fn step(page: &Page) -> String {
    page.until_there(".bubble__text").await;
    let step = page.eval("return document.querySelector('.bubble__text').dataset.step").await;
    step.as_str().expect("a step has a number").to_owned()
}

/// Does what the bubble asks for. False behind the last step.
async fn follow(page: &Page) -> bool {
    let at = bubble(page).await;
    if at == "last" {
        return false;
    }
    if page.count("[data-place='lesson-next']").await == 1 {
        page.click("[data-place='lesson-next']").await;
    } else {
        page.click(&place_selector(&at)).await;
    }
    true
}

/// Follows the lesson to its last step.
pub async fn learn_all(page: &Page, game: &str) {
    page.go(&format!("/learn/{game}")).await;
    let mut n_steps = 0;
    while follow(page).await {
        n_steps += 1;
        assert!(n_steps < 60, "the lesson has no end");
    }
}

async fn learn(page: &Page, game: &str) {
    learn_all(page, game).await;
    page.click("[data-place='lesson-play-on']").await;
    let mut player = Player::at(page);
    for _ in 0..N_MORE {
        player.step().await;
    }
}

async fn learn_everywhere(game: &str) {
    let server = TestServer::open();
    for lang in ["en", "de"] {
        for (width, height) in [(1280, 720), (390, 844)] {
            let page = Page::open(&server).await;
            page.speak(lang).await;
            match width {
                390 => page.become_phone(width, height).await,
                _ => page.resize(width, height).await,
            }
            learn(&page, game).await;
            page.leave().await;
        }
    }
}

#[tokio::test]
async fn saint_malo_can_be_learned() {
    learn_everywhere("saint-malo").await;
}

#[tokio::test]
async fn turbo_taxi_can_be_learned() {
    learn_everywhere("turbo-taxi").await;
}

#[tokio::test]
async fn rattus_cartus_can_be_learned() {
    learn_everywhere("rattus-cartus").await;
}

#[tokio::test]
async fn cities_can_be_learned() {
    learn_everywhere("cities").await;
}

#[tokio::test]
async fn milestones_can_be_learned() {
    learn_everywhere("milestones").await;
}

#[tokio::test]
async fn every_lesson_goes_on_where_it_was_left() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for game in ["saint-malo", "rattus-cartus", "cities", "milestones", "turbo-taxi"] {
        goes_on_where_it_was_left(&page, game).await;
    }
    page.leave().await;
}

async fn goes_on_where_it_was_left(page: &Page, game: &str) {
    page.speak("en").await;
    page.go(&format!("/learn/{game}")).await;
    for _ in 0..3 {
        assert!(follow(page).await);
    }
    let at = bubble(page).await;
    let before = step(page).await;

    // What is not meant says so, and changes nothing.
    page.eval(&press_another(&at)).await;
    page.until_there(".toast").await;
    let said = page.text(".toast__text").await;
    assert!(said.contains("Follow the bubble"), "{game}: {said}");
    assert_eq!(step(page).await, before);

    page.speak("de").await;
    bubble(page).await;
    assert_eq!(step(page).await, before);
    page.reload().await;
    bubble(page).await;
    assert_eq!(step(page).await, before);
    page.click(".bubble__leave").await;
    page.until_there(".hero").await;
    page.go(&format!("/learn/{game}")).await;
    bubble(page).await;
    assert_eq!(step(page).await, before);
}

/// A press at any target but the one that is meant.
fn press_another(at: &str) -> String {
    format!(
        "const others = [...document.querySelectorAll(
             `.spot.can, .spot[aria-disabled='true']`)]
             .filter((spot) => spot.checkVisibility() && spot.dataset.place !== '{at}');
         others[0].dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));"
    )
}

#[tokio::test]
async fn a_newcomer_is_asked_once() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.prefer("rathaus-newcomer", "true").await;
    page.click(".play-now").await;
    page.until_there("dialog.newcomer[open] .newcomer__learn").await;
    page.click("dialog.newcomer .newcomer__play").await;
    page.until_there(".playing main.table").await;
    assert_eq!(page.count(".lesson-offer").await, 0);
    // In the first matches the question says one thing more.
    page.until_there(".ask__first").await;
    page.go("/").await;
    page.click(".play-now").await;
    page.until_there(".playing main.table").await;

    // Whoever comes another way finds a line that goes with one press.
    page.play("cities").await;
    page.click(".lesson-offer .button--quiet").await;
    page.until("the offer is gone", "return !document.querySelector('.lesson-offer')").await;
    page.leave().await;
}

/// A stop where nobody stands, in a first match.
#[tokio::test]
async fn a_choice_that_hurts_is_asked_about_once() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("milestones").await;
    let mut player = Player::at(&page);
    let offer = player.until_phase("move").await;
    page.prefer("rathaus-newcomer", "true").await;
    let version = player.version().await;
    let vain = "
        const isVain = (spot) => spot.getAttribute('aria-label')?.includes('nothing');
        const spots = [...document.querySelectorAll('.spot.can')].filter(isVain);
        return spots[0]?.dataset.place;";
    let place = page.until("a stop that brings nothing", vain).await;
    let place = place.as_str().expect("a place has a name");
    assert!(offer.places.iter().any(|it| it == place), "{offer:?}");
    page.press(place).await;
    page.press("main").await;
    let said = page.text("dialog.danger[open] p").await;
    assert!(said.contains("the move is wasted"), "{said}");
    page.click("dialog.danger .danger__back").await;
    page.until("the question is gone", "return !document.querySelector('dialog.danger[open]')")
        .await;
    assert_eq!(player.version().await, version, "nothing was done");
    // Whoever does it all the same is not asked again.
    page.press(place).await;
    page.press("main").await;
    player.until_version(version + 1).await;
    assert_eq!(page.count("dialog.danger[open]").await, 0);
    page.leave().await;
}

#[tokio::test]
async fn the_card_of_every_game_fits_without_scrolling() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for game in ["saint-malo", "rattus-cartus", "cities", "milestones", "turbo-taxi"] {
        page.play(game).await;
        for (width, height) in [(1280, 720), (390, 844)] {
            page.resize(width, height).await;
            for lang in ["en", "de"] {
                page.speak(lang).await;
                page.click(".help-button").await;
                page.until_there("dialog.help-card[open] .help-card__parts li").await;
                let fits = "
                    const card = document.querySelector('dialog.help-card');
                    const box = card.getBoundingClientRect();
                    return card.scrollHeight <= card.clientHeight + 1 && box.top >= 0
                        && box.bottom <= innerHeight && box.right <= innerWidth;";
                let fits = page.eval(fits).await;
                assert_eq!(fits, Value::Bool(true), "{game} at {width}×{height} in {lang}");
                page.click("dialog.help-card .button--primary").await;
            }
        }
        page.resize(1280, 900).await;
    }
    page.leave().await;
}

#[tokio::test]
async fn whatever_is_pointed_at_says_what_it_is() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("saint-malo").await;
    Player::at(&page).until_phase("roll").await;
    page.click(".help-button").await;
    page.click("dialog.help-card [data-place='ask-what']").await;
    page.until_there(".asks-what").await;
    page.click(&place_selector("main")).await;
    page.until_there(".bubble--what").await;
    let said = page.text(".bubble--what").await;
    assert!(said.contains("SM-10"), "{said}");
    // The press was a question: nothing was rolled.
    assert_eq!(page.count("main.table[data-phase='roll']").await, 1);
    page.press("main").await;
    page.until("the bubble is gone", "return !document.querySelector('.bubble--what')").await;
    page.leave().await;
}
