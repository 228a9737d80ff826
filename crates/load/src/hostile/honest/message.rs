//! As much of a message as an honest player needs. Whatever else is in it may change.

use engine::{Seat, Seats, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;

/// One of these is there, or something that does not matter here.
#[derive(Deserialize)]
pub struct ServerMessage<'a> {
    #[serde(borrow)]
    pub frame: Option<Sight<'a>>,
    pub accepted: Option<Accepted>,
    pub refused: Option<Refused>,
}

#[derive(Deserialize)]
pub struct Sight<'a> {
    pub version: u64,
    viewer: Viewer,
    #[serde(borrow)]
    actions: Vec<&'a RawValue>,
    to_act: Seats,
    outcome: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
pub struct Accepted {
    pub key: String,
    pub version: u64,
}

#[derive(Deserialize)]
pub struct Refused {
    pub key: String,
    pub problem: Problem,
}

#[derive(Deserialize)]
pub struct Problem {
    pub code: String,
}

/// What a player remembers of the last frame.
pub struct Seen {
    pub version: u64,
    /// What could be done, as written.
    pub offer: Option<(Seat, Vec<String>)>,
    pub is_over: bool,
}

impl From<Sight<'_>> for Seen {
    fn from(sight: Sight<'_>) -> Seen {
        let acting = sight.viewer.seat().filter(|seat| sight.to_act.contains(*seat));
        let actions: Vec<String> = sight.actions.iter().map(|it| it.get().to_owned()).collect();
        Seen {
            version: sight.version,
            offer: acting.filter(|_| !actions.is_empty()).map(|seat| (seat, actions)),
            is_over: sight.outcome.is_some(),
        }
    }
}
