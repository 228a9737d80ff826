//! Places for work that takes a processor for a while: only so many at a time, dealt out in turn
//! between addresses. However many one of them asks for, another waits for its next turn only.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

use crate::address::AddressTag;
use crate::gate::locked;

/// So many at a time.
pub struct Places(Mutex<Queue>);

struct Queue {
    n_free: usize,
    /// Places that are taken now, by address.
    taken: HashMap<AddressTag, usize>,
    /// In the order in which it is their turn, each with those who wait there.
    waiting: VecDeque<(AddressTag, VecDeque<oneshot::Sender<Place>>)>,
}

/// A place, until this is dropped.
pub struct Place {
    places: Arc<Places>,
    address: AddressTag,
}

impl Places {
    pub fn new(n_places: usize) -> Arc<Places> {
        let queue = Queue { n_free: n_places, taken: HashMap::new(), waiting: VecDeque::new() };
        Arc::new(Places(Mutex::new(queue)))
    }

    /// Waits for a place. Whoever gives up waiting takes none.
    pub async fn take(self: &Arc<Places>, address: AddressTag) -> Place {
        match self.take_or_wait(address) {
            Ok(place) => place,
            Err(place) => place.await.expect("whoever has a place hands it on"),
        }
    }

    fn take_or_wait(
        self: &Arc<Places>,
        address: AddressTag,
    ) -> Result<Place, oneshot::Receiver<Place>> {
        let mut queue = locked(&self.0);
        if queue.n_free != 0 {
            queue.n_free -= 1;
            queue.begin(address);
            return Ok(Place { places: Arc::clone(self), address });
        }
        let (sender, place) = oneshot::channel();
        queue.wait(address, sender);
        Err(place)
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

    fn wait(&mut self, address: AddressTag, sender: oneshot::Sender<Place>) {
        match self.waiting.iter_mut().find(|(waiting, _)| *waiting == address) {
            Some((_, senders)) => senders.push_back(sender),
            None => self.waiting.push_back((address, VecDeque::from([sender]))),
        }
    }

    /// Of those who have the fewest places, whose turn was longest ago. It is then the last again.
    fn next(&mut self) -> Option<(AddressTag, oneshot::Sender<Place>)> {
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

impl Drop for Place {
    fn drop(&mut self) {
        let mut queue = locked(&self.places.0);
        queue.end(self.address);
        let Some((address, sender)) = queue.next() else {
            queue.n_free += 1;
            return;
        };
        queue.begin(address);
        drop(queue);
        // Who has just given up hands it on in turn, since the place is dropped then.
        let _ = sender.send(Place { places: Arc::clone(&self.places), address });
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

    async fn must_wait(place: impl Future<Output = Place>) {
        assert!(timeout(Duration::ZERO, place).await.is_err());
    }

    #[tokio::test]
    async fn who_asks_for_many_does_not_keep_the_others_waiting() {
        let places = Places::new(1);
        let (first, turns) = (places.take(ANNA).await, Arc::new(Mutex::new(Vec::new())));
        let mut tasks = Vec::new();
        for address in [ANNA, ANNA, ANNA, BERT, BERT, CARL] {
            let (places, turns) = (Arc::clone(&places), Arc::clone(&turns));
            tasks.push(tokio::spawn(async move {
                let _place = places.take(address).await;
                locked(&turns).push(address);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*locked(&turns), [ANNA, BERT, CARL, ANNA, BERT, ANNA]);
        assert!(locked(&places.0).taken.is_empty());
    }

    /// Where there are two, one address does not get both while another waits.
    #[tokio::test]
    async fn who_has_fewer_is_next() {
        let places = Places::new(2);
        let (first, _second) = (places.take(ANNA).await, places.take(ANNA).await);
        let mut anna = pin!(places.take(ANNA));
        must_wait(&mut anna).await;
        let mut bert = pin!(places.take(BERT));
        must_wait(&mut bert).await;
        drop(first);
        must_wait(&mut anna).await;
        drop(bert.await);
        anna.await;
    }

    #[tokio::test]
    async fn who_gives_up_takes_no_place() {
        let places = Places::new(1);
        let first = places.take(ANNA).await;
        for _ in 0..3 {
            must_wait(places.take(BERT)).await;
        }
        let mut handed = Box::pin(places.take(BERT));
        must_wait(&mut handed).await;
        drop(first);
        // It is on its way to somebody who goes.
        drop(handed);
        places.take(CARL).await;
        assert_eq!(locked(&places.0).n_free, 1);
    }
}
