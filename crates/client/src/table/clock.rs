//! The clock of a match on the page: it goes on between frames.

use std::time::Duration;

use engine::Millis;
use leptos::prelude::*;

use super::AnyCx;
use crate::browser;
use crate::kit::memo::Memo;

const TICK: Duration = Duration::from_millis(100);

#[derive(Clone, Copy)]
pub struct MatchClock {
    /// The time of the newest moment, and when the page heard of it.
    heard: Memo<Reading>,
    page_now: RwSignal<f64>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Reading {
    now: Millis,
    at: f64,
    is_running: bool,
}

impl MatchClock {
    /// Ticks until the page is left.
    pub fn follow(cx: AnyCx) -> MatchClock {
        let heard = Memo::new(move |_| {
            cx.moment.with(|moment| Reading {
                now: moment.now,
                at: browser::now_ms(),
                is_running: moment.is_timed && moment.outcome.is_none(),
            })
        });
        let page_now = RwSignal::new(browser::now_ms());
        let tick = move || {
            let is_running = heard.try_with_untracked(|heard| heard.is_running);
            if is_running == Some(true) {
                page_now.set(browser::now_ms());
            }
        };
        if let Ok(interval) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || interval.clear());
        }
        MatchClock { heard, page_now }
    }

    /// Milliseconds since the match began, followed ten times a second.
    pub fn now(self) -> Millis {
        let (heard, page_now) = (self.heard.get(), self.page_now.get());
        let since = if heard.is_running { (page_now - heard.at).max(0.0) } else { 0.0 };
        heard.now + since as Millis
    }

    /// Whole seconds until then, counted as people count down: 3, 2, 1.
    pub fn seconds_until(self, then: Millis) -> u64 {
        then.saturating_sub(self.now()).div_ceil(1000)
    }
}
