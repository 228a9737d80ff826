//! The keyboard at a table: keys that work anywhere on the page, and arrows on a map.

use std::borrow::Cow;

use leptos::ev;
use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::AnyTable;
use crate::browser;

/// Keys and what they do: what stands on them, and the key of its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortcut {
    pub keys: Cow<'static, str>,
    pub words: &'static str,
}

impl Shortcut {
    pub const fn of(keys: &'static str, words: &'static str) -> Shortcut {
        Shortcut { keys: Cow::Borrowed(keys), words }
    }
}

/// Those of every table.
pub const SHORTCUTS: [Shortcut; 5] = [
    Shortcut::of("← ↑ ↓ →", "keys-arrows"),
    Shortcut::of("⏎", "keys-enter"),
    Shortcut::of("D", "keys-main"),
    Shortcut::of("U", "keys-undo"),
    Shortcut::of("?", "keys-help"),
];

/// Those of a table whose game has some of its own, which may mean the same keys.
pub fn shortcuts(table: AnyTable) -> Signal<Vec<Shortcut>> {
    Signal::derive(move || {
        let own = table.cx.ui.shortcuts(&table.cx.words.texts());
        let is_own = |common: &&Shortcut| {
            table.has_own_letter(&common.keys) || own.iter().any(|it| it.keys == common.keys)
        };
        SHORTCUTS.iter().filter(|common| !is_own(common)).chain(&own).cloned().collect()
    })
}

/// Calls back for a key anywhere on the page until it is left; true means that the key was ours.
/// With Ctrl it belongs to the browser.
pub fn on_key(answer: impl Fn(&str) -> bool + 'static) {
    let listener: WindowListenerHandle = window_event_listener(ev::keydown, move |key| {
        let is_of_browser = key.ctrl_key() || key.meta_key();
        if !is_of_browser && is_free(&key) && answer(&key.key()) {
            key.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether nobody has answered a key yet. Inside of forms and dialogs keys belong to them.
pub fn is_free(key: &KeyboardEvent) -> bool {
    let target = key.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_taken = |target: Element| {
        let inside = target.closest("input, select, textarea, dialog");
        inside.is_ok_and(|inside| inside.is_some())
    };
    !key.alt_key() && !key.default_prevented() && !target.is_some_and(is_taken)
}

/// The buttons that stand at the same place in every game have keys of their own.
pub fn press_by_key(table: AnyTable) {
    on_key(move |key| match key {
        key if untrack(|| table.has_own_letter(key)) => false,
        "d" | "D" => browser::press(".main-button"),
        "u" | "U" => browser::press(".undo-button"),
        _ => false,
    });
}

impl AnyTable {
    /// Whether the game has a meaning of its own for a letter now.
    pub fn has_own_letter(self, key: &str) -> bool {
        self.cx.ui.own_letters(self.parts()).contains(&key.to_ascii_uppercase())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Up,
    Right,
    Down,
    Left,
}

impl Direction {
    pub fn of_key(key: &str) -> Option<Direction> {
        match key {
            "ArrowUp" => Some(Direction::Up),
            "ArrowRight" => Some(Direction::Right),
            "ArrowDown" => Some(Direction::Down),
            "ArrowLeft" => Some(Direction::Left),
            _ => None,
        }
    }

    /// How far `to` lies in this direction, and how far to the side.
    pub fn along(self, from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
        let (right, down) = (to.0 - from.0, to.1 - from.1);
        match self {
            Direction::Up => (-down, right.abs()),
            Direction::Right => (right, down.abs()),
            Direction::Down => (down, right.abs()),
            Direction::Left => (-right, down.abs()),
        }
    }

    /// The next row and column; None over the upper or left edge.
    pub fn from(self, row: u8, column: u8) -> Option<(u8, u8)> {
        match self {
            Direction::Up => Some((row.checked_sub(1)?, column)),
            Direction::Right => Some((row, column.checked_add(1)?)),
            Direction::Down => Some((row.checked_add(1)?, column)),
            Direction::Left => Some((row, column.checked_sub(1)?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_stop_at_the_edge() {
        assert_eq!(Direction::Up.from(0, 3), None);
        assert_eq!(Direction::Left.from(2, 0), None);
        assert_eq!(Direction::Down.from(0, 3), Some((1, 3)));
        assert_eq!(Direction::of_key("ArrowRight").and_then(|it| it.from(2, 2)), Some((2, 3)));
    }
}
