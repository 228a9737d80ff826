//! Where a game stands (section "How a round runs" of RULES.md).

use engine::{JsonSchema, Millis, Seat, Seats, schemars};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The commissioner sets the task.
    Place {
        until: Option<Millis>,
    },
    /// TT-40: the card is about to be turned up.
    Countdown {
        until: Millis,
    },
    Build,
    /// TT-56: somebody has called, and nobody knows it yet. To everybody it looks like `Build`.
    Calling {
        until: Millis,
    },
    /// TT-63: all look at the plan of a caller.
    Check {
        seat: Seat,
        until: Millis,
    },
    /// TT-71: the deal has no winner.
    Void {
        reason: VoidReason,
        until: Millis,
        ready: Seats,
    },
    RoundEnd {
        winner: Seat,
        how: How,
        until: Millis,
        ready: Seats,
    },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum VoidReason {
    /// TT-42: there is no right plan, and the table says so.
    Unsolvable,
    /// TT-68: all live seats have given up.
    GivenUp,
    /// TT-53.
    TimeUp,
}

/// How a round was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Plan,
    /// TT-66.
    LastLeft,
}

impl Phase {
    /// TT-55: what anybody sees of it.
    pub fn seen(self) -> Phase {
        match self {
            Phase::Calling { .. } => Phase::Build,
            _ => self,
        }
    }

    /// Whether live seats build.
    pub fn is_race(self) -> bool {
        self.seen() == Phase::Build
    }

    /// TT-74: who does not want to look any longer.
    pub fn ready(self) -> Seats {
        match self {
            Phase::Void { ready, .. } | Phase::RoundEnd { ready, .. } => ready,
            Phase::Place { .. }
            | Phase::Countdown { .. }
            | Phase::Build
            | Phase::Calling { .. }
            | Phase::Check { .. }
            | Phase::Over => Seats::none(),
        }
    }

    /// Whether all boards lie open.
    pub fn shows_boards(self) -> bool {
        match self {
            Phase::Void { .. } | Phase::RoundEnd { .. } => true,
            Phase::Place { .. }
            | Phase::Countdown { .. }
            | Phase::Build
            | Phase::Calling { .. }
            | Phase::Check { .. }
            | Phase::Over => false,
        }
    }
}
