//! What is counted while the load runs, by all tables together.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;

/// In microseconds, up to ten minutes, to three digits.
pub type Latencies = Histogram<u64>;

pub const LONGEST_US: u64 = 600_000_000;

pub fn latencies() -> Latencies {
    Histogram::new_with_bounds(1, LONGEST_US, 3).expect("the bounds are constants")
}

pub struct Meter {
    pub n_actions: AtomicU64,
    pub n_frames: AtomicU64,
    pub n_bytes: AtomicU64,
    pub n_matches: AtomicU64,
    pub n_refused: AtomicU64,
    pub n_cut_off: AtomicU64,
    to_ack: Mutex<Latencies>,
    to_other: Mutex<Latencies>,
    to_enter: Mutex<Latencies>,
}

impl Meter {
    pub fn new() -> Meter {
        Meter {
            n_actions: AtomicU64::new(0),
            n_frames: AtomicU64::new(0),
            n_bytes: AtomicU64::new(0),
            n_matches: AtomicU64::new(0),
            n_refused: AtomicU64::new(0),
            n_cut_off: AtomicU64::new(0),
            to_ack: Mutex::new(latencies()),
            to_other: Mutex::new(latencies()),
            to_enter: Mutex::new(latencies()),
        }
    }

    /// From an action to its acknowledgement.
    pub fn acknowledged(&self, after: Duration) {
        add(&self.n_actions, 1);
        note(&self.to_ack, after);
    }

    /// From an action to the frame of somebody else.
    pub fn shown(&self, after: Duration) {
        note(&self.to_other, after);
    }

    /// From coming to the first frame.
    pub fn entered(&self, after: Duration) {
        note(&self.to_enter, after);
    }

    pub fn to_ack(&self) -> Latencies {
        locked(&self.to_ack).clone()
    }

    pub fn to_other(&self) -> Latencies {
        locked(&self.to_other).clone()
    }

    pub fn to_enter(&self) -> Latencies {
        locked(&self.to_enter).clone()
    }

    /// Everything from now on.
    pub fn reset(&self) {
        for counter in [
            &self.n_actions,
            &self.n_frames,
            &self.n_bytes,
            &self.n_matches,
            &self.n_refused,
            &self.n_cut_off,
        ] {
            counter.store(0, Ordering::Relaxed);
        }
        for histogram in [&self.to_ack, &self.to_other] {
            locked(histogram).reset();
        }
    }
}

pub fn add(counter: &AtomicU64, n: u64) {
    counter.fetch_add(n, Ordering::Relaxed);
}

pub fn read(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

pub fn note_in(latencies: &mut Latencies, after: Duration) {
    let micros = u64::try_from(after.as_micros()).unwrap_or(LONGEST_US).clamp(1, LONGEST_US);
    latencies.saturating_record(micros);
}

fn note(histogram: &Mutex<Latencies>, after: Duration) {
    note_in(&mut locked(histogram), after);
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
