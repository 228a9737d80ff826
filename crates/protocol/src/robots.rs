//! What the page and the worker in which its robots think say to each other.

use engine::{Millis, Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;

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
