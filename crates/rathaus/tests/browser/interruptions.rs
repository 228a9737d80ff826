//! What comes between a player and the match: another player's turn, a server that is gone for a
//! while, a page that is older than its server. Each is said in place, and nothing is lost.

use crate::api::{post, sit_down};
use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

const VERSION: &str = "return document.querySelector('.playing').dataset.version";

/// All games in which there are turns.
const GAMES: [&str; 4] = ["saint-malo", "cities", "milestones", "rattus-cartus"];
/// Something on the board or beside it that cannot be pressed now, and is in view.
const OFF: &str = "
    const off = [...document.querySelectorAll('.spot.cannot')].find((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return spot.checkVisibility() && spot.contains(hit);
    });
    return off && off.dataset.place;";

#[tokio::test]
async fn in_another_turn_a_press_says_whose_it_is() {
    let server = TestServer::open();
    let (anna, bert) = (Page::open(&server).await, Page::open(&server).await);
    for (page, name) in [(&anna, "Anna"), (&bert, "Bert")] {
        post(page, "/api/me", &format!("{{ name: '{name}' }}")).await;
    }
    for game in GAMES {
        let table = format!("{{ game: '{game}', seats: ['me', 'open'] }}");
        let id = post(&anna, "/api/tables", &table).await;
        post(&bert, &format!("/api/tables/{id}/seat"), "{}").await;
        post(&anna, &format!("/api/tables/{id}/start"), "undefined").await;
        for page in [&anna, &bert] {
            page.go(&format!("/table/{id}")).await;
            page.until_there(".playing main.table .plate.is-turn").await;
        }
        let is_anna = Player::at(&anna).is_in_turn().await;
        let (waits, acts) = if is_anna { (&bert, "Anna") } else { (&anna, "Bert") };
        check_refused(waits, acts, game).await;
    }
    anna.leave().await;
    bert.leave().await;
}

async fn check_refused(waits: &Page, acts: &str, game: &str) {
    assert_eq!(waits.count("main.table[data-phase='wait']").await, 1, "{game}");
    let before = waits.eval(VERSION).await;
    let off = waits.until("something is off", OFF).await;
    let off = format!(".spot.cannot[data-place='{}']", off.as_str().expect("places have names"));
    for lang in ["en", "de"] {
        waits.speak(lang).await;
        for selector in [off.as_str(), ".main-button"] {
            waits.click(selector).await;
            waits.until_there(".toast__text").await;
            let said = waits.text(".toast__text").await;
            assert!(said.contains(acts), "{game}, {selector} says: {said}");
            waits.click(".toast .button").await;
            waits.until("the toast is gone", "return !document.querySelector('.toast')").await;
        }
    }
    assert_eq!(waits.eval(VERSION).await, before, "{game}: nothing was done");
}

/// The server goes after the first of several steps and comes back: the others follow by
/// themselves.
#[tokio::test]
async fn steps_on_their_way_survive_a_lost_connection() {
    let mut server = TestServer::open();
    let page = Page::open(&server).await;
    sit_down(&page, "cities", "'me'", "{ city: 'new-york' }").await;
    let mut player = Player::at(&page);
    let n_steps = lay_several(&page, &mut player).await;
    let before: u64 = page.eval(VERSION).await.as_str().unwrap().parse().unwrap();

    page.eval(DEAD_AFTER_ONE).await;
    page.click(".main-button").await;
    page.until("the second step is lost", "return window.nLost > 0").await;
    server.close();
    page.until_there(".strip[role='alert']").await;
    page.eval("WebSocket.prototype.send = window.plainSend").await;
    for (lang, words) in [("en", "Connection lost."), ("de", "Verbindung verloren.")] {
        page.speak(lang).await;
        let said = page.text(".strip[role='alert']").await;
        assert!(said.starts_with(words), "{lang}: {said}");
    }
    server.open_again();
    player.until_version(before + n_steps).await;
    page.until_there(".playing[data-busy='false'] main[data-phase='take']").await;

    the_rest_of_the_steps_may_come_too_late(&page, &mut player).await;
    page.leave_after("WebSocket connection").await;
}

/// The same guest in another window takes the turn back while steps are on their way: the page says
/// that only part of them was done.
async fn the_rest_of_the_steps_may_come_too_late(page: &Page, player: &mut Player<'_>) {
    lay_several(page, player).await;
    page.eval(HOLD_BACK).await;
    page.click(".main-button").await;
    page.until("the first step waits", "return window.held.length > 0").await;
    let table = page.path().await.replace("/table/", "/api/tables/");
    let version = player.version().await;
    let undo = format!("{{ seat: 0, version: {version}, key: 'elsewhere', order: 'undo' }}");
    post(page, &format!("{table}/order"), &undo).await;
    page.eval("window.held.forEach(([socket, message]) => plainSend.call(socket, message))").await;
    page.until_there(".toast__text").await;
    let said = page.text(".toast__text").await;
    assert!(said.starts_with("Nur ein Teil davon ging noch"), "{said}");
    page.until_there(".playing[data-busy='false']").await;
}

/// A connection on which nothing comes through for a while.
const HOLD_BACK: &str = "
    window.held = [];
    WebSocket.prototype.send = function (message) { window.held.push([this, message]); };";

/// Plays on until several things are laid out and wait for the main button.
async fn lay_several(page: &Page, player: &mut Player<'_>) -> u64 {
    loop {
        let offer = player.offer().await;
        assert!(!offer.is_end(), "there was never more than one thing to lay");
        let next = offer.places.iter().find(|place| place.starts_with("space-"));
        match (page.count(".hood .space.is-laid").await, next) {
            (_, Some(next)) => player.take(next).await,
            // Unless one is left that fits nowhere.
            (n_laid, None) if 1 < n_laid && offer.has_main => return n_laid,
            _ => drop(player.step().await),
        }
    }
}

/// A connection that takes one more message and loses all others, as a dying one does.
const DEAD_AFTER_ONE: &str = "
    window.plainSend = WebSocket.prototype.send;
    window.nLost = -1;
    WebSocket.prototype.send = function (message) {
        if (window.nLost === -1) window.plainSend.call(this, message);
        window.nLost += 1;
    };";

/// The server was updated while somebody played.
#[tokio::test]
async fn a_page_that_is_older_than_its_server_can_be_loaded_again() {
    let mut server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("saint-malo").await;
    let mut player = Player::at(&page);
    player.until_phase("reroll").await;
    assert_eq!(page.count(".outdated-reload").await, 0);
    let before = page.eval(VERSION).await;

    let is_old = "document.querySelector(`script[type='module']`).src = '/boot-of-yesterday.js'";
    page.eval(is_old).await;
    server.close();
    page.until_there(".strip[role='alert']").await;
    server.open_again();
    page.until_there(".outdated-reload").await;
    for (lang, words) in [("en", "new version"), ("de", "neue Version")] {
        page.speak(lang).await;
        let said = page.text(".strip[role='status']").await;
        assert!(said.contains(words), "{lang}: {said}");
    }
    page.click(".outdated-reload").await;
    page.until("it is loaded", "return !document.querySelector('.outdated-reload')").await;
    page.until_there(".playing[data-busy='false'] main[data-phase='reroll']").await;
    assert_eq!(page.eval(VERSION).await, before, "the match is where it was");
    page.leave_after("WebSocket connection").await;
}
