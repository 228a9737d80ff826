//! The keys of this game: letters for rows of the offer, numbers for columns and for what is in the
//! hand, arrows for the plan.

use cities::{Phase, Row};
use leptos::prelude::*;

use super::desk::{Desk, hand};
use super::names::row_name;
use super::walk::walk;
use crate::browser;
use crate::table::keys::{Direction, Shortcut, on_key};

pub const SHORTCUTS: [Shortcut; 4] = [
    Shortcut { keys: "A … D, 1 … 4", words: "cities-keys-offer" },
    Shortcut { keys: "1 … 4", words: "cities-keys-hand" },
    Shortcut { keys: "R", words: "cities-keys-turn" },
    Shortcut { keys: "X", words: "cities-keys-discard" },
];

pub fn press_by_key(desk: Desk) {
    on_key(move |key| {
        let phase = desk.cx.moment.with_untracked(|moment| moment.view.phase);
        let is_taking = phase == Phase::Take;
        let is_start = phase == Phase::ChooseStartTile;
        match key {
            "a" | "A" if is_taking => choose_row(desk, Row::Cards),
            "b" | "B" if is_taking => choose_row(desk, Row::Tiles),
            "c" | "C" if is_taking => choose_row(desk, Row::Features),
            "d" | "D" if is_taking => choose_row(desk, Row::Pieces),
            "1" | "2" | "3" | "4" if is_taking => press_column(desk, key),
            "1" | "2" | "3" | "4" if is_start => press_start_tile(key),
            "1" | "2" | "3" | "4" => pick(desk, phase, key),
            "r" | "R" => {
                desk.laying.turn(key == "r");
                true
            }
            "x" | "X" => browser::press(".bin"),
            "Enter" if browser::is_unfocused() => browser::press(".main-button"),
            _ => Direction::of_key(key).is_some_and(walk),
        }
    });
}

fn choose_row(desk: Desk, row: Row) -> bool {
    desk.row.set(Some(row));
    true
}

fn press_column(desk: Desk, key: &str) -> bool {
    let column = key.parse::<u8>().unwrap_or(1) - 1;
    let Some(row) = desk.row.get_untracked() else { return false };
    browser::press(&format!(".orow[data-row='{}'] [data-column='{column}']", row_name(row)))
}

fn press_start_tile(key: &str) -> bool {
    let tile = key.parse::<u8>().unwrap_or(1) - 1;
    browser::press(&format!("[data-start='{tile}']"))
}

fn pick(desk: Desk, phase: Phase, key: &str) -> bool {
    let idx = key.parse::<usize>().unwrap_or(1) - 1;
    let thing = hand(phase).get(idx).copied();
    thing.inspect(|thing| desk.pick(*thing)).is_some()
}
