//! A road, a house and a market, built by pressing the map; each scores what it showed before.

use crate::api::sit_down;
use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

#[tokio::test]
async fn road_house_and_market_score_what_they_show() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    // Long enough for all three, whatever the tiles bring.
    let options = "{ target: 'rulebook', start_seat: { seat: 0 }, stall_rounds: 30 }";
    sit_down(&page, "milestones", "'me', BOT", options).await;
    let mut player = Player::at(&page);
    let mut wanted = vec!["section", "house", "market"];
    while !wanted.is_empty() {
        page.eval(&format!("window.wanted = {wanted:?}")).await;
        player.until_phase("build").await;
        let place = |build: &str| format!("[data-place='build-{build}'].can");
        let mut built = None;
        for build in &wanted {
            if page.count(&place(build)).await == 1 {
                built = Some(*build);
                break;
            }
        }
        let Some(build) = built else {
            player.step().await;
            continue;
        };
        page.click(&place(build)).await;
        page.until_there(&format!(".landmap[data-build='{build}']")).await;
        match build {
            "section" => lay_section(&page, &player).await,
            "house" => put(&page, &player, "House on", ".landmap .house").await,
            _ => put(&page, &player, "Market on", ".landmap [data-top='market']").await,
        }
        wanted.retain(|it| *it != build);
    }
    page.leave().await;
}

/// The first place whose name begins so: its selector, and the points that it promises.
async fn offered(page: &Page, name: &str) -> (String, i64) {
    let script = format!(
        "const found = document.querySelector(`.landmap .can[aria-label^='{name}']`);
         return found && [found.dataset.place,
             Number(found.getAttribute('aria-label').match(/(\\d+) point/)?.[1] ?? 0)];"
    );
    let found = page.until("a place is offered", &script).await;
    let place = found[0].as_str().expect("a place has a name");
    let points = found[1].as_i64().expect("points are a number");
    (format!(".landmap [data-place='{place}']"), points)
}

/// Those of the race, without what majorities would pay.
async fn points_of(page: &Page) -> i64 {
    let text = page.text(".race .own .num").await;
    text.parse().expect("points are a number")
}

/// The first press chooses, the main button does it.
async fn choose_and_do(page: &Page, player: &Player<'_>, selector: &str, n_steps: u64) {
    let version = player.version().await;
    page.click(selector).await;
    page.until_there(&format!("{selector}.is-chosen")).await;
    page.click(".main-button[aria-disabled='false']").await;
    player.until_version(version + n_steps).await;
}

/// Start, milestone, end. A start that is the only one is not asked for.
async fn lay_section(page: &Page, player: &Player<'_>) {
    let (points, n_roads) = (points_of(page).await, page.count(".landmap > .road").await);
    if page.count(".landmap .can[aria-label^='Milestone on']").await == 0 {
        let (start, _) = offered(page, "Road from").await;
        page.click(&start).await;
    }
    let (via, worth) = offered(page, "Milestone on").await;
    page.click(&via).await;
    let (end, _) = offered(page, "Road to").await;
    choose_and_do(page, player, &end, 2).await;
    assert_eq!(page.count(".landmap > .road").await, n_roads + 1);
    assert_eq!(points_of(page).await, points + worth);
    assert_eq!(
        page.count(&format!("{via}[data-top='milestone']")).await,
        1,
        "a milestone stands there"
    );
}

async fn put(page: &Page, player: &Player<'_>, name: &str, pieces: &str) {
    let (points, n_pieces) = (points_of(page).await, page.count(pieces).await);
    let (selector, worth) = offered(page, name).await;
    choose_and_do(page, player, &selector, 1).await;
    assert_eq!(page.count(pieces).await, n_pieces + 1);
    assert_eq!(points_of(page).await, points + worth);
}
