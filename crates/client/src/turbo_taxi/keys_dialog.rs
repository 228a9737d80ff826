//! Choosing one's own keys: press what is to have another key, then the key.

use leptos::ev;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::key_map::{KeyMap, Keys, Meaning, Unfit};
use crate::kit::dialog::Dialog;
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::letters::in_capitals;
use crate::words::{Texts, Words, say};

/// A button that opens the dialog. Who has no keyboard does not see it.
#[component]
pub fn KeysButton() -> impl IntoView {
    let words = Words::here();
    let keys = Keys::here();
    let is_open = RwSignal::new(false);
    let title = Signal::derive(move || words.say("taxi-keys-change", &[]));
    view! {
        <button type="button" class="button keys-button" on:click=move |_| is_open.set(true)>
            <Symbol id="settings" class="sym--20 mono"/>
            {words.of("taxi-keys-change")}
        </button>
        <Dialog is_open title class="keys-dialog">
            <Choices keys is_open/>
        </Dialog>
    }
}

#[component]
fn Choices(keys: Keys, is_open: RwSignal<bool>) -> impl IntoView {
    let words = Words::here();
    let waiting = RwSignal::new(None::<Meaning>);
    let refused = RwSignal::new(None::<(String, Unfit)>);
    let listener = window_event_listener(ev::keydown, move |event| {
        let Some(meaning) = waiting.get_untracked().filter(|_| is_for_us(&event)) else { return };
        event.prevent_default();
        let (code, key) = (event.code(), event.key());
        match keys.change(|map| map.choose(meaning, &code, &key)) {
            Ok(()) => {
                waiting.set(None);
                refused.set(None);
            }
            Err(unfit) => refused.set(Some((in_capitals(&key), unfit))),
        }
    });
    on_cleanup(move || listener.remove());
    let said = live(move || {
        let texts = words.texts();
        match (refused.get(), waiting.get()) {
            (Some((key, unfit)), _) => unfit_text(&texts, &key, unfit),
            (None, Some(meaning)) => {
                texts.say("taxi-keys-press", &[("what", meaning.words(&texts).into())])
            }
            (None, None) => say(&texts, "taxi-keys-lead"),
        }
    });
    let reset = move |_| {
        waiting.set(None);
        refused.set(None);
        keys.change(|map| *map = KeyMap::default());
    };
    let is_usual = move || keys.with(KeyMap::is_usual);
    let all = Meaning::all().map(|meaning| view! { <Choice meaning keys waiting refused/> });
    view! {
        <p class="quiet" role="status" class:is-refused=follows(move || refused.get().is_some())>
            {said}
        </p>
        <div class="key-choices">{all.collect_view()}</div>
        <div class="dialog__actions">
            <button
                class="button keys-reset"
                aria-disabled=follows(move || is_usual().to_string())
                on:click=reset
            >
                {words.of("taxi-keys-reset")}
            </button>
            <button class="button button--primary" on:click=move |_| is_open.set(false)>
                {words.of("ok")}
            </button>
        </div>
    }
}

/// What it is for, and its key.
#[component]
fn Choice(
    meaning: Meaning,
    keys: Keys,
    waiting: RwSignal<Option<Meaning>>,
    refused: RwSignal<Option<(String, Unfit)>>,
) -> impl IntoView {
    let words = Words::here();
    let is_waiting = move || waiting.get() == Some(meaning);
    let ask = move |_| {
        refused.set(None);
        waiting.update(|it| *it = if *it == Some(meaning) { None } else { Some(meaning) });
    };
    let label = live(move || match is_waiting() {
        true => "…".to_owned(),
        false => keys.label(meaning, &words.texts()),
    });
    view! {
        <button
            type="button"
            class="pick key-choice"
            class:is-on=follows(is_waiting)
            aria-pressed=follows(move || is_waiting().to_string())
            data-key=meaning.name()
            on:click=ask
        >
            <span>{live(move || meaning.words(&words.texts()))}</span>
            <kbd>{label}</kbd>
        </button>
    }
}

/// Escape and Tab are the dialog's, and with Ctrl a key is the browser's.
fn is_for_us(event: &KeyboardEvent) -> bool {
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    let is_of_dialog = matches!(event.key().as_str(), "Escape" | "Tab" | "Shift" | "Enter" | " ");
    !has_modifier && !is_of_dialog
}

fn unfit_text(texts: &Texts, key: &str, unfit: Unfit) -> String {
    match unfit {
        Unfit::Taken(other) => {
            let args = [("key", key.into()), ("what", other.words(texts).into())];
            texts.say("taxi-keys-taken", &args)
        }
        Unfit::NoSign => say(texts, "taxi-keys-no-sign"),
    }
}
