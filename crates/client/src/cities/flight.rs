//! What was taken flies from the offer to whoever took it.

use std::time::Duration;

use cities::{Cities, Event, Row};
use engine::Seat;
use leptos::prelude::*;

use super::names::row_name;
use crate::browser;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;

/// As long as the style sheet moves.
const FLIGHT_MS: u64 = 700;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Flight {
    key: (u64, u8),
    row: Row,
    from: (f64, f64),
    by: (f64, f64),
}

#[component]
pub fn Flights(cx: TableCx<Cities>) -> impl IntoView {
    let flights = RwSignal::new(Vec::<Flight>::new());
    Effect::new(move || {
        let taken: Vec<(Seat, Row, u8)> = cx.news.with(|news| {
            let taken = |event: &Event| match event {
                Event::Took { seat, row, column } => Some((*seat, *row, *column)),
                _ => None,
            };
            news.iter().filter_map(taken).collect()
        });
        if taken.is_empty() || !browser::may_move() {
            return;
        }
        let version = cx.moment.with_untracked(|moment| moment.version);
        flights.set(taken.into_iter().filter_map(|taken| flight(version, taken)).collect());
        let land = move || {
            let _ = flights.try_set(Vec::new());
        };
        set_timeout(land, Duration::from_millis(FLIGHT_MS));
    });
    let draw = |flight: Flight| {
        let px = |length: f64| format!("{length:.0}px");
        view! {
            <span
                class="flying"
                aria-hidden="true"
                style:left=px(flight.from.0)
                style:top=px(flight.from.1)
                style=("--x", px(flight.by.0))
                style=("--y", px(flight.by.1))
            >
                <Symbol id=row_symbol(flight.row) class="sym--40"/>
            </span>
        }
    };
    view! { <For each=move || flights.get() key=|flight| flight.key children=draw/> }
}

fn row_symbol(row: Row) -> &'static str {
    match row {
        Row::Cards => "ct-card",
        Row::Tiles => "ct-lot",
        Row::Features => "ct-fountain",
        Row::Pieces => "ct-any",
    }
}

/// None where the offer or the plate is not to be seen.
fn flight(version: u64, (seat, row, column): (Seat, Row, u8)) -> Option<Flight> {
    let slot = format!(".orow[data-row='{}'] [data-column='{column}']", row_name(row));
    let from = browser::middle_of(&slot).filter(|from| *from != (0.0, 0.0))?;
    let to = browser::middle_of(&format!(".plate[data-seat='{seat}'] .plate__top"))?;
    Some(Flight { key: (version, seat.0), row, from, by: (to.0 - from.0, to.1 - from.1) })
}
