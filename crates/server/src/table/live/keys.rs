//! Orders that were carried out, to be known again when somebody repeats them. A client repeats
//! what it has no answer to, and does not go on before it has one: so the last ones of a seat will
//! do.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Where everybody acts at once, a client may have many on their way, though no hand is so quick
/// that they are as many as this before it notices that nobody answers.
const N_KEPT: usize = 48;
/// Every table has such lists, so they grow by little at a time.
const N_MORE: usize = 16;
/// Of a digest and a version, so much is kept. A key is taken for another one once in 2^39 orders.
const VERSION_BITS: u32 = 16;
const VERSION_MASK: u64 = (1 << VERSION_BITS) - 1;

/// Of one seat.
#[derive(Clone, Default)]
pub struct Keys {
    /// The version of the last one.
    last: u64,
    /// The first bits of a digest, and the last ones of the version that the order has led to.
    kept: VecDeque<u64>,
}

impl Keys {
    /// Versions never go back.
    pub fn insert(&mut self, key: &str, version: u64) {
        if N_KEPT <= self.kept.len() {
            self.kept.pop_front();
        }
        if self.kept.len() == self.kept.capacity() {
            self.kept.reserve_exact(N_MORE);
        }
        self.last = version;
        self.kept.push_back(digest(key) | version & VERSION_MASK);
    }

    /// The version that an order with this key has led to.
    pub fn version(&self, key: &str) -> Option<u64> {
        let digest = digest(key);
        let known = self.kept.iter().rev().find(|kept| **kept & !VERSION_MASK == digest)?;
        let n_since = self.last.wrapping_sub(*known) & VERSION_MASK;
        Some(self.last - n_since)
    }
}

/// Keys are a client's own, so the only one to be confused by a clash is who made it.
fn digest(key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish() & !VERSION_MASK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_orders_are_known_again() {
        let mut keys = Keys::default();
        for version in 1..=1000 {
            keys.insert(&format!("key {version}"), version);
        }
        assert_eq!(keys.version("key 1000"), Some(1000));
        assert_eq!(keys.version("key 953"), Some(953));
        assert_eq!(keys.version("key 952"), None);
        assert!(keys.kept.capacity() < N_KEPT + N_MORE);
    }

    /// However many others there were in between.
    #[test]
    fn versions_are_known_in_full() {
        let mut keys = Keys::default();
        for (key, version) in [("a", 65_530), ("b", 65_540), ("c", 131_000)] {
            keys.insert(key, version);
        }
        let versions = ["a", "b", "c"].map(|key| keys.version(key));
        assert_eq!(versions, [Some(65_530), Some(65_540), Some(131_000)]);
    }
}
