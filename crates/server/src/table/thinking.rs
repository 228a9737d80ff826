//! Bots think elsewhere (`thinkers`) and come back with a choice; the table never waits for them.
//! They think while somebody looks, and a short while longer.

use std::time::Duration;

use bots::{Budget, Circumstances, Intent, Seeded};
use engine::{Millis, Seat, Seats, Viewer};
use games::Decision;
use protocol::Stage;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};

use super::{Ask, Table};
use crate::clock::now_ms;
use crate::thinkers::{Failed, Owner, Pending};

const BUDGET: Budget = Budget { ms: 100 };

/// By seat: what its bot is thinking about, and since when it has been asked.
#[derive(Default)]
pub struct Thoughts {
    thinking: [Option<Thinking>; Seats::MAX as usize],
    since: [Option<Millis>; Seats::MAX as usize],
    /// How much all others had noticed when a bot was last asked; most tables have none.
    noticed: Vec<(Seat, u64)>,
    /// What bots will do next that have thought further than one step.
    plans: Vec<Plan>,
    /// Whether its questions wait as those of a table at which somebody looks.
    is_watched: bool,
}

struct Thinking {
    /// The seat's version, as the bot saw it.
    version: u64,
    task: Option<AbortHandle>,
}

/// What a bot will do if it has seen nothing but its own step since.
struct Plan {
    seat: Seat,
    version: u64,
    steps: Vec<Value>,
}

/// What a bot has to do for its choice.
enum Thought {
    Known(Decision),
    Asked(Pending),
}

impl Thought {
    /// A question that nobody waits for any more is withdrawn, since `self` is dropped then.
    async fn decision(self) -> Result<Option<Decision>, Failed> {
        match self {
            Thought::Known(decision) => Ok(Some(decision)),
            Thought::Asked(mut pending) => pending.answer().await,
        }
    }
}

impl Thoughts {
    fn is_about(&self, seat: Seat, version: u64) -> bool {
        self.thinking[seat.idx()].as_ref().is_some_and(|thinking| thinking.version == version)
    }

    fn begin(&mut self, seat: Seat, version: u64, task: AbortHandle) {
        self.thinking[seat.idx()] = Some(Thinking { version, task: Some(task) });
    }

    pub(super) fn forget(&mut self, seat: Seat) {
        if let Some(task) = self.thinking[seat.idx()].take().and_then(|thinking| thinking.task) {
            task.abort();
        }
    }

    fn forget_all(&mut self) {
        Seat::all(Seats::MAX).for_each(|seat| self.forget(seat));
    }

    fn is_idle(&self) -> bool {
        self.thinking.iter().flatten().all(|thinking| thinking.task.is_none())
    }

    /// Since when a bot plays the seat: it knows nothing of what was before.
    fn since(&mut self, seat: Seat, now: Millis) -> Millis {
        *self.since[seat.idx()].get_or_insert(now)
    }

    /// Whether nobody else has noticed anything since the bot was last asked.
    fn is_unseen(&mut self, seat: Seat, noticed: u64) -> bool {
        match self.noticed.iter_mut().find(|(asked, _)| *asked == seat) {
            Some((_, before)) => std::mem::replace(before, noticed) == noticed,
            None => {
                self.noticed.push((seat, noticed));
                false
            }
        }
    }

    /// The bot has thought further than the step that has led to this version.
    pub(super) fn keep_plan(&mut self, seat: Seat, version: u64, steps: Vec<Value>) {
        self.plans.retain(|plan| plan.seat != seat);
        if !steps.is_empty() {
            self.plans.push(Plan { seat, version, steps });
        }
    }

    /// What it has thought out for this moment, if it has.
    fn planned(&self, seat: Seat, version: u64) -> Option<Decision> {
        let is_about = |plan: &&Plan| (plan.seat, plan.version) == (seat, version);
        let (action, then) = self.plans.iter().find(is_about)?.steps.split_first()?;
        let intent = Intent { action: action.clone(), not_before: None };
        Some(Decision { intent, then: then.to_vec() })
    }

    /// The bot is not asked again about this moment.
    pub(super) fn give_up(&mut self, seat: Seat, version: u64) {
        self.thinking[seat.idx()] = Some(Thinking { version, task: None });
    }
}

impl Drop for Thoughts {
    fn drop(&mut self) {
        self.forget_all();
    }
}

impl Table {
    /// Looks whether somebody looks, since bots think for nobody else.
    pub(super) fn look_around(&mut self) {
        let is_watched = !self.audience.is_empty();
        if is_watched {
            self.looked_at = Some(Instant::now());
        }
        if self.thoughts.is_watched != is_watched {
            self.thoughts.is_watched = is_watched;
            self.state.thinkers.set_watched(&self.owner(), is_watched);
        }
        if !self.may_think() {
            self.thoughts.forget_all();
        }
    }

    /// Whether somebody looks, or has until a moment ago.
    pub(super) fn may_think(&self) -> bool {
        let is_within = self.may_think_until().is_some_and(|until| Instant::now() < until);
        self.thoughts.is_watched || is_within
    }

    fn may_think_until(&self) -> Option<Instant> {
        let unwatched = Duration::from_millis(self.state.config.bots_think_unwatched_ms);
        self.looked_at.map(|looked_at| looked_at + unwatched)
    }

    /// When bots that are thinking now are to stop, if nobody comes.
    pub(super) fn stops_thinking_at(&self) -> Option<Instant> {
        let is_unneeded = self.thoughts.is_watched || self.thoughts.is_idle();
        self.may_think_until().filter(|_| !is_unneeded)
    }

    /// Whom the thinking at this table counts for.
    fn owner(&self) -> Owner {
        let row = &self.row;
        Owner { address: row.address, guest: row.host, table: row.id.clone() }
    }

    /// Asks every bot that is to act, unless it is thinking about this moment already.
    pub(super) fn wake_bots(&mut self) {
        let Some(live) = &self.live else { return };
        if self.row.stage != Stage::Playing || !self.may_think() {
            return;
        }
        let is_bot = |seat: &Seat| self.row.chairs[seat.idx()].level().is_some();
        let bots: Vec<Seat> = live.table.to_act().iter().filter(is_bot).collect();
        // Who comes and goes again finds a bot that knows nothing of its first time.
        for seat in Seat::all(live.table.n_seats()).filter(|seat| !is_bot(seat)) {
            self.thoughts.forget(seat);
            self.thoughts.since[seat.idx()] = None;
        }
        for seat in bots {
            self.wake_bot(seat);
        }
    }

    fn wake_bot(&mut self, seat: Seat) {
        let Some(live) = &self.live else { return };
        let version = live.version(Viewer::Seat(seat));
        if self.thoughts.is_about(seat, version) {
            return;
        }
        let (asked_at, match_now) = (Instant::now(), live.now(now_ms()));
        let is_person = |seat: &Seat| self.row.chairs[seat.idx()].level().is_none();
        let people: Seats = Seat::all(live.table.n_seats()).filter(is_person).collect();
        let others = Viewer::all(live.table.n_seats()).filter(|it| *it != Viewer::Seat(seat));
        let noticed_by_others = others.map(|viewer| live.version(viewer)).sum();
        let since = self.thoughts.since(seat, match_now);
        // A bot that has seen something new forgets what it was about to do.
        self.thoughts.forget(seat);
        let circumstances = Circumstances { now: match_now, since, people };
        let Some(thought) = self.thought(seat, version, circumstances) else { return };
        let Some(asks) = self.myself.upgrade() else { return };
        // A pause is there to be seen: where a turn has steps that nobody sees, it would only tell
        // how many they are.
        let is_unseen = self.thoughts.is_unseen(seat, noticed_by_others);
        let pause_ms = match self.audience.is_empty() || is_unseen {
            true => 0,
            false => self.state.config.bot_pause_ms,
        };
        // When a moment of the match comes, on the clock of the machine.
        let instant_of =
            move |at: Millis| asked_at + Duration::from_millis(at.saturating_sub(match_now));
        let task = tokio::spawn(async move {
            let decision = match thought.decision().await {
                Ok(Some(decision)) => Some(decision),
                // It waits for something new.
                Ok(None) => return,
                Err(Failed) => None,
            };
            let not_before = decision.as_ref().and_then(|decision| decision.intent.not_before);
            let after_pause = asked_at + Duration::from_millis(pause_ms);
            sleep_until(not_before.map_or(after_pause, instant_of)).await;
            // A table that has gone needs no answer.
            let _ = asks.send(Box::new(Ask::Chosen { version, seat, decision })).await;
        });
        self.thoughts.begin(seat, version, task.abort_handle());
    }

    fn thought(&self, seat: Seat, version: u64, circumstances: Circumstances) -> Option<Thought> {
        let table = &self.live.as_ref()?.table;
        let planned = self.thoughts.planned(seat, version);
        if let Some(decision) = planned.filter(|it| table.allows(seat, &it.intent.action)) {
            return Some(Thought::Known(decision));
        }
        if let Some(action) = table.only_action(seat) {
            let intent = Intent { action, not_before: None };
            return Some(Thought::Known(Decision { intent, then: Vec::new() }));
        }
        let level = self.row.chairs[seat.idx()].level()?;
        let seeded = Seeded::resume(self.seed(seat), version);
        let question = table.thinking(seat, level, seeded, circumstances, BUDGET)?;
        let is_watched = self.thoughts.is_watched;
        Some(Thought::Asked(self.state.thinkers.ask(self.owner(), is_watched, question)))
    }

    /// The same table would have its bots think the same again.
    fn seed(&self, seat: Seat) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"rathaus bot ");
        hash.update(String::from(self.row.secret.clone()));
        hash.update([seat.0]);
        let digest: [u8; 32] = hash.finalize().into();
        u64::from_le_bytes(*digest.first_chunk().expect("a digest has 32 bytes"))
    }

    /// When the game wants to go on by itself.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let live = self.live.as_ref().filter(|_| self.row.stage == Stage::Playing)?;
        let left_ms = live.table.deadline()?.saturating_sub(live.now(now_ms()));
        Some(Instant::now() + Duration::from_millis(left_ms))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Who has seen something new since thinks again.
    #[test]
    fn a_plan_is_for_one_moment() {
        let mut thoughts = Thoughts::default();
        let actions = |decision: Option<Decision>| {
            decision.map(|Decision { intent, then }| (intent.action, then))
        };
        thoughts.keep_plan(Seat(1), 7, vec![json!("a"), json!("b")]);
        let planned = actions(thoughts.planned(Seat(1), 7));
        assert_eq!(planned, Some((json!("a"), vec![json!("b")])));
        for (seat, version) in [(Seat(1), 8), (Seat(1), 6), (Seat(0), 7)] {
            assert_eq!(thoughts.planned(seat, version), None);
        }
        thoughts.keep_plan(Seat(1), 8, vec![json!("b")]);
        assert_eq!(actions(thoughts.planned(Seat(1), 8)), Some((json!("b"), Vec::new())));
        thoughts.keep_plan(Seat(1), 9, Vec::new());
        assert!(thoughts.plans.is_empty());
    }

    /// Steps that nobody sees follow each other at once, so that no clock tells how many they are.
    #[test]
    fn a_pause_is_there_to_be_seen() {
        let mut thoughts = Thoughts::default();
        let asked = [(5, false), (5, true), (5, true), (6, false), (6, true)];
        for (noticed, is_unseen) in asked {
            assert_eq!(thoughts.is_unseen(Seat(1), noticed), is_unseen);
        }
        assert!(!thoughts.is_unseen(Seat(0), 6), "each seat by itself");
    }
}
