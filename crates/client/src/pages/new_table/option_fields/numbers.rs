//! A choice among names, one of which comes with numbers of its own.

use engine::OptionNumbers;
use leptos::prelude::*;
use serde_json::{Value, json};

use super::inputs::as_default;
use super::slot::Slot;
use crate::kit::live::{follows, live};
use crate::words::Words;

pub fn numbers_field(
    slot: Slot,
    label_key: &str,
    names: &[Value],
    numbers: &OptionNumbers,
) -> AnyView {
    let words = Words::here();
    let stored = StoredValue::new((label_key.to_owned(), names.to_vec(), numbers.clone()));
    let key_of = move |name: &str| stored.with_value(|(key, ..)| format!("{key}-{name}"));
    let label = move || stored.with_value(|(key, ..)| words.say(key, &[]));
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let value = stored.with_value(|(_, names, numbers)| match chosen.parse::<usize>() {
            Ok(idx) => names.get(idx).cloned().unwrap_or_else(|| slot.default()),
            Err(_) => json!({ numbers.name: vec![numbers.max; numbers.len] }),
        });
        slot.put(value);
    };
    let named = names.iter().enumerate().map(|(idx, value)| {
        let value = value.clone();
        let key = key_of(value.as_str().unwrap_or_default());
        let is_default = value == slot.default();
        view! {
            <option value=idx selected=follows(move || slot.now() == value)>
                {as_default(words, move || words.say(&key, &[]), is_default)}
            </option>
        }
    });
    let has_numbers = move || slot.now().is_object();
    let key = key_of(numbers.name);
    let fields = live(move || has_numbers().then(|| number_fields(slot, stored)));
    view! {
        <label class="field option">
            <span>{label}</span>
            <select on:change=choose>
                {named.collect_view()}
                <option value="numbers" selected=follows(has_numbers)>
                    {live(move || words.say(&key, &[]))}
                </option>
            </select>
            {super::help_of(label_key)}
        </label>
        {fields}
    }
    .into_any()
}

type Stored = StoredValue<(String, Vec<Value>, OptionNumbers)>;

fn number_fields(slot: Slot, stored: Stored) -> impl IntoView {
    let words = Words::here();
    let (label_key, _, numbers) = stored.get_value();
    let OptionNumbers { name, len, min, max } = numbers;
    let field = |idx: usize| {
        let now = move || slot.now()[name][idx].to_string();
        let put = move |event| {
            let number = event_target_value(&event).parse::<i64>().unwrap_or(max);
            let mut value = slot.now_once();
            value[name][idx] = json!(number.clamp(min, max));
            slot.put(value);
        };
        let key = format!("{label_key}-{name}-{idx}");
        view! {
            <label class="field option option--part">
                <span>{live(move || words.say(&key, &[]))}</span>
                <input
                    type="number"
                    required
                    min=min
                    max=max
                    prop:value=follows(now)
                    on:change=put
                />
            </label>
        }
    };
    (0..len).map(field).collect_view()
}
