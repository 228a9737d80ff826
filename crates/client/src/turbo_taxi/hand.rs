//! The hand: one pile for every kind, with the number of cards that are left.

use leptos::prelude::*;
use turbo_taxi::{Card, CardKind, Components, Crossing};
use web_sys::MouseEvent;

use super::builder::Builder;
use super::card::CardPicture;
use super::gesture::{Gestures, Grip};
use super::key_map::Meaning;
use super::names::{kind_name, sides_name};
use super::places;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::href;
use crate::words::Words;

#[component]
pub fn Hand(
    builder: Builder,
    gestures: Gestures,
    #[prop(into)] components: Signal<Components>,
) -> impl IntoView {
    let words = Words::here();
    let piles = CardKind::ALL.map(|kind| view! { <Pile kind builder gestures components/> });
    view! {
        <div class="hand" role="group" aria-label=words.of("taxi-hand")>{piles.collect_view()}</div>
        <Dragged builder components/>
    }
}

#[component]
fn Pile(
    kind: CardKind,
    builder: Builder,
    gestures: Gestures,
    components: Signal<Components>,
) -> impl IntoView {
    let words = Words::here();
    let crossing = Memo::new(move |_| components.get().crossing);
    let face = Memo::new(move |_| Some(builder.face(kind)));
    let n_left = Memo::new(move |_| builder.n_left(kind));
    let is_selected = move || builder.selected() == Some(kind);
    let is_off = move || n_left.get() == 0 || !builder.is_open.get();
    let label = move || {
        let texts = words.texts();
        let args = [
            ("kind", kind_name(&texts, kind).into()),
            ("sides", sides_name(&texts, builder.face(kind).ends()).into()),
            ("n", n_left.get().into()),
        ];
        texts.say("taxi-pile", &args)
    };
    let click = move |event: MouseEvent| {
        if event.detail() == 0 {
            builder.tap_pile(kind);
        }
    };
    let key = live(move || builder.keys.label(Meaning::Kind(kind), &words.texts()));
    // The cards below the top one.
    let below = live(move || {
        let n_below = i32::from(n_left.get()) - 1;
        let card = |i: i32| {
            view! { <rect class="cs" x=7 * i y=-7 * i width="100" height="100" rx="5"/> }
        };
        (1..=n_below).rev().map(card).collect_view()
    });
    view! {
        <button
            type="button"
            class="pick pile spot"
            class:is-on=follows(is_selected)
            class:is-off=follows(is_off)
            aria-pressed=follows(move || is_selected().to_string())
            aria-label=follows(label)
            data-kind=kind.label()
            data-place=places::pile(kind).to_string()
            on:pointerdown=move |event| gestures.press(&event, Grip::Pile(kind))
            on:contextmenu=move |event| gestures.menu(&event, Grip::Pile(kind))
            on:click=click
        >
            <span class="pile__key" aria-hidden="true">{key}</span>
            <svg viewBox="-3 -16 119 119" aria-hidden="true">
                {below}
                <CardPicture card=face crossing/>
                <rect class="co" width="100" height="100" rx="3"/>
                {live(move || is_selected().then(|| spin(kind)))}
            </svg>
            <States kind crossing/>
            <b class="num pile__c">{live(move || n_left.get())}</b>
            <span class="pile__n" aria-hidden="true">
                {live(move || kind_name(&words.texts(), kind))}
            </span>
        </button>
    }
}

/// All turns of a kind, for whoever rests on its pile.
#[component]
fn States(kind: CardKind, crossing: Memo<Crossing>) -> impl IntoView {
    let state = move |card: &Card| {
        view! {
            <svg viewBox="-3 -3 106 106">
                <CardPicture card=Some(*card) crossing/>
                <rect class="co" width="100" height="100" rx="3"/>
            </svg>
        }
    };
    let states = kind.cards().iter().map(state).collect_view();
    view! { <span class="pile__states" aria-hidden="true">{states}</span> }
}

/// A tap on the selected pile turns it, which only the crossing cannot be.
fn spin(kind: CardKind) -> Option<impl IntoView> {
    let has_turns = 1 < kind.cards().len();
    has_turns.then(|| {
        view! {
            <g class="spin">
                <circle cx="94" cy="90" r="19"/>
                <use_
                    href=href("restart")
                    x="80"
                    y="76"
                    width="28"
                    height="28"
                    transform="matrix(-1 0 0 1 188 0)"
                />
            </g>
        }
    })
}

/// The card under the pointer.
#[component]
fn Dragged(builder: Builder, components: Signal<Components>) -> impl IntoView {
    let crossing = Memo::new(move |_| components.get().crossing);
    let card = Memo::new(move |_| builder.drag.with(|drag| drag.map(|drag| drag.card)));
    let at = move || {
        let place = builder.drag.with(|drag| drag.map(|drag| (drag.x, drag.y)));
        let (x, y) = place.unwrap_or((-200.0, -200.0));
        format!("translate({x}px, {y}px) translate(-50%, -62%)")
    };
    let is_there = move || card.with(Option::is_some);
    view! {
        <svg
            class="dragged"
            class:is-there=follows(is_there)
            viewBox="-2 -2 104 104"
            aria-hidden="true"
            style:transform=follows(at)
        >
            <CardPicture card crossing/>
            <rect class="co" width="100" height="100" rx="3"/>
        </svg>
    }
}
