//! The rules, and addresses that lead nowhere.

use serde_json::json;

use crate::page::Page;
use crate::test_server::TestServer;

#[tokio::test]
async fn an_address_with_a_number_leads_to_its_rule() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/rules/saint-malo#SM-54").await;
    shows_rule(&page, "SM-54").await;
    page.click("#SM-54 .rule__number").await;
    page.eval("location.hash = '#SM-12'").await;
    shows_rule(&page, "SM-12").await;
    page.speak("de").await;
    shows_rule(&page, "SM-12").await;
    page.leave().await;
}

/// It is in view, and it alone is marked.
async fn shows_rule(page: &Page, number: &str) {
    let is_shown = format!(
        "const marked = [...document.querySelectorAll('.rule.is-target')];
         if (marked.length !== 1 || marked[0].id !== '{number}') return false;
         const {{ top, bottom }} = marked[0].getBoundingClientRect();
         return 0 <= top && bottom <= innerHeight;"
    );
    page.until(&format!("{number} is shown"), &is_shown).await;
}

/// A rule that the search has left.
const FOUND: &str = ".rules__block:not(.is-away) .rule";

/// The contents stay in view, lead to every section, and a search leaves what has the words.
#[tokio::test]
async fn rules_are_found() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for (width, height) in [(1280, 720), (390, 844)] {
        page.resize(width, height).await;
        page.go("/rules/saint-malo").await;
        page.reload().await;
        page.until_there(".rules__text .rule").await;
        let n_sections = page.count(".rules__text h2").await;
        assert_eq!(page.count(".rules__contents li").await, n_sections);
        if width < 900 {
            page.click(".rules__contents summary").await;
        }
        page.click(".rules__contents li:last-child a").await;
        let is_in_view = "const at = (selector) =>
                document.querySelector(selector).getBoundingClientRect();
            const heads = [...document.querySelectorAll('.rules__text h2')];
            const head = heads.at(-1).getBoundingClientRect();
            const search = at('.rules__search');
            return 0 <= head.top && head.bottom <= innerHeight
                && 0 <= search.top && search.bottom <= innerHeight;";
        page.until("the last section and the search are in view", is_in_view).await;

        let all = page.count(".rules__text .rule").await;
        page.find(".rules__search input").await.send_keys("noble head").await.unwrap();
        page.until_there(".rules__count:not(:empty)").await;
        let found = page.count(FOUND).await;
        assert!(0 < found && found < all, "{found} of {all}");
        // Whoever prints meanwhile gets all of it.
        assert_eq!(page.count(".rules__text .rule").await, all);
        page.find(".rules__search input").await.send_keys(" zebra").await.unwrap();
        let is_empty = format!("return !document.querySelector('{FOUND}')");
        page.until("nothing is found", &is_empty).await;
        // An address with a number still leads to its rule.
        page.eval("location.hash = '#SM-12'").await;
        shows_rule(&page, "SM-12").await;
        assert_eq!(page.count(FOUND).await, all);
    }
    page.leave().await;
}

/// Paper needs no way about the page: what is printed are the rules.
#[tokio::test]
async fn a_print_has_the_rules_alone() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/rules/saint-malo").await;
    page.until_there(".rules__text .rule").await;
    let seen = "
        const isSeen = (selector) => [...document.querySelectorAll(selector)]
            .some((it) => it.getClientRects().length);
        return ['.topbar', '.rules__contents', '.rules__search', '.rules__text .rule']
            .filter(isSeen);";
    let on_screen = page.eval(seen).await;
    assert_eq!(on_screen.as_array().map(Vec::len), Some(4), "{on_screen}");
    page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    assert_eq!(page.eval(seen).await, json!([".rules__text .rule"]));
    page.leave().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_has_a_friendly_page() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for path in ["/table/UNKNOWN", "/replay/UNKNOWN", "/nowhere"] {
        page.go(path).await;
        page.until_there(".empty a[href='/']").await;
    }
    page.leave_after("404 (Not Found)").await;
}
