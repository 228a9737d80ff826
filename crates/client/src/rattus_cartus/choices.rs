//! What is chosen from besides the hand: cards of the Nun-row, and players.

use engine::Seat;
use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use rattus_cartus::{Action, Position};

use super::desk::Desk;
use super::nuns::nun_face;
use crate::table::seat_mark::SeatMark;

#[component]
pub fn Choices(desk: Desk) -> impl IntoView {
    let offered = Memo::new(move |_| desk.cx.moment.with(|moment| moment.actions.clone()));
    let buttons = move || {
        let button = |action: Action| match action {
            Action::LookAt { position } => Some(nun(desk, position).into_any()),
            Action::Target { seat } => Some(victim(desk, seat).into_any()),
            _ => None,
        };
        let buttons: Vec<_> = offered.get().into_iter().filter_map(button).collect();
        (!buttons.is_empty()).then(|| view! { <div class="choices">{buttons}</div> })
    };
    view! { {buttons} }
}

fn nun(desk: Desk, position: Position) -> impl IntoView {
    let action = Action::LookAt { position };
    let label = move || desk.cx.words.say("rattus-nun-hidden", &[("n", position.number().into())]);
    view! {
        <button
            class="nun-choice can"
            class:is-seen=move || desk.preview.get() == Some(action)
            aria-label=label
            data-position=position.number()
            on:click=move |click: MouseEvent| desk.choose(action, &click)
            on:pointerenter=move |event| desk.hover(&event, Some(action))
            on:pointerleave=move |event| desk.hover(&event, None)
        >
            {nun_face(None)}
            <span class="num">{position.number()}</span>
        </button>
    }
}

fn victim(desk: Desk, seat: Seat) -> impl IntoView {
    let cx = desk.cx;
    let action = Action::Target { seat };
    let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
    let n_hand = move || cx.moment.with(|moment| moment.view.seats[seat.idx()].n_hand);
    view! {
        <button class="button seat-choice can" on:click=move |_| desk.act(action)>
            <SeatMark seat class="sym--24"/>
            <b>{name}</b>
            <small>{move || cx.words.say("rattus-n-cards", &[("n", n_hand().into())])}</small>
        </button>
    }
}
