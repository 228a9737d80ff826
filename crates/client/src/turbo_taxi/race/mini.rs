//! A board in small on the plate of its seat: its cards where they may be seen, else how many.

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{Cell, Crossing, Plan, TurboTaxi};

use crate::table::Table;
use crate::turbo_taxi::card::drawing;
use crate::turbo_taxi::places;

pub fn mini(table: Table<TurboTaxi>, seat: Seat) -> Option<AnyView> {
    table.cx.moment.with(|moment| {
        let view = &moment.view;
        let own = view.seats.get(seat.idx())?;
        match (own.board, own.n_laid) {
            (Some(plan), _) => Some(town(seat, &plan, view.options.crossing).into_any()),
            (None, Some(n_laid)) => Some(slots(n_laid).into_any()),
            (None, None) => None,
        }
    })
}

fn town(seat: Seat, plan: &Plan, crossing: Crossing) -> impl IntoView + use<> {
    let cell = |cell: Cell| {
        let (x, y) = (100 * u32::from(cell.column()), 100 * u32::from(cell.row()));
        let card = plan[cell].map(|card| {
            let turn = format!("rotate({} 50 50)", 90 * u32::from(card.turn()));
            view! { <use_ href=drawing(card.kind(), crossing) transform=turn/> }
        });
        view! {
            <g transform=format!("translate({x} {y})")>
                <rect
                    class="m-cell"
                    data-place=places::cell(Some(seat), cell).to_string()
                    width="100"
                    height="100"
                />
                {card}
            </g>
        }
    };
    let cells = Cell::all().map(cell).collect_view();
    view! { <svg class="mini" viewBox="-4 -4 308 308" aria-hidden="true">{cells}</svg> }
}

/// One for each card that can be laid.
fn slots(n_laid: u8) -> impl IntoView {
    let slot = |i: u8| {
        let class = if i < n_laid { "m-slot on" } else { "m-slot" };
        view! { <rect class=class x=1 + 13 * u32::from(i) y="1" width="10" height="14" rx="2"/> }
    };
    view! {
        <svg class="mini mini--slots" viewBox="0 0 103 16" aria-hidden="true">
            {(0..8).map(slot).collect_view()}
        </svg>
    }
}
