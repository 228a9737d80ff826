//! The end: after the points are counted the Nun-row is turned up, one card after the other, while
//! the rats wait (RC-94 to RC-97).

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Card, Fate, FinalSeat, Finish, NUN_ROW, RattusCartus};

use super::names::{cards_in_words, counted, kind_symbol};
use super::nuns::nun_face;
use crate::browser;
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::final_scoring::Epilogue;
use crate::table::one_by_one::OneByOne;
use crate::table::seat_mark::SeatMark;
use crate::words::Texts;

/// So long the points are counted before, and so long each card takes.
const POINTS_MS: u64 = 3_600;
const CARD_MS: u64 = 1_100;

/// How many cards of the Nun-row lie open.
pub fn turning(cx: TableCx<RattusCartus>) -> OneByOne {
    OneByOne::new(cx.is_counted, NUN_ROW, POINTS_MS, CARD_MS)
}

pub fn epilogue(cx: TableCx<RattusCartus>) -> Epilogue {
    let turning = turning(cx);
    let view = move || view! { <Scene cx turning/> }.into_any();
    let is_settled = Signal::derive(move || turning.is_settled());
    Epilogue { view: view.into(), is_settled, counts: None }
}

/// Beside the board, once all is known.
#[component]
pub fn Plague(cx: TableCx<RattusCartus>) -> impl IntoView {
    let turning = turning(cx);
    let is_shown = move || {
        let is_over = cx.moment.with(|moment| moment.view.finish.is_some());
        is_over && turning.is_settled()
    };
    live(move || {
        is_shown().then(|| {
            view! {
                <section>
                    <h3 class="caps">{cx.words.of("rattus-plague")}</h3>
                    <Fates cx turning/>
                </section>
            }
        })
    })
}

#[component]
fn Scene(cx: TableCx<RattusCartus>, turning: OneByOne) -> impl IntoView {
    let finish = Memo::new(move |_| cx.moment.with(|moment| moment.view.finish.clone()));
    // Points come first: then the eye is led to the nuns.
    effect(move || {
        if turning.n() == 1 {
            browser::scroll_to("finale");
        }
    });
    let cards = live(move || {
        let nun_row = finish.with(|it| it.as_ref().map(|it| it.nun_row.clone()));
        let card = |(i, person)| {
            let is_open = move || turning.shows(i);
            view! {
                <li class="ncard" class:face=follows(is_open) class:turned=follows(is_open)>
                    {live(move || nun_face(is_open().then_some(person)))}
                </li>
            }
        };
        nun_row.unwrap_or_default().into_iter().enumerate().map(card).collect_view()
    });
    let n_nuns = live(move || finish.with(|it| it.as_ref().map_or(0, |it| nuns_open(it, turning))));
    view! {
        <section class="finale" id="finale" on:click=move |_| turning.skip()>
            <h4>
                <Symbol id="rc-nun" class="sym--24"/>
                {cx.words.of("rattus-nun-row")}
                <span class="num finale__n">{n_nuns}</span>
            </h4>
            <ol class="finale__row">{cards}</ol>
            <Fates cx turning/>
        </section>
    }
}

fn nuns_open(finish: &Finish, turning: OneByOne) -> u16 {
    let open = finish.nun_row.iter().enumerate().filter(|(i, _)| turning.shows(*i));
    open.map(|(_, person)| u16::from(person.nuns)).sum()
}

/// Everybody's rats against the nuns so far.
#[component]
fn Fates(cx: TableCx<RattusCartus>, turning: OneByOne) -> impl IntoView {
    let rows = live(move || {
        let texts = cx.words.texts();
        cx.moment.with(|moment| {
            let finish = moment.view.finish.as_ref()?;
            let nuns = nuns_open(finish, turning);
            let row = |(seat, it): (u8, &FinalSeat)| {
                let name = cx.names.with(|names| names.label(Seat(seat), &texts));
                fate_row(Seat(seat), name, it, nuns, turning.is_settled(), &texts)
            };
            Some((0..).zip(&finish.seats).map(row).collect_view())
        })
    });
    view! { <ul class="fates">{rows}</ul> }
}

fn fate_row(
    seat: Seat,
    name: String,
    it: &FinalSeat,
    nuns: u16,
    is_settled: bool,
    texts: &Texts,
) -> impl IntoView + use<> {
    let args = [("rats", it.rats.into()), ("nuns", nuns.into())];
    let (class, key) = match it.fate {
        _ if it.rats <= nuns => ("lives", "rattus-fate-alive"),
        _ if !is_settled => ("waits", "rattus-fate-waits"),
        Fate::Spared => ("spared", "rattus-fate-spared"),
        _ => ("dies", "rattus-fate-dead"),
    };
    view! {
        <li class=class>
            <SeatMark seat class="sym--20"/>
            <b class="seat__name">{name}</b>
            <span class="fate__rats"><Symbol id="rc-rat" class="sym--20"/>{it.rats}</span>
            <span class="fate__word">{texts.say(key, &args)}</span>
            {hand(&it.hand, texts)}
        </li>
    }
}

/// RC-86: hands are shown.
fn hand(cards: &[Card], texts: &Texts) -> impl IntoView + use<> {
    let label = cards_in_words(texts, cards);
    let kinds = counted(cards.iter().map(|card| card.kind()));
    let kind = |(kind, n)| {
        view! { <span><Symbol id=kind_symbol(kind) class="sym--16"/>{n}</span> }
    };
    view! {
        <span class="fate__hand" role="img" aria-label=label.clone() title=label>
            {kinds.into_iter().map(kind).collect_view()}
        </span>
    }
}
