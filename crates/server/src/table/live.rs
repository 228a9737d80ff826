//! A match with its versions: every change counts for those who notice it, and an order that was
//! carried out is known again.

#[cfg(test)]
mod secrecy;
mod versions;

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use engine::{Delays, Fair, Millis, Seat, Secret, Viewer, When};
use games::{Noticed, Written};
use protocol::Order;

use self::versions::Versions;
use crate::refusal::Refusal;
use crate::store::{StepKind, StepRow, TableRow};

/// A frame whose parts are written by the game.
pub type Frame = protocol::Frame<Written, Written, Written>;

pub struct Live {
    pub table: Box<dyn games::Table>,
    secret: Secret,
    started_at_ms: u64,
    /// The time of the last step: time never goes back.
    last_at: Millis,
    /// All changes, undoing included: the number of the last stored step.
    n_changes: u64,
    /// By seat, then the spectators: what the viewer has noticed.
    versions: Vec<Versions>,
    /// Digests of the orders carried out, with the version that each led to.
    keys: HashMap<u64, u64>,
}

impl Live {
    /// The match of a table after these steps. Fails if the rules cannot follow them.
    pub fn rebuild(row: &TableRow, steps: &[StepRow]) -> Result<Live, String> {
        let mut dice = Fair::new(&row.secret);
        let table = games::set_up(&row.game, &row.options, row.n_seats(), &mut dice)
            .map_err(|why| format!("it cannot be set up: {why:?}"))?;
        let mut live = Live {
            table,
            secret: row.secret.clone(),
            started_at_ms: row.started_at_ms.unwrap_or(0),
            last_at: 0,
            n_changes: 0,
            versions: Viewer::all(row.n_seats()).map(|_| Versions::of_setup()).collect(),
            keys: HashMap::new(),
        };
        for step in steps {
            if step.version != live.n_changes + 1 {
                return Err(format!("version {} follows {}", step.version, live.n_changes));
            }
            live.repeat(step).map_err(|why| format!("version {}: {why}", step.version))?;
        }
        Ok(live)
    }

    fn repeat(&mut self, step: &StepRow) -> Result<(), String> {
        let (seat, noticed) = match &step.kind {
            StepKind::Entry { seat, entry } => {
                let noticed = self.table.repeat(entry).map_err(|why| format!("{why:?}"))?;
                self.last_at = self.table.last_at().unwrap_or(self.last_at);
                (*seat, noticed)
            }
            StepKind::Undo { seat } => {
                (Some(*seat), self.table.undo(*seat).map_err(|why| why.to_string())?)
            }
            StepKind::Restart { seat } => {
                (Some(*seat), self.table.restart_turn(*seat).map_err(|why| why.to_string())?)
            }
        };
        self.count(noticed, seat, step.key.as_deref());
        Ok(())
    }

    /// How many changes there were, undoing included.
    pub fn n_changes(&self) -> u64 {
        self.n_changes
    }

    /// How many changes `viewer` has noticed.
    pub fn version(&self, viewer: Viewer) -> u64 {
        self.versions[self.idx(viewer)].last()
    }

    fn idx(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.versions.len() - 1, Seat::idx)
    }

    /// The version of its seat that an order with this key has led to.
    pub fn known(&self, seat: Seat, key: &str) -> Option<u64> {
        self.keys.get(&digest(seat, key)).copied()
    }

    /// Steps that a viewer who saw `version` has heard of and that still hold, the set-up counted
    /// as one.
    pub fn n_steps_kept(&self, viewer: Viewer, version: u64) -> usize {
        self.versions[self.idx(viewer)].n_steps_kept(version)
    }

    /// Steps that a viewer has noticed, the set-up counted as one.
    pub fn n_steps(&self, viewer: Viewer) -> usize {
        self.versions[self.idx(viewer)].n_steps()
    }

    /// Carries out an order. What has changed must be stored before anybody is told.
    pub fn carry_out(
        &mut self,
        seat: Seat,
        order: &Order,
        key: Option<&str>,
        when: When,
    ) -> Result<StepRow, Refusal> {
        let (kind, noticed) = match order {
            Order::Act { action } => {
                let mut dice = Fair::resume(&self.secret, self.table.n_draws());
                let noticed = self.table.act(seat, action, when, &mut dice)?;
                self.last_at = when.now;
                (self.last_entry(Some(seat)), noticed)
            }
            Order::Undo => (StepKind::Undo { seat }, self.table.undo(seat)?),
            Order::RestartTurn => (StepKind::Restart { seat }, self.table.restart_turn(seat)?),
        };
        self.count(noticed, Some(seat), key);
        Ok(StepRow { version: self.n_changes, kind, key: key.map(str::to_owned) })
    }

    /// Lets the game go on by itself, if its deadline has passed.
    pub fn expire(&mut self, when: When) -> Result<StepRow, Refusal> {
        let mut dice = Fair::resume(&self.secret, self.table.n_draws());
        let noticed = self.table.expire(when, &mut dice)?;
        self.last_at = when.now;
        let kind = self.last_entry(None);
        self.count(noticed, None, None);
        Ok(StepRow { version: self.n_changes, kind, key: None })
    }

    /// Whether the game would go on by itself now.
    pub fn is_overdue(&self, now_ms: u64) -> bool {
        self.table.deadline().is_some_and(|deadline| deadline <= self.now(now_ms))
    }

    pub fn frame(&self, viewer: Viewer, n_steps_kept: usize, now_ms: u64) -> Frame {
        let sight = self.table.sight(viewer, n_steps_kept);
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
            events: sight.events,
            outcome,
        }
    }

    /// A moment of the match, with the distances of the seats then.
    pub fn when(&self, now_ms: u64, delays: Delays) -> When {
        When { now: self.now(now_ms), delays }
    }

    /// Milliseconds since the match began.
    pub fn now(&self, now_ms: u64) -> Millis {
        now_ms.saturating_sub(self.started_at_ms).max(self.last_at)
    }

    fn last_entry(&self, seat: Option<Seat>) -> StepKind {
        let entry = self.table.last_entry().expect("a step was just added to the log");
        StepKind::Entry { seat, entry }
    }

    fn count(&mut self, noticed: Noticed, seat: Option<Seat>, key: Option<&str>) {
        self.n_changes += 1;
        for viewer in Viewer::all(self.table.n_seats()).filter(|viewer| noticed.by(*viewer)) {
            let idx = self.idx(viewer);
            self.versions[idx].push(self.table.n_kept(viewer), self.table.n_noticed(viewer));
        }
        if let (Some(seat), Some(key)) = (seat, key) {
            self.keys.insert(digest(seat, key), self.version(Viewer::Seat(seat)));
        }
    }
}

/// Keys are a client's own, so the only one to be confused by a clash is who made it.
fn digest(seat: Seat, key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seat, key).hash(&mut hasher);
    hasher.finish()
}
