//! Where there is no room for the ledger: influence as a table of numbers, with a mark for the
//! order of a stack.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Class, TrackView};

use super::desk::Desk;
use super::names::{class_name, class_symbol};
use super::tracks::{Disc, discs, ranking};
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::symbol_of;

#[component]
pub fn MiniTable(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    let head = move |class: Class| {
        view! {
            <th scope="col">
                <Symbol id=class_symbol(class) class="sym--20"/>
                <span class="sr">{move || class_name(&cx.words.texts(), class)}</span>
            </th>
        }
    };
    view! {
        <table class="minitable">
            <thead>
                <tr>
                    <td></td>
                    {Class::ALL.map(head).collect_view()}
                </tr>
            </thead>
            <tbody>
                <For
                    each=move || seats.get()
                    key=|seat| seat.0
                    children=move |seat| view! { <SeatRow desk seat/> }
                />
            </tbody>
        </table>
    }
}

#[component]
fn SeatRow(desk: Desk, seat: Seat) -> impl IntoView {
    let cx = desk.cx;
    let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
    let is_own = move || desk.me() == Some(seat);
    view! {
        <tr class:own=is_own>
            <th scope="row">
                <Symbol id=symbol_of(seat) class="sym--20"/>
                <span class="sr">{name}</span>
            </th>
            {Class::ALL.map(|class| view! { <Cell desk seat class/> }).collect_view()}
        </tr>
    }
}

#[component]
fn Cell(desk: Desk, seat: Seat, class: Class) -> impl IntoView {
    let track =
        Memo::new(move |_| desk.cx.moment.with(|it| it.view.tracks[class as usize].clone()));
    let disc = Memo::new(move |_| track.with(|track: &TrackView| discs(track)[seat.idx()]));
    let leads = move || track.with(ranking).first() == Some(&seat);
    let gain = move || {
        let forecast = desk.forecast.get()?;
        let is_it = forecast.seat == seat && forecast.class() == class && 0 < forecast.strength;
        is_it.then(|| view! { <em>{format!("+{}", forecast.strength)}</em> })
    };
    view! {
        <td class:lead=leads data-class=class.name()>
            <span class="num" class:zero=move || disc.get().influence == 0>
                {move || disc.get().influence}
            </span>
            {move || stack(desk, disc.get())}
            {gain}
        </td>
    }
}

/// A bar for each disc of the space, the own one dark.
fn stack(desk: Desk, disc: Disc) -> Option<impl IntoView> {
    if disc.influence == 0 || disc.of == 1 {
        return None;
    }
    let label = desk.cx.words.say("rattus-from-below", &[("n", (disc.below + 1).into())]);
    let bar = |i: u8| view! { <i class:x=i == disc.below></i> };
    Some(view! {
        <span class="stk" role="img" aria-label=label>{(0..disc.of).map(bar).collect_view()}</span>
    })
}
