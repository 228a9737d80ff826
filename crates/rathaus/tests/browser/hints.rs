//! Hints at a table without other people: what is ringed lies on the table, the list covers
//! nothing, and a judge that is gone is said to be.

use serde_json::json;

use crate::page::Page;
use crate::robot::BREAKING;
use crate::test_server::TestServer;
use crate::widths::{FITS, look};

/// Whether all rings lie within the table, and the list beside the board.
const PLACED: &str = "
    const box = it => it.getBoundingClientRect();
    const within = (a, b) => a.left >= b.left - 4 && a.right <= b.right + 4
        && a.top >= b.top - 4 && a.bottom <= b.bottom + 4;
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
        || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const table = box(document.querySelector('main.table'));
    const rings = [...document.querySelectorAll('.ringed--hint')].map(box);
    const list = box(document.querySelector('.hints'));
    const board = box(document.querySelector('.r-board'));
    return rings.length > 0 && rings.every(it => within(it, table)) && apart(list, board)
        && list.bottom <= innerHeight";

#[tokio::test]
async fn a_hint_rings_a_target() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.keep_still().await;
    // In this game somebody has something to choose at once.
    page.play("cities").await;
    page.until_there(".playing[data-busy='false'] .plate.is-me.is-turn").await;
    let mut faults = Vec::new();
    for (lang, (width, height)) in [("en", (1280, 900)), ("de", (390, 844)), ("de", (360, 740))] {
        page.speak(lang).await;
        page.resize(width, height).await;
        page.press("hint").await;
        page.until_there(".hints li").await;
        page.until("rings within the table, the list beside the board", PLACED).await;
        assert!((1..=3).contains(&page.count(".hints li").await));
        let found = look(&page, FITS).await;
        faults.extend(found.iter().map(|it| format!("{lang}, {width}x{height}: {it}")));
        // Who has heard enough presses it again.
        page.press("hint").await;
        page.until("no list", "return !document.querySelector('.hints, .ringed--hint')").await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    page.leave().await;
}

#[tokio::test]
async fn a_judge_that_falls_silent_can_be_asked_again() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": BREAKING })).await;
    page.keep_still().await;
    page.eval("sessionStorage.worker = 'mute'").await;
    page.play("cities").await;
    page.until_there(".playing[data-busy='false'] .plate.is-me.is-turn").await;
    page.press("hint").await;
    page.until_there(".hints__note[role='alert']").await;
    page.eval("sessionStorage.worker = ''").await;
    page.press("hint").await;
    page.until_there(".hints li").await;
    page.leave().await;
}

/// Who plays with others decides alone.
#[tokio::test]
async fn a_table_with_other_people_has_no_hints() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    crate::api::sit_down(&page, "saint-malo", "'me', 'me'", "{}").await;
    page.until_there(".r-ask .go").await;
    assert_eq!(page.count("[data-place='hint']").await, 0);
    page.leave().await;
}
