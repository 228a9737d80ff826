//! The end: after the points are counted the Nun-row is turned up, one card after the other, while
//! the rats wait (RC-94 to RC-97).

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Card, Fate, FinalSeat, Finish, NUN_ROW, RattusCartus};

use super::desk::Desk;
use super::names::{cards_in_words, counted, kind_symbol};
use super::nuns::nun_face;
use crate::browser;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::final_scoring::Epilogue;
use crate::table::seat_mark::SeatMark;
use crate::words::Texts;

/// So long the points are counted before, and so long each card takes.
const POINTS_MS: u64 = 3_600;
const CARD_MS: u64 = 1_100;

const ALL: u8 = NUN_ROW as u8;

/// How many cards of the Nun-row lie open, for whoever has watched the end come.
#[derive(Clone, Copy)]
pub struct Turning {
    n: RwSignal<u8>,
}

impl Turning {
    pub fn new(cx: TableCx<RattusCartus>) -> Turning {
        let n = RwSignal::new(ALL);
        Effect::new(move |was_over: Option<bool>| {
            let is_over = cx.moment.with(|moment| moment.outcome.is_some());
            let has_come = is_over && was_over == Some(false);
            let is_replay = cx.moment.with_untracked(|moment| moment.is_replay);
            if has_come && !is_replay && browser::may_move() {
                n.set(0);
                turn_later(n, 1, POINTS_MS);
            }
            is_over
        });
        Turning { n }
    }

    pub fn is_settled(self) -> bool {
        self.n.get() == ALL
    }

    /// Whether the card at this place may be seen.
    pub fn shows(self, idx: usize) -> bool {
        idx < usize::from(self.n.get())
    }

    fn skip(self) {
        self.n.set(ALL);
    }
}

/// Turns up card `to`, if nobody has skipped it, and then the next.
fn turn_later(n: RwSignal<u8>, to: u8, after_ms: u64) {
    let turn = move || {
        if n.try_get_untracked() == Some(to - 1) {
            n.set(to);
            if to < ALL {
                turn_later(n, to + 1, CARD_MS);
            }
        }
    };
    set_timeout(turn, Duration::from_millis(after_ms));
}

pub fn epilogue(cx: TableCx<RattusCartus>) -> Epilogue {
    let turning = Turning::new(cx);
    let view = move || view! { <Scene cx turning/> }.into_any();
    Epilogue { view: view.into(), is_settled: Signal::derive(move || turning.is_settled()) }
}

/// Beside the board, once all is known.
#[component]
pub fn Plague(desk: Desk) -> impl IntoView {
    let Desk { cx, turning, .. } = desk;
    let is_shown = move || {
        let is_over = cx.moment.with(|moment| moment.view.finish.is_some());
        is_over && turning.is_settled()
    };
    move || {
        is_shown().then(|| {
            view! {
                <section class="panel">
                    <h2 class="panel__head">
                        <Symbol id="rc-rat" class="sym--24"/>
                        {cx.words.of("rattus-plague")}
                    </h2>
                    <div class="panel__body"><Fates cx turning/></div>
                </section>
            }
        })
    }
}

#[component]
fn Scene(cx: TableCx<RattusCartus>, turning: Turning) -> impl IntoView {
    let finish = Memo::new(move |_| cx.moment.with(|moment| moment.view.finish.clone()));
    let cards = move || {
        let nun_row = finish.with(|it| it.as_ref().map(|it| it.nun_row.clone()));
        let card = |(i, person)| {
            let is_open = move || turning.shows(i);
            view! {
                <li class="ncard" class:open=is_open class:turned=is_open>
                    {move || nun_face(is_open().then_some(person))}
                </li>
            }
        };
        nun_row.unwrap_or_default().into_iter().enumerate().map(card).collect_view()
    };
    let n_nuns = move || finish.with(|it| it.as_ref().map_or(0, |it| nuns_open(it, turning)));
    view! {
        <section class="finale" on:click=move |_| turning.skip()>
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

fn nuns_open(finish: &Finish, turning: Turning) -> u16 {
    let open = finish.nun_row.iter().enumerate().filter(|(i, _)| turning.shows(*i));
    open.map(|(_, person)| u16::from(person.nuns)).sum()
}

/// Everybody's rats against the nuns so far.
#[component]
fn Fates(cx: TableCx<RattusCartus>, turning: Turning) -> impl IntoView {
    let rows = move || {
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
    };
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
