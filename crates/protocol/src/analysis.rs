//! What a finished match is told of: chances, luck and mistakes. All chances are from 0 to 1.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A match, understood afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    pub seats: Vec<SeatAccount>,
    #[serde(rename = "moments")]
    pub swings: Vec<Swing>,
}

/// Where the result of a seat came from: `start`, `luck` and `errors` make `result`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatAccount {
    pub seat: Seat,
    /// The chance to win when the match began.
    pub start: f64,
    /// What draws changed, and what nobody could know before.
    pub luck: f64,
    /// The part of it that draws changed. Over many matches it adds up to nothing.
    pub drawn: f64,
    /// What the decisions of all seats changed for this one.
    pub errors: f64,
    /// What its own decisions cost it: 0 or less.
    pub own_errors: f64,
    /// How often it had a choice.
    pub decisions: u32,
    /// The share of the victory.
    pub result: f64,
}

/// Something that made the chances swing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Swing {
    /// The first step of the match that belongs to it, from 0, and how many do.
    pub entry: usize,
    pub entries: usize,
    /// Who has acted; nobody where time has passed.
    pub seat: Option<Seat>,
    /// Everybody's chances before and after it.
    pub before: Vec<f64>,
    pub after: Vec<f64>,
    #[serde(flatten)]
    pub what: What,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum What {
    /// A choice: the chances before it are those of the best way, the chances after it those of
    /// what was played.
    Decision {
        played: Vec<Value>,
        best: Vec<Value>,
        /// What the seat has lost: 0 or more.
        cost: f64,
        /// How far off that may be (one standard error); 0 where all was counted.
        error: f64,
    },
    /// Something was drawn or came to light. The chances before it are the mean over all that could
    /// have been drawn.
    Draw {
        /// How far off the mean may be for the seat that has acted.
        error: f64,
    },
    /// Somebody else looks, who knows other things, or sees further.
    Insight {},
}

/// One of the best things that a seat can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    pub actions: Vec<Value>,
    /// The chance of the seat to win then, and how far that is behind the best hint.
    pub win: f64,
    pub behind: f64,
    /// How far off the chance may be.
    pub error: f64,
    /// The points that the seat may expect then.
    pub points: f64,
    /// What changes at once in the sources of the score.
    pub gains: Vec<Gain>,
}

/// A source of points, by the key of its text, and what it brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub source: String,
    pub points: i32,
}

impl Swing {
    /// What has changed for a seat.
    pub fn change(&self, seat: Seat) -> f64 {
        self.after[seat.idx()] - self.before[seat.idx()]
    }
}
