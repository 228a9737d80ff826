//! Milestones against a bot, from the draft to the last step of the replay.

use crate::house::House;
use crate::milestones_player::sit_down;
use crate::page::Page;
use crate::whole_game::step_through_the_replay;
use crate::widths::faults_in_sizes;

const POINTS: &str =
    "return [...document.querySelectorAll('.scoring td')].map((cell) => cell.innerText).join(' ')";

#[tokio::test]
async fn a_whole_game_is_played_by_clicking_what_is_offered() {
    let house = House::open();
    let page = Page::open(&house).await;
    let builder = sit_down(&page, 2).await;
    while builder.step().await != "end" {}

    let is_counted = "return !document.querySelector('.contests .is-waiting')";
    page.until("the majorities are counted", is_counted).await;
    assert_eq!(page.count("dialog[open] .scoring thead th").await, 2);
    assert_eq!(page.count(".contests tbody tr").await, 5, "a majority for each kind");
    let points = page.eval(POINTS).await;
    let faults = faults_in_sizes(&page, "final scoring").await;
    page.resize(1280, 900).await;
    page.click("dialog[open] a[href^='/replay/']").await;
    step_through_the_replay(&page).await;
    assert_eq!(page.eval(POINTS).await, points);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    page.leave().await;
}
