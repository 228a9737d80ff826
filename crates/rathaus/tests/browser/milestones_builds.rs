//! A road, a house and a market, built by clicking on the map; each scores what it showed before.

use crate::house::House;
use crate::milestones_player::{Builder, sit_down};
use crate::page::Page;

#[tokio::test]
async fn road_house_and_market_score_what_they_show() {
    let house = House::open();
    let page = Page::open(&house).await;
    let builder = sit_down(&page, 2).await;
    let mut wanted = vec!["section", "house", "market"];
    while !wanted.is_empty() {
        page.eval(&format!("window.wanted = {wanted:?}")).await;
        assert!(builder.until_stage("build").await, "the match is over without {wanted:?}");
        let chip = |build: &str| format!(".builds [data-build='{build}']:not(.is-off)");
        let mut built = None;
        for build in &wanted {
            if page.count(&chip(build)).await == 1 {
                built = Some(*build);
                break;
            }
        }
        let Some(build) = built else {
            builder.step().await;
            continue;
        };
        page.click(&chip(build)).await;
        match build {
            "section" => lay_section(&page, &builder).await,
            "house" => place(&page, &builder, "plot", ".landmap .house").await,
            _ => place(&page, &builder, "corner", ".landmap [data-top='market']").await,
        }
        wanted.retain(|it| *it != build);
    }
    page.leave().await;
}

/// The first place on offer: its selector, and the points that it promises.
async fn offered(page: &Page, kind: &str) -> (String, i64) {
    let script = format!(
        "const found = document.querySelector('.landmap .can[data-{kind}]');
         return found && [found.dataset.{kind},
             Number(found.getAttribute('aria-label').match(/(\\d+) point/)?.[1] ?? 0)];"
    );
    let found = page.until("a place is offered", &script).await;
    let name = found[0].as_str().expect("a place has a name");
    let points = found[1].as_i64().expect("points are a number");
    (format!(".landmap [data-{kind}='{name}']"), points)
}

async fn until_version(page: &Page, builder: &Builder<'_>, version: u64) {
    let script = format!(
        "const table = document.querySelector('.playing');
         return table.dataset.busy === 'false' && Number(table.dataset.version) >= {version};"
    );
    page.until("the next moment", &script).await;
    assert!(version <= builder.version().await);
}

/// Start, milestone, end: three clicks.
async fn lay_section(page: &Page, builder: &Builder<'_>) {
    let (points, n_roads) = (builder.points().await, page.count(".landmap > .road").await);
    let version = builder.version().await;
    let (start, _) = offered(page, "corner").await;
    page.click(&start).await;
    until_version(page, builder, version + 1).await;
    page.until_there(".r-decide[data-stage='lay-road']").await;
    let (via, worth) = offered(page, "corner").await;
    page.click(&via).await;
    page.until_there(".landmap .plan").await;
    let (end, _) = offered(page, "corner").await;
    page.click(&end).await;
    until_version(page, builder, version + 2).await;
    assert_eq!(page.count(".landmap > .road").await, n_roads + 1);
    assert_eq!(builder.points().await, points + worth);
    assert_eq!(
        page.count(&format!("{via}[data-top='milestone']")).await,
        1,
        "a milestone stands there"
    );
}

async fn place(page: &Page, builder: &Builder<'_>, kind: &str, pieces: &str) {
    let (points, n_pieces) = (builder.points().await, page.count(pieces).await);
    let version = builder.version().await;
    let (selector, worth) = offered(page, kind).await;
    page.click(&selector).await;
    until_version(page, builder, version + 1).await;
    assert_eq!(page.count(pieces).await, n_pieces + 1);
    assert_eq!(builder.points().await, points + worth);
}
