//! Somebody who knows a right plan for every task of Turbo Taxi and lays it card by card.

use turbo_taxi::{Cell, Crossing, right_plans};

use crate::page::Page;
use crate::player::Offer;
use crate::taxi_solo::{cell_selector, task_of};

/// Two seats for one person, and tasks that have a plan: nobody is in a hurry. The shortest match.
pub const ALONE: (&str, &str) = (
    "'me', 'me'",
    "{ first_commissioner: { seat: 0 }, placement_s: 'off', unsolvable: 'announce',
        rounds: 6, check_show_s: 3 }",
);

/// The place to press next.
pub async fn choice(page: &Page, offer: &Offer) -> String {
    match offer.phase.as_str() {
        "build" => next_of_plan(page).await,
        _ if offer.has_main => "main".to_owned(),
        "place" => "random".to_owned(),
        _ => offer.places[0].clone(),
    }
}

/// A pile, a cell for its card, the same cell until the card is turned as it should be; at last the
/// call.
async fn next_of_plan(page: &Page) -> String {
    let plan = right_plans(&task_of(page).await, Crossing::Junction)[0];
    for cell in Cell::outer() {
        let wanted = plan[cell].expect("right plans are full");
        let script = format!(
            "const {{ card, place }} = document.querySelector(`{}`).dataset;
             return [card ?? '', place];",
            cell_selector(cell)
        );
        let found = page.eval(&script).await;
        let [laid, place] = [0, 1].map(|i| found[i].as_str().expect("text").to_owned());
        if laid == wanted.label() {
            continue;
        }
        let pile = format!("pile-{}", wanted.kind());
        let is_held = page.count(&format!("[data-place='{pile}'].is-on")).await == 1;
        return if laid.is_empty() && !is_held { pile } else { place };
    }
    "main".to_owned()
}
