//! Cities: whole games by clicking what the page offers.

use fantoccini::Locator;

use crate::api::post;
use crate::house::House;
use crate::page::Page;
use crate::widths::faults_in_sizes;

const FOUR: &str = "{ game: 'cities',
    seats: ['me', BOT, BOT, BOT],
    options: {} }";
const LONG_DUEL: &str = "{ game: 'cities', seats: ['me', BOT],
    options: { length: 'long' } }";

/// What can be clicked in each phase of a turn, the most inviting thing first.
const OFFERED: [(&str, &[&str]); 6] = [
    ("start", &[".slot.can"]),
    ("take", &[".main-button[aria-disabled='false']", ".slot.can"]),
    ("tile", &[".main-button[aria-disabled='false']", ".hood .position"]),
    ("features", &[".hood .space", ".main-button[aria-disabled='false']", ".bin"]),
    ("pieces", &[".hood .space", ".main-button[aria-disabled='false']", ".bin"]),
    ("confirm", &[".main-button[aria-disabled='false']"]),
];

/// Sits down at such a table, against the weakest bots that there are.
pub async fn sit_down(page: &Page, table: &str) {
    page.speak("en").await;
    post(page, "/api/me", "{ name: 'Anna' }").await;
    let levels = "const done = arguments[arguments.length - 1];
        fetch('/api/games').then(async answer => done(
            (await answer.json()).find(game => game.id === 'cities').levels[0]));";
    let level = page.client.execute_async(levels, Vec::new()).await.unwrap();
    let level = level.as_str().expect("a game has levels");
    let bot = format!("{{ bot: {{ level: '{level}' }} }}");
    let id = post(page, "/api/tables", &table.replace("BOT", &bot)).await;
    post(page, &format!("/api/tables/{id}/start"), "undefined").await;
    page.go(&format!("/table/{id}")).await;
    page.until_there(".cities .plate").await;
}

/// The phase in which the page asks for something; `over` at the end.
pub async fn asked(page: &Page) -> String {
    let script = "const table = document.querySelector('.playing');
        if (!table || table.dataset.busy === 'true') return null;
        const phase = document.querySelector('.r-decide').dataset.phase;
        return phase === 'wait' ? null : phase;";
    let phase = page.until("something is asked", script).await;
    phase.as_str().expect("a phase has a name").to_owned()
}

/// Clicks something of what is offered, another place each time, and waits until that has changed
/// what is shown.
pub async fn click_something(page: &Page, phase: &str, n_clicks: usize) {
    let shown = "return [document.querySelector('.playing').dataset.version,
        document.querySelector('.main-button').innerText,
        document.querySelector('.r-decide').dataset.phase].join()";
    let before = page.eval(shown).await;
    let (_, offered) =
        OFFERED.into_iter().find(|(name, _)| *name == phase).unwrap_or_else(|| panic!("{phase}"));
    for selector in offered {
        let found = page.client.find_all(Locator::Css(selector)).await.unwrap();
        if found.is_empty() {
            continue;
        }
        let element = &found[n_clicks * 7 % found.len()];
        let clicked = element.click().await;
        clicked.unwrap_or_else(|error| panic!("{selector} in {phase}: {error}"));
        let changed = format!(
            "const now = (() => {{ {shown} }})();
             const isBusy = document.querySelector('.playing').dataset.busy;
             return isBusy === 'false' && now !== {before};"
        );
        page.until("the click has changed something", &changed).await;
        return;
    }
    panic!("nothing is offered in {phase}");
}

async fn play_to_the_end(page: &Page) -> usize {
    let mut n_clicks = 0;
    loop {
        let phase = asked(page).await;
        if phase == "over" {
            return n_clicks;
        }
        click_something(page, &phase, n_clicks).await;
        n_clicks += 1;
    }
}

/// The points of the final table, and what the entries of the viewer add up to.
async fn check_the_end(page: &Page, n_seats: u64, n_cards: u64) {
    page.until_there("dialog[open] .scoring").await;
    assert_eq!(page.count("dialog[open] .scoring thead th").await, n_seats);
    assert_eq!(page.count("dialog[open] .scoring tbody tr").await, 5);
    assert_eq!(page.count(".reckoning__list [data-part='cards']").await, n_cards);
    let sums = "const number = (it) => Number(it.innerText);
        const entries = [...document.querySelectorAll('.reckoning__list .num')].map(number);
        const chosen = document.querySelector('.reckoning .is-selected .num');
        return entries.reduce((one, two) => one + two, 0) === number(chosen);";
    assert_eq!(page.eval(sums).await, true, "the entries make the score");
}

#[tokio::test]
async fn four_play_a_whole_game_of_cities() {
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, FOUR).await;
    let n_clicks = play_to_the_end(&page).await;
    assert!(64 < n_clicks, "{n_clicks}");
    check_the_end(&page, 4, 8).await;
    let faults = faults_in_sizes(&page, "the end of Cities").await;
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page.leave().await;
}

#[tokio::test]
async fn two_play_the_long_duel() {
    let house = House::open();
    let page = Page::open(&house).await;
    sit_down(&page, LONG_DUEL).await;
    play_to_the_end(&page).await;
    check_the_end(&page, 2, 14).await;
    page.leave().await;
}
