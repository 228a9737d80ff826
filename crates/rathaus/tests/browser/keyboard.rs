//! Playing without a mouse: arrows over the map, Enter to place, and keys for the buttons.

use crate::house::House;
use crate::page::Page;
use crate::player::{Offer, Player};

const ENTER: &str = "\u{E007}";
const DOWN: &str = "\u{E015}";
const RIGHT: &str = "\u{E014}";
const UP: &str = "\u{E013}";
const LEFT: &str = "\u{E012}";

const FOCUSED: &str = "return document.activeElement.dataset.field ?? ''";

#[tokio::test]
async fn arrows_walk_over_the_map_and_enter_places() {
    let house = House::open();
    let page = Page::open(&house).await;
    page.click(".play-now").await;
    page.until_there(".playing").await;
    let mut player = Player::at(&page);
    player.until_offered(Offer::Field).await;

    assert_eq!(page.count(".city [tabindex='0']").await, 1, "Tab reaches one field");
    page.eval("document.querySelector(`.city [data-field='d4']`).focus()").await;
    for (key, field) in [(RIGHT, "e4"), (DOWN, "e5"), (LEFT, "d5"), (UP, "d4")] {
        press(&page, key).await;
        assert_eq!(page.eval(FOCUSED).await, field);
    }
    // Towers and the edge are stepped over or stop the way.
    page.eval("document.querySelector(`.city [data-field='b1']`).focus()").await;
    press(&page, LEFT).await;
    assert_eq!(page.eval(FOCUSED).await, "b1");

    // A field that is taken says why, and one on offer takes the piece.
    page.eval("document.querySelector(`.city [data-field='b2']`).focus()").await;
    press(&page, ENTER).await;
    page.until_there(".toast__rule").await;
    let n_pieces = player.n_pieces().await;
    let version = player.version().await;
    page.eval("document.querySelector('g.can').focus()").await;
    let field = page.eval(FOCUSED).await;
    press(&page, ENTER).await;
    player.until_version(version + 1).await;
    assert_eq!(player.n_pieces().await, n_pieces + 1);
    assert_eq!(page.eval(FOCUSED).await, field, "the keyboard keeps its place");

    press(&page, "u").await;
    player.until_version(version + 2).await;
    assert_eq!(player.n_pieces().await, n_pieces);
    page.leave().await;
}

#[tokio::test]
async fn keys_roll_and_mark_dice_and_are_explained() {
    let house = House::open();
    let page = Page::open(&house).await;
    page.click(".play-now").await;
    page.until_there(".playing").await;
    let player = Player::at(&page);
    assert_eq!(player.offer().await, Offer::Main);

    let version = player.version().await;
    press(&page, "d").await;
    player.until_version(version + 1).await;
    press(&page, "2").await;
    page.until_there(".die:nth-child(2).is-marked").await;
    press(&page, "?").await;
    page.until_there("dialog[open] .shortcuts").await;
    assert_eq!(page.count("dialog[open] kbd").await, 6);
    page.leave().await;
}

async fn press(page: &Page, key: &str) {
    page.client.active_element().await.unwrap().send_keys(key).await.unwrap();
}
