//! Foretold chances, sorted into ten bins.

use serde::Serialize;

const N_BINS: usize = 10;

#[derive(Clone, Copy, Default)]
pub struct Bins([Sum; N_BINS]);

#[derive(Clone, Copy, Default)]
struct Sum {
    n: u64,
    foretold: f64,
    share: f64,
}

/// How often it came true.
#[derive(Clone, Serialize)]
pub struct Bin {
    pub game: &'static str,
    pub players: u8,
    pub positions: u64,
    /// Means.
    pub foretold: f64,
    pub share: f64,
}

impl Bins {
    pub fn add(&mut self, foretold: f64, share: f64) {
        let bin = ((foretold * N_BINS as f64) as usize).min(N_BINS - 1);
        let sum = &mut self.0[bin];
        sum.n += 1;
        sum.foretold += foretold;
        sum.share += share;
    }

    /// Those that have something in them.
    pub fn done(self, game: &'static str, players: u8) -> Vec<Bin> {
        let filled = self.0.into_iter().filter(|sum| 0 < sum.n);
        let mean = |sum: Sum| Bin {
            game,
            players,
            positions: sum.n,
            foretold: sum.foretold / sum.n as f64,
            share: sum.share / sum.n as f64,
        };
        filled.map(mean).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_hold_means() {
        let mut bins = Bins::default();
        for (foretold, share) in [(0.42, 0.0), (0.48, 1.0), (1.0, 1.0)] {
            bins.add(foretold, share);
        }
        let bins = bins.done("coins", 2);
        let told: Vec<(u64, f64)> = bins.iter().map(|bin| (bin.positions, bin.share)).collect();
        assert_eq!(told, [(2, 0.5), (1, 1.0)]);
        assert!((bins[0].foretold - 0.45).abs() < 1e-12);
    }
}
