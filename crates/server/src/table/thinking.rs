//! Bots think on a bounded pool and come back with a choice; the table never waits for them.

use std::sync::Arc;
use std::time::Duration;

use bots::{Budget, Intent, Moment, Seeded};
use engine::{Millis, Seat, Seats, Viewer};
use games::Question;
use protocol::Stage;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};

use super::{Ask, Table};
use crate::clock::now_ms;

const BUDGET: Budget = Budget { ms: 100 };

/// By seat: what its bot is thinking about, and since when it has been asked.
#[derive(Default)]
pub struct Thoughts {
    thinking: [Option<Thinking>; Seats::MAX as usize],
    since: [Option<Millis>; Seats::MAX as usize],
}

struct Thinking {
    /// The seat's version, as the bot saw it.
    version: u64,
    task: Option<AbortHandle>,
}

/// Bots who play among themselves wait for nobody, so they would always be thinking. One of them
/// at a time leaves the processors to those whom somebody waits for.
static UNATTENDED: Semaphore = Semaphore::const_new(1);

/// The right to think, until it is dropped.
struct Turn {
    _unattended: Option<SemaphorePermit<'static>>,
    _thinker: Option<OwnedSemaphorePermit>,
}

impl Turn {
    /// Nobody closes the semaphores, so there is always a permit in the end.
    async fn come(thinkers: &Arc<Semaphore>, is_unattended: bool) -> Turn {
        let _unattended = if is_unattended { UNATTENDED.acquire().await.ok() } else { None };
        let _thinker = Arc::clone(thinkers).acquire_owned().await.ok();
        Turn { _unattended, _thinker }
    }
}

/// What a bot has to do for its choice.
enum Thought {
    Forced(Value),
    Asked(Question),
}

impl Thoughts {
    fn is_about(&self, seat: Seat, version: u64) -> bool {
        self.thinking[seat.idx()].as_ref().is_some_and(|thinking| thinking.version == version)
    }

    /// A bot that has seen something new forgets what it was about to do.
    fn begin(&mut self, seat: Seat, version: u64, task: AbortHandle) {
        self.forget(seat);
        self.thinking[seat.idx()] = Some(Thinking { version, task: Some(task) });
    }

    pub(super) fn forget(&mut self, seat: Seat) {
        if let Some(task) = self.thinking[seat.idx()].take().and_then(|thinking| thinking.task) {
            task.abort();
        }
    }

    /// Since when a bot plays the seat: it knows nothing of what was before.
    fn since(&mut self, seat: Seat, now: Millis) -> Millis {
        *self.since[seat.idx()].get_or_insert(now)
    }

    /// The bot is not asked again about this moment.
    pub(super) fn give_up(&mut self, seat: Seat, version: u64) {
        self.thinking[seat.idx()] = Some(Thinking { version, task: None });
    }
}

impl Drop for Thoughts {
    fn drop(&mut self) {
        Seat::all(Seats::MAX).for_each(|seat| self.forget(seat));
    }
}

impl Table {
    /// Asks every bot that is to act, unless it is thinking about this moment already.
    pub(super) fn wake_bots(&mut self) {
        let Some(live) = &self.live else { return };
        if self.row.stage != Stage::Playing {
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
        let is_unattended = people.is_empty();
        let since = self.thoughts.since(seat, match_now);
        let moment = Moment { now: match_now, since, people };
        let Some(thought) = self.thought(seat, version, moment) else { return };
        let Some(asks) = self.myself.upgrade() else { return };
        let pause_ms = if self.audience.is_empty() { 0 } else { self.hall.config.bot_pause_ms };
        // When a moment of the match comes, on the clock of the machine.
        let instant_of =
            move |at: Millis| asked_at + Duration::from_millis(at.saturating_sub(match_now));
        let hall = Arc::clone(&self.hall);
        let task = tokio::spawn(async move {
            let intent = match thought {
                Thought::Forced(action) => Some(Intent { action, not_before: None }),
                Thought::Asked(question) => {
                    let turn = Turn::come(&hall.thinkers, is_unattended).await;
                    // A bot that is to forget its question thinks it to its end all the same, and
                    // takes a processor until then.
                    let thinking = tokio::task::spawn_blocking(move || {
                        let _turn = turn;
                        question()
                    });
                    match thinking.await {
                        Ok(Some(intent)) => Some(intent),
                        // It waits for something new.
                        Ok(None) => return,
                        Err(_) => None,
                    }
                }
            };
            let not_before = intent.as_ref().and_then(|intent| intent.not_before);
            let after_pause = asked_at + Duration::from_millis(pause_ms);
            sleep_until(not_before.map_or(after_pause, instant_of)).await;
            let action = intent.map(|intent| intent.action);
            // A table that has gone needs no answer.
            let _ = asks.send(Box::new(Ask::Chosen { version, seat, action })).await;
        });
        self.thoughts.begin(seat, version, task.abort_handle());
    }

    fn thought(&self, seat: Seat, version: u64, moment: Moment) -> Option<Thought> {
        let table = &self.live.as_ref()?.table;
        if let Some(action) = table.only_action(seat) {
            return Some(Thought::Forced(action));
        }
        let level = self.row.chairs[seat.idx()].level()?;
        let seeded = Seeded::resume(self.seed(seat), version);
        Some(Thought::Asked(table.question(seat, level, seeded, moment, BUDGET)?))
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
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn bots_among_themselves_leave_the_processors_to_others() {
        let thinkers = Arc::new(Semaphore::new(2));
        let come = |is_unattended| Turn::come(&thinkers, is_unattended).now_or_never();
        let first = come(true);
        assert!(first.is_some());
        assert!(come(true).is_none(), "one of them thinks already");
        let other = come(false);
        assert!(other.is_some());
        assert!(come(false).is_none(), "no processor is left");
        drop(first);
        assert!(come(true).is_some());
    }
}
