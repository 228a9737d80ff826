//! Two people, two browsers, one table.

use crate::page::Page;
use crate::player::Player;
use crate::test_server::TestServer;

const N_STEPS: usize = 40;
/// Not the usual one.
const ROUND_CAP: &str = "42";

#[tokio::test]
async fn two_people_meet_by_a_link_and_see_each_other_play() {
    let server = TestServer::open();
    let amelie = Page::open(&server).await;
    let jonas = Page::open(&server).await;
    call_oneself(&amelie, "Amélie").await;
    call_oneself(&jonas, "Jonas").await;

    let table = open_a_table(&amelie).await;
    jonas.go(&table).await;
    jonas.until_there(".room__options").await;
    let agreed = jonas.text(".room__options dd").await;
    assert_eq!(agreed, ROUND_CAP, "a friend sees what is not as usual");
    jonas.click(".room__seats button").await;
    amelie.click(".start-match[aria-disabled='false']").await;
    for page in [&amelie, &jonas] {
        page.until_there(".playing").await;
    }
    play_in_turns(&amelie, &jonas).await;

    amelie.leave().await;
    jonas.leave().await;
}

/// The host leaves and hands the table on; the new host then removes the old one.
#[tokio::test]
async fn a_table_is_handed_on_and_somebody_is_removed() {
    let server = TestServer::open();
    let amelie = Page::open(&server).await;
    let jonas = Page::open(&server).await;
    call_oneself(&amelie, "Amélie").await;
    call_oneself(&jonas, "Jonas").await;
    let table = open_a_table(&amelie).await;
    jonas.go(&table).await;
    jonas.click(".room__seats button").await;
    amelie.until_there(".clear-seat[aria-label='Remove Jonas from the table']").await;

    amelie.click(".room__actions .button--quiet").await;
    jonas.until_there(".start-match").await;
    let told = "return document.body.innerText.includes('You are the host now')";
    jonas.until("the new host is told", told).await;
    amelie.go(&table).await;
    amelie.click(".room__seats button").await;
    jonas.click(".clear-seat[aria-label='Remove Amélie from the table']").await;
    amelie.until_there(".room .notice").await;
    let told = amelie.text(".room .notice").await;
    assert_eq!(told, "The host has removed you from this table.");
    amelie
        .until("no seat is offered", "return !document.querySelector('.room__seats button')")
        .await;

    amelie.leave().await;
    jonas.leave().await;
}

async fn call_oneself(page: &Page, name: &str) {
    page.speak("en").await;
    page.click(".guest-button").await;
    page.until_there("dialog[open] input").await;
    page.find("dialog[open] input").await.send_keys(name).await.unwrap();
    page.click("dialog[open] .button--primary").await;
    let is_called = format!("return document.querySelector('.guest-button').innerText == '{name}'");
    page.until("the new name is shown", &is_called).await;
}

/// A table for me and a friend, by its path.
async fn open_a_table(page: &Page) -> String {
    page.click(".hero__go a").await;
    page.click(".new__options summary").await;
    let set_cap = format!(
        "const cap = document.querySelector('.new__options input[type=number]');
         cap.value = {ROUND_CAP};
         cap.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.eval(&set_cap).await;
    page.click(".new__form .button--primary").await;
    page.until_there(".invitation input").await;
    let link = page.eval("return document.querySelector('.invitation input').value").await;
    let link = link.as_str().expect("a link is text").to_owned();
    let path = page.path().await;
    assert!(link.ends_with(&path), "{link} does not lead to {path}");
    path
}

async fn play_in_turns(amelie: &Page, jonas: &Page) {
    let mut players = [Player::at(amelie), Player::at(jonas)];
    let mut n_turns = [0; 2];
    let mut last = None;
    for _ in 0..N_STEPS {
        let is_first = players[0].is_in_turn().await;
        assert_ne!(is_first, players[1].is_in_turn().await, "one of the two is in turn");
        let (me, other) = if is_first { (0, 1) } else { (1, 0) };
        if last != Some(me) {
            n_turns[me] += 1;
            last = Some(me);
        }
        players[me].step().await;
        let version = players[me].version().await;
        players[other].until_version(version).await;
    }
    assert!(n_turns.iter().all(|n| 1 < *n), "both have played several turns: {n_turns:?}");
    sees_the_other(amelie, "Jonas").await;
    sees_the_other(jonas, "Amélie").await;
}

async fn sees_the_other(page: &Page, name: &str) {
    page.click("[data-place='tab-story']").await;
    for part in [".log", ".r-seats"] {
        let text = page.text(part).await;
        assert!(text.contains(name), "{part} does not speak of {name}: {text}");
    }
}
