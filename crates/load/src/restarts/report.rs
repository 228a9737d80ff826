//! What came of it.

use serde::Serialize;

use crate::report::Latency;

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
}
