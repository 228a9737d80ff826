//! Milestones at every width, in both languages and themes.

use crate::house::House;
use crate::milestones_player::sit_down;
use crate::page::Page;
use crate::widths::{check, faults_of};

#[tokio::test]
async fn the_table_of_milestones_fits_in_every_phase() {
    let house = House::open();
    let page = Page::open(&house).await;
    let mut faults = Vec::new();
    let builder = sit_down(&page, 4).await;
    for stage in ["draft", "place-start", "move", "trade", "build", "lay-road", "cover"] {
        page.speak("en").await;
        page.resize(1280, 900).await;
        if builder.until_stage(stage).await {
            faults.extend(faults_of(&page, stage).await);
        }
    }
    // The views of a phone, at a table that is not at its end.
    page.speak("en").await;
    page.resize(1280, 900).await;
    sit_down(&page, 4).await.until_stage("move").await;
    for tab in 1..=3 {
        page.resize(390, 844).await;
        page.click(&format!(".phonetabs button:nth-child({tab})")).await;
        faults.extend(faults_of(&page, &format!("view {tab}")).await);
    }
    check(page, faults).await;
}

#[tokio::test]
async fn the_pages_of_milestones_fit() {
    let house = House::open();
    let page = Page::open(&house).await;
    let mut faults = Vec::new();
    page.go("/rules/milestones").await;
    page.until_there(".rule").await;
    faults.extend(faults_of(&page, "rules").await);
    page.go("/new/milestones").await;
    page.click(".new__options summary").await;
    faults.extend(faults_of(&page, "new table").await);
    check(page, faults).await;
}
