//! Turbo Taxi at every width, in both languages and themes.

use turbo_taxi::{Cell, Crossing, right_plans};

use crate::api::sit_down;
use crate::page::Page;
use crate::taxi_solo::{By, call, cell_selector, lay_all, task_of, touch};
use crate::test_server::TestServer;
use crate::widths::{check, faults_in_sizes, faults_of};

#[tokio::test]
async fn faults_and_their_check_fit() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let options = "{ first_commissioner: { seat: 0 }, placement_s: 'off', assist: 'edges' }";
    sit_down(&page, "turbo-taxi", "'me', 'me'", options).await;
    let mut faults = Vec::new();
    page.click("[data-place='random']").await;
    page.until_there("[data-place='main'][aria-disabled='false']").await;
    page.click("[data-place='main']").await;
    page.until_there("[data-phase='build'] .pile").await;
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
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let mut faults = Vec::new();
    for at in ["", "/daily", "/puzzle", "/school", "/statistics", "/sprint", "/practice"] {
        let at = format!("/solo/turbo-taxi{at}");
        page.go(&at).await;
        page.until_there(".solo, .bench--editor .build-button").await;
        faults.extend(faults_of(&page, &at).await);
    }
    page.go("/solo/turbo-taxi?task=dcurve1:2,5,8,11").await;
    page.until_there(".solo").await;
    for opener in [".keys-button", ".robots-button"] {
        page.resize(1280, 800).await;
        page.click(opener).await;
        page.until_there("dialog[open]").await;
        faults.extend(faults_of(&page, opener).await);
        page.eval("document.querySelector('dialog[open]').close()").await;
        page.until("it is closed", "return !document.querySelector('dialog[open]')").await;
    }
    check(page, faults).await;
}
