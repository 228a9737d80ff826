//! Building by keyboard. Cells are keys by position, so that every layout has the same block.

use leptos::ev;
use leptos::prelude::*;
use turbo_taxi::{CardKind, Cell};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::builder::Builder;
use crate::browser;
use crate::table::keys::{Direction, Shortcut};

/// What a key means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    Kind(CardKind),
    Cell(Cell),
    Turn,
    Take,
    Halt,
    Vote,
}

pub const SHORTCUTS: [Shortcut; 9] = [
    Shortcut { keys: "1 … 6", words: "taxi-keys-kind" },
    Shortcut { keys: "R", words: "taxi-keys-turn" },
    Shortcut { keys: "⇧ R", words: "taxi-keys-turn-back" },
    Shortcut { keys: "QWE ASD …", words: "taxi-keys-cell" },
    Shortcut { keys: "⇧ QWE …", words: "taxi-keys-replace" },
    Shortcut { keys: "⌫", words: "taxi-keys-take" },
    Shortcut { keys: "← ↑ ↓ →", words: "taxi-keys-arrows" },
    Shortcut { keys: "Ctrl Z", words: "taxi-keys-undo" },
    Shortcut { keys: "H", words: "taxi-keys-halt" },
];

/// In a race one can also give up.
pub const RACE_SHORTCUTS: [Shortcut; 10] = {
    let mut shortcuts = [Shortcut { keys: "G", words: "taxi-keys-vote" }; 10];
    let mut i = 0;
    while i < SHORTCUTS.len() {
        shortcuts[i] = SHORTCUTS[i];
        i += 1;
    }
    shortcuts
};

/// By the code of the key: where it lies, not what is printed on it. R, H and G are letters.
pub fn meaning(code: &str, key: &str) -> Option<Meaning> {
    let cell = |number| Cell::new(number).map(Meaning::Cell);
    let kind = |idx: usize| CardKind::ALL.get(idx).map(|kind| Meaning::Kind(*kind));
    match code {
        "KeyQ" | "Numpad7" => cell(0),
        "KeyW" | "Numpad8" => cell(1),
        "KeyE" | "Numpad9" => cell(2),
        "KeyA" | "Numpad4" => cell(3),
        "KeyS" | "Numpad5" => cell(4),
        "KeyD" | "Numpad6" => cell(5),
        "KeyZ" | "Numpad1" => cell(6),
        "KeyX" | "Numpad2" => cell(7),
        "KeyC" | "Numpad3" => cell(8),
        "Backspace" | "Delete" => Some(Meaning::Take),
        _ => match code.strip_prefix("Digit").and_then(|digit| digit.parse::<usize>().ok()) {
            Some(digit) => kind(digit.checked_sub(1)?),
            None => match key {
                "r" | "R" => Some(Meaning::Turn),
                "h" | "H" => Some(Meaning::Halt),
                "g" | "G" => Some(Meaning::Vote),
                _ => None,
            },
        },
    }
}

/// Listens until the page is left. `halt` and `vote` are what the buttons do.
pub fn listen(builder: Builder, halt: Callback<()>, vote: Option<Callback<()>>) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_ours = !is_taken(&event) && answer(&event, builder, halt, vote);
        if is_ours {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Inside of forms and dialogs keys belong to them.
fn is_taken(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_in_form = |target: Element| {
        let inside = target.closest("input, select, textarea, dialog");
        inside.is_ok_and(|inside| inside.is_some())
    };
    event.default_prevented() || event.alt_key() || target.is_some_and(is_in_form)
}

fn answer(
    event: &KeyboardEvent,
    builder: Builder,
    halt: Callback<()>,
    vote: Option<Callback<()>>,
) -> bool {
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
    let meaning = meaning(&event.code(), &event.key());
    let is_button = match meaning {
        None | Some(Meaning::Halt | Meaning::Vote) => true,
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
        None => return false,
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

/// Arrows go to the nearest neighbour of what has the keyboard.
pub fn walk(event: &KeyboardEvent) {
    let element = event.current_target().and_then(|it| it.dyn_into::<Element>().ok());
    if let Some((direction, element)) = Direction::of_key(&event.key()).zip(element) {
        event.prevent_default();
        browser::focus_towards(&element, direction);
    }
}

#[cfg(test)]
mod tests {
    use turbo_taxi::CENTRE;

    use super::*;

    #[test]
    fn cells_lie_where_their_keys_lie() {
        let cell = |code| match meaning(code, "?") {
            Some(Meaning::Cell(cell)) => Some(cell.number()),
            _ => None,
        };
        // On a German keyboard the key that is printed Y has the code of Z.
        assert_eq!(meaning("KeyZ", "y"), Some(Meaning::Cell(Cell::new(6).unwrap())));
        assert_eq!(cell("Numpad7"), Some(0));
        assert_eq!(cell("KeyC"), Some(8));
        assert_eq!(cell("Numpad5"), Some(CENTRE.number()));
    }

    #[test]
    fn digits_are_kinds_in_the_order_of_the_piles() {
        assert_eq!(meaning("Digit1", "1"), Some(Meaning::Kind(CardKind::Straight)));
        assert_eq!(meaning("Digit6", "6"), Some(Meaning::Kind(CardKind::DeadEnd)));
        assert_eq!(meaning("Digit7", "7"), None);
        assert_eq!(meaning("Digit0", "0"), None);
    }
}
