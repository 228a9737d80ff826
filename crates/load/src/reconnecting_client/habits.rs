//! How a client behaves.

use std::time::Duration;

use engine::{Chance, Fast};
use protocol::session::ANSWER_WITHIN_MS;

#[derive(Clone, Debug)]
pub struct Habits {
    /// The same seed chooses the same from the same.
    pub seed: u64,
    /// Whether it acts, where it may.
    pub acts: bool,
    /// Whether it acts without waiting for answers half of the time, as where everybody acts at
    /// once.
    pub rushes: bool,
    /// How long it thinks, at most.
    pub thinks_ms_max: u32,
    /// So many times faster than a page it comes back.
    pub hurry: u32,
    pub answer_within: Duration,
    /// After how long, at most, it sleeps or changes its network. 0: never.
    pub whim_ms_max: u32,
    pub sleeps_ms_max: u32,
}

impl Habits {
    /// A player as the page is one.
    pub fn patient(seed: u64) -> Habits {
        Habits {
            seed,
            acts: true,
            rushes: false,
            thinks_ms_max: 0,
            hurry: 1,
            answer_within: Duration::from_millis(ANSWER_WITHIN_MS.into()),
            whim_ms_max: 0,
            sleeps_ms_max: 0,
        }
    }

    pub(super) fn has_whims(&self) -> bool {
        self.whim_ms_max != 0
    }

    pub(super) fn thinks_for(&self, chance: &mut Fast) -> Duration {
        up_to(self.thinks_ms_max, chance)
    }

    pub(super) fn whim_after(&self, chance: &mut Fast) -> Duration {
        up_to(self.whim_ms_max, chance)
    }

    pub(super) fn sleeps_for(&self, chance: &mut Fast) -> Duration {
        up_to(self.sleeps_ms_max, chance)
    }
}

fn up_to(ms_max: u32, chance: &mut Fast) -> Duration {
    Duration::from_millis(chance.below(ms_max + 1).into())
}
