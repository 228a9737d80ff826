//! What was taken and waits to be placed: a tile that can be turned, features, pieces; and the bin.

use cities::{Cities, Phase};
use leptos::prelude::*;
use web_sys::{MouseEvent, PointerEvent};

use super::desk::{Desk, Thing, hand};
use super::drag::{Drag, Load};
use super::ink::tile_picture;
use super::names::{feature_name, feature_symbol, piece_name, piece_symbol};
use super::slot::token_class;
use crate::kit::symbol::Symbol;
use crate::words::Texts;

#[component]
pub fn Hand(desk: Desk, drag: Drag) -> impl IntoView {
    let cx = desk.cx;
    let things = Memo::new(move |_| {
        cx.moment.with(|moment| {
            if moment.my_turn().is_none() { Vec::new() } else { hand(moment.view.phase) }
        })
    });
    let tile = move || {
        let is_mine = cx.moment.with(|moment| moment.my_turn().is_some());
        let face = desk.laying.face().filter(|_| is_mine)?;
        Some(view! {
            <div class="inhand">
                <span
                    class="inhand__tile"
                    on:pointerdown=move |event: PointerEvent| drag.press(&event, Load::Tile)
                >
                    {tile_picture(face, "")}
                </span>
                <button
                    class="button turn-button"
                    aria-label=cx.words.of("cities-turn")
                    title=cx.words.of("cities-turn")
                    on:click=move |_| desk.laying.turn(true)
                >
                    <Symbol id="ct-turn" class="sym--24 mono"/>
                </button>
            </div>
        })
    };
    view! {
        <div class="hand">
            {tile}
            <For
                each=move || things.get()
                key=|thing| format!("{thing:?}")
                children=move |thing| view! { <InHand desk drag thing/> }
            />
            {move || (!things.get().is_empty()).then(|| view! { <Bin desk/> })}
        </div>
    }
}

#[component]
fn InHand(desk: Desk, drag: Drag, thing: Thing) -> impl IntoView {
    let cx = desk.cx;
    let is_picked = move || desk.picked.get() == Some(thing);
    let n = Memo::new(move |_| cx.moment.with(|moment| n_of(moment.view.phase, thing)));
    let name = move || {
        let texts = cx.words.texts();
        desk.game.with(|game| thing_name(game, thing, &texts))
    };
    let picture = move || {
        desk.game.with(|game| match thing {
            Thing::Piece(colour) => view! { <Symbol id=piece_symbol(colour)/> }.into_any(),
            Thing::Feature(kind) => {
                let role = game.catalogue().feature(kind).role;
                view! {
                    <span class="feats">
                        <i class=token_class(role)><Symbol id=feature_symbol(role)/></i>
                    </span>
                }
                .into_any()
            }
        })
    };
    view! {
        <button
            class="thing"
            class:is-picked=is_picked
            aria-pressed=move || is_picked().to_string()
            aria-label=name
            title=name
            on:pointerdown=move |event: PointerEvent| {
                desk.pick(thing);
                drag.press(&event, Load::Thing(thing));
            }
            on:click=move |_: MouseEvent| desk.pick(thing)
        >
            {picture}
            {move || (1 < n.get()).then(|| view! { <b class="badge">{n.get()}</b> })}
        </button>
    }
}

/// Gives away what is picked.
#[component]
fn Bin(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let label = move || {
        let texts = cx.words.texts();
        let thing = desk.picked.get()?;
        let name = desk.game.with(|game| thing_name(game, thing, &texts));
        Some(texts.say("cities-discard", &[("thing", name.into())]))
    };
    let press = move |_: MouseEvent| {
        if let Some(thing) = desk.picked.get_untracked() {
            desk.act(Desk::discarding(thing));
        }
    };
    view! {
        <button class="thing bin" data-bin="" aria-label=label title=label on:click=press>
            <Symbol id="ct-bin"/>
        </button>
    }
}

fn n_of(phase: Phase, thing: Thing) -> u8 {
    match (phase, thing) {
        (Phase::PlaceFeatures { hand }, Thing::Feature(kind)) => hand.count(kind),
        (Phase::PlacePieces { hand }, Thing::Piece(colour)) => hand.count(colour),
        _ => 0,
    }
}

pub fn thing_name(game: &Cities, thing: Thing, texts: &Texts) -> String {
    match thing {
        Thing::Feature(kind) => feature_name(game.catalogue(), kind, texts.lang()),
        Thing::Piece(colour) => piece_name(texts, colour),
    }
}

/// Every single thing in the hand, as actions that give it away.
pub fn discards(phase: Phase) -> Vec<cities::Action> {
    let discards = |things: Vec<Thing>| things.into_iter().map(Desk::discarding).collect();
    match phase {
        Phase::PlaceFeatures { hand } => discards(hand.things().map(Thing::Feature).collect()),
        Phase::PlacePieces { hand } => discards(hand.things().map(Thing::Piece).collect()),
        _ => Vec::new(),
    }
}
