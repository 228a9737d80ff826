//! The doors of a building: who has gone in, with how many cards, and where the next one stands.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Action, Event, Laid, Slot, View};

use super::desk::Desk;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::symbol_of;

/// Also while another building is chosen: then that one is left again.
pub fn can_enter(desk: Desk, slot: Slot) -> bool {
    let is_other = desk.walk.plan().slot.is_some_and(|chosen| chosen != slot);
    desk.offers(Action::Enter { slot }) || (is_other && desk.offers(Action::Done))
}

/// What stands in a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Door {
    Visitor {
        seat: Seat,
        n_laid: u8,
        is_new: bool,
    },
    /// Where the viewer would stand.
    Mine {
        seat: Seat,
        n_laid: u8,
    },
    /// The next one free.
    Next,
    Free,
}

#[component]
pub fn Doors(desk: Desk, at: Slot) -> impl IntoView {
    let cx = desk.cx;
    let doors = Memo::new(move |_| doors(desk, at));
    let door = move |(i, door): (usize, Door)| {
        let laid = |n: u8| {
            view! {
                <span class="laid"><Symbol id="rc-back"/>{n}</span>
            }
        };
        match door {
            Door::Visitor { seat, n_laid, is_new } => view! {
                <span class="door in" class:is-last=is_new>
                    <Symbol id=symbol_of(seat)/>
                    {laid(n_laid)}
                    {is_new.then(corners)}
                </span>
            }
            .into_any(),
            Door::Mine { seat, n_laid } => view! {
                <span class="door in mine"><Symbol id=symbol_of(seat)/>{laid(n_laid)}</span>
            }
            .into_any(),
            Door::Next => view! { <span class="door can">{i + 1}</span> }.into_any(),
            Door::Free => view! { <span class="door">{i + 1}</span> }.into_any(),
        }
    };
    let n_doors = move || cx.moment.with(|moment| moment.view.seats.len());
    view! {
        <span class="doors" data-n=n_doors>
            {move || doors.get().into_iter().enumerate().map(door).collect_view()}
        </span>
    }
}

fn doors(desk: Desk, slot: Slot) -> Vec<Door> {
    let plan = desk.walk.plan();
    let newest = desk.cx.news.with(|news| {
        news.iter().rev().find_map(|event| match event {
            Event::Entered { seat, .. } => Some(*seat),
            _ => None,
        })
    });
    let can_enter = can_enter(desk, slot);
    desk.cx.moment.with(|moment| {
        let view = &moment.view;
        let visitors = view.row.get(slot.idx()).map(|row| row.visitors.clone());
        let mut doors: Vec<Door> = visitors
            .unwrap_or_default()
            .into_iter()
            .map(|seat| Door::Visitor {
                seat,
                n_laid: n_laid(view, seat),
                is_new: newest == Some(seat),
            })
            .collect();
        let me = moment.my_turn();
        match me {
            Some(seat) if plan.slot == Some(slot) => {
                doors.push(Door::Mine { seat, n_laid: plan.n_cards() });
            }
            _ if can_enter => doors.push(Door::Next),
            _ => {}
        }
        doors.resize(view.seats.len(), Door::Free);
        doors
    })
}

pub fn n_laid(view: &View, seat: Seat) -> u8 {
    match &view.seats[seat.idx()].laid {
        Laid::None => 0,
        Laid::Hidden(n) => *n,
        Laid::Shown(cards) => cards.len() as u8,
    }
}

/// Gold brackets around what changed last.
fn corners() -> impl IntoView {
    const CORNERS: &str = "M1 11V1H11M29 1H39V11M39 49V59H29M11 59H1V49";
    view! {
        <svg class="trace" viewBox="0 0 40 60" preserveAspectRatio="none" aria-hidden="true">
            <path d=CORNERS></path>
            <path d=CORNERS></path>
        </svg>
    }
}
