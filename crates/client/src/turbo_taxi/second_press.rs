//! "Halt!" can be told to wait for a second press (a personal setting): whoever presses it by
//! mistake does not lose the round.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::preferences::{Preference, Preferences};

const WAIT: Duration = Duration::from_secs(2);

/// What the next press of "Halt!" is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Press {
    /// It counts at once.
    #[default]
    Only,
    /// It waits for another one.
    First,
    Second,
}

#[derive(Clone, Copy)]
pub struct SecondPress {
    is_wanted: Preference<bool>,
    is_awaited: RwSignal<bool>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl SecondPress {
    pub fn new() -> SecondPress {
        let second = SecondPress {
            is_wanted: Preferences::here().asks_halt_twice,
            is_awaited: RwSignal::new(false),
            timer: StoredValue::new(None),
        };
        on_cleanup(move || second.stop_timer());
        second
    }

    pub fn next(self) -> Press {
        match (self.is_wanted.get(), self.is_awaited.get()) {
            (false, _) => Press::Only,
            (true, false) => Press::First,
            (true, true) => Press::Second,
        }
    }

    /// The first press: the second one must come soon.
    pub fn wait(self) {
        self.stop_timer();
        self.is_awaited.set(true);
        self.timer.set_value(set_timeout_with_handle(move || self.lapse(), WAIT).ok());
    }

    /// Nothing was pressed yet.
    pub fn lapse(self) {
        self.stop_timer();
        let _ = self.is_awaited.try_set(false);
    }

    /// A press: the first one waits, any other one calls.
    pub fn press(self, call: impl FnOnce()) {
        match untrack(|| self.next()) {
            Press::First => self.wait(),
            Press::Only | Press::Second => {
                self.lapse();
                call();
            }
        }
    }

    fn stop_timer(self) {
        let timer = self.timer.try_update_value(Option::take).flatten();
        if let Some(timer) = timer {
            timer.clear();
        }
    }
}
