//! The keys of this game: numbers for path spaces, letters for buildings and builds.

use milestones::{Build, Milestones, Space};

use super::places;
use crate::browser;
use crate::table::keys::{Shortcut, on_key};
use crate::table::{Place, Table};

pub const SHORTCUTS: [Shortcut; 3] = [
    Shortcut::of("1 … 8", "milestones-keys-path"),
    Shortcut::of("T O M C", "milestones-keys-buildings"),
    Shortcut::of("R H K", "milestones-keys-builds"),
];

pub fn press_by_key(table: Table<Milestones>) {
    let press = |place: Place| browser::press(&place.selector());
    let go = move |space: Space| {
        let me = table.cx.moment.with_untracked(|moment| moment.viewer.seat());
        me.is_some_and(|me| press(places::space(me, space)))
    };
    on_key(move |key| match key {
        "t" | "T" => go(Space::TradingHouse),
        "o" | "O" => go(Space::BuildingOffice),
        "m" | "M" => go(Space::Mill),
        "c" | "C" => go(Space::Castle),
        "r" | "R" => press(places::build(Build::Section)),
        "h" | "H" => press(places::build(Build::House)),
        "k" | "K" => press(places::build(Build::Market)),
        _ => match key.parse() {
            Ok(space @ 1..=8u8) => go(Space::Path(space)),
            _ => false,
        },
    });
}
