//! The pages around Milestones at every width, in both languages and themes.

use crate::page::Page;
use crate::test_server::TestServer;
use crate::widths::{check, faults_of};

#[tokio::test]
async fn the_pages_of_milestones_fit() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let mut faults = Vec::new();
    page.go("/rules/milestones").await;
    page.until_there(".rule").await;
    faults.extend(faults_of(&page, "rules").await);
    page.go("/new/milestones").await;
    page.click(".new__options summary").await;
    faults.extend(faults_of(&page, "new table").await);
    check(page, faults).await;
}
