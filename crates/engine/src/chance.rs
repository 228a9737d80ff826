//! Where uniform draws come from, apart from the checkable dice of [`crate::Fair`].

use std::collections::VecDeque;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of uniform draws.
pub trait Chance {
    /// One of `0..n`, each as likely as the others. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// The generator of search and simulation: fast, seeded, never used for a live match.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

/// Draws that a test has written down. Running out of them is a fault of the test.
#[derive(Clone, Debug)]
pub struct Scripted(VecDeque<u32>);

/// The draws of a log entry, once more. A log comes from outside and may be damaged, so a draw
/// that is missing or too high is remembered instead of trusted.
#[derive(Clone, Debug)]
pub struct Recorded<'a> {
    draws: &'a [u32],
    n_used: usize,
    is_damaged: bool,
}

impl Fast {
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Uniform in `0.0..1.0`.
    pub fn unit(&mut self) -> f64 {
        const SCALE: f64 = 1.0 / (1u64 << 53) as f64;
        (self.0.next_u64() >> 11) as f64 * SCALE
    }
}

impl Chance for Fast {
    /// Multiply and shift: the bias is below n / 2^32, which no search can notice.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let word = self.0.next_u64() >> 32;
        ((word * u64::from(n)) >> 32) as u32
    }
}

impl Scripted {
    pub fn new(draws: impl IntoIterator<Item = u32>) -> Scripted {
        Scripted(draws.into_iter().collect())
    }

    pub fn is_used_up(&self) -> bool {
        self.0.is_empty()
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        let draw = self.0.pop_front().expect("the script has a draw for every call");
        assert!(draw < n, "the script says {draw}, but the draw is below {n}");
        draw
    }
}

impl<'a> Recorded<'a> {
    pub fn new(draws: &'a [u32]) -> Recorded<'a> {
        Recorded { draws, n_used: 0, is_damaged: false }
    }

    /// Whether the draws were just those that the step asked for.
    pub fn is_exact(&self) -> bool {
        !self.is_damaged && self.n_used == self.draws.len()
    }
}

impl Chance for Recorded<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let draw = self.draws.get(self.n_used).copied();
        self.n_used += 1;
        match draw {
            Some(draw) if draw < n => draw,
            Some(_) | None => {
                self.is_damaged = true;
                0
            }
        }
    }
}

/// Passes draws on and keeps a copy.
pub(crate) struct Recording<'a> {
    pub source: &'a mut dyn Chance,
    pub draws: &'a mut Vec<u32>,
}

impl Chance for Recording<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let draw = self.source.below(n);
        self.draws.push(draw);
        draw
    }
}
