//! The dice favour nothing: not a side, not a pair, not a distance between two equal draws. With
//! RATHAUS_LONG on a hundred million draws.

use std::env;

use engine::{Chance, Fair, Secret};

/// The sizes that games draw from, and some that do not divide a power of two.
const SIZES: [u32; 10] = [2, 3, 4, 5, 6, 7, 12, 45, 84, 1000];

fn n_draws() -> u64 {
    if env::var_os("RATHAUS_LONG").is_some() { 100_000_000 } else { 2_000_000 }
}

/// How far counts are from what is expected of them, in standard deviations of that distance.
fn strangeness(counts: &[u64], expected: impl Fn(usize) -> f64) -> f64 {
    let distance: f64 = counts
        .iter()
        .enumerate()
        .map(|(i, count)| (*count as f64 - expected(i)).powi(2) / expected(i))
        .sum();
    let n_free = (counts.len() - 1) as f64;
    (distance - n_free) / (2.0 * n_free).sqrt()
}

/// Once in a hundred million tests a fair die looks so unfair.
const STRANGEST: f64 = 8.0;

#[track_caller]
fn check(what: &str, counts: &[u64], expected: impl Fn(usize) -> f64) {
    let found = strangeness(counts, expected);
    assert!(found.abs() < STRANGEST, "{what}: {found}");
}

#[test]
fn all_sides_and_all_pairs_come_equally_often() {
    let n = n_draws() / SIZES.len() as u64;
    for (number, size) in SIZES.into_iter().enumerate() {
        let mut fair = Fair::new(&Secret::from_seed(1, number as u64));
        let mut sides = vec![0; size as usize];
        let mut pairs = vec![0; (size * size).min(10_000) as usize];
        let mut gaps = vec![0; 20];
        let (mut last, mut gap) = (fair.below(size), 0);
        for _ in 0..n {
            let drawn = fair.below(size);
            sides[drawn as usize] += 1;
            if let Some(pair) = pairs.get_mut((last * size + drawn) as usize) {
                *pair += 1;
            }
            gap += 1;
            if drawn == 0 {
                let longest = gaps.len();
                gaps[(gap - 1).min(longest - 1)] += 1;
                gap = 0;
            }
            last = drawn;
        }
        let (n, size) = (n as f64, f64::from(size));
        check(&format!("sides of {size}"), &sides, |_| n / size);
        if pairs.len() as f64 == size * size {
            check(&format!("pairs of {size}"), &pairs, |_| n / size / size);
        }
        let n_gaps = gaps.iter().sum::<u64>() as f64;
        let longest = gaps.len() - 1;
        check(&format!("gaps of {size}"), &gaps, |i| {
            let still = (1.0 - 1.0 / size).powi(i as i32);
            n_gaps * if i == longest { still } else { still / size }
        });
    }
}

/// A die that is a little off is found out by the same measure.
#[test]
fn loaded_dice_are_found() {
    let mut fair = Fair::new(&Secret::from_seed(2, 0));
    let mut sides = [0; 6];
    let n = 2_000_000;
    for _ in 0..n {
        // One six in fifty becomes a one.
        let drawn = fair.below(6);
        let is_turned = drawn == 5 && fair.below(50) == 0;
        sides[if is_turned { 0 } else { drawn as usize }] += 1;
    }
    assert!(STRANGEST < strangeness(&sides, |_| f64::from(n) / 6.0));
}
