//! A loop in small: readable at a glance.

use engine::Seat;
use leptos::prelude::*;
use milestones::{Milestones, PathSpace, Space};

use super::names::{kind_symbol, space_symbol};
use super::places;
use crate::kit::symbol::symbol_at;
use crate::table::seat_mark::letter;

const STAR: &str = "M0-8l2.3 4.8 5.2.7-3.8 3.7.9 5.2L0 3.9-4.6 6.4l.9-5.2L-7.5-2.5l5.2-.7z";

pub fn mini(game: &Milestones, seat: Seat) -> impl IntoView + use<> {
    let tableau = game.tableau(seat);
    let cells = (1..=milestones::N_PATH_SPACES)
        .map(|space| cell(seat, space, tableau.path.at(space)).into_any())
        .collect_view();
    let buildings = [Space::Mill, Space::BuildingOffice, Space::TradingHouse]
        .map(|space| building(seat, space).into_any())
        .collect_view();
    let (x, y) = pawn_place(tableau.pawn);
    let wash = format!("var(--seat-{})", letter(seat));
    view! {
        <svg class="mini" viewBox="0 0 240 92" aria-hidden="true">
            <rect class="mtrack" x="13" y="19" width="212" height="56" rx="14"/>
            <rect class="mtrack2" x="13" y="19" width="212" height="56" rx="14"/>
            <rect
                class="mc mb"
                data-place=places::space(seat, Space::Castle).to_string()
                x="1"
                y="25"
                width="28"
                height="44"
                rx="4"
            />
            {symbol_at("ms-castle", 4.0, 36.0, 22.0)}
            {cells}
            {buildings}
            <g style=("--sym-wash", wash)>{symbol_at("ms-pawn", x, y, 22.0)}</g>
        </svg>
    }
}

fn left(space: u8) -> f64 {
    34.0 + 25.7 * f64::from(space - 1)
}

fn cell(seat: Seat, space: u8, top: PathSpace) -> impl IntoView {
    let x = left(space);
    let place = places::space(seat, Space::Path(space)).to_string();
    let rect = move |class: &'static str| {
        view! {
            <rect class=class data-place=place x=x y="1" width="23.5" height="37" rx="3.5"/>
        }
    };
    let PathSpace::Worker(worker) = top else {
        let is_covered = top == PathSpace::Covered;
        return rect(if is_covered { "mcov" } else { "memp" }).into_any();
    };
    let star = worker.has_bonus.then(|| {
        let place = format!("translate({:.1} 37) scale(.62)", x + 20.0);
        view! { <path class="mstar" transform=place d=STAR/> }
    });
    view! {
        {rect("mc")}
        {symbol_at(kind_symbol(worker.kind), x + 3.2, 3.0, 17.0)}
        <text x=x + 11.8 y="34">{worker.number}</text>
        {star}
    }
    .into_any()
}

fn building_left(space: Space) -> f64 {
    match space {
        Space::Mill => 62.0,
        Space::BuildingOffice => 120.0,
        _ => 178.0,
    }
}

fn building(seat: Seat, space: Space) -> impl IntoView {
    let x = building_left(space);
    let place = places::space(seat, space).to_string();
    view! {
        <rect class="mc mb" data-place=place x=x y="57" width="46" height="30" rx="4"/>
        {symbol_at(space_symbol(space), x + 4.0, 60.0, 24.0)}
    }
}

fn pawn_place(space: Space) -> (f64, f64) {
    match space {
        Space::Castle => (4.0, 4.0),
        Space::Path(number) => (left(number) + 1.0, 35.0),
        building => (building_left(building) + 26.0, 60.0),
    }
}
