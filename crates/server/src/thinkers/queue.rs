//! Whose question is thought about next. A value without threads and without a clock: the time is
//! handed in.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::time::Duration;

use protocol::TableId;

use crate::address::AddressTag;
use crate::guest::GuestId;

/// What a question counts until it is known how long it was thought about.
const EXPECTED: Duration = Duration::from_millis(100);
/// So much earlier than the others comes who has used nothing lately. It is also what they wait for
/// somebody new, so it is far below a second.
const CREDIT: Duration = Duration::from_millis(300);
/// What was used longer ago is forgotten...
const FORGOTTEN_AFTER: Duration = Duration::from_secs(60);
/// ... after so many questions.
const PRUNED_EVERY: u64 = 1000;
/// The longest waits of so many tables are remembered.
const WAITS_MAX: usize = 10_000;

/// On whose account a question is thought about: the host of a table, and where the host came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    pub address: AddressTag,
    pub guest: GuestId,
    pub table: TableId,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct QuestionId(u64);

/// How long a question had to wait; or the longest of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wait {
    /// Questions that were taken up in between.
    pub n_questions: u64,
    pub time: Duration,
}

/// A question whose turn has come.
#[derive(Debug)]
pub struct Taken<T> {
    pub owner: Owner,
    pub question: T,
    pub wait: Wait,
    pub taken_at: Duration,
}

/// Questions at whose tables somebody looks come first. Among equals addresses take turns, within
/// an address its guests, and within a guest the guest's tables.
#[derive(Debug)]
pub struct Queue<T> {
    watched: Waiting<T>,
    unwatched: Waiting<T>,
    /// Where each question waits.
    owners: HashMap<QuestionId, Owner>,
    addresses: Turns<AddressTag>,
    guests: HashMap<AddressTag, Turns<GuestId>>,
    tables: HashMap<(AddressTag, GuestId), Turns<TableId>>,
    longest_waits: HashMap<TableId, Wait>,
    n_asked: u64,
    n_taken: u64,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue {
            watched: Waiting::default(),
            unwatched: Waiting::default(),
            owners: HashMap::new(),
            addresses: Turns::default(),
            guests: HashMap::new(),
            tables: HashMap::new(),
            longest_waits: HashMap::new(),
            n_asked: 0,
            n_taken: 0,
        }
    }
}

impl<T> Queue<T> {
    pub fn ask(
        &mut self,
        owner: Owner,
        is_watched: bool,
        question: T,
        now: Duration,
    ) -> QuestionId {
        self.n_asked += 1;
        let id = QuestionId(self.n_asked);
        let asked = Asked { question, asked_at: now, n_taken_before: self.n_taken };
        self.rank(is_watched).insert(&owner, id, asked);
        self.owners.insert(id, owner);
        id
    }

    /// Nobody needs the answer any more. What is being thought about already is thought to its end.
    pub fn withdraw(&mut self, id: QuestionId) {
        let Some(owner) = self.owners.remove(&id) else { return };
        if self.watched.remove(&owner, id).is_none() {
            self.unwatched.remove(&owner, id);
        }
    }

    /// Somebody has come to look at a table, or the last one has gone.
    pub fn set_watched(&mut self, owner: &Owner, is_watched: bool) {
        for id in self.rank(!is_watched).of_table(owner) {
            if let Some(asked) = self.rank(!is_watched).remove(owner, id) {
                self.rank(is_watched).insert(owner, id, asked);
            }
        }
    }

    /// Whose turn it is. `done` must be called when the question has been thought about.
    pub fn take(&mut self, now: Duration) -> Option<Taken<T>> {
        let id = self.next(&self.watched).or_else(|| self.next(&self.unwatched))?;
        let owner = self.owners.remove(&id)?;
        let asked =
            self.watched.remove(&owner, id).or_else(|| self.unwatched.remove(&owner, id))?;
        let n_questions = self.n_taken - asked.n_taken_before;
        let wait = Wait { n_questions, time: now.saturating_sub(asked.asked_at) };
        self.note(&owner, wait);
        self.n_taken += 1;
        if self.n_taken.is_multiple_of(PRUNED_EVERY) {
            self.prune(now);
        }
        let Owner { address, guest, table } = owner.clone();
        self.addresses.begin(address, now);
        self.guests.entry(address).or_default().begin(guest, now);
        self.tables.entry((address, guest)).or_default().begin(table, now);
        Some(Taken { owner, question: asked.question, wait, taken_at: now })
    }

    /// A question that was taken at `taken_at` needs no thinking any more.
    pub fn done(&mut self, owner: &Owner, taken_at: Duration, now: Duration) {
        let took = now.saturating_sub(taken_at);
        let Owner { address, guest, table } = owner;
        self.addresses.end(address, took);
        if let Some(guests) = self.guests.get_mut(address) {
            guests.end(guest, took);
        }
        if let Some(tables) = self.tables.get_mut(&(*address, *guest)) {
            tables.end(table, took);
        }
    }

    pub fn n_waiting(&self) -> usize {
        self.owners.len()
    }

    /// The longest that a question of this table has had to wait, as far as that is remembered.
    pub fn longest_wait(&self, table: &TableId) -> Option<Wait> {
        self.longest_waits.get(table).copied()
    }

    fn rank(&mut self, is_watched: bool) -> &mut Waiting<T> {
        if is_watched { &mut self.watched } else { &mut self.unwatched }
    }

    fn next(&self, waiting: &Waiting<T>) -> Option<QuestionId> {
        let (address, guests) = self.addresses.next(&waiting.0)?;
        let fresh = Turns::default();
        let (guest, tables) = self.guests.get(address).unwrap_or(&fresh).next(guests)?;
        let fresh = Turns::default();
        let turns = self.tables.get(&(*address, *guest)).unwrap_or(&fresh);
        let (_, questions) = turns.next(tables)?;
        questions.keys().next().copied()
    }

    fn note(&mut self, owner: &Owner, wait: Wait) {
        if self.longest_waits.len() == WAITS_MAX {
            self.longest_waits.clear();
        }
        let longest = self.longest_waits.entry(owner.table.clone()).or_default();
        longest.n_questions = longest.n_questions.max(wait.n_questions);
        longest.time = longest.time.max(wait.time);
    }

    fn prune(&mut self, now: Duration) {
        self.addresses.prune(now);
        self.guests.values_mut().for_each(|guests| guests.prune(now));
        self.tables.values_mut().for_each(|tables| tables.prune(now));
        self.guests.retain(|_, guests| !guests.shares.is_empty());
        self.tables.retain(|_, tables| !tables.shares.is_empty());
    }
}

/// Questions by address, guest and table, in the order in which they were asked.
#[derive(Debug)]
struct Waiting<T>(BTreeMap<AddressTag, BTreeMap<GuestId, BTreeMap<TableId, Questions<T>>>>);

type Questions<T> = BTreeMap<QuestionId, Asked<T>>;

#[derive(Debug)]
struct Asked<T> {
    question: T,
    asked_at: Duration,
    n_taken_before: u64,
}

impl<T> Default for Waiting<T> {
    fn default() -> Waiting<T> {
        Waiting(BTreeMap::new())
    }
}

impl<T> Waiting<T> {
    fn insert(&mut self, owner: &Owner, id: QuestionId, asked: Asked<T>) {
        let tables = self.0.entry(owner.address).or_default().entry(owner.guest).or_default();
        tables.entry(owner.table.clone()).or_default().insert(id, asked);
    }

    fn remove(&mut self, owner: &Owner, id: QuestionId) -> Option<Asked<T>> {
        let guests = self.0.get_mut(&owner.address)?;
        let tables = guests.get_mut(&owner.guest)?;
        let questions = tables.get_mut(&owner.table)?;
        let asked = questions.remove(&id);
        if questions.is_empty() {
            tables.remove(&owner.table);
        }
        if tables.is_empty() {
            guests.remove(&owner.guest);
        }
        if guests.is_empty() {
            self.0.remove(&owner.address);
        }
        asked
    }

    fn of_table(&self, owner: &Owner) -> Vec<QuestionId> {
        let guests = self.0.get(&owner.address);
        let tables = guests.and_then(|guests| guests.get(&owner.guest));
        let questions = tables.and_then(|tables| tables.get(&owner.table));
        questions.map(|questions| questions.keys().copied().collect()).unwrap_or_default()
    }
}

/// Turns between those who share something. Whoever has fewer questions thought about right now is
/// next, and among equals time decides ("start-time fair queueing"): a turn starts where the last
/// one of its owner has ended, but not long before the latest start of all, and the earliest start
/// is next. So nobody saves up more than a little by not asking, nor pays for what was used while
/// nobody else asked.
#[derive(Debug)]
struct Turns<K> {
    /// The latest start of all.
    front: Duration,
    shares: HashMap<K, Share>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Share {
    /// Where the owner's last turn ends, as far as that is known.
    ends_at: Duration,
    /// When that turn was, on the clock.
    used_at: Duration,
    n_thinking: u32,
}

impl<K> Default for Turns<K> {
    fn default() -> Turns<K> {
        Turns { front: CREDIT, shares: HashMap::new() }
    }
}

impl<K: Eq + Hash + Ord> Turns<K> {
    /// Who of those that wait is next.
    fn next<'a, V>(&self, waiting: &'a BTreeMap<K, V>) -> Option<(&'a K, &'a V)> {
        waiting.iter().min_by_key(|(key, _)| {
            let Share { ends_at, n_thinking, .. } =
                self.shares.get(key).copied().unwrap_or_default();
            (n_thinking, ends_at.max(self.front - CREDIT), ends_at)
        })
    }

    fn begin(&mut self, key: K, now: Duration) {
        let share = self.shares.entry(key).or_default();
        let start = share.ends_at.max(self.front - CREDIT);
        self.front = self.front.max(start);
        *share =
            Share { ends_at: start + EXPECTED, used_at: now, n_thinking: share.n_thinking + 1 };
    }

    fn end(&mut self, key: &K, took: Duration) {
        let Some(share) = self.shares.get_mut(key) else { return };
        share.ends_at = (share.ends_at + took).saturating_sub(EXPECTED);
        share.n_thinking = share.n_thinking.saturating_sub(1);
    }

    fn prune(&mut self, now: Duration) {
        let is_recent = |share: &Share| now < share.used_at + FORGOTTEN_AFTER;
        self.shares.retain(|_, share| is_recent(share) || share.n_thinking != 0);
    }
}

#[cfg(test)]
mod tests;
