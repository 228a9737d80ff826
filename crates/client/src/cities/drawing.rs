//! The drawing of a site plan: ground with its patterns, lots with their marks, storeys that are
//! stacked upwards, features as tokens. Nothing is told by colour alone.

use cities::{Building, Colour, Face, FeatureKind, Nature, Terrain};
use leptos::prelude::*;

use super::contents::{Cell, Land, SIDE, Top};
use super::names::feature_symbol;
use crate::kit::symbol::href;

/// Waves, tufts, and one pattern for each colour. They stand in the page once.
const PATTERNS: &str = include_str!("patterns.svg");

#[component]
pub fn Patterns() -> impl IntoView {
    view! {
        <svg class="patterns" width="0" height="0" aria-hidden="true" inner_html=PATTERNS></svg>
    }
}

pub fn letter(colour: Colour) -> &'static str {
    ["r", "b", "g", "y"][colour.idx()]
}

/// Triangle, circle, square, diamond.
pub fn mark(colour: Colour) -> &'static str {
    [
        "M0-5l5.5 9h-11z",
        "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
        "M-4.5-4.5h9v9h-9z",
        "M0-6l6 6-6 6-6-6z",
    ][colour.idx()]
}

/// The ground of a space whose corner is at (x, y).
pub fn ground(land: Land, x: f64, y: f64, side: f64) -> AnyView {
    match land {
        Land::Nature(nature) => {
            let (class, fill) = match nature {
                Nature::Water => ("wat", "url(#p-w)"),
                Nature::Park => ("par", "url(#p-p)"),
            };
            view! {
                <rect class=class x=x y=y width=side height=side></rect>
                <rect fill=fill x=x y=y width=side height=side></rect>
            }
            .into_any()
        }
        Land::Lot(colour) => lot(colour, x, y, side),
        Land::Covered => {
            view! { <rect class="lotbg" x=x y=y width=side height=side></rect> }.into_any()
        }
    }
}

fn lot(colour: Colour, x: f64, y: f64, side: f64) -> AnyView {
    let inset = 0.12 * side;
    let (left, top, width) = (x + inset, y + inset, side - 2.0 * inset);
    let pattern = format!("url(#p-{})", letter(colour));
    let (middle_x, middle_y) = (x + 0.5 * side, y + 0.5 * side);
    let scale = side / SIDE;
    view! {
        <rect class="lotbg" x=x y=y width=side height=side></rect>
        <rect
            class=format!("lot l-{}", letter(colour))
            x=left
            y=top
            width=width
            height=width
            rx=0.06 * side
        ></rect>
        <rect class="lotp" fill=pattern x=left y=top width=width height=width rx=0.06 * side></rect>
        <circle class="mkbg" cx=middle_x cy=middle_y r=0.17 * side></circle>
        <path
            class="mk"
            transform=format!("translate({middle_x} {middle_y}) scale({scale})")
            d=mark(colour)
        ></path>
    }
    .into_any()
}

/// What stands on a space.
pub fn top(cell: &Cell, x: f64, y: f64) -> Option<AnyView> {
    match (cell.top, cell.ground) {
        (Top::Nothing, _) => None,
        (Top::Feature(rank), Land::Nature(on)) => {
            Some(token(feature_symbol(FeatureKind::Nature { on, rank }), x, y))
        }
        (Top::Feature(_), _) => None,
        (Top::Monument, _) => Some(token(feature_symbol(FeatureKind::Monument), x, y)),
        (Top::Special, _) => Some(plot(x, y)),
        (Top::Building(it), Land::Covered) => {
            Some(view! { {plot(x, y)} {building(it, x, y)} }.into_any())
        }
        (Top::Building(it), _) => Some(building(it, x, y)),
    }
}

/// A feature as a round token.
pub fn token(symbol: &str, x: f64, y: f64) -> AnyView {
    let inset = 0.2 * SIDE;
    let width = SIDE - 2.0 * inset;
    view! {
        <circle class="ftok" cx=x + 0.5 * SIDE cy=y + 0.5 * SIDE r=0.39 * SIDE></circle>
        <use_ href=href(symbol) x=x + inset y=y + inset width=width height=width></use_>
    }
    .into_any()
}

/// A special tile lies flat.
pub fn plot(x: f64, y: f64) -> AnyView {
    let inset = 0.1 * SIDE;
    let width = SIDE - 2.0 * inset;
    let symbol = href(feature_symbol(FeatureKind::Special));
    view! { <use_ href=symbol x=x + inset y=y + inset width=width height=width></use_> }.into_any()
}

/// Storeys in front, the roof behind them with numeral and mark.
pub fn building(Building { colour, height }: Building, x: f64, y: f64) -> AnyView {
    let letter = letter(colour);
    let storey = 0.21 * SIDE;
    let roof = 0.4216 * SIDE;
    let (left, width) = (x + 0.16 * SIDE, 0.68 * SIDE);
    let front = storey * f64::from(height);
    let wall_top = y + 0.84 * SIDE - front;
    let roof_top = wall_top - roof;
    let floors = (1..height).map(|i| {
        let d = format!("M{left} {}h{width}", wall_top + storey * f64::from(i));
        view! { <path class="fl" d=d></path> }
    });
    let wash = format!("bf f-{letter}");
    let pattern = format!("url(#p-{letter})");
    let sign = format!("translate({} {})", x + 0.38 * SIDE, roof_top + 0.21 * SIDE);
    view! {
        <rect class=wash.clone() x=left y=wall_top width=width height=front></rect>
        <rect class="bp" fill=pattern x=left y=wall_top width=width height=front></rect>
        {floors.collect_view()}
        <rect class=wash x=left y=roof_top width=width height=roof></rect>
        <rect class="br" x=left y=roof_top width=width height=roof></rect>
        <rect class="bo" x=left y=roof_top width=width height=front + roof rx="1.5"></rect>
        <text class="hn" x=x + 0.62 * SIDE y=roof_top + 0.309 * SIDE>{height}</text>
        <path class="mk" transform=sign d=mark(colour)></path>
    }
    .into_any()
}

pub fn land_of(terrain: Terrain) -> Land {
    match terrain {
        Terrain::Water => Land::Nature(Nature::Water),
        Terrain::Park => Land::Nature(Nature::Park),
        Terrain::Lot(colour) => Land::Lot(colour),
    }
}

/// A tile by itself, as it lies in the offer or in the hand.
pub fn tile_picture(face: Face, class: &'static str) -> impl IntoView {
    const PART: f64 = 24.0;
    let spaces = face.0.into_iter().enumerate().map(|(i, terrain)| {
        let (x, y) = ((i % 2) as f64 * PART, (i / 2) as f64 * PART);
        ground(land_of(terrain), x, y, PART)
    });
    view! {
        <svg class=format!("tilepic {class}") viewBox="-2 -2 52 52" aria-hidden="true">
            {spaces.collect_view()}
            <rect class="tframe" width="48" height="48" rx="2"></rect>
        </svg>
    }
}
