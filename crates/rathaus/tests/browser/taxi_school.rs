//! The Taxi School: some cards lie there already, and the others are laid one after the other.

use turbo_taxi::{Cell, Crossing, Plan, right_plans};

use crate::page::Page;
use crate::taxi_solo::{By, call, cell_selector, lay, task_of, touch};
use crate::test_server::TestServer;

#[tokio::test]
async fn puzzles_of_the_school_are_solved() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/solo/turbo-taxi").await;
    page.click(".school-link").await;
    solve(&page, By::Mouse, 3).await;
    page.click(".next-button").await;
    page.until_there(".school__number:nth-child(2)[aria-pressed='true']").await;

    // What was solved is remembered; the second puzzle waits.
    page.become_phone(390, 844).await;
    page.reload().await;
    page.until_there(".school__number:nth-child(2)[aria-pressed='true']").await;
    page.until_there(".school[data-solved='1']").await;
    solve(&page, By::Finger, 3).await;
    page.click(".school__number:nth-child(9)").await;
    solve(&page, By::Finger, 8).await;
    assert_eq!(page.count(".next-button").await, 0, "that was the last one");
    page.go("/solo/turbo-taxi").await;
    page.until_there(".school-link").await;
    page.leave().await;
}

/// Taking everything back leaves what lay there before.
#[tokio::test]
async fn the_cards_of_the_school_stay() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/solo/turbo-taxi/school").await;
    page.until_there(".bench[data-stage='building']").await;
    let given = laid(&page).await;
    assert_eq!(given.n_laid(), 5);
    let open = Cell::outer().find(|cell| given[*cell].is_none()).expect("three are missing");
    page.click(".pile:not(.is-off)").await;
    page.click(&cell_selector(open)).await;
    page.until_there(&format!("{}[data-card]", cell_selector(open))).await;
    page.click(".clear-button").await;
    page.until_there(&format!("{}:not([data-card])", cell_selector(open))).await;
    assert_eq!(laid(&page).await, given);
    page.leave().await;
}

/// Lays the cards that are missing, and calls.
async fn solve(page: &Page, by: By, n_missing: u8) {
    page.until_there(".bench[data-stage='building']").await;
    let given = laid(page).await;
    assert_eq!(8 - given.n_laid(), n_missing);
    let fits = |plan: &Plan| given.laid().all(|(cell, card)| plan[cell] == Some(card));
    let plans = right_plans(&task_of(page).await, Crossing::Junction);
    let plan = plans.into_iter().find(fits).expect("it can be solved");
    for cell in Cell::outer().filter(|cell| given[*cell].is_none()) {
        let card = plan[cell].expect("right plans are full");
        let pile = format!("[data-place='pile-{}']", card.kind());
        if page.count(&format!("{pile}.is-on")).await == 0 {
            touch(page, by, &pile).await;
        }
        touch(page, by, &cell_selector(cell)).await;
        lay(page, cell, &plan, by).await;
    }
    call(page, by).await;
    page.until_there(".bench[data-stage='solved'] .result").await;
}

/// What lies there, read at one moment.
async fn laid(page: &Page) -> Plan {
    let script = "return [...Array(9).keys()].map((cell) =>
        document.querySelector(`[data-cell='${cell}']`).dataset.card ?? '-').join(' ')";
    let text = page.eval(script).await;
    text.as_str().expect("cards have names").parse().expect("nine cells")
}
