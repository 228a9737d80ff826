//! The table of Rattus Cartus at every width: whatever is asked, nothing is cut off.

use crate::api::post;
use crate::house::House;
use crate::page::Page;
use crate::rattus_player::{Asked, RattusPlayer};
use crate::widths::faults_of;

/// As much as a table can have to show: five seats, both kinds of buildings.
async fn open_full_table(page: &Page) {
    post(page, "/api/me", "{ name: 'Ada' }").await;
    let bots = "{ bot: { level: 'easy' } }, ".repeat(4);
    let options = "{ buildings: 'mixed', may_decline: true, table: 'five-distinct' }";
    let table = format!("{{ game: 'rattus-cartus', seats: ['me', {bots}], options: {options} }}");
    let id = post(page, "/api/tables", &table).await;
    post(page, &format!("/api/tables/{id}/start"), "undefined").await;
    page.go(&format!("/table/{id}")).await;
    page.until_there(".rattus .house").await;
}

#[tokio::test]
async fn the_table_of_rattus_cartus_fits_in_every_phase() {
    let house = House::open();
    let page = Page::open(&house).await;
    let mut faults = Vec::new();
    open_full_table(&page).await;
    let mut player = RattusPlayer::at(&page);
    let mut seen = Vec::new();
    loop {
        page.resize(1280, 800).await;
        let asked = player.asked().await;
        if asked == Asked::End {
            break;
        }
        if !seen.contains(&asked) {
            seen.push(asked);
            faults.extend(faults_of(&page, &format!("{asked:?}")).await);
            page.resize(1280, 800).await;
            if asked == Asked::Enter {
                page.click(".entrance").await;
                player.lay(2).await;
                faults.extend(faults_of(&page, "laying").await);
            }
        }
        player.step().await;
    }
    for wanted in [Asked::Supply, Asked::Look, Asked::Enter, Asked::Use] {
        assert!(seen.contains(&wanted), "{wanted:?} was never asked");
    }
    check(page, faults).await;
}

#[tokio::test]
async fn the_pages_around_rattus_cartus_fit() {
    let house = House::open();
    let page = Page::open(&house).await;
    let mut faults = Vec::new();
    page.go("/rules/rattus-cartus").await;
    page.until_there(".rule").await;
    faults.extend(faults_of(&page, "rules").await);
    page.go("/new/rattus-cartus").await;
    page.click(".new__options summary").await;
    let buildings = ".new__options select:has(option[value='numbers'])";
    page.find(buildings).await.select_by_value("numbers").await.unwrap();
    page.until_there(".option--part input").await;
    faults.extend(faults_of(&page, "new table").await);
    check(page, faults).await;
}

#[tokio::test]
async fn the_story_of_rattus_cartus_fits() {
    let house = House::open();
    let page = Page::open(&house).await;
    open_full_table(&page).await;
    page.resize(390, 844).await;
    page.click(".nun-line").await;
    page.until_there("dialog[open]").await;
    let faults = faults_of(&page, "story").await;
    check(page, faults).await;
}

async fn check(page: Page, faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page.leave().await;
}
