//! Building by keyboard. Cells are keys by position, so that every layout has the same block.

use leptos::ev;
use leptos::prelude::*;
use turbo_taxi::{CardKind, Cell};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::builder::Builder;
use super::key_map::{KeyMap, Meaning};
use crate::browser;
use crate::table::keys::{Direction, Shortcut, is_free};
use crate::words::Texts;

/// What can be done by keys, with those that are chosen.
pub fn shortcuts(keys: &KeyMap, texts: &Texts) -> Vec<Shortcut> {
    let label = |meaning| keys.label(meaning, texts);
    let kinds: Vec<String> = CardKind::ALL.map(|kind| label(Meaning::Kind(kind))).into();
    let cells: Vec<String> = Cell::all().map(|cell| label(Meaning::Cell(cell))).collect();
    let cells = [0, 3, 6].map(|first| cells[first..first + 3].concat()).join(" ");
    let turn = label(Meaning::Turn);
    let own = |keys: String, words| Shortcut { keys: keys.into(), words };
    vec![
        own(kinds.join(" "), "taxi-keys-kind"),
        own(turn.clone(), "taxi-keys-turn"),
        own(format!("⇧ {turn}"), "taxi-keys-turn-back"),
        own(cells.clone(), "taxi-keys-cell"),
        own(format!("⇧ {cells}"), "taxi-keys-replace"),
        Shortcut::of("⌫", "taxi-keys-take"),
        Shortcut::of("← ↑ ↓ →", "taxi-keys-arrows"),
        Shortcut::of("Ctrl Z", "taxi-keys-undo"),
        own(label(Meaning::Halt), "taxi-keys-halt"),
    ]
}

/// In a race one can also give up.
pub fn race_shortcuts(keys: &KeyMap, texts: &Texts) -> Vec<Shortcut> {
    let vote = keys.label(Meaning::Vote, texts);
    let vote = Shortcut { keys: vote.into(), words: "taxi-keys-vote" };
    shortcuts(keys, texts).into_iter().chain([vote]).collect()
}

/// Who is meant by the keys: a board, and what its buttons do.
#[derive(Clone, Copy)]
pub struct Hands {
    pub builder: Builder,
    pub halt: Callback<()>,
    pub vote: Option<Callback<()>>,
}

/// Listens until the page is left.
pub fn listen(hands: impl Fn() -> Hands + 'static) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_ours = is_free(&event) && answer(&event, hands());
        if is_ours {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

fn answer(event: &KeyboardEvent, hands: Hands) -> bool {
    let Hands { builder, halt, vote } = hands;
    if event.ctrl_key() || event.meta_key() {
        let is_undo = event.key().eq_ignore_ascii_case("z") && !event.shift_key();
        if is_undo && builder.lead.is_free() {
            builder.undo();
        }
        return is_undo;
    }
    // Nothing of the board has the keyboard yet.
    if Direction::of_key(&event.key()).is_some() {
        let cell = builder.focus.get_untracked();
        browser::focus(&format!(".town--open [data-cell='{cell}']"));
        return true;
    }
    let shift = event.shift_key();
    let meaning = builder.keys.meaning_once(&event.code(), &event.key());
    let is_button = match meaning {
        None | Some(Meaning::Halt | Meaning::Vote | Meaning::Undo) => true,
        Some(Meaning::Cell(_)) => !shift,
        Some(Meaning::Kind(_) | Meaning::Turn | Meaning::Take) => false,
    };
    if !is_button && !builder.lead.is_free() {
        return true;
    }
    match meaning {
        Some(Meaning::Kind(kind)) => builder.select(kind),
        Some(Meaning::Cell(cell)) if shift => builder.lay_selected(cell),
        Some(Meaning::Cell(cell)) => builder.tap(cell),
        Some(Meaning::Turn) => turn(builder, shift),
        Some(Meaning::Take) => {
            if let Some(cell) = builder.touched.get_untracked() {
                builder.take(cell);
            }
        }
        Some(Meaning::Halt) => halt.run(()),
        Some(Meaning::Vote) => match vote {
            Some(vote) => vote.run(()),
            None => return false,
        },
        Some(Meaning::Undo) | None => return false,
    }
    true
}

/// The selected pile; without one, the card touched last.
fn turn(builder: Builder, is_back: bool) {
    match (builder.selected_once(), builder.touched.get_untracked(), is_back) {
        (Some(kind), _, false) => builder.turn_pile(kind),
        (Some(kind), _, true) => builder.turn_pile_back(kind),
        (None, Some(cell), false) => builder.turn(cell),
        (None, Some(cell), true) => builder.turn_back(cell),
        (None, None, _) => {}
    }
}

/// Where something drawn has the keyboard.
pub fn tap_or_walk(event: &KeyboardEvent, tap: impl Fn()) {
    match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            tap();
        }
        _ => walk(event),
    }
}

/// Arrows go to the nearest neighbour of what has the keyboard.
fn walk(event: &KeyboardEvent) {
    let element = event.current_target().and_then(|it| it.dyn_into::<Element>().ok());
    if let Some((direction, element)) = Direction::of_key(&event.key()).zip(element) {
        event.prevent_default();
        browser::focus_towards(&element, direction);
    }
}
