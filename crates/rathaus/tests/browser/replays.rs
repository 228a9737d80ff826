//! A match that is looked at again: by steps, turns, rounds and the decisions of one seat, by
//! itself at any pace, from the lines of its log; and no button of those who only look is idle.

use crate::following::{Picture, pictures, watch};
use crate::page::Page;

const IDLE: &str = include_str!("idle.js");
const SLIDER: &str = ".replay-bar input";
const NEWEST: &str = ".log > li:last-child";

/// What can be pressed and does nothing.
pub async fn idle_buttons(page: &Page, what: &str) -> Vec<String> {
    let found = page.client.execute_async(IDLE, Vec::new()).await.unwrap();
    let n = found["n"].as_u64().expect("a number");
    assert!(2 < n, "{what} has {n} buttons");
    let idle: Vec<String> = serde_json::from_value(found["idle"].clone()).expect("names are text");
    idle.iter().map(|it| format!("{what}: {it}")).collect()
}

/// What was shown at the table is what the record has: of each moment, its newest line and what
/// everybody was worth. What was taken back is not in it.
pub async fn check_shown(page: &Page, shown: &[Picture], last_version: u64) {
    page.click("[data-place='tab-story']").await;
    let n_left_out = last_version - end(page).await;
    let robot = page.text(".plate:not(.is-me) .seat__name").await;
    let of_robot = shown.iter().filter(|it| it.line.starts_with(&robot));
    let mut n_checked = 0;
    for picture in of_robot {
        go(page, picture.version - n_left_out).await;
        assert_eq!(page.text(NEWEST).await, picture.line, "at {}", picture.version);
        assert_eq!(worth(page).await, picture.worth, "at {}: {}", picture.version, picture.line);
        n_checked += 1;
    }
    assert!(4 < n_checked, "{shown:#?}");
}

async fn worth(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.plate__who .plate__now .num')]
        .map((it) => it.firstChild.data)";
    serde_json::from_value(page.eval(script).await).expect("numbers are text")
}

pub async fn step(page: &Page) -> u64 {
    let step = page.eval(&format!("return Number(document.querySelector('{SLIDER}').value)")).await;
    step.as_u64().expect("a step is a number")
}

async fn end(page: &Page) -> u64 {
    let end = page.eval(&format!("return Number(document.querySelector('{SLIDER}').max)")).await;
    end.as_u64().expect("the slider has an end")
}

/// As by a hand that moves the slider.
pub async fn go(page: &Page, step: u64) {
    let slide = format!(
        "const slider = document.querySelector('{SLIDER}');
         slider.value = {step};
         slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    );
    page.eval(&slide).await;
}

/// All ways through a match of Saint Malo against a robot.
pub async fn walk(page: &Page) {
    turns_and_rounds(page).await;
    decisions_of_a_seat(page).await;
    a_line_leads_to_its_step(page).await;
    it_goes_on_by_itself(page).await;
    pirates_come_before_what_they_take(page).await;
    let idle = idle_buttons(page, "replay").await;
    assert!(idle.is_empty(), "{idle:#?}");
}

async fn stride(page: &Page, code: &str) {
    let choice = page.find(".replay-bar__stride select").await;
    choice.select_by_value(code).await.unwrap();
    go(page, 0).await;
}

async fn turns_and_rounds(page: &Page) {
    stride(page, "turn").await;
    let mut last = 0;
    for _ in 0..3 {
        page.click(".replay-next").await;
        assert!(last + 1 < step(page).await, "a turn is several steps");
        last = step(page).await;
        page.until_there(".log > li.log__turn:last-child").await;
    }
    page.click(".replay-back").await;
    assert!(step(page).await < last - 1);
    page.until_there(".log > li.log__turn:last-child").await;

    stride(page, "round").await;
    let progress = ".topbar__progress";
    let mut rounds = vec![page.text(progress).await];
    for _ in 0..3 {
        page.click(".replay-next").await;
        let n = step(page).await;
        rounds.push(page.text(progress).await);
        go(page, n - 1).await;
        assert_eq!(page.text(progress).await, rounds[rounds.len() - 2], "at {n} a round begins");
        go(page, n).await;
    }
    rounds.dedup();
    assert_eq!(rounds.len(), 4);
}

/// The board follows who acts.
async fn decisions_of_a_seat(page: &Page) {
    for seat in [1, 0, 1] {
        stride(page, &seat.to_string()).await;
        for _ in 0..4 {
            page.click(".replay-next").await;
            let city = format!(".r-board [data-place^='field-{seat}-']");
            page.until_there(&city).await;
            let other = format!(".r-board [data-place^='field-{}-']", 1 - seat);
            assert_eq!(page.count(&other).await, 0);
        }
    }
    stride(page, "step").await;
}

async fn a_line_leads_to_its_step(page: &Page) {
    go(page, 40).await;
    let nth = 12;
    let line = format!(".log > li:nth-child({nth}) .log__jump");
    let wanted = page.text(&line).await;
    page.eval(&format!("document.querySelector(`{line}`).click()")).await;
    let n = step(page).await;
    assert!(0 < n && n < 40, "{wanted} leads to {n}");
    assert!(page.count(".log > li").await >= nth);
    go(page, n - 1).await;
    assert!(page.count(".log > li").await < nth, "{wanted} was told at {n}");
    page.click(".replay-next").await;
    assert!(page.text(".log").await.contains(&wanted));
}

/// Slowly and fast, and it stops when it is told to.
async fn it_goes_on_by_itself(page: &Page) {
    watch(page).await;
    let slow = shortest_stay(page, "slow").await;
    assert!(2_300.0 < slow, "slowly a step stays {slow} ms");
    let fast = shortest_stay(page, "fast").await;
    assert!(450.0 < fast && fast < 2_000.0, "fast a step stays {fast} ms");
    page.click(".replay-bar [data-place='pace-at-once']").await;
    assert_eq!(page.count("[data-place='pace-at-once'][aria-pressed='true']").await, 1);
}

/// In milliseconds, with which the match goes on by itself.
async fn shortest_stay(page: &Page, pace: &str) -> f64 {
    page.click(&format!(".replay-bar [data-place='pace-{pace}']")).await;
    go(page, 2).await;
    page.eval("window.seen = []").await;
    page.click(".replay-run").await;
    page.until("it has gone on", "return seen.length && seen.at(-1).version >= 5").await;
    page.click(".replay-run").await;
    let stopped = step(page).await;
    page.click(".replay-next").await;
    assert_eq!(step(page).await, stopped + 1, "it has stopped");
    let mut seen = pictures(page).await;
    seen.retain(|it| (3..=5).contains(&it.version));
    seen.dedup_by_key(|it| it.version);
    let stays = seen.windows(2).map(|pair| pair[1].at - pair[0].at);
    stays.fold(f64::INFINITY, f64::min)
}

/// The ships are seen first; a press ends that.
async fn pirates_come_before_what_they_take(page: &Page) {
    let attack = "const at = [...document.querySelectorAll('.log__jump')]
        .find((line) => line.innerText.includes('Lost a cannon'));
        if (!at) return false;
        at.click();
        return true;";
    go(page, end(page).await).await;
    page.until("somebody lost a cannon", attack).await;
    let n = step(page).await;
    let after = worth(page).await;
    go(page, n - 1).await;
    let before = worth(page).await;
    page.follow_at("at-once").await;
    page.click(".replay-next").await;
    page.until_there(".attack .attack__fates").await;
    assert_eq!(worth(page).await, before, "nobody knows yet");
    page.click(".attack").await;
    page.until("the ships are gone", "return !document.querySelector('.attack')").await;
    assert_eq!(worth(page).await, after);
    page.follow_at_once().await;
}
