//! The rules, and addresses that lead nowhere.

use crate::house::House;
use crate::page::Page;

#[tokio::test]
async fn an_address_with_a_number_leads_to_its_rule() {
    let house = House::open();
    let page = Page::open(&house).await;
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

#[tokio::test]
async fn a_table_that_cannot_be_has_a_friendly_page() {
    let house = House::open();
    let page = Page::open(&house).await;
    for path in ["/table/UNKNOWN", "/replay/UNKNOWN", "/nowhere"] {
        page.go(path).await;
        page.until_there(".empty a[href='/']").await;
    }
    page.leave_after("404 (Not Found)").await;
}
