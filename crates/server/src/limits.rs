//! How much one client may ask for: how fast, how many bytes, and over how many connections.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::address::AddressTag;
use crate::guest::GuestId;
use crate::refusal::{Refusal, RefusalCode};

/// Full buckets say nothing and are thrown away when there are this many.
const BUCKETS_MAX: usize = 10_000;
/// Looking through all of them for each request would cost more than they do.
const PRUNED_EVERY: Duration = Duration::from_secs(1);

/// Whoever is counted: a guest, or the address of somebody who has not said a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Client {
    Guest(GuestId),
    Address(IpAddr),
    /// An address of which only so much is known.
    Tag(AddressTag),
}

impl Client {
    pub fn at(address: IpAddr) -> Client {
        Client::Address(network_of(address))
    }
}

/// Whoever has an address of the sixth version has a whole network of them.
pub fn network_of(address: IpAddr) -> IpAddr {
    first_bits(address, 64)
}

/// And a household is given up to 256 such networks. What it may have in all is counted for all of
/// them together; how fast it may ask is not, since phones have one network each.
pub fn household_of(address: IpAddr) -> IpAddr {
    first_bits(address, 56)
}

fn first_bits(address: IpAddr, n_bits: u32) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let network = address.to_bits() & (u128::MAX << (128 - n_bits));
            Ipv6Addr::from_bits(network).into()
        }
    }
}

/// Tokens that fill up over time; every request takes one, or one for each byte of its answer.
#[derive(Clone, Debug)]
struct Bucket {
    n_tokens: f64,
    filled_at: Instant,
}

/// A limit on requests, or on bytes: so many at once, so many a second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: u32,
    pub per_second: u32,
}

impl Bucket {
    fn full(pace: Rate, now: Instant) -> Bucket {
        Bucket { n_tokens: f64::from(pace.burst), filled_at: now }
    }

    /// Takes so many tokens, or says how long it takes until they are there. Who wants more than
    /// the bucket holds gets them from a full one, which then has to fill up for longer.
    fn take(&mut self, n: u32, pace: Rate, now: Instant) -> Result<(), Duration> {
        let passed = now.saturating_duration_since(self.filled_at).as_secs_f64();
        let filled = self.n_tokens + passed * f64::from(pace.per_second);
        self.n_tokens = filled.min(f64::from(pace.burst));
        self.filled_at = now;
        let n_missing = f64::from(n.min(pace.burst)) - self.n_tokens;
        if 0.0 < n_missing {
            return Err(Duration::from_secs_f64(n_missing / f64::from(pace.per_second.max(1))));
        }
        self.n_tokens -= f64::from(n);
        Ok(())
    }
}

/// Buckets for clients, over however many connections they come.
pub struct RateLimit {
    pace: Rate,
    buckets: Mutex<Buckets>,
}

#[derive(Default)]
struct Buckets {
    by_client: HashMap<Client, Bucket>,
    pruned_at: Option<Instant>,
}

impl RateLimit {
    pub fn new(pace: Rate) -> RateLimit {
        RateLimit { pace, buckets: Mutex::default() }
    }

    /// Whether the client may have one more.
    pub fn admits(&self, client: Client, now: Instant) -> bool {
        self.take(client, 1, now).is_ok()
    }

    /// Refuses whoever comes too fast, and says how long to wait.
    pub fn admit(&self, client: Client, now: Instant) -> Result<(), Refusal> {
        self.take(client, 1, now).map_err(|wait| Refusal::from(RefusalCode::TooFast).after(wait))
    }

    /// Refuses whoever fetches too much, and says how long to wait.
    pub fn admit_bytes(&self, client: Client, n_bytes: u64, now: Instant) -> Result<(), Refusal> {
        // Also for whoever has taken more than the bucket holds.
        if n_bytes == 0 {
            return Ok(());
        }
        let n_bytes = u32::try_from(n_bytes).unwrap_or(u32::MAX);
        self.take(client, n_bytes, now).map_err(|wait| {
            let seconds = wait.as_secs().saturating_add(1);
            Refusal::from(RefusalCode::TooMuchFetched).with("seconds", seconds).after(wait)
        })
    }

    /// Takes so many tokens of the client's, or says when they will be there.
    pub fn take(&self, client: Client, n: u32, now: Instant) -> Result<(), Duration> {
        let mut buckets = locked(&self.buckets);
        let is_due = buckets.pruned_at.is_none_or(|pruned_at| pruned_at + PRUNED_EVERY <= now);
        if BUCKETS_MAX <= buckets.by_client.len() && is_due {
            buckets.prune(self.pace, now);
        }
        let bucket = buckets.by_client.entry(client);
        bucket.or_insert_with(|| Bucket::full(self.pace, now)).take(n, self.pace, now)
    }
}

impl Buckets {
    fn prune(&mut self, pace: Rate, now: Instant) {
        // One from which more was taken than it holds takes longer to fill.
        let is_filling = |bucket: &Bucket| {
            let n_missing_max = f64::from(pace.burst) - bucket.n_tokens.min(0.0);
            let seconds = n_missing_max / f64::from(pace.per_second.max(1)) + 1.0;
            now < bucket.filled_at + Duration::from_secs_f64(seconds)
        };
        self.by_client.retain(|_, bucket| is_filling(bucket));
        self.pruned_at = Some(now);
    }
}

/// Counts the open sockets of each client and of all together.
#[derive(Default)]
pub struct Counters(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    by_client: HashMap<Client, u32>,
    n_total: usize,
}

/// One counted socket, until it is dropped.
pub struct Counted {
    sockets: Arc<Counters>,
    client: Client,
}

impl Counters {
    /// None if the client has `max` already, or all together have `total_max`.
    pub fn count(
        self: &Arc<Counters>,
        client: Client,
        max: u32,
        total_max: usize,
    ) -> Option<Counted> {
        let mut counts = locked(&self.0);
        let n_taken = counts.by_client.get(&client).copied().unwrap_or(0);
        if max <= n_taken || total_max <= counts.n_total {
            return None;
        }
        counts.by_client.insert(client, n_taken + 1);
        counts.n_total += 1;
        Some(Counted { sockets: Arc::clone(self), client })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = locked(&self.sockets.0);
        counts.n_total -= 1;
        if let Some(count) = counts.by_client.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.by_client.remove(&self.client);
            }
        }
    }
}

/// Nothing is done under our locks that could leave a value half changed.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let pace = Rate { burst: 3, per_second: 2 };
        let start = Instant::now();
        let mut bucket = Bucket::full(pace, start);
        let half_a_second = Duration::from_millis(500);
        let taken: Vec<_> = (0..4).map(|_| bucket.take(1, pace, start)).collect();
        assert_eq!(taken, [Ok(()), Ok(()), Ok(()), Err(half_a_second)]);
        let later = start + half_a_second;
        assert_eq!(bucket.take(1, pace, later), Ok(()));
        assert_eq!(bucket.take(1, pace, later), Err(half_a_second));
    }

    #[test]
    fn who_takes_more_than_a_bucket_holds_waits_for_all_of_it() {
        let pace = Rate { burst: 10, per_second: 2 };
        let start = Instant::now();
        let mut bucket = Bucket::full(pace, start);
        assert_eq!(bucket.take(30, pace, start), Ok(()));
        assert_eq!(bucket.take(2, pace, start), Err(Duration::from_secs(11)));
        let later = start + Duration::from_secs(11);
        assert_eq!(bucket.take(30, pace, later), Err(Duration::from_secs(4)));
        assert_eq!(bucket.take(2, pace, later), Ok(()));
    }

    #[test]
    fn full_buckets_are_thrown_away_now_and_then() {
        let limit = RateLimit::new(Rate { burst: 2, per_second: 2 });
        let n_buckets = || locked(&limit.buckets).by_client.len();
        let come = |n_clients: usize, now: Instant| {
            for _ in 0..n_clients {
                assert!(limit.admits(Client::Guest(GuestId::new()), now));
            }
        };
        let start = Instant::now();
        come(BUCKETS_MAX + 1, start);
        assert_eq!(n_buckets(), BUCKETS_MAX + 1, "all of them are filling");
        // By then they are full, but somebody has just looked.
        let at = |ms: u64| start + Duration::from_millis(ms);
        come(1, at(1999));
        come(1, at(2500));
        assert_eq!(n_buckets(), BUCKETS_MAX + 3);
        come(1, at(3000));
        assert_eq!(n_buckets(), 3);
    }

    #[test]
    fn a_network_is_one_address() {
        let at = |text: &str| Client::at(text.parse().unwrap());
        assert_eq!(at("2001:db8:1:2:3::4"), at("2001:db8:1:2::9"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:192.0.2.1"), at("192.0.2.1"));
        assert_ne!(at("192.0.2.1"), at("192.0.2.2"));
    }

    #[test]
    fn a_household_has_many_networks() {
        let of = |text: &str| household_of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:200::1"), of("2001:db8:1:2ff::1"));
        assert_ne!(of("2001:db8:1:200::1"), of("2001:db8:1:300::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }

    #[test]
    fn a_closed_socket_makes_room() {
        let sockets = Arc::new(Counters::default());
        let client = Client::Guest(GuestId::new());
        let first = sockets.count(client, 1, 9);
        assert!(first.is_some());
        assert!(sockets.count(client, 1, 9).is_none());
        assert!(sockets.count(Client::Guest(GuestId::new()), 1, 1).is_none());
        assert_eq!(locked(&sockets.0).by_client.len(), 1, "nothing is left of who was refused");
        drop(first);
        assert!(locked(&sockets.0).by_client.is_empty());
        assert!(sockets.count(client, 1, 9).is_some());
    }
}
