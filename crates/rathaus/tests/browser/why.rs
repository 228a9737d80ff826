//! "Why can't I?": whatever is not offered now says why, with the number of the rule.

use crate::page::{Page, place_selector};
use crate::player::Player;
use crate::test_server::TestServer;

#[tokio::test]
async fn what_is_not_offered_says_why() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.click(".play-now").await;
    page.until_there(".playing").await;
    let mut player = Player::at(&page);

    let field = |name: &str| place_selector(&format!("field-0-{name}"));
    player.until_phase("roll").await;
    says_why(&page, &field("d5"), "SM-11").await;
    says_why(&page, ".undo-button", "SM-10").await;
    player.take("main").await;
    player.until_phase("reroll").await;
    says_why(&page, &field("d5"), "SM-19").await;
    says_why(&page, ".use[aria-disabled='true']", "SM-2").await;

    player.until_phase("place").await;
    says_why(&page, &field("b2"), "SM-32").await;
    says_why(&page, &place_selector("die-1"), "SM-15").await;
    page.leave().await;
}

/// In both languages; the number is a link to the rule itself.
async fn says_why(page: &Page, selector: &str, rule: &str) {
    let mut said = Vec::new();
    for lang in ["en", "de"] {
        page.speak(lang).await;
        page.click(selector).await;
        page.until_there(".toast__rule").await;
        let text = page.text(".toast__text").await;
        assert!(text.contains(&format!("({rule}")), "{selector} says: {text}");
        let href = page.find(".toast__rule").await.attr("href").await.unwrap();
        let href = href.expect("a link leads somewhere");
        assert!(href.contains(&format!("/rules/saint-malo#{rule}")), "{href}");
        said.push(text);
        page.click(".toast .button").await;
        page.until("the toast is gone", "return !document.querySelector('.toast')").await;
    }
    assert_ne!(said[0], said[1], "{selector} speaks one language only");
}
