//! Turbo Taxi: what a player may set, what there is to do while sitting out, and what can be looked
//! at afterwards.

use turbo_taxi::{Cell, Crossing, right_plans};

use crate::api::post;
use crate::page::Page;
use crate::taxi_solo::{By, call, cell_selector, lay_all, press, solve, task_of, touch};
use crate::test_server::TestServer;

const PRACTICE: &str = "/solo/turbo-taxi?task=dcurve1:2,5,8,11";

/// By key and by mouse the first press only waits, and says so.
#[tokio::test]
async fn halt_waits_for_the_second_press() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.speak("en").await;
    page.click(".settings-button").await;
    page.click("dialog[open] .check[data-key='settings-halt-twice'] input").await;
    page.click("dialog[open] .button--primary").await;
    page.go(PRACTICE).await;
    page.until_there(".bench[data-stage='building']").await;
    let plan = right_plans(&task_of(&page).await, Crossing::Junction)[0];
    lay_all(&page, &plan, By::Mouse).await;
    press(&page, "h").await;
    let waits = "return document.querySelector('.halt').innerText.includes('press again')";
    page.until("it waits", waits).await;
    // Nobody presses it again.
    let has_lapsed = "return document.querySelector('.halt').innerText === 'Halt!'";
    page.until("it has waited", has_lapsed).await;
    assert_eq!(page.count(".bench[data-stage='building']").await, 1);
    call(&page, By::Mouse).await;
    page.until("it waits", waits).await;
    call(&page, By::Mouse).await;
    page.until_there(".bench[data-stage='solved']").await;
    page.leave().await;
}

/// P instead of Q, and 7 instead of 2; what is taken is refused, and at last all is as before.
#[tokio::test]
async fn keys_can_be_changed() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.speak("en").await;
    page.go(PRACTICE).await;
    page.click(".keys-button").await;
    page.click("dialog[open] [data-key='cell-0']").await;
    press(&page, "p").await;
    page.until_there("dialog[open] [data-key='cell-0']:not(.is-on)").await;
    assert_eq!(page.text("dialog[open] [data-key='cell-0'] kbd").await, "P");
    page.click("dialog[open] [data-key='curve']").await;
    press(&page, "w").await;
    let refused = page.text("dialog[open] .is-refused").await;
    assert_eq!(refused, "W is already taken: top middle.");
    press(&page, "7").await;
    page.until_there("dialog[open] [data-key='curve']:not(.is-on)").await;
    page.click("dialog[open] .button--primary").await;
    assert_eq!(page.text("[data-place='pile-curve'] .pile__key").await, "7");

    page.reload().await;
    page.until_there(".bench[data-stage='building']").await;
    for key in ["7", "p"] {
        press(&page, key).await;
    }
    page.until_there("[data-cell='0'][data-card='curve0']").await;
    press(&page, "?").await;
    let help = page.text("dialog[open] .shortcuts").await;
    assert!(help.contains("PWE ASD ZXC") && help.contains("1 7 3 4 5 6"), "{help}");
    page.click("dialog[open] .dialog__actions .button").await;
    page.click(".keys-button").await;
    page.click("dialog[open] .keys-reset").await;
    page.until_there("dialog[open] .keys-reset[aria-disabled='true']").await;
    assert_eq!(page.text("dialog[open] [data-key='cell-0'] kbd").await, "Q");
    page.leave().await;
}

/// Three people, so that the race goes on when one has called a wrong plan.
async fn meet(pages: [&Page; 3]) {
    for (page, name) in pages.iter().zip(["Anna", "Bert", "Cleo"]) {
        page.speak("en").await;
        post(page, "/api/me", &format!("{{ name: '{name}' }}")).await;
    }
    let options = "{ placement: 'auto', check_show_s: 3, watch_boards: 'when_out' }";
    let seats = "['me', 'open', 'open']";
    let table = format!("{{ game: 'turbo-taxi', seats: {seats}, options: {options} }}");
    let id = post(pages[0], "/api/tables", &table).await;
    for page in &pages[1..] {
        post(page, &format!("/api/tables/{id}/seat"), "{}").await;
    }
    post(pages[0], &format!("/api/tables/{id}/start"), "undefined").await;
    for page in pages {
        page.go(&format!("/table/{id}")).await;
        page.until_there("[data-phase='build'] .pile").await;
        page.until_there("[data-task]").await;
    }
}

/// Who sits out sees the boards of the others and tries the task alone; nobody hears of that.
#[tokio::test]
async fn sitting_out_is_not_waiting() {
    let server = TestServer::open();
    let (anna, bert) = (Page::open(&server).await, Page::open(&server).await);
    let cleo = Page::open(&server).await;
    meet([&anna, &bert, &cleo]).await;
    let plan = right_plans(&task_of(&anna).await, Crossing::Junction)[0];
    lay_all(&anna, &plan, By::Mouse).await;
    let turned = Cell::outer().find(|cell| plan[*cell].is_some_and(|it| it.turned() != it));
    touch(&anna, By::Mouse, &cell_selector(turned.expect("not all are crossings"))).await;
    call(&anna, By::Mouse).await;

    anna.until_there("[data-phase='build'] [data-place='try']").await;
    // In small those that she may watch now.
    anna.until("boards", "return document.querySelectorAll('.plate .mini .m-cell').length === 18")
        .await;
    assert_eq!(bert.count(".plate .mini .m-cell").await, 9, "only the one that was called");
    anna.click("[data-place='try']").await;
    anna.until(
        "an empty board",
        "return document.querySelectorAll('.town [data-card]').length === 1",
    )
    .await;
    lay_all(&anna, &plan, By::Mouse).await;
    anna.click("[data-place='check'][aria-disabled='false']").await;
    anna.until_there(".town.is-driving").await;
    anna.click("[data-place='try']").await;
    anna.until_there(".town:not(.is-driving)").await;

    lay_all(&bert, &plan, By::Mouse).await;
    call(&bert, By::Mouse).await;
    for page in [&anna, &bert, &cleo] {
        page.until_there("[data-phase='ended'] [data-place='built-0']").await;
    }
    assert_eq!(anna.text(".try-end").await, "The plan you tried alone was right.");
    assert_eq!(cleo.count(".try-end").await, 0);
    anna.click("[data-place='reach']").await;
    anna.until_there("dialog[open] .reach").await;
    assert_eq!(anna.count("dialog[open] .reach__line").await, 3);
    assert_eq!(anna.count("dialog[open] .reach__lost").await, 1, "only hers was lost");
    for page in [anna, bert, cleo] {
        page.leave().await;
    }
}

/// Robots lay cards by the clock of the page, which a pause stops.
#[tokio::test]
async fn robots_race_beside_a_practice() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go(PRACTICE).await;
    page.click(".robots-button").await;
    let choose = |robot: u32, level: &str| {
        format!(
            "const robot = document.querySelector('dialog[open] [data-robot=\"{robot}\"]');
             robot.value = '{level}';
             robot.dispatchEvent(new Event('change'));"
        )
    };
    page.eval(&choose(0, "turbo")).await;
    page.eval(&choose(1, "easy")).await;
    page.click("dialog[open] .button--primary").await;
    page.until_there(".robot[data-level='easy']").await;
    page.until_there(".robot[data-level='turbo'] .pip.is-on").await;
    page.click(".pause-button").await;
    page.until_there(".bench[data-stage='paused']").await;
    assert_eq!(page.count(".robot").await, 2);
    page.leave().await;
}

/// What was solved is counted by the card in the centre.
#[tokio::test]
async fn solved_puzzles_are_counted_by_their_centre() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/solo/turbo-taxi/puzzle?band=easy&centre=tee").await;
    solve(&page, By::Mouse).await;
    page.go("/solo/turbo-taxi").await;
    page.click(".statistics-link").await;
    for (kind, n) in [("all", "1"), ("tee", "1"), ("curve", "0")] {
        assert_eq!(page.text(&format!("tr[data-centre='{kind}'] td")).await, n, "{kind}");
    }
    page.until_there(".times__dot").await;
    page.leave().await;
}
