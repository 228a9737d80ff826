//! The keys of this game: letters for rows of the offer, numbers for columns and for what is in the
//! hand, R to turn the tile.

use cities::{Cities, Phase, Row};
use leptos::prelude::*;

use super::laying::{things_by_sort, turned};
use super::places;
use crate::browser;
use crate::table::keys::{Shortcut, on_key};
use crate::table::{Place, Scene, Table};

pub const SHORTCUTS: [Shortcut; 4] = [
    Shortcut::of("A … D, 1 … 4", "cities-keys-offer"),
    Shortcut::of("1 … 4", "cities-keys-hand"),
    Shortcut::of("R", "cities-keys-turn"),
    Shortcut::of("X", "cities-keys-discard"),
];

/// Letters choose rows while one takes something: D is the fourth.
pub fn own_letters(scene: &Scene<'_, Cities>) -> &'static str {
    let is_taking = scene.my_turn().is_some() && scene.view().phase == Phase::Take;
    if is_taking { "ABCD" } else { "" }
}

pub fn press_by_key(table: Table<Cities>) {
    let row = StoredValue::new(None);
    on_key(move |key| {
        let phase = table.cx.moment.with_untracked(|moment| moment.view.phase);
        let is_taking = phase == Phase::Take;
        match key {
            "a" | "A" if is_taking => choose_row(row, Row::Cards),
            "b" | "B" if is_taking => choose_row(row, Row::Tiles),
            "c" | "C" if is_taking => choose_row(row, Row::Features),
            "d" | "D" if is_taking => choose_row(row, Row::Pieces),
            "1" | "2" | "3" | "4" => press_number(phase, row.get_value(), key),
            "r" | "R" => turn(table, key == "r"),
            "x" | "X" => press(&places::DISCARD),
            "Enter" if browser::is_unfocused() => press(&Place::MAIN),
            _ => false,
        }
    });
}

fn press(place: &Place) -> bool {
    browser::press(&place.selector())
}

/// The keyboard goes to the row, so that it can be seen which one it is.
fn choose_row(chosen: StoredValue<Option<Row>>, row: Row) -> bool {
    chosen.set_value(Some(row));
    browser::focus(&places::slot(row, 0).selector());
    true
}

fn press_number(phase: Phase, row: Option<Row>, key: &str) -> bool {
    let idx = key.parse::<u8>().unwrap_or(1) - 1;
    match (phase, row) {
        (Phase::Take, Some(row)) => press(&places::slot(row, idx)),
        (Phase::ChooseStartTile, _) => press(&places::start_tile(idx)),
        _ => {
            let thing = things_by_sort(phase).get(usize::from(idx)).copied();
            thing.is_some_and(|thing| press(&places::thing(thing)))
        }
    }
}

/// A quarter turn of the tile that lies on the plan, if nothing holds it back.
pub fn turn(table: Table<Cities>, is_clockwise: bool) -> bool {
    let laying = table.local.get_untracked();
    let Some((at, rotation)) = laying.tile else { return false };
    let is_lit = untrack(|| table.lit(&places::TURN)).is_some();
    if is_lit && is_clockwise {
        table.carry_out(&places::TURN);
    } else if table.is_free() && is_lit {
        let next = table.game.with_untracked(|game| turned(game, rotation, is_clockwise));
        table.keep(laying.lying(at, next));
    }
    true
}
