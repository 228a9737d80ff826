//! What is chosen from besides the table and the hand: players, a Pass, giving up an action.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::RattusCartus;

use super::places;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::table::{Place, Table};

#[component]
pub fn Choices(table: Table<RattusCartus>) -> impl IntoView {
    let cx = table.cx;
    let victims = Memo::new(move |_| {
        let seats = cx.names.with(|names| names.seats().collect::<Vec<_>>());
        let is_there = |seat: &Seat| table.target(&places::target(*seat)).is_some();
        seats.into_iter().filter(is_there).collect::<Vec<_>>()
    });
    let has = move |place: Place| Memo::new(move |_| table.target(&place).is_some());
    let (has_pass, has_decline) = (has(places::PASS), has(places::DECLINE));
    let pass = move || {
        has_pass.get().then(|| {
            let spot = table.spot(places::PASS);
            view! {
                <button class="pick alternative" {..spot}>
                    <Symbol id="rc-pass" class="sym--24"/>
                    <b>{cx.words.of("rattus-pass")}</b>
                </button>
            }
        })
    };
    let decline = move || {
        has_decline.get().then(|| {
            let spot = table.spot(places::DECLINE);
            view! {
                <button class="pick alternative" {..spot}>
                    <b>{cx.words.of("rattus-decline")}</b>
                </button>
            }
        })
    };
    let is_there = move || has_pass.get() || has_decline.get() || !victims.with(Vec::is_empty);
    let seats = move || victims.get().into_iter().map(|seat| victim(table, seat)).collect_view();
    let all = move || {
        view! { <div class="alternatives">{live(seats)}{live(pass)}{live(decline)}</div> }
    };
    live(move || is_there().then(all))
}

fn victim(table: Table<RattusCartus>, seat: Seat) -> impl IntoView {
    let cx = table.cx;
    let name = live(move || cx.names.with(|names| names.label(seat, &cx.words.texts())));
    let n_hand = move || cx.moment.with(|moment| moment.view.seats[seat.idx()].n_hand);
    view! {
        <button class="pick alternative" {..table.spot(places::target(seat))}>
            <SeatMark seat class="sym--24"/>
            <b>{name}</b>
            <small>{live(move || cx.words.say("rattus-n-cards", &[("n", n_hand().into())]))}</small>
        </button>
    }
}
