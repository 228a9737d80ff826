//! Limits on what exists, which cannot be raced. Whoever wants to store something reserves the room
//! for it first; what is under way counts like what is stored, so that of many at once no more get
//! through than there is room for. A reservation that is dropped gives its room back, and one that
//! has led to something is dropped only when that is stored.

pub mod claims;
mod clearing;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::address::AddressTag;
use crate::guest::GuestId;
use crate::limits::locked;
use crate::log;
use crate::refusal::{Refusal, RefusalCode};
use crate::store::{Store, StoreFailed};

/// What there is only so much of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resource {
    /// Tables of the last days that are not over.
    Tables,
    Records,
    RecordBytes,
    /// Of all that is no Record.
    Bytes,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    Guest(GuestId),
    Address(AddressTag),
    All,
}

/// One limit, and how much is wanted of what it leaves.
#[derive(Clone, Debug)]
pub struct Claim {
    pub resource: Resource,
    pub owner: Owner,
    pub n: u64,
    pub max: u64,
    /// What is answered if there is not so much room.
    pub code: RefusalCode,
}

type Key = (Resource, Owner);

/// What is under way.
#[derive(Default)]
pub struct Quotas(Mutex<UnderWay>);

#[derive(Default)]
struct UnderWay {
    /// With their numbers, in the order in which they came. Of most there is one.
    amounts: HashMap<Key, Vec<(u64, u64)>>,
    n_taken: u64,
}

/// Room that nobody else gets, until this is dropped.
pub struct Reservation {
    quotas: Arc<Quotas>,
    number: u64,
    keys: Vec<Key>,
}

impl Quotas {
    /// Reserves all that is claimed, or nothing.
    pub async fn reserve(
        self: &Arc<Quotas>,
        store: &Store,
        claims: Vec<Claim>,
    ) -> Result<Reservation, Refusal> {
        let keys: Vec<Key> = claims.iter().map(Claim::key).collect();
        self.reserve_beside(|| store.n_stored(keys.clone()), &claims).await
    }

    /// The room of those who came before is theirs, whether they are under way or have stored it.
    /// Who is done between our two looks is seen in both, so that a refusal is worth another look
    /// for as long as somebody before us gets done.
    async fn reserve_beside<F: Future<Output = Result<Vec<u64>, StoreFailed>>>(
        self: &Arc<Quotas>,
        stored: impl Fn() -> F,
        claims: &[Claim],
    ) -> Result<Reservation, Refusal> {
        let reservation = self.take(claims);
        let mut ahead = reservation.ahead();
        loop {
            let stored = stored().await?;
            let short = claims.iter().zip(&stored).zip(&ahead).find(|((claim, stored), ahead)| {
                claim.max < stored.saturating_add(**ahead).saturating_add(claim.n)
            });
            let Some(((claim, stored), _)) = short else {
                claims.iter().zip(&stored).for_each(|(claim, stored)| claim.note(*stored));
                return Ok(reservation);
            };
            let is_full = claim.max < stored.saturating_add(claim.n);
            let still_ahead = reservation.ahead();
            if is_full || still_ahead == ahead {
                return Err(claim.refusal());
            }
            ahead = still_ahead;
        }
    }

    fn take(self: &Arc<Quotas>, claims: &[Claim]) -> Reservation {
        let mut under_way = locked(&self.0);
        under_way.n_taken += 1;
        let number = under_way.n_taken;
        for claim in claims {
            let amounts = under_way.amounts.entry(claim.key());
            amounts.or_insert_with(|| Vec::with_capacity(1)).push((number, claim.n));
        }
        let keys = claims.iter().map(Claim::key).collect();
        Reservation { quotas: Arc::clone(self), number, keys }
    }
}

impl Claim {
    fn key(&self) -> Key {
        (self.resource, self.owner)
    }

    /// Whoever runs the server is told before nobody can do anything any more.
    fn note(&self, stored: u64) {
        if self.owner == Owner::All && self.is_nearly_full(stored) {
            let (_, code) = self.code.line();
            log::note_filling(code, stored, self.max);
        }
    }

    /// From four fifths on.
    fn is_nearly_full(&self, stored: u64) -> bool {
        self.max - self.max / 5 <= stored.saturating_add(self.n)
    }

    /// What all have together is nobody's business.
    fn refusal(&self) -> Refusal {
        let refusal = Refusal::from(self.code);
        let max = match self.resource {
            Resource::Tables | Resource::Records => self.max,
            Resource::RecordBytes | Resource::Bytes => self.max >> 20,
        };
        match self.owner {
            Owner::Guest(_) | Owner::Address(_) => refusal.with("max", max),
            Owner::All => refusal,
        }
    }
}

impl Reservation {
    /// For each claim, how much those hold who came before and are still under way.
    fn ahead(&self) -> Vec<u64> {
        let under_way = locked(&self.quotas.0);
        let is_before = |(number, _): &&(u64, u64)| *number < self.number;
        let sum = |key| {
            let amounts = under_way.amounts.get(key).into_iter().flatten();
            amounts.take_while(is_before).map(|(_, n)| n).sum()
        };
        self.keys.iter().map(sum).collect()
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut under_way = locked(&self.quotas.0);
        for key in &self.keys {
            let Some(amounts) = under_way.amounts.get_mut(key) else { continue };
            if let Ok(idx) = amounts.binary_search_by_key(&self.number, |(number, _)| *number) {
                amounts.remove(idx);
            }
            if amounts.is_empty() {
                under_way.amounts.remove(key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;
    use crate::store::{GUEST_BYTES, Write};

    const MAX: u64 = 10;

    fn claim(n: u64) -> Claim {
        let (resource, owner) = (Resource::Bytes, Owner::All);
        Claim { resource, owner, n, max: MAX, code: RefusalCode::NoRoomLeft }
    }

    fn is_empty(quotas: &Quotas) -> bool {
        locked(&quotas.0).amounts.is_empty()
    }

    /// Each looks, works and stores while the others do, in every order that the runtime finds.
    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn of_many_at_once_exactly_as_many_get_through_as_there_is_room_for() {
        for already in [0, 3, MAX] {
            let quotas = Arc::<Quotas>::default();
            let stored = Arc::new(AtomicU64::new(already));
            let tries = (0..200).map(|_| {
                let (quotas, stored) = (Arc::clone(&quotas), Arc::clone(&stored));
                tokio::spawn(async move {
                    let look = || async {
                        tokio::task::yield_now().await;
                        Ok(vec![stored.load(Ordering::SeqCst)])
                    };
                    let Ok(reserved) = quotas.reserve_beside(look, &[claim(1)]).await else {
                        return;
                    };
                    tokio::task::yield_now().await;
                    stored.fetch_add(1, Ordering::SeqCst);
                    drop(reserved);
                })
            });
            for tried in tries.collect::<Vec<_>>() {
                tried.await.unwrap();
            }
            assert_eq!(stored.load(Ordering::SeqCst), MAX);
            assert!(is_empty(&quotas));
        }
    }

    /// Somebody who gets done while we look is counted once.
    #[tokio::test]
    async fn nobody_is_refused_for_room_that_was_counted_twice() {
        let quotas = Arc::<Quotas>::default();
        let before = Mutex::new(Some(quotas.take(&[claim(6)])));
        // It is stored, and then let go, between our look at it and our look into the store.
        let look = || async {
            locked(&before).take();
            Ok(vec![6])
        };
        assert!(quotas.reserve_beside(look, &[claim(4)]).await.is_ok());
        let look = || async { Ok(vec![6]) };
        assert!(quotas.reserve_beside(look, &[claim(5)]).await.is_err());
        assert!(is_empty(&quotas));
    }

    /// Although nobody waits for it any more.
    #[tokio::test]
    async fn who_hangs_up_holds_the_room_until_it_is_stored() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("data")).unwrap();
        let quotas = Arc::<Quotas>::default();
        let (n, max) = (GUEST_BYTES, GUEST_BYTES);
        let claims = vec![Claim { n, max, ..claim(0) }];
        let reserved = quotas.reserve(&store, claims.clone()).await.ok().unwrap();
        let (go_on, pause) = std::sync::mpsc::channel::<()>();
        let mut busy = Box::pin(store.with_writer(move |_| pause.recv()));
        let (guest, name, address) = (GuestId::new(), "Anna".to_owned(), Default::default());
        let write = Write::Guest { guest, name, now: 0, address };
        let mut storing = Box::pin(store.write_reserved(vec![write], vec![reserved]));
        assert!(timeout(Duration::ZERO, &mut busy).await.is_err());
        assert!(timeout(Duration::ZERO, &mut storing).await.is_err());
        drop(storing);
        assert!(quotas.reserve(&store, claims.clone()).await.is_err(), "it is under way");
        go_on.send(()).unwrap();
        busy.await.unwrap().unwrap();
        store.write(Vec::new()).await.unwrap();
        assert!(is_empty(&quotas));
        assert!(quotas.reserve(&store, claims).await.is_err(), "it is stored");
        store.close().await;
    }

    #[test]
    fn four_fifths_are_nearly_all() {
        let all = |n| Claim { owner: Owner::All, max: 10, ..claim(n) };
        assert!(!all(1).is_nearly_full(6) && all(1).is_nearly_full(7) && all(1).is_nearly_full(9));
        assert!(!all(1).is_nearly_full(0) && all(8).is_nearly_full(0));
        let boundless = Claim { max: u64::MAX, ..all(1) };
        assert!(!boundless.is_nearly_full(1 << 60));
    }

    #[tokio::test]
    async fn what_fails_gives_its_room_back() {
        let quotas = Arc::<Quotas>::default();
        let empty = || async { Ok(vec![0]) };
        let first = quotas.reserve_beside(empty, &[claim(MAX)]).await.ok().unwrap();
        assert!(quotas.reserve_beside(empty, &[claim(1)]).await.is_err());
        drop(first);
        let broken = || async { Err(StoreFailed::Other) };
        assert!(quotas.reserve_beside(broken, &[claim(MAX)]).await.is_err());
        assert!(quotas.reserve_beside(empty, &[claim(MAX)]).await.is_ok());
        assert!(is_empty(&quotas));
    }
}
