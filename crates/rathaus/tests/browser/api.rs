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

/// Opens a table and goes there when it has been started. `BOT` in it is the weakest bot of its
/// game.
pub async fn sit_down(page: &Page, game: &str, seats: &str, options: &str) {
    page.speak("en").await;
    post(page, "/api/me", "{ name: 'Anna' }").await;
    let level = format!(
        "const done = arguments[arguments.length - 1];
         fetch('/api/games').then(async answer => done(
             (await answer.json()).find(game => game.id === '{game}').levels[0]));"
    );
    let level = page.client.execute_async(&level, Vec::new()).await.unwrap();
    let bot = format!("{{ bot: {{ level: {level} }} }}");
    let seats = seats.replace("BOT", &bot);
    let table = format!("{{ game: '{game}', seats: [{seats}], options: {options} }}");
    let id = post(page, "/api/tables", &table).await;
    post(page, &format!("/api/tables/{id}/start"), "undefined").await;
    page.go(&format!("/table/{id}")).await;
    page.until_there(&format!(".playing[data-game='{game}'] main.table")).await;
}
