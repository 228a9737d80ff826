//! Worker tiles: as they are drawn, and those that are for hire.

use leptos::prelude::*;
use leptos::web_sys::{MouseEvent, PointerEvent};
use milestones::{Action, COINS_PER_TILE, Tile, Worker};

use super::desk::Desk;
use super::names::{worker_name, worker_symbol};
use super::scene::Pick;
use crate::kit::symbol::Symbol;

/// Both halves of a tile.
pub fn tile_face(desk: Desk, tile: Tile) -> impl IntoView {
    let tile = desk.edition.with_value(|edition| edition.tile(tile));
    let half = |worker: Worker| {
        view! {
            <span>
                <b class="num">{worker.number}</b>
                <Symbol id=worker_symbol(worker.kind) class="sym--24"/>
            </span>
        }
    };
    view! { {half(tile.left)} {half(tile.right)} }
}

pub fn tile_name(desk: Desk, tile: Tile) -> String {
    let texts = desk.cx.words.texts();
    let tile = desk.edition.with_value(|edition| edition.tile(tile));
    let args = [
        ("left", worker_name(&texts, tile.left).into()),
        ("right", worker_name(&texts, tile.right).into()),
    ];
    texts.say("milestones-tile", &args)
}

/// A tile that can be pressed.
#[component]
pub fn TileButton(desk: Desk, tile: Tile, action: Action) -> impl IntoView {
    let is_offered = move || desk.offers(action);
    let is_pointed = move || {
        let name = field_of(tile);
        desk.cx.pointed.with(|fields| fields.contains(&name))
    };
    let hover = move |event: &PointerEvent, is_over: bool| {
        let is_on = is_over && untrack(is_offered);
        desk.hover(event, is_on.then_some(Pick::Act(action)));
    };
    view! {
        <button
            class="wt"
            class:can=is_offered
            class:is-selected=move || desk.preview.get() == Some(Pick::Act(action))
            class:is-pointed=is_pointed
            aria-disabled=move || (!is_offered()).then_some("true")
            aria-label=move || tile_name(desk, tile)
            title=move || tile_name(desk, tile)
            data-tile=tile.0
            on:click=move |click: MouseEvent| desk.press(action, &click)
            on:pointerenter=move |event| hover(&event, true)
            on:pointerleave=move |event| hover(&event, false)
        >
            {tile_face(desk, tile)}
        </button>
    }
}

/// How the log points at a tile.
pub fn field_of(tile: Tile) -> String {
    format!("tile-{}", tile.0)
}

/// The display, with what is left of everything.
#[component]
pub fn Hire(desk: Desk) -> impl IntoView {
    let words = desk.cx.words;
    let display = Memo::new(move |_| -> Vec<Tile> {
        desk.cx.moment.with(|moment| moment.view.display.into())
    });
    let n_stack = move || desk.cx.moment.with(|moment| moment.view.stack.len());
    let head = move || {
        let args = [("price", COINS_PER_TILE.into()), ("n", n_stack().into())];
        words.say("milestones-hire-more", &args)
    };
    view! {
        <section class="panel hire">
            <h2 class="panel__head">
                <Symbol id="people" class="sym--24"/>
                {words.of("milestones-hire")}
                <small>{head}</small>
            </h2>
            <div class="panel__body">
                <div class="disp">
                    <For
                        each=move || display.get()
                        key=|tile| tile.0
                        children=move |tile| {
                            let action = Action::Recruit { tile };
                            view! { <TileButton desk tile action/> }
                        }
                    />
                </div>
                {move || supply(desk)}
                <details class="unseen">
                    <summary>{words.of("milestones-unseen")}</summary>
                    <div class="disp">{move || unseen(desk)}</div>
                </details>
            </div>
        </section>
    }
}

/// Which tiles are still to come is known, only not in which order (MS-128).
fn unseen(desk: Desk) -> impl IntoView {
    let stack = desk.cx.moment.with(|moment| moment.view.stack);
    let tile = |tile: Tile| {
        view! { <span class="wt" title=tile_name(desk, tile)>{tile_face(desk, tile)}</span> }
    };
    stack.iter().map(tile).collect_view()
}

fn supply(desk: Desk) -> impl IntoView {
    let words = desk.cx.words;
    let (sections, houses, markets, sacks) = desk.game.with(|game| {
        let map = game.map();
        let n_sacks = map.sacks(game.edition()).count() as u8;
        let left = milestones::N_SACKS - n_sacks;
        (map.n_sections_left(), map.n_houses_left(), map.n_markets_left(), left)
    });
    let stat = |symbol: &'static str, key: &'static str, n: u8| {
        view! {
            <span class="stat" title=words.say(key, &[])>
                <Symbol id=symbol class="sym--20"/>{n}
            </span>
        }
    };
    view! {
        <p class="supply">
            {stat("ms-milestone", "milestones-section", sections)}
            {stat("ms-house", "milestones-house", houses)}
            {stat("ms-market", "milestones-market", markets)}
            {stat("ms-flour-sack", "milestones-sack", sacks)}
            <span class="small quiet">{words.say("milestones-left", &[])}</span>
        </p>
    }
}
