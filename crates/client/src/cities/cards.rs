//! The cards of the seat that is shown: what each counts, and what it is worth now.

use cities::CardIdx;
use leptos::prelude::*;

use super::card_sign::sign_row;
use super::counts::{card_text, unit};
use super::desk::{Desk, Lit};
use super::gain::Line;
use super::names::{signed, worded};
use crate::kit::symbol::Symbol;

#[component]
pub fn CardsPanel(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let title = move || {
        let texts = cx.words.texts();
        let seat = desk.shown.get();
        cx.names.with(|names| {
            if names.you() == Some(seat) {
                return texts.say("cities-your-cards", &[]);
            }
            texts.say("cities-cards-of", &[("name", names.label(seat, &texts).into())])
        })
    };
    let cards = Memo::new(move |_| {
        let seat = desk.shown.get();
        let cards = desk.game.with(|game| game.cards(seat).to_vec());
        cards.into_iter().enumerate().collect::<Vec<_>>()
    });
    let none = move || {
        cards.with(Vec::is_empty).then(|| {
            view! { <p class="small quiet">{cx.words.of("cities-no-cards")}</p> }
        })
    };
    view! {
        <section class="panel cards-panel">
            <h2 class="panel__head"><Symbol id="ct-card" class="sym--24"/>{title}</h2>
            <div class="panel__body">
                {none}
                <ul class="mine">
                    <For
                        each=move || cards.get()
                        key=|card| *card
                        children=move |(_, card)| view! { <CardRow desk card/> }
                    />
                </ul>
            </div>
        </section>
    }
}

#[component]
fn CardRow(desk: Desk, card: CardIdx) -> impl IntoView {
    let lit = Lit::Card(card);
    let worth = Memo::new(move |_| {
        let seat = desk.shown.get();
        desk.game.with(|game| game.worth(seat, card))
    });
    // What the step under the cursor would change.
    let change = move || {
        let gain = desk.gain.get()?;
        let of_card = |line: &Line| match line {
            Line::Card { card: other, points } if *other == card => Some(*points),
            _ => None,
        };
        let points = gain.lines.iter().find_map(of_card)?;
        let is_own = desk.me() == Some(desk.shown.get());
        is_own.then(|| {
            view! { <small class="by" class:loss=points < 0>{signed(points)}</small> }
        })
    };
    let words = move || {
        let texts = desk.cx.words.texts();
        desk.game.with(|game| {
            let printed = game.catalogue().card(card);
            let counted = unit(&printed.measure, worth.get().n, &texts);
            (worded(&printed.name, texts.lang()), card_text(printed, &texts), counted)
        })
    };
    let count = move || {
        let n = worth.get().n;
        desk.cx.words.say("cities-counted", &[("n", n.into())])
    };
    view! {
        <li
            class="card-row"
            class:is-lit=move || desk.lit.get() == Some(lit)
            tabindex="0"
            title=count
            on:pointerenter=move |event: leptos::ev::PointerEvent| {
                if event.pointer_type() != "touch" {
                    desk.light(Some(lit));
                }
            }
            on:pointerleave=move |event: leptos::ev::PointerEvent| {
                if event.pointer_type() != "touch" {
                    desk.light(None);
                }
            }
            on:focus=move |_| desk.light(Some(lit))
            on:blur=move |_| desk.light(None)
        >
            {move || desk.game.with(|game| sign_row(&game.catalogue().card(card).measure))}
            <span class="card-row__words">
                <b>{move || words().0}</b>
                <span class="small quiet">{move || words().1}</span>
            </span>
            <b class="num">{move || worth.get().points}{change}</b>
        </li>
    }
}
