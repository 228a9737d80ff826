//! Where there is no room for the ledger: influence as a table of numbers, and beside it who would
//! be paid what.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Class, RattusCartus, TrackView};

use super::foresee::Forecast;
use super::ledger::row_in_words;
use super::names::{class_name, class_symbol};
use super::places;
use super::tracks::{paid, ranking};
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::seat_mark::{SeatMark, symbol_of};

#[component]
pub fn Numbers(table: Table<RattusCartus>, foreseen: Memo<Option<Forecast>>) -> impl IntoView {
    let cx = table.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    let heads = live(move || {
        let head = |seat| view! { <th scope="col"><SeatMark seat class="sym--20"/></th> };
        seats.get().into_iter().map(head).collect_view()
    });
    let pays = live(move || {
        let pay = |vp: &i32| view! { <th class="pay num" scope="col">{*vp}</th> };
        paid(seats.with(Vec::len)).iter().map(pay).collect_view()
    });
    let row = move |class: Class| view! { <Row table foreseen seats class/> };
    view! {
        <table class="numbers">
            <thead>
                <tr>
                    <th scope="col"><em>{cx.words.of("rattus-influence")}</em></th>
                    {heads}
                    {pays}
                </tr>
            </thead>
            <tbody>{Class::ALL.map(row).collect_view()}</tbody>
        </table>
    }
}

#[component]
fn Row(
    table: Table<RattusCartus>,
    foreseen: Memo<Option<Forecast>>,
    seats: Memo<Vec<Seat>>,
    class: Class,
) -> impl IntoView {
    let cx = table.cx;
    let track = Memo::new(move |_| cx.moment.with(|it| it.view.tracks[class as usize].clone()));
    let here = Memo::new(move |_| foreseen.get().filter(|it| it.class() == class));
    let label = move || track.with(|track| row_in_words(table, class, track));
    let cells = live(move || {
        let here = here.get();
        let gain = |seat: Seat| {
            let here = here.as_ref().filter(|it| it.seat == seat && 0 < it.strength);
            here.map(|it| it.strength)
        };
        track.with(|track| {
            let cell = |seat: &Seat| cell(track, *seat, gain(*seat));
            seats.with(|seats| seats.iter().map(cell).collect_view())
        })
    });
    let ranks = live(move || {
        let ranking = track.with(ranking);
        let rank = |i: usize| match ranking.get(i) {
            Some(seat) => view! { <td class="pay"><Symbol id=symbol_of(*seat)/></td> }.into_any(),
            None => view! { <td class="pay">"–"</td> }.into_any(),
        };
        (0..paid(seats.with(Vec::len)).len()).map(rank).collect_view()
    });
    view! {
        <tr class:is-here=follows(move || here.with(Option::is_some)) aria-label=follows(label)>
            <th scope="row" data-place=places::class(class).to_string()>
                <span>
                    <Symbol id=class_symbol(class) class="sym--20"/>
                    <em>{live(move || class_name(&cx.words.texts(), class))}</em>
                </span>
            </th>
            {cells}
            {ranks}
        </tr>
    }
}

fn cell(track: &TrackView, seat: Seat, gain: Option<u8>) -> impl IntoView + use<> {
    let influence = track.influence[seat.idx()];
    let gain = gain.map(|n| view! { <b class="up">{format!("+{n}")}</b> });
    match influence {
        0 if gain.is_none() => view! { <td class="nil">"·"</td> }.into_any(),
        n => view! { <td><b class="num">{n}</b>{gain}</td> }.into_any(),
    }
}
