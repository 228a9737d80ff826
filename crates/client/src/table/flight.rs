//! Pieces that are seen to travel: from place to place, wherever these lie on the page.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;

use super::log::newest_seat;
use super::{AnyTable, Place};
use crate::browser;
use crate::kit::each::Each;
use crate::kit::effect::effect;
use crate::kit::symbol::Symbol;

/// As long as the style sheet moves.
const FLIGHT_MS: u64 = 700;
/// More at once is a swarm.
const FLIGHTS_MAX: usize = 8;

/// Closer places are one.
const SAME_PX: f64 = 12.0;

/// Something that goes from one place to another; where one of them is not to be seen, from or to
/// the plate of whoever has done it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    pub symbol: String,
    pub from: Place,
    pub to: Place,
}

impl Flight {
    pub fn of(symbol: &str, from: Place, to: Place) -> Flight {
        Flight { symbol: symbol.to_owned(), from, to }
    }
}

/// One that is under way, in pixels of the window.
#[derive(Clone, PartialEq, Debug)]
struct Flying {
    key: (u64, usize),
    symbol: String,
    from: (f64, f64),
    by: (f64, f64),
}

#[component]
pub fn Flights(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    let flying = RwSignal::new(Vec::<Flying>::new());
    effect(move || {
        // The log already tells of it.
        let by = cx.log.with_untracked(|lines| newest_seat(lines)).unwrap_or(Seat(0));
        let mut flights = cx.ui.flights(&cx.happened.get(), &table.game.get_untracked(), by);
        flights.truncate(FLIGHTS_MAX);
        if flights.is_empty() || !browser::may_move() {
            return;
        }
        let version = cx.moment.with_untracked(|moment| moment.version);
        flying.set(take_off(version, by, flights));
        let land = move || {
            let _ = flying.try_set(Vec::new());
        };
        set_timeout(land, Duration::from_millis(FLIGHT_MS));
    });
    let draw = |flying: Flying| {
        let px = |length: f64| format!("{length:.0}px");
        view! {
            <span
                class="flying"
                aria-hidden="true"
                style:left=px(flying.from.0)
                style:top=px(flying.from.1)
                style=("--x", px(flying.by.0))
                style=("--y", px(flying.by.1))
                style=("--i", flying.key.1.to_string())
            >
                <Symbol id=flying.symbol class="sym--40"/>
            </span>
        }
    };
    view! { <Each each=move || flying.get() key=|flying| flying.key children=draw/> }
}

fn take_off(version: u64, by: Seat, flights: Vec<Flight>) -> Vec<Flying> {
    let middle = |place: &Place| {
        let area = browser::area_of(&place.selector())?;
        Some((area.left + 0.5 * area.width, area.top + 0.5 * area.height))
    };
    let middle = |place: &Place| middle(place).or_else(|| middle(&Place::seat(by)));
    let begin = |(i, flight): (usize, Flight)| {
        let (from, to) = (middle(&flight.from)?, middle(&flight.to)?);
        let by = (to.0 - from.0, to.1 - from.1);
        let is_far = SAME_PX < by.0.hypot(by.1);
        is_far.then_some(Flying { key: (version, i), symbol: flight.symbol, from, by })
    };
    flights.into_iter().enumerate().filter_map(begin).collect()
}
