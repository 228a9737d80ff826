//! What signs count, learned from matches whose end is known: chances by the likelihood of those
//! who won (Newton's method), scores by least squares.

use engine::Outcome;

use super::Judgement;
use super::scale::{Evidence, N_SIGNS, POINTS_UNIT, Scale, Signs, softmax};

/// A position, and how its match ended.
pub struct Known {
    pub evidence: Evidence,
    /// Shares of the victory and final scores.
    pub end: Judgement,
}

/// Each sign counts by itself and by progress.
const N_WIN: usize = 2 * N_SIGNS;
const N_POINTS: usize = 4;
const N_STEPS: usize = 20;
/// Signs that say nothing weigh nothing.
const RIDGE: f64 = 1e-3;
/// Just enough for equations that always have a solution.
const TINY: f64 = 1e-9;

impl Known {
    pub fn new(evidence: Evidence, outcome: &Outcome) -> Known {
        Known { evidence, end: Judgement::of_outcome(outcome) }
    }
}

/// The scale by which these ends were most likely.
pub fn fit(known: &[Known]) -> Scale {
    let weights = fit_win(known);
    let half = |from: usize| -> Signs { std::array::from_fn(|i| weights[from + i]) };
    let [alone, alone_more, share, share_more] = fit_points(known);
    Scale { win: [half(0), half(N_SIGNS)], points: [[alone, share], [alone_more, share_more]] }
}

fn fit_win(known: &[Known]) -> [f64; N_WIN] {
    let mut weights = [0.0; N_WIN];
    for _ in 0..N_STEPS {
        let mut system = System::<N_WIN>::new(RIDGE * known.len() as f64);
        for (i, weight) in weights.iter().enumerate() {
            system.right[i] -= RIDGE * known.len() as f64 * weight;
        }
        for Known { evidence, end } in known {
            let inputs: Vec<[f64; N_WIN]> =
                evidence.signs.iter().map(|signs| win_inputs(signs, evidence.progress)).collect();
            let weighed = inputs.iter().map(|inputs| dot(inputs, &weights)).collect();
            let chances = softmax(weighed);
            let mean: [f64; N_WIN] = std::array::from_fn(|i| {
                inputs.iter().zip(&chances).map(|(inputs, chance)| chance * inputs[i]).sum()
            });
            // Where nobody has won, nothing is to be learned of who wins.
            let won: f64 = end.win.iter().sum();
            for ((inputs, chance), share) in inputs.iter().zip(&chances).zip(&end.win) {
                let beyond = std::array::from_fn(|i| inputs[i] - mean[i]);
                system.add(&beyond, won * chance, share - won * chance);
            }
        }
        let step = system.solve();
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights
}

fn win_inputs(signs: &Signs, progress: f64) -> [f64; N_WIN] {
    std::array::from_fn(|i| if i < N_SIGNS { signs[i] } else { progress * signs[i - N_SIGNS] })
}

fn fit_points(known: &[Known]) -> [f64; N_POINTS] {
    let mut system = System::<N_POINTS>::new(TINY);
    for Known { evidence, end } in known {
        for (signs, points) in evidence.signs.iter().zip(&end.points) {
            let (t, expected) = (evidence.progress, signs[0]);
            system.add(&[1.0, t, expected, t * expected], 1.0, points / POINTS_UNIT);
        }
    }
    system.solve()
}

/// Linear equations of a symmetric kind, summed up sample by sample.
struct System<const N: usize> {
    left: [[f64; N]; N],
    right: [f64; N],
}

impl<const N: usize> System<N> {
    fn new(ridge: f64) -> System<N> {
        let mut left = [[0.0; N]; N];
        (0..N).for_each(|i| left[i][i] = ridge);
        System { left, right: [0.0; N] }
    }

    fn add(&mut self, inputs: &[f64; N], weight: f64, wanted: f64) {
        for i in 0..N {
            self.right[i] += wanted * inputs[i];
            for j in 0..N {
                self.left[i][j] += weight * inputs[i] * inputs[j];
            }
        }
    }

    /// Gauss, with the largest pivots.
    fn solve(mut self) -> [f64; N] {
        for i in 0..N {
            let largest =
                (i..N).max_by(|a, b| self.left[*a][i].abs().total_cmp(&self.left[*b][i].abs()));
            let pivot = largest.expect("there is row i itself");
            self.left.swap(i, pivot);
            self.right.swap(i, pivot);
            for below in i + 1..N {
                let part = self.left[below][i] / self.left[i][i];
                for column in i..N {
                    self.left[below][column] -= part * self.left[i][column];
                }
                self.right[below] -= part * self.right[i];
            }
        }
        for i in (0..N).rev() {
            let known: f64 = (i + 1..N).map(|j| self.left[i][j] * self.right[j]).sum();
            self.right[i] = (self.right[i] - known) / self.left[i][i];
        }
        self.right
    }
}

fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use engine::Fast;

    use super::*;

    /// Ends that were drawn by a scale lead back to it.
    #[test]
    fn a_scale_is_found_again() {
        let truth = Scale {
            win: [[0.5, 1.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0]],
            points: [[1.0, 0.5], [-1.0, 0.5]],
        };
        let mut chance = Fast::new(3);
        let known: Vec<Known> = (0..20_000)
            .map(|_| {
                let mut signs = || [chance.unit() * 4.0, chance.unit() * 2.0, 0.0, 0.0];
                let signs = vec![signs(), signs(), signs()];
                let evidence = Evidence { signs, progress: chance.unit(), won: 1.0 };
                let mut end = truth.judge(&evidence);
                let drawn = chance.unit();
                let bounds = [0.0, end.win[0], end.win[0] + end.win[1], 2.0];
                for seat in 0..3 {
                    let won = bounds[seat] <= drawn && drawn < bounds[seat + 1];
                    end.win[seat] = if won { 1.0 } else { 0.0 };
                }
                Known { evidence, end }
            })
            .collect();
        let found = fit(&known);
        for (found, truth) in found.win.iter().flatten().zip(truth.win.iter().flatten()) {
            assert!((found - truth).abs() < 0.12, "{found} is not {truth}");
        }
        for (found, truth) in found.points.iter().flatten().zip(truth.points.iter().flatten()) {
            assert!((found - truth).abs() < 1e-6, "{found} is not {truth}");
        }
    }
}
