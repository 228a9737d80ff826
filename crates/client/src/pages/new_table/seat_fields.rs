//! How many seats, and who sits at each.

use engine::Seat;
use leptos::prelude::*;
use protocol::GameInfo;

use super::form::{Form, sitter_code, sitter_of_code};
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::table::seat_mark::SeatMark;
use crate::words::Words;

#[component]
pub fn SeatNumber(info: GameInfo, form: RwSignal<Form>) -> impl IntoView {
    let words = Words::here();
    let number = move |n: u8| {
        let is_chosen = move || form.with(|form| form.n_seats() == n);
        let choose = move |_| form.update(|form| form.set_n_seats(n));
        view! {
            <label class="chip" class:is-selected=follows(is_chosen)>
                <input
                    type="radio"
                    class="sr"
                    name="n-seats"
                    prop:checked=follows(is_chosen)
                    on:change=choose
                />
                {n}
            </label>
        }
    };
    let numbers = (info.seats_min..=info.seats_max).map(number).collect_view();
    let hint = live(move || {
        form.with(|form| form.n_seats() == 1).then(|| {
            view! { <p class="small quiet">{words.of("new-alone")}</p> }
        })
    });
    view! {
        <fieldset class="field">
            <legend>{words.of("new-seats")}</legend>
            <div class="choices">{numbers}</div>
            {hint}
        </fieldset>
    }
}

#[component]
pub fn SeatFields(info: GameInfo, form: RwSignal<Form>) -> impl IntoView {
    let words = Words::here();
    // From the weakest to the strongest.
    let levels = StoredValue::new(info.levels);
    // The number alone rebuilds the rows: a choice must not close under the hand.
    let n_seats = Memo::new(move |_| form.with(Form::n_seats));
    let content = live(move || {
        let n_seats = n_seats.get();
        let row = |seat: Seat| view! { <SeatField seat levels form/> };
        (1 < n_seats).then(|| Seat::all(n_seats).map(row).collect_view())
    });
    view! {
        <fieldset class="field new__seats">
            <legend>{words.of("new-sitters")}</legend>
            {content}
        </fieldset>
    }
}

#[component]
fn SeatField(seat: Seat, levels: StoredValue<Vec<String>>, form: RwSignal<Form>) -> impl IntoView {
    let words = Words::here();
    let code = move || form.with(|form| form.seat(seat.idx()).map(sitter_code).map(str::to_owned));
    let choose = move |event| {
        let sitter = sitter_of_code(&event_target_value(&event));
        form.update(|form| form.set_seat(seat.idx(), sitter));
    };
    let bots = levels.get_value().into_iter().map(|level| {
        let (value, chosen) = (level.clone(), level.clone());
        let label = move || {
            let level = words.say(&format!("level-{level}"), &[]);
            words.say("new-bot", &[("level", level.into())])
        };
        let is_chosen = move || code().as_deref() == Some(chosen.as_str());
        view! { <option value=value prop:selected=follows(is_chosen)>{label}</option> }
    });
    let bots = bots.collect_view();
    let is_code = move |wanted: &'static str| move || code().as_deref() == Some(wanted);
    view! {
        <label class="new__seat">
            <SeatMark seat class="sym--24"/>
            <select on:change=choose>
                <option value="me" prop:selected=is_code("me")>{words.of("new-me")}</option>
                <option value="open" prop:selected=is_code("open")>{words.of("new-friend")}</option>
                {bots}
            </select>
        </label>
    }
}
