//! Turbo Taxi at a table: two pages race each other.

use turbo_taxi::{Cell, Crossing, right_plans};

use crate::api::post;
use crate::page::Page;
use crate::taxi_solo::{By, call, cell_selector, lay_all, task_of, touch};
use crate::test_server::TestServer;

/// Makes a table for two people whose tasks come by themselves, and starts it with both.
async fn meet(one: &Page, other: &Page) {
    for (page, name) in [(one, "Anna"), (other, "Bert")] {
        page.speak("en").await;
        post(page, "/api/me", &format!("{{ name: '{name}' }}")).await;
    }
    let options = "{ placement: 'auto', unsolvable: 'announce', check_show_s: 8 }";
    let table = format!("{{ game: 'turbo-taxi', seats: ['me', 'open'], options: {options} }}");
    let id = post(one, "/api/tables", &table).await;
    let table = format!("/api/tables/{id}");
    post(other, &format!("{table}/seat"), "{}").await;
    post(one, &format!("{table}/start"), "undefined").await;
    for page in [one, other] {
        page.go(&format!("/table/{id}")).await;
    }
}

async fn until_building(page: &Page) {
    page.until_there("[data-phase='build'] .pile").await;
    page.until_there("[data-task]").await;
}

/// One calls a wrong plan and sits out, which with two means that the other has won the medal. In
/// the next round the other calls a right one.
async fn race(one: &Page, other: &Page, by: By) {
    until_building(one).await;
    let plan = right_plans(&task_of(one).await, Crossing::Junction)[0];
    lay_all(one, &plan, by).await;
    let turned = Cell::outer().find(|cell| plan[*cell].is_some_and(|it| it.turned() != it));
    let turned = turned.expect("no right plan consists of crossings");
    touch(one, by, &cell_selector(turned)).await;
    // The other page sees how many cards lie there, and none of them.
    other
        .until(
            "eight cards are laid",
            "return document.querySelectorAll('.plate').length === 2
        && [...document.querySelectorAll('.stat')].some(it => it.checkVisibility()
            && it.innerText.endsWith('8/8'))",
        )
        .await;
    assert_eq!(other.count(".town [data-cell][data-card]").await, 1, "only the centre");
    call(one, by).await;
    for page in [one, other] {
        page.until_there(".town .mark").await;
    }
    for page in [one, other] {
        page.until_there("[data-phase='ended'] [data-place='built-0']").await;
    }
    assert_eq!(medals(other).await, ["0", "1"]);
    for page in [one, other] {
        page.click("[data-place='main']").await;
    }
    until_building(other).await;
    let plan = right_plans(&task_of(other).await, Crossing::Junction)[0];
    lay_all(other, &plan, by).await;
    call(other, by).await;
    for page in [one, other] {
        page.until_there("[data-phase='ended'] [data-place='built-0']").await;
        assert_eq!(medals(page).await, ["0", "2"]);
    }
}

async fn medals(page: &Page) -> Vec<String> {
    // Without what rises from a number that has just changed.
    let script = "return [...document.querySelectorAll('.plate__now .num')]
        .map(it => it.firstChild.data)";
    let medals = page.eval(script).await;
    serde_json::from_value(medals).expect("numbers are text")
}

#[tokio::test]
async fn two_pages_race_each_other() {
    let server = TestServer::open();
    let (anna, bert) = (Page::open(&server).await, Page::open(&server).await);
    meet(&anna, &bert).await;
    race(&anna, &bert, By::Mouse).await;
    anna.leave().await;
    bert.leave().await;
}

#[tokio::test]
async fn two_phones_race_each_other() {
    let server = TestServer::open();
    let (anna, bert) = (Page::open(&server).await, Page::open(&server).await);
    for page in [&anna, &bert] {
        page.become_phone(360, 640).await;
    }
    meet(&anna, &bert).await;
    race(&anna, &bert, By::Finger).await;
    anna.leave().await;
    bert.leave().await;
}
