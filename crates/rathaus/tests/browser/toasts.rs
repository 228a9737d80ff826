//! A refusal is read and passes: it covers nothing that is wanted next, and goes with the next
//! thing that is done.

use serde_json::json;

use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

const GAMES: [&str; 3] = ["saint-malo", "milestones", "rattus-cartus"];
/// One of each kind of screen but the tablet on its side, which is laid out as a desk is.
const SIZES: [(u32, u32); 4] = [(390, 844), (844, 390), (768, 1024), (1280, 720)];
/// Presses something that is off.
const PRESS: &str = "const off = [...document.querySelectorAll('.spot.cannot')]
    .find((spot) => spot.checkVisibility());
    if (!off) return false;
    off.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return true;";
const IS_CLEAR: &str = "const area = (it) => document.querySelector(it).getBoundingClientRect();
    const [toast, main] = [area('.toast'), area('.main-button')];
    const inside = (it) => it.top >= 0 && it.bottom <= innerHeight && it.width > 0;
    return inside(toast) && inside(main) && (toast.right <= main.left
        || main.right <= toast.left || toast.bottom <= main.top || main.bottom <= toast.top);";

#[tokio::test]
async fn a_toast_never_covers_the_main_button() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for game in GAMES {
        page.resize(1280, 900).await;
        page.play(game).await;
        let offer = Player::at(&page).offer().await;
        if !offer.has_main {
            page.press(&offer.places[0]).await;
            page.until_there(".main-button[aria-disabled='false']").await;
        }
        for (width, height) in SIZES {
            page.resize(width, height).await;
            let is_refused = page.eval(PRESS).await;
            assert_eq!(is_refused, json!(true), "{game} has something off at {width}x{height}");
            page.until_there(".toast").await;
            let is_clear = page.eval(IS_CLEAR).await;
            assert_eq!(is_clear, json!(true), "{game} at {width}x{height}");
        }
    }
    page.leave().await;
}

#[tokio::test]
async fn a_toast_goes_with_the_next_thing_that_is_done() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("saint-malo").await;
    let mut player = Player::at(&page);
    player.until_phase("roll").await;
    page.eval(PRESS).await;
    page.until_there(".toast").await;
    player.take("main").await;
    assert_eq!(page.count(".toast").await, 0);
    page.leave().await;
}
