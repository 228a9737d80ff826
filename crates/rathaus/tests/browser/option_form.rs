//! The form of a new table explains itself: every option has its sentence and shows its default,
//! the groups have their names, and the robots stand in the order of their strength.

use serde_json::json;

use crate::page::Page;
use crate::test_server::TestServer;

/// What is not as it should be. The number of the default of a choice is counted, too.
const FAULTS: &str = "
    const faults = [];
    for (const option of document.querySelectorAll('.new__options .option')) {
        const name = option.querySelector('span').textContent;
        const help = option.querySelector('.option__help')?.textContent.trim();
        if (!help) faults.push(name + ': no help');
        const select = option.querySelector('select');
        const defaults = [...select?.options ?? []].filter((it) => /default/.test(it.textContent));
        if (select && defaults.length !== 1) faults.push(name + ': ' + defaults.length);
        const input = option.querySelector('input:not([type=file])');
        const said = option.querySelector('.option__default')?.textContent ?? '';
        if (input && !/default/.test(said)) faults.push(name + ': no default');
    }
    return faults;";

#[tokio::test]
async fn every_option_is_explained_and_shows_its_default() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    for game in games::IDS {
        page.go(&format!("/new/{game}")).await;
        page.until_there(".new__options .option").await;
        page.eval("document.querySelectorAll('details').forEach((it) => it.open = true)").await;
        assert_eq!(page.eval(FAULTS).await, json!([]), "{game}");
    }
    page.leave().await;
}

#[tokio::test]
async fn options_stand_in_groups_and_robots_by_their_strength() {
    let server = TestServer::open();
    let page = Page::open(&server).await;
    let groups = json!(["How you play", "Pace and length", "Help, and what is shown"]);
    for (game, levels) in [
        ("turbo-taxi", json!(["easy", "medium", "hard", "turbo", "matched"])),
        ("rattus-cartus", json!(["easy", "medium", "hard"])),
    ] {
        page.go(&format!("/new/{game}")).await;
        page.until_there(".new__options .option").await;
        let legends = "return [...document.querySelectorAll('.new__group > legend')]
            .map((it) => it.textContent);";
        assert_eq!(page.eval(legends).await, groups, "{game}");
        let offered = "const seat = document.querySelector('.new__seat select');
            return [...seat.options].map((it) => it.value)
                .filter((it) => !['me', 'open', 'device'].includes(it));";
        assert_eq!(page.eval(offered).await, levels, "{game}");
    }
    page.leave().await;
}
