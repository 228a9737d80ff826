//! Slots for work that takes a processor for a while: only so many at a time, dealt out in turn
//! between addresses. However many one of them asks for, another waits for its next turn only.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

use crate::address::AddressTag;
use crate::limits::locked;

/// So many at a time.
pub struct WorkSlots(Mutex<Queue>);

struct Queue {
    n_free: usize,
    /// Slots that are taken now, by address.
    taken: HashMap<AddressTag, usize>,
    /// In the order in which it is their turn, each with those who wait there.
    waiting: VecDeque<(AddressTag, VecDeque<oneshot::Sender<WorkSlot>>)>,
}

/// A slot, until this is dropped.
pub struct WorkSlot {
    slots: Arc<WorkSlots>,
    address: AddressTag,
}

impl WorkSlots {
    pub fn new(n_slots: usize) -> Arc<WorkSlots> {
        let queue = Queue { n_free: n_slots, taken: HashMap::new(), waiting: VecDeque::new() };
        Arc::new(WorkSlots(Mutex::new(queue)))
    }

    /// Waits for a slot. Whoever gives up waiting takes none.
    pub async fn take(self: &Arc<WorkSlots>, address: AddressTag) -> WorkSlot {
        match self.take_or_wait(address) {
            Ok(slot) => slot,
            Err(slot) => slot.await.expect("whoever has a slot hands it on"),
        }
    }

    #[cfg(test)]
    pub fn n_waiting(&self) -> usize {
        locked(&self.0).waiting.iter().map(|(_, senders)| senders.len()).sum()
    }

    fn take_or_wait(
        self: &Arc<WorkSlots>,
        address: AddressTag,
    ) -> Result<WorkSlot, oneshot::Receiver<WorkSlot>> {
        let mut queue = locked(&self.0);
        if queue.n_free != 0 {
            queue.n_free -= 1;
            queue.begin(address);
            return Ok(WorkSlot { slots: Arc::clone(self), address });
        }
        let (sender, slot) = oneshot::channel();
        queue.wait(address, sender);
        Err(slot)
    }
}

impl Queue {
    fn begin(&mut self, address: AddressTag) {
        *self.taken.entry(address).or_default() += 1;
    }

    fn end(&mut self, address: AddressTag) {
        let Some(n_taken) = self.taken.get_mut(&address) else { return };
        *n_taken -= 1;
        if *n_taken == 0 {
            self.taken.remove(&address);
        }
    }

    fn wait(&mut self, address: AddressTag, sender: oneshot::Sender<WorkSlot>) {
        match self.waiting.iter_mut().find(|(waiting, _)| *waiting == address) {
            Some((_, senders)) => senders.push_back(sender),
            None => self.waiting.push_back((address, VecDeque::from([sender]))),
        }
    }

    /// Of those who have the fewest slots, whose turn was longest ago. It is then the last again.
    fn next(&mut self) -> Option<(AddressTag, oneshot::Sender<WorkSlot>)> {
        for (_, senders) in &mut self.waiting {
            senders.retain(|sender| !sender.is_closed());
        }
        self.waiting.retain(|(_, senders)| !senders.is_empty());
        let n_taken = |address| self.taken.get(address).copied().unwrap_or(0);
        let turns = self.waiting.iter().enumerate();
        let (idx, _) = turns.min_by_key(|(idx, (address, _))| (n_taken(address), *idx))?;
        let (address, mut senders) = self.waiting.remove(idx)?;
        let sender = senders.pop_front()?;
        if !senders.is_empty() {
            self.waiting.push_back((address, senders));
        }
        Some((address, sender))
    }
}

impl Drop for WorkSlot {
    fn drop(&mut self) {
        let mut queue = locked(&self.slots.0);
        queue.end(self.address);
        let Some((address, sender)) = queue.next() else {
            queue.n_free += 1;
            return;
        };
        queue.begin(address);
        drop(queue);
        // Who has just given up hands it on in turn, since the slot is dropped then.
        let _ = sender.send(WorkSlot { slots: Arc::clone(&self.slots), address });
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    const ANNA: AddressTag = AddressTag::new([1; 8]);
    const BERT: AddressTag = AddressTag::new([2; 8]);
    const CARL: AddressTag = AddressTag::new([3; 8]);

    async fn must_wait(slot: impl Future<Output = WorkSlot>) {
        assert!(timeout(Duration::ZERO, slot).await.is_err());
    }

    #[tokio::test]
    async fn who_asks_for_many_does_not_keep_the_others_waiting() {
        let slots = WorkSlots::new(1);
        let (first, turns) = (slots.take(ANNA).await, Arc::new(Mutex::new(Vec::new())));
        let mut tasks = Vec::new();
        for address in [ANNA, ANNA, ANNA, BERT, BERT, CARL] {
            let (slots, turns) = (Arc::clone(&slots), Arc::clone(&turns));
            tasks.push(tokio::spawn(async move {
                let _place = slots.take(address).await;
                locked(&turns).push(address);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*locked(&turns), [ANNA, BERT, CARL, ANNA, BERT, ANNA]);
        assert!(locked(&slots.0).taken.is_empty());
    }

    /// Where there are two, one address does not get both while another waits.
    #[tokio::test]
    async fn who_has_fewer_is_next() {
        let slots = WorkSlots::new(2);
        let (first, _second) = (slots.take(ANNA).await, slots.take(ANNA).await);
        let mut anna = pin!(slots.take(ANNA));
        must_wait(&mut anna).await;
        let mut bert = pin!(slots.take(BERT));
        must_wait(&mut bert).await;
        drop(first);
        must_wait(&mut anna).await;
        drop(bert.await);
        anna.await;
    }

    #[tokio::test]
    async fn who_gives_up_takes_no_place() {
        let slots = WorkSlots::new(1);
        let first = slots.take(ANNA).await;
        for _ in 0..3 {
            must_wait(slots.take(BERT)).await;
        }
        let mut handed = Box::pin(slots.take(BERT));
        must_wait(&mut handed).await;
        drop(first);
        // It is on its way to somebody who goes.
        drop(handed);
        slots.take(CARL).await;
        assert_eq!(locked(&slots.0).n_free, 1);
    }
}
