//! Sets of small numbers: corners and plots by their index.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::components::CORNERS_MAX;

/// A set of indices below `64 * WORDS`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Set<const WORDS: usize>([u64; WORDS]);

/// Corners by index.
pub type Corners = Set<{ CORNERS_MAX.div_ceil(64) }>;
/// Plots by index. A map of n corners has fewer than 2n plots.
pub type Plots = Set<{ (2 * CORNERS_MAX).div_ceil(64) }>;

impl<const WORDS: usize> Set<WORDS> {
    pub const NONE: Self = Set([0; WORDS]);

    pub fn only(idx: usize) -> Self {
        let mut set = Self::NONE;
        set.insert(idx);
        set
    }

    #[inline]
    pub fn contains(self, idx: usize) -> bool {
        self.0[idx / 64] >> (idx % 64) & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, idx: usize) {
        self.0[idx / 64] |= 1 << (idx % 64);
    }

    #[inline]
    pub fn remove(&mut self, idx: usize) {
        self.0[idx / 64] &= !(1 << (idx % 64));
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// In ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(word_idx, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                Some(64 * word_idx + bit)
            })
        })
    }
}

impl<const WORDS: usize> BitAnd for Set<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
        self
    }
}

impl<const WORDS: usize> BitOr for Set<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const WORDS: usize> BitOrAssign for Set<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

/// The complement holds indices that are no corner or plot; it only makes sense after an `&`.
impl<const WORDS: usize> Not for Set<WORDS> {
    type Output = Self;
    #[inline]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

impl<const WORDS: usize> FromIterator<usize> for Set<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> Self {
        let mut set = Self::NONE;
        for idx in indices {
            set.insert(idx);
        }
        set
    }
}

impl<const WORDS: usize> fmt::Debug for Set<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
