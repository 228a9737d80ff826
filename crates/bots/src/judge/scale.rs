//! From what a judge goes by to chances: weighed signs, one number for each seat, and a softmax
//! over them.

use super::Judgement;

pub const N_SIGNS: usize = 4;
/// What speaks for a seat. The first one is the score that it may expect, in tens of points; the
/// others are up to the game.
pub type Signs = [f64; N_SIGNS];

/// What a judgement rests on.
#[derive(Clone, PartialEq, Debug)]
pub struct Evidence {
    /// By seat.
    pub signs: Vec<Signs>,
    /// How much of the match is over, from 0 to 1.
    pub progress: f64,
    /// How likely anybody wins: 1 where the rules always name a winner.
    pub won: f64,
}

/// How much the signs of a game count at a number of seats. `rathaus calibrate` finds it out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// What a sign counts at the start, and how much more at the end.
    pub win: [Signs; 2],
    /// The final score: a number, and so much of the expected score; both at the start, and how
    /// much more at the end.
    pub points: [[f64; 2]; 2],
}

/// Points to a unit of the first sign.
pub const POINTS_UNIT: f64 = 10.0;
/// No chance is taken for more certain than this.
const CHANCE_MIN: f64 = 1e-3;

impl Scale {
    /// Expected points alone, as long as nothing else is known.
    pub const PLAIN: Scale = Scale {
        win: [[1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0]],
        points: [[0.0, 1.0], [0.0, 0.0]],
    };

    pub fn judge(&self, evidence: &Evidence) -> Judgement {
        let Evidence { signs, progress, won } = evidence;
        let weigh = |signs: &Signs| {
            let [start, more] = &self.win;
            let counted = signs.iter().zip(start).zip(more);
            counted.map(|((sign, start), more)| sign * (start + progress * more)).sum::<f64>()
        };
        let points = |signs: &Signs| {
            let [start, more] = self.points;
            let [alone, share] = [0, 1].map(|i| start[i] + progress * more[i]);
            POINTS_UNIT * (alone + share * signs[0])
        };
        let chances = softmax(signs.iter().map(weigh).collect());
        Judgement {
            win: chances.into_iter().map(|chance| won * chance).collect(),
            points: signs.iter().map(points).collect(),
        }
    }
}

pub fn softmax(mut values: Vec<f64>) -> Vec<f64> {
    let most = values.iter().copied().fold(f64::MIN, f64::max);
    values.iter_mut().for_each(|value| *value = (*value - most).exp());
    let sum: f64 = values.iter().sum();
    values.iter_mut().for_each(|value| *value /= sum);
    values
}

/// The odds of a chance, as a logarithm.
pub fn logit(chance: f64) -> f64 {
    let chance = chance.clamp(CHANCE_MIN, 1.0 - CHANCE_MIN);
    (chance / (1.0 - chance)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_more_signs_has_the_better_chance_and_all_chances_make_one() {
        let scale = Scale { win: [[1.0, 0.0, 0.0, 0.0]; 2], points: [[0.0, 1.0], [0.0, 0.0]] };
        let signs = vec![[3.0, 0.0, 0.0, 0.0], [4.0, 0.0, 0.0, 0.0], [3.0, 9.0, 0.0, 0.0]];
        let early = scale.judge(&Evidence { signs: signs.clone(), progress: 0.0, won: 1.0 });
        let late = scale.judge(&Evidence { signs, progress: 1.0, won: 0.9 });
        assert!((early.win.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(early.win[0] < early.win[1] && early.win[0] == early.win[2]);
        assert!(early.win[1] < late.win[1]);
        assert!((late.win.iter().sum::<f64>() - 0.9).abs() < 1e-12);
        assert_eq!(early.points, [30.0, 40.0, 30.0]);
    }
}
