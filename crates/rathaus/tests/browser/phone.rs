//! A phone: a finger covers what it touches, so its first tap shows and its second places.

use std::time::Duration;

use fantoccini::actions::{InputSource, PointerAction, TouchActions};
use fantoccini::elements::Element;
use serde_json::{Value, json};

use crate::page::{Page, place_selector};
use crate::player::Player;
use crate::saint_malo_game::PIECES;
use crate::test_server::TestServer;

#[tokio::test]
async fn the_first_tap_shows_and_the_second_places() {
    check_taps(390, 844).await;
}

/// A low screen has less room for dice and tasks, but has them.
#[tokio::test]
async fn a_small_phone_plays_as_well() {
    check_taps(360, 640).await;
}

async fn check_taps(width: u32, height: u32) {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.become_phone(width, height).await;
    page.reload().await;
    tap(&page, page.find(".play-now").await).await;
    page.until_there(".playing").await;
    let mut player = Player::at(&page);
    tap_until_fields_are_offered(&page, &mut player).await;

    let n_pieces = page.count(PIECES).await;
    let version = player.version().await;
    let fields = player.offer().await.places;
    tap_place(&page, &fields[0]).await;
    assert_eq!(chosen(&page).await, fields[0]);
    tap_place(&page, &fields[1]).await;
    assert_eq!(chosen(&page).await, fields[1]);
    assert_eq!(player.version().await, version, "a first tap places nothing");
    assert_eq!(page.count(PIECES).await, n_pieces);

    tap_place(&page, &fields[1]).await;
    player.until_version(version + 1).await;
    assert_eq!(page.count(PIECES).await, n_pieces + 1);
    page.leave().await;
}

#[tokio::test]
async fn a_long_press_says_what_it_is_and_a_tap_still_presses() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.become_phone(390, 844).await;
    page.reload().await;
    tap(&page, page.find(".play-now").await).await;
    page.until_there(".playing").await;
    let mut player = Player::at(&page);
    player.until_phase("roll").await;
    let version = player.version().await;

    // Some phones click when the finger is lifted, others do not.
    let presses = [("field-0-c3", "SM-", "touchEnd"), ("main", "SM-10", "touchCancel")];
    for (place, rule, end) in presses {
        press_long(&page, place, end).await;
        let said = page.text(".bubble--what").await;
        assert!(said.contains(rule), "{place}: {said}");
        assert_eq!(player.version().await, version, "to ask is not to press");
        assert_eq!(page.count(".toast").await, 0, "nobody is told why not");
        let close = "const { width, height } = document
                .querySelector('.bubble--what .icon-button').getBoundingClientRect();
            return Math.min(width, height);";
        let size = page.eval(close).await;
        assert!(size.as_f64().is_some_and(|size| 40.0 <= size), "a finger needs 40 px: {size}");
        tap(&page, page.find(".bubble--what .icon-button").await).await;
    }
    // The press that comes next is none of the long one.
    tap_place(&page, "main").await;
    player.until_version(version + 1).await;
    page.until("the bubble is gone", "return !document.querySelector('.bubble--what')").await;
    assert_ne!(player.offer().await.phase, "roll");
    page.leave().await;
}

/// A finger rests until the page answers. The driver would lift it between its commands.
async fn press_long(page: &Page, place: &str, end: &str) {
    page.until("no bubble of before", "return !document.querySelector('.bubble--what')").await;
    let middle = format!(
        "const box = document.querySelector(`{}`).getBoundingClientRect();
         return [{{ x: box.x + box.width / 2, y: box.y + box.height / 2 }}];",
        place_selector(place)
    );
    let fingers = page.eval(&middle).await;
    touch(page, "touchStart", fingers).await;
    page.until_there(".bubble--what .bubble__text").await;
    let menu = format!(
        "const menu = new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }});
         return document.querySelector(`{}`).dispatchEvent(menu);",
        place_selector(place)
    );
    assert_eq!(page.eval(&menu).await, Value::Bool(false), "the browser's own menu stays away");
    touch(page, end, json!([])).await;
}

async fn touch(page: &Page, what: &str, fingers: Value) {
    let params = json!({ "type": what, "touchPoints": fingers });
    page.devtools("Input.dispatchTouchEvent", params).await;
}

async fn tap_until_fields_are_offered(page: &Page, player: &mut Player<'_>) {
    loop {
        let offer = player.offer().await;
        if offer.phase == "place" {
            return;
        }
        let version = player.version().await;
        let place = player.choice(&offer).await;
        tap_place(page, &place).await;
        if player.answer(version).await == "asked" {
            tap_place(page, "main").await;
            player.until_version(version + 1).await;
        }
    }
}

async fn tap_place(page: &Page, place: &str) {
    tap(page, page.find(&place_selector(place)).await).await;
}

/// The place that waits for a second tap.
async fn chosen(page: &Page) -> String {
    page.until_there(".spot.is-chosen").await;
    assert_eq!(page.count(".spot.is-chosen").await, 1);
    let place = page.eval("return document.querySelector('.spot.is-chosen').dataset.place").await;
    place.as_str().expect("a place has a name").to_owned()
}

async fn tap(page: &Page, element: Element) {
    let (duration, x, y) = (Some(Duration::ZERO), 0.0, 0.0);
    let finger = TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveToElement { element, duration, x, y })
        .then(PointerAction::Down { button: 0 })
        .then(PointerAction::Up { button: 0 });
    page.client.perform_actions(finger).await.unwrap();
}
