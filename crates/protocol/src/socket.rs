//! The match itself: orders one way, frames the other. The same values go over a socket and, for
//! bots without one, over plain HTTP.

use engine::{JsonSchema, Millis, Outcome, Seat, Seats, Viewer, schemars};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::Json;
use crate::splices::{Misfit, Splice};
use crate::{Problem, TableInfo, parts};

/// What a client wants.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FromClient {
    pub seat: Seat,
    /// That of the seat's frame that is answered, so that an order meant for another moment is
    /// refused. Left out, where everybody acts at once: the moment at which it arrives counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// The client's own, another one for every order, so that the same order sent twice is carried
    /// out once. At most 64 bytes.
    #[schemars(length(min = 1, max = 64))]
    pub key: String,
    pub order: Order,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    Act {
        /// One of the frame's, as it is.
        #[schemars(with = "parts::Action")]
        action: Value,
    },
    /// Takes the seat's last step back.
    Undo,
    /// Takes back all that can be.
    RestartTurn,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ToClient")]
pub enum ToClient<F = Frame<Json, Json>, C = Change> {
    /// The first word on every connection.
    Welcome {
        /// Another one than before: the host has gone back to a backup, and what a client has heard
        /// and ordered belongs to a past that is no more.
        era: String,
        /// The file that starts the page of this server. A page that was started by another one is
        /// older than the server, and should be loaded again.
        #[serde(default)]
        page: String,
    },
    /// Who sits at the table, whenever that changes.
    Table(TableInfo),
    Frame(Box<F>),
    /// The next frame, for whoever asked for changes.
    Change(Box<C>),
    /// An order was carried out and stored, or had been before.
    Accepted {
        key: String,
        /// That of the seat's frame with the order carried out, and nothing that came later. Once
        /// a frame has it or a higher one, what was ordered is in it.
        version: u64,
    },
    Refused {
        key: String,
        problem: Problem,
    },
}

/// One moment of a match, as one viewer may see it. Who writes one may have its parts written
/// already.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "FrameOf{V}")]
pub struct Frame<V = Value, A = Vec<Value>, E = Vec<Vec<Value>>> {
    /// Counts every change that the viewer can notice, undoing included.
    pub version: u64,
    /// Through whose eyes. With several own seats: the one to act.
    pub viewer: Viewer,
    /// Without the options, which never change.
    pub view: V,
    /// The viewer's own, if it is to act.
    pub actions: A,
    pub to_act: Seats,
    /// When the game goes on by itself, in milliseconds since the match began.
    pub deadline: Option<Millis>,
    /// Milliseconds since the match began.
    pub now: Millis,
    /// Whether the viewer may take its last step back.
    pub can_undo: bool,
    /// What the viewer has been told so far is kept up to this many steps, the set-up counted as
    /// one. After an undo there are fewer steps than before.
    pub n_steps_kept: usize,
    /// The step that the first of `events` belongs to; they go on from there, step by step, up to
    /// the newest. If it is later than `n_steps_kept`, the log can be asked what was in between.
    pub first_step: usize,
    pub events: E,
    /// Once the match is over: then this is the last frame.
    pub outcome: Option<Outcome>,
}

/// A frame of which view and actions are told as what makes them out of the texts of the frame
/// before, through the same eyes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Change")]
pub struct Change<E = Vec<Vec<Value>>> {
    /// The version of the frame before.
    pub from: u64,
    pub frame: Frame<Vec<Splice>, Vec<Splice>, E>,
}

impl<V, A, E> Frame<V, A, E> {
    /// The same with another view and other actions.
    pub fn with<W, B>(self, view: W, actions: B) -> Frame<W, B, E> {
        Frame {
            version: self.version,
            viewer: self.viewer,
            view,
            actions,
            to_act: self.to_act,
            deadline: self.deadline,
            now: self.now,
            can_undo: self.can_undo,
            n_steps_kept: self.n_steps_kept,
            first_step: self.first_step,
            events: self.events,
            outcome: self.outcome,
        }
    }
}

impl Change {
    /// The frame itself, out of the one before.
    pub fn applied(&self, before: &Frame<Json, Json>) -> Result<Frame<Json, Json>, Misfit> {
        let is_next = before.version == self.from && before.viewer == self.frame.viewer;
        if !is_next {
            return Err(Misfit);
        }
        let view = before.view.spliced(&self.frame.view)?;
        let actions = before.actions.spliced(&self.frame.actions)?;
        Ok(self.frame.clone().with(view, actions))
    }
}

/// What a viewer was told of some steps in a row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "LogPage")]
pub struct LogPage<E = Vec<Value>> {
    /// The first of them, as the viewer counts, the set-up counted as 0.
    pub first_step: usize,
    /// What was told of each.
    pub events: Vec<E>,
}
