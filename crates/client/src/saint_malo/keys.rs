//! The keys of this game: numbers mark dice.

use super::places;
use crate::browser;
use crate::table::keys::{Shortcut, on_key};

pub const SHORTCUTS: [Shortcut; 1] = [Shortcut::of("1 … 5", "saint-malo-keys-dice")];

pub fn press_by_key() {
    on_key(|key| match key.parse() {
        Ok(n @ 1..=5usize) => browser::press(&places::die(n - 1).selector()),
        _ => false,
    });
}
