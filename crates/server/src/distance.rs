//! How far away a player is: half the median of the last round trips of our own pings. A client's
//! clock is never asked.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

const N_ROUND_TRIPS: usize = 9;

/// Written by the socket, read by its table.
#[derive(Debug, Default)]
pub struct Distance(AtomicU64);

/// The socket's measurements.
#[derive(Debug, Default)]
pub struct RoundTrips(VecDeque<Duration>);

impl Distance {
    /// One way, in milliseconds; 0 before the first measurement.
    pub fn delay_ms(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    pub fn note(&self, round_trips: &RoundTrips) {
        self.0.store(round_trips.delay_ms(), Ordering::Relaxed);
    }
}

impl RoundTrips {
    pub fn push(&mut self, round_trip: Duration) {
        if self.0.len() == N_ROUND_TRIPS {
            self.0.pop_front();
        }
        self.0.push_back(round_trip);
    }

    fn delay_ms(&self) -> u64 {
        let mut sorted: Vec<Duration> = self.0.iter().copied().collect();
        sorted.sort_unstable();
        let median = match sorted.len() {
            0 => return 0,
            n if n % 2 == 1 => sorted[n / 2],
            n => (sorted[n / 2 - 1] + sorted[n / 2]) / 2,
        };
        u64::try_from((median / 2).as_millis()).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn delay_after(round_trips_ms: &[u64]) -> u64 {
        let mut round_trips = RoundTrips::default();
        for ms in round_trips_ms {
            round_trips.push(Duration::from_millis(*ms));
        }
        let distance = Distance::default();
        distance.note(&round_trips);
        distance.delay_ms()
    }

    #[test]
    fn half_the_median_of_the_last_nine() {
        assert_eq!(delay_after(&[]), 0);
        assert_eq!(delay_after(&[41]), 20);
        assert_eq!(delay_after(&[10, 20]), 7);
        assert_eq!(delay_after(&[1000, 1000, 30, 30, 30, 30, 30, 30, 30, 30, 30]), 15);
        assert_eq!(delay_after(&[30, 30, 5000]), 15);
    }
}
