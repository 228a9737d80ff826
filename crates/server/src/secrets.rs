//! The secrets behind the dice: one for each table, fixed before its first draw.

use std::sync::atomic::{AtomicU64, Ordering};

use engine::Secret;

use crate::guest::random_bytes;

pub struct Secrets {
    /// Where every match is known beforehand, for tests.
    seed: Option<u64>,
    n_made: AtomicU64,
}

impl Secrets {
    pub fn new(seed: Option<u64>) -> Secrets {
        Secrets { seed, n_made: AtomicU64::new(0) }
    }

    /// Nobody can guess it, unless there is a seed: then it follows from that and from how many
    /// there were before.
    pub fn next(&self) -> Secret {
        let number = self.n_made.fetch_add(1, Ordering::Relaxed);
        match self.seed {
            Some(seed) => Secret::from_seed(seed, number),
            None => Secret::new(random_bytes()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_two(seed: Option<u64>) -> [Secret; 2] {
        let secrets = Secrets::new(seed);
        [secrets.next(), secrets.next()]
    }

    #[test]
    fn with_a_seed_they_are_known_and_without_one_they_are_not() {
        assert!(first_two(Some(7)) == first_two(Some(7)));
        assert!(first_two(Some(7)) != first_two(Some(8)));
        let [first, second] = first_two(Some(7));
        assert!(first != second);
        assert!(first_two(None) != first_two(None));
    }
}
