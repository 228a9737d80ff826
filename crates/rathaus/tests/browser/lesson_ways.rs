//! The ways into a lesson, out of it, and back: it goes on where it was left, and can be begun
//! anew.

use serde_json::Value;

use crate::lessons::{GAMES, bubble, follow, step};
use crate::page::Page;
use crate::taxi_solo::press;
use crate::test_server::TestServer;

#[tokio::test]
async fn every_lesson_goes_on_where_it_was_left() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    goes_on_where_it_was_left(&page, "saint-malo").await;
    page.become_phone(390, 844).await;
    for game in GAMES {
        page.eval("localStorage.removeItem('rathaus-lesson-saint-malo')").await;
        goes_on_where_it_was_left(&page, game).await;
    }
    page.leave().await;
}

async fn goes_on_where_it_was_left(page: &Page, game: &str) {
    page.speak("en").await;
    page.go(&format!("/learn/{game}")).await;
    for _ in 0..3 {
        assert!(follow(page).await.is_some());
    }
    let at = bubble(page).await;
    let before = step(page).await;

    // What is not meant says so, and changes nothing.
    press_another(page, &at, "Follow the bubble").await;
    assert_eq!(step(page).await, before);
    page.speak("de").await;
    press_another(page, &at, "Folge erst der Sprechblase").await;
    assert_eq!(step(page).await, before);

    page.reload().await;
    bubble(page).await;
    assert_eq!(step(page).await, before);
    page.click(".bubble__leave").await;
    page.until_there(".hero").await;
    page.go(&format!("/learn/{game}")).await;
    bubble(page).await;
    assert_eq!(step(page).await, before);
}

/// A press at any target but the one that is meant gets an answer.
async fn press_another(page: &Page, at: &str, answer: &str) {
    let script = format!(
        "const others = [...document.querySelectorAll(
             `.spot.can, .spot[aria-disabled='true']`)]
             .filter((spot) => spot.checkVisibility() && spot.dataset.place !== '{at}');
         others[0].dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));"
    );
    page.eval(&script).await;
    until_said(page, answer).await;
}

async fn until_said(page: &Page, answer: &str) {
    let said = format!(
        "return [...document.querySelectorAll('.toast__text')]
             .some((toast) => toast.innerText.includes('{answer}'));"
    );
    page.until(answer, &said).await;
}

/// Two dice are marked one after the other.
#[tokio::test]
async fn a_step_of_several_places_can_be_interrupted() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.become_phone(390, 844).await;
    page.go("/learn/saint-malo").await;
    for _ in 0..3 {
        assert!(follow(&page).await.is_some());
    }
    let before = step(&page).await;
    assert_eq!(bubble(&page).await, "die-2");
    page.speak("de").await;
    assert_eq!(bubble(&page).await, "die-2");

    // Nothing is taken back on the way.
    press(&page, "u").await;
    until_said(&page, "Folge erst der Sprechblase").await;
    assert_eq!(bubble(&page).await, "die-2");

    // A page that is loaded anew begins the step anew.
    page.reload().await;
    assert_eq!(bubble(&page).await, "die-1");
    assert_eq!(step(&page).await, before);
    for _ in 0..2 {
        assert!(follow(&page).await.is_some());
    }
    bubble(&page).await;
    assert_ne!(step(&page).await, before);
    page.leave().await;
}

/// In Cities a tile is turned by a key as well, but not while something else is asked for.
#[tokio::test]
async fn a_key_does_no_more_than_a_lesson_asks_for() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.speak("en").await;
    page.go("/learn/cities").await;
    while bubble(&page).await != "main" {
        assert!(follow(&page).await.is_some());
    }
    let lies = "return document.querySelector('.hood').innerHTML;";
    let before = page.eval(lies).await;
    for key in ["R", "r"] {
        press(&page, key).await;
        until_said(&page, "Follow the bubble").await;
        assert_eq!(page.eval(lies).await, before);
        page.reload().await;
        while bubble(&page).await != "main" {
            assert!(follow(&page).await.is_some());
        }
    }
    page.leave().await;
}

#[tokio::test]
async fn a_lesson_can_be_begun_anew() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/learn/saint-malo").await;
    assert_eq!(page.count(".bubble__again").await, 0, "it has just begun");
    follow(&page).await;
    follow(&page).await;
    bubble(&page).await;
    press_for_a_new_page(&page, ".bubble__again").await;
    bubble(&page).await;
    assert_eq!(step(&page).await, "0");

    // The last words stay when the page is loaded anew; they lead back to the beginning too.
    go_behind_the_last_step(&page, "saint-malo").await;
    page.reload().await;
    assert_eq!(bubble(&page).await, "last");
    page.click("[data-place='lesson-play-on']").await;
    page.until("the last words are gone", "return !document.querySelector('.bubble--last')").await;
    page.click(".help-button").await;
    press_for_a_new_page(&page, "dialog.help-card .help-card__again").await;
    bubble(&page).await;
    assert_eq!(step(&page).await, "0");
    page.leave().await;
}

/// Presses what loads the page anew. Between the two pages no script runs.
async fn press_for_a_new_page(page: &Page, selector: &str) {
    page.eval("window.isOld = true").await;
    page.click(selector).await;
    let is_new = "return !window.isOld && Boolean(document.querySelector('.topbar__spring'))";
    while !matches!(page.client.execute(is_new, Vec::new()).await, Ok(Value::Bool(true))) {}
}

/// As if all steps had been gone through.
async fn go_behind_the_last_step(page: &Page, game: &str) {
    let kept = format!(
        "localStorage.setItem('rathaus-lesson-{game}', '{{\"step\":99,\"is_learned\":true}}')"
    );
    page.eval(&kept).await;
    page.go(&format!("/learn/{game}")).await;
    assert_eq!(bubble(page).await, "last");
}

#[tokio::test]
async fn the_way_to_a_lesson_says_how_far_one_is() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    page.go("/").await;
    let link = ".game[data-game='saint-malo'] .game__learn";
    assert_eq!(page.text(link).await, "Learn in 5 minutes");
    page.click(link).await;
    for _ in 0..2 {
        follow(&page).await;
    }
    bubble(&page).await;
    assert_eq!(page.path().await, "/learn/saint-malo");
    page.click(".bubble__leave").await;
    assert_eq!(page.text(link).await, "Go on learning (3/13)");
    page.speak("de").await;
    assert_eq!(page.text(link).await, "Weiterlernen (3/13)");
    page.click(link).await;
    bubble(&page).await;
    assert_eq!(step(&page).await, "2");

    go_behind_the_last_step(&page, "saint-malo").await;
    page.click(".bubble--last .button--quiet").await;
    assert_eq!(page.text(link).await, "Gelernt. Noch mal?");
    page.speak("en").await;
    assert_eq!(page.text(link).await, "Learned. Once more?");
    page.click(link).await;
    bubble(&page).await;
    assert_eq!(step(&page).await, "0");

    go_behind_the_last_step(&page, "saint-malo").await;
    page.click("[data-place='lesson-play-on']").await;
    page.until("the last words are gone", "return !document.querySelector('.bubble--last')").await;
    page.go("/").await;
    assert_eq!(page.text(link).await, "Back to your first game");
    page.leave().await;
}

#[tokio::test]
async fn the_lesson_of_turbo_taxi_leads_to_its_school() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    go_behind_the_last_step(&page, "turbo-taxi").await;
    page.click(".bubble--last .bubble__further").await;
    page.until_there(".school").await;
    assert_eq!(page.path().await, "/solo/turbo-taxi/school");
    page.leave().await;
}
