//! The keys of this game: numbers for the cards in hand, letters for the buildings.

use crate::browser;
use crate::table::keys::{Shortcut, on_key};

pub const SHORTCUTS: [Shortcut; 2] =
    [Shortcut::of("1 … 9", "rattus-keys-cards"), Shortcut::of("A B C", "rattus-keys-buildings")];

pub fn press_by_key() {
    on_key(|key| match key {
        "a" | "A" => press_house(1),
        "b" | "B" => press_house(2),
        "c" | "C" => press_house(3),
        _ => match key.parse() {
            Ok(n @ 1..=9u8) => browser::press(&format!(".held .kind:nth-child({n})")),
            _ => false,
        },
    });
}

fn press_house(slot: u8) -> bool {
    browser::press(&format!("[data-place='slot-{slot}']"))
}
