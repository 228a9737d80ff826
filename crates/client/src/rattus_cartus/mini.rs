//! How a seat stands in small: a bar for each class, gold where the seat leads.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Class, View};

use super::names::class_symbol;
use super::tracks::{LAST_SPACE, paid, ranking};
use crate::kit::symbol::href;

/// Of one bar with its symbol, and of the longest bar.
const STEP: f64 = 16.0;
const HIGH: f64 = 46.0;

pub fn mini(view: &View, seat: Seat) -> impl IntoView + use<> {
    let bars = Class::ALL.into_iter().enumerate().map(|(i, class)| bar(view, seat, i, class));
    let bars: Vec<_> = bars.collect();
    view! { <svg class="mini" viewBox="0 0 98 66" aria-hidden="true">{bars}</svg> }
}

fn bar(view: &View, seat: Seat, i: usize, class: Class) -> impl IntoView + use<> {
    let track = &view.tracks[class as usize];
    let influence = track.influence[seat.idx()];
    let rank = ranking(track).iter().position(|it| *it == seat);
    let bar = match rank {
        Some(0) => "m-bar first",
        Some(rank) if rank < paid(view.seats.len()).len() => "m-bar paid",
        _ => "m-bar",
    };
    let x = 2.0 + STEP * i as f64;
    let height = HIGH * f64::from(influence.min(LAST_SPACE)) / f64::from(LAST_SPACE);
    view! {
        <rect class="m-lane" x=x y="1" width="13" height=HIGH rx="2"/>
        <rect class=bar x=x y=1.0 + HIGH - height width="13" height=height rx="2"/>
        <use_ href=href(class_symbol(class)) x=x - 1.0 y="50" width="15" height="15"></use_>
    }
}
