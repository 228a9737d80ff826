//! Turbo Taxi alone: puzzles solved by somebody who knows a right plan and lays it card by card.

use std::time::Duration;

use fantoccini::actions::{InputSource, MouseActions, PointerAction, TouchActions};
use fantoccini::elements::Element;
use turbo_taxi::{Cell, Crossing, Plan, Task, findings, right_plans};

use crate::page::Page;
use crate::test_server::TestServer;

/// What touches the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    Mouse,
    Finger,
}

#[tokio::test]
async fn three_puzzles_are_solved() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.click(".game__solo").await;
    assert_eq!(page.path().await, "/solo/turbo-taxi");
    page.click("[data-choice='easy']").await;
    page.click(".puzzle-start").await;
    solve(&page, By::Mouse).await;
    page.click(".next-button").await;
    page.until_there(".bench[data-stage='building']").await;
    solve(&page, By::Mouse).await;

    // The third one on a phone, after a wrong call.
    page.become_phone(360, 640).await;
    page.go("/solo/turbo-taxi/puzzle?band=hard").await;
    page.until_there(".bench[data-stage='building']").await;
    let task = task_of(&page).await;
    let plan = right_plans(&task, Crossing::Junction)[0];
    lay_all(&page, &plan, By::Finger).await;
    let turned = Cell::outer().find(|cell| plan[*cell].is_some_and(|it| it.turned() != it));
    let turned = turned.expect("no right plan consists of crossings");
    touch(&page, By::Finger, &cell_selector(turned)).await;
    check_wrong_call(&page, &task).await;
    lay(&page, turned, &plan, By::Finger).await;
    call(&page, By::Finger).await;
    page.until_there(".bench[data-stage='solved'] .result").await;
    assert!(30.0 < seconds(&page).await, "a wrong call costs half a minute");

    page.go("/solo/turbo-taxi").await;
    page.until_there(".bests li").await;
    assert!(2 <= page.count(".bests li").await, "results are kept");
    page.leave().await;
}

/// A card travels from its pile to a cell, to another cell, and out of the town.
#[tokio::test]
async fn cards_can_be_dragged() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/solo/turbo-taxi?task=dcurve1:2,5,8,11").await;
    page.until_there("[data-place='pile-curve']").await;
    drag(&page, "[data-place='pile-curve']", "[data-cell='0']").await;
    page.until_there("[data-cell='0'][data-card='curve0']").await;
    drag(&page, "[data-cell='0']", "[data-cell='8']").await;
    page.until_there("[data-cell='8'][data-card='curve0']").await;
    assert_eq!(page.text("[data-place='pile-curve'] .pile__c").await, "2");
    drag(&page, "[data-cell='8']", ".topbar__spring").await;
    page.until("the card is back", "return !document.querySelector('[data-card=curve0]')").await;
    assert_eq!(page.text("[data-place='pile-curve'] .pile__c").await, "3");
    page.leave().await;
}

/// The third tee, three turns, the cell of Q; then everything back by Ctrl+Z.
#[tokio::test]
async fn keys_build_as_well() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/solo/turbo-taxi?task=dcurve1:2,5,8,11").await;
    page.until_there(".bench[data-stage='building']").await;
    for key in ["3", "r", "r", "r", "q", "w", "w"] {
        press(&page, key).await;
    }
    page.until_there("[data-cell='0'][data-card='tee3']").await;
    page.until_there("[data-cell='1'][data-card='tee0']").await;
    press(&page, "\u{e003}").await;
    page.until_there("[data-cell='1']:not([data-card])").await;
    press(&page, "\u{e009}z").await;
    page.until_there("[data-cell='1'][data-card='tee0']").await;
    page.leave().await;
}

pub async fn solve(page: &Page, by: By) {
    page.until_there(".bench[data-stage='building']").await;
    let task = task_of(page).await;
    let plan = right_plans(&task, Crossing::Junction)[0];
    lay_all(page, &plan, by).await;
    call(page, by).await;
    page.until_there(".bench[data-stage='solved'] .result").await;
}

pub async fn task_of(page: &Page) -> Task {
    let task = page.eval("return document.querySelector('[data-task]').dataset.task").await;
    task.as_str().expect("the page names its task").parse().expect("in the notation of the rules")
}

pub async fn lay_all(page: &Page, plan: &Plan, by: By) {
    for cell in Cell::outer() {
        let card = plan[cell].expect("right plans are full");
        let pile = format!("[data-place='pile-{}']", card.kind());
        let is_selected = page.count(&format!("{pile}.is-on")).await == 1;
        if !is_selected {
            touch(page, by, &pile).await;
        }
        touch(page, by, &cell_selector(cell)).await;
        lay(page, cell, plan, by).await;
    }
}

/// Turns the card that lies in a cell until it is right.
pub async fn lay(page: &Page, cell: Cell, plan: &Plan, by: By) {
    let wanted = plan[cell].expect("right plans are full");
    for _ in 0..4 {
        if laid(page, cell).await == wanted.label() {
            return;
        }
        touch(page, by, &cell_selector(cell)).await;
    }
    panic!("{cell} shows {} and not {wanted}", laid(page, cell).await);
}

async fn laid(page: &Page, cell: Cell) -> String {
    let script = format!("return document.querySelector(`{}`).dataset.card", cell_selector(cell));
    page.eval(&script).await.as_str().expect("a card was laid").to_owned()
}

pub fn cell_selector(cell: Cell) -> String {
    format!("[data-cell='{cell}']")
}

/// Every finding of the rules is marked and named.
async fn check_wrong_call(page: &Page, task: &Task) {
    let mut plan = Plan::EMPTY;
    for cell in Cell::all() {
        plan[cell] = laid(page, cell).await.parse().ok();
    }
    let expected = findings(task, &plan, Crossing::Junction);
    assert!(!expected.is_empty());
    call(page, By::Finger).await;
    page.until_there(".mark").await;
    for finding in &expected {
        assert_eq!(page.count(&format!(".mark[data-finding='{finding}']")).await, 1, "{finding}");
    }
    assert_eq!(page.count(".mark").await, expected.len() as u64);
    touch(page, By::Finger, ".edgeline").await;
    page.until_there("dialog[open] .fault__rule").await;
    assert_eq!(page.count("dialog[open] .fault").await, expected.len() as u64);
    page.eval("document.querySelector('dialog[open]').close()").await;
}

pub async fn call(page: &Page, by: By) {
    page.until_there("[data-place='main'][aria-disabled='false']").await;
    touch(page, by, "[data-place='main']").await;
}

/// What the result says, in seconds.
async fn seconds(page: &Page) -> f64 {
    let time = page.text(".result__time .num").await;
    let (minutes, seconds) = time.split_once(':').expect("minutes and seconds");
    60.0 * minutes.parse::<f64>().unwrap() + seconds.parse::<f64>().unwrap()
}

pub async fn touch(page: &Page, by: By, selector: &str) {
    if by == By::Mouse {
        return page.click(selector).await;
    }
    let element = page.find(selector).await;
    let (duration, x, y) = (Some(Duration::ZERO), 0.0, 0.0);
    let finger = TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveToElement { element, duration, x, y })
        .then(PointerAction::Down { button: 0 })
        .then(PointerAction::Up { button: 0 });
    page.client.perform_actions(finger).await.unwrap();
}

pub async fn drag(page: &Page, from: &str, to: &str) {
    let (from, to): (Element, Element) = (page.find(from).await, page.find(to).await);
    let go = |element| PointerAction::MoveToElement {
        element,
        duration: Some(Duration::from_millis(60)),
        x: 0.0,
        y: 0.0,
    };
    let mouse = MouseActions::new("mouse".to_owned())
        .then(go(from))
        .then(PointerAction::Down { button: 0 })
        .then(go(to))
        .then(PointerAction::Up { button: 0 });
    page.client.perform_actions(mouse).await.unwrap();
}

pub async fn press(page: &Page, key: &str) {
    page.client.active_element().await.unwrap().send_keys(key).await.unwrap();
}
