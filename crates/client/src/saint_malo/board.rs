//! A city as a map: an island in an engraved sea, ramparts around it, pieces drawn in ink.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Bonus, Field, Piece, SaintMalo, Side};

use super::foresee::{Gain, payers};
use super::ink::{self, use_symbol};
use super::say::{person_id, person_letter, side_name};
use super::scene::{Place, SIZE, Scene, SideState, corner, scene};
use super::target::{FieldButtons, Targets};
use crate::table::TableCx;
use crate::words::{Texts, Words};

/// The large map. `shown` says whose city it is.
#[component]
pub fn Board(
    cx: TableCx<SaintMalo>,
    #[prop(into)] shown: Signal<Seat>,
    targets: Targets,
) -> impl IntoView {
    let drawn = Memo::new(move |_| {
        cx.moment.with(|moment| scene(&moment.view, shown.get(), &moment.actions))
    });
    let label = move || {
        let n = drawn.with(|scene| scene.n_free);
        cx.words.say("saint-malo-map", &[("n", n.into())])
    };
    view! {
        <svg class="city" viewBox=format!("0 0 {SIZE} {SIZE}") role="group" aria-label=label>
            <ink::Sea/>
            <g class="fields">{move || drawn.with(grounds)}</g>
            <rect class="f-frame" x="132" y="132" width="400" height="400"/>
            <g class="pieces">
                <For
                    each=move || drawn.with(standing)
                    key=|(field, piece)| (field.idx(), piece.letter())
                    children=move |(field, piece)| put(field, piece, cx.words)
                />
            </g>
            <g class="targets">
                <FieldButtons cx scene=drawn shown targets/>
                {move || paying(cx, targets)}
                {move || pointed(cx)}
                {move || traces(cx, shown.get())}
            </g>
            {Side::ALL.map(tower).collect_view()}
            {move || drawn.with(|scene| side_labels(scene, &cx.words.texts()))}
        </svg>
    }
}

fn grounds(scene: &Scene) -> impl IntoView + use<> {
    let ground = |place: &Place| {
        let (x, y) = (place.x, place.y);
        let class = if place.is_outer { "f-out" } else { "f-in" };
        let hatch = place.is_outer.then(|| {
            view! { <rect fill="url(#sm-hatch)" x=x y=y width="80" height="80"/> }
        });
        view! { <rect class=class x=x y=y width="80" height="80"/>{hatch} }
    };
    scene.fields.iter().map(ground).collect_view()
}

/// A piece that is seen to be put down, once.
fn put(field: Field, piece: Piece, words: Words) -> impl IntoView {
    let (x, y) = corner(field);
    view! { <g class="put">{move || draw_piece(field, piece, x, y, &words.texts())}</g> }
}

/// What stands where, field by field.
fn standing(scene: &Scene) -> Vec<(Field, Piece)> {
    scene.fields.iter().filter_map(|place| Some((place.field, place.piece?))).collect()
}

/// A piece on the field whose corner is at (x, y).
pub fn draw_piece(field: Field, piece: Piece, x: f64, y: f64, texts: &Texts) -> AnyView {
    match piece {
        Piece::Crate => use_symbol("die-crate", x + 12.0, y + 11.0, 56.0).into_any(),
        Piece::House => use_symbol("sm-house", x + 9.0, y + 8.0, 62.0).into_any(),
        Piece::Wall => draw_wall(field, x, y).into_any(),
        Piece::Church(size) => view! {
            {use_symbol("sm-church", x + 8.0, y + 5.0, 62.0)}
            <circle class="p-badge" cx=x + 63.0 cy=y + 63.0 r="12.5"/>
            <text class="p-num" x=x + 63.0 y=y + 68.5>{size}</text>
        }
        .into_any(),
        Piece::Person(person) => view! {
            <circle class="p-token" cx=x + 40.0 cy=y + 40.0 r="33"/>
            {use_symbol(&format!("sm-{}", person_id(person)), x + 16.0, y + 13.0, 48.0)}
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
    ink::wall(x, y, turn)
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
            {use_symbol(symbol, -8.0, -13.0, 26.0)}
            <text class="t-num" x="-14" y="8">{n}</text>
        }
        .into_any()
    };
    let bonus = match side.bonus() {
        Bonus::Person => use_symbol("die-head", -20.0, -20.0, 40.0).into_any(),
        Bonus::Coins(n) => number(n, "sm-coin"),
        Bonus::Vp(n) => number(n, "ct-star"),
    };
    view! {
        <g transform=format!("translate({x} {y})")>
            {ink::tower()}
            <path class="t-arrow" transform=format!("rotate({turn})") d="M45 -9l13 9-13 9z"/>
            {bonus}
        </g>
    }
}

fn side_labels(scene: &Scene, texts: &Texts) -> impl IntoView + use<> {
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
    scene.sides.iter().map(label).collect_view()
}

/// The neighbours that pay for the piece under the cursor.
fn paying(cx: TableCx<SaintMalo>, targets: Targets) -> impl IntoView {
    let field = targets.preview.get()?;
    let fields = cx.moment.with(|moment| payers(&moment.view, moment.view.turn, field));
    Some(ringed(&fields, "pays"))
}

/// What the log speaks of.
fn pointed(cx: TableCx<SaintMalo>) -> impl IntoView {
    let fields: Vec<Field> =
        cx.pointed.with(|names| names.iter().filter_map(|name| name.parse().ok()).collect());
    ringed(&fields, "pays")
}

fn ringed(fields: &[Field], class: &'static str) -> impl IntoView + use<> {
    // One after the other, as if somebody counted.
    let ring = |(i, field): (usize, &Field)| {
        let (x, y) = corner(*field);
        let delay = format!("calc(var(--time-tap) * {i})");
        view! {
            <rect
                class=class
                style:animation-delay=delay
                x=x + 6.0
                y=y + 6.0
                width="68"
                height="68"
                rx="9"
            />
        }
    };
    fields.iter().enumerate().map(ring).collect_view()
}

/// Around the corners of a field.
const BRACKETS: &str = "M5 19V5h14M61 5h14v14M75 61v14H61M19 75H5V61";

/// Gold brackets where something has just been placed.
fn traces(cx: TableCx<SaintMalo>, shown: Seat) -> impl IntoView {
    let fields: Vec<Field> = cx.log.with(|lines| {
        let new = lines.iter().rev().take_while(|line| line.is_new);
        let here = new.filter(|line| line.sentence.seat == Some(shown));
        here.flat_map(|line| &line.sentence.fields).filter_map(|name| name.parse().ok()).collect()
    });
    let trace = |field: &Field| {
        let (x, y) = corner(*field);
        let place = format!("translate({x} {y})");
        view! { <g class="is-last"><path class="trace" transform=place d=BRACKETS/></g> }
    };
    fields.iter().map(trace).collect_view()
}

/// A gain in words, for bubbles, buttons and screen readers.
pub fn gain_in_words(gain: &Gain, is_church: bool, texts: &Texts) -> String {
    let mut parts = Vec::new();
    let mut part = |key: &str, n: i32| {
        if 0 < n {
            parts.push(texts.say(key, &[("n", n.into())]));
        }
    };
    part("saint-malo-gain-vp", gain.vp);
    part("saint-malo-gain-coins", gain.coins);
    part("saint-malo-gain-defence", gain.defence);
    part("saint-malo-gain-end", gain.at_end);
    if parts.is_empty() {
        let key = if is_church { "saint-malo-gain-church-later" } else { "saint-malo-gain-none" };
        return texts.say(key, &[]);
    }
    parts.join(", ")
}
