//! The keys of this game: numbers for path spaces, letters for buildings and builds, arrows on the
//! map.

use crate::browser;
use crate::table::keys::{Shortcut, on_key};

pub const SHORTCUTS: [Shortcut; 3] = [
    Shortcut { keys: "1 … 8", words: "milestones-keys-path" },
    Shortcut { keys: "T O M C", words: "milestones-keys-buildings" },
    Shortcut { keys: "R H K", words: "milestones-keys-builds" },
];

pub fn press_by_key() {
    on_key(|key| match key {
        "t" | "T" => press_space(9),
        "o" | "O" => press_space(10),
        "m" | "M" => press_space(11),
        "c" | "C" => press_space(0),
        "r" | "R" => press_build("section"),
        "h" | "H" => press_build("house"),
        "k" | "K" => press_build("market"),
        "ArrowLeft" => walk(-1),
        "ArrowRight" => walk(1),
        _ => match key.parse() {
            Ok(space @ 1..=8u8) => press_space(space),
            _ => false,
        },
    });
}

fn press_space(space: u8) -> bool {
    browser::press(&format!(".loop [data-space='{space}']"))
}

fn press_build(build: &str) -> bool {
    browser::press(&format!(".builds [data-build='{build}']"))
}

/// To the next thing that can be chosen.
fn walk(by: i32) -> bool {
    browser::focus_next(".landmap .can, .loop .can, .r-decide .chips button", by);
    true
}
