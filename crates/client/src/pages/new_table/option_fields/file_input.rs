//! A file of components, by somebody who owns the printed game. Here it only has to be JSON; what
//! the rules find wrong with it is listed under the options.

use engine::components;
use leptos::prelude::*;
use leptos::task::spawn_local;
use texts::reports;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File, HtmlInputElement};

use super::slot::Slot;
use crate::kit::live::live;
use crate::words::Words;

/// What was chosen.
#[derive(Clone, PartialEq, Debug)]
enum Chosen {
    Nothing,
    File { name: String },
    NoJson { name: String, why: String },
}

pub fn file_input(slot: Slot) -> AnyView {
    let words = Words::here();
    let chosen = RwSignal::new(Chosen::Nothing);
    let choose = move |event: Event| {
        let Some(file) = chosen_file(&event) else { return };
        spawn_local(async move {
            let name = file.name();
            let text = text_of(&file).await;
            match components::parse(&text) {
                Ok(value) => {
                    slot.put(value);
                    chosen.set(Chosen::File { name });
                }
                Err(faults) => {
                    slot.put(slot.default());
                    let why = reports::faults(&words.texts_once(), &faults).join("; ");
                    chosen.set(Chosen::NoJson { name, why });
                }
            }
        });
    };
    let note = live(move || match chosen.get() {
        Chosen::Nothing => words.say("new-option-file", &[]),
        // Something else was chosen instead.
        Chosen::File { .. } if !slot.now().is_object() => words.say("new-option-file", &[]),
        Chosen::File { name } => words.say("new-option-file-chosen", &[("name", name.into())]),
        Chosen::NoJson { name, why } => {
            words.say("new-option-file-bad", &[("name", name.into()), ("why", why.into())])
        }
    });
    view! {
        <input type="file" accept=".json,application/json" on:change=choose/>
        <span class="small quiet" role="status">{note}</span>
    }
    .into_any()
}

fn chosen_file(event: &Event) -> Option<File> {
    let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
    input.files()?.get(0)
}

/// An unreadable file reads as an empty one, which is no JSON either.
async fn text_of(file: &File) -> String {
    let text = JsFuture::from(file.text()).await.ok();
    text.and_then(|text| text.as_string()).unwrap_or_default()
}
