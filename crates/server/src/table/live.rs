//! A match with its versions: every change counts, and an order that was carried out is known
//! again.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use engine::{Fair, Millis, Seat, Secret, Viewer};
use protocol::{Frame, Order};

use crate::refusal::Refusal;
use crate::store::{StepKind, StepRow, TableRow};

pub struct Live {
    pub table: Box<dyn games::Table>,
    secret: Secret,
    started_at_ms: u64,
    /// The time of the last step: time never goes back.
    last_at: Millis,
    /// How long the log was at each version.
    lens: Vec<u32>,
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
            lens: vec![0],
            keys: HashMap::new(),
        };
        for step in steps {
            if step.version != live.version() + 1 {
                return Err(format!("version {} follows {}", step.version, live.version()));
            }
            live.repeat(step).map_err(|why| format!("version {}: {why}", step.version))?;
        }
        Ok(live)
    }

    fn repeat(&mut self, step: &StepRow) -> Result<(), String> {
        let seat = match &step.kind {
            StepKind::Entry { seat, entry } => {
                self.table.repeat(entry).map_err(|why| format!("{why:?}"))?;
                let at = entry.get("at").and_then(serde_json::Value::as_u64);
                self.last_at = at.unwrap_or(self.last_at);
                *seat
            }
            StepKind::Undo { seat } => {
                self.table.undo(*seat).map_err(|why| why.to_string())?;
                Some(*seat)
            }
            StepKind::Restart { seat } => {
                self.table.restart_turn(*seat).map_err(|why| why.to_string())?;
                Some(*seat)
            }
        };
        self.count(seat, step.key.as_deref());
        Ok(())
    }

    pub fn version(&self) -> u64 {
        self.lens.len() as u64 - 1
    }

    /// The version that an order with this key has led to.
    pub fn known(&self, seat: Seat, key: &str) -> Option<u64> {
        self.keys.get(&digest(seat, key)).copied()
    }

    /// Steps that somebody who saw `version` has heard of and that still hold, the set-up counted
    /// as one.
    pub fn n_steps_kept(&self, version: u64) -> usize {
        let since = usize::try_from(version).unwrap_or(usize::MAX);
        let lens = self.lens.get(since..).unwrap_or(&[]);
        lens.iter().min().map_or(0, |len| *len as usize + 1)
    }

    pub fn n_steps(&self) -> usize {
        self.table.n_entries() + 1
    }

    /// Carries out an order. What has changed must be stored before anybody is told.
    pub fn carry_out(
        &mut self,
        seat: Seat,
        order: &Order,
        key: Option<&str>,
        now_ms: u64,
    ) -> Result<StepRow, Refusal> {
        let kind = match order {
            Order::Act { action } => {
                let now = self.now(now_ms);
                let mut dice = Fair::resume(&self.secret, self.table.n_draws());
                self.table.act(seat, action, now, &mut dice)?;
                self.last_at = now;
                self.last_entry(Some(seat))
            }
            Order::Undo => {
                self.table.undo(seat)?;
                StepKind::Undo { seat }
            }
            Order::RestartTurn => {
                self.table.restart_turn(seat)?;
                StepKind::Restart { seat }
            }
        };
        self.count(Some(seat), key);
        Ok(StepRow { version: self.version(), kind, key: key.map(str::to_owned) })
    }

    /// Lets the game go on by itself after its deadline.
    pub fn expire(&mut self, now_ms: u64) -> Result<StepRow, Refusal> {
        let now = self.now(now_ms);
        let mut dice = Fair::resume(&self.secret, self.table.n_draws());
        self.table.expire(now, &mut dice)?;
        self.last_at = now;
        let kind = self.last_entry(None);
        self.count(None, None);
        Ok(StepRow { version: self.version(), kind, key: None })
    }

    pub fn frame(&self, viewer: Viewer, n_steps_kept: usize, now_ms: u64) -> Frame {
        let sight = self.table.sight(viewer, n_steps_kept);
        let outcome = self.table.outcome();
        let may_go_back = viewer.seat().is_some_and(|seat| self.table.can_undo(seat).is_ok());
        Frame {
            version: self.version(),
            viewer,
            view: sight.view,
            actions: sight.actions,
            to_act: self.table.to_act(),
            deadline: self.table.deadline(),
            now: self.now(now_ms),
            can_undo: may_go_back && outcome.is_none(),
            n_steps_kept,
            events: sight.events,
            outcome,
        }
    }

    /// Milliseconds since the match began.
    pub fn now(&self, now_ms: u64) -> Millis {
        now_ms.saturating_sub(self.started_at_ms).max(self.last_at)
    }

    fn last_entry(&self, seat: Option<Seat>) -> StepKind {
        let entry = self.table.last_entry().expect("a step was just added to the log");
        StepKind::Entry { seat, entry }
    }

    fn count(&mut self, seat: Option<Seat>, key: Option<&str>) {
        let len = u32::try_from(self.table.n_entries()).expect("no match is that long");
        self.lens.push(len);
        if let (Some(seat), Some(key)) = (seat, key) {
            self.keys.insert(digest(seat, key), self.version());
        }
    }
}

/// Keys are a client's own, so the only one to be confused by a clash is who made it.
fn digest(seat: Seat, key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seat, key).hash(&mut hasher);
    hasher.finish()
}
