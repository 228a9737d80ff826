//! The land itself: meadow, lattice, corn and bushes. It does not change.

use leptos::prelude::*;
use milestones::{Edition, Milestones, Plot};

use super::board::middle;
use super::contents::{frame, line, triangle};
use super::names::kind_symbol;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::symbol_at;
use crate::table::Table;

/// Everything that lies below the pieces.
pub fn land(edition: &Edition) -> impl IntoView + use<> {
    let (x, y, width, height) = frame(edition);
    let plots = edition.plots().map(|plot| line(edition, &plot.0) + "Z");
    let edges = || edition.edges().iter().map(|edge| line(edition, &edge.0));
    let shape: String = plots.chain(edges()).collect();
    let lattice: String = edges().collect();
    // Wider than the map, because it fills whatever room there is.
    view! {
        <rect
            class="mead"
            x=x - 4.0 * width
            y=y - 4.0 * height
            width=9.0 * width
            height=9.0 * height
        />
        <path class="coast" d=shape.clone()/>
        <path class="land" d=shape/>
        <path class="tuft" d=tufts(x, y, width, height)/>
        {edition.corn_field().map(|plot| corn(edition, plot))}
        <path class="lat" d=lattice/>
        {rows(edition, x).into_any()}
    }
}

/// The letters of the rows, at the rim.
fn rows(edition: &Edition, left: f64) -> impl IntoView + use<> {
    let firsts = edition.sites().iter().map(|site| site.corner).filter(|it| it.column == 1);
    let letter = |corner: milestones::Corner| {
        let (_, y) = edition.point(corner).unwrap_or_default();
        let name = corner.to_string();
        let letter: String = name.chars().take(1).collect();
        view! { <text class="row" x=left + 10.0 y=y + 6.0>{letter}</text> }
    };
    firsts.map(letter).collect_view()
}

/// Grass around the land.
fn tufts(x: f64, y: f64, width: f64, height: f64) -> String {
    let places =
        [(0.03, 0.06), (0.05, 0.96), (0.97, 0.05), (0.96, 0.95), (0.5, 0.985), (0.3, 0.02)];
    let tuft = |(right, down): (f64, f64)| {
        let (x, y) = (x + right * width, y + down * height);
        format!("M{x:.0} {y:.0}l-4-9m4 9v-11m0 11l4-9")
    };
    places.map(tuft).concat()
}

fn corn(edition: &Edition, plot: Plot) -> impl IntoView + use<> {
    let (x, y) = edition.middle(plot).unwrap_or_default();
    let points_up = plot.0[0].row != plot.0[1].row;
    let foot = if points_up { y + 25.0 } else { y - 12.0 };
    let ear = |i: i32| {
        let x = x + 13.5 * f64::from(i);
        format!("M{x:.1} {foot:.1}v-12m0 4l-4-4m4 4l4-4m-4 8l-4-4m4 4l4-4")
    };
    let ears: String = (-2..=2).map(ear).collect();
    view! {
        <polygon class="corn" points=triangle(edition, plot, 0.92)/>
        <path class="cornl" d=ears/>
    }
}

const BUSH: &str = "M8 26c-4 0-5.5-2.5-5-5 .4-2 2-3 3.5-3-.5-4 2-6.5 5-6.5 1-3.5 3.5-4.5 5.5-4.5 \
                    3.5 0 5 2 5.5 4.5 3.5 0 5 2.5 4.5 6 2 .3 3 1.8 3 4 0 3-2 4.5-4.5 4.5z";

/// A bush with what lies on it. An empty one is small, and goes where a house stands.
pub fn bush(table: Table<Milestones>, plot: Plot) -> impl IntoView {
    let (x, y) = middle(table, plot);
    let state = Memo::new(move |_| {
        table.game.with(|game| {
            let has_house = game.map().houses(game.edition()).any(|house| house == plot);
            (game.bonus_on(plot), has_house)
        })
    });
    live(move || {
        let (bonus, has_house) = state.get();
        if has_house {
            return None;
        }
        let scale = if bonus.is_some() { 2.3 } else { 1.35 };
        let turn = format!("scale({scale}) translate(-16.5 -17)");
        let tile = bonus.map(|kind| {
            view! {
                <rect class="btile" x="-14.5" y="-11" width="29" height="29" rx="6"/>
                {symbol_at(kind_symbol(kind), -12.0, -8.5, 24.0)}
            }
        });
        Some(view! {
            <g class="bushes" transform=format!("translate({x:.1} {:.1})", y + 1.0)>
                <path class="bush" transform=turn d=BUSH/>
                {tile}
            </g>
        })
    })
}
