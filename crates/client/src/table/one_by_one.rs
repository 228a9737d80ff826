//! What is shown one after the other at the end of a match, to whoever has watched the end come.

use std::time::Duration;

use leptos::prelude::*;

use crate::kit::effect::effect;

/// How many things are shown by now; all of them once the end is counted, and it always is after a
/// reload, in a replay, and where nothing moves.
#[derive(Clone, Copy)]
pub struct OneByOne {
    is_counted: RwSignal<bool>,
    /// While it is being counted.
    n: RwSignal<usize>,
    n_all: Signal<usize>,
    each_ms: u64,
}

impl OneByOne {
    /// The first one comes after `first_ms`.
    pub fn new(
        is_counted: RwSignal<bool>,
        n_all: impl Into<Signal<usize>>,
        first_ms: u64,
        each_ms: u64,
    ) -> OneByOne {
        let shown = OneByOne { is_counted, n: RwSignal::new(0), n_all: n_all.into(), each_ms };
        effect(move || match is_counted.get() {
            true => shown.n.set(0),
            false => shown.show_later(1, first_ms),
        });
        shown
    }

    pub fn n(self) -> usize {
        if self.is_counted.get() { self.n_all.get() } else { self.n.get() }
    }

    /// Whether all of them are shown.
    pub fn is_settled(self) -> bool {
        self.n_all.get() <= self.n()
    }

    /// Whether the whole end is counted.
    pub fn is_counted(self) -> bool {
        self.is_counted.get()
    }

    /// Whether the thing at this index may be seen.
    pub fn shows(self, idx: usize) -> bool {
        self.is_counted.get() || idx < self.n.get()
    }

    /// Shows all that is still to be counted.
    pub fn skip(self) {
        self.is_counted.set(true);
    }

    fn show_later(self, next: usize, after_ms: u64) {
        let show = move || {
            // Somebody may have skipped the rest, or left.
            let is_awaited = self.n.try_get_untracked() == Some(next - 1);
            if !is_awaited || self.is_counted.get_untracked() {
                return;
            }
            self.n.set(next);
            if next < self.n_all.get_untracked() {
                self.show_later(next + 1, self.each_ms);
            }
        };
        set_timeout(show, Duration::from_millis(after_ms));
    }
}
