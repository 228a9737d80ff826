//! Cities at every width, in both languages and themes.

use crate::cities_game::{asked, click_something, sit_down};
use crate::house::House;
use crate::page::Page;
use crate::widths::{check, faults_of};

const TABLE: &str = "{ game: 'cities',
    seats: ['me', BOT, BOT, BOT],
    options: { city: 'buenos-aires' } }";
const LONG_DUEL: &str = "{ game: 'cities', seats: ['me', BOT],
    options: { length: 'long' } }";
const PHASES: [&str; 6] = ["start", "take", "tile", "features", "pieces", "confirm"];

/// Plays on until every phase has been looked at.
async fn faults_in_phases(page: &Page, name: &str, phases: &[&str]) -> Vec<String> {
    let mut to_see = phases.to_vec();
    let mut faults = Vec::new();
    let mut n_clicks = 0;
    while !to_see.is_empty() {
        let phase = asked(page).await;
        if to_see.contains(&phase.as_str()) {
            to_see.retain(|other| *other != phase);
            faults.extend(faults_of(page, &format!("{name}, {phase}")).await);
            page.resize(1280, 900).await;
        }
        click_something(page, &phase, n_clicks).await;
        n_clicks += 1;
    }
    faults
}

#[tokio::test]
async fn cities_fits_in_every_phase() {
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, TABLE).await;
    let faults = faults_in_phases(&page, "four", &PHASES).await;
    check(page, faults).await;
}

#[tokio::test]
async fn the_long_duel_fits() {
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, LONG_DUEL).await;
    for n_clicks in 0..90 {
        let phase = asked(&page).await;
        click_something(&page, &phase, n_clicks).await;
    }
    let faults = faults_in_phases(&page, "long duel", &["take", "tile", "pieces"]).await;
    check(page, faults).await;
}

#[tokio::test]
async fn the_other_tabs_of_a_phone_fit() {
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, TABLE).await;
    let mut faults = Vec::new();
    for (n_clicks, _) in (0..12).enumerate() {
        let phase = asked(&page).await;
        click_something(&page, &phase, n_clicks).await;
    }
    asked(&page).await;
    page.resize(390, 844).await;
    for tab in 1..=3 {
        page.click(&format!(".tabsbar button:nth-child({tab})")).await;
        faults.extend(faults_of(&page, &format!("tab {tab}")).await);
        page.resize(390, 844).await;
    }
    page.click(".ticker").await;
    page.until_there("dialog[open]").await;
    faults.extend(faults_of(&page, "story of Cities").await);
    check(page, faults).await;
}
