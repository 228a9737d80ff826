//! Bots think on threads of their own, as many as there are processors, and are dealt out fairly
//! who thinks next (`queue`). Those threads yield to the ones that answer people.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use games::{Decision, Thinking};
use protocol::TableId;
use tokio::sync::oneshot;

use crate::limits::locked;
use crate::log;
use queue::{QuestionId, Queue, Taken};

pub use queue::{Owner, Wait};

/// A thread that thinks gets about a quarter of what one that answers gets, where both want all.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// Whoever waits longer than this for its turn is noted.
const NOTED_FROM: Duration = Duration::from_secs(1);
/// A thought is no shorter because others wait. One that takes so long is too long for a thread
/// that everybody shares.
const SLOW_THOUGHT: Duration = Duration::from_millis(500);

/// The threads, until this is dropped.
pub struct Thinkers {
    shared: Arc<Shared>,
}

struct Shared {
    desk: Mutex<Desk>,
    has_news: Condvar,
    opened_at: Instant,
}

/// What threads and tables look at together.
#[derive(Default)]
struct Desk {
    queue: Queue<Job>,
    is_closed: bool,
}

struct Job {
    question: Thinking,
    answer: oneshot::Sender<Answer>,
}

/// None: the bot waits for something new.
type Answer = Result<Option<Decision>, Failed>;

/// The bot has failed, or the threads have come to their end.
pub struct Failed;

/// A question that somebody waits for. It is withdrawn when this is dropped.
pub struct Pending {
    shared: Arc<Shared>,
    id: QuestionId,
    answer: oneshot::Receiver<Answer>,
}

/// How long questions had to wait, for whoever measures it.
#[derive(Clone)]
pub struct Waits {
    shared: Arc<Shared>,
}

impl Thinkers {
    pub fn new(n_threads: usize) -> Thinkers {
        let (desk, has_news) = (Mutex::default(), Condvar::new());
        let shared = Arc::new(Shared { desk, has_news, opened_at: Instant::now() });
        for number in 0..n_threads {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("thinker-{number}"));
            thread.spawn(move || shared.think()).expect("the system has room for a thread");
        }
        Thinkers { shared }
    }

    pub fn ask(&self, owner: Owner, is_watched: bool, question: Thinking) -> Pending {
        let (answer, answered) = oneshot::channel();
        let job = Job { question, answer };
        let now = self.shared.now();
        let id = locked(&self.shared.desk).queue.ask(owner, is_watched, job, now);
        self.shared.has_news.notify_one();
        Pending { shared: Arc::clone(&self.shared), id, answer: answered }
    }

    /// Somebody has come to look at a table, or the last one has gone.
    pub fn set_watched(&self, owner: &Owner, is_watched: bool) {
        locked(&self.shared.desk).queue.set_watched(owner, is_watched);
    }

    pub fn waits(&self) -> Waits {
        Waits { shared: Arc::clone(&self.shared) }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        locked(&self.shared.desk).is_closed = true;
        self.shared.has_news.notify_all();
    }
}

impl Pending {
    pub async fn answer(&mut self) -> Answer {
        (&mut self.answer).await.unwrap_or(Err(Failed))
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        locked(&self.shared.desk).queue.withdraw(self.id);
    }
}

impl Waits {
    /// The longest that a robot of this table has waited lately for its turn to think.
    pub fn longest(&self, table: &TableId) -> Option<Wait> {
        locked(&self.shared.desk).queue.longest_wait(table)
    }

    /// Questions that nobody thinks about yet.
    pub fn n_waiting(&self) -> usize {
        locked(&self.shared.desk).queue.n_waiting()
    }
}

impl Shared {
    fn now(&self) -> Duration {
        self.opened_at.elapsed()
    }

    /// The life of a thread.
    fn think(&self) {
        yield_to_others();
        while let Some(Taken { owner, question: job, wait, taken_at }) = self.next() {
            // A question is a value of its own: nobody sees what a panic leaves half done.
            let thought = catch_unwind(AssertUnwindSafe(job.question));
            let now = self.now();
            locked(&self.desk).queue.done(&owner, taken_at, now);
            note(&owner, wait.time, now.saturating_sub(taken_at));
            if thought.is_err() {
                tracing::error!(table = log::short(&owner.table), "a bot has failed");
            }
            // A table that has gone on needs no answer.
            let _ = job.answer.send(thought.map_err(|_| Failed));
        }
    }

    /// None when there is nothing to think about any more.
    fn next(&self) -> Option<Taken<Job>> {
        let mut desk = locked(&self.desk);
        loop {
            if desk.is_closed {
                return None;
            }
            if let Some(taken) = desk.queue.take(self.now()) {
                return Some(taken);
            }
            desk = self.has_news.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// How long a bot had to wait, and how long it has thought then.
fn note(owner: &Owner, waited: Duration, thought: Duration) {
    let table = log::short(&owner.table);
    if NOTED_FROM <= waited {
        tracing::debug!(table, ms = waited.as_millis(), "a bot had to wait");
    }
    if SLOW_THOUGHT <= thought {
        tracing::warn!(table, ms = thought.as_millis(), "a bot has thought for long");
    }
}

/// On Linux every thread has a priority of its own. Without it bots think as well.
#[cfg(target_os = "linux")]
fn yield_to_others() {
    if let Err(why) = rustix::process::nice(NICE) {
        tracing::debug!(%why, "bots think with the priority of everybody else");
    }
}

#[cfg(not(target_os = "linux"))]
fn yield_to_others() {}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use bots::Intent;
    use tracing::span::{Attributes, Id, Record};
    use tracing::{Event, Level, Metadata, Subscriber, subscriber};

    use crate::address::AddressTag;
    use crate::guest::GuestId;

    use super::*;

    fn owner(table: &str) -> Owner {
        let (address, guest) = (AddressTag::default(), GuestId::new());
        Owner { address, guest, table: TableId(table.to_owned()) }
    }

    fn decision(action: &str) -> Option<Decision> {
        let intent = Intent { action: action.into(), not_before: None };
        Some(Decision { intent, then: Vec::new() })
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_thought_about() {
        let thinkers = Thinkers::new(1);
        let (go_on, is_told) = mpsc::channel::<()>();
        let (note, notes) = mpsc::channel();
        let thought = |name: &'static str| -> Thinking {
            let note = note.clone();
            Box::new(move || {
                note.send(name).unwrap();
                decision(name)
            })
        };
        let first = thought("first");
        let blocking: Thinking = Box::new(move || {
            let _ = is_told.recv();
            first()
        });
        let mut first = thinkers.ask(owner("a"), true, blocking);
        let second = thinkers.ask(owner("b"), true, thought("second"));
        let mut third = thinkers.ask(owner("c"), false, thought("third"));
        drop(second);
        drop(go_on);
        for (pending, action) in [(&mut first, "first"), (&mut third, "third")] {
            let answer = pending.answer().await.ok().flatten();
            assert_eq!(answer.map(|decision| decision.intent.action), Some(action.into()));
        }
        assert_eq!(notes.try_iter().collect::<Vec<_>>(), ["first", "third"]);
    }

    #[tokio::test]
    async fn a_bot_that_fails_takes_nobody_with_it() {
        let thinkers = Thinkers::new(1);
        let mut failed = thinkers.ask(owner("a"), true, Box::new(|| unreachable!("it has failed")));
        assert!(failed.answer().await.is_err());
        let mut next = thinkers.ask(owner("b"), true, Box::new(|| decision("next")));
        assert!(next.answer().await.is_ok());
        drop(thinkers);
    }

    /// The levels of what was said.
    #[derive(Clone, Default)]
    struct Heard(Arc<Mutex<Vec<Level>>>);

    impl Subscriber for Heard {
        fn enabled(&self, _: &Metadata<'_>) -> bool {
            true
        }

        fn new_span(&self, _: &Attributes<'_>) -> Id {
            Id::from_u64(1)
        }

        fn record(&self, _: &Id, _: &Record<'_>) {}

        fn record_follows_from(&self, _: &Id, _: &Id) {}

        fn event(&self, event: &Event<'_>) {
            locked(&self.0).push(*event.metadata().level());
        }

        fn enter(&self, _: &Id) {}

        fn exit(&self, _: &Id) {}
    }

    #[test]
    fn long_thoughts_are_told_of() {
        let owner = owner("0123456789");
        let ms = Duration::from_millis;
        for (waited, thought, levels) in [
            (ms(999), ms(499), &[][..]),
            (ms(1000), ms(499), &[Level::DEBUG]),
            (ms(0), ms(500), &[Level::WARN]),
        ] {
            let heard = Heard::default();
            subscriber::with_default(heard.clone(), || note(&owner, waited, thought));
            assert_eq!(*locked(&heard.0), levels);
        }
    }
}
