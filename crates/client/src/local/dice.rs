//! What is drawn in a match of this page: first what is known beforehand, then by chance.

use std::collections::VecDeque;

use engine::{Chance, Fast};

pub struct Dice {
    known: VecDeque<u32>,
    then: Fast,
}

impl Dice {
    pub fn new(known: impl IntoIterator<Item = u32>, seed: u64) -> Dice {
        Dice { known: known.into_iter().collect(), then: Fast::new(seed) }
    }

    /// The next draws will be these.
    pub fn prepare(&mut self, draws: &[u32]) {
        self.known = draws.iter().copied().collect();
    }

    /// Whether everything that was known beforehand was drawn.
    pub fn is_used_up(&self) -> bool {
        self.known.is_empty()
    }

    /// From now on nobody knows what comes.
    pub fn shuffle(&mut self, seed: u64) {
        *self = Dice::new([], seed);
    }
}

impl Chance for Dice {
    /// Where the rules ask for less than was known beforehand, the rest does not fit either.
    fn below(&mut self, n: u32) -> u32 {
        match self.known.pop_front() {
            Some(draw) if draw < n => draw,
            Some(_) | None => self.then.below(n),
        }
    }
}
