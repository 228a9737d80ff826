//! A match as the page hears of it: who sits at the table, the newest frame, the story so far, and
//! what was ordered. A socket feeds it; a match of the page itself (`local`) needs no session.

mod live;
mod socket;

use engine::Seat;
use leptos::prelude::*;
use protocol::session::Follower;
use protocol::{Frame, Json, Order, TableInfo};
use serde_json::Value;

pub use self::live::connect;

#[derive(Clone, Copy)]
pub struct Session {
    pub table: RwSignal<Option<TableInfo>>,
    /// Those of the table, which never change.
    pub options: StoredValue<Value>,
    pub frame: RwSignal<Option<Frame<Json, Json>>>,
    /// What was heard and ordered so far.
    pub follower: RwSignal<Follower>,
    pub link: RwSignal<Link>,
    /// Does what the viewer of the newest frame wants.
    pub order: Callback<Order>,
    /// The same without waiting for an answer: whatever the moment at which it arrives.
    pub rush: Callback<Order>,
    /// Looks through the eyes of another own seat.
    pub look_through: Callback<Seat>,
    /// Whether a page of the log is on its way.
    pub reads: RwSignal<bool>,
    /// Reads in the log what happened before the first step that is known.
    pub read_on: Callback<()>,
    /// Tries to reach the server at once.
    pub retry: Callback<()>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    Opening,
    Open,
    /// So many tries in a row have failed.
    Lost {
        n_tries: u32,
    },
    /// The server knows no such table, or does not let us look.
    Refused,
}

impl Session {
    /// Whether nothing can be ordered just now.
    pub fn busy(self) -> Signal<bool> {
        Signal::derive(move || {
            self.link.get() != Link::Open || self.follower.with(|it| !it.orders().is_idle())
        })
    }
}
