//! The Nun-row: what the viewer has seen of it, and who has looked where.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use rattus_cartus::{Action, NUN_ROW, NunCard, Person, Position};

use super::desk::Desk;
use super::names::{class_name, class_symbol};
use super::risk::{Risk, RiskLine};
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::table::why::reason;

#[component]
pub fn NunPanel(desk: Desk) -> impl IntoView {
    let words = desk.cx.words;
    let about = move || {
        let odds = desk.odds.get()?;
        let is_over = desk.cx.moment.with(|moment| moment.outcome.is_some());
        let n = odds.mean().round() as i64;
        let key = if is_over { "rattus-nuns" } else { "rattus-nuns-about" };
        Some(words.say(key, &[("n", n.into())]))
    };
    let positions = Position::all(NUN_ROW as u8);
    view! {
        <section class="panel nun-panel">
            <h2 class="panel__head">
                <Symbol id="rc-nun" class="sym--24"/>
                {words.of("rattus-nun-row")}
                <span class="head-note">{about}</span>
            </h2>
            <div class="panel__body">
                <ol class="nuns">
                    {positions.map(|position| view! { <OneNun desk position/> }).collect_view()}
                </ol>
                <Risk desk/>
            </div>
        </section>
    }
}

#[component]
fn OneNun(desk: Desk, position: Position) -> impl IntoView {
    let cx = desk.cx;
    let action = Action::LookAt { position };
    let nun_card = Memo::new(move |_| seen_of(desk, position.idx()));
    let is_offered = move || desk.offers(action);
    let label = move || {
        let texts = cx.words.texts();
        let n = ("n", position.number().into());
        match nun_card.get().card {
            None => texts.say("rattus-nun-hidden", &[n]),
            Some(person) => {
                let class = class_name(&texts, person.class);
                let args = [n, ("nuns", person.nuns.into()), ("class", class.into())];
                texts.say("rattus-nun-seen", &args)
            }
        }
    };
    let press = move |click: MouseEvent| {
        let (names, texts) = (cx.names.get_untracked(), cx.words.texts_once());
        let reason = cx.moment.with_untracked(|moment| reason(moment, &action, &names, &texts));
        if !desk.refuses(&click, reason) {
            desk.choose(action, &click);
        }
    };
    let eyes = move || {
        let seen_by: Vec<_> = nun_card.get().seen_by.iter().collect();
        if seen_by.is_empty() {
            return view! { <small>{cx.words.of("rattus-nobody")}</small> }.into_any();
        }
        seen_by.into_iter().map(|seat| view! { <SeatMark seat/> }).collect_view().into_any()
    };
    view! {
        <li>
            <button
                class="ncard"
                class:face=move || nun_card.get().card.is_some()
                class:can=is_offered
                class:is-seen=move || desk.preview.get() == Some(action)
                aria-label=label
                title=label
                aria-disabled=move || (!is_offered()).to_string()
                on:click=press
                on:pointerenter=move |event| desk.hover(&event, Some(action))
                on:pointerleave=move |event| desk.hover(&event, None)
            >
                {move || nun_face(nun_card.get().card)}
            </button>
            <span class="eyes">{eyes}</span>
        </li>
    }
}

/// At the end all cards lie open, but only as they are turned up.
fn seen_of(desk: Desk, idx: usize) -> NunCard {
    let is_turned = desk.turning.shows(idx);
    let me = desk.me();
    let mut nun_card = desk.cx.moment.with(|moment| moment.view.nun_row[idx]);
    let is_known = me.is_some_and(|me| nun_card.seen_by.contains(me)) || is_turned;
    nun_card.card = nun_card.card.filter(|_| is_known);
    nun_card
}

/// The face of a card, or its back.
pub fn nun_face(card: Option<Person>) -> AnyView {
    match card {
        None => view! { <Symbol id="rc-nun" class="mono"/> }.into_any(),
        Some(person) => view! {
            <span class="num n">{person.nuns}<Symbol id="rc-nun"/></span>
            <Symbol id=class_symbol(person.class) class="cls"/>
        }
        .into_any(),
    }
}

/// On a phone: one line for what threatens, and behind a tap all the rest.
#[component]
pub fn NunLine(desk: Desk, is_open: RwSignal<bool>) -> impl IntoView {
    let cx = desk.cx;
    let cards = move || {
        let face = |idx: usize| match seen_of(desk, idx).card {
            Some(person) => view! { <i class="o">{person.nuns}</i> }.into_any(),
            None => view! { <i></i> }.into_any(),
        };
        (0..NUN_ROW).map(face).collect_view()
    };
    view! {
        <button
            class="nun-line"
            title=cx.words.of("rattus-nun-row")
            aria-label=cx.words.of("rattus-nun-row")
            on:click=move |_| is_open.set(true)
        >
            <span class="mini-nuns">{cards}</span>
            <RiskLine desk/>
        </button>
    }
}
