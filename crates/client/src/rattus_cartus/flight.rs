//! Cards that change hands fly from plate to plate, face down: who they are is nobody else's
//! business (RC-117).

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Event, RattusCartus};

use crate::browser;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;

/// As long as the style sheet moves.
const FLIGHT_MS: u64 = 1_500;
/// More backs are not drawn.
const BACKS_MAX: u8 = 4;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Flight {
    key: (u64, u8, u8),
    from: (f64, f64),
    by: (f64, f64),
    n: u8,
}

#[component]
pub fn Flights(cx: TableCx<RattusCartus>) -> impl IntoView {
    let flights = RwSignal::new(Vec::<Flight>::new());
    Effect::new(move || {
        let gifts: Vec<(Seat, Seat, u8)> = cx.news.with(|news| {
            let gift = |event: &Event| match event {
                Event::Gave { seat, to, n } => Some((*seat, *to, *n)),
                _ => None,
            };
            news.iter().filter_map(gift).collect()
        });
        if gifts.is_empty() || !browser::may_move() {
            return;
        }
        let version = cx.moment.with_untracked(|moment| moment.version);
        flights.set(gifts.into_iter().filter_map(|gift| flight(version, gift)).collect());
        set_timeout(
            move || {
                let _ = flights.try_set(Vec::new());
            },
            Duration::from_millis(FLIGHT_MS),
        );
    });
    let draw = |flight: Flight| {
        let back = |i: u8| {
            view! {
                <i class="bk" style=("--i", i.to_string())>
                    <Symbol id="rc-nun" class="mono"/>
                </i>
            }
        };
        let px = |length: f64| format!("{length:.0}px");
        view! {
            <span
                class="flight"
                aria-hidden="true"
                style:left=px(flight.from.0)
                style:top=px(flight.from.1)
                style=("--x", px(flight.by.0))
                style=("--y", px(flight.by.1))
            >
                {(0..flight.n.min(BACKS_MAX)).map(back).collect_view()}
            </span>
        }
    };
    view! { <For each=move || flights.get() key=|flight| flight.key children=draw/> }
}

fn flight(version: u64, (seat, to, n): (Seat, Seat, u8)) -> Option<Flight> {
    let middle = |seat: Seat| browser::middle_of(&format!(".plate[data-seat='{seat}']"));
    let (from, end) = (middle(seat)?, middle(to)?);
    let by = (end.0 - from.0, end.1 - from.1);
    Some(Flight { key: (version, seat.0, to.0), from, by, n })
}
