//! As much of a message as a player needs who does not understand the game.

use engine::{Seat, Seats, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heard<'a> {
    Welcome(serde::de::IgnoredAny),
    Table(serde::de::IgnoredAny),
    #[serde(borrow)]
    Frame(Sight<'a>),
    Accepted {
        key: &'a str,
        version: u64,
    },
    Refused {
        key: &'a str,
        #[serde(borrow)]
        problem: &'a RawValue,
    },
}

#[derive(Deserialize)]
pub struct Sight<'a> {
    pub version: u64,
    pub viewer: Viewer,
    #[serde(borrow)]
    pub view: &'a RawValue,
    #[serde(borrow)]
    pub actions: Vec<&'a RawValue>,
    pub to_act: Seats,
    pub n_steps_kept: usize,
    #[serde(borrow)]
    pub events: Vec<&'a RawValue>,
    pub outcome: Option<serde::de::IgnoredAny>,
}

impl Sight<'_> {
    /// The seat that is to act, if that is the viewer.
    pub fn acting(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.to_act.contains(*seat) && !self.actions.is_empty())
    }

    pub fn n_steps(&self) -> usize {
        self.n_steps_kept + self.events.len()
    }
}
