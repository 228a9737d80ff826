//! From the start page to the first question of each of the five games.

use crate::house::House;
use crate::page::Page;

/// The games in the order of their cards, and what can be pressed at the first question.
const GAMES: [(&str, &str); 5] = [
    ("saint-malo", ".r-decide .main-button[aria-disabled='false']"),
    ("turbo-taxi", "[data-desk='placing'] .dice-button, [data-desk='building'] .pile"),
    ("rattus-cartus", ".supply.can"),
    ("cities", ".cities .slot.can"),
    ("milestones", ".r-decide[data-stage='draft'] .wt.can"),
];

#[tokio::test]
async fn every_card_leads_to_a_table() {
    let house = House::open();
    let page = Page::open(&house).await;
    page.until_there(".game").await;
    assert_eq!(page.count(".game").await, 5);
    assert_eq!(page.count(".game.is-soon").await, 0);
    for (game, first) in GAMES {
        page.go("/").await;
        let name = page.text(&format!(".game[data-game='{game}'] h3")).await;
        page.click(&format!(".game[data-game='{game}'] .button--primary")).await;
        page.until_there(".playing .r-decide").await;
        page.until_there(first).await;
        assert!(page.path().await.starts_with("/table/"), "{game}");
        assert_eq!(page.text(".topbar__game").await, name);
        let asked = page.text(".r-decide").await;
        assert!(!asked.trim().is_empty(), "{game} asks something");
        assert_eq!(page.count(".r-seats .plate").await, 2, "{game}");
    }
    // All five are waiting for us.
    page.go("/").await;
    page.until("five tables", "return document.querySelectorAll('.rows li').length === 5").await;
    page.leave().await;
}
