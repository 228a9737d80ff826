//! Turbo Taxi at every width, in both languages and themes.

use turbo_taxi::{Cell, Crossing, right_plans};

use crate::house::House;
use crate::page::Page;
use crate::taxi_race::post;
use crate::taxi_solo::{By, call, cell_selector, lay_all, task_of, touch};
use crate::widths::{check, faults_in_sizes, faults_of};

/// Four seats for one person: nobody is in a hurry.
const TABLE: &str = "{ game: 'turbo-taxi', seats: ['me', 'me', 'me', 'me'],
    options: { first_commissioner: { seat: 0 }, placement_s: 'off', assist: 'edges' } }";

#[tokio::test]
async fn the_race_fits_in_every_phase() {
    let house = House::open();
    let page = Page::open(&house).await;
    post(&page, "/api/me", "{ name: 'Anna' }").await;
    let id = post(&page, "/api/tables", TABLE).await;
    post(&page, &format!("/api/tables/{id}/start"), "undefined").await;
    page.go(&format!("/table/{id}")).await;
    page.until_there(".dice-button").await;
    let mut faults = faults_of(&page, "placing").await;
    page.click(".dice-button").await;
    page.click(".done-button").await;
    page.until_there("[data-desk='building'] .pile").await;
    page.resize(1280, 800).await;
    if let Some(plan) = right_plans(&task_of(&page).await, Crossing::Junction).first() {
        lay_all(&page, plan, By::Mouse).await;
        let turned = Cell::outer().find(|cell| plan[*cell].is_some_and(|it| it.turned() != it));
        let turned = turned.expect("no right plan consists of crossings");
        touch(&page, By::Mouse, &cell_selector(turned)).await;
        faults.extend(faults_in_sizes(&page, "building, with faults").await);
        page.resize(1280, 800).await;
        call(&page, By::Mouse).await;
        page.until_there(".town .mark").await;
        faults.extend(faults_in_sizes(&page, "the check").await);
    }
    check(page, faults).await;
}

#[tokio::test]
async fn the_modes_for_one_fit() {
    let house = House::open();
    let page = Page::open(&house).await;
    let mut faults = Vec::new();
    for at in ["/solo/turbo-taxi", "/solo/turbo-taxi/daily", "/solo/turbo-taxi/puzzle"] {
        page.go(at).await;
        page.until_there(".solo").await;
        faults.extend(faults_of(&page, at).await);
    }
    check(page, faults).await;
}
