//! The pirates: how near they are, how strong, and who will hold.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Pirates, STRENGTHS, SaintMalo};

use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::seat_mark::SeatMark;

/// The whole pirate board.
#[component]
pub fn PirateBoard(cx: TableCx<SaintMalo>) -> impl IntoView {
    let pirates = Memo::new(move |_| cx.moment.with(|moment| moment.view.pirates));
    let rows = move || {
        let pirates = pirates.get();
        (0..STRENGTHS.len() as u8).map(|row| pirate_row(cx, pirates, row)).collect_view()
    };
    view! {
        <section class="panel pirates">
            <h2 class="panel__head">
                <Symbol id="sm-ship" class="sym--24"/>
                {cx.words.of("saint-malo-pirates")}
            </h2>
            <div class="panel__body">
                <ol>{rows}</ol>
                {move || fates(cx, pirates.get())}
            </div>
        </section>
    }
}

/// The same in one line, for small screens.
#[component]
pub fn PirateLine(cx: TableCx<SaintMalo>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let line = move || {
        let (pirates, defence) = cx
            .moment
            .with(|moment| (moment.view.pirates, moment.view.cities[seat.get().idx()].defence));
        let Some(strength) = pirates.strength() else {
            let gone = cx.words.of("saint-malo-pirates-gone");
            return view! { <span>{gone}</span> }.into_any();
        };
        let holds = strength <= defence;
        let key = if holds { "saint-malo-you-hold" } else { "saint-malo-you-fall" };
        let fate = cx.words.say(key, &[("n", pirates.n_left().into())]);
        let attack = cx.words.say("saint-malo-attack", &[("strength", strength.into())]);
        view! {
            <span>{attack}</span>
            <span class="boxes" style:grid-template-columns=columns(pirates)>
                {boxes(pirates, pirates.row)}
            </span>
            <span class="fate-word">{fate}</span>
        }
        .into_any()
    };
    view! { <div class="pirate-line"><Symbol id="sm-ship" class="sym--20"/>{line}</div> }
}

fn pirate_row(cx: TableCx<SaintMalo>, pirates: Pirates, row: u8) -> impl IntoView {
    let is_past = row < pirates.row;
    let is_now = row == pirates.row;
    let n_marked = n_marked(pirates, row);
    let args = [("marked", n_marked.into()), ("boxes", pirates.n_boxes.into())];
    let label = cx.words.say("saint-malo-boxes", &args);
    let left = is_now.then(|| {
        let left = cx.words.say("saint-malo-boxes-left", &[("n", pirates.n_left().into())]);
        view! { <span class="left">{left}</span> }
    });
    let done = is_past.then(|| view! { <Symbol id="check" class="sym--16 mono"/> });
    view! {
        <li class="prow" class:is-past=is_past class:is-now=is_now>
            <span class="num">{STRENGTHS[usize::from(row)]}</span>
            <span
                class="boxes"
                role="img"
                aria-label=label
                style:grid-template-columns=columns(pirates)
            >
                {boxes(pirates, row)}
            </span>
            {left}
            {done}
        </li>
    }
}

fn n_marked(pirates: Pirates, row: u8) -> u8 {
    match row.cmp(&pirates.row) {
        std::cmp::Ordering::Less => pirates.n_boxes,
        std::cmp::Ordering::Equal => pirates.n_marked,
        std::cmp::Ordering::Greater => 0,
    }
}

/// As many columns as a row has boxes.
fn columns(pirates: Pirates) -> String {
    format!("repeat({}, minmax(0, 18px))", pirates.n_boxes)
}

fn boxes(pirates: Pirates, row: u8) -> impl IntoView {
    let n_marked = n_marked(pirates, row);
    let class = move |i| {
        if i < n_marked {
            "x"
        } else if row == pirates.row && i == n_marked {
            "next"
        } else {
            ""
        }
    };
    (0..pirates.n_boxes).map(|i| view! { <i class=class(i)></i> }).collect_view()
}

/// One shield per seat for the next attack.
fn fates(cx: TableCx<SaintMalo>, pirates: Pirates) -> impl IntoView {
    let Some(strength) = pirates.strength() else {
        return view! { <p class="quiet">{cx.words.of("saint-malo-pirates-gone")}</p> }.into_any();
    };
    let label = cx.words.say("saint-malo-next-attack", &[("strength", strength.into())]);
    let defences: Vec<u8> =
        cx.moment.with(|moment| moment.view.cities.iter().map(|city| city.defence).collect());
    let fate = |(seat, defence): (u8, u8)| {
        let holds = strength <= defence;
        let class = if holds { "holds" } else { "falls" };
        let word = cx.words.of(if holds { "saint-malo-holds" } else { "saint-malo-falls" });
        view! {
            <li class=class>
                <SeatMark seat=Seat(seat)/>
                <span class="num">{defence}</span>
                <span>{word}</span>
            </li>
        }
    };
    view! { <ul class="fate" aria-label=label>{(0..).zip(defences).map(fate).collect_view()}</ul> }
        .into_any()
}
