//! A phone: a finger covers what it touches, so its first tap shows and its second places.

use std::time::Duration;

use fantoccini::actions::{InputSource, PointerAction, TouchActions};
use fantoccini::elements::Element;

use crate::house::House;
use crate::page::Page;
use crate::player::{Offer, Player};

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
    let house = House::open();
    let page = Page::open(&house).await;
    page.become_phone(width, height).await;
    page.reload().await;
    tap(&page, page.find(".play-now").await).await;
    page.until_there(".playing").await;
    let player = Player::at(&page);
    tap_until_fields_are_offered(&page, &player).await;

    let n_pieces = player.n_pieces().await;
    let version = player.version().await;
    let first = tap_field(&page, 0).await;
    assert_eq!(shown(&page).await, first);
    let other = tap_field(&page, 1).await;
    assert_eq!(shown(&page).await, other);
    assert_eq!(player.version().await, version, "a first tap places nothing");
    assert_eq!(player.n_pieces().await, n_pieces);

    tap_field(&page, 1).await;
    player.until_version(version + 1).await;
    assert_eq!(player.n_pieces().await, n_pieces + 1);
    page.leave().await;
}

async fn tap_until_fields_are_offered(page: &Page, player: &Player<'_>) {
    loop {
        let offer = player.offer().await;
        if offer == Offer::Field {
            return;
        }
        let version = player.version().await;
        tap(page, player.any(offer).await).await;
        player.until_version(version + 1).await;
    }
}

/// Taps one of the offered fields, and says which.
async fn tap_field(page: &Page, i: usize) -> String {
    let script = format!("return document.querySelectorAll('g.can')[{i}].dataset.field");
    let field = page.eval(&script).await;
    let field = field.as_str().expect("a field has a name").to_owned();
    tap(page, page.find(&format!("g.can[data-field='{field}']")).await).await;
    field
}

/// The field whose preview is shown.
async fn shown(page: &Page) -> String {
    page.until_there("g.can.is-selected").await;
    assert_eq!(page.count("g.can.is-selected").await, 1);
    let field = page.eval("return document.querySelector('g.can.is-selected').dataset.field").await;
    field.as_str().expect("a field has a name").to_owned()
}

async fn tap(page: &Page, element: Element) {
    let args = vec![serde_json::to_value(&element).unwrap()];
    let scroll = "arguments[0].scrollIntoView({ block: 'center' })";
    page.client.execute(scroll, args).await.unwrap();
    let (duration, x, y) = (Some(Duration::ZERO), 0.0, 0.0);
    let finger = TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveToElement { element, duration, x, y })
        .then(PointerAction::Down { button: 0 })
        .then(PointerAction::Up { button: 0 });
    page.client.perform_actions(finger).await.unwrap();
}
