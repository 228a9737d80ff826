//! Nothing jumps while one decides: neither when dice are rolled, nor when another city is looked
//! at.

use serde_json::{Value, json};

use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;
use crate::widths::rest;

/// Where the board, the tasks and the main button are.
const PLACES: &str = "
    const place = (it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [it.dataset.place ?? it.className, ...[x, y, width, height].map(Math.round)].join();
    };
    // With little room, what can do nothing makes way for the main button.
    const isDesk = document.querySelector('main.table').dataset.screen === 'desk';
    return [...document.querySelectorAll(isDesk ? '.fit, .main-button, .use' : '.fit, .use')]
        .filter((it) => it.checkVisibility()).map(place);";

/// From here on the banner has a place of its own.
const DESK_MIN: u32 = 1_000;

#[tokio::test]
async fn nothing_jumps_when_dice_are_rolled_or_another_city_is_looked_at() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("saint-malo").await;
    let mut player = Player::at(&page);
    for (width, height) in [(1280, 900), (1440, 900), (390, 844), (844, 390)] {
        page.resize(width, height).await;
        player.until_phase("roll").await;
        if width < DESK_MIN {
            // There the first roll takes the news of the others away, and the board has their room.
            player.take("main").await;
        }
        let before = places(&page).await;
        assert!(1 < before.len(), "{before:?}");
        while player.offer().await.phase.ends_with("roll") {
            player.take("main").await;
            assert_eq!(places(&page).await, before, "rolled at {width}x{height}");
        }
        for seat in [1, 0] {
            page.click(&format!(".plate[data-seat='{seat}'] .plate__look")).await;
            page.until_there(&format!(".r-board [data-place^='field-{seat}-']")).await;
            assert_eq!(places(&page).await, before, "city {seat} at {width}x{height}");
        }
    }
    page.leave().await;
}

async fn places(page: &Page) -> Vec<Value> {
    rest(page).await;
    page.eval(PLACES).await.as_array().cloned().unwrap_or_else(|| vec![json!("nothing")])
}
