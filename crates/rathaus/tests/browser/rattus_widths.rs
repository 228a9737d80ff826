//! Rattus Cartus at every width: what lies around the table, and the table while cards are laid.

use crate::api::sit_down;
use crate::page::Page;
use crate::player::Player;
use crate::rattus_game::lay_two;
use crate::test_server::TestServer;
use crate::widths::{check, faults_of};

#[tokio::test]
async fn a_choice_of_buildings_fits() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/new/rattus-cartus").await;
    page.click(".new__options summary").await;
    let buildings = ".new__options select:has(option[value='numbers'])";
    page.find(buildings).await.select_by_value("numbers").await.unwrap();
    page.until_there(".option--part input").await;
    let faults = faults_of(&page, "new table").await;
    check(page, faults).await;
}

/// As much as a table can have to show: five seats, both kinds of buildings.
#[tokio::test]
async fn laying_cards_fits() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let options = "{ buildings: 'mixed', may_decline: true, table: 'five-distinct' }";
    sit_down(&page, "rattus-cartus", "'me', BOT, BOT, BOT, BOT", options).await;
    Player::at(&page).until_phase("enter").await;
    page.click(".house.can").await;
    lay_two(&page).await;
    let faults = faults_of(&page, "laying").await;
    check(page, faults).await;
}
