//! A choice that depends on the other options: a file of components can bring its own.

use leptos::prelude::*;
use serde_json::json;

use super::Form;
use super::inputs::as_default;
use super::slot::Slot;
use crate::games::AnyGameUi;
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::options::Offered;
use crate::words::Words;

/// Ids and words of what can be chosen now, the default first.
#[derive(Clone, Copy)]
pub struct Choices(Memo<Vec<(String, String)>>);

impl Choices {
    /// None where the game leaves the choice to its options.
    pub fn of(ui: &'static dyn AnyGameUi, key: &str, form: RwSignal<Form>) -> Option<Choices> {
        let words = Words::here();
        let key = key.to_owned();
        let now = move || {
            let texts = words.texts();
            let mut options = form.with(|form| form.table().options);
            // What was chosen before may be none of the choices now.
            options.as_object_mut()?.remove(&key);
            ui.offered(Offered { options, key: &key, texts: &texts })
        };
        untrack(&now)?;
        Some(Choices(Memo::new(move |_| now().unwrap_or_default())))
    }
}

pub fn offered_input(slot: Slot, choices: Choices) -> AnyView {
    let (words, Choices(choices)) = (Words::here(), choices);
    // CI-19: a city that the components do not have gives way to the lot.
    effect(move || {
        let (now, default) = (slot.now(), slot.default());
        let is_offered = choices.with(|all| all.iter().any(|(id, _)| json!(id) == now));
        if !is_offered && now != default {
            slot.put(default);
        }
    });
    let choose = move |event| slot.put(json!(event_target_value(&event)));
    let list = live(move || {
        let choice = |(idx, (id, label)): (usize, (String, String))| {
            let value = json!(id);
            view! {
                <option value=id selected=follows(move || slot.now() == value)>
                    {as_default(words, move || label.clone(), idx == 0)}
                </option>
            }
        };
        choices.get().into_iter().enumerate().map(choice).collect_view()
    });
    view! { <select on:change=choose>{list}</select> }.into_any()
}
