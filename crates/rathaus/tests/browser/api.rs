//! What a page asks of the server besides being a page.

use crate::page::Page;

/// Sends something as the guest of the page; the id of what was made.
pub async fn post(page: &Page, path: &str, body: &str) -> String {
    let script = format!(
        "const body = {body};
         const json = {{ 'content-type': 'application/json' }};
         const request = body === undefined
             ? {{ method: 'POST' }}
             : {{ method: 'POST', headers: json, body: JSON.stringify(body) }};
         const done = arguments[arguments.length - 1];
         fetch('{path}', request)
             .then(async answer => done(answer.ok ? (await answer.json()).id ?? 'done' : 'no'));"
    );
    let id = page.client.execute_async(&script, Vec::new()).await.unwrap();
    let id = id.as_str().expect("an id is text").to_owned();
    assert_ne!(id, "no", "{path} was refused");
    id
}
