//! The keys of this game: numbers for the cards in hand, letters for the buildings.

use rattus_cartus::{Kind, RattusCartus, Slot};

use super::names::counted;
use super::places;
use crate::browser;
use crate::table::keys::{Shortcut, on_key};
use crate::table::{Place, Table};

pub const SHORTCUTS: [Shortcut; 2] =
    [Shortcut::of("1 … 9", "rattus-keys-cards"), Shortcut::of("A B C", "rattus-keys-buildings")];

pub fn press_by_key(table: Table<RattusCartus>) {
    let press = |place: Place| browser::press(&place.selector());
    let go = move |slot: u8| Slot::new(slot).is_some_and(|slot| press(places::slot(slot)));
    on_key(move |key| match key {
        "a" | "A" => go(1),
        "b" | "B" => go(2),
        "c" | "C" => go(3),
        _ => match key.parse() {
            Ok(n @ 1..=9usize) => {
                kind_in_hand(table, n - 1).is_some_and(|kind| press(places::card(kind)))
            }
            _ => false,
        },
    });
}

/// In the order in which the hand shows them.
fn kind_in_hand(table: Table<RattusCartus>, nth: usize) -> Option<Kind> {
    table.cx.moment.with_untracked(|moment| {
        let own = moment.view.own.as_ref()?;
        counted(own.hand.iter().map(|card| card.kind())).get(nth).map(|(kind, _)| *kind)
    })
}
