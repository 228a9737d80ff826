//! What is stored, as values.

use engine::{Seat, Secret};
use games::Noticed;
use protocol::{Stage, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::address::AddressTag;
use crate::guest::GuestId;

/// Everything about a table but the steps of its match.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Given by the database; 0 before.
    pub no: i64,
    pub id: TableId,
    pub game: String,
    /// As they are stored: large ones are files elsewhere.
    pub options: Value,
    pub host: GuestId,
    pub host_name: String,
    pub is_listed: bool,
    /// Seconds since 1970.
    pub created_at: u64,
    /// What the dice of the match follow from.
    pub secret: Secret,
    pub chairs: Vec<Chair>,
    pub stage: Stage,
    /// Milliseconds since 1970.
    pub started_at_ms: Option<u64>,
    pub rematch: Option<TableId>,
    /// Where its host came from.
    pub address: AddressTag,
}

/// Who a seat belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chair {
    /// In a rematch, for somebody of the match before.
    Open {
        kept_for: Option<GuestId>,
        /// The name of whom it is kept for.
        #[serde(default)]
        kept_name: String,
        /// Seconds since 1970; from then on anybody may sit here.
        #[serde(default)]
        kept_until: u64,
    },
    /// A bot of the level `stand_in` plays while the person is away.
    Person {
        guest: GuestId,
        name: String,
        stand_in: Option<String>,
        /// Milliseconds since 1970.
        #[serde(default)]
        sat_down_at_ms: u64,
    },
    Bot {
        level: String,
    },
}

/// For whom a chair is kept free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept<'a> {
    pub guest: GuestId,
    pub name: &'a str,
    pub until: u64,
}

impl Chair {
    /// For whoever comes.
    pub fn open() -> Chair {
        Chair::Open { kept_for: None, kept_name: String::new(), kept_until: 0 }
    }

    pub fn sat_down_at_ms(&self) -> Option<u64> {
        match self {
            Chair::Person { sat_down_at_ms, .. } => Some(*sat_down_at_ms),
            Chair::Open { .. } | Chair::Bot { .. } => None,
        }
    }

    /// For whom the chair is kept, unless that time has passed.
    pub fn kept(&self, now_s: u64) -> Option<Kept<'_>> {
        match self {
            Chair::Open { kept_for: Some(guest), kept_name, kept_until } => {
                let kept = Kept { guest: *guest, name: kept_name, until: *kept_until };
                Some(kept).filter(|kept| now_s < kept.until)
            }
            Chair::Open { .. } | Chair::Person { .. } | Chair::Bot { .. } => None,
        }
    }

    /// Whether it was kept for this guest, who has not come.
    pub fn is_meant_for(&self, guest: GuestId) -> bool {
        match self {
            Chair::Open { kept_for, .. } => *kept_for == Some(guest),
            Chair::Person { .. } | Chair::Bot { .. } => false,
        }
    }

    pub fn guest(&self) -> Option<GuestId> {
        match self {
            Chair::Person { guest, .. } => Some(*guest),
            Chair::Open { .. } | Chair::Bot { .. } => None,
        }
    }

    /// The level of the bot that plays here now.
    pub fn level(&self) -> Option<&str> {
        match self {
            Chair::Bot { level } => Some(level),
            Chair::Person { stand_in, .. } => stand_in.as_deref(),
            Chair::Open { .. } => None,
        }
    }
}

impl TableRow {
    pub fn n_seats(&self) -> u8 {
        u8::try_from(self.chairs.len()).expect("the rules allow few seats")
    }

    /// Gives a guest's new name to all of the guest's seats.
    pub fn renamed(&self, guest: GuestId, new_name: &str) -> TableRow {
        let mut row = self.clone();
        if row.host == guest {
            new_name.clone_into(&mut row.host_name);
        }
        for chair in &mut row.chairs {
            match chair {
                Chair::Person { guest: sitter, name, .. } if *sitter == guest => {
                    new_name.clone_into(name);
                }
                Chair::Person { .. } | Chair::Open { .. } | Chair::Bot { .. } => {}
            }
        }
        row
    }

    pub fn seats_of(&self, guest: Option<GuestId>) -> impl Iterator<Item = Seat> {
        let is_theirs = move |chair: &Chair| guest.is_some() && chair.guest() == guest;
        let seats = Seat::all(self.n_seats()).zip(&self.chairs);
        seats.filter(move |(_, chair)| is_theirs(chair)).map(|(seat, _)| seat)
    }
}

/// One change of a match. Rows are added and never changed.
#[derive(Clone, PartialEq, Debug)]
pub struct StepRow {
    /// The version that the match has after this step.
    pub version: u64,
    pub kind: StepKind,
    /// The key of the order. A bot's step has none.
    pub key: Option<String>,
    /// Unknown for steps that were stored before this was.
    pub noticed: Option<Noticed>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum StepKind {
    /// A line of the log, with the seat that ordered it; a deadline has none.
    Entry {
        seat: Option<Seat>,
        entry: String,
    },
    Undo {
        seat: Seat,
    },
    /// How many steps it took back was not always stored.
    Restart {
        seat: Seat,
        n_undone: Option<u32>,
    },
}

/// A save file that somebody has uploaded.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordRow {
    pub id: TableId,
    pub guest: GuestId,
    /// Where the guest came from.
    pub address: AddressTag,
    pub game: String,
    pub created_at: u64,
    pub record: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was stored before seats were kept for a time, and sitting down had one.
    #[test]
    fn old_chairs_are_read() {
        let guest = GuestId::new();
        let read = |text: String| serde_json::from_str::<Chair>(&text).unwrap();
        assert_eq!(read(r#"{"open":{"kept_for":null}}"#.to_owned()), Chair::open());
        let kept = read(format!(r#"{{"open":{{"kept_for":"{guest}"}}}}"#));
        assert_eq!(kept.kept(1), None, "that time has passed");
        let person = format!(r#"{{"person":{{"guest":"{guest}","name":"A","stand_in":null}}}}"#);
        assert_eq!(read(person).guest(), Some(guest));
    }
}
