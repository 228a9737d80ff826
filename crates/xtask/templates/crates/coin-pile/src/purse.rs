//! What one player has.

use crate::components::{LUCK_VP, TAKE_MAX};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Purse {
    /// A secret of its owner (CP-4).
    pub lucky: u8,
    /// How often one, two and three coins were taken. All have seen it.
    pub n_takes: [u8; TAKE_MAX as usize],
}

impl Purse {
    pub fn take(&mut self, n: u8) {
        self.n_takes[usize::from(n) - 1] += 1;
    }

    pub fn n_coins(&self) -> u8 {
        (1..).zip(self.n_takes).map(|(n, times): (u8, u8)| n * times).sum()
    }

    /// CP-9: the points for luck.
    pub fn luck(&self) -> i32 {
        i32::from(self.n_takes[usize::from(self.lucky) - 1]) * LUCK_VP
    }
}
