//! What has come and is not shown yet: the steps of the others are shown one after the other, at
//! the pace that the player likes. Board, scores, log and news change together, so that nothing is
//! told before it is seen.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::*;

use super::pace::Pace;
use super::shell::ReelControls;
use super::shot::{Shot, Shown};
use super::{AnyMoment, LogLine, TableUi};
use crate::browser;
use crate::kit::effect::effect;
use crate::kit::memo::{AnyValue, Memo};
use crate::preferences::Preference;

#[derive(Clone, Copy)]
pub struct Reel {
    ui: &'static dyn TableUi,
    shown: RwSignal<Shown>,
    pub log: RwSignal<Vec<LogLine>>,
    /// The events of the newest steps.
    pub happened: RwSignal<AnyValue>,
    /// Still to be shown.
    queue: RwSignal<VecDeque<Shot>>,
    /// What follows the interlude that is played.
    staged: RwSignal<Option<Shot>>,
    /// False while the end is counted.
    pub is_counted: RwSignal<bool>,
    /// What the log tells of the end once it is.
    last_lines: StoredValue<Option<Vec<LogLine>>>,
    /// Since one's own last step, that one first.
    past: RwSignal<Vec<Shot>>,
    /// When the last one was shown.
    shown_at: StoredValue<f64>,
    /// Whether somebody comes back to the queue.
    is_waiting: StoredValue<bool>,
    /// Whether what is shown was seen before.
    is_again: StoredValue<bool>,
    pace: Preference<Pace>,
}

/// A long absence is not shown step by step.
const STEPS_MAX: usize = 40;
/// Who only watches has no last turn of one's own: so much is shown again.
const WATCHED_MAX: usize = 12;

impl Reel {
    pub fn new(ui: &'static dyn TableUi, first: Shown, pace: Preference<Pace>) -> Reel {
        let reel = Reel {
            ui,
            shown: RwSignal::new(first),
            log: RwSignal::new(Vec::new()),
            happened: RwSignal::new(ui.no_events()),
            queue: RwSignal::new(VecDeque::new()),
            staged: RwSignal::new(None),
            is_counted: RwSignal::new(true),
            last_lines: StoredValue::new(None),
            past: RwSignal::new(Vec::new()),
            shown_at: StoredValue::new(0.0),
            is_waiting: StoredValue::new(false),
            is_again: StoredValue::new(false),
            pace,
        };
        tell_when_counted(reel.is_counted, reel.last_lines, reel.log);
        reel
    }

    pub fn controls(self) -> ReelControls {
        ReelControls {
            is_running: Signal::derive(move || self.is_running()),
            has_past: Signal::derive(move || self.past.with(|past| 1 < past.len())),
            again: Callback::new(move |()| self.again()),
            skip: Callback::new(move |()| self.skip()),
        }
    }

    fn is_race(self) -> bool {
        self.ui.basics().is_race
    }

    pub fn is_running(self) -> bool {
        self.queue.with(|queue| !queue.is_empty()) || self.staged.with(Option::is_some)
    }

    /// The moment that is shown.
    pub fn moment(self) -> Memo<AnyMoment> {
        Memo::new(move |_| self.shown.with(|shown| shown.moment.clone()))
    }

    /// The same with all that its game knows of it.
    pub fn seen(self) -> Signal<AnyValue> {
        Signal::derive(move || self.shown.with(|shown| shown.seen.clone()))
    }

    /// The event whose interlude is played.
    pub fn staged_event(self) -> Signal<Option<AnyValue>> {
        Signal::derive(move || {
            let event = |shot: &Shot| Some(shot.interlude.as_ref()?.event.clone());
            self.staged.with(|staged| staged.as_ref().and_then(event))
        })
    }

    /// The last moment that has come, shown or not.
    pub fn newest(self) -> Shown {
        let queued = self.queue.with_untracked(|queue| queue.back().map(|it| it.shown.clone()));
        let staged = || self.staged.with_untracked(|it| it.as_ref().map(|it| it.shown.clone()));
        queued.or_else(staged).unwrap_or_else(|| self.shown.get_untracked())
    }

    /// Takes what has come, and what is to be seen before it. What one did oneself is shown at
    /// once, and so is a race.
    pub fn take(self, between: Vec<Shot>, shot: Shot) {
        let newest = self.newest().moment;
        let is_other_moment = newest.version != shot.shown.moment.version;
        if !is_other_moment && self.is_waiting_for(&shot) {
            return;
        }
        let is_own = is_own(&newest, &shot.shown.moment);
        let is_followed = is_other_moment
            && !self.is_race()
            && !browser::is_hidden()
            && self.pace.get_untracked().between().is_some()
            && self.queue.with_untracked(VecDeque::len) < STEPS_MAX;
        let between = if is_followed { between } else { Vec::new() };
        if is_other_moment || self.past.with_untracked(Vec::is_empty) {
            self.remember(is_other_moment && is_own, between.iter().chain([&shot]));
        }
        let must_wait = is_followed && !is_own;
        let is_busy = self.is_waiting.get_value() || self.staged.with_untracked(Option::is_some);
        let is_shown_at_once = !must_wait && !is_busy;
        if is_shown_at_once && between.is_empty() {
            return self.show(shot);
        }
        let has_between = !between.is_empty();
        self.queue.update(|queue| queue.extend(between.into_iter().chain([shot])));
        match (must_wait || has_between, is_shown_at_once) {
            (_, true) => self.next(),
            (true, false) => self.go_on(),
            (false, false) => self.skip(),
        }
    }

    /// Shows a step of a match that is looked at again; what was still to be shown of another one
    /// is left out.
    pub fn turn_to(self, between: Vec<Shot>, shot: Shot) {
        self.staged.set(None);
        let is_followed = self.pace.get_untracked().between().is_some();
        let between = if is_followed { between } else { Vec::new() };
        self.queue.set(between.into_iter().chain([shot]).collect());
        self.next();
    }

    /// The same moment in other words, where it is still to be shown.
    fn is_waiting_for(self, shot: &Shot) -> bool {
        let reword = |waiting: &mut Shot| {
            waiting.shown = shot.shown.clone();
            waiting.lines = shot.lines.clone();
        };
        let queued = self.queue.try_update(|queue| queue.back_mut().map(reword).is_some());
        let staged = || self.staged.try_update(|it| it.as_mut().map(reword).is_some());
        queued == Some(true) || staged() == Some(true)
    }

    /// Keeps what can be shown again; a race has no time for that.
    fn remember<'a>(self, is_anew: bool, shots: impl Iterator<Item = &'a Shot>) {
        if self.is_race() {
            return;
        }
        let has_seat = self.shown.with_untracked(|it| it.moment.viewer.seat().is_some());
        let n_max = if has_seat { STEPS_MAX } else { WATCHED_MAX };
        self.past.update(|past| {
            if is_anew {
                past.clear();
            }
            past.extend(shots.cloned());
            past.drain(..past.len().saturating_sub(n_max));
        });
    }

    /// Shows the next one when its time has come.
    fn go_on(self) {
        if self.is_waiting.get_value() || self.staged.with_untracked(Option::is_some) {
            return;
        }
        // Whoever wants to see it again wants to see it.
        let slowest = self.is_again.get_value().then(|| Pace::Fast.between()).flatten();
        let Some(between) = self.pace.get_untracked().between().or(slowest) else {
            return self.skip();
        };
        let passed = browser::now_ms() - self.shown_at.get_value();
        let left = between.as_secs_f64() * 1000.0 - passed;
        if left <= 0.0 {
            return self.next();
        }
        self.is_waiting.set_value(true);
        set_timeout(
            move || {
                if self.is_waiting.try_set_value(false).is_none() {
                    self.go_on();
                }
            },
            Duration::from_millis(left as u64 + 1),
        );
    }

    fn next(self) {
        let Some(Some(shot)) = self.queue.try_update(VecDeque::pop_front) else { return };
        self.show(shot);
        match self.queue.with_untracked(|queue| queue.is_empty()) {
            true => self.is_again.set_value(false),
            false => self.go_on(),
        }
    }

    /// Shows a moment; where its news have an interlude, after that.
    fn show(self, shot: Shot) {
        let is_watched = browser::may_move() && !browser::is_hidden();
        let length =
            shot.interlude.as_ref().filter(|_| is_watched).map(|interlude| interlude.length);
        let Some(length) = length else {
            self.happened.set(shot.happened.clone());
            return self.put(shot);
        };
        let number = browser::now_ms();
        self.shown_at.set_value(number);
        self.happened.set(shot.happened.clone());
        self.staged.set(Some(shot));
        let end = move || {
            // Somebody may have ended it, and another may have begun.
            if self.shown_at.try_get_value() == Some(number) {
                self.end_interlude();
            }
        };
        set_timeout(end, length);
    }

    /// Shows what follows the interlude.
    pub fn end_interlude(self) {
        if let Some(Some(shot)) = self.staged.try_update(Option::take) {
            self.put(shot);
            if self.queue.with_untracked(|queue| !queue.is_empty()) {
                self.go_on();
            }
        }
    }

    fn put(self, shot: Shot) {
        self.shown_at.set_value(browser::now_ms());
        // Nobody may know how it ended before it is counted, so that comes first.
        let is_counted_now = self.is_end(&shot.shown.moment);
        if is_counted_now {
            self.is_counted.set(false);
        }
        match is_counted_now {
            true => self.last_lines.set_value(Some(shot.lines)),
            false => self.log.set(shot.lines),
        }
        self.shown.set(shot.shown);
    }

    /// Whether with this moment an end comes that somebody watches.
    fn is_end(self, moment: &AnyMoment) -> bool {
        let is_news = self.shown.with_untracked(|before| before.moment.outcome.is_none());
        let is_live = !self.is_again.get_value() && !moment.is_replay;
        let is_watched = browser::may_move() && !browser::is_hidden();
        moment.outcome.is_some() && is_news && is_live && is_watched
    }

    /// Shows the newest at once.
    pub fn skip(self) {
        self.is_again.set_value(false);
        let queued = self.queue.try_update(|queue| queue.drain(..).next_back()).flatten();
        let staged = self.staged.try_update(Option::take).flatten();
        if let Some(last) = &queued {
            self.happened.set(last.happened.clone());
        }
        if let Some(last) = queued.or(staged) {
            self.put(last);
        }
    }

    /// Shows once more what happened since one's own last step.
    pub fn again(self) {
        let mut shots: VecDeque<Shot> = self.past.get_untracked().into();
        let n_past = shots.len().saturating_sub(1);
        for shot in shots.iter_mut().take(n_past) {
            // Only the newest moment can be acted on.
            shot.shown = shot.shown.past(self.ui);
        }
        let waiting = self.queue.try_update(std::mem::take).unwrap_or_default();
        shots.extend(waiting);
        self.is_again.set_value(true);
        self.queue.set(shots);
        self.next();
    }
}

/// The log follows the count.
fn tell_when_counted(
    is_counted: RwSignal<bool>,
    last_lines: StoredValue<Option<Vec<LogLine>>>,
    log: RwSignal<Vec<LogLine>>,
) {
    effect(move || {
        let told = is_counted.get().then(|| last_lines.try_update_value(Option::take)).flatten();
        if let Some(Some(lines)) = told {
            log.set(lines);
        }
    });
}

/// Whether the viewer has made the new moment out of the old one.
fn is_own(before: &AnyMoment, after: &AnyMoment) -> bool {
    let was_alone = before.to_act.len() == 1;
    before.my_turn().is_some() && (was_alone || after.my_turn().is_none())
}
