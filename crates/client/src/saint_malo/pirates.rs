//! The pirates: how near they are, how strong, and what an attack would cost.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Pirates as Row, STRENGTHS, SaintMalo, VP_PER_LOST_CANNON};

use super::places;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::numbers::minus;
use crate::table::seat_mark::SeatMark;
use crate::table::{Place, Table};

#[component]
pub fn Pirates(table: Table<SaintMalo>) -> impl IntoView {
    let cx = table.cx;
    let row = Memo::new(move |_| cx.moment.with(|moment| moment.view.pirates));
    let title = live(move || {
        let row = row.get();
        match row.strength() {
            Some(strength) => {
                let args = [("strength", strength.into()), ("n", row.n_left().into())];
                cx.words.say("saint-malo-attack-in", &args)
            }
            None => cx.words.say("saint-malo-pirates-gone", &[]),
        }
    });
    let is_over = move || row.get().is_over();
    let rest = live(move || {
        (!is_over()).then(|| {
            view! {
                {boxes(table, row)}
                <p>{live(move || own_fate(table, row.get()))}</p>
                <ul class="fate">{live(move || fates(table, row.get()))}</ul>
                <ol class="attacks" aria-label=cx.words.of("saint-malo-attacks")>
                    {live(move || attacks(row.get()))}
                </ol>
            }
        })
    });
    view! {
        <div class="pirate-board" data-place=places::PIRATES.to_string()>
            <h3><Symbol id="sm-ship" class="sym--24"/>{title}</h3>
            {rest}
        </div>
    }
}

/// Boxes stay while they are marked, so that each new cross is seen to be drawn.
fn boxes(table: Table<SaintMalo>, row: Memo<Row>) -> impl IntoView {
    let class = move |i: u8| match row.get().n_marked {
        n if i < n => "x",
        n if i == n => "next",
        _ => "",
    };
    let label = move || {
        let row = row.get();
        let args = [("marked", row.n_marked.into()), ("boxes", row.n_boxes.into())];
        table.cx.words.say("saint-malo-boxes", &args)
    };
    let n_boxes = row.get_untracked().n_boxes;
    let boxes = (0..n_boxes).map(|i| {
        let place = Place::of("box", i + 1).to_string();
        view! { <i class=follows(move || class(i)) data-place=place></i> }
    });
    view! { <span class="boxes" role="img" aria-label=follows(label)>{boxes.collect_view()}</span> }
}

fn defence(table: Table<SaintMalo>, seat: Seat) -> u8 {
    table.cx.moment.with(|it| it.view.cities.get(seat.idx()).map_or(0, |city| city.defence))
}

/// "Your defence is 3: you would lose a cannon (−5). 3 more to hold."
fn own_fate(table: Table<SaintMalo>, row: Row) -> Option<String> {
    let seat = table.cx.moment.with(|moment| moment.viewer.seat())?;
    let (strength, defence) = (row.strength()?, defence(table, seat));
    let missing = strength.saturating_sub(defence);
    let key = if missing == 0 { "saint-malo-would-hold" } else { "saint-malo-would-fall" };
    let args = [
        ("defence", defence.into()),
        ("missing", missing.into()),
        ("points", minus(VP_PER_LOST_CANNON).into()),
    ];
    Some(table.cx.words.say(key, &args))
}

/// What the next attack would do to each seat.
fn fates(table: Table<SaintMalo>, row: Row) -> Option<impl IntoView> {
    let strength = row.strength()?;
    let n_seats = table.cx.moment.with(|moment| moment.view.cities.len()) as u8;
    let fate = |seat: Seat| {
        let holds = strength <= defence(table, seat);
        let word = match holds {
            true => table.say("saint-malo-holds"),
            false => minus(VP_PER_LOST_CANNON),
        };
        view! { <li class:bad=!holds><SeatMark seat class="sym--16"/>{word}</li> }
    };
    Some(Seat::all(n_seats).map(fate).collect_view())
}

/// All attacks, with those that are over and the next one.
fn attacks(row: Row) -> impl IntoView {
    let attack = |(i, strength): (u8, u8)| {
        let (is_past, is_now) = (i < row.row, i == row.row);
        view! { <li class="num" class:is-past=is_past class:is-now=is_now>{strength}</li> }
    };
    (0..).zip(STRENGTHS).map(attack).collect_view()
}
