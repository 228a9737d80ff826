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
    let rows = (0..STRENGTHS.len() as u8).map(|row| pirate_row(cx, pirates, row)).collect_view();
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
pub fn PirateLine(
    cx: TableCx<SaintMalo>,
    #[prop(into)] seat: Signal<Seat>,
    /// Whether the whole board is shown.
    is_open: RwSignal<bool>,
) -> impl IntoView {
    let now = Memo::new(move |_| cx.moment.with(|moment| moment.view.pirates));
    let line = move || {
        let pirates = now.get();
        let defence = cx.moment.with(|moment| moment.view.cities[seat.get().idx()].defence);
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
                {boxes(now, move || now.get().row)}
            </span>
            <span class="fate-word">{fate}</span>
        }
        .into_any()
    };
    view! {
        <button class="pirate-line" on:click=move |_| is_open.set(true)>
            <Symbol id="sm-ship" class="sym--20"/>
            {line}
        </button>
    }
}

/// Rows and boxes stay while they are marked, so that each new cross is seen to be drawn.
fn pirate_row(cx: TableCx<SaintMalo>, pirates: Memo<Pirates>, row: u8) -> impl IntoView {
    let is_past = move || row < pirates.get().row;
    let is_now = move || row == pirates.get().row;
    let label = move || {
        let pirates = pirates.get();
        let marked = n_marked(pirates, row);
        let args = [("marked", marked.into()), ("boxes", pirates.n_boxes.into())];
        cx.words.say("saint-malo-boxes", &args)
    };
    let left = move || {
        is_now().then(|| {
            let n = pirates.get().n_left();
            let left = cx.words.say("saint-malo-boxes-left", &[("n", n.into())]);
            view! { <span class="left">{left}</span> }
        })
    };
    let done = move || is_past().then(|| view! { <Symbol id="check" class="sym--16 mono"/> });
    view! {
        <li class="prow" class:is-past=is_past class:is-now=is_now>
            <span class="num">{STRENGTHS[usize::from(row)]}</span>
            <span
                class="boxes"
                role="img"
                aria-label=label
                style:grid-template-columns=columns(pirates.get_untracked())
            >
                {boxes(pirates, move || row)}
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

fn boxes(pirates: Memo<Pirates>, row: impl Fn() -> u8 + Copy + Send + 'static) -> impl IntoView {
    let class = move |i| {
        let (pirates, row) = (pirates.get(), row());
        let n_marked = n_marked(pirates, row);
        if i < n_marked {
            "x"
        } else if row == pirates.row && i == n_marked {
            "next"
        } else {
            ""
        }
    };
    let n_boxes = pirates.get_untracked().n_boxes;
    (0..n_boxes).map(|i| view! { <i class=move || class(i)></i> }).collect_view()
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
