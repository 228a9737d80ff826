//! The Nun-row over the street: what the viewer has seen of it, who has looked where, and what that
//! makes of the own rats.

use leptos::prelude::*;
use rattus_cartus::{NUN_ROW, NunCard, Person, Position, RattusCartus};

use super::names::class_symbol;
use super::places;
use super::plague::turning;
use super::risk::{Risk, percent};
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::one_by_one::OneByOne;
use crate::table::seat_mark::SeatMark;

#[component]
pub fn NunRow(table: Table<RattusCartus>) -> impl IntoView {
    let turning = turning(table.cx);
    let positions = Position::all(NUN_ROW as u8);
    let cards = positions.map(|position| view! { <OneNun table turning position/> });
    view! {
        <div class="nun-row" data-place=places::NUN_ROW.to_string()>
            <div class="nuns" role="group" aria-label=table.cx.words.of("rattus-nun-row")>
                {cards.collect_view()}
            </div>
            <Outlook table/>
        </div>
    }
}

#[component]
fn OneNun(table: Table<RattusCartus>, turning: OneByOne, position: Position) -> impl IntoView {
    let nun_card = Memo::new(move |_| seen_of(table, turning, position.idx()));
    let eyes = move || {
        let seen_by: Vec<_> = nun_card.get().seen_by.iter().collect();
        seen_by.into_iter().map(|seat| view! { <SeatMark seat/> }).collect_view()
    };
    view! {
        <button
            class="ncard"
            class:face=follows(move || nun_card.get().card.is_some())
            {..table.spot(places::nun(position))}
        >
            {live(move || nun_face(nun_card.get().card))}
            <span class="eyes">{eyes}</span>
        </button>
    }
}

/// At the end all cards lie open, but only as they are turned up.
fn seen_of(table: Table<RattusCartus>, turning: OneByOne, idx: usize) -> NunCard {
    let is_turned = turning.shows(idx);
    table.cx.moment.with(|moment| {
        let mut nun_card = moment.view.nun_row[idx];
        let me = moment.viewer.seat();
        let is_known = me.is_some_and(|me| nun_card.seen_by.contains(me)) || is_turned;
        nun_card.card = nun_card.card.filter(|_| is_known);
        nun_card
    })
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

/// Rats, nuns and the chance to live, in two lines.
#[component]
fn Outlook(table: Table<RattusCartus>) -> impl IntoView {
    let words = table.cx.words;
    let risk = Risk::of(table);
    let rats = move || {
        let risk = risk.get()?;
        let said = words.say("rattus-rats", &[("n", risk.rats.into())]);
        let then = risk.then.map(|then| view! { " → " <b>{then}</b> });
        Some(view! {
            <span class="outlook__rats"><Symbol id="rc-rat" class="sym--20"/>{said}{then}</span>
        })
    };
    let nuns = live(move || {
        let n = risk.get()?.odds?.mean().round() as i64;
        let said = words.say("rattus-nuns-about", &[("n", n.into())]);
        Some(view! {
            <span class="outlook__nuns"><Symbol id="rc-nun" class="sym--20"/>{said}</span>
        })
    });
    let alive = live(move || {
        let risk = risk.get()?;
        let odds = risk.odds?;
        let percent = |chance| percent(words.texts().lang(), chance);
        let now = percent(odds.survival(risk.rats));
        let said = match risk.then {
            Some(then) => format!("{now} → {}", percent(odds.survival(then))),
            None => now,
        };
        Some(view! {
            <span class="outlook__alive">
                <b class="num">{said}</b>
                <small>{words.of("rattus-survival")}</small>
            </span>
        })
    });
    view! { <p class="outlook">{rats}{nuns}{alive}</p> }
}
