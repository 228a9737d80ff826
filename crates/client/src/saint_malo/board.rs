//! A city as a map: an island in an engraved sea, ramparts around it, pieces drawn in ink.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Action, Bonus, Field, Piece, SaintMalo, Side};

use super::attack::AttackScene;
use super::contents::{CityMap, Ground, SIZE, SideState, corner, map};
use super::drawing;
use super::foresee::{Gain, gain, payers};
use super::names::{person_id, person_letter, side_name};
use super::places;
use super::targets::piece_of;
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::symbol_at;
use crate::table::{Table, TableCx};
use crate::words::{Texts, Words};

/// The large map of the city that is shown.
pub fn board(table: Table<SaintMalo>) -> AnyView {
    let cx = table.cx;
    let drawn = Memo::new(move |_| {
        let seat = table.shown.get();
        cx.moment.with(|moment| map(&moment.game(), seat))
    });
    let label = move || {
        let n = drawn.with(|map| map.n_free);
        cx.words.say("saint-malo-map", &[("n", n.into())])
    };
    view! {
        <div class="neatline">
            <svg
                class="city"
                viewBox=format!("0 0 {SIZE} {SIZE}")
                role="group"
                aria-label=follows(label)
            >
                <drawing::Sea/>
                <g class="fields">{live(move || drawn.with(grounds))}</g>
                <rect class="f-frame" x="132" y="132" width="400" height="400"/>
                <g class="pieces">
                    <Each
                        each=move || drawn.with(standing)
                        key=|(field, piece)| (field.idx(), piece.letter())
                        children=move |(field, piece)| put(field, piece, cx.words)
                    />
                </g>
                <g class="targets">
                    {live(move || fields(table, table.shown.get()))}
                    {live(move || paying(table))}
                </g>
                {Side::ALL.map(tower).collect_view()}
                {live(move || drawn.with(|map| side_labels(map, &cx.words.texts())))}
            </svg>
        </div>
        <AttackScene cx/>
        {live(move || last_round(cx))}
    }
    .into_any()
}

/// All fields of a city. They stay while the match goes on, so that the keyboard keeps its place.
fn fields(table: Table<SaintMalo>, seat: Seat) -> impl IntoView {
    Field::all().map(|field| field_spot(table, seat, field)).collect_view()
}

fn field_spot(table: Table<SaintMalo>, seat: Seat, field: Field) -> impl IntoView {
    let (x, y) = corner(field);
    let place = StoredValue::new(places::field(seat, field));
    let offered = Memo::new(move |_| {
        place.with_value(|place| table.lit(place))?;
        table.game.with(|game| Some((gain(game, field), piece_of(game.phase())?)))
    });
    let inside = live(move || {
        let (gain, piece) = offered.get()?;
        Some(target(field, &gain, piece, &table.cx.words.texts()))
    });
    view! {
        <g {..table.spot(place.get_value())}>
            <rect class="hit" x=x + 2.0 y=y + 2.0 width="76" height="76" rx="9"/>
            {inside}
        </g>
    }
}

/// The ring around a field on offer, its gain, and the piece itself once it is looked at.
fn target(field: Field, gain: &Gain, piece: Piece, texts: &Texts) -> impl IntoView + use<> {
    let (x, y) = corner(field);
    let preview = draw_piece(field, piece, x, y, texts).into_any();
    let warning = gain.spoils.map(|_| symbol_at("warning", x + 54.0, y + 8.0, 18.0));
    view! {
        <rect class="ring" x=x + 5.0 y=y + 5.0 width="70" height="70" rx="9"/>
        <g class="gain-mark">{gain_mark(gain, x, y)}{warning}</g>
        <g class="is-preview">{preview}</g>
    }
}

/// The gain itself where it differs from field to field, else a dot.
fn gain_mark(gain: &Gain, x: f64, y: f64) -> AnyView {
    let number = |n: i32, symbol: &str| {
        view! {
            {symbol_at(symbol, x + 42.0, y + 28.0, 24.0)}
            <text class="gain" x=x + 38.0 y=y + 49.0>{format!("+{n}")}</text>
        }
        .into_any()
    };
    match gain {
        Gain { coins, .. } if 0 < *coins => number(*coins, "sm-coin"),
        Gain { vp, .. } if 0 < *vp => number(*vp, "ct-star"),
        _ => view! { <circle class="nil" cx=x + 40.0 cy=y + 40.0 r="4.5"/> }.into_any(),
    }
}

fn last_round(cx: TableCx<SaintMalo>) -> Option<impl IntoView> {
    let full = cx.moment.with(|moment| {
        let is_over = moment.outcome.is_some();
        let full = moment.view.cities.iter().position(|city| city.n_free == 0);
        full.filter(|_| !is_over && 1 < moment.view.cities.len())
    })?;
    let name = cx.names.with(|names| names.label(Seat(full as u8), &cx.words.texts()));
    let text = cx.words.say("saint-malo-last-round", &[("name", name.into())]);
    Some(view! { <p class="last-round" role="status">{text}</p> })
}

fn grounds(map: &CityMap) -> impl IntoView + use<> {
    let ground = |place: &Ground| {
        let (x, y) = (place.x, place.y);
        let class = if place.is_outer { "f-out" } else { "f-in" };
        let hatch = place.is_outer.then(|| {
            view! { <rect fill="url(#sm-hatch)" x=x y=y width="80" height="80"/> }
        });
        view! { <rect class=class x=x y=y width="80" height="80"/>{hatch} }
    };
    map.fields.iter().map(ground).collect_view()
}

/// A piece that is seen to be put down, once.
fn put(field: Field, piece: Piece, words: Words) -> impl IntoView {
    let (x, y) = corner(field);
    view! { <g class="put">{live(move || draw_piece(field, piece, x, y, &words.texts()))}</g> }
}

/// What stands where, field by field.
fn standing(map: &CityMap) -> Vec<(Field, Piece)> {
    map.fields.iter().filter_map(|place| Some((place.field, place.piece?))).collect()
}

/// A piece on the field whose corner is at (x, y).
pub fn draw_piece(field: Field, piece: Piece, x: f64, y: f64, texts: &Texts) -> AnyView {
    match piece {
        Piece::Crate => symbol_at("die-crate", x + 12.0, y + 11.0, 56.0).into_any(),
        Piece::House => symbol_at("sm-house", x + 9.0, y + 8.0, 62.0).into_any(),
        Piece::Wall => draw_wall(field, x, y).into_any(),
        Piece::Church(size) => view! {
            {symbol_at("sm-church", x + 8.0, y + 5.0, 62.0)}
            <circle class="p-badge" cx=x + 63.0 cy=y + 63.0 r="12.5"/>
            <text class="p-num" x=x + 63.0 y=y + 68.5>{size}</text>
        }
        .into_any(),
        Piece::Person(person) => view! {
            <circle class="p-token" cx=x + 40.0 cy=y + 40.0 r="33"/>
            {symbol_at(&format!("sm-{}", person_id(person)), x + 16.0, y + 13.0, 48.0)}
            <circle class="p-badge" cx=x + 65.0 cy=y + 64.0 r="11"/>
            <text class="p-let" x=x + 65.0 y=y + 68.5>{person_letter(texts, person)}</text>
        }
        .into_any(),
    }
}

/// Walls look outwards.
fn draw_wall(field: Field, x: f64, y: f64) -> impl IntoView {
    let turn = match field.side() {
        Some(Side::Top) | None => 0,
        Some(Side::Right) => 90,
        Some(Side::Bottom) => 180,
        Some(Side::Left) => 270,
    };
    drawing::wall(x, y, turn)
}

/// Each tower with its bonus and the arrow along its side.
fn tower(side: Side) -> impl IntoView {
    let (x, y, turn) = match side {
        Side::Top => (92, 92, 0),
        Side::Right => (572, 92, 90),
        Side::Bottom => (572, 572, 180),
        Side::Left => (92, 572, 270),
    };
    let number = |n: u16, symbol: &str| {
        view! {
            {symbol_at(symbol, -8.0, -13.0, 26.0)}
            <text class="t-num" x="-14" y="8">{n}</text>
        }
        .into_any()
    };
    let bonus = match side.bonus() {
        Bonus::Person => symbol_at("die-head", -20.0, -20.0, 40.0).into_any(),
        Bonus::Coins(n) => number(n, "sm-coin"),
        Bonus::Vp(n) => number(n, "ct-star"),
    };
    view! {
        <g transform=format!("translate({x} {y})")>
            {drawing::tower()}
            <path class="t-arrow" transform=format!("rotate({turn})") d="M40 -8l11 8-11 8z"/>
            {bonus}
        </g>
    }
}

fn side_labels(map: &CityMap, texts: &Texts) -> impl IntoView + use<> {
    let label = |(side, state): &(Side, SideState)| {
        let (x, y, turn) = match side {
            Side::Top => (332, 21, 0),
            Side::Right => (643, 332, 90),
            Side::Bottom => (332, 643, 0),
            Side::Left => (21, 332, -90),
        };
        let name = side_name(texts, *side);
        let (class, text) = match state {
            SideState::Open { n_walls } => {
                let args = [("side", name.into()), ("n", (*n_walls).into())];
                ("side", texts.say("saint-malo-side-open", &args))
            }
            SideState::Complete => ("side done", texts.say("saint-malo-side-complete", &[])),
            SideState::Spoiled => ("side bad", texts.say("saint-malo-side-spoiled", &[])),
        };
        let width = 24.0 + 8.0 * text.chars().count() as f64;
        view! {
            <g class=class transform=format!("translate({x} {y}) rotate({turn})")>
                <rect x=-width / 2.0 y="-13" width=width height="26" rx="13"/>
                <text y="5">{text}</text>
            </g>
        }
    };
    map.sides.iter().map(label).collect_view()
}

/// The neighbours that pay for the piece that is looked at.
fn paying(table: Table<SaintMalo>) -> impl IntoView {
    let action = table.looked_at()?.first().copied()?;
    let Action::Place { field } = action else { return None };
    let fields = table.game.with(|game| payers(game, field));
    // One after the other, as if somebody counted.
    let ring = |(i, field): (usize, Field)| {
        let (x, y) = corner(field);
        let delay = format!("calc(var(--time-tap) * {i})");
        view! {
            <rect
                class="pays"
                style:animation-delay=delay
                x=x + 6.0
                y=y + 6.0
                width="68"
                height="68"
                rx="9"
            />
        }
    };
    Some(fields.into_iter().enumerate().map(ring).collect_view())
}
