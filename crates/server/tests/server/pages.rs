//! The client's files, and what every answer tells a browser.

use hyper::Method;

use crate::test_server::{GAME, TestServer};

#[tokio::test]
async fn every_page_is_the_page() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    let first = stranger.get("/").await;
    assert_eq!(first.status, 200);
    assert_eq!(first.headers["content-type"], "text/html; charset=utf-8");
    assert_eq!(first.headers["cache-control"], "no-cache");
    for path in ["/table/abc", "/replay/abc", "/analysis/abc"] {
        assert_eq!(stranger.get(path).await.body, first.body, "{path}");
    }
    for (before, behind) in [("new", ""), ("rules", ""), ("learn", ""), ("solo", "/x")] {
        let path = format!("/{before}/{GAME}{behind}");
        assert_eq!(stranger.get(&path).await.body, first.body, "{path}");
        let path = format!("/{before}/abc{behind}");
        stranger.get(&path).await.refused(404, "not-found");
    }
    let tag = first.headers["etag"].to_str().unwrap();
    let known = stranger.send(Method::GET, "/", &[("if-none-match", tag)], "").await;
    assert_eq!((known.status.as_u16(), known.body.len()), (304, 0));
    for path in ["/nothing.js", "/.env", "/..%2f..%2fetc%2fpasswd.txt"] {
        stranger.get(path).await.refused(404, "not-found");
    }
    stranger.post_nothing("/").await.refused(405, "no-method");
}

#[tokio::test]
async fn every_answer_is_shielded() {
    let server = TestServer::open().await;
    let stranger = server.stranger();
    for path in ["/", "/api/me", "/api/nothing", "/nothing.js", "/api/tables/mine"] {
        let headers = stranger.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"));
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
        assert!(headers.contains_key("referrer-policy"));
    }
}
