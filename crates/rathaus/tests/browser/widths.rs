//! Every page at every width, in both languages and themes: no text is wider than its box, nothing
//! sticks out of the page, nothing that can be pressed lies under something else, and the console
//! stays empty.

use crate::page::Page;
use crate::test_server::TestServer;

/// Width and height of the window.
const SIZES: [(u32, u32); 5] = [(360, 740), (390, 844), (768, 1024), (1280, 800), (1920, 1080)];
pub const FITS: &str = include_str!("fits.js");
pub const APART: &str = include_str!("apart.js");

#[tokio::test]
async fn the_pages_before_a_match_fit() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let mut faults = Vec::new();
    page.until_there(".rows__none").await;
    faults.extend(faults_of(&page, "start").await);
    page.go("/new/saint-malo").await;
    page.click(".new__form .button--primary").await;
    page.until_there(".room__seats").await;
    faults.extend(faults_of(&page, "waiting room").await);
    page.go("/").await;
    page.until_there(".rows li").await;
    faults.extend(faults_of(&page, "start with tables").await);
    page.go("/replay").await;
    faults.extend(faults_of(&page, "file").await);
    check(page, faults).await;
}

/// The rules of every game and the form of its tables, with all that can be opened.
#[tokio::test]
async fn the_rules_and_the_options_of_every_game_fit() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let mut faults = Vec::new();
    for game in games::IDS {
        for (at, sign) in [("rules", ".rules__text .rule"), ("new", ".new__options .option")] {
            let path = format!("/{at}/{game}");
            page.go(&path).await;
            page.until_there(sign).await;
            page.eval("document.querySelectorAll('details').forEach((it) => it.open = true)").await;
            for lang in ["en", "de"] {
                page.speak(lang).await;
                faults.extend(faults_in_sizes(&page, &format!("{path}, {lang}")).await);
            }
        }
    }
    check(page, faults).await;
}

#[tokio::test]
async fn the_dialogs_of_a_table_fit() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let mut faults = Vec::new();
    open_full_table(&page).await;
    page.resize(1280, 800).await;
    page.click("[data-place='tab-about']").await;
    // What belongs to a part of the table goes with it when the table is laid out anew.
    for (name, opener) in [
        ("table of persons", ".persons-button"),
        ("question before leaving", ".table-foot .button--quiet"),
    ] {
        page.click(opener).await;
        page.until_there("dialog[open]").await;
        for lang in ["en", "de"] {
            page.speak(lang).await;
            let found = look(&page, FITS).await;
            faults.extend(found.iter().map(|fault| format!("{name}, {lang}: {fault}")));
        }
        close_dialog(&page).await;
    }
    page.click(".settings-button").await;
    faults.extend(faults_of_dialog(&page, "settings").await);
    page.find("body").await.send_keys("?").await.unwrap();
    faults.extend(faults_of_dialog(&page, "keyboard").await);
    check(page, faults).await;
}

async fn faults_of_dialog(page: &Page, name: &str) -> Vec<String> {
    page.until_there("dialog[open]").await;
    let faults = faults_of(page, name).await;
    close_dialog(page).await;
    faults
}

async fn close_dialog(page: &Page) {
    page.eval("document.querySelector('dialog[open]').close()").await;
    page.until("the dialog is closed", "return !document.querySelector('dialog[open]')").await;
}

/// Against four bots, as they are chosen in the form: as much as a table can have to show.
async fn open_full_table(page: &Page) {
    page.go("/new/saint-malo").await;
    page.click(".choices .chip:last-child").await;
    for seat in 2..=5 {
        let selector = format!(".new__seat:nth-of-type({seat}) select");
        page.until_there(&selector).await;
        page.find(&selector).await.select_by_value("easy").await.unwrap();
    }
    page.click(".new__form .button--primary").await;
    page.until_there(".playing").await;
}

/// In every size, language and theme.
pub async fn faults_of(page: &Page, name: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for theme in ["light", "dark"] {
        page.dress(theme).await;
        for lang in ["en", "de"] {
            page.speak(lang).await;
            faults.extend(faults_in_sizes(page, &format!("{name}, {lang}, {theme}")).await);
        }
    }
    faults
}

/// As the page is dressed now.
pub async fn faults_in_sizes(page: &Page, name: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (width, height) in SIZES {
        page.resize(width, height).await;
        let mut found = look(page, FITS).await;
        found.extend(look(page, APART).await);
        faults.extend(found.iter().map(|fault| format!("{name}, {width}: {fault}")));
    }
    faults
}

/// Waits until the page has come to rest in its new size.
pub async fn rest(page: &Page) {
    let script = "const done = arguments[arguments.length - 1];
         document.fonts.ready.then(() => requestAnimationFrame(() =>
             requestAnimationFrame(() => done(true))));";
    page.client.execute_async(script, Vec::new()).await.unwrap();
}

/// What a script finds.
pub async fn look(page: &Page, script: &str) -> Vec<String> {
    rest(page).await;
    let found = page.client.execute(script, Vec::new()).await.unwrap();
    let found = found.as_array().expect("findings are a list").iter();
    found.map(|finding| finding.as_str().expect("findings are text").to_owned()).collect()
}

pub async fn check(page: Page, faults: Vec<String>) {
    let n_faults = faults.len();
    assert!(faults.is_empty(), "{n_faults} faults:\n{}", faults.join("\n"));
    page.leave().await;
}
