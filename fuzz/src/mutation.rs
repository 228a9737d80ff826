//! Seeded changes to seeds, for runs that must be the same every time and need no coverage.

use engine::{Chance, Fast};

/// Numbers at the edges of their types, and words that JSON has a meaning for.
const WORDS: [&str; 20] = [
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
    "0.5",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
    "\u{202e}",
    "[[[[[[[[",
];

pub struct Mutator {
    seeds: Vec<Vec<u8>>,
    chance: Fast,
}

impl Mutator {
    pub fn new(seeds: Vec<Vec<u8>>, seed: u64) -> Mutator {
        Mutator { seeds, chance: Fast::new(seed) }
    }

    /// A seed with one to four changes.
    pub fn mutant(&mut self) -> Vec<u8> {
        let mut bytes = self.any_seed().clone();
        for _ in 0..=self.chance.below(4) {
            self.change(&mut bytes);
        }
        bytes
    }

    fn any_seed(&mut self) -> &Vec<u8> {
        let idx = self.chance.below(self.seeds.len() as u32) as usize;
        &self.seeds[idx]
    }

    fn change(&mut self, bytes: &mut Vec<u8>) {
        let (start, end) = self.any_range(bytes.len());
        match self.chance.below(7) {
            0 => bytes.splice(start..end, []).for_each(drop),
            1 => {
                let copy = bytes[start..end].to_vec();
                bytes.splice(start..start, copy).for_each(drop);
            }
            2 => {
                let byte = self.chance.below(256) as u8;
                bytes.insert(start, byte);
            }
            3 if start < bytes.len() => bytes[start] ^= 1 << self.chance.below(8),
            4 => {
                let other = self.any_seed().clone();
                let (from, to) = self.any_range(other.len());
                bytes.splice(start..end, other[from..to].iter().copied()).for_each(drop);
            }
            _ => {
                let word = WORDS[self.chance.below(WORDS.len() as u32) as usize];
                let token = token_at(bytes, start);
                bytes.splice(token, word.bytes()).for_each(drop);
            }
        }
    }

    /// A short stretch, now and then a long one.
    fn any_range(&mut self, len: usize) -> (usize, usize) {
        let start = self.chance.below(len as u32 + 1) as usize;
        let longest = if self.chance.below(8) == 0 { len } else { 24 };
        let end = (start + self.chance.below(longest as u32 + 1) as usize).min(len);
        (start, end)
    }
}

/// The number or the word that the byte belongs to.
fn token_at(bytes: &[u8], at: usize) -> std::ops::Range<usize> {
    let is_inside = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let before = bytes[..at].iter().rev().take_while(|byte| is_inside(byte)).count();
    let behind = bytes[at..].iter().take_while(|byte| is_inside(byte)).count();
    at - before..at + behind
}
