//! The match itself: orders one way, frames the other. The same values go over a socket and, for
//! bots without one, over plain HTTP.

use engine::{Millis, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Problem, TableInfo};

/// What a client wants. `version` is that of the seat's frame that it answers, so that an order
/// meant for another moment is refused; without it, where everybody acts at once, the moment at
/// which it arrives counts. `key` is the client's own, so that the same order sent twice is
/// carried out once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FromClient {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    pub key: String,
    pub order: Order,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    Act { action: Value },
    Undo,
    RestartTurn,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClient<F = Frame> {
    /// The first word on every connection.
    Welcome {
        /// Another one than before: the host has gone back to a backup, and what a client has heard
        /// and ordered belongs to a past that is no more.
        era: String,
    },
    /// Who sits at the table, whenever that changes.
    Table(TableInfo),
    Frame(Box<F>),
    /// An order was carried out and stored, or had been before.
    Accepted {
        key: String,
        version: u64,
    },
    Refused {
        key: String,
        problem: Problem,
    },
}

/// One moment of a match, as one viewer may see it. Who writes one may have its parts written
/// already.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Frame<V = Value, A = Vec<Value>, E = Vec<Vec<Value>>> {
    /// Counts every change that the viewer can notice, undoing included.
    pub version: u64,
    /// Through whose eyes. With several own seats: the one to act.
    pub viewer: Viewer,
    pub view: V,
    /// The viewer's own, if it is to act.
    pub actions: A,
    pub to_act: Seats,
    pub deadline: Option<Millis>,
    /// Milliseconds since the match began.
    pub now: Millis,
    /// Whether the viewer may take its last step back.
    pub can_undo: bool,
    /// What the viewer has been told so far is kept up to this many steps, the set-up counted as
    /// one; `events` go on from there, step by step. After an undo there are fewer steps than
    /// before.
    pub n_steps_kept: usize,
    pub events: E,
    pub outcome: Option<Outcome>,
}
