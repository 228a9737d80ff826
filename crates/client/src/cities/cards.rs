//! The cards of everybody: what each counts, and what it is worth now. The own ones come first.

use cities::{CardIdx, Cities};
use engine::Seat;
use leptos::prelude::*;

use super::card_sign::sign_row;
use super::counts::card_text;
use super::foresee::{Line, between};
use super::names::worded;
use super::places;
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::table::numbers::signed;
use crate::table::seat_mark::SeatMark;
use crate::table::{Does, Table};

#[component]
pub fn CardsOfAll(table: Table<Cities>) -> impl IntoView {
    let cx = table.cx;
    let seats = Memo::new(move |_| {
        let own = cx.moment.with(|moment| moment.viewer.seat());
        let all = cx.names.with(|names| names.seats().collect::<Vec<_>>());
        let others = all.into_iter().filter(|seat| Some(*seat) != own);
        own.into_iter().chain(others).collect::<Vec<_>>()
    });
    view! {
        <Each
            each=move || seats.get()
            key=|seat| seat.0
            children=move |seat| view! { <CardsOf table seat/> }
        />
    }
}

#[component]
fn CardsOf(table: Table<Cities>, seat: Seat) -> impl IntoView {
    let cx = table.cx;
    let title = live(move || {
        let texts = cx.words.texts();
        cx.names.with(|names| match names.you() == Some(seat) {
            true => texts.say("cities-your-cards", &[]),
            false => texts.say("cities-cards-of", &[("name", names.label(seat, &texts).into())]),
        })
    });
    let cards = Memo::new(move |_| {
        let cards = table.game.with(|game| game.cards(seat).to_vec());
        cards.into_iter().enumerate().collect::<Vec<_>>()
    });
    let none = move || {
        cards.with(Vec::is_empty).then(|| {
            view! { <p class="small quiet">{cx.words.of("cities-no-cards")}</p> }
        })
    };
    // Whoever has none has nothing to be looked at, but one's own place is kept.
    let is_own = Memo::new(move |_| cx.moment.with(|moment| moment.viewer.seat() == Some(seat)));
    let is_empty = move || cards.with(Vec::is_empty) && !is_own.get();
    view! {
        <section
            class="cards-of"
            class:is-empty=follows(is_empty)
            data-place=places::cards(seat).to_string()
        >
            <h3 class="caps"><SeatMark seat class="sym--16"/>{title}</h3>
            {none}
            <ul>
                <Each
                    each=move || cards.get()
                    key=|card| *card
                    children=move |(_, card)| view! { <CardRow table seat card/> }
                />
            </ul>
        </section>
    }
}

#[component]
fn CardRow(table: Table<Cities>, seat: Seat, card: CardIdx) -> impl IntoView {
    let worth = Memo::new(move |_| table.game.with(|game| game.worth(seat, card)));
    let name = live(move || {
        let lang = table.cx.words.texts().lang();
        table.game.with(|game| worded(&game.catalogue().card(card).name, lang))
    });
    let text = live(move || {
        let texts = table.cx.words.texts();
        table.game.with(|game| card_text(game.catalogue().card(card), &texts))
    });
    let by = live(move || {
        let points = change(table, seat, card)?;
        Some(view! { <small class="by" class:loss=points < 0>{signed(points)}</small> })
    });
    let counted = move || places::spaces(seat, worth.get_untracked().spaces);
    view! {
        <li class="card-row" {..table.pointing(counted)}>
            {live(move || table.game.with(|game| sign_row(&game.catalogue().card(card).measure)))}
            <span>
                <b>{name}</b>
                <small>{text}</small>
            </span>
            <b class="num">{live(move || worth.get().points)}{by}</b>
        </li>
    }
}

/// What is laid, or looked at, would change.
fn change(table: Table<Cities>, seat: Seat, card: CardIdx) -> Option<i32> {
    let me = table.cx.moment.with(|moment| moment.my_turn()).filter(|me| *me == seat)?;
    let laying = match table.looked_at().map(|target| target.does) {
        Some(Does::Local(then)) => then,
        _ => table.local.get(),
    };
    let of_card = |line: &Line| match line {
        Line::Card { card: other, points } if *other == card => Some(*points),
        _ => None,
    };
    table.game.with(|game| {
        let gain = between(game, &laying.ahead(game, me), me);
        gain.lines.iter().find_map(of_card)
    })
}
