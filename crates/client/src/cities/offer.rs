//! The offer board: four rows of four columns, what lies there, and whose workers stand below.

use cities::{Action, N_COLUMNS, Owner, Phase, Row};
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::desk::{Desk, Lit, Tab, is_touch};
use super::names::row_name;
use super::slot::{content, in_words};
use super::start_tiles::StartTiles;
use super::why::not_this_column;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::symbol_of;

#[component]
pub fn OfferBoard(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let is_start = Memo::new(move |_| cx.moment.with(|it| it.view.phase == Phase::ChooseStartTile));
    let per_row = move || {
        let n = desk.game.with(|game| game.mode().n_per_row);
        cx.words.say("cities-per-row", &[("n", n.into())])
    };
    let board = move || {
        if is_start.get() {
            return view! { <StartTiles desk/> }.into_any();
        }
        Row::ALL.map(|row| view! { <OfferRow desk row/> }).collect_view().into_any()
    };
    view! {
        <section class="r-offer panel" class:is-tab=move || desk.tab.get() == Tab::Offer>
            <h2>
                {move || {
                    let key = if is_start.get() { "cities-start-tiles" } else { "cities-offer" };
                    cx.words.say(key, &[])
                }}
                <small>{move || (!is_start.get()).then(per_row)}</small>
            </h2>
            {board}
        </section>
    }
}

#[component]
fn OfferRow(desk: Desk, row: Row) -> impl IntoView {
    let cx = desk.cx;
    let name = move || cx.words.say(&format!("cities-row-{}", row_name(row)), &[]);
    let is_key = move || desk.row.get() == Some(row);
    let letter = ["A", "B", "C", "D"][row.idx()];
    let slots = (0..N_COLUMNS as u8).map(|column| view! { <Slot desk row column/> });
    let left = move || {
        let me = desk.me()?;
        let n = desk
            .game
            .with(|game| game.mode().n_per_row.saturating_sub(game.offer().n_in_row(row, me)));
        let n = (0 < n).then_some(n)?;
        Some(cx.words.say("cities-workers-left", &[("n", n.into())]))
    };
    view! {
        <div class="orow" class:is-key=is_key data-row=row_name(row)>
            <span class="caps">
                <kbd aria-hidden="true">{letter}</kbd>
                {name}
                <span class="orow__left">{left}</span>
            </span>
            {slots.collect_view()}
        </div>
    }
}

/// How a column looks to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Can,
    /// The viewer is in turn and may not.
    Off,
    Waits,
    Gone(Owner),
}

#[component]
fn Slot(desk: Desk, row: Row, column: u8) -> impl IntoView {
    let cx = desk.cx;
    let action = Action::Take { row, column };
    let state = Memo::new(move |_| {
        cx.moment.with(|moment| match moment.view.offer.worker(row, column) {
            Some(owner) => State::Gone(owner),
            None if moment.actions.contains(&action) => State::Can,
            None if moment.my_turn().is_some() && moment.view.phase == Phase::Take => State::Off,
            None => State::Waits,
        })
    });
    let is_chosen = move || desk.preview.get() == Some(action);
    let class = move || {
        let chosen = if is_chosen() { " is-chosen" } else { "" };
        let state = match state.get() {
            State::Can => "can",
            State::Off => "off",
            State::Waits => "",
            State::Gone(owner) if desk.me().map(Owner::Seat) == Some(owner) => "gone mine",
            State::Gone(_) => "gone",
        };
        format!("slot {state}{chosen}")
    };
    let press = move |click: MouseEvent| {
        let (names, texts) = (cx.names.get_untracked(), cx.words.texts_once());
        let reason =
            cx.moment.with_untracked(|it| not_this_column(it, row, column, &names, &texts));
        if !desk.refuses(&click, reason) {
            take(desk, row, column, &click);
        }
    };
    let card = move || cx.moment.with(|it| card_of(&it.view.offer, row, column));
    let enter = move |event: leptos::ev::PointerEvent| {
        desk.hover(&event, Some(action));
        if event.pointer_type() != "touch" {
            desk.light(untrack(card).map(Lit::Card));
        }
    };
    let leave = move |event: leptos::ev::PointerEvent| {
        desk.hover(&event, None);
        desk.light(None);
    };
    // Drawn anew when something else lies there, so that what is laid out can be seen to arrive.
    let what = Memo::new(move |_| (in_words(desk, row, column), desk.cx.words.texts().lang()));
    let label = move || what.get().0;
    let is_off = move || state.get() != State::Can;
    view! {
        <button
            class=class
            data-column=column
            aria-label=label
            title=label
            aria-disabled=move || is_off().to_string()
            on:click=press
            on:pointerenter=enter
            on:pointerleave=leave
        >
            {move || {
                what.track();
                untrack(|| content(desk, row, column))
            }}
            {move || worker(state.get())}
        </button>
    }
}

/// Whatever is turned up cannot be put back, so it is asked for twice (CI-39).
fn take(desk: Desk, row: Row, column: u8, click: &MouseEvent) {
    let action = Action::Take { row, column };
    let is_final = usize::from(column) + 1 == N_COLUMNS;
    let was_warned = desk.warned.get_untracked() == Some(action);
    if (is_final || is_touch(click)) && !was_warned {
        desk.warned.set(Some(action));
        desk.preview.set(Some(action));
        return;
    }
    desk.act(action);
}

fn card_of(offer: &cities::Offer, row: Row, column: u8) -> Option<cities::CardIdx> {
    let card = offer.cards.get(usize::from(column)).copied().flatten();
    card.filter(|_| row == Row::Cards)
}

/// The worker below the column, or its place.
fn worker(state: State) -> impl IntoView {
    match state {
        State::Gone(Owner::Seat(seat)) => {
            view! { <span class="wk"><Symbol id=symbol_of(seat) class="sym--24"/></span> }
                .into_any()
        }
        State::Gone(Owner::Neutral) => {
            view! { <span class="wk"><Symbol id="ct-worker" class="sym--24 mono"/></span> }
                .into_any()
        }
        State::Can | State::Off | State::Waits => {
            view! { <span class="wk wk--open"></span> }.into_any()
        }
    }
}
