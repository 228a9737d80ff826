//! What the page and the worker in which its robots and judges think say to each other. To each
//! question there is an answer of its own type, so that whoever asks reads nothing else.

use engine::{Millis, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Analysis;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum WorkerQuestion {
    /// Answered by a [`RobotAnswer`].
    Robot(RobotQuestion),
    /// Answered by a list of [`crate::Hint`]s, which is empty where nobody can judge.
    Hint(HintQuestion),
    /// A finished match, as a Record, is to be taken apart. Answered by [`Analysed`].
    Analyse { record: String, budget_ms: u32 },
    /// And on with it, for a moment. Answered by [`Analysed`].
    GoOn,
}

/// A match as it stands, and what one of its robots is asked. A robot is handed its own view and
/// nothing else, as on the server; the worker makes it out of the match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RobotQuestion {
    pub game: String,
    /// The match, as a Record that is not finished.
    pub record: String,
    pub level: String,
    pub seed: u64,
    pub seat: Seat,
    /// On the clock of the match.
    pub now: Millis,
    /// Since when it plays this seat.
    pub since: Millis,
    /// The seats that are played by people.
    pub people: Seats,
    pub budget_ms: u32,
}

/// What it will do and when; nothing if it waits for something new.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct RobotAnswer {
    pub action: Option<Value>,
    pub not_before: Option<Millis>,
}

/// What somebody who is to act sees, and asks about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HintQuestion {
    pub game: String,
    pub seen: Seen,
    pub seat: Seat,
    pub budget_ms: u32,
}

/// Where what is seen comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Seen {
    /// A view as the server has sent it, which is without the options.
    View { options: Value, view: Value },
    /// The whole match, where it is the page's own.
    Record(String),
}

/// How far an analysis is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Analysed {
    /// So many of so many steps have been looked at.
    Progress {
        done: usize,
        of: usize,
    },
    Whole(Analysis),
    Refused(Refusal),
}

/// Why a match cannot be taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The rules say at which line, and why.
    Damaged,
    NotOver,
    /// Alone there is nobody to win against.
    Alone,
    /// Nobody can judge this game.
    NoJudge,
}
