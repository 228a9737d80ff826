//! A match taken apart in the page: the verdict, the curve, the moments that lead to the board; and
//! what is said where it cannot be done. One match in every verification, those of all games in the
//! long mode.

use std::env;
use std::fs;
use std::io::Write;

use serde_json::json;
use tempfile::NamedTempFile;

use crate::api::sit_down;
use crate::milestones_taste;
use crate::page::Page;
use crate::player::Player;
use crate::robot::BREAKING;
use crate::test_server::TestServer;
use crate::upload::{RECORD, choose, path_of_replay};
use crate::widths::{FITS, look};

const SIZES: [(u32, u32); 4] = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)];

/// Keeps the times between frames, and the tasks that have held one up.
const WATCH: &str = "
    window.frames_seen = [];
    window.long_tasks = [];
    new PerformanceObserver(list => long_tasks.push(...list.getEntries().map(it => it.duration)))
        .observe({ type: 'longtask' });
    let last = performance.now();
    const tick = now => { frames_seen.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
    return true;";

#[tokio::test]
async fn a_saved_match_is_taken_apart() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/replay").await;
    choose(&page, RECORD).await;
    path_of_replay(&page).await;
    page.click(".to-analysis").await;
    page.until_there(".walking progress").await;
    page.eval(WATCH).await;
    check_analysis(&page, 2).await;
    let is_long = env::var_os("RATHAUS_LONG").is_some();
    // Who shares the processors with other tests is held up by those.
    let bound = if is_long { 50.0 } else { 400.0 };
    let longest = page.eval("return Math.max(0, ...long_tasks)").await.as_f64().unwrap();
    assert!(longest <= bound, "the page stood still for {longest} ms");
    assert!(page.eval("return frames_seen.length").await.as_u64() > Some(10));

    let faults = faults_of(&page).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    check_moment(&page).await;
    page.leave().await;
}

/// The verdict, a line and a curve for everybody, and numbered moments.
async fn check_analysis(page: &Page, n_seats: u64) {
    page.until_there(".plot__picture svg").await;
    assert_eq!(page.count(".verdict").await, n_seats);
    let curves = if n_seats == 2 { ".c-line" } else { ".c-seat" };
    assert_eq!(page.count(curves).await, if n_seats == 2 { 1 } else { n_seats });
    let n_moments = page.count(".moment").await;
    assert!((1..=3).contains(&n_moments), "{n_moments}");
    assert_eq!(page.count(".c-pin").await, n_moments);
    assert_ne!(page.count(".bar").await, 0);
    for (lang, words) in [("de", ["Anfang", "Glück"]), ("en", ["at the start", "by luck"])] {
        page.speak(lang).await;
        let said = page.text(".analysis__head").await;
        assert!(words.iter().all(|word| said.contains(word)), "{lang}: {said}");
    }
}

/// A moment leads to the board, where something is ringed; and back again.
async fn check_moment(page: &Page) {
    let before = page.path().await;
    let script = "return [...document.querySelectorAll('.moment')]
        .findIndex(it => it.querySelector('.moment__change:not(.is-luck)')) + 1";
    let nth = page.eval(script).await.as_u64().unwrap();
    assert_ne!(nth, 0, "somebody has made a mistake");
    page.click(&format!(".moment:nth-child({nth}) .moment__see")).await;
    page.until_there(".playing--replay main.table").await;
    page.until_there(".ringed--better, .ringed--played").await;
    let step = page.eval("return Number(new URLSearchParams(location.search).get('step'))").await;
    let shown = page.eval("return Number(document.querySelector('.replay-bar input').value)").await;
    assert_eq!(step, shown);
    // It stays with its step.
    page.click(".replay-next").await;
    let gone = "return !document.querySelector('.ringed--better, .ringed--played')";
    page.until("the rings are gone", gone).await;
    page.client.back().await.unwrap();
    page.until_there(".plot__picture svg").await;
    assert_eq!(page.path().await, before);
}

async fn faults_of(page: &Page) -> Vec<String> {
    let mut faults = Vec::new();
    for lang in ["de", "en"] {
        page.speak(lang).await;
        for (width, height) in SIZES {
            page.resize(width, height).await;
            let found = look(page, FITS).await;
            faults.extend(found.iter().map(|it| format!("{lang}, {width}x{height}: {it}")));
        }
    }
    page.resize(1280, 900).await;
    faults
}

/// A judge that falls silent, or whose file is gone, can be asked again; nothing is lost.
#[tokio::test]
async fn an_analysis_that_stops_can_be_tried_again() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": BREAKING })).await;
    page.go("/replay").await;
    choose(&page, RECORD).await;
    let path = path_of_replay(&page).await.replace("replay", "analysis");
    for how in ["gone", "mute"] {
        page.eval(&format!("sessionStorage.worker = '{how}'")).await;
        page.go(&path).await;
        page.until_there(".analysis-dead").await;
        for (lang, words) in [("de", "Deine Partie ist sicher"), ("en", "Your game is safe")] {
            page.speak(lang).await;
            let said = page.text(".analysis-dead").await;
            assert!(said.contains(words), "{lang}: {said}");
        }
    }
    page.eval("sessionStorage.worker = ''").await;
    page.click(".analysis-dead .button").await;
    page.until_there(".walking, .plot__picture").await;
    page.leave_after("gone.js").await;
}

/// A match that was not finished has no result to be explained.
#[tokio::test]
async fn an_unfinished_match_is_not_taken_apart() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/replay").await;
    let unfinished = unfinished();
    choose(&page, &unfinished.path().display().to_string()).await;
    path_of_replay(&page).await;
    page.click(".to-analysis").await;
    page.until_there(".notice--careful").await;
    for (lang, words) in [("de", "nicht beendet"), ("en", "not finished")] {
        page.speak(lang).await;
        let said = page.text(".notice--careful").await;
        assert!(said.contains(words), "{lang}: {said}");
    }
    page.leave().await;
}

/// A match of which only the first steps are told.
fn unfinished() -> NamedTempFile {
    let bytes = fs::read(RECORD).expect("the record lies beside the rules");
    let mut record = engine::Record::<saint_malo::SaintMalo>::parse(&bytes).expect("it holds");
    record.entries.truncate(5);
    record.closing.outcome = None;
    record.closing.secret = None;
    let mut file = NamedTempFile::new().unwrap();
    file.write_all(record.to_text().as_bytes()).unwrap();
    file
}

/// From the last step of a match to its analysis, in every game that has a judge.
#[tokio::test]
async fn every_game_ends_in_an_analysis() {
    if env::var_os("RATHAUS_LONG").is_none() {
        return;
    }
    let server = TestServer::open();
    for (game, options) in [
        ("saint-malo", "{}"),
        ("rattus-cartus", "{}"),
        ("cities", "{}"),
        ("milestones", milestones_taste::SHORT),
    ] {
        let page = Page::open(&server).await;
        page.keep_still().await;
        sit_down(&page, game, "'me', BOT, BOT", options).await;
        let mut player = Player::at(&page);
        while !player.offer().await.is_end() {
            player.step().await;
        }
        page.click("dialog[open] .to-analysis").await;
        check_analysis(&page, 3).await;
        let faults = faults_of(&page).await;
        assert!(faults.is_empty(), "{game}: {}", faults.join("\n"));
        page.leave().await;
    }
}
