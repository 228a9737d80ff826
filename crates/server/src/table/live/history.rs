//! What is left of the stored steps of a match when what was taken back is taken out of them. For
//! that no step has to be carried out, so a match costs its own length to rebuild, however often
//! its players went back and forth.

use engine::{Fair, Millis, Player, Seat, Viewer};
use games::{N_RECENT, Noticed, Table, Written};

use super::changes::Changes;
use crate::store::{StepKind, StepRow, TableRow};

/// Steps of a page of the log.
const PAGE_STEPS_MAX: usize = 200;
const PAGE_BYTES_MAX: usize = 32 * 1024;

pub struct History<'a> {
    row: &'a TableRow,
    lines: Vec<Line<'a>>,
    changes: Changes,
    /// Only for what cannot be known otherwise: the match after the first lines.
    trial: Option<Box<dyn Table>>,
}

/// A step that was not taken back.
struct Line<'a> {
    seat: Option<Seat>,
    entry: &'a str,
}

/// What a viewer was told of some steps in a row.
pub struct Page {
    /// The first of them, as the viewer counts.
    pub first: usize,
    /// A list of events for each.
    pub events: Vec<Written>,
    /// In a race, when everybody is to see the newest of all steps.
    pub meets_at: Option<Millis>,
}

impl<'a> History<'a> {
    /// Of a row with its options in full. Fails if the steps do not follow each other.
    pub fn of(row: &'a TableRow, steps: &'a [StepRow]) -> Result<History<'a>, String> {
        let changes = Changes::of_setup(row.n_seats());
        let mut history = History { row, lines: Vec::new(), changes, trial: None };
        for step in steps {
            if step.version != history.changes.len() + 1 {
                return Err(format!("version {} follows {}", step.version, history.changes.len()));
            }
            history.add(step).map_err(|why| format!("version {}: {why}", step.version))?;
        }
        Ok(history)
    }

    fn add(&mut self, step: &'a StepRow) -> Result<(), String> {
        // Before it was stored, everybody counted every step.
        let noticed = step.noticed.unwrap_or(Noticed::by_all());
        let seat = match &step.kind {
            StepKind::Entry { seat, entry } => {
                self.lines.push(Line { seat: *seat, entry });
                self.changes.push(noticed);
                *seat
            }
            StepKind::Undo { seat } => {
                let undone = self.take_back_last(*seat)?;
                self.changes.take_back(&[undone], noticed);
                Some(*seat)
            }
            StepKind::Restart { seat, n_undone } => {
                let undone = match n_undone {
                    Some(n) => (0..*n).map(|_| self.take_back_last(*seat)).collect(),
                    None => self.take_back_turn(*seat),
                }?;
                self.changes.take_back(&undone, noticed);
                Some(*seat)
            }
        };
        if let (Some(seat), Some(key)) = (seat, step.key.as_deref()) {
            self.changes.remember(seat, key);
        }
        Ok(())
    }

    fn take_back_last(&mut self, seat: Seat) -> Result<usize, String> {
        let is_own = |line: &Line<'_>| line.seat == Some(seat);
        let idx = self.lines.iter().rposition(is_own).ok_or("there is nothing to take back")?;
        self.lines.remove(idx);
        if self.trial.as_ref().is_some_and(|trial| idx + 1 < trial.n_steps()) {
            self.trial = None;
        }
        Ok(idx + 1)
    }

    /// As it was stored once: how far back it went, only the rules know. Where that was done again
    /// and again with undoing between, an old match costs its length each time; no new one does.
    fn take_back_turn(&mut self, seat: Seat) -> Result<Vec<usize>, String> {
        let mut trial = match self.trial.take() {
            Some(trial) => trial,
            None => self.set_up()?,
        };
        for line in &self.lines[trial.n_steps() - 1..] {
            trial.repeat(line.entry).map_err(|why| format!("{why:?}"))?;
        }
        let undone = trial.restart_turn(seat).map_err(|why| why.to_string())?.steps;
        for step in &undone {
            self.lines.remove(step - 1);
        }
        self.trial = Some(trial);
        Ok(undone)
    }

    fn set_up(&self) -> Result<Box<dyn Table>, String> {
        let (row, mut dice) = (self.row, Fair::new(&self.row.secret));
        games::set_up(&row.game, &row.options, row.n_seats(), &mut dice)
            .map_err(|why| format!("it cannot be set up: {why:?}"))
    }

    pub fn changes(&self) -> &Changes {
        &self.changes
    }

    /// The match after all of it. What was told of its last steps is known.
    pub fn played(mut self) -> Result<(Box<dyn Table>, Changes), String> {
        let mut table = self.set_up()?;
        let n_silent = self.lines.len().saturating_sub(N_RECENT);
        for (idx, line) in self.lines.iter().enumerate() {
            let repeated = match idx < n_silent {
                true => table.repeat(line.entry),
                false => table.repeat_aloud(line.entry),
            };
            repeated.map_err(|why| format!("step {}: {why:?}", idx + 1))?;
        }
        self.changes.forget(table.n_sealed());
        Ok((table, self.changes))
    }

    pub fn record(&self, players: Vec<Player>) -> Result<String, String> {
        let entries: Vec<&str> = self.lines.iter().map(|line| line.entry).collect();
        games::record(&self.row.game, &self.row.options, players, &self.row.secret, &entries)
            .map_err(|why| format!("{why:?}"))
    }

    /// What `viewer` was told of the last steps before its step number `before`: of as many as have
    /// room on a page, and at least of one.
    pub fn page(&self, viewer: Viewer, before: usize) -> Result<Page, String> {
        let mut steps = self.changes.tally().last_of(viewer, usize::MAX);
        steps.truncate(before);
        let first = steps.len().saturating_sub(PAGE_STEPS_MAX);
        let wanted = &steps[first..];
        let mut events: Vec<Written> = Vec::with_capacity(wanted.len());
        let mut table = self.set_up()?;
        let last = match games::is_race(&self.row.game) {
            true => self.lines.len(),
            false => wanted.last().copied().unwrap_or(0),
        };
        for step in 0..=last {
            let is_wanted = wanted.get(events.len()) == Some(&step);
            if let Some(line) = step.checked_sub(1).map(|idx| &self.lines[idx]) {
                let repeated = match is_wanted {
                    true => table.repeat_aloud(line.entry),
                    false => table.repeat(line.entry),
                };
                repeated.map_err(|why| format!("step {step}: {why:?}"))?;
            }
            if is_wanted {
                events.push(table.told_last(viewer));
            }
        }
        let n_cut = n_too_many(&events);
        let events = events.split_off(n_cut);
        Ok(Page { first: first + n_cut, events, meets_at: table.meets_at() })
    }
}

/// How many of the first ones have no room.
fn n_too_many(events: &[Written]) -> usize {
    let mut n_bytes = 0;
    let mut has_room = |it: &&Written| {
        n_bytes += it.get().len();
        n_bytes <= PAGE_BYTES_MAX
    };
    let n_fitting = events.iter().rev().take_while(|it| has_room(it)).count();
    events.len() - n_fitting.max(1).min(events.len())
}
