//! What can be done on the plan now: positions for a tile, spaces for a feature or a piece, each
//! with what it would bring.

use cities::{Action, Building, FeatureKind, Position, Space};
use leptos::ev::FocusEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

use super::board::Plan;
use super::desk::{Desk, Thing};
use super::gain::gain;
use super::ink::{building, ground, land_of, plot, token};
use super::names::{feature_symbol, signed};
use super::scene::{SIDE, TILE, spaces_of};
use super::walk::walk;
use super::words::cell_words;
use crate::kit::symbol::href;
use crate::table::keys::Direction;

#[component]
pub fn Targets(plan: Plan) -> impl IntoView {
    let Plan { desk, is_own_turn, .. } = plan;
    let positions =
        Memo::new(move |_| if is_own_turn.get() { desk.positions() } else { Vec::new() });
    let spaces = Memo::new(move |_| if is_own_turn.get() { spaces(desk) } else { Vec::new() });
    view! {
        <For
            each=move || positions.get()
            key=|at| *at
            children=move |at| view! { <PositionTarget plan at/> }
        />
        <For
            each=move || spaces.get()
            key=|(thing, at)| (format!("{thing:?}"), *at)
            children=move |(thing, at)| view! { <SpaceTarget plan thing at/> }
        />
    }
}

/// The spaces on which the picked thing can go.
fn spaces(desk: Desk) -> Vec<(Thing, Space)> {
    let Some(picked) = desk.picked.get() else { return Vec::new() };
    desk.cx.moment.with(|moment| {
        let space = |action: &Action| match (*action, picked) {
            (Action::PlaceFeature { kind, at }, Thing::Feature(picked)) if kind == picked => {
                Some(at)
            }
            (Action::PlacePiece { colour, at }, Thing::Piece(picked)) if colour == picked => {
                Some(at)
            }
            _ => None,
        };
        moment.actions.iter().filter_map(space).map(|at| (picked, at)).collect()
    })
}

/// A place for the tile: the first press lays it, the next ones turn it.
#[component]
fn PositionTarget(plan: Plan, at: Position) -> impl IntoView {
    let Plan { desk, frame, .. } = plan;
    let laying = desk.laying;
    let corner = move || frame.with(|frame| frame.tile_corner(at));
    let is_here = move || laying.at() == Some(at);
    let best = Memo::new(move |_| laying.best_at(at).map_or(0, |(_, total)| total));
    let press = move |_: MouseEvent| laying.press(at);
    let by_key = move |event: KeyboardEvent| {
        if is_press(&event) {
            event.prevent_default();
            laying.press(at);
        } else if let Some(direction) = Direction::of_key(&event.key()) {
            event.prevent_default();
            walk(direction);
        }
    };
    let label = move || {
        let key = if is_here() { "cities-turn-tile" } else { "cities-place-tile" };
        let city = plan.city.get();
        let (row, column) = frame.with(|frame| frame.place(spaces_of(at)[0], &city));
        let args = [("row", row.into()), ("column", column.into()), ("n", best.get().into())];
        desk.cx.words.say(key, &args)
    };
    let inner = move || {
        let (x, y) = corner();
        if is_here() { lying(plan, at, x, y) } else { open_place(best.get(), x, y) }
    };
    view! {
        <g
            class="can position"
            class:is-selected=is_here
            role="button"
            tabindex="0"
            data-position=format!("{},{}", at.row, at.column)
            data-x=move || corner().0 + 0.5 * TILE
            data-y=move || corner().1 + 0.5 * TILE
            aria-label=label
            on:click=press
            on:keydown=by_key
        >
            {inner}
            <rect
                class="hit"
                x=move || corner().0
                y=move || corner().1
                width=TILE
                height=TILE
            ></rect>
        </g>
    }
}

fn open_place(best: i32, x: f64, y: f64) -> AnyView {
    let sign = if 0 < best {
        let (x, y) = (x + 0.5 * TILE, y + 0.5 * TILE + 8.0);
        view! { <text class="gain gain--big" x=x y=y>{signed(best)}</text> }.into_any()
    } else {
        let (x, y) = (x + 0.5 * TILE - 12.0, y + 0.5 * TILE - 12.0);
        view! {
            <use_ class="pl-us" href=href("plus") x=x y=y width="24" height="24"></use_>
        }
        .into_any()
    };
    view! {
        <rect class="ring" x=x + 4.0 y=y + 4.0 width=TILE - 8.0 height=TILE - 8.0 rx="10"></rect>
        {sign}
    }
    .into_any()
}

/// The tile itself as it would lie there.
fn lying(plan: Plan, at: Position, x: f64, y: f64) -> AnyView {
    let Plan { desk, frame, .. } = plan;
    let parts = desk.laying.face().map(|face| {
        let part = |(space, terrain): (Space, cities::Terrain)| {
            let (x, y) = frame.with(|frame| frame.corner(space));
            ground(land_of(terrain), x, y, SIDE)
        };
        spaces_of(at).into_iter().zip(face.0).map(part).collect_view()
    });
    let (turn_x, turn_y) = (x + TILE - 6.0, y + TILE - 6.0);
    view! {
        <g class="is-preview">{parts}</g>
        <rect class="sel" x=x y=y width=TILE height=TILE rx="6"></rect>
        <g class="turn">
            <circle cx=turn_x cy=turn_y r="18"></circle>
            <use_
                href=href("ct-turn")
                x=turn_x - 12.0
                y=turn_y - 12.0
                width="24"
                height="24"
            ></use_>
        </g>
    }
    .into_any()
}

/// A space for what is picked.
#[component]
fn SpaceTarget(plan: Plan, thing: Thing, at: Space) -> impl IntoView {
    let Plan { desk, frame, city, .. } = plan;
    let action = Desk::placing(thing, at);
    let corner = move || frame.with(|frame| frame.corner(at));
    let total = Memo::new(move |_| {
        let me = desk.cx.moment.with(|moment| moment.my_turn())?;
        desk.game.with(|game| gain(game, me, &action)).map(|gain| gain.total)
    });
    let is_chosen = move || desk.preview.get() == Some(action);
    let by_key = move |event: KeyboardEvent| {
        if is_press(&event) {
            event.prevent_default();
            desk.act(action);
        } else if let Some(direction) = Direction::of_key(&event.key()) {
            event.prevent_default();
            walk(direction);
        }
    };
    let label = move || {
        let here = cell_words(plan, at);
        let points = signed(total.get().unwrap_or(0));
        desk.cx.words.say("cities-place-here", &[("space", here.into()), ("points", points.into())])
    };
    let sign = move || {
        let (x, y) = corner();
        total.get().filter(|total| *total != 0).map(|total| gain_sign(total, x, y))
    };
    let is_built = move || city.with(|city| city.building_at(at).is_some());
    view! {
        <g
            class="can space"
            class:is-selected=is_chosen
            class:is-built=is_built
            role="button"
            tabindex="0"
            data-space=format!("{},{}", at.row, at.column)
            data-x=move || corner().0 + 0.5 * SIDE
            data-y=move || corner().1 + 0.5 * SIDE
            aria-label=label
            on:click=move |click: MouseEvent| desk.choose(action, &click)
            on:keydown=by_key
            on:focus=move |event: FocusEvent| {
                if is_by_keyboard(&event) {
                    desk.preview.set(Some(action));
                }
            }
            on:pointerenter=move |event| desk.hover(&event, Some(action))
            on:pointerleave=move |event| desk.hover(&event, None)
        >
            <rect
                class="ring"
                x=move || corner().0 + 3.0
                y=move || corner().1 + 3.0
                width=SIDE - 6.0
                height=SIDE - 6.0
                rx="8"
            ></rect>
            {move || is_chosen().then(|| shadow(plan, thing, at))}
            {sign}
            <rect
                class="hit"
                x=move || corner().0
                y=move || corner().1
                width=SIDE
                height=SIDE
            ></rect>
        </g>
    }
}

/// The gain in the corner of the space at (x, y).
fn gain_sign(total: i32, x: f64, y: f64) -> impl IntoView {
    let (x, y) = (x + 0.56 * SIDE, y + 0.62 * SIDE);
    let class = if total < 0 { "gain gain--loss" } else { "gain" };
    view! {
        <rect class="gainbg" x=x y=y width="28" height="22" rx="11"></rect>
        <text class=class x=x + 14.0 y=y + 16.5>{signed(total)}</text>
    }
}

/// The thing as it would stand there.
fn shadow(plan: Plan, thing: Thing, at: Space) -> impl IntoView {
    let (x, y) = plan.frame.with(|frame| frame.corner(at));
    let drawn = match thing {
        Thing::Piece(colour) => {
            let below = plan.city.with(|city| city.building_at(at));
            let height = below.map_or(1, |below| below.height + 1);
            building(Building { colour, height }, x, y)
        }
        Thing::Feature(kind) => {
            match plan.desk.game.with(|game| game.catalogue().feature(kind).role) {
                FeatureKind::Special => plot(x, y),
                role => token(feature_symbol(role), x, y),
            }
        }
    };
    view! { <g class="is-preview">{drawn}</g> }
}

/// A finger gives focus too, before it taps.
fn is_by_keyboard(event: &FocusEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| it.matches(":focus-visible").unwrap_or(false))
}

fn is_press(event: &KeyboardEvent) -> bool {
    event.key() == "Enter" || event.key() == " "
}
