//! Time as people read it, and a watch that can stand still.

use std::time::Duration;

use leptos::prelude::*;

use crate::browser;

/// "1:47"
pub fn minutes(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// "1:47.3", for results.
pub fn exact(ms: u64) -> String {
    format!("{}.{}", minutes(ms), ms / 100 % 10)
}

/// Runs or stands, and can be set forward.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stopwatch {
    kept_ms: f64,
    since: Option<f64>,
}

impl Stopwatch {
    pub fn standing_at(kept_ms: u64) -> Stopwatch {
        Stopwatch { kept_ms: kept_ms as f64, since: None }
    }

    pub fn elapsed(&self, now: f64) -> u64 {
        let running = self.since.map_or(0.0, |since| (now - since).max(0.0));
        (self.kept_ms + running) as u64
    }

    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    pub fn run(&mut self, now: f64) {
        self.since.get_or_insert(now);
    }

    pub fn stop(&mut self, now: f64) {
        self.kept_ms = self.elapsed(now) as f64;
        self.since = None;
    }

    pub fn add(&mut self, ms: u64) {
        self.kept_ms += ms as f64;
    }
}

/// A stopwatch on the page.
#[derive(Clone, Copy)]
pub struct Watch {
    watch: RwSignal<Stopwatch>,
    now: RwSignal<f64>,
}

const TICK_MS: u64 = 100;

impl Watch {
    /// It ticks until the page is left.
    pub fn new() -> Watch {
        let now = RwSignal::new(browser::now_ms());
        let watch = RwSignal::new(Stopwatch::default());
        let tick = move || {
            let is_running = watch.try_with_untracked(Stopwatch::is_running);
            if is_running == Some(true) {
                now.set(browser::now_ms());
            }
        };
        if let Ok(interval) = set_interval_with_handle(tick, Duration::from_millis(TICK_MS)) {
            on_cleanup(move || interval.clear());
        }
        Watch { watch, now }
    }

    /// Followed ten times a second.
    pub fn elapsed(self) -> u64 {
        let now = self.now.get();
        self.watch.with(|watch| watch.elapsed(now))
    }

    /// As exactly as the browser knows.
    pub fn elapsed_once(self) -> u64 {
        self.watch.with_untracked(|watch| watch.elapsed(browser::now_ms()))
    }

    pub fn is_running(self) -> bool {
        self.watch.with(Stopwatch::is_running)
    }

    pub fn set(self, kept_ms: u64) {
        self.watch.set(Stopwatch::standing_at(kept_ms));
    }

    pub fn run(self) {
        self.change(|watch, now| watch.run(now));
    }

    pub fn stop(self) {
        self.change(|watch, now| watch.stop(now));
    }

    pub fn add(self, ms: u64) {
        self.change(|watch, _| watch.add(ms));
    }

    fn change(self, change: impl FnOnce(&mut Stopwatch, f64)) {
        let now = browser::now_ms();
        self.now.set(now);
        self.watch.update(|watch| change(watch, now));
    }
}

impl Default for Watch {
    fn default() -> Watch {
        Watch::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopwatch_stands_still_and_can_be_set_forward() {
        let mut watch = Stopwatch::default();
        watch.run(1_000.0);
        assert_eq!(watch.elapsed(1_500.0), 500);
        watch.stop(2_000.0);
        assert_eq!(watch.elapsed(9_000.0), 1_000);
        watch.add(30_000);
        watch.run(10_000.0);
        watch.run(99_000.0);
        assert_eq!(watch.elapsed(10_250.0), 31_250);
    }

    #[test]
    fn times_are_read_in_minutes() {
        assert_eq!(minutes(107_900), "1:47");
        assert_eq!(exact(59_950), "0:59.9");
        assert_eq!(exact(3_600_000), "60:00.0");
    }
}
