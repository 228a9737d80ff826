//! How fast people solve tasks, as far as we can tell: the one table for the bots and for races
//! against the clock, to be corrected when measured times say otherwise.

/// A kind of player. A task with n right plans takes m · (10 / n)^a · e^(σ·z) seconds, where z is
/// standard normal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    pub m_s: f64,
    pub a: f64,
    pub sigma: f64,
    /// The share of calls that are wrong.
    pub wrong_call: f64,
    /// Seconds until the player gives up.
    pub patience_s: f64,
}

/// Nobody's hands are faster.
pub const FLOOR_MS: u64 = 8_000;

const N_RIGHT_OF_M: f64 = 10.0;

impl Pace {
    pub const EASY: Pace =
        Pace { m_s: 150.0, a: 0.45, sigma: 0.5, wrong_call: 0.12, patience_s: 240.0 };
    pub const MEDIUM: Pace =
        Pace { m_s: 85.0, a: 0.35, sigma: 0.45, wrong_call: 0.07, patience_s: 180.0 };
    pub const HARD: Pace =
        Pace { m_s: 45.0, a: 0.25, sigma: 0.4, wrong_call: 0.03, patience_s: 120.0 };
    pub const TURBO: Pace =
        Pace { m_s: 20.0, a: 0.15, sigma: 0.3, wrong_call: 0.005, patience_s: 60.0 };

    /// As fast as somebody whose times, each brought to ten right plans, have this median.
    pub const fn matched(median_s: f64) -> Pace {
        Pace { m_s: median_s, a: 0.35, sigma: 0.4, wrong_call: 0.05, patience_s: 180.0 }
    }

    /// The time for a task, which z makes better or worse than usual. Without a right plan it is
    /// that of a task with one.
    pub fn planned_ms(&self, n_right: u32, z: f64) -> u64 {
        let hardness = N_RIGHT_OF_M / f64::from(n_right.max(1));
        let seconds = self.m_s * hardness.powf(self.a) * (self.sigma * z).exp();
        ((seconds * 1000.0).round() as u64).max(FLOOR_MS)
    }

    /// The time that half of the attempts take at most.
    pub fn median_ms(&self, n_right: u32) -> u64 {
        self.planned_ms(n_right, 0.0)
    }
}
