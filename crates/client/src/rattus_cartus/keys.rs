//! The keys of this game: numbers for the cards in hand, letters for the buildings, arrows to walk
//! along the street.

use crate::browser;
use crate::table::keys::{Shortcut, on_key};

pub const SHORTCUTS: [Shortcut; 2] = [
    Shortcut { keys: "1 … 9", words: "rattus-keys-cards" },
    Shortcut { keys: "A B C", words: "rattus-keys-buildings" },
];

pub fn press_by_key() {
    on_key(|key| match key {
        "a" | "A" => press_house(1),
        "b" | "B" => press_house(2),
        "c" | "C" => press_house(3),
        "ArrowLeft" => walk(-1),
        "ArrowRight" => walk(1),
        _ => match key.parse() {
            Ok(n @ 1..=9u8) => press_card(n),
            _ => false,
        },
    });
}

/// Supplies or entrance, whichever is on offer.
fn press_house(slot: u8) -> bool {
    let house = format!(".house[data-slot='{slot}']");
    browser::press(&format!("{house} .supply.can"))
        || browser::press(&format!("{house} .entrance"))
}

fn press_card(nth: u8) -> bool {
    browser::press(&format!(".choices button:nth-child({nth})"))
        || browser::press(&format!(".hand .kind:nth-child({nth}) .fan"))
}

/// To the next house that can be pressed.
fn walk(by: i8) -> bool {
    browser::focus_next(".street .can, .nuns .can, .choices button", by.into());
    true
}
