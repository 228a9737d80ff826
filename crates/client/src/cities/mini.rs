//! A neighbourhood in small: complete, down to storeys and features.

use cities::{Neighbourhood, Position};
use engine::Seat;
use leptos::prelude::*;

use super::contents::{Cell, Land, Top, cells, tiles, within};
use super::drawing::letter;
use super::places;

const PART: f64 = 10.5;
const GAP: f64 = 1.2;
const TILES_MIN: u8 = 3;

/// Its places have the same names as on the plan, so that news of it can be marked here.
pub fn mini(seat: Seat, city: &Neighbourhood) -> impl IntoView + use<> {
    let (n_rows, n_columns) = city.size();
    let n_shown = n_rows.max(n_columns).max(TILES_MIN);
    let length = f64::from(n_shown) * (2.0 * PART + GAP) - GAP;
    let corner = city.top_left();
    let (down, right) = (n_shown - n_rows, n_shown - n_columns);
    let place = move |row: i8, column: i8| {
        let part = |at: i8, first: i8, space: u8| {
            let at = f64::from(at - 2 * first) + f64::from(space);
            at * PART + (at / 2.0).floor() * GAP
        };
        // A smaller city stands in the middle, by whole tiles.
        (part(column, corner.column, 2 * (right / 2)), part(row, corner.row, 2 * (down / 2)))
    };
    let empty = within(city).into_iter().filter(|at| !city.has_tile(*at)).map(|at| {
        let (x, y) = place(2 * at.row, 2 * at.column);
        view! { <rect class="none" x=x y=y width=2.0 * PART height=2.0 * PART></rect> }
    });
    let empty = empty.collect_view();
    let drawn = cells(city).into_iter().map(|cell| {
        let (x, y) = place(cell.space.row, cell.space.column);
        draw(seat, &cell, x, y)
    });
    let drawn = drawn.collect_view();
    let tile = |at: Position| {
        let (x, y) = place(2 * at.row, 2 * at.column);
        let width = 2.0 * PART;
        let name = places::tile(seat, at).to_string();
        view! { <rect class="m-tile" data-place=name x=x y=y width=width height=width></rect> }
    };
    let tiles = tiles(city).into_iter().map(tile).collect_view();
    view! {
        <svg class="mini" viewBox=format!("0 0 {length} {length}") aria-hidden="true">
            {empty}
            {drawn}
            {tiles}
        </svg>
    }
}

fn draw(seat: Seat, cell: &Cell, x: f64, y: f64) -> impl IntoView + use<> {
    let ground = match cell.ground {
        Land::Nature(cities::Nature::Water) => "wat",
        Land::Nature(cities::Nature::Park) => "par",
        Land::Lot(_) | Land::Covered => "lotbg",
    };
    let lot = match (cell.ground, cell.top) {
        (_, Top::Building(it)) => Some((format!("f-{}", letter(it.colour)), 1.0)),
        (Land::Lot(colour), _) => Some((format!("l-{} m-lot", letter(colour)), 2.6)),
        (Land::Covered, _) => Some(("m-grey".to_owned(), 1.0)),
        (Land::Nature(_), _) => None,
    };
    let lot = lot.map(|(class, inset)| {
        let width = PART - 2.0 * inset;
        view! { <rect class=class x=x + inset y=y + inset width=width height=width></rect> }
    });
    let (middle_x, middle_y) = (x + 0.5 * PART, y + 0.5 * PART);
    let sign = |text: String| {
        let class = if text == "!" { "m-sign m-mon" } else { "m-sign" };
        view! { <text class=class x=middle_x y=middle_y + 2.9>{text}</text> }.into_any()
    };
    let top = match cell.top {
        Top::Nothing | Top::Special => None,
        Top::Monument => Some(sign("!".to_owned())),
        Top::Building(it) => Some(sign(it.height.to_string())),
        Top::Feature(rank) => Some(view! { {feature(rank, middle_x, middle_y)} }.into_any()),
    };
    let name = places::space(seat, cell.space).to_string();
    view! {
        <rect class=ground data-place=name x=x y=y width=PART height=PART></rect>
        {lot}
        {top}
    }
}

/// Circle, square, triangle and diamond tell the four kinds apart.
fn feature(rank: u8, x: f64, y: f64) -> impl IntoView {
    let d = match rank {
        0 => "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
        1 => "M-2.7-2.7h5.4v5.4h-5.4z",
        2 => "M0-3.3l3.4 6h-6.8z",
        _ => "M0-3.7l3.7 3.7-3.7 3.7-3.7-3.7z",
    };
    view! { <path class="m-feature" transform=format!("translate({x} {y})") d=d></path> }
}
