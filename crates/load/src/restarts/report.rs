//! What came of it.

use engine::OPEN_STEPS_MAX;
use serde::Serialize;

use crate::report::Latency;

/// Nobody else waits so long.
const OTHERS_MS_MAX: f64 = 100.0;
/// Nor does it take a processor so long to wake a table.
const CPU_MS_PER_WAKING_MAX: f64 = 200.0;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RestartsReport {
    pub tables: usize,
    /// Steps of the turns that were taken back, and changes of the matches that were woken: the
    /// fewest at any table.
    pub steps_open: usize,
    pub changes: u64,
    /// From an order to start a turn anew to its answer.
    pub restarts: Latency,
    /// From any other question to its answer, while turns were taken back.
    pub others: Latency,
    /// The same at all other times.
    pub others_else: Latency,
    /// From a look at a sleeping table to seeing it.
    pub wakings: Latency,
    /// None where the process is not known.
    pub cpu_ms_per_waking: Option<f64>,
    pub reasons: Vec<RestartsReason>,
    pub holds: bool,
}

/// Why a server does not hold, or was not tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RestartsReason {
    Slow,
    DearWakings,
    ShortTurns,
}

impl RestartsReason {
    /// The key of its message.
    pub fn key(self) -> &'static str {
        match self {
            RestartsReason::Slow => "restarts-slow",
            RestartsReason::DearWakings => "restarts-dear-wakings",
            RestartsReason::ShortTurns => "restarts-short-turns",
        }
    }
}

impl RestartsReport {
    /// Finds what speaks against the server.
    pub(super) fn judged(mut self) -> RestartsReport {
        let is_dear = self.cpu_ms_per_waking.is_some_and(|ms| CPU_MS_PER_WAKING_MAX <= ms);
        let found = [
            (RestartsReason::Slow, OTHERS_MS_MAX <= self.others.max),
            (RestartsReason::DearWakings, is_dear),
            (RestartsReason::ShortTurns, self.steps_open < OPEN_STEPS_MAX),
        ];
        self.reasons = found.into_iter().filter(|(_, is_so)| *is_so).map(|(it, _)| it).collect();
        self.holds = self.reasons.is_empty();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(steps_open: usize, others: f64, cpu: Option<f64>, expected: &[RestartsReason]) {
        let latency = |max| Latency { n: 9, p50: 1.0, p99: 1.0, p999: 1.0, max };
        let report = RestartsReport {
            tables: 10,
            steps_open,
            changes: 23_000,
            restarts: latency(500.0),
            others: latency(others),
            others_else: latency(500.0),
            wakings: latency(500.0),
            cpu_ms_per_waking: cpu,
            reasons: Vec::new(),
            holds: false,
        };
        let report = report.judged();
        assert_eq!(report.reasons, expected);
        assert_eq!(report.holds, expected.is_empty());
    }

    #[test]
    fn a_server_holds_if_nobody_waits_and_waking_is_cheap() {
        check(250, 99.0, Some(199.0), &[]);
        check(250, 99.0, None, &[]);
        check(250, 100.0, Some(199.0), &[RestartsReason::Slow]);
        check(250, 99.0, Some(200.0), &[RestartsReason::DearWakings]);
        check(249, 99.0, Some(199.0), &[RestartsReason::ShortTurns]);
    }
}
