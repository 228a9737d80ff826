//! The players: points, workers, cards, the star, and their neighbourhoods in small. A click shows
//! one large.

use cities::{N_COLUMNS, Row};
use engine::Seat;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::desk::{Desk, Tab};
use super::mini::mini;
use crate::kit::symbol::Symbol;
use crate::table::changing::Changing;
use crate::table::seat_mark::SeatMark;
use crate::table::seat_tag::turn_tag;

#[component]
pub fn Seats(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    let is_many = move || 4 <= seats.with(Vec::len);
    view! {
        <ol class="r-seats" class:is-many=is_many aria-label=cx.words.of("cities-players")>
            <For each=move || seats.get() key=|seat| seat.0 let:seat>
                <Plate desk seat/>
            </For>
        </ol>
    }
}

/// On a phone: everybody's neighbourhood, large enough to be read.
#[component]
pub fn Others(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    view! {
        <ol class="r-others" class:is-tab=move || desk.tab.get() == Tab::Others>
            <For each=move || seats.get() key=|seat| seat.0 let:seat>
                <li>
                    <Enlarge desk seat class="other"/>
                </li>
            </For>
        </ol>
    }
}

#[component]
fn Plate(desk: Desk, seat: Seat) -> impl IntoView {
    let cx = desk.cx;
    let is_in_turn = move || cx.moment.with(|moment| moment.to_act.contains(seat));
    let is_me = move || desk.me() == Some(seat);
    let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
    let points = Signal::derive(move || total(desk, seat));
    view! {
        <li
            class="plate"
            class:is-turn=is_in_turn
            class:is-me=is_me
            class:is-shown=move || desk.shown.get() == seat
            data-seat=seat.0
        >
            <div class="plate__top">
                <SeatMark seat/>
                <b class="seat__name">{name}</b>
                {move || star(desk, seat)}
                {move || turn_tag(desk.cx, seat)}
                <span class="plate__vp"><Changing number=points of=seat/></span>
            </div>
            <div class="plate__more">
                <Enlarge desk seat class="plate__map"/>
                <dl class="plate__nums">{move || numbers(desk, seat)}</dl>
            </div>
        </li>
    }
}

fn total(desk: Desk, seat: Seat) -> i32 {
    desk.cx
        .moment
        .with(|moment| moment.view.seats.get(seat.idx()).map_or(0, |seat| seat.score.total()))
}

/// The small map as a button.
#[component]
fn Enlarge(desk: Desk, seat: Seat, class: &'static str) -> impl IntoView {
    let cx = desk.cx;
    let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
    let label = move || {
        let is_you = cx.names.with(|names| names.you() == Some(seat));
        let you = if is_you { "yes" } else { "no" };
        cx.words.say("cities-enlarge", &[("you", you.into()), ("name", name().into())])
    };
    let show = move || {
        let is_shown = desk.shown.get_untracked() == seat;
        desk.wanted.set((!is_shown).then_some(seat));
        desk.tab.set(Tab::City);
    };
    let by_key = move |event: KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            show();
        }
    };
    let map = move || desk.game.with(|game| mini(game.neighbourhood(seat)));
    view! {
        <div
            class=class
            role="button"
            tabindex="0"
            aria-label=label
            title=label
            on:click=move |_| show()
            on:keydown=by_key
        >
            <span class="other__name">
                <SeatMark seat class="sym--20"/>
                <b>{name}</b>
                <span class="num">{move || total(desk, seat)}</span>
            </span>
            {map}
        </div>
    }
}

fn star(desk: Desk, seat: Seat) -> Option<impl IntoView> {
    let has_star = desk.cx.moment.with(|moment| moment.view.star == Some(seat));
    let words = desk.cx.words;
    has_star.then(|| {
        view! {
            <span class="star" title=words.of("cities-star")>
                <Symbol id="ct-star" class="sym--20"/>
                <span class="sr">{words.of("cities-star")}</span>
            </span>
        }
    })
}

/// Workers still to come, row by row, and cards.
fn numbers(desk: Desk, seat: Seat) -> impl IntoView {
    let words = desk.cx.words;
    let (n_left, left, n_cards) = desk.game.with(|game| {
        let per_row = game.mode().n_per_row;
        let left = Row::ALL.map(|row| per_row.saturating_sub(game.offer().n_in_row(row, seat)));
        let is_running = 0 < game.round();
        let n_left: u8 = if is_running { left.iter().sum() } else { game.mode().n_workers() };
        (n_left, left, game.cards(seat).len())
    });
    let dots = left.map(|n| {
        let dot = |i: u8| view! { <i class:on=i < n></i> };
        let n_dots = desk.game.with(|game| game.mode().n_per_row).min(N_COLUMNS as u8);
        view! { <span>{(0..n_dots).map(dot).collect_view()}</span> }
    });
    let key = move || words.say("cities-workers", &[("n", n_left.into())]);
    let cards = move || words.say("cities-n-cards", &[("n", n_cards.into())]);
    view! {
        <div title=key>
            <dt><Symbol id="ct-worker" class="sym--20"/><span class="sr">{key}</span></dt>
            <dd>{n_left}</dd>
        </div>
        <div title=cards>
            <dt><Symbol id="ct-card" class="sym--20"/><span class="sr">{cards}</span></dt>
            <dd>{n_cards}</dd>
        </div>
        <div class="wide rows-left" aria-hidden="true">{dots.collect_view()}</div>
    }
}
