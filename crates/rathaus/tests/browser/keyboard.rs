//! Playing without a mouse: arrows over the map, Enter to choose and to place, keys for the
//! buttons, and Tab to every place, which has a name.

use fantoccini::Locator;

use crate::page::{Page, place_selector};
use crate::player::{Offer, Player};
use crate::saint_malo_game::PIECES;
use crate::test_server::TestServer;

const ENTER: &str = "\u{E007}";
const DOWN: &str = "\u{E015}";
const RIGHT: &str = "\u{E014}";
const UP: &str = "\u{E013}";
const LEFT: &str = "\u{E012}";
const TAB: &str = "\u{E004}";

const FOCUSED: &str = "return document.activeElement.dataset.place ?? ''";

async fn focus(page: &Page, place: &str) {
    let script = format!("document.querySelector(`.spot[data-place='{place}']`).focus()");
    page.eval(&script).await;
}

#[tokio::test]
async fn arrows_walk_over_the_map_and_enter_places() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("saint-malo").await;
    let mut player = Player::at(&page);
    let offer = player.until_phase("place").await;

    focus(&page, "field-0-d4").await;
    for (key, field) in [(RIGHT, "e4"), (DOWN, "e5"), (LEFT, "d5"), (UP, "d4")] {
        press(&page, key).await;
        assert_eq!(page.eval(FOCUSED).await, format!("field-0-{field}"));
    }

    // A field that is taken says why; one on offer is chosen, and then takes the piece.
    focus(&page, "field-0-b2").await;
    press(&page, ENTER).await;
    page.until_there(".toast__rule").await;
    let n_pieces = page.count(PIECES).await;
    let version = player.version().await;
    let field = offer.places.iter().find(|it| it.starts_with("field")).expect("fields are lit");
    focus(&page, field).await;
    press(&page, ENTER).await;
    page.until_there(".spot.is-chosen").await;
    press(&page, ENTER).await;
    player.until_version(version + 1).await;
    assert_eq!(page.count(PIECES).await, n_pieces + 1);
    assert_eq!(page.eval(FOCUSED).await, *field, "the keyboard keeps its place");

    press(&page, "u").await;
    player.until_version(version + 2).await;
    assert_eq!(page.count(PIECES).await, n_pieces);
    page.leave().await;
}

#[tokio::test]
async fn keys_roll_and_mark_dice_and_are_explained() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("saint-malo").await;
    let mut player = Player::at(&page);
    player.until_phase("roll").await;

    let version = player.version().await;
    press(&page, "d").await;
    player.until_version(version + 1).await;
    press(&page, "2").await;
    page.until_there("[data-place='die-2'].is-marked").await;
    press(&page, "?").await;
    page.until_there("dialog[open] .shortcuts").await;
    assert_eq!(page.count("dialog[open] kbd").await, 6);
    page.leave().await;
}

/// One step of a match: Tab until the browser says the name of what is wanted, then Enter.
pub async fn step_by_name(page: &Page, player: &mut Player<'_>, offer: &Offer) {
    let place = player.choice(offer).await;
    let before = player.version().await;
    enter(page, &place).await;
    if player.answer(before).await == "asked" {
        enter(page, "main").await;
        player.until_version(before + 1).await;
    }
}

/// Walks to a place, checks that it says its name, and presses Enter.
async fn enter(page: &Page, place: &str) {
    let selector = place_selector(place);
    let name = format!(
        "const wanted = document.querySelector(`{selector}`);
         return wanted.getAttribute('aria-label') ?? wanted.innerText;"
    );
    let name = page.eval(&name).await;
    assert!(!name.as_str().unwrap_or_default().trim().is_empty(), "{place} has no name");
    tab_to(page, &selector).await;
    walk_to(page, &selector).await;
    assert_eq!(page.eval(FOCUSED).await, place, "the keyboard does not come to {name}");
    press(page, ENTER).await;
}

/// With the Tab key; of a board whose fields are walked over with arrows, to the one that it comes
/// to.
async fn tab_to(page: &Page, selector: &str) {
    let way = format!(
        "const wanted = document.querySelector(`{selector}`);
         const all = [...document.querySelectorAll(
             'a[href], button, input, select, summary, [tabindex]')].filter((it) =>
             it.tabIndex >= 0 && !it.disabled && it.checkVisibility({{ visibilityProperty: true }})
             && !it.closest('dialog:not([open])'));
         const board = wanted.closest('svg, .r-board');
         const stop = wanted.tabIndex < 0 ? all.find((it) => board.contains(it)) : wanted;
         return {{ from: all.indexOf(document.activeElement), to: all.indexOf(stop) }};"
    );
    let way = page.eval(&way).await;
    let number = |key: &str| way[key].as_i64().expect("an index is a number");
    assert!(0 <= number("to"), "{selector} cannot be reached with Tab");
    // From the first one of the page if what was pressed before is gone, or lies behind.
    let from = if number("to") < number("from") { -1 } else { number("from") };
    if from < 0 {
        page.eval("document.querySelector('.brand').focus()").await;
    }
    let n_tabs = (number("to") - from.max(0)) as usize;
    if 0 < n_tabs {
        press(page, &TAB.repeat(n_tabs)).await;
    }
}

/// With arrows, if Tab has not come there already.
async fn walk_to(page: &Page, selector: &str) {
    let direction = format!(
        "const wanted = document.querySelector(`{selector}`);
         const here = document.activeElement;
         if (here === wanted) return '';
         const [to, from] = [wanted, here].map((it) => it.getBoundingClientRect());
         const [x, y] = [to.left - from.left, to.top - from.top];
         if (Math.abs(x) > Math.abs(y)) return x > 0 ? '{RIGHT}' : '{LEFT}';
         return y > 0 ? '{DOWN}' : '{UP}';"
    );
    for _ in 0..ARROWS_MAX {
        match page.eval(&direction).await.as_str() {
            Some("") | None => return,
            Some(arrow) => press(page, arrow).await,
        }
    }
}

/// More than any board is wide and high.
const ARROWS_MAX: usize = 20;

async fn press(page: &Page, key: &str) {
    match page.client.active_element().await {
        Ok(element) => element.send_keys(key).await.unwrap(),
        Err(_) => {
            page.client.find(Locator::Css("body")).await.unwrap().send_keys(key).await.unwrap()
        }
    }
}
