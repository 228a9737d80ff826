//! The doors of a building: who has gone in, with how many cards, and where the next one stands.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{RattusCartus, Slot, Stage};

use super::question::n_laid;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::symbol_of;
use crate::table::{Scene, Table};

/// What stands in a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Door {
    Visitor {
        seat: Seat,
        n_laid: u8,
    },
    /// Where the viewer would stand.
    Mine {
        seat: Seat,
        n_laid: u8,
    },
    /// The next one free, for the viewer.
    Next,
    Free,
}

#[component]
pub fn Doors(table: Table<RattusCartus>, at: Slot) -> impl IntoView {
    let doors = Memo::new(move |_| table.scene(|scene| doors(scene, at)));
    let door = move |(i, door): (usize, Door)| {
        let laid = |seat: Seat, n: u8| {
            view! {
                <Symbol id=symbol_of(seat)/>
                <span class="laid">{n}</span>
            }
        };
        match door {
            Door::Visitor { seat, n_laid } => {
                view! { <span class="door in">{laid(seat, n_laid)}</span> }.into_any()
            }
            Door::Mine { seat, n_laid } => {
                view! { <span class="door in mine">{laid(seat, n_laid)}</span> }.into_any()
            }
            Door::Next => view! { <span class="door next">{i + 1}</span> }.into_any(),
            Door::Free => view! { <span class="door">{i + 1}</span> }.into_any(),
        }
    };
    view! {
        <span class="doors" data-n=follows(move || doors.with(Vec::len))>
            {live(move || doors.get().into_iter().enumerate().map(door).collect_view())}
        </span>
    }
}

fn doors(scene: &Scene<'_, RattusCartus>, slot: Slot) -> Vec<Door> {
    let (view, picks) = (scene.view(), scene.local);
    let visitors = view.row.get(slot.idx()).map(|row| row.visitors.clone()).unwrap_or_default();
    let visitor = |seat: Seat| Door::Visitor { seat, n_laid: n_laid(view, seat) };
    let mut doors: Vec<Door> = visitors.into_iter().map(visitor).collect();
    let entering = scene.my_turn().filter(|_| matches!(view.stage, Stage::Enter { .. }));
    match entering {
        Some(seat) if picks.slot == Some(slot) => {
            doors.push(Door::Mine { seat, n_laid: picks.n_cards() });
        }
        Some(_) => doors.push(Door::Next),
        None => {}
    }
    doors.resize(view.seats.len(), Door::Free);
    doors
}
