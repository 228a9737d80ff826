//! A whole game of every title by keyboard alone: each step goes to a place by Tab, hears its name
//! and presses Enter, and nothing moves. Every phase is looked at when it is met first, in every
//! frame and both languages: the main button is in view, what can be pressed is large enough and
//! covered by nothing, no text is small, pale or wider than its box, and the board takes the room
//! that the window has.

use std::collections::BTreeSet;

use crate::api::sit_down;
use crate::keyboard::step_by_name;
use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;
use crate::widths::{APART, FITS, faults_in_sizes, look};
use crate::{milestones_taste, taxi_taste};

/// A small and a usual phone, upright and on its side, a tablet, and three desks.
const SIZES: [(u32, u32); 7] =
    [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720), (1440, 900), (1920, 1080)];
/// One of each kind, in the language with the longer words: this look takes its time.
const APART_IN: [(u32, u32); 4] = [(360, 640), (844, 390), (768, 1024), (1280, 720)];
const FRAME: &str = include_str!("frame.js");
const PALE: &str = include_str!("pale.js");

#[tokio::test]
async fn saint_malo() {
    let server = TestServer::open();
    let phases = ["roll", "reroll", "use", "place", "finish"];
    let page = played(&server, "saint-malo", "'me', BOT, BOT, BOT, BOT", "{}", &phases).await;
    assert_eq!(page.count("dialog[open] .scoring thead th").await, 5);
    page.leave().await;
}

#[tokio::test]
async fn turbo_taxi() {
    let server = TestServer::open();
    let (seats, options) = taxi_taste::ALONE;
    let page = played(&server, "turbo-taxi", seats, options, &["place", "build", "ended"]).await;
    page.leave().await;
}

#[tokio::test]
async fn rattus_cartus() {
    let server = TestServer::open();
    let seats = "'me', BOT, BOT, BOT, BOT";
    // Both kinds of buildings, choosing at once and declining: whatever can be asked.
    let options = "{ buildings: 'mixed', supply_order: 'together', may_decline: true,
        rats_face_down: true, all_dead: 'fewest_rats_survive', table: 'five-distinct' }";
    let phases = ["supply", "look", "enter", "use"];
    let page = played(&server, "rattus-cartus", seats, options, &phases).await;
    page.leave().await;
}

#[tokio::test]
async fn cities() {
    let server = TestServer::open();
    let phases = ["start", "take", "tile", "features", "pieces"];
    let options = "{ city: 'buenos-aires' }";
    let page = played(&server, "cities", "'me', BOT, BOT, BOT", options, &phases).await;
    assert_eq!(page.count("dialog[open] .scoring thead th").await, 4);
    assert_eq!(page.count(".reckoning__list [data-part='cards']").await, 8);
    page.leave().await;
}

#[tokio::test]
async fn milestones() {
    let server = TestServer::open();
    let phases = ["draft", "place-start", "move", "trade", "build", "cover"];
    let options = milestones_taste::SHORT;
    let page = played(&server, "milestones", "'me', BOT, BOT, BOT", options, &phases).await;
    let is_counted = "return !document.querySelector('.contests .is-waiting')";
    page.until("the majorities are counted", is_counted).await;
    assert_eq!(page.count(".contests tbody tr").await, 5, "a majority for each kind");
    page.leave().await;
}

/// By then there is something to see behind the tabs.
const TABS_AT: usize = 2;

/// The page at the end of the match.
async fn played(
    server: &TestServer,
    game: &str,
    seats: &str,
    options: &str,
    phases: &[&str],
) -> Page {
    let page = Page::open(server).await;
    page.keep_still().await;
    page.resize(1440, 900).await;
    sit_down(&page, game, seats, options).await;
    let mut player = Player::at(&page);
    let mut seen = BTreeSet::new();
    let mut faults = Vec::new();
    loop {
        let offer = player.offer().await;
        if offer.is_end() {
            break;
        }
        if seen.insert(offer.phase.clone()) {
            faults.extend(faults_of(&page, &format!("{game}, {}", offer.phase)).await);
            if offer.phase == phases[TABS_AT] {
                faults.extend(faults_of_tabs(&page, game).await);
            }
        }
        step_by_name(&page, &mut player, &offer).await;
    }
    faults.extend(faults_in_sizes(&page, "final scoring").await);
    page.resize(1440, 900).await;
    let missing: Vec<_> = phases.iter().filter(|phase| !seen.contains(**phase)).collect();
    assert!(missing.is_empty(), "{game} was never in {missing:?}, only in {seen:?}");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page
}
async fn faults_of(page: &Page, name: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for lang in ["en", "de"] {
        page.speak(lang).await;
        for (width, height) in SIZES {
            page.resize(width, height).await;
            let mut found = look(page, FITS).await;
            found.extend(look(page, FRAME).await);
            if lang == "de" && APART_IN.contains(&(width, height)) {
                found.extend(look(page, APART).await);
            }
            let named = |fault: &String| format!("{name}, {lang}, {width}x{height}: {fault}");
            faults.extend(found.iter().map(named));
        }
    }
    for theme in ["light", "dark"] {
        page.dress(theme).await;
        let found = look(page, PALE).await;
        faults.extend(found.iter().map(|fault| format!("{name}, {theme}: {fault}")));
    }
    page.dress("light").await;
    page.resize(1440, 900).await;
    page.speak("en").await;
    faults
}

/// What stands behind the tabs of a phone.
async fn faults_of_tabs(page: &Page, game: &str) -> Vec<String> {
    let mut faults = Vec::new();
    page.resize(390, 844).await;
    // Other tabs stood there on a desk.
    page.until_there("[data-place='tab-table']").await;
    let tabs = "return [...document.querySelectorAll(`[data-place^='tab-']`)]
        .map((tab) => tab.dataset.place)";
    let tabs: Vec<String> = serde_json::from_value(page.eval(tabs).await).expect("names are text");
    for lang in ["en", "de"] {
        page.speak(lang).await;
        for tab in &tabs {
            page.click(&format!("[data-place='{tab}']")).await;
            for script in [FITS, APART, FRAME, PALE] {
                let found = look(page, script).await;
                faults.extend(found.iter().map(|fault| format!("{game}, {lang}, {tab}: {fault}")));
            }
        }
        page.click("[data-place='tab-table']").await;
    }
    page.resize(1440, 900).await;
    page.speak("en").await;
    faults
}
