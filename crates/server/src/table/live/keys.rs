//! Orders that were carried out, to be known again when somebody repeats them. A client repeats
//! what it has no answer to, and does not go on before it has one: so the last ones of a seat will
//! do.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Where everybody acts at once, a client may have many on their way, though never as many as this.
const N_KEPT: usize = 512;

/// Of one seat: digests of the keys, with the version that each order has led to.
#[derive(Clone, Default)]
pub struct Keys(VecDeque<(u64, u64)>);

impl Keys {
    pub fn insert(&mut self, key: &str, version: u64) {
        if N_KEPT <= self.0.len() {
            self.0.pop_front();
        }
        self.0.push_back((digest(key), version));
    }

    /// The version that an order with this key has led to.
    pub fn version(&self, key: &str) -> Option<u64> {
        let digest = digest(key);
        self.0.iter().rev().find(|(known, _)| *known == digest).map(|(_, version)| *version)
    }
}

/// Keys are a client's own, so the only one to be confused by a clash is who made it.
fn digest(key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
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
        assert_eq!(keys.version("key 489"), Some(489));
        assert_eq!(keys.version("key 488"), None);
    }
}
