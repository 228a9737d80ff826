//! The options of a game, with what they may be.

use leptos::prelude::*;
use serde_json::{Value, json};

use super::form::Form;
use crate::games;
use crate::options::{Field, Fields, Kind, seat_value};
use crate::words::Words;

#[component]
pub fn OptionFields(game: String, form: RwSignal<Form>) -> impl IntoView {
    let words = Words::here();
    let fields = StoredValue::new(games::visit(&game, Fields).unwrap_or_default());
    let game = StoredValue::new(game);
    let n_seats = Memo::new(move |_| form.with(Form::n_seats));
    let rows = move || {
        let is_alone = n_seats.get() == 1;
        let fields = fields.get_value().into_iter().filter(|it| it.is_for_one == is_alone);
        let row = |field| view! { <OptionField game=game.get_value() field form n_seats/> };
        fields.map(row).collect_view()
    };
    view! {
        <details class="new__options">
            <summary>{words.of("new-options")}</summary>
            {rows}
        </details>
    }
}

#[component]
fn OptionField(
    game: String,
    field: Field,
    form: RwSignal<Form>,
    n_seats: Memo<u8>,
) -> impl IntoView {
    let words = Words::here();
    let label_key = format!("{game}-option-{}", field.key);
    let label = move || words.say(&label_key, &[]);
    let input = match field.kind {
        Kind::Number { min, max } => number_input(field, min, max, form),
        Kind::Seat => seat_input(field, n_seats.get(), form),
    };
    view! {
        <label class="field option">
            <span>{label}</span>
            {input}
        </label>
    }
}

fn number_input(field: Field, min: i64, max: i64, form: RwSignal<Form>) -> AnyView {
    let words = Words::here();
    let default = field.default.as_i64().unwrap_or(min);
    let key = StoredValue::new(field.key);
    let value = move || {
        let chosen = form.with(|form| form.option(&key.get_value()).and_then(Value::as_i64));
        chosen.unwrap_or(default).to_string()
    };
    let choose = move |event| {
        let number = event_target_value(&event).parse::<i64>().ok();
        let number = number.filter(|number| *number != default).map(|number| json!(number));
        form.update(|form| form.set_option(&key.get_value(), number));
    };
    let range = move || {
        let args = [("min", min.into()), ("max", max.into()), ("default", default.into())];
        words.say("new-option-range", &args)
    };
    view! {
        <input
            type="number"
            required
            min=min
            max=max
            prop:value=value
            on:change=choose
        />
        <span class="small quiet">{range}</span>
    }
    .into_any()
}

/// Choice 0 is the default, the others are seats.
fn seat_input(field: Field, n_seats: u8, form: RwSignal<Form>) -> AnyView {
    let words = Words::here();
    let key = StoredValue::new(field.key);
    let choose = move |event| {
        let seat = event_target_value(&event).parse::<u8>().ok();
        form.update(|form| form.set_option(&key.get_value(), seat.map(seat_value)));
    };
    let seats = (0..n_seats).map(|seat| {
        let label = move || words.say(&format!("seat-colour-{seat}"), &[]);
        view! { <option value=seat>{label}</option> }
    });
    let seats = seats.collect_view();
    view! {
        <select on:change=choose>
            <option value="">{words.of("new-option-random")}</option>
            {seats}
        </select>
    }
    .into_any()
}
