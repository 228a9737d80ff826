//! The round clock (TT-52): it runs from the turning up of the card and stands still while a plan
//! is checked and while the game is paused.

use engine::{JsonSchema, Millis, schemars};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// It shows the time that has passed since `base`, and stands still before `from` (TT-60).
    Running {
        base: Millis,
        from: Millis,
    },
    Standing {
        elapsed: Millis,
    },
}

impl Clock {
    /// It begins at `at`.
    pub(crate) fn started(at: Millis) -> Clock {
        Clock::Running { base: at, from: at }
    }

    /// What it shows.
    pub fn elapsed(self, now: Millis) -> Millis {
        match self {
            Clock::Running { base, from } => now.max(from).saturating_sub(base),
            Clock::Standing { elapsed } => elapsed,
        }
    }

    pub(crate) fn stopped(self, now: Millis) -> Clock {
        Clock::Standing { elapsed: self.elapsed(now) }
    }

    /// Goes on from `at`, where it stood.
    pub(crate) fn resumed(self, at: Millis) -> Clock {
        match self {
            Clock::Running { .. } => self,
            Clock::Standing { elapsed } => {
                Clock::Running { base: at.saturating_sub(elapsed), from: at }
            }
        }
    }

    /// When it will show so much, if nothing stops it.
    pub(crate) fn when(self, elapsed: Millis) -> Option<Millis> {
        match self {
            Clock::Running { base, .. } => Some(base + elapsed),
            Clock::Standing { .. } => None,
        }
    }
}
