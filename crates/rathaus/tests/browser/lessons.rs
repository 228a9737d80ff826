//! The guided first games, on a desk and on a phone: each is played to its end by pressing what its
//! bubbles point at, and then goes on against the robot.

use serde_json::Value;

use crate::page::{Page, place_selector};
use crate::player::Player;
use crate::test_server::TestServer;

pub const GAMES: [&str; 5] = ["saint-malo", "rattus-cartus", "cities", "milestones", "turbo-taxi"];

/// So many own turns after the lesson, each with the robot's behind it.
const N_TURNS: usize = 5;

/// A bubble, once it is there and nothing moves; the last words stand alone.
const BUBBLE: &str = "
    const table = document.querySelector('.playing--lesson');
    if (!table || table.dataset.busy === 'true') return null;
    const isInside = (box) => box.left >= 0 && box.top >= 0
        && box.right <= innerWidth && box.bottom <= innerHeight;
    const last = document.querySelector('.bubble--last');
    if (last) return { at: 'last', inside: isInside(last.getBoundingClientRect()) };
    const bubble = document.querySelector('.bubble--lesson');
    const ring = document.querySelector('.bubble-ring');
    const at = bubble?.dataset.at;
    const size = (box) => box.width * box.height;
    const [place, element] = at && [...document.querySelectorAll(`[data-place='${at}']`)]
        .map((it) => [it.getBoundingClientRect(), it])
        .sort((one, other) => size(other[0]) - size(one[0]))[0] || [];
    if (!ring || !place || bubble.dataset.side === 'alone') return null;
    const box = bubble.getBoundingClientRect();
    const lit = ring.getBoundingClientRect();
    // The ring has come to the place.
    if (Math.abs(lit.x + lit.width / 2 - place.x - place.width / 2) > 6) return null;
    if (Math.abs(lit.y + lit.height / 2 - place.y - place.height / 2) > 6) return null;
    const covers = box.left < place.right - 1 && place.left < box.right - 1
        && box.top < place.bottom - 1 && place.top < box.bottom - 1;
    const top = document.elementFromPoint(
        place.x + place.width / 2, place.y + place.height / 2);
    const others = [...document.querySelectorAll('.spot.can')]
        .filter((it) => it.checkVisibility() && it.dataset.place !== at)
        .filter((it) => !it.classList.contains('is-chosen'))
        .map((it) => it.dataset.place);
    return {
        at, covers, others, inside: isInside(box),
        seen: Boolean(top && (element.contains(top) || top.contains(element))),
        step: bubble.querySelector('.bubble__step').innerText, text: bubble.innerText,
    };";

/// What a bubble points at, and which step it is; `last` behind the last one. It covers nothing
/// that it points at, lies in the window, and nothing else can be pressed.
async fn look(page: &Page) -> (String, String) {
    let found = page.until("a bubble", BUBBLE).await;
    let is = |key: &str| found[key] == Value::Bool(true);
    assert!(is("inside"), "{found}");
    let text = |key: &str| found[key].as_str().unwrap_or_default().to_owned();
    if found["at"] != "last" {
        assert!(!is("covers") && is("seen"), "{found}");
        assert_eq!(found["others"], Value::Array(Vec::new()), "{found}");
    }
    (text("at"), text("step"))
}

pub async fn bubble(page: &Page) -> String {
    look(page).await.0
}

/// Which step the bubble is of.
pub async fn step(page: &Page) -> String {
    page.until_there(".bubble__text").await;
    let step = page.eval("return document.querySelector('.bubble__text').dataset.step").await;
    step.as_str().expect("a step has a number").to_owned()
}

/// Does what the bubble asks for, and says of which step that was. None behind the last one.
pub async fn follow(page: &Page) -> Option<String> {
    let (at, step) = look(page).await;
    if at == "last" {
        return None;
    }
    if page.count("[data-place='lesson-next']").await == 1 {
        page.click("[data-place='lesson-next']").await;
    } else {
        page.click(&place_selector(&at)).await;
    }
    Some(step)
}

/// Follows the lesson to its last step, through all of them.
pub async fn learn_all(page: &Page, game: &str) {
    page.go(&format!("/learn/{game}")).await;
    let mut steps = Vec::new();
    while let Some(step) = follow(page).await {
        steps.push(step);
        assert!(steps.len() < 60, "the lesson has no end");
    }
    steps.dedup();
    let n_steps = steps.len();
    let all: Vec<String> = (1..=n_steps).map(|n| format!("{n} / {n_steps}")).collect();
    assert_eq!(steps, all);
}

async fn learn(page: &Page, game: &str, n_turns: usize) {
    learn_all(page, game).await;
    page.click("[data-place='lesson-play-on']").await;
    let mut player = Player::at(page);
    player.step().await;
    let before = turns_played(page, game).await.expect("the match goes on");
    // A match can end sooner.
    while turns_played(page, game).await.is_some_and(|n| n < before + n_turns) {
        player.step().await;
    }
}

/// How often the robot has acted after the learner. None once the match is over.
async fn turns_played(page: &Page, game: &str) -> Option<usize> {
    let script = format!(
        "const {{ played_on }} = JSON.parse(localStorage.getItem('rathaus-lesson-{game}'));
         const lines = played_on?.split('\\n').slice(1).filter(Boolean).map(JSON.parse);
         const seats = lines?.map((line) => line.cause?.act?.seat ?? null);
         return seats?.filter((seat) => seat !== null);"
    );
    let seats = page.eval(&script).await;
    let seats = seats.as_array()?;
    Some(seats.windows(2).filter(|pair| pair[0] == 0 && pair[1] == 1).count())
}

/// In both languages and at both sizes, and beyond the lesson in all of them.
async fn learn_everywhere(game: &str) {
    let server = TestServer::open();
    for (lang, (width, height)) in
        [("en", (1280, 720)), ("de", (390, 844)), ("en", (390, 844)), ("de", (1280, 720))]
    {
        let page = Page::open(&server).await;
        page.speak(lang).await;
        match width {
            390 => page.become_phone(width, height).await,
            _ => page.resize(width, height).await,
        }
        learn(&page, game, N_TURNS).await;
        page.leave().await;
    }
}

#[tokio::test]
async fn saint_malo_can_be_learned() {
    learn_everywhere("saint-malo").await;
}

#[tokio::test]
async fn turbo_taxi_can_be_learned() {
    learn_everywhere("turbo-taxi").await;
}

#[tokio::test]
async fn rattus_cartus_can_be_learned() {
    learn_everywhere("rattus-cartus").await;
}

#[tokio::test]
async fn cities_can_be_learned() {
    learn_everywhere("cities").await;
}

#[tokio::test]
async fn milestones_can_be_learned() {
    learn_everywhere("milestones").await;
}
