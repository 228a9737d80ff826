//! An input for each kind of option.

use leptos::prelude::*;
use serde_json::{Value, json};

use super::slot::Slot;
use crate::kit::live::{follows, live};
use crate::options::seat_value;
use crate::words::Words;

pub fn number_input(slot: Slot, min: i64, max: i64) -> AnyView {
    let words = Words::here();
    let default = slot.default().as_i64().unwrap_or(min);
    let choose = move |event| {
        let number = event_target_value(&event).parse::<i64>();
        slot.put(json!(number.unwrap_or(default)));
    };
    let range = live(move || {
        let args = [("min", min.into()), ("max", max.into()), ("default", default.into())];
        words.say("new-option-range", &args)
    });
    view! {
        <input
            type="number"
            required
            min=min
            max=max
            prop:value=follows(move || slot.now().to_string())
            on:change=choose
        />
        <span class="option__default small quiet">{range}</span>
    }
    .into_any()
}

pub fn switch_input(slot: Slot) -> AnyView {
    let words = Words::here();
    let is_on = slot.default() == json!(true);
    let default = words.of(if is_on { "new-option-default-on" } else { "new-option-default-off" });
    view! {
        <input
            type="checkbox"
            prop:checked=follows(move || slot.now() == json!(true))
            on:change=move |event| slot.put(json!(event_target_checked(&event)))
        />
        <span class="option__default small quiet">{default}</span>
    }
    .into_any()
}

/// The default, or a seat.
pub fn seat_input(slot: Slot, n_seats: u8) -> AnyView {
    let words = Words::here();
    let choose = move |event| {
        let seat = event_target_value(&event).parse::<u8>().ok();
        slot.put(seat.map_or_else(|| slot.default(), seat_value));
    };
    let seats = (0..n_seats).map(|seat| {
        let label = live(move || words.say(&format!("seat-colour-{seat}"), &[]));
        view! {
            <option value=seat selected=follows(move || slot.now() == seat_value(seat))>
                {label}
            </option>
        }
    });
    let seats = seats.collect_view();
    view! {
        <select on:change=choose>
            <option value="">{as_default(words, words.of("new-option-random"), true)}</option>
            {seats}
        </select>
    }
    .into_any()
}

/// A choice, marked where it is the usual one.
pub fn as_default(
    words: Words,
    label: impl Fn() -> String + Send + 'static,
    is_default: bool,
) -> impl Fn() -> String + Send + 'static {
    move || match is_default {
        true => words.say("new-option-default", &[("choice", label().into())]),
        false => label(),
    }
}

/// Names have words of their own; numbers speak for themselves.
pub fn choice_input(slot: Slot, label_key: &str, values: &[Value]) -> AnyView {
    let words = Words::here();
    let stored = StoredValue::new(values.to_vec());
    let choose = move |event| {
        let idx = event_target_value(&event).parse::<usize>().ok();
        let chosen = idx.and_then(|idx| stored.with_value(|values| values.get(idx).cloned()));
        slot.put(chosen.unwrap_or_else(|| slot.default()));
    };
    let choices = values.iter().enumerate().map(|(idx, value)| {
        let value = value.clone();
        let key = value.as_str().map(|name| format!("{label_key}-{name}"));
        let (number, is_default) = (value.to_string(), value == slot.default());
        let label = move || key.as_ref().map_or(number.clone(), |key| words.say(key, &[]));
        view! {
            <option value=idx selected=follows(move || slot.now() == value)>
                {as_default(words, label, is_default)}
            </option>
        }
    });
    view! { <select on:change=choose>{choices.collect_view()}</select> }.into_any()
}
