//! A plot of the map: where a house can be built it shows what that would bring, and the house
//! itself once it is looked at.

use leptos::prelude::*;
use milestones::{Milestones, Plot};

use super::board::middle;
use super::contents::triangle;
use super::names::POINTS;
use super::places;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::symbol_at;
use crate::table::Table;

#[component]
pub fn PlotSpot(table: Table<Milestones>, plot: Plot) -> impl IntoView {
    let (x, y) = middle(table, plot);
    let gain =
        Memo::new(move |_| table.lit(&places::plot(plot)).map(|target| target.worth(POINTS)));
    let [ground, ring] = table
        .game
        .with_untracked(|game| [0.97, 0.8].map(|scale| triangle(game.edition(), plot, scale)));
    let has_bonus = Memo::new(move |_| table.game.with(|game| game.bonus_on(plot).is_some()));
    let ring = StoredValue::new(ring);
    let inside = live(move || {
        let gain = gain.get()?;
        let house = symbol_at("ms-house", x - 24.0, y - 35.0, 48.0);
        Some(view! {
            <polygon class="ring" points=ring.get_value()/>
            {plot_gain(x, y + shift(plot, has_bonus.get()), gain)}
            <g class="is-preview">{house}</g>
        })
    });
    view! {
        <g {..table.spot(places::plot(plot))} class:plot=true>
            <polygon class="hit" points=ground/>
            {inside}
        </g>
    }
}

/// A number does not lie on a bonus tile but beside it, where the triangle has room.
fn shift(plot: Plot, has_bonus: bool) -> f64 {
    let points_up = plot.0[0].row != plot.0[1].row;
    match (has_bonus, points_up) {
        (false, true) => 4.0,
        (false, false) => -4.0,
        (true, true) => -24.0,
        (true, false) => 31.0,
    }
}

/// The points; a dot where there are none.
fn plot_gain(x: f64, y: f64, gain: i32) -> AnyView {
    match gain {
        0 => view! { <circle class="nil" cx=x cy=y r="6"/> }.into_any(),
        _ => view! {
            <g class="flag">
                <rect x=x - 19.0 y=y - 12.5 width="38" height="25" rx="12.5"/>
                <text x=x y=y + 7.5>{format!("+{gain}")}</text>
            </g>
        }
        .into_any(),
    }
}
