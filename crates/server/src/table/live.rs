//! A match with its versions: every change counts for those who notice it, and an order that was
//! carried out is known again.

mod changes;
mod history;
mod keys;
#[cfg(test)]
mod long_match;
#[cfg(test)]
mod messages;
#[cfg(test)]
mod retelling;
#[cfg(test)]
mod secrecy;
mod tally;
mod versions;

use engine::{Delays, Fair, Millis, Seat, Secret, Viewer, When};
use games::{Noticed, Sight, Undone, Written};
use protocol::{Change, Order, ToClient};

use self::changes::Changes;
use crate::refusal::Refusal;
use crate::store::{StepKind, StepRow, TableRow};

pub use self::history::{History, Page};

/// A frame whose parts are written by the game.
pub type Frame = protocol::Frame<Written, Written, Written>;

/// A message of the table, likewise.
pub type Message = ToClient<Frame, Change<Written>>;

pub struct Live {
    pub table: Box<dyn games::Table>,
    secret: Secret,
    started_at_ms: u64,
    /// The time of the last step: time never goes back.
    last_at: Millis,
    changes: Changes,
    /// Who has noticed the last change.
    noticed: Noticed,
}

impl Live {
    /// The match of a table after these steps; the row has its options in full. Fails if the rules
    /// cannot follow them.
    pub fn rebuild(row: &TableRow, steps: &[StepRow]) -> Result<Live, String> {
        let (table, changes) = History::of(row, steps)?.played()?;
        let last_at = table.last_at().unwrap_or(0);
        let (secret, started_at_ms) = (row.secret.clone(), row.started_at_ms.unwrap_or(0));
        Ok(Live { table, secret, started_at_ms, last_at, changes, noticed: Noticed::default() })
    }

    /// How many changes there were, undoing included.
    pub fn n_changes(&self) -> u64 {
        self.changes.len()
    }

    /// How many changes `viewer` has noticed.
    pub fn version(&self, viewer: Viewer) -> u64 {
        self.changes.versions(viewer).last()
    }

    /// The version of its seat that an order with this key has led to.
    pub fn known(&self, seat: Seat, key: &str) -> Option<u64> {
        self.changes.known(seat, key)
    }

    /// Steps that a viewer who saw `version` has heard of and that still hold, the set-up counted
    /// as one.
    pub fn n_steps_kept(&self, viewer: Viewer, version: u64) -> usize {
        self.changes.versions(viewer).n_steps_kept(version)
    }

    /// Steps that a viewer has noticed, the set-up counted as one.
    pub fn n_steps(&self, viewer: Viewer) -> usize {
        self.changes.versions(viewer).n_steps()
    }

    /// How many steps may still be taken back: they are gone through for that.
    pub fn n_open(&self) -> usize {
        self.table.n_steps() - self.table.n_sealed()
    }

    /// Carries out an order. What has changed must be stored before anybody is told.
    pub fn carry_out(
        &mut self,
        seat: Seat,
        order: &Order,
        key: Option<&str>,
        when: When,
    ) -> Result<StepRow, Refusal> {
        match order {
            Order::Act { action } => {
                let mut dice = Fair::resume(&self.secret, self.table.n_draws());
                let noticed = self.table.act(seat, action, when, &mut dice)?;
                Ok(self.stepped(Some(seat), noticed, key, when))
            }
            Order::Undo => {
                let undone = self.table.undo(seat)?;
                Ok(self.went_back(StepKind::Undo { seat }, seat, undone, key))
            }
            Order::RestartTurn => {
                let undone = self.table.restart_turn(seat)?;
                let n_undone = u32::try_from(undone.steps.len()).ok();
                let kind = StepKind::Restart { seat, n_undone };
                Ok(self.went_back(kind, seat, undone, key))
            }
        }
    }

    /// Lets the game go on by itself, if its deadline has passed.
    pub fn expire(&mut self, when: When) -> Result<StepRow, Refusal> {
        let mut dice = Fair::resume(&self.secret, self.table.n_draws());
        let noticed = self.table.expire(when, &mut dice)?;
        Ok(self.stepped(None, noticed, None, when))
    }

    fn stepped(
        &mut self,
        seat: Option<Seat>,
        noticed: Noticed,
        key: Option<&str>,
        when: When,
    ) -> StepRow {
        self.last_at = when.now;
        let entry = self.table.last_entry().expect("a step was just added to the log");
        self.changes.push(noticed);
        self.counted(StepKind::Entry { seat, entry }, seat, noticed, key)
    }

    fn went_back(
        &mut self,
        kind: StepKind,
        seat: Seat,
        undone: Undone,
        key: Option<&str>,
    ) -> StepRow {
        let noticed = self.changes.take_back(&undone.steps, undone.seen_by);
        self.counted(kind, Some(seat), noticed, key)
    }

    fn counted(
        &mut self,
        kind: StepKind,
        seat: Option<Seat>,
        noticed: Noticed,
        key: Option<&str>,
    ) -> StepRow {
        if let (Some(seat), Some(key)) = (seat, key) {
            self.changes.remember(seat, key);
        }
        self.changes.forget(self.table.n_sealed());
        self.noticed = noticed;
        let (version, key) = (self.changes.len(), key.map(str::to_owned));
        StepRow { version, kind, key, noticed: Some(noticed) }
    }

    /// Whether the game would go on by itself now.
    pub fn is_overdue(&self, now_ms: u64) -> bool {
        self.table.deadline().is_some_and(|deadline| deadline <= self.now(now_ms))
    }

    /// With what was told of the steps since the first `n_steps_kept` that the viewer has noticed,
    /// as far as they are recent.
    pub fn frame(&self, viewer: Viewer, n_steps_kept: usize, now_ms: u64) -> Frame {
        let sight = self.table.sight(viewer);
        let n_steps = self.n_steps(viewer);
        let n_new = n_steps.saturating_sub(n_steps_kept);
        let news = self.changes.tally().last_of(viewer, n_new);
        let (n_told, events) = self.table.told(viewer, &news);
        let outcome = self.table.outcome();
        let may_go_back = viewer.seat().is_some_and(|seat| self.table.can_undo(seat).is_ok());
        Frame {
            version: self.version(viewer),
            viewer,
            view: sight.view,
            actions: sight.actions,
            to_act: sight.to_act,
            deadline: sight.deadline,
            now: self.now(now_ms),
            can_undo: may_go_back && outcome.is_none(),
            n_steps_kept,
            first_step: n_steps - n_told,
            events,
            outcome,
        }
    }

    /// What a viewer saw in this version, if that was before the last change, and not everybody
    /// has been told of it.
    pub fn sight_before(&self, viewer: Viewer, version: u64) -> Option<Sight> {
        let is_before = self.noticed.by(viewer) && version + 1 == self.version(viewer);
        if is_before { self.table.sight_before(viewer) } else { None }
    }

    /// A moment of the match, with the distances of the seats then.
    pub fn when(&self, now_ms: u64, delays: Delays) -> When {
        When { now: self.now(now_ms), delays }
    }

    /// Milliseconds since the match began.
    pub fn now(&self, now_ms: u64) -> Millis {
        now_ms.saturating_sub(self.started_at_ms).max(self.last_at)
    }
}
