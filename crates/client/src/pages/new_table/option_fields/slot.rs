//! Where the value of an option is kept while the form is filled in.

use leptos::prelude::*;
use serde_json::Value;

use super::Form;
use crate::options::Field;

#[derive(Clone, Copy)]
pub struct Slot {
    default: StoredValue<Value>,
    now: Signal<Value>,
    put: Callback<Value>,
}

impl Slot {
    /// The form keeps only what differs from the default.
    pub fn of_form(form: RwSignal<Form>, field: &Field) -> Slot {
        let key = field.key;
        let default = StoredValue::new(field.default.clone());
        let now = Signal::derive(move || {
            let chosen = form.with(|form| form.option(key).cloned());
            chosen.unwrap_or_else(|| default.get_value())
        });
        let put = Callback::new(move |value: Value| {
            let chosen = Some(value).filter(|value| *value != default.get_value());
            form.update(|form| form.set_option(key, chosen));
        });
        Slot { default, now, put }
    }

    /// A field of one of the objects in this slot's list.
    pub fn within(self, idx: usize, key: &'static str) -> Slot {
        let at = move |list: Value| list[idx][key].clone();
        let put = Callback::new(move |value: Value| {
            let mut list = self.now.get_untracked();
            list[idx][key] = value;
            self.put.run(list);
        });
        Slot {
            default: StoredValue::new(at(self.default.get_value())),
            now: Signal::derive(move || at(self.now.get())),
            put,
        }
    }

    pub fn default(self) -> Value {
        self.default.get_value()
    }

    pub fn now(self) -> Value {
        self.now.get()
    }

    /// As [`Slot::now`], where only the moment counts: in callbacks.
    pub fn now_once(self) -> Value {
        self.now.get_untracked()
    }

    pub fn put(self, value: Value) {
        self.put.run(value);
    }
}
