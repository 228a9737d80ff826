//! Taxis and houses. Pair A is round with a single outline, pair B square with a double one.

use leptos::prelude::*;
use turbo_taxi::{Colour, Field, Figure, Figures, Side};

use crate::kit::live::live;
use crate::kit::symbol::href;
use crate::turbo_taxi::geometry::{Point, figure_at};
use crate::turbo_taxi::names::figure_name;
use crate::turbo_taxi::placing::Placing;
use crate::words::Words;

#[component]
pub fn FigureTokens(
    figures: Signal<Figures>,
    placing: Option<Placing>,
    is_driving: Signal<bool>,
) -> impl IntoView {
    let words = Words::here();
    let tokens = live(move || {
        let figures = figures.get();
        let token = |(figure, field): (Figure, Field)| {
            let label = figure_name(&words.texts(), figure);
            let is_away = is_driving.get() && figure.is_taxi();
            view! {
                <g class=class_of(figure) class:is-away=is_away role="img" aria-label=label>
                    {token(figure, figure_at(field), field.side())}
                </g>
            }
        };
        figures.placed().map(token).collect_view()
    });
    view! { <g class="figures" class:is-placing=placing.is_some()>{tokens}</g> }
}

pub fn class_of(figure: Figure) -> &'static str {
    match figure.colour() {
        Colour::Yellow => "fig y",
        Colour::Black => "fig k",
    }
}

pub fn symbol_of(figure: Figure) -> &'static str {
    if figure.is_taxi() { "tt-taxi" } else { "tt-house" }
}

/// A figure around a point. Its badge leans away from the town.
pub fn token(figure: Figure, at: Point, side: Side) -> impl IntoView {
    let (x, y) = match side {
        Side::N => (-19.0, -10.0),
        Side::E => (13.0, -18.0),
        Side::S => (18.0, 12.0),
        Side::W => (-13.0, -18.0),
    };
    let badge = Point::new(at.x + x, at.y + y);
    let symbol = href(symbol_of(figure));
    match figure.colour() {
        Colour::Yellow => view! {
            <circle class="tk" cx=at.x cy=at.y r="20"/>
            <use_ href=symbol x=at.x - 15.0 y=at.y - 15.5 width="30" height="30"/>
            <circle class="bdA" cx=badge.x cy=badge.y r="8.5"/>
            <text class="bt" x=badge.x y=badge.y + 4.2>"A"</text>
        }
        .into_any(),
        Colour::Black => view! {
            <rect class="tk" x=at.x - 19.5 y=at.y - 19.5 width="39" height="39" rx="3"/>
            <rect class="tk2" x=at.x - 16.6 y=at.y - 16.6 width="33.2" height="33.2" rx="1.5"/>
            <use_ href=symbol x=at.x - 15.0 y=at.y - 15.5 width="30" height="30"/>
            <rect class="bdB" x=badge.x - 8.0 y=badge.y - 8.0 width="16" height="16" rx="1.5"/>
            <text class="bt B" x=badge.x y=badge.y + 4.2>"B"</text>
        }
        .into_any(),
    }
}
