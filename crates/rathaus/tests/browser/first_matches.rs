//! The first matches of a game: the lesson is offered, what hurts is asked about, the end tells
//! what counted; the card behind "?" says it all, and everything says what it is.

use serde_json::Value;

use crate::api::sit_down;
use crate::lessons::{GAMES, bubble};
use crate::page::{Page, place_selector};
use crate::player::Player;
use crate::taxi_solo::press;
use crate::test_server::TestServer;

#[tokio::test]
async fn a_newcomer_is_asked_once() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.prefer("rathaus-newcomer", "true").await;
    page.click(".play-now").await;
    page.until_there("dialog.newcomer[open] .newcomer__learn").await;
    page.click("dialog.newcomer .newcomer__play").await;
    page.until_there(".playing main.table").await;
    assert_eq!(page.count(".lesson-offer").await, 0);
    // In the first matches the question says one thing more.
    page.until_there(".ask__first").await;
    page.go("/").await;
    page.click(".play-now").await;
    page.until_there(".playing main.table").await;

    // Whoever comes another way finds a line that goes with one press.
    page.play("cities").await;
    page.click(".lesson-offer .button--quiet").await;
    page.until("the offer is gone", "return !document.querySelector('.lesson-offer')").await;
    page.leave().await;
}

/// Who lets the line stand was asked too.
#[tokio::test]
async fn an_offer_that_is_passed_over_does_not_come_again() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.prefer("rathaus-newcomer", "true").await;
    page.play("cities").await;
    page.until_there(".lesson-offer").await;
    page.reload().await;
    page.until_there(".playing main.table").await;
    assert_eq!(page.count(".lesson-offer").await, 0);
    page.leave().await;
}

#[tokio::test]
async fn whoever_is_new_can_learn_at_once() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.prefer("rathaus-newcomer", "true").await;
    page.click(".game[data-game='cities'] .game__go .button--primary").await;
    page.click("dialog.newcomer[open] .newcomer__learn").await;
    bubble(&page).await;
    assert_eq!(page.path().await, "/learn/cities");
    page.leave().await;
}

/// Alone against the pirates, as the third match of the game.
#[tokio::test]
async fn the_third_match_is_the_last_gentle_one() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.prefer("rathaus-known-saint-malo", r#"{"is_asked":true,"n_matches":2}"#).await;
    page.prefer("rathaus-newcomer", "true").await;
    let (seats, options) = ("'me'", "{ practice_turns: 12 }");
    sit_down(&page, "saint-malo", seats, options).await;
    page.until_there(".ask__first").await;
    // What is dangerous is done without being asked about.
    page.prefer("rathaus-newcomer", "false").await;
    Player::at(&page).play_to_the_end().await;
    page.prefer("rathaus-newcomer", "true").await;
    page.until_there("dialog[open] .end-told li").await;
    let n_told = page.count(".end-told li").await;
    assert!((1..=3).contains(&n_told), "{n_told} things are told");

    sit_down(&page, "saint-malo", seats, options).await;
    Player::at(&page).until_phase("roll").await;
    assert_eq!(page.count(".ask__first").await, 0);
    page.leave().await;
}

/// A stop where nobody stands, in a first match.
#[tokio::test]
async fn a_choice_that_hurts_is_asked_about_once() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("milestones").await;
    let mut player = Player::at(&page);
    let offer = player.until_phase("move").await;
    page.prefer("rathaus-newcomer", "true").await;
    let version = player.version().await;
    let vain = "
        const isVain = (spot) => spot.getAttribute('aria-label')?.includes('nothing');
        const spots = [...document.querySelectorAll('.spot.can')].filter(isVain);
        return spots[0]?.dataset.place;";
    let place = page.until("a stop that brings nothing", vain).await;
    let place = place.as_str().expect("a place has a name");
    assert!(offer.places.iter().any(|it| it == place), "{offer:?}");
    page.press(place).await;
    page.press("main").await;
    let said = page.text("dialog.danger[open] p").await;
    assert!(said.contains("it would be wasted"), "{said}");
    page.click("dialog.danger .danger__back").await;
    page.until("the question is gone", "return !document.querySelector('dialog.danger[open]')")
        .await;
    assert_eq!(player.version().await, version, "nothing was done");
    // Whoever does it all the same is not asked again.
    page.press(place).await;
    page.press("main").await;
    player.until_version(version + 1).await;
    assert_eq!(page.count("dialog.danger[open]").await, 0);
    page.leave().await;
}

const CARD_FITS: &str = "
    const card = document.querySelector('dialog.help-card');
    const box = card.getBoundingClientRect();
    return card.scrollHeight <= card.clientHeight + 1 && box.top >= 0
        && box.bottom <= innerHeight && box.right <= innerWidth;";

#[tokio::test]
async fn the_card_of_every_game_fits_without_scrolling() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for game in GAMES {
        page.play(game).await;
        for (width, height) in [(1280, 720), (390, 844)] {
            page.resize(width, height).await;
            for lang in ["en", "de"] {
                page.speak(lang).await;
                page.click(".help-button").await;
                page.until_there("dialog.help-card[open] .help-card__parts li").await;
                let fits = page.eval(CARD_FITS).await;
                assert_eq!(fits, Value::Bool(true), "{game} at {width}×{height} in {lang}");
                // Whoever plays leaves nothing to read the rules or to learn.
                for path in ["learn", "rules"] {
                    let link = format!(".help-card a[href='/{path}/{game}'][target='_blank']");
                    assert_eq!(page.count(&link).await, 1, "{link}");
                }
                page.click("dialog.help-card .button--primary").await;
            }
        }
        page.resize(1280, 900).await;
    }
    page.leave().await;
}

/// The longest words stand on the way to the lesson while it is under way, and after it.
#[tokio::test]
async fn the_card_of_whoever_learns_fits_too() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.speak("de").await;
    let begun = r#"{"step":7,"n_steps":14}"#;
    let played_on = r#"{"step":14,"n_steps":14,"is_learned":true,"played_on":"x"}"#;
    for game in GAMES {
        for (kept, said) in [(begun, "Weiterlernen"), (played_on, "Zurück zur")] {
            page.resize(1280, 900).await;
            page.prefer(&format!("rathaus-lesson-{game}"), kept).await;
            page.play(game).await;
            page.resize(390, 844).await;
            page.click(".help-button").await;
            page.until_there("dialog.help-card[open] .help-card__parts li").await;
            let link = page.text(&format!(".help-card a[href='/learn/{game}']")).await;
            assert!(link.contains(said), "{game}: {link}");
            assert_eq!(page.eval(CARD_FITS).await, Value::Bool(true), "{game}: {said}");
        }
    }
    page.leave().await;
}

/// Asks the keyboard's way about every place of the table, and says what has no answer of its own.
const UNEXPLAINED: &str = "
    const done = arguments[arguments.length - 1];
    const table = document.querySelector('main.table');
    const rest = () => new Promise((go) =>
        requestAnimationFrame(() => requestAnimationFrame(go)));
    const ask = async () => {
        const places = new Map([...table.querySelectorAll('[data-place]')]
            .filter((it) => it.getClientRects().length)
            .map((it) => [it.dataset.place, it]));
        const none = [];
        for (const [place, element] of places) {
            if (!element.isConnected) continue;
            element.setAttribute('tabindex', element.getAttribute('tabindex') ?? '-1');
            element.focus();
            dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
            await rest();
            const said = document.querySelector('.bubble--what .bubble__text')?.textContent;
            if (!said || /no rule of its own/.test(said)) none.push(place + ': ' + (said ?? ''));
            dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
            await rest();
        }
        return [places.size, none];
    };
    ask().then(done);";

/// What is the game's own says what it is; what belongs to every table says that.
#[tokio::test]
async fn everything_on_the_table_has_an_answer() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for game in GAMES {
        page.play(game).await;
        page.until_there("main.table .ask__title").await;
        let found = page.client.execute_async(UNEXPLAINED, Vec::new()).await.unwrap();
        println!("{game}: {found}");
        assert!(found[0].as_u64().is_some_and(|n| 10 < n), "{game}: {found}");
    }
    page.leave().await;
}

#[tokio::test]
async fn whatever_is_pointed_at_says_what_it_is() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.play("saint-malo").await;
    Player::at(&page).until_phase("roll").await;
    page.click(".help-button").await;
    page.click("dialog.help-card [data-place='ask-what']").await;
    page.until_there(".asks-what").await;
    // Beside everything the question stands.
    page.click("main.table .ask__title").await;
    page.until_there(".asks-what").await;
    page.click(&place_selector("main")).await;
    page.until_there(".bubble--what").await;
    let said = page.text(".bubble--what").await;
    assert!(said.contains("SM-10"), "{said}");
    // The press was a question: nothing was rolled.
    assert_eq!(page.count("main.table[data-phase='roll']").await, 1);
    page.press("main").await;
    page.until("the bubble is gone", "return !document.querySelector('.bubble--what')").await;

    // By keyboard it is asked about what the keyboard is at.
    page.eval("document.querySelector(`.spot[data-place='field-0-c3']`).focus()").await;
    press(&page, "i").await;
    page.until_there(".bubble--what[data-at='field-0-c3']").await;
    let said = page.text(".bubble--what").await;
    assert!(said.contains("SM-33"), "{said}");
    press(&page, "\u{E00C}").await;
    page.until("the bubble is gone", "return !document.querySelector('.bubble--what')").await;
    page.leave().await;
}
