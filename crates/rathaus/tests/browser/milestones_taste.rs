//! Somebody who wants to win Milestones: collects, builds, delivers, hires. Who presses anything
//! never builds the road that ends it.

use crate::page::Page;

const NEXT: &str = include_str!("milestones_taste.js");

/// The place to press next.
pub async fn choice(page: &Page) -> String {
    let place = page.until("something is wanted", NEXT).await;
    place.as_str().expect("a place has a name").to_owned()
}

/// A short game, with the first turn for us.
pub const SHORT: &str = "{ target: 'short', start_seat: { seat: 0 }, stall_rounds: 30 }";
