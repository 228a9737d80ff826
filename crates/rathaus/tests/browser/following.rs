//! Following the others on a page that moves: what they do is shown step by step, nothing is told
//! before it is seen, it can be skipped and be seen again, and an end is counted.

use serde::Deserialize;

use crate::page::Page;
use crate::player::Player;

const WATCH: &str = include_str!("following.js");
/// Who plays against us.
const ROBOT: &str = ".plate:not(.is-me) .seat__name";

/// What the table showed at one time.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Picture {
    /// Of the moment that is shown; the step in a replay.
    pub version: u64,
    pub is_busy: bool,
    pub is_counting: bool,
    pub n_lines: usize,
    /// The newest one of the log.
    pub line: String,
    /// What everybody would be worth now.
    pub worth: Vec<String>,
    /// What the banner says.
    pub news: String,
    /// Places that can be pressed.
    pub n_lit: usize,
    /// Cards that lie open where a building is resolved.
    pub n_turned_up: usize,
    /// Of the final scoring.
    pub sums: Vec<String>,
    /// The movements of the style sheet that are under way.
    pub moves: Vec<String>,
    /// In milliseconds.
    pub at: f64,
}

/// From now on every picture is written down.
pub async fn watch(page: &Page) {
    page.eval(WATCH).await;
}

pub async fn pictures(page: &Page) -> Vec<Picture> {
    let seen = page.eval("return window.seen").await;
    serde_json::from_value(seen).expect("the page writes down what it shows")
}

/// Ends a turn, follows the robot at the slowest pace, has enough of it, and sees all of it again.
/// What was shown, to be held against the record.
pub async fn follow_the_robot(page: &Page, player: &mut Player<'_>) -> Vec<Picture> {
    player.until_phase("finish").await;
    page.click("[data-place='tab-story']").await;
    page.follow_at("slow").await;
    watch(page).await;
    let own = player.version().await + 1;
    page.press("main").await;
    let two_steps = format!(
        "return new Set(seen.filter((it) => it.version > {own}).map((it) => it.version)).size > 1"
    );
    page.until("two steps of the robot are shown", &two_steps).await;
    page.click("[data-place='skip']").await;
    assert_eq!(page.count(".playing[data-busy='false'] .plate.is-me.is-turn").await, 1);
    let newest = player.version().await;
    let mut shown = pictures(page).await;
    let followed: Vec<_> = shown.iter().filter(|it| it.is_busy && own < it.version).collect();
    let last = followed.last().expect("two steps were shown").version;
    assert!(last < newest, "there was something left to skip after {last}");
    assert!(followed.iter().all(|it| it.n_lit == 0), "nothing can be pressed meanwhile");
    let mut steps = followed.clone();
    steps.dedup_by_key(|it| it.version);
    let is_slow = steps.windows(2).all(|pair| 2_300.0 < pair[1].at - pair[0].at);
    assert!(is_slow, "{steps:#?}");
    check_news(page, &followed).await;
    page.until_there(".ringed--news").await;

    shown.extend(see_again(page, own, newest).await);
    the_next_press_takes_the_news_away(page, player).await;
    page.follow_at_once().await;
    shown
}

/// The banner says who, what, and what it brought.
async fn check_news(page: &Page, followed: &[&Picture]) {
    let robot = page.text(ROBOT).await;
    for picture in followed {
        assert!(picture.news.starts_with(&robot), "{picture:#?}");
    }
}

/// Every step since one's own comes once more, in its order, and the page is where it was.
async fn see_again(page: &Page, own: u64, newest: u64) -> Vec<Picture> {
    page.follow_at("fast").await;
    page.eval("window.seen = []").await;
    page.click("[data-place='again']").await;
    page.until_there(".playing[data-busy='true']").await;
    page.until_there(".playing[data-busy='false']").await;
    let again = pictures(page).await;
    let mut versions: Vec<u64> =
        again.iter().map(|it| it.version).skip_while(|it| own < *it).collect();
    versions.dedup();
    assert_eq!(versions, (own..=newest).collect::<Vec<_>>());
    assert!(again.iter().all(|it| !it.is_busy || it.n_lit == 0), "what is past cannot be pressed");
    let robot = page.text(ROBOT).await;
    let brought = again.iter().any(|it| it.news.starts_with(&robot) && it.news.contains('+'));
    assert!(brought, "the banner says what it brought: {again:#?}");
    page.until_there(".ringed--news").await;
    again
}

async fn the_next_press_takes_the_news_away(page: &Page, player: &Player<'_>) {
    let before = player.version().await;
    page.eval("window.seen = []").await;
    page.press("main").await;
    player.until_version(before + 1).await;
    page.until("the rings are gone", "return !document.querySelector('.ringed--news')").await;
    assert_eq!(page.count(".r-news > p").await, 0, "the banner is empty");
    let tumbles = "return seen.some((it) => it.moves.some((move) => move.startsWith('tumble')))";
    page.until("the dice tumble", tumbles).await;
}

/// Rattus Cartus: the cards of a building are turned up before anybody gains from them.
pub async fn reveals_keep_their_secret(page: &Page, player: &mut Player<'_>) {
    page.click("[data-place='tab-story']").await;
    page.follow_at("fast").await;
    watch(page).await;
    while page.eval("return seen.every((it) => it.n_turned_up === 0)").await == true {
        player.step().await.expect("buildings are resolved in every round");
        player.offer().await;
    }
    let seen = pictures(page).await;
    let first = seen.iter().position(|it| 0 < it.n_turned_up).expect("it was waited for");
    let (before, open) = (&seen[first - 1], &seen[first]);
    assert_eq!(open.worth, before.worth, "{open:#?}");
    assert!(open.is_busy && open.n_lit == 0, "{open:#?}");
    let told = seen[first..].iter().find(|it| it.worth != open.worth);
    let told = told.expect("somebody gains something");
    assert!(open.n_lines < told.n_lines, "the log follows the picture: {open:#?}, {told:#?}");
    page.follow_at_once().await;
}

/// Until the end is counted nobody can read how it ended; whoever does not wait sees it at once.
pub async fn the_end_is_counted(page: &Page, player: &mut Player<'_>) {
    page.follow_at("at-once").await;
    watch(page).await;
    player.play_to_the_end().await;
    page.click("dialog[open] [data-place='skip-count']").await;
    assert_eq!(page.count("[data-place='skip-count']").await, 0);
    page.until("the end is written down", "return !seen.at(-1).is_counting").await;
    let seen = pictures(page).await;
    let first = seen.iter().position(|it| it.is_counting).expect("the end is counted");
    let (before, ended) = (&seen[first], seen.last().expect("the end"));
    for picture in seen.iter().filter(|it| it.is_counting) {
        assert_eq!(picture.worth, before.worth, "plates wait");
        assert_eq!(picture.line, before.line, "the log waits");
        assert!(picture.sums.iter().all(|sum| sum == "–"), "sums wait: {picture:#?}");
    }
    assert!(before.n_lines < ended.n_lines, "the log tells of the end: {ended:#?}");
    assert!(
        ended.sums.iter().all(|sum| sum.replace('−', "-").parse::<i32>().is_ok()),
        "{ended:#?}"
    );
    page.until_there("dialog[open] .podium .podium__crown").await;
    page.follow_at_once().await;
}
