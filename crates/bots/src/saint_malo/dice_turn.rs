//! The dice of a turn, played exactly: 252 results of five dice, two rerolls.
//!
//! Dice are multisets, and there are 462 of up to five. Adding one die at a time turns the
//! expected value of a kept set into the mean of six larger sets, and taking one die away turns
//! "the best part to keep" into the best of six smaller ones: 1,260 additions and 2,766
//! comparisons a roll instead of 4,368 weighted transitions each way.

use std::sync::LazyLock;

use saint_malo::{Dice, N_DICE, N_SYMBOLS, Symbol};

/// Results of five dice.
pub const N_RESULTS: usize = 252;
/// Multisets of up to five dice.
const N_SETS: usize = 462;
const N_SIZES: usize = N_DICE as usize + 1;

/// The multisets, smaller ones first, and how they hang together.
struct Sets {
    dice: Vec<Dice>,
    /// Where the sets of each size begin, and the end.
    starts: [usize; N_SIZES + 1],
    /// The set with one more die of each symbol; only for sets of up to four.
    with: Vec<[u16; N_SYMBOLS]>,
    /// The set with one die less of each symbol; where there is none to take, one of the others.
    without: Vec<[u16; N_SYMBOLS]>,
}

static SETS: LazyLock<Sets> = LazyLock::new(Sets::new);

/// What each set of kept dice is worth, for both rerolls of a turn.
pub struct DiceTurn {
    /// With one roll to come, and with two. A set of five is worth what stopping is.
    kept: [[f64; N_SETS]; 2],
    value: f64,
}

/// One turn with made-up values, to be timed.
pub fn solve_once(seed: u64) -> f64 {
    let finals = std::array::from_fn(|i| (seed ^ (i as u64 * 37 % 101)) as f64);
    DiceTurn::solve(&finals).value()
}

/// The number of a result, 0..252.
pub fn result_idx(dice: Dice) -> usize {
    set_idx(dice) - SETS.starts[N_DICE as usize]
}

/// Every result, in the order of its number.
pub fn results() -> &'static [Dice] {
    &SETS.dice[SETS.starts[N_DICE as usize]..]
}

fn set_idx(dice: Dice) -> usize {
    let size = usize::from(dice.len());
    let start = SETS.starts[size];
    let of_size = &SETS.dice[start..SETS.starts[size + 1]];
    start + of_size.binary_search(&dice).expect("every set of up to five dice is listed")
}

impl DiceTurn {
    /// Solves a turn for given values of the 252 final results.
    pub fn solve(finals: &[f64; N_RESULTS]) -> DiceTurn {
        let sets = &*SETS;
        let mut turn = DiceTurn { kept: [[0.0; N_SETS]; 2], value: 0.0 };
        let mut results = *finals;
        let mut best = [0.0; N_SETS];
        for kept in &mut turn.kept {
            sets.expect(&results, kept);
            kept[sets.starts[5]..].copy_from_slice(finals);
            sets.best_parts(kept, &mut best);
            results.copy_from_slice(&best[sets.starts[5]..]);
        }
        sets.expect(&results, &mut best);
        turn.value = best[0];
        turn
    }

    /// The same turn for somebody to whom the results are worth something else: it is played as
    /// this one.
    pub fn as_seen_by(&self, finals: &[f64; N_RESULTS]) -> DiceTurn {
        let sets = &*SETS;
        let mut turn = DiceTurn { kept: [[0.0; N_SETS]; 2], value: 0.0 };
        let mut values = *finals;
        for rolls_left in 1..=2 {
            let kept = &mut turn.kept[rolls_left - 1];
            sets.expect(&values, kept);
            kept[sets.starts[5]..].copy_from_slice(finals);
            for (value, dice) in values.iter_mut().zip(results()) {
                *value = kept[set_idx(self.best_kept(*dice, rolls_left as u8))];
            }
        }
        let mut expected = [0.0; N_SETS];
        sets.expect(&values, &mut expected);
        turn.value = expected[0];
        turn
    }

    /// What it is worth to keep a part of the dice with `rolls_left` to come: all five means to
    /// stop.
    pub fn keeping(&self, kept: Dice, rolls_left: u8) -> f64 {
        self.kept[usize::from(rolls_left) - 1][set_idx(kept)]
    }

    /// The expected value of the turn before its first roll.
    pub fn value(&self) -> f64 {
        self.value
    }

    /// The part of `dice` to keep with `rolls_left` to come: all of them means to stop.
    pub fn best_kept(&self, dice: Dice, rolls_left: u8) -> Dice {
        let kept = &self.kept[usize::from(rolls_left) - 1];
        let mut best = (kept[set_idx(dice)], dice);
        for part in std::iter::once(Dice::NONE).chain(dice.parts()) {
            let value = kept[set_idx(part)];
            if best.0 < value {
                best = (value, part);
            }
        }
        best.1
    }

    /// The value of `dice` on the table with `rolls_left` to come.
    pub fn value_of(&self, dice: Dice, rolls_left: u8) -> f64 {
        self.keeping(self.best_kept(dice, rolls_left), rolls_left)
    }
}

impl Sets {
    fn new() -> Sets {
        let mut dice = vec![Dice::NONE];
        let mut starts = [0; N_SIZES + 1];
        for size in 1..N_SIZES {
            let smaller = &dice[starts[size - 1]..];
            let mut larger: Vec<Dice> =
                smaller.iter().flat_map(|set| Symbol::ALL.map(|symbol| set.with(symbol))).collect();
            larger.sort();
            larger.dedup();
            starts[size] = dice.len();
            dice.extend(larger);
        }
        starts[N_SIZES] = dice.len();
        assert_eq!(dice.len(), N_SETS, "C(11,5) multisets of up to five dice");
        let mut sets = Sets { dice, starts, with: Vec::new(), without: Vec::new() };
        sets.with = (0..starts[5]).map(|i| sets.larger(i)).collect();
        sets.without = (0..N_SETS).map(|i| sets.smaller(i)).collect();
        sets
    }

    fn find(&self, dice: Dice) -> u16 {
        self.dice.iter().position(|set| *set == dice).expect("all sets are listed") as u16
    }

    fn larger(&self, i: usize) -> [u16; N_SYMBOLS] {
        Symbol::ALL.map(|symbol| self.find(self.dice[i].with(symbol)))
    }

    fn smaller(&self, i: usize) -> [u16; N_SYMBOLS] {
        let dice = self.dice[i];
        let present = Symbol::ALL.into_iter().filter(|symbol| 0 < dice.count(*symbol));
        let smaller: Vec<u16> =
            present.map(|symbol| self.find(dice.without(Dice::NONE.with(symbol)))).collect();
        std::array::from_fn(|j| smaller.get(j).or(smaller.first()).copied().unwrap_or(0))
    }

    /// The expected value of every set of fewer than five dice, when the rest is thrown once.
    fn expect(&self, results: &[f64; N_RESULTS], expected: &mut [f64; N_SETS]) {
        expected[self.starts[5]..].copy_from_slice(results);
        for i in (0..self.starts[5]).rev() {
            let sum: f64 = self.with[i].iter().map(|j| expected[usize::from(*j)]).sum();
            expected[i] = sum / N_SYMBOLS as f64;
        }
    }

    /// For every set, the value of its best part.
    fn best_parts(&self, values: &[f64; N_SETS], best: &mut [f64; N_SETS]) {
        best[0] = values[0];
        for i in 1..N_SETS {
            let parts = self.without[i].iter().map(|j| best[usize::from(*j)]);
            best[i] = parts.fold(values[i], f64::max);
        }
    }
}
